#include "CBuild.h"

#ifndef OBDMECH_COMMIT
#define OBDMECH_COMMIT ""
#endif

const char *obdmech_commit(void) { return OBDMECH_COMMIT; }
