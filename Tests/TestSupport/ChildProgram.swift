import Foundation
package import Glibc

/// Starts a program with signals as in a shell: all at their defaults, none blocked. The threads of tests may block
/// some, and the parent of the tests may have some ignored.
///
/// - Parameters:
///   - program: a path.
///   - environment: nil for that of the tests.
///   - isSessionLeader: whether the first terminal that it opens becomes its controlling terminal.
///   - isGroupLeader: whether it gets its own process group, so that it can be paused.
///   - prepare: adds actions for its descriptors. Tests open theirs with O_CLOEXEC.
package func startProgram(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil, isSessionLeader: Bool = false,
    isGroupLeader: Bool = false, prepare: (inout posix_spawn_file_actions_t) -> Void = { _ in }
) throws(StartFailure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe prepare(&actions)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which Glibc's module does not export.
    let group = isSessionLeader ? 0x80 : isGroupLeader ? Int32(POSIX_SPAWN_SETPGROUP) : 0
    unsafe posix_spawnattr_setflags(
        &attributes, Int16(group | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)

    let words = unsafe copies([program] + arguments)
    let variables = environment ?? ProcessInfo.processInfo.environment
    let pairs = unsafe copies(variables.map { "\($0)=\($1)" })
    defer {
        for index in unsafe words.indices { unsafe free(words[index]) }
        for index in unsafe pairs.indices { unsafe free(pairs[index]) }
    }
    var number: pid_t = 0
    let failure = unsafe posix_spawn(&number, program, &actions, &attributes, words, pairs)
    guard failure == 0 else { throw StartFailure(reason: "cannot start '\(program)': error \(failure)") }
    return number
}

package struct StartFailure: Error {
    package let reason: String

    package init(reason: String) { self.reason = reason }
}

/// Returns C strings, which must be freed, with nil at the end.
private func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
}
