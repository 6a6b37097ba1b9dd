import Formats
import OBD
import Telemetry
import Testing

@testable import CustomPIDs
@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct ReadWordTests {
    private static func targets(_ operands: String..., supported: Set<UInt8>? = nil) throws -> [ReadTarget] {
        try ReadWord.words(operands).flatMap { try $0.targets(supported: supported) }
    }

    /// "0C:engineSpeed", "0C" for the whole PID, "0902" for another request.
    private static func text(_ targets: [ReadTarget]) -> [String] {
        targets.map { target in
            guard case .value(.pid(let pid)) = target.question else { return Hexadecimal.text(target.question.bytes) }
            let signals = target.signals.map { ":" + $0.map(\.name).sorted().joined(separator: "+") } ?? ""
            return Hexadecimal.text([pid]) + signals
        }
    }

    @Test(arguments: [
        ("0C", 0x0C, "Engine speed"), ("010C", 0x0C, "Engine speed"), ("0x0C", 0x0C, "Engine speed"),
        ("0X010c", 0x0C, "Engine speed"), ("0c", 0x0C, "Engine speed"), ("FE", 0xFE, "PID FE"), ("00", 0x00, "PID 00"),
        ("04", 0x04, "Calculated engine load"), ("0103", 0x03, "Fuel system status"),
    ])
    func aPID(operand: String, pid: Int, name: String) throws {
        let target = try #require(try Self.targets(operand).first)
        #expect(target.question == .value(.pid(UInt8(pid))) && target.name == name && target.signals == nil)
    }

    @Test(arguments: [
        ("22F40C", "22F40C"), ("0902", "0902"), ("2101", "2101"), ("020500", "020500"), ("0x22F40C", "22F40C"),
        ("0600", "0600"), ("050101", "050101"),
        // The frame's number belongs to it.
        ("020C", "020C00"),
        // Services that list codes are requests by themselves.
        ("03", "03"), ("07", "07"), ("0a", "0A"),
    ])
    func anotherRequestThatReads(operand: String, request: String) throws {
        #expect(Self.text(try Self.targets(operand)) == [request])
    }

    @Test func severalPIDsOfOneRequest() throws {
        #expect(Self.text(try Self.targets("010C0D")) == ["0C", "0D"])
    }

    /// What a file of the user describes is decoded as it says, also where it is named by its request.
    @Test func aCustomPIDByItsRequest() throws {
        let text =
            "Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header\n"
            + "Oil temperature,OilT,22F45C,A-40,-40,215,°C,\n"
        var taken: Set<String> = []
        let custom = CustomPIDFile(Array(text.utf8), path: "pids.csv", taken: &taken).entries.map(\.pid)
        try #require(custom.count == 1)
        for operand in ["22F45C", "oilt", "Oil temperature", "customOilT"] {
            let words = try ReadWord.words([operand], custom: custom)
            #expect(try words.first?.targets(supported: nil).first?.question == .value(.custom(custom[0])))
        }
        #expect(try ReadWord.words(["oil", "temperature", "rpm"], custom: custom).count == 2)
    }

    /// Whatever else is a number is not sent: services that write or act above all.
    @Test(arguments: ["0400", "0801", "2EF190", "2F01", "3101", "1001", "1101", "2701", "FFFF", "22F40C0D0E0F1011"])
    func noOtherRequest(operand: String) {
        let failure = failure { try ReadWord(operand) }
        #expect(failure?.status == .usage && failure?.text == "'\(operand)' is not a read-only request")
    }

    @Test(arguments: [
        ("rpm", ["0C:engineSpeed"]), ("RPM", ["0C:engineSpeed"]), ("Engine speed", ["0C:engineSpeed"]),
        ("iat", ["0F:intakeAirTemperature"]), ("engine-speed", ["0C:engineSpeed"]),
        ("rpm,speed", ["0C:engineSpeed", "0D:vehicleSpeed"]), ("rpm, speed", ["0C:engineSpeed", "0D:vehicleSpeed"]),
        ("Mass air flow,0C", ["10:massAirFlow", "0C"]), ("vin", ["0902"]), ("codes", ["03"]),
        ("Catalyst temperature, bank 1 sensor 2", ["3E:catalystTemperatureBank1Sensor2"]),
        (
            "stft",
            ["06:shortTermFuelTrimBank1+shortTermFuelTrimBank3", "08:shortTermFuelTrimBank2+shortTermFuelTrimBank4"]
        ),
    ])
    func names(operand: String, expected: [String]) throws { #expect(Self.text(try Self.targets(operand)) == expected) }

    /// The words of a name need no quotes.
    @Test func namesOfSeveralWords() throws {
        #expect(
            Self.text(try Self.targets("engine", "speed", "fuel", "level", "speed"))
                == ["0C:engineSpeed", "2F:fuelLevel", "0D:vehicleSpeed"])
    }

    @Test func whatTheVehicleHas() throws {
        #expect(Self.text(try Self.targets("iat", supported: [0x68])) == ["68:intakeAirTemperatureBank1Sensor1"])
        #expect(Self.text(try Self.targets("iat", supported: [0x0F, 0x68])) == ["0F:intakeAirTemperature"])
        #expect(
            Self.text(try Self.targets("o2", supported: [0x14, 0x25]))
                == ["14:oxygenSensorVoltageBank1Sensor1", "25:lambdaBank1Sensor2"])
        #expect(Self.text(try Self.targets("stft", supported: [0x06])).count == 1)
    }

    /// By its whole name every signal that there is can be named.
    @Test func everySignal() throws {
        for row in PIDTable.rows {
            for field in row.fields where Hexadecimal.bytes(field.signal.name) == nil {
                let targets = try Self.targets(field.signal.name)
                guard SignalAlias.rows.allSatisfy({ !$0.names.contains(field.signal.name.lowercased()) }) else {
                    continue
                }
                #expect(targets.first?.signals == [field.signal], "\(field.signal.name)")
            }
        }
    }

    @Test func severalSignals() {
        let failure = failure { try Self.targets("bank") }
        #expect(failure?.status == .usage)
        #expect(failure?.text.wholeMatch(of: /'bank' matches \d+ signals/) != nil)
        #expect(failure?.advice.hasSuffix(", …") == true)
    }

    @Test(arguments: [
        ("nonsense", "obdmech pids --all lists what there is"), ("rmp", "did you mean 'rpm'?"),
        ("enginespeeed", "did you mean 'enginespeed'?"), ("0x0", "obdmech pids --all lists what there is"),
        ("é", "obdmech pids --all lists what there is"),
    ])
    func noSignal(operand: String, advice: String) {
        let failure = failure { try ReadWord(operand) }
        #expect(failure?.status == .usage && failure?.text == "unknown signal or PID '\(operand)'")
        #expect(failure?.advice == advice)
    }
}
