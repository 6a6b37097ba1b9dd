import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ReadValueTests {
    private static func values(_ pid: UInt8, _ data: String) -> [PIDValue] {
        ReadValue.values(pid: pid, bytes(data)[...], scaling: PIDScaling())
    }

    @Test func aPIDOfTheTable() {
        #expect(Self.values(0x0C, "1A F8").map(\.value) == [1726])
        #expect(Self.values(0x0C, "1A F8").map(\.signal) == [.engineSpeed])
    }

    @Test(arguments: [
        (0x00, "supportedPIDs00", "01 03 20"), (0x20, "supportedPIDs20", "21 23 40"),
        (0xE0, "supportedPIDsE0", "E1 E3"),
    ])
    func aBitmap(pid: Int, signal: String, listed: String) throws {
        let value = try #require(Self.values(UInt8(pid), "A0 00 00 01").first)
        #expect(value.signal.name == signal && value.text == listed && value.value == nil && !value.isDoubtful)
    }

    /// For a wrong length, or an unknown PID, the value is the bytes, marked as doubtful.
    @Test(arguments: [
        (0x0C, "1A", "pid0C"), (0x00, "BE 3E", "pid00"), (0xFE, "01 02 AB", "pidFE"), (0x05, "", "pid05"),
    ])
    func bytesOfUnknownMeaning(pid: Int, data: String, signal: String) throws {
        let values = Self.values(UInt8(pid), data)
        #expect(values.map(\.signal.name) == [signal])
        #expect(values.map(\.text) == [data] && values.allSatisfy { $0.value == nil && $0.isDoubtful })
    }

    @Test func whatWasAsked() {
        let read = ReadValue(
            request: [0x22, 0xF4, 0x0C], ecu: engine, data: [], values: [], time: Instant(nanoseconds: 0))
        #expect(read.service == 0x22 && read.pid == "F40C")
    }
}
