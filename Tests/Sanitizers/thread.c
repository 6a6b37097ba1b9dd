// Tells the thread sanitizer what it cannot see; linked into every program that Tests/Sanitizers/run builds for it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <stdint.h>
#include <time.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// Swift's Mutex locks and unlocks in the kernel when it is contended, from a library that is not instrumented.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlockSlow(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, SELF void *mutex)
{
    SWIFT void (*real)(uint32_t, SELF void *) = (SWIFT void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK);
    real(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT void unlockSlow(SELF void *mutex)
{
    SWIFT void (*real)(SELF void *) = (SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(mutex);
    real(mutex);
}

// glibc resolves names on a thread of its own, which the sanitizer does not know and crashes on: this version waits.

int getaddrinfo_a(int mode, struct gaicb *list[], int count, struct sigevent *event)
{
    (void)mode, (void)event;
    for (int i = 0; i < count; i++)
        list[i]->__return = getaddrinfo(list[i]->ar_name, list[i]->ar_service, list[i]->ar_request, &list[i]->ar_result);
    return 0;
}

int gai_suspend(const struct gaicb *const list[], int count, const struct timespec *limit)
{
    (void)list, (void)count, (void)limit;
    return EAI_ALLDONE;
}

int gai_error(struct gaicb *request) { return request->__return; }

int gai_cancel(struct gaicb *request)
{
    (void)request;
    return EAI_ALLDONE;
}
