import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct SuspectParameterTests {
    /// Bytes of SPN and FMI, the status, and how urgent it is.
    @Test(
        arguments: [
            // Oil pressure: too low is dangerous, its circuit is not.
            ([0x64, 0x00, 0x01], 0x2F, .stopNow, "engine oil pressure"),
            ([0x64, 0x00, 0x04], 0x2F, .soon, "engine oil pressure"),
            ([0x64, 0x00, 0x00], 0x2F, .soon, "engine oil pressure"),
            // Not present now.
            ([0x64, 0x00, 0x01], 0x28, .soon, "engine oil pressure"),
            ([0x6E, 0x00, 0x00], 0x2F, .stopNow, "engine coolant temperature"),
            ([0x6E, 0x00, 0x0F], 0x2F, .whenConvenient, "engine coolant temperature"),
            // The most severe mode of what is not known is not calm; whether to stop says the lamp.
            ([0xFF, 0x7F, 0x01], 0x2F, .soon, nil),
            ([0xE1, 0x06, 0x01], 0x2F, .soon, "AdBlue (DEF) tank level"),
            // What stops the engine in a moment, whatever its mode.
            ([0x55, 0x04, 0x1F], 0x2F, .stopNow, "engine protection is about to switch the engine off"),
            ([0x55, 0x04, 0x1F], 0x28, .soon, "engine protection is about to switch the engine off"),
            ([0xD7, 0x04, 0x00], 0x2F, .stopNow, "fuel leak at the engine"),
        ] as [([UInt8], UInt8, Severity, String?)])
    func urgency(bytes: [UInt8], status: UInt8, urgency: Severity, name: String?) {
        let code = UDSTroubleCode(bytes: bytes, format: .j1939, status: UDSCodeStatus(rawValue: status))
        #expect(code.urgencyOfMode == urgency && code.parameter?.name == name, "\(code)")
    }

    @Test func otherFormatsHaveNone() {
        let code = UDSTroubleCode(bytes: [0x64, 0x00, 0x01], format: .wwh, status: [.confirmed])
        #expect(code.parameter == nil)
    }

    @Test func rowsAreWhole() {
        var before = -1
        for line in TroubleCodeRow.lines(SuspectParameter.table) {
            let fields = TroubleCodeRow.fields(line)
            let number = Int(fields[0]) ?? -1
            #expect(number > before && SuspectParameter.row(number) != nil, "\(line)")
            before = number
        }
    }

    /// A trip warns of what a scan finds.
    @Test func oneTableOfLimits() throws {
        let cooling = try #require(ExpectedRange.rows.last { $0.signals == [.coolantTemperature] })
        #expect(cooling.normal.upperBound == OperatingLimits.coolantHotC)
        #expect(cooling.judge(OperatingLimits.coolantTooHotC).judgement == .wrong)
        #expect(SupplyVoltage.running.tolerable == OperatingLimits.chargingLowV...OperatingLimits.chargingHighV)
        #expect(SupplyVoltage.engineOff.tolerable.lowerBound == OperatingLimits.engineOffLowV)
    }

    /// A diesel has no spark plugs.
    @Test func aDieselsMisfire() throws {
        let entry = try #require(TroubleCode("P0301").flatMap { TroubleCodeCatalogue.entry($0) }).without([.diesel])
        let texts = entry.causes.map(\.text) + entry.checks + [entry.advice]
        #expect(entry.causes.count >= 2)
        #expect(!texts.contains { $0.contains("spark") || $0.contains("coil") || $0.contains("flash") }, "\(texts)")
    }
}
