#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <linux/can.h>
#include <linux/can/netlink.h>
#include <linux/can/raw.h>
#include <linux/if_link.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

int clinux_can_open(const char *interface) {
    int descriptor = socket(PF_CAN, SOCK_RAW | SOCK_NONBLOCK | SOCK_CLOEXEC, CAN_RAW);
    if (descriptor < 0) return -1;
    struct ifreq request = {0};
    strncpy(request.ifr_name, interface, sizeof request.ifr_name - 1);
    int failure = 0;
    struct sockaddr_can address = {.can_family = AF_CAN};
    if (ioctl(descriptor, SIOCGIFINDEX, &request) != 0) {
        failure = errno;
    } else {
        address.can_ifindex = request.ifr_ifindex;
        if (ioctl(descriptor, SIOCGIFFLAGS, &request) != 0) failure = errno;
        else if (!(request.ifr_flags & IFF_UP)) failure = ENETDOWN;
        else if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) failure = errno;
    }
    if (failure == 0) return descriptor;
    close(descriptor);
    errno = failure;
    return -1;
}

/// The attribute of a kind among others; NULL if there is none.
static const struct rtattr *attribute(const void *first, int length, unsigned short kind) {
    for (const struct rtattr *next = first; RTA_OK(next, length); next = RTA_NEXT(next, length)) {
        if ((next->rta_type & NLA_TYPE_MASK) == kind) return next;
    }
    return NULL;
}

int clinux_can_bit_rate(const char *interface) {
    unsigned index = if_nametoindex(interface);
    int descriptor = index == 0 ? -1 : socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_ROUTE);
    if (descriptor < 0) return 0;
    struct {
        struct nlmsghdr header;
        struct ifinfomsg link;
    } request = {
        .header = {.nlmsg_len = sizeof request, .nlmsg_type = RTM_GETLINK, .nlmsg_flags = NLM_F_REQUEST},
        .link = {.ifi_family = AF_UNSPEC, .ifi_index = (int)index},
    };
    _Alignas(struct nlmsghdr) char reply[16384];
    ssize_t count = send(descriptor, &request, sizeof request, 0) < 0 ? -1 : recv(descriptor, reply, sizeof reply, 0);
    close(descriptor);
    const struct nlmsghdr *header = (const struct nlmsghdr *)reply;
    if (count < 0 || !NLMSG_OK(header, (size_t)count) || header->nlmsg_type != RTM_NEWLINK) return 0;
    const struct ifinfomsg *link = NLMSG_DATA(header);
    const struct rtattr *found = attribute(IFLA_RTA(link), (int)IFLA_PAYLOAD(header), IFLA_LINKINFO);
    if (found) found = attribute(RTA_DATA(found), (int)RTA_PAYLOAD(found), IFLA_INFO_DATA);
    if (found) found = attribute(RTA_DATA(found), (int)RTA_PAYLOAD(found), IFLA_CAN_BITTIMING);
    if (!found || RTA_PAYLOAD(found) < sizeof(struct can_bittiming)) return 0;
    struct can_bittiming timing;
    memcpy(&timing, RTA_DATA(found), sizeof timing);
    return (int)timing.bitrate;
}
