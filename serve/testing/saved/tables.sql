PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
           id TEXT PRIMARY KEY,
           terms TEXT NOT NULL,
           secret TEXT NOT NULL,
           commitment TEXT NOT NULL,
           created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES('7a284610b3a1f0b63ca319037180da17','{"seats":[{"bot":null},{"bot":null}],"options":{"farm":2},"clock":"day"}','4e8e78f73c982b537d12d2923a3b411ba86a3d90898ec880a5f2f66156cbe58f','1aa9ffafed7ec9f349dddf5ffb540f889863bca30ee0d992ab1646521d2b67f7','2026-11-25 17:53:46');
INSERT INTO tables VALUES('d3a51a3945f9841487a4dccc8a84e542','{"seats":[{"bot":null},{"bot":null},{"bot":"easy"}],"options":{"meeples":5,"start":"shuffled"},"clock":"quarter"}','2563923ad592950c02f1998f2a70de305d72d9cac7167339e2dbb8ec7adc5ada','39e02acb21083d2ec57a88c2e3ade99fa91ff753d1ec4db69d91dcbe0a8954b7','2026-11-25 17:53:34');
INSERT INTO tables VALUES('f3885fe7c2b000210d795b22ca1232c0','{"seats":[{"bot":null},{"bot":"greedy"}],"options":{},"clock":"none"}','2918d0833fd4a1e7d69c5d7053aacba9f47de8c24125806a929d960c5c6e3942','476074825e9ceffdc0038c3fb285d1fe21dcf50505b9b84d1ca09ca1fc48b509','2026-11-25 17:53:34');
INSERT INTO tables VALUES('fe94a9e4dd698814bc989cbb496e2f9c','{"seats":[{"bot":null},{"bot":null}],"options":{"farm":2},"clock":"day"}','1a3291be1e4451251d37e73ee5956aec19e099a1baaca7a619fa18b5a8e6e439','338c6db7eba665fd0b1d237977ef8d37fc32fc363bacf8afd908684356939b1e','2026-11-25 17:53:34');
CREATE TABLE doors (
           hash TEXT PRIMARY KEY,
           in_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
           seat INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO doors VALUES('04b35c5ad67bb6dcb66c82338f989d7fbf8cf3dd51bf576dda1df28b5a7dbf0f','d3a51a3945f9841487a4dccc8a84e542',-1);
INSERT INTO doors VALUES('1fb569db01ce97ff8360a32f78456c24891af069858dd825582bb17b04137486','7a284610b3a1f0b63ca319037180da17',0);
INSERT INTO doors VALUES('2be470ab909c4ea3d3ade5c239453e211a816bedeaa0d7e826585d605451d369','fe94a9e4dd698814bc989cbb496e2f9c',-1);
INSERT INTO doors VALUES('50ddfce6916e09b77724306e3d7d9872456e99c07b1a4f6401bc1c5b87954daa','fe94a9e4dd698814bc989cbb496e2f9c',0);
INSERT INTO doors VALUES('7548e5850256812f3e7741aa0e58f35c454123ef34aa1f170b9209c265585840','7a284610b3a1f0b63ca319037180da17',-1);
INSERT INTO doors VALUES('a5a927588a6fc8d1c31fdece4b9c7ee3a0ebb20ceaa39955b4a5180f23c68126','f3885fe7c2b000210d795b22ca1232c0',-1);
INSERT INTO doors VALUES('ada13c8030aac53446f519aca36e7713fbefe2179b86b1f7678bb68781c3f465','fe94a9e4dd698814bc989cbb496e2f9c',1);
INSERT INTO doors VALUES('c2f5608769f8c7a497be692be7e56d2c91079651e7cae512b9890b5671cb1652','d3a51a3945f9841487a4dccc8a84e542',0);
INSERT INTO doors VALUES('e203e20c7e1b819b468e9b813ca6c12ca3ebbfd20d6f13f95dd0e19a254c44ab','f3885fe7c2b000210d795b22ca1232c0',0);
INSERT INTO doors VALUES('f1479193ff9c74665c1ee8904740518d857716fee87c95a4e209d3acd3027cef','7a284610b3a1f0b63ca319037180da17',1);
INSERT INTO doors VALUES('f6998480556d2e224b62e99849b41b6c51455f3fe85c683bc40a51c0beaa69c6','d3a51a3945f9841487a4dccc8a84e542',1);
CREATE TABLE entries (
           in_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           entry TEXT NOT NULL,
           PRIMARY KEY (in_table, number)) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES('d3a51a3945f9841487a4dccc8a84e542',1,'{"n":1,"at":1795629229658,"is":"sat","seat":0,"text":"Cleo"}');
INSERT INTO entries VALUES('d3a51a3945f9841487a4dccc8a84e542',2,'{"n":2,"at":1795629229658,"is":"word","seat":0,"text":"kiwi"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',1,'{"n":1,"at":1795629226616,"is":"sat","seat":0,"text":"Ben"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',2,'{"n":2,"at":1795629226616,"is":"word","seat":0,"text":"fig"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',3,'{"n":3,"at":1795629226616,"is":"started","text":"476074825e9ceffdc0038c3fb285d1fe21dcf50505b9b84d1ca09ca1fc48b509"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',4,'{"n":4,"at":1795629226616,"is":"drew","text":"Cc"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',5,'{"n":5,"at":1795629227618,"is":"moved","seat":0,"text":"Cc 0 -1 2 -"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',6,'{"n":6,"at":1795629227618,"is":"drew","text":"Rr"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',7,'{"n":7,"at":1795629227625,"is":"moved","seat":1,"text":"Rr 1 0 1 rN"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',8,'{"n":8,"at":1795629227625,"is":"drew","text":"C"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',9,'{"n":9,"at":1795629228639,"is":"moved","seat":0,"text":"C -1 -1 0 -"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',10,'{"n":10,"at":1795629228639,"is":"drew","text":"CRr"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',11,'{"n":11,"at":1795629228639,"is":"moved","seat":1,"text":"CRr -1 -2 2 cS"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',12,'{"n":12,"at":1795629228639,"is":"drew","text":"RCr"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',13,'{"n":13,"at":1795629229643,"is":"moved","seat":0,"text":"RCr -2 -2 0 -"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',14,'{"n":14,"at":1795629229643,"is":"drew","text":"CC"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',15,'{"n":15,"at":1795629229658,"is":"moved","seat":1,"text":"CC -2 -3 2 cS"}');
INSERT INTO entries VALUES('f3885fe7c2b000210d795b22ca1232c0',16,'{"n":16,"at":1795629229658,"is":"drew","text":"CC"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',1,'{"n":1,"at":1795629214958,"is":"sat","seat":0,"text":"Anna"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',2,'{"n":2,"at":1795629214958,"is":"word","seat":0,"text":"plum"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',3,'{"n":3,"at":1795629214981,"is":"sat","seat":1,"text":"Zoë \"Z\""}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',4,'{"n":4,"at":1795629214981,"is":"word","seat":1,"text":"pear"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',5,'{"n":5,"at":1795629214981,"is":"started","text":"338c6db7eba665fd0b1d237977ef8d37fc32fc363bacf8afd908684356939b1e"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',6,'{"n":6,"at":1795629214981,"is":"drew","text":"RCr"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',7,'{"n":7,"at":1795629218501,"is":"moved","seat":0,"text":"RCr -1 0 0 -"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',8,'{"n":8,"at":1795629218501,"is":"drew","text":"CRRR"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',9,'{"n":9,"at":1795629220520,"is":"moved","seat":1,"text":"CRRR -2 0 0 -"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',10,'{"n":10,"at":1795629220520,"is":"drew","text":"Cccc+"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',11,'{"n":11,"at":1795629222536,"is":"moved","seat":0,"text":"Cccc+ -2 -1 0 -"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',12,'{"n":12,"at":1795629222536,"is":"drew","text":"Ccc"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',13,'{"n":13,"at":1795629224557,"is":"moved","seat":1,"text":"Ccc -3 -1 0 -"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',14,'{"n":14,"at":1795629224557,"is":"drew","text":"CFC"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',15,'{"n":15,"at":1795629224573,"is":"said","seat":0,"count":0}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',16,'{"n":16,"at":1795629224581,"is":"asked","seat":0,"count":2}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',17,'{"n":17,"at":1795629225583,"is":"agreed","seat":1}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',18,'{"n":18,"at":1795629225583,"is":"back","count":2}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',19,'{"n":19,"at":1795629226599,"is":"resigned","seat":1}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',20,'{"n":20,"at":1795629226599,"is":"ended","text":"1a3291be1e4451251d37e73ee5956aec19e099a1baaca7a619fa18b5a8e6e439"}');
INSERT INTO entries VALUES('fe94a9e4dd698814bc989cbb496e2f9c',21,'{"n":21,"at":1795629226613,"is":"rematch","seat":0}');
CREATE INDEX doors_of_table ON doors (in_table);
COMMIT;
PRAGMA user_version = 1;
