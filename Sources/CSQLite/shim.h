#ifndef OBDMECH_CSQLITE_H
#define OBDMECH_CSQLITE_H
#include <sqlite3.h>

/// Keeps no count of the memory in use, which nothing here asks for: the count takes a lock of the whole process at each
/// allocation, for which threads then wait. Only before the first database is opened. An SQLite result code.
/// sqlite3_config takes variable arguments, which Swift cannot pass.
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/// Lets the connection run no trigger and no view of a schema, which may be somebody else's: sqlite3_db_config takes
/// variable arguments, which Swift cannot pass. An SQLite result code.
static inline int csqlite_run_no_schema_code(sqlite3 *database) {
    int code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
    if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    return code;
}

/// Lets no statement damage the file or its schema. An SQLite result code.
static inline int csqlite_defensive_code(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
#endif
