import Acquisition
import OBD
import Telemetry
import Testing

@testable import obdmech

@Suite struct ReadTargetTests {
    @Test(arguments: [
        ("0C", 0x0C, "Engine speed"), ("010C", 0x0C, "Engine speed"), ("0x0C", 0x0C, "Engine speed"),
        ("0X010c", 0x0C, "Engine speed"), ("0c", 0x0C, "Engine speed"), ("FE", 0xFE, "PID FE"), ("00", 0x00, "PID 00"),
    ])
    func aPID(operand: String, pid: Int, name: String) throws {
        let target = try ReadTarget(operand)
        #expect(target.question == .pid(UInt8(pid)) && target.name == name && target.signal == nil)
    }

    @Test(arguments: ["22F40C", "0902", "2101", "020500", "0x22F40C", "0600", "050101"])
    func anyOtherRequestThatReads(operand: String) throws {
        let bytes = try #require(Hexadecimal.bytes(operand.hasPrefix("0x") ? String(operand.dropFirst(2)) : operand))
        let target = try ReadTarget(operand)
        #expect(target.question == .raw(bytes) && target.name == "Answer to \(Hexadecimal.text(bytes))")
    }

    /// Whatever else is a number is not sent: services that write or act above all.
    @Test(arguments: ["0400", "0801", "2EF190", "2F01", "3101", "1001", "1101", "2701", "FFFF", "22F40C0D0E0F1011"])
    func noOtherRequest(operand: String) {
        let failure = failure { try ReadTarget(operand) }
        #expect(failure?.status == .usage && failure?.message == "'\(operand)' is no request that only reads")
    }

    /// A service alone is a PID's number, and asked as one.
    @Test func aLoneServiceIsAPID() throws { #expect(try ReadTarget("04").question.request == [0x01, 0x04]) }

    @Test(arguments: [
        ("engineSpeed", 0x0C, "engineSpeed"), ("ENGINESPEED", 0x0C, "engineSpeed"),
        ("vehicleSpe", 0x0D, "vehicleSpeed"), ("massAir", 0x10, "massAirFlow"),
        // One of several whose names go on.
        ("coolant", 0x05, "coolantTemperature"), ("shortTermFuelTrimBank2", 0x08, "shortTermFuelTrimBank2"),
    ])
    func aSignal(operand: String, pid: Int, signal: String) throws {
        let target = try ReadTarget(operand)
        #expect(target.question == .pid(UInt8(pid)) && target.signal?.name == signal)
    }

    /// By its whole name every signal that there is can be named.
    @Test func everySignal() throws {
        for row in PIDTable.rows {
            for field in row.fields where Hexadecimal.bytes(field.signal.name) == nil {
                let target = try ReadTarget(field.signal.name)
                #expect(target.signal?.name == field.signal.name, "\(field.signal.name)")
            }
        }
    }

    @Test func severalSignals() {
        let failure = failure { try ReadTarget("trim") }
        #expect(failure?.status == .usage)
        #expect(failure?.message.wholeMatch(of: /'trim' may be any of \d+ signals/) != nil)
        #expect(
            failure?.advice.hasSuffix(", …") == true && failure?.advice.contains("shortTermFuelTrimBank1, ") == true)
    }

    @Test(arguments: ["nonsense", "0x0", "0CX", "+C", "engine speed", "é"]) func noSignal(operand: String) {
        let failure = failure { try ReadTarget(operand) }
        #expect(failure?.status == .usage && failure?.message == "no signal or PID is called '\(operand)'")
        #expect(failure?.advice == "obdmech pids --all lists what there is")
    }
}
