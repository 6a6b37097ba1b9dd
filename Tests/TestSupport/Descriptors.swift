import CLinux
import Glibc

/// Returns the two ends of a blocking pipe, which programs started by other tests do not inherit.
package func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe clinux_pipe(&ends) == 0 else { throw StartFailure(reason: "there is no pipe") }
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) & ~O_NONBLOCK) }
    return (ends[0], ends[1])
}
