PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE games (
           id INTEGER PRIMARY KEY,
           size INTEGER NOT NULL, roads TEXT NOT NULL, dealer TEXT NOT NULL, chain_bonus TEXT NOT NULL,
           seed TEXT NOT NULL,
           ranked INTEGER NOT NULL,
           started TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
           finished TEXT,
           score INTEGER,
           played INTEGER NOT NULL DEFAULT 0,
           changes INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO games VALUES(1,7,'directed','weighted','per-city','one',0,'2026-11-25 17:45:33',NULL,NULL,4,8,8);
INSERT INTO games VALUES(2,3,'plain','bag','pairwise','two',0,'2026-11-25 17:45:37',NULL,NULL,7,7,15);
INSERT INTO games VALUES(3,3,'plain','streak','per-city','three',1,'2026-11-25 17:45:41','2026-11-25 17:45:44',20,8,8,23);
INSERT INTO games VALUES(4,11,'plain','weighted','per-city','four',0,'2026-11-25 17:45:45',NULL,NULL,6,6,29);
INSERT INTO games VALUES(5,3,'plain','bag','pairwise','five',0,'2026-11-25 17:45:48','2026-11-25 17:45:51',19,8,8,37);
CREATE TABLE moves (
           game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           move TEXT NOT NULL,
           PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID;
INSERT INTO moves VALUES(1,0,'{"place":[0,3,4]}');
INSERT INTO moves VALUES(1,1,'{"place":[0,4,3]}');
INSERT INTO moves VALUES(1,2,'{"place":[0,4,4]}');
INSERT INTO moves VALUES(1,3,'{"place":[0,4,5]}');
INSERT INTO moves VALUES(1,4,'{"place":[0,2,3]}');
INSERT INTO moves VALUES(1,5,'{"place":[0,2,4]}');
INSERT INTO moves VALUES(2,0,'{"place":[0,1,2]}');
INSERT INTO moves VALUES(2,1,'{"place":[0,2,1]}');
INSERT INTO moves VALUES(2,2,'{"place":[0,2,2]}');
INSERT INTO moves VALUES(2,3,'{"place":[0,0,1]}');
INSERT INTO moves VALUES(2,4,'{"place":[0,0,2]}');
INSERT INTO moves VALUES(2,5,'{"place":[0,1,0]}');
INSERT INTO moves VALUES(2,6,'{"place":[0,0,0]}');
INSERT INTO moves VALUES(3,0,'{"place":[0,1,2]}');
INSERT INTO moves VALUES(3,1,'{"place":[0,2,1]}');
INSERT INTO moves VALUES(3,2,'{"place":[0,0,1]}');
INSERT INTO moves VALUES(3,3,'{"place":[0,0,2]}');
INSERT INTO moves VALUES(3,4,'{"place":[0,1,0]}');
INSERT INTO moves VALUES(3,5,'{"place":[0,0,0]}');
INSERT INTO moves VALUES(3,6,'{"place":[0,2,0]}');
INSERT INTO moves VALUES(3,7,'{"place":[0,2,2]}');
INSERT INTO moves VALUES(4,0,'{"place":[0,5,6]}');
INSERT INTO moves VALUES(4,1,'{"place":[0,5,7]}');
INSERT INTO moves VALUES(4,2,'{"place":[0,5,8]}');
INSERT INTO moves VALUES(4,3,'{"place":[0,6,5]}');
INSERT INTO moves VALUES(4,4,'{"place":[0,6,6]}');
INSERT INTO moves VALUES(4,5,'{"discard":true}');
INSERT INTO moves VALUES(5,0,'{"place":[0,1,2]}');
INSERT INTO moves VALUES(5,1,'{"place":[0,2,1]}');
INSERT INTO moves VALUES(5,2,'{"place":[0,0,1]}');
INSERT INTO moves VALUES(5,3,'{"place":[0,0,2]}');
INSERT INTO moves VALUES(5,4,'{"place":[0,1,0]}');
INSERT INTO moves VALUES(5,5,'{"place":[0,2,0]}');
INSERT INTO moves VALUES(5,6,'{"place":[0,2,2]}');
INSERT INTO moves VALUES(5,7,'{"place":[0,0,0]}');
CREATE INDEX unfinished ON games (touched) WHERE score IS NULL;
CREATE INDEX results ON games (size, roads, dealer, chain_bonus, ranked, score)
           WHERE score IS NOT NULL;
COMMIT;
PRAGMA user_version = 2;
