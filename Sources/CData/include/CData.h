#ifndef CDATA_H
#define CDATA_H

#include <stddef.h>

/// The bytes of a file of Data/, such as "codes/P0.txt", which do not end in 0; NULL if there is none.
const char *_Nullable cdata_file(const char *_Nonnull name, size_t *_Nonnull size);

/// The name of a file by its number, from 0; NULL after the last one.
const char *_Nullable cdata_name(size_t index);

#endif
