// Apart from CLinux.c: the kernel's termios and that of the C library cannot be included together.
#include "CLinux.h"

#include <asm/ioctls.h>
#include <asm/termbits.h>

extern int ioctl(int descriptor, unsigned long request, ...);

int clinux_line_speed(int descriptor) {
    struct termios2 settings;
    return ioctl(descriptor, TCGETS2, &settings) == 0 ? (int)settings.c_ospeed : -1;
}
