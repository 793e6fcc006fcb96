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
           touched INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO matches VALUES(2,5,'2','2','off','bottom','shuffled','tuesday',1,'2026-11-25 17:43:50',NULL,7,7,13);
CREATE TABLE seats (
           match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           name TEXT NOT NULL,
           bot TEXT,
           PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES(2,0,'Anna',NULL);
INSERT INTO seats VALUES(2,1,'Zoë',NULL);
INSERT INTO seats VALUES(2,2,'greedy','greedy');
CREATE TABLE moves (
           match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           move TEXT NOT NULL,
           PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
INSERT INTO moves VALUES(2,0,'RrC 0 -1 1 -');
INSERT INTO moves VALUES(2,1,'C 1 -1 3 -');
INSERT INTO moves VALUES(2,2,'Cc+ 1 -2 0 cN');
INSERT INTO moves VALUES(2,3,'CFC 1 -3 0 -');
INSERT INTO moves VALUES(2,4,'CFC 1 -4 0 -');
INSERT INTO moves VALUES(2,5,'CRr 0 -2 1 rS');
INSERT INTO moves VALUES(2,6,'L 0 -3 0 -');
CREATE INDEX unfinished ON matches (touched) WHERE finished IS NULL;
COMMIT;
PRAGMA user_version = 1;
