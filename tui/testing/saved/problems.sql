PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE answers (
           id INTEGER PRIMARY KEY,
           problem TEXT NOT NULL,
           rating INTEGER NOT NULL,
           is_right INTEGER NOT NULL,
           day TEXT NOT NULL) STRICT;
INSERT INTO answers VALUES(1,'problems-364/39',1497,0,'2026-11-25');
COMMIT;
PRAGMA user_version = 1;
