PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE ladder_terms (
               id INTEGER PRIMARY KEY CHECK (id = 1),
               settings TEXT NOT NULL, seed TEXT NOT NULL, simulations TEXT NOT NULL,
               move_time TEXT NOT NULL, match_time TEXT NOT NULL, sprt TEXT NOT NULL);
INSERT INTO ladder_terms VALUES(1,replace('{"meeples":5,"farm":2}\n','\n',char(10)),'fixture','','','','');
CREATE TABLE ladder_bots (id INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL UNIQUE);
INSERT INTO ladder_bots VALUES(1,'random');
INSERT INTO ladder_bots VALUES(2,'easy');
INSERT INTO ladder_bots VALUES(3,'/tmp/bots/leaves.py');
INSERT INTO ladder_bots VALUES(5,'greedy');
INSERT INTO ladder_bots VALUES(7,'master:4000');
CREATE TABLE ladder_meetings (id INTEGER PRIMARY KEY AUTOINCREMENT, one BIGINT NOT NULL REFERENCES ladder_bots (id),
                 other BIGINT NOT NULL REFERENCES ladder_bots (id),
                 closed INTEGER NOT NULL DEFAULT 0,
                 UNIQUE (one, other));
INSERT INTO ladder_meetings VALUES(1,1,2,0);
INSERT INTO ladder_meetings VALUES(2,3,2,0);
INSERT INTO ladder_meetings VALUES(3,5,2,0);
INSERT INTO ladder_meetings VALUES(4,7,5,0);
CREATE TABLE ladder_pairs (id INTEGER PRIMARY KEY AUTOINCREMENT, meeting BIGINT NOT NULL REFERENCES ladder_meetings (id),
                 deal BIGINT NOT NULL,
                 state INTEGER NOT NULL DEFAULT 0,
                 worker TEXT NOT NULL DEFAULT '',
                 beat DOUBLE PRECISION NOT NULL DEFAULT 0,
                 UNIQUE (meeting, deal));
INSERT INTO ladder_pairs VALUES(1,1,0,2,'',0.0);
INSERT INTO ladder_pairs VALUES(2,1,1,2,'',0.0);
INSERT INTO ladder_pairs VALUES(3,2,0,2,'',0.0);
INSERT INTO ladder_pairs VALUES(4,3,0,2,'',0.0);
INSERT INTO ladder_pairs VALUES(5,4,0,0,'',0.0);
INSERT INTO ladder_pairs VALUES(6,4,1,0,'',0.0);
CREATE TABLE ladder_matches (
               pair BIGINT NOT NULL REFERENCES ladder_pairs (id),
               round INTEGER NOT NULL,
               points_one INTEGER NOT NULL, points_other INTEGER NOT NULL, forfeited_by TEXT NOT NULL,
               microseconds_one BIGINT NOT NULL, microseconds_other BIGINT NOT NULL,
               moves_one INTEGER NOT NULL, moves_other INTEGER NOT NULL,
               why TEXT NOT NULL, record TEXT NOT NULL,
               PRIMARY KEY (pair, round));
INSERT INTO ladder_matches VALUES(1,0,11,66,'',10,375,36,35,'',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-0","moves":["RFr 1 0 0 rE","RFr 1 1 0 -","RFr 2 1 0 fER","RrC 1 -1 1 cE","CRRR 0 -1 2 -","Cc 2 -1 0 -","CRr -1 0 0 cN","CRr 2 -2 2 rN","Rr 2 2 3 -","CRr -1 1 2 fNL","CcRr+ 2 3 3 fNR","RRR 1 -2 0 rS","Rr 0 1 3 fNL","Rr 0 2 2 rN","RCr 3 2 0 -","C 1 3 1 cE","C 3 -1 0 -","Rr 0 -2 3 rE","CFc+ -2 0 1 -","Ccc -1 2 3 cN","C 0 -3 0 -","RRRR 4 2 0 -","CcRr 3 1 2 -","Rr 2 -3 0 -","LR 5 2 1 -","Ccc -1 3 0 -","RRR 1 4 0 -","Cc -2 2 1 -","RFr -3 0 1 -","CFc -2 3 0 -","Rr 3 0 3 -","CcRr -3 3 2 -","CRRR 4 0 2 -","L -1 -2 0 -","Rr -1 -3 1 -","CC 3 -3 1 -","L -2 4 0 -","CcRr 2 4 1 -","CC 5 3 3 -","RFr 0 4 0 -","Cc+ 6 3 2 -","RrC -4 0 0 -","CccR+ 3 -4 3 -","RrC 3 4 3 -","C -4 -1 2 -","CFC 0 -4 0 cS","CFC 6 4 0 -","RCr 4 -3 3 cW","RRR 3 5 1 -","L -4 -2 0 fNL","C 3 -5 2 -","Ccc 7 3 3 -","RRR 5 0 0 -","Ccc+ -3 4 3 -","CccR -4 4 0 -","Cc -5 4 1 -","LR -3 1 2 -","Cc+ -5 3 3 -","RCr -2 -3 2 -","RFr -6 4 1 -","L 4 -5 0 -","Rr 1 5 2 -","CccR+ 7 2 1 -","Rr 1 -4 2 -","Cccc+ 0 -5 0 -","CcRr+ -3 5 0 -","CFc+ 4 5 1 -","RFr 8 3 1 -","CFC 5 5 0 -","CRRR 2 5 2 -","RFr -5 2 0 -"],"names":["random","easy"]}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(1,1,5,88,'',3,429,35,36,'',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-0","moves":["RFr 1 0 0 -","RFr 2 0 0 fNL","RFr -1 0 0 rE","RrC 3 0 0 cN","CRRR -2 0 3 rS","Cc 3 -1 2 fNL","CRr 3 1 2 cS","CRr -1 1 1 -","Rr 2 1 3 -","CRr 4 0 0 cN","CcRr+ 3 2 0 -","RRR -2 -1 1 rW","Rr -2 1 2 -","Rr 4 2 0 -","RCr -1 2 3 cW","C -2 2 1 -","C -3 0 1 cE","Rr 0 2 3 -","CFc+ -4 0 1 fEL","Ccc 4 -1 2 -","C -3 1 2 cS","RRRR 3 3 0 -","CcRr 2 2 2 -","Rr 0 3 1 -","LR 5 2 2 -","Ccc 3 -2 0 -","RRR 1 2 0 -","Cc -3 2 0 -","RFr 3 4 1 rN","CFc -4 2 0 -","Rr 4 3 1 -","CcRr 5 1 1 -","CRRR 3 5 1 -","L 4 4 0 -","Rr 4 1 2 rN","CC -5 2 2 -","L 2 4 0 m","CcRr 6 1 0 -","CC -3 3 3 -","RFr 6 2 1 -","Cc+ 1 4 0 -","RrC -5 1 1 -","CccR+ 0 -1 1 -","RrC 1 5 3 -","C 0 1 3 -","CFC 4 -2 1 -","CFC 7 2 0 -","RCr 6 3 1 -","RRR -1 3 3 -","L 4 -3 0 -","C -4 3 1 cE","Ccc 4 -4 0 -","RRR 6 4 1 rN","Ccc+ 2 -2 1 -","CccR 7 1 1 -","Cc 0 4 2 -","LR 5 -3 0 m","Cc+ 4 -5 3 -","RCr -3 4 0 -","RFr 8 2 1 -","L 5 -5 0 -","Rr 5 4 3 -","CccR+ 5 0 1 -","Rr 1 6 2 -","Cccc+ 2 -3 0 cN","CcRr+ 5 -2 3 -","CFc+ 2 -4 1 -","RFr 6 -2 0 -","CFC 2 -5 0 -","CRRR 3 6 2 -","RFr 0 6 1 -"],"names":["easy","random"]}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(2,0,4,50,'',3,306,36,35,'',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-1","moves":["Cc+ 0 1 3 fNL","C 0 -1 2 cS","Cc 0 -2 1 -","CRr -1 0 0 fEL","RCr 1 0 0 cN","RrC 1 -2 3 cW","RCr 2 -2 2 rE","RFr -2 0 1 -","Rr 1 -3 1 fNR","Cc 0 2 1 cN","RRRR -2 -1 0 fSR","CRr 2 -1 0 fEL","Ccc+ -1 2 3 -","RFr -2 1 1 rN","Rr 1 1 3 -","Rr -3 -1 2 -","CcRr -3 -2 0 -","RrC -2 2 1 -","Rr -3 1 0 -","CFC -1 -2 0 -","Ccc -3 -3 1 -","CcRr+ 1 2 3 -","CC -2 3 3 -","Rr -3 2 2 -","CRRR -4 1 0 -","CFC -2 4 0 cN","CRr -3 -4 2 -","CccR+ -4 -2 0 cN","CccR -2 -3 0 -","CFc+ -4 0 1 -","CcRr -3 -5 0 -","CFc+ -3 3 0 -","C -5 0 2 -","RRR 2 1 1 -","RRR -5 -1 2 -","RFr -6 0 1 -","CcRr+ -3 -6 3 -","Cc+ 1 3 1 -","C 3 1 1 -","RFr -7 0 1 -","Ccc -4 -6 0 -","RRR -3 -7 0 -","RFr -3 -8 0 -","CFC 4 1 1 -","Rr -8 0 1 -","L -3 0 0 -","RFr -7 -1 1 -","CRRR -4 3 1 -","L 3 0 0 -","RFr -4 2 1 -","C 4 2 1 -","L -5 2 0 -","Rr 1 -4 3 -","CC -5 -6 2 -","LR -8 1 0 -","C 2 3 3 -","Rr 1 -5 1 -","RrC -2 -4 2 -","Cc -9 1 3 -","LR 1 4 1 -","RFr -6 -6 1 -","CRRR -5 -2 1 -","RRR -4 4 1 -","Rr -4 5 2 -","L -4 6 0 -","CcRr -10 1 1 -","Ccc -3 6 1 -","Cccc+ -1 -3 0 -","CFc -2 5 1 -","CccR+ -1 -4 1 -","RCr 3 -2 2 -"],"names":["random","easy"]}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(2,1,15,43,'',3,389,35,36,'',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-1","moves":["Cc+ 0 1 3 cS","C 0 -1 2 fNL","Cc 0 2 1 -","CRr 0 -2 3 rN","RCr -1 0 0 fEL","RrC 1 -2 1 cE","RCr -2 0 0 rE","RFr 1 1 1 fNR","Rr 1 0 0 -","Cc -1 2 3 cS","RRRR -3 0 0 -","CRr -3 -1 1 -","Ccc+ -2 -1 3 cN","RFr 2 0 1 -","Rr -4 -1 2 rN","Rr -3 1 2 -","CcRr -4 -2 0 -","RrC -3 -2 1 -","Rr 2 1 2 -","CFC -3 2 1 -","Ccc -5 -2 0 -","CcRr+ 2 -2 0 -","CC -6 -2 2 -","Rr -3 -3 3 -","CRRR -2 -3 0 -","CFC 3 0 0 -","CRr 3 -1 2 cS","CccR+ -4 2 0 -","CccR -2 -2 2 rN","CFc+ -5 -3 1 -","CcRr -4 3 2 rN","CFc+ 0 3 0 -","C -1 1 1 -","RRR -5 3 0 -","RRR 2 -1 3 rS","RFr 2 2 0 -","CcRr+ 1 2 3 -","Cc+ -4 4 0 -","C -4 5 2 -","RFr 0 -3 1 -","Ccc -4 1 3 -","RRR 4 -1 3 -","RFr 0 4 0 -","CFC -3 5 0 -","Rr 3 2 0 -","L -3 -4 0 -","RFr -5 5 1 -","CRRR 1 4 1 -","L -3 -5 0 -","RFr -7 -2 1 -","C -5 -1 3 -","L -5 0 0 -","Rr -4 -5 1 -","CC -6 5 0 -","LR -6 3 3 -","C -6 4 2 -","Rr 5 -1 0 -","RrC -4 -6 3 -","Cc 2 4 0 -","LR -6 -3 1 -","RFr 3 4 1 -","CRRR 3 5 3 -","RRR -7 -3 3 -","Rr 0 -4 3 -","L -8 -3 0 -","CcRr 3 6 2 -","Ccc -5 -4 3 -","Cccc+ -1 3 0 -","CFc -3 6 1 -","CccR+ 5 0 2 -","RCr 4 2 1 -"],"names":["easy","random"]}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(3,0,0,0,'0',416121,0,1,0,'it ended with exit status 4; it last said ''readyok''',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-0","moves":[],"names":["leaves.py","easy"],"forfeit":{"seat":0,"why":"it ended with exit status 4; it last said ''readyok''"}}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(3,1,0,0,'0',383645,9,1,1,'it ended with exit status 4; it last said ''readyok''',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-0","moves":["RFr 1 0 0 -"],"names":["easy","leaves.py"],"forfeit":{"seat":1,"why":"it ended with exit status 4; it last said ''readyok''"}}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(4,0,78,22,'',570,307,36,35,'',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-0","moves":["RFr 1 0 0 rE","RFr 1 1 0 -","RFr 2 0 0 -","RrC 0 -1 2 rN","CRRR -1 0 0 cN","Cc 2 -1 0 fEL","CRr -1 -1 2 fNR","CRr -1 -2 0 rE","Rr 3 0 0 -","CRr -2 0 0 rE","CcRr+ 3 1 3 -","RRR 0 -2 1 -","Rr 4 1 1 -","Rr -1 1 2 rN","RCr -1 -3 2 cS","C 1 -2 1 -","C 3 2 0 cN","Rr -2 1 1 -","CFc+ -1 2 0 -","Ccc -2 -2 3 -","C 2 2 0 -","RRRR -3 1 0 -","CcRr -3 -2 2 -","Rr -4 1 3 rE","LR 4 0 0 m","Ccc -2 2 2 -","RRR 0 -3 1 rS","Cc 4 2 2 -","RFr 5 0 1 -","CFc -5 1 1 -","Rr 4 -1 1 -","CcRr 2 -2 3 -","CRRR -2 -3 2 rE","L -6 1 0 -","Rr 3 -1 2 -","CC -1 -4 1 -","L 1 -3 0 m","CcRr -2 3 1 -","CC -1 -5 2 cS","RFr 6 0 1 -","Cc+ 0 2 0 cN","RrC 0 -5 3 -","CccR+ -3 2 2 -","RrC -2 4 2 -","C 1 -4 1 -","CFC 5 2 1 -","CFC 2 -4 1 -","RCr 4 3 0 -","RRR 5 -1 3 -","L -4 0 0 -","C -1 3 3 -","Ccc -4 -1 0 -","RRR 4 -2 3 -","Ccc+ 3 -4 2 -","CccR -3 3 3 -","Cc 0 -6 1 -","LR 5 1 2 -","Cc+ 7 0 2 -","RCr 0 -4 3 fNL","RFr 6 1 1 -","L 0 3 0 -","Rr -1 -6 1 -","CccR+ -4 3 0 -","Rr 7 -1 1 -","Cccc+ -5 3 0 -","CcRr+ 7 -2 1 -","CFc+ -5 2 1 -","RFr 0 4 0 -","CFC -5 0 0 -","CRRR 6 -2 0 -","RFr 0 5 0 -"],"names":["greedy","easy"]}\n','\n',char(10)));
INSERT INTO ladder_matches VALUES(4,1,85,58,'',617,393,35,36,'',replace('{"version":1,"players":2,"options":{"meeples":5,"farm":2},"seed":"fixture-0","moves":["RFr 1 0 0 -","RFr -1 0 0 rE","RFr -1 -1 0 rE","RrC 2 0 1 cE","CRRR 0 -1 2 cS","Cc 3 0 3 -","CRr -2 0 0 fEL","CRr 3 1 0 -","Rr 2 1 0 fNL","CRr 2 -1 0 cN","CcRr+ -2 -1 3 cS","RRR 0 -2 0 rS","Rr 3 2 1 rN","Rr 3 -1 1 -","RCr 4 1 0 -","C 2 -2 2 -","C 3 3 1 -","Rr -2 1 1 -","CFc+ 4 -1 1 -","Ccc 4 0 1 cN","C 2 3 3 -","RRRR -3 1 0 -","CcRr 5 1 1 -","Rr 3 -2 3 -","LR 5 2 2 -","Ccc 5 0 2 -","RRR -2 -2 3 -","Cc 6 0 0 -","RFr -1 -2 0 rE","CFc 6 1 0 -","Rr -3 0 0 rS","CcRr 4 -2 2 -","CRRR 1 3 1 -","L 4 2 0 m","Rr 2 2 2 -","CC 4 3 3 cW","L 0 1 0 -","CcRr 5 -2 0 -","CC 4 4 0 -","RFr 4 -3 1 -","Cc+ 4 5 3 -","RrC 4 -4 3 -","CccR+ 4 6 0 -","RrC 3 5 1 cE","C 3 -4 1 -","CFC 6 -1 0 -","CFC -3 -1 1 -","RCr 6 -2 2 cS","RRR 7 -1 3 fNL","L 5 3 0 m","C -4 -1 1 -","Ccc 7 1 2 -","RRR -1 -3 2 -","Ccc+ 7 2 0 -","CccR 8 -1 1 -","Cc 6 2 2 -","LR 2 4 3 -","Cc+ 6 3 1 -","RCr 0 3 0 -","RFr -1 3 0 rE","L -5 -1 0 -","Rr 5 4 3 -","CccR+ 8 -2 1 -","Rr 6 4 0 -","Cccc+ 9 -2 0 -","CcRr+ 8 -3 3 cS","CFc+ -5 0 0 -","RFr -2 3 0 -","CFC 2 -4 0 -","CRRR -3 3 0 -","RFr 1 2 1 -"],"names":["easy","greedy"]}\n','\n',char(10)));
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('ladder_bots',8);
INSERT INTO sqlite_sequence VALUES('ladder_meetings',4);
INSERT INTO sqlite_sequence VALUES('ladder_pairs',6);
CREATE INDEX ladder_unplayed ON ladder_pairs (deal, meeting) WHERE state < 2;
COMMIT;
PRAGMA user_version = 1;
