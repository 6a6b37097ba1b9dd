import Testing

@testable import System

@Suite(.timeLimit(.minutes(20))) struct SystemFileTests {
    @Test func whatIsThere() {
        #expect(SystemFile.entries("/proc/self").contains("comm"))
        #expect(SystemFile.line("/proc/sys/kernel/ostype") == "Linux")
        #expect(SystemFile.text("/proc/sys/kernel/ostype") == "Linux\n")
    }

    @Test func whatIsNotThere() {
        #expect(SystemFile.entries("/proc/self/nothing").isEmpty)
        #expect(SystemFile.text("/proc/self/nothing") == nil)
        #expect(SystemFile.line("/proc/self") == nil)
    }
}
