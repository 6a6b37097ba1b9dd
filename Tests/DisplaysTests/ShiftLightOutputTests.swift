import Dashboard
import Glibc
import Synchronization
import System
import Telemetry
import TestSupport
import Testing

@testable import Displays

@Suite(.timeLimit(.minutes(20))) struct ShiftLightOutputTests {
    private final class Line: Sendable {
        let texts = Mutex<[String]>([])
        let failure: String?

        init(failure: String? = nil) { self.failure = failure }

        func write(_ text: String) -> String? {
            texts.withLock { $0.append(text) }
            return failure
        }
        var all: [String] { texts.withLock { $0 } }
    }

    private func state(_ rpm: Double) -> ShiftState { ShiftState(rpm: rpm, shiftRpm: 8000) }
    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    @Test func lightsFillTowardTheShiftPoint() {
        #expect([0, 5000, 5200, 6610, 7999, 8000, 9000].map { state($0).count(of: 16) } == [0, 0, 0, 8, 15, 16, 16])
        #expect(!state(7999).isDue && state(8000).isDue)
        #expect(ShiftState.off.count(of: 16) == 0)
    }

    /// A line for each change, and none that says the same: a board that blinks by itself is not disturbed.
    @Test func serialLines() throws {
        let line = Line()
        let lights = SerialShiftLights { line.write($0) }
        for (rpm, isBlinkOn) in [(5300.0, true), (5301, true), (6610, true), (8100, true), (8100, false), (0, true)] {
            #expect(lights.show(state(rpm), isBlinkOn: isBlinkOn) == nil)
        }
        #expect(line.all == ["0 16 0\n", "8 16 0\n", "16 16 1\n", "0 16 0\n"])
    }

    @Test func lightsOfAWheel() throws {
        let directory = try TemporaryDirectory()
        for number in [1, 2, 10, 3, 4] {
            try SystemFile.makeFolder(directory.file("0003:046D:C24F.0001::RPM\(number)"))
            try directory.write(Array("255\n".utf8), to: "0003:046D:C24F.0001::RPM\(number)/max_brightness")
            try directory.write(Array("9\n".utf8), to: "0003:046D:C24F.0001::RPM\(number)/brightness")
        }
        try SystemFile.makeFolder(directory.file("input3::capslock"))
        try directory.write(Array("0\n".utf8), to: "input3::capslock/brightness")
        func brightness() -> [String] {
            [1, 2, 3, 4, 10].map { number in
                String(directory.text("0003:046D:C24F.0001::RPM\(number)/brightness").prefix { $0 != "\n" })
            }
        }
        #expect(KernelShiftLights(named: "none", in: directory.path) == nil)
        let lights = try #require(KernelShiftLights(named: "rpm", in: directory.path))
        #expect(lights.show(.off, isBlinkOn: true) == nil)
        #expect(brightness() == ["0", "0", "0", "0", "0"])
        _ = lights.show(state(6900), isBlinkOn: true)
        #expect(brightness() == ["255", "255", "255", "0", "0"])
        _ = lights.show(state(8000), isBlinkOn: true)
        #expect(brightness() == ["255", "255", "255", "255", "255"])
        _ = lights.show(state(8000), isBlinkOn: false)
        #expect(brightness() == ["0", "0", "0", "0", "0"])
        #expect(directory.text("input3::capslock/brightness") == "0\n")
        SystemFile.remove(directory.file("0003:046D:C24F.0001::RPM10/brightness"))
        #expect(lights.show(state(8000), isBlinkOn: true)?.contains("RPM10/brightness") == true)
    }

    /// At the end the lights are off, whatever was shown last.
    @Test func endsDark() throws {
        let line = Line()
        let output = try ShiftLightOutput(SerialShiftLights { line.write($0) })
        output.show(state(8000), at: at(1))
        while !line.all.contains("16 16 1\n") { sched_yield() }
        output.end()
        #expect(line.all.last == "0 16 0\n")
    }

    /// Lights that were unplugged are reported once.
    @Test func lightsThatAreGone() throws {
        let line = Line(failure: "gone")
        let output = try ShiftLightOutput(SerialShiftLights { line.write($0) })
        output.show(state(8000), at: at(1))
        var failure: String?
        while failure == nil {
            failure = output.failure
            sched_yield()
        }
        #expect(failure == "gone" && output.failure == nil)
        output.show(state(0), at: at(2))
        output.end()
        #expect(line.all == ["16 16 1\n"])
    }
}
