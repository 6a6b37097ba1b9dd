import Glibc
import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct PortAccessTests {
    private func file(group: gid_t) throws -> String {
        var template = Array("/tmp/obdmech-access-XXXXXX".utf8CString)
        let number = unsafe mkstemp(&template)
        try #require(number >= 0)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        defer { close(number) }
        // Only root may give a file away.
        try #require(getuid() != 0 || fchown(number, 0, group) == 0)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @Test func mayBeOpened() throws {
        let path = try file(group: getgid())
        defer { unsafe unlink(path) }
        #expect(PortAccess.isAllowed(path))
        #expect(!PortAccess.isAllowed("/dev/nothing"))
    }

    /// The group is the port's own, whatever the distribution calls it.
    @Test(.enabled(if: getuid() == 0)) func theGroupOfThePort() throws {
        // 'dialout' on Debian, another elsewhere.
        let name = unsafe getgrgid(20).map { unsafe String(cString: $0.pointee.gr_name) }
        let path = try file(group: 20)
        defer { unsafe unlink(path) }
        #expect(PortAccess.advice(path) == "add yourself to the group '\(try #require(name))', then log in again")
        #expect(PortAccess.command(path) == "sudo usermod -aG \(try #require(name)) $USER")
        let roots = try file(group: 0)
        defer { unsafe unlink(roots) }
        #expect(PortAccess.advice(roots) == "change the permissions of '\(roots)': only 'root' may use it")
        #expect(PortAccess.command(roots) == "sudo chmod a+rw \(roots)")
    }

    @Test func aPortThatIsGone() {
        #expect(PortAccess.advice("/dev/nothing") == "add yourself to the group 'dialout', then log in again")
        #expect(PortAccess.command("/dev/nothing") == "sudo usermod -aG dialout $USER")
    }
}
