#ifndef OBDMECH_CSQLITE_H
#define OBDMECH_CSQLITE_H
#include <sqlite3.h>
#endif
