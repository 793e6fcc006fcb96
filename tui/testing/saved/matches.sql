PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE matches (
           id INTEGER PRIMARY KEY,
           meeples INTEGER NOT NULL, small_city TEXT NOT NULL, farm TEXT NOT NULL, fields TEXT NOT NULL,
           unplaceable TEXT NOT NULL, start TEXT NOT NULL, seed TEXT NOT NULL,
           ranked INTEGER NOT NULL,
           started TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
           finished TEXT,
           played INTEGER NOT NULL DEFAULT 0,
           changes INTEGER NOT NULL DEFAULT 0,
           touched INTEGER NOT NULL DEFAULT 0, forfeit TEXT) STRICT;
INSERT INTO matches VALUES(1,7,'4','3','on','redraw','fixed','monday',0,'2026-11-25 17:43:46',NULL,6,6,6,NULL);
INSERT INTO matches VALUES(2,5,'2','2','off','bottom','shuffled','tuesday',1,'2026-11-25 17:43:50',NULL,7,7,13,NULL);
INSERT INTO matches VALUES(3,7,'4','1','on','redraw','fixed','3',0,'2026-11-25 17:43:58',NULL,4,8,21,NULL);
INSERT INTO matches VALUES(4,1,'4','3','on','redraw','shuffled','six',0,'2026-11-25 17:44:08',NULL,2,2,23,NULL);
INSERT INTO matches VALUES(5,7,'4','3','on','redraw','fixed','four',0,'2026-11-25 17:44:11','2026-11-25 17:44:11',1,2,25,'it ended with exit status 4; it last said ''readyok''');
INSERT INTO matches VALUES(6,7,'4','3','on','redraw','fixed','over',0,'2026-11-25 17:44:14','2026-11-25 17:44:55',70,70,95,NULL);
INSERT INTO matches VALUES(7,7,'4','3','on','redraw','fixed','it''s "new"',0,'2026-11-25 17:45:00',NULL,0,3,98,NULL);
CREATE TABLE seats (
           match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           name TEXT NOT NULL,
           bot TEXT,
           PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES(1,0,'you',NULL);
INSERT INTO seats VALUES(1,1,'easy','easy');
INSERT INTO seats VALUES(2,0,'Anna',NULL);
INSERT INTO seats VALUES(2,1,'Zoë',NULL);
INSERT INTO seats VALUES(2,2,'greedy','greedy');
INSERT INTO seats VALUES(3,0,'Anna',NULL);
INSERT INTO seats VALUES(3,1,'Ben',NULL);
INSERT INTO seats VALUES(4,0,'A',NULL);
INSERT INTO seats VALUES(4,1,'B',NULL);
INSERT INTO seats VALUES(4,2,'C',NULL);
INSERT INTO seats VALUES(4,3,'D',NULL);
INSERT INTO seats VALUES(4,4,'E',NULL);
INSERT INTO seats VALUES(4,5,'F',NULL);
INSERT INTO seats VALUES(5,0,'you',NULL);
INSERT INTO seats VALUES(5,1,'/tmp/bots/leaves.py','/tmp/bots/leaves.py');
INSERT INTO seats VALUES(6,0,'you',NULL);
INSERT INTO seats VALUES(6,1,'easy','easy');
INSERT INTO seats VALUES(7,0,'you',NULL);
INSERT INTO seats VALUES(7,1,'easy','easy');
CREATE TABLE moves (
           match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           move TEXT NOT NULL,
           PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
INSERT INTO moves VALUES(1,0,'RCr 0 -1 2 -');
INSERT INTO moves VALUES(1,1,'CC 0 -2 1 cN');
INSERT INTO moves VALUES(1,2,'Rr -1 -2 0 -');
INSERT INTO moves VALUES(1,3,'Cc+ 0 1 3 cS');
INSERT INTO moves VALUES(1,4,'CRr 1 1 0 -');
INSERT INTO moves VALUES(1,5,'LR -1 0 3 m');
INSERT INTO moves VALUES(2,0,'RrC 0 -1 1 -');
INSERT INTO moves VALUES(2,1,'C 1 -1 3 -');
INSERT INTO moves VALUES(2,2,'Cc+ 1 -2 0 cN');
INSERT INTO moves VALUES(2,3,'CFC 1 -3 0 -');
INSERT INTO moves VALUES(2,4,'CFC 1 -4 0 -');
INSERT INTO moves VALUES(2,5,'CRr 0 -2 1 rS');
INSERT INTO moves VALUES(2,6,'L 0 -3 0 -');
INSERT INTO moves VALUES(3,0,'Rr 1 0 0 -');
INSERT INTO moves VALUES(3,1,'CC 1 -1 0 -');
INSERT INTO moves VALUES(3,2,'CcRr 0 -1 2 -');
INSERT INTO moves VALUES(3,3,'Cc 2 -1 1 -');
INSERT INTO moves VALUES(3,4,'C 2 0 1 -');
INSERT INTO moves VALUES(3,5,'RRRR 1 1 0 -');
INSERT INTO moves VALUES(4,0,'Rr 0 -1 1 -');
INSERT INTO moves VALUES(4,1,'C 1 -1 0 -');
INSERT INTO moves VALUES(5,0,'RrC 0 -1 2 -');
INSERT INTO moves VALUES(6,0,'RFr 1 0 0 -');
INSERT INTO moves VALUES(6,1,'RrC 0 -1 2 fNL');
INSERT INTO moves VALUES(6,2,'Rr 1 -1 1 -');
INSERT INTO moves VALUES(6,3,'LR -1 0 3 rE');
INSERT INTO moves VALUES(6,4,'RRR -1 1 0 -');
INSERT INTO moves VALUES(6,5,'Rr 1 1 0 rS');
INSERT INTO moves VALUES(6,6,'CRRR 1 2 1 -');
INSERT INTO moves VALUES(6,7,'Cc+ 2 2 3 cS');
INSERT INTO moves VALUES(6,8,'CcRr 2 3 0 -');
INSERT INTO moves VALUES(6,9,'C 2 1 1 cE');
INSERT INTO moves VALUES(6,10,'RRR 2 0 2 -');
INSERT INTO moves VALUES(6,11,'RFr 0 1 0 -');
INSERT INTO moves VALUES(6,12,'RFr 0 2 0 -');
INSERT INTO moves VALUES(6,13,'CFc+ 3 1 0 -');
INSERT INTO moves VALUES(6,14,'C 3 2 1 -');
INSERT INTO moves VALUES(6,15,'RFr -2 1 0 -');
INSERT INTO moves VALUES(6,16,'Cc -2 0 0 -');
INSERT INTO moves VALUES(6,17,'Rr -1 2 2 rN');
INSERT INTO moves VALUES(6,18,'C -2 2 2 -');
INSERT INTO moves VALUES(6,19,'Ccc -2 -1 3 cN');
INSERT INTO moves VALUES(6,20,'Cc -2 -2 2 -');
INSERT INTO moves VALUES(6,21,'Rr 0 -2 3 rE');
INSERT INTO moves VALUES(6,22,'RFr 0 -3 0 -');
INSERT INTO moves VALUES(6,23,'CFC 4 1 1 fNL');
INSERT INTO moves VALUES(6,24,'Ccc 4 2 2 -');
INSERT INTO moves VALUES(6,25,'LR 3 0 1 m');
INSERT INTO moves VALUES(6,26,'CRRR 5 1 3 -');
INSERT INTO moves VALUES(6,27,'CFC -2 3 0 cN');
INSERT INTO moves VALUES(6,28,'CC -1 3 2 -');
INSERT INTO moves VALUES(6,29,'Rr -3 1 3 fER');
INSERT INTO moves VALUES(6,30,'CRRR -3 -1 1 -');
INSERT INTO moves VALUES(6,31,'CFc 3 -1 0 -');
INSERT INTO moves VALUES(6,32,'Ccc+ 3 -2 0 -');
INSERT INTO moves VALUES(6,33,'CccR+ 4 -1 0 -');
INSERT INTO moves VALUES(6,34,'CcRr+ 4 -2 3 -');
INSERT INTO moves VALUES(6,35,'Cc -4 1 0 -');
INSERT INTO moves VALUES(6,36,'RFr -4 2 0 -');
INSERT INTO moves VALUES(6,37,'C 3 -3 2 -');
INSERT INTO moves VALUES(6,38,'L 3 -4 0 -');
INSERT INTO moves VALUES(6,39,'C 2 -4 0 -');
INSERT INTO moves VALUES(6,40,'RFr 1 -4 1 -');
INSERT INTO moves VALUES(6,41,'L -1 -1 0 -');
INSERT INTO moves VALUES(6,42,'RCr -1 -3 0 -');
INSERT INTO moves VALUES(6,43,'L -3 3 0 -');
INSERT INTO moves VALUES(6,44,'RCr -3 4 2 -');
INSERT INTO moves VALUES(6,45,'L 0 -4 0 -');
INSERT INTO moves VALUES(6,46,'Rr 0 -5 1 -');
INSERT INTO moves VALUES(6,47,'Rr 2 -3 0 -');
INSERT INTO moves VALUES(6,48,'Cc+ 2 -5 2 -');
INSERT INTO moves VALUES(6,49,'RFr -4 -1 0 -');
INSERT INTO moves VALUES(6,50,'CcRr -5 -1 0 -');
INSERT INTO moves VALUES(6,51,'CRr -1 4 0 -');
INSERT INTO moves VALUES(6,52,'Rr 0 4 0 -');
INSERT INTO moves VALUES(6,53,'Rr -1 -5 2 -');
INSERT INTO moves VALUES(6,54,'CcRr+ -1 -6 0 -');
INSERT INTO moves VALUES(6,55,'CccR 1 3 2 -');
INSERT INTO moves VALUES(6,56,'CccR+ 2 4 2 -');
INSERT INTO moves VALUES(6,57,'CFC 5 -1 1 -');
INSERT INTO moves VALUES(6,58,'RRR 5 -2 2 -');
INSERT INTO moves VALUES(6,59,'RRRR 1 -2 0 -');
INSERT INTO moves VALUES(6,60,'RCr 2 -1 1 -');
INSERT INTO moves VALUES(6,61,'Ccc 1 4 1 fWL');
INSERT INTO moves VALUES(6,62,'RrC 1 5 0 -');
INSERT INTO moves VALUES(6,63,'RRR 6 1 2 -');
INSERT INTO moves VALUES(6,64,'CRr 6 0 0 -');
INSERT INTO moves VALUES(6,65,'CRr 2 5 0 -');
INSERT INTO moves VALUES(6,66,'RrC 3 5 0 -');
INSERT INTO moves VALUES(6,67,'CC -2 -5 3 -');
INSERT INTO moves VALUES(6,68,'CFc+ -2 -6 0 -');
INSERT INTO moves VALUES(6,69,'CcRr 3 4 3 -');
INSERT INTO moves VALUES(7,0,'Rr 1 0 0 -');
INSERT INTO moves VALUES(7,1,'L 0 1 0 -');
CREATE INDEX unfinished ON matches (touched) WHERE finished IS NULL;
COMMIT;
PRAGMA user_version = 2;
