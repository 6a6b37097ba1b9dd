/// Video devices (V4L2), and what else a recording of video needs of the system.
#ifndef OBDMECH_CLINUX_VIDEO_H
#define OBDMECH_CLINUX_VIDEO_H

#include <stdint.h>

/// The formats of a video device: four characters of the one with this number. 0, or -1 with errno set (EINVAL after the
/// last).
int clinux_video_format(int descriptor, uint32_t index, uint32_t *code);

/// A size of a format; of a range of sizes the greatest. 0, or -1 with errno set.
int clinux_video_size(int descriptor, uint32_t code, uint32_t index, uint32_t *width, uint32_t *height);

/// A frame rate of a size, in thousandths per second; of a range of rates the greatest. 0, or -1 with errno set.
int clinux_video_rate(int descriptor, uint32_t code, uint32_t width, uint32_t height, uint32_t index, uint32_t *rate);

/// What can be set of a device.
enum clinux_video_setting {
    CLINUX_VIDEO_BRIGHTNESS, CLINUX_VIDEO_EXPOSURE, CLINUX_VIDEO_AUTO_EXPOSURE, CLINUX_VIDEO_KEY_FRAMES
};

/// The range of a setting and what it is by itself. 0, or -1 with errno set (EINVAL for a device that does not have it).
int clinux_video_setting_range(int descriptor, int setting, int32_t *least, int32_t *greatest, int32_t *usual);

/// Sets it. 0, or -1 with errno set.
int clinux_set_video(int descriptor, int setting, int32_t value);

/// Copies the first bytes of a pipe without taking them out of it: how many, or -1 with errno set (EAGAIN if there are
/// none).
int clinux_peek_pipe(int descriptor, uint8_t *bytes, int capacity);

/// Makes a pipe hold more, as much as the system allows.
void clinux_widen_pipe(int descriptor, int bytes);

#endif
