import Glibc
import TestSupport
import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct PortHoldersTests {
    /// A program that reads from the port until it is told to end.
    private func hold(_ path: String) throws -> pid_t {
        try unsafe startProgram("/bin/sleep", ["60"]) { actions in
            unsafe posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY | O_NOCTTY, 0)
        }
    }

    @Test func anotherProgramHoldsIt() throws {
        let terminal = try PseudoTerminal()
        #expect(PortHolders.of(terminal.path).isEmpty)
        let number = try hold(terminal.path)
        defer {
            kill(number, SIGKILL)
            waitpid(number, nil, 0)
        }
        #expect(PortHolders.of(terminal.path) == [PortHolders.Holder(process: number, name: "sleep")])
        #expect(PortHolders.of(terminal.path).first?.description == "sleep, process \(number)")
    }

    /// It does not name itself.
    @Test func thisProgramHoldsIt() throws {
        let terminal = try PseudoTerminal()
        let number = unsafe Glibc.open(terminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(number) }
        #expect(PortHolders.of(terminal.path).isEmpty)
    }

    @Test func aPortThatIsNone() { #expect(PortHolders.of("/dev/nothing/here").isEmpty) }

    @Test func whatToDo() {
        #expect(SerialTransport.adviceWhenHeld([]).contains("ModemManager"))
        let holder = PortHolders.Holder(process: 812, name: "brltty")
        #expect(SerialTransport.adviceWhenHeld([holder]) == "end 'brltty' (process 812) first")
    }
}
