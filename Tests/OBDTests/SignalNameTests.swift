import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct SignalNameTests {
    private static func names(_ text: String, supported: Set<UInt8>? = nil) -> [String] {
        switch SignalName(text)?.meaning(supported: supported) {
        case .signals(let matches): matches.map(\.signal.name)
        case .request(let bytes, _): [Hexadecimal.text(bytes)]
        case .ambiguous(let matches): ["\(matches.count)?"] + matches.prefix(2).map(\.signal.name)
        case nil: []
        }
    }

    /// Every row refers to existing signals, and no two rows share a name.
    @Test(arguments: SignalAlias.rows) func aliases(row: SignalAlias) {
        let known = Set(PIDTable.rows.flatMap { $0.fields + ($0.fieldsOfFourBanks ?? []) }.map(\.signal.name))
        switch row.target {
        case .first(let names), .all(let names): #expect(!names.isEmpty && names.allSatisfy(known.contains), "\(names)")
        case .request(let bytes, let name): #expect(!bytes.isEmpty && !name.isEmpty)
        }
        for name in row.names {
            #expect(name.allSatisfy { $0.isLowercase || $0.isNumber } && Hexadecimal.bytes(name) == nil, "\(name)")
            #expect(SignalAlias.rows.count { $0.names.contains(name) } == 1, "\(name)")
        }
    }

    @Test(arguments: [
        ("rpm", "engineSpeed"), ("speed", "vehicleSpeed"), ("ect", "coolantTemperature"),
        ("iat", "intakeAirTemperature"), ("maf", "massAirFlow"), ("map", "intakeManifoldPressure"),
        ("tps", "throttlePosition"), ("volts", "controlModuleVoltage"), ("fuel", "fuelLevel"), ("load", "engineLoad"),
        ("timing", "ignitionTiming"), ("odo", "odometer"), ("Engine speed", "engineSpeed"),
        ("ENGINESPEED", "engineSpeed"),
        ("Engine Coolant Temperature", "coolantTemperature"), ("vehicleSpe", "vehicleSpeed"),
        ("massAir", "massAirFlow"),
        // The shortest of several names that begin alike.
        ("coolant", "coolantTemperature"), ("coolant temp", "coolantTemperature"),
        ("shortTermFuelTrimBank2", "shortTermFuelTrimBank2"), ("vin", "0902"),
    ])
    func one(text: String, signal: String) { #expect(Self.names(text) == [signal]) }

    /// Supported signals take precedence; if none is supported, the usual one is chosen.
    @Test func supported() {
        #expect(Self.names("maf", supported: [0x66]) == ["massAirFlowSensorA"])
        #expect(Self.names("maf", supported: [0x0C]) == ["massAirFlow"])
        #expect(Self.names("ltft", supported: [0x07]) == ["longTermFuelTrimBank1", "longTermFuelTrimBank3"])
        #expect(Self.names("ltft", supported: []) == ["longTermFuelTrimBank1"])
        #expect(Self.names("manifold surf", supported: [0x84]) == ["manifoldSurfaceTemperature"])
        #expect(Self.names("pedal pos", supported: [0x4A]) == ["pedalPositionE"])
    }

    @Test func wordsInAnyOrder() {
        #expect(Self.names("bank 2 long fuel", supported: [0x09]) == ["longTermFuelTrimBank2"])
    }

    @Test func ambiguous() {
        #expect(Self.names("bank").first?.hasSuffix("?") == true)
        // Supported signals come first.
        #expect(Self.names("bank", supported: [0x09]).dropFirst().first == "longTermFuelTrimBank2")
    }

    @Test(arguments: ["", " ", "nonsense", "é", "+"]) func nothing(text: String) { #expect(Self.names(text).isEmpty) }

    @Test func aPartIsNoWholeName() {
        #expect(SignalName("coolant", isWhole: true) == nil)
        #expect(SignalName("fuel level", isWhole: true) != nil)
    }
}
