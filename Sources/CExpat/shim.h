#ifndef OBDMECH_CEXPAT_H
#define OBDMECH_CEXPAT_H
#include <expat.h>
#endif
