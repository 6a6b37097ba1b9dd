#ifndef OBDMECH_CUDEV_H
#define OBDMECH_CUDEV_H
#include <libudev.h>
#endif
