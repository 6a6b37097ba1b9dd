#define _GNU_SOURCE
#include "CLinuxVideo.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int request(int descriptor, unsigned long number, void *argument) {
    int result;
    do {
        result = ioctl(descriptor, number, argument);
    } while (result < 0 && errno == EINTR);
    return result < 0 ? -1 : 0;
}

int clinux_video_format(int descriptor, uint32_t index, uint32_t *code) {
    struct v4l2_fmtdesc format = {.index = index, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE};
    if (request(descriptor, VIDIOC_ENUM_FMT, &format) != 0) return -1;
    *code = format.pixelformat;
    return 0;
}

int clinux_video_size(int descriptor, uint32_t code, uint32_t index, uint32_t *width, uint32_t *height) {
    struct v4l2_frmsizeenum size = {.index = index, .pixel_format = code};
    if (request(descriptor, VIDIOC_ENUM_FRAMESIZES, &size) != 0) return -1;
    if (size.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
        *width = size.discrete.width;
        *height = size.discrete.height;
    } else {
        *width = size.stepwise.max_width;
        *height = size.stepwise.max_height;
    }
    return 0;
}

int clinux_video_rate(int descriptor, uint32_t code, uint32_t width, uint32_t height, uint32_t index, uint32_t *rate) {
    struct v4l2_frmivalenum interval = {.index = index, .pixel_format = code, .width = width, .height = height};
    if (request(descriptor, VIDIOC_ENUM_FRAMEINTERVALS, &interval) != 0) return -1;
    struct v4l2_fract time = interval.type == V4L2_FRMIVAL_TYPE_DISCRETE ? interval.discrete : interval.stepwise.min;
    *rate = time.numerator == 0 ? 0 : (uint32_t)((uint64_t)time.denominator * 1000 / time.numerator);
    return 0;
}

static uint32_t number(int setting) {
    switch (setting) {
        case CLINUX_VIDEO_BRIGHTNESS: return V4L2_CID_BRIGHTNESS;
        case CLINUX_VIDEO_EXPOSURE: return V4L2_CID_EXPOSURE_ABSOLUTE;
        case CLINUX_VIDEO_AUTO_EXPOSURE: return V4L2_CID_EXPOSURE_AUTO;
        default: return V4L2_CID_MPEG_VIDEO_GOP_SIZE;
    }
}

int clinux_video_setting_range(int descriptor, int setting, int32_t *least, int32_t *greatest, int32_t *usual) {
    struct v4l2_queryctrl control = {.id = number(setting)};
    if (request(descriptor, VIDIOC_QUERYCTRL, &control) != 0) return -1;
    if (control.flags & V4L2_CTRL_FLAG_DISABLED) {
        errno = EINVAL;
        return -1;
    }
    *least = control.minimum;
    *greatest = control.maximum;
    *usual = control.default_value;
    return 0;
}

int clinux_set_video(int descriptor, int setting, int32_t value) {
    struct v4l2_control control = {.id = number(setting), .value = value};
    return request(descriptor, VIDIOC_S_CTRL, &control);
}

int clinux_peek_pipe(int descriptor, uint8_t *bytes, int capacity) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    ssize_t count = tee(descriptor, ends[1], (size_t)capacity, SPLICE_F_NONBLOCK);
    int failure = errno;
    if (count > 0) count = read(ends[0], bytes, (size_t)capacity);
    close(ends[0]);
    close(ends[1]);
    errno = failure;
    return (int)count;
}

void clinux_widen_pipe(int descriptor, int bytes) {
    for (; bytes > 65536; bytes /= 2) {
        if (fcntl(descriptor, F_SETPIPE_SZ, bytes) >= 0) return;
    }
}
