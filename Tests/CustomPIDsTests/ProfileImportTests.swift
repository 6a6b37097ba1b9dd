import Formats
import TestSupport
import Testing

@testable import CustomPIDs

@Suite(.timeLimit(.minutes(20))) struct ProfileImportTests {
    private static func read(_ text: String, _ path: String = "car.json", related: (String) -> [UInt8]? = { _ in nil })
        throws -> ProfileImport
    {
        try ProfileImport(Array(text.utf8), path: path, related: related)
    }

    private static func withoutFile(_ refused: ProfileImport.Refused) -> ProfileImport.Refused {
        ProfileImport.Refused(name: refused.name, reason: refused.reason, line: refused.line)
    }

    private static func value(_ profile: ProfileImport, _ name: String) throws -> ImportedValue {
        try #require(profile.cars.flatMap(\.values).first { $0.pid.shortName == name })
    }

    /// A response as the frames of one control module.
    private static func payload(_ frames: String) -> ArraySlice<UInt8> {
        let frames = frames.split(separator: " ").map { text in
            stride(from: 0, to: text.count, by: 2).compactMap { UInt8(text.dropFirst($0).prefix(2), radix: 16) }
        }
        if frames[0][0] >> 4 == 0 { return frames[0].dropFirst().prefix(Int(frames[0][0])) }
        let length = Int(frames[0][0] & 0xF) << 8 | Int(frames[0][1])
        return (frames[0].dropFirst(2) + frames.dropFirst().flatMap { $0.dropFirst() }).prefix(length)
    }

    // MARK: WiCAN

    /// The vector of a real car on which OBDb and WiCAN agree.
    private static let ioniq =
        "102E620105FFFB74 210C012C00012C00 2200000001000025 23C8448E000050FE 240003E8184EE800 2599000000000000 "
        + "260000000000AAAA"

    @Test func bytesAreCountedInFrames() throws {
        let profile = try Self.read(
            """
            {"car_model": "Example", "init": "ATSP6;ATSH7E4;ATST96;", "pids": [
             {"pid": "2201057", "parameters": [
               {"name": "SOC", "expression": "B41/2", "unit": "%"},
               {"name": "SOH", "expression": "[B34:B35]/10", "unit": "%"},
               {"name": "ENERGY", "expression": "((B37<<8)+B38)*2", "unit": "Wh"}]}]}
            """)
        #expect(profile.count == 3)
        #expect(profile.refused.isEmpty)
        let data = Self.payload(Self.ioniq).dropFirst(3)
        for (name, expected) in [("SOC", 76.5), ("SOH", 100), ("ENERGY", 40400)] {
            let value = try Self.value(profile, name)
            #expect(try value.pid.reading(data).number == expected)
            #expect(value.pid.header?.description == "7E4")
            #expect(value.pid.request == [0x22, 0x01, 0x05])
        }
        #expect(try Self.value(profile, "SOC").pid.signalName == "stateOfCharge")
        #expect(try Self.value(profile, "SOH").pid.signalName == "stateOfHealth")
    }

    /// Whether a response is a single frame shows only when it arrives.
    @Test func singleFramesBeginEarlier() throws {
        let profile = try Self.read(
            #"{"pids": [{"pid": "22028C", "parameters": {"SOC": "B4/2.5", "X": "S5", "Y": "B4:7", "Z": "[S4:S5]"}}]}"#)
        let data = Self.payload("0562028CFAFE0000").dropFirst(3)
        for (name, expected) in [("SOC", 100), ("X", -2), ("Y", 1), ("Z", -1282)] as [(String, Double)] {
            #expect(try Self.value(profile, name).pid.reading(data).number == expected)
        }
    }

    @Test(arguments: [
        ("ATSP6;ATSH7E4;", "", "7E4", nil), ("ATSP6;ATSH000726;STCAFCP726,72E;", "", "726", "72E"),
        ("ATSP7;ATCP17;ATSHFC0076;ATCRA17FE0076;", "", "17FC0076", "17FE0076"),
        ("ATSP7;", "ATSHDA10F1;", "18DA10F1", nil), ("ATSP6;ATSH7DF;", "", nil, nil),
        ("ATSP6;ATSH7E0;ATCRA7E8;", "ATSH6A2;ATCRA682;", "6A2", "682"),
        // A filter for the module asked before does not belong to this one.
        ("ATSP6;ATSH7E0;ATCRA7E8;", "ATSH7C6;", "7C6", nil),
    ])
    func addressesComeFromCommands(setup: String, own: String, header: String?, response: String?) throws {
        let profile = try Self.read(
            #"{"init": "\#(setup)", "pids": [{"pid": "220102", "pid_init": "\#(own)", "parameters": {"SOC": "B4"}}]}"#)
        let pid = try Self.value(profile, "SOC").pid
        #expect(pid.header?.description == header)
        #expect(pid.response?.description == response)
    }

    /// What one request needs is no reason against the next, which says itself how it is sent.
    @Test(arguments: ["ATSH7A0;1003;", "ATCAF0;", "ATWM8115F13E;", "ATPP0CSV23;"])
    func aReasonHoldsForOneSetup(setup: String) throws {
        let profile = try Self.read(
            """
            {"init": "ATSP6;ATSH7E4;", "pids": [{"pid": "220101", "pid_init": "\(setup)", "parameters": {"A": "B4"}},
              {"pid": "220102", "parameters": {"B": "B4"}},
              {"pid": "220103", "pid_init": "ATSH7E2;", "parameters": {"C": "B4"}}]}
            """)
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["C"])
        #expect(profile.refused.map(\.name) == ["A", "B"])
    }

    @Test(arguments: [
        (#"{"pid": "1003", "parameters": {"A": "B4"}}"#, "session"),
        (#"{"pid": "2E0102", "parameters": {"A": "B4"}}"#, "'2E' is not read-only"),
        (#"{"pid": "31010203", "parameters": {"A": "B4"}}"#, "'31' is not read-only"),
        (#"{"pid": "220102", "pid_init": "1003;", "parameters": {"A": "B4"}}"#, "session"),
        (#"{"pid": "220102", "pid_init": "ATCAF0;", "parameters": {"A": "B4"}}"#, "raw frames"),
        (#"{"pid": "220102", "pid_init": "ATPP0CSV23;", "parameters": {"A": "B4"}}"#, "ATPP0CSV23"),
        (#"{"pid": "220102", "parameters": {"A": "B16"}}"#, "'B16'"),
        (#"{"pid": "220102", "parameters": {"A": "B4+"}}"#, "expected a value"),
    ])
    func whatIsNotReadOnlyIsRefusedByName(command: String, reason: String) throws {
        let profile = try Self.read("{\"pids\": [\n\(command)\n]}")
        #expect(profile.count == 0)
        #expect(profile.refused.map(\.name) == ["A"])
        #expect(profile.refused[0].reason.contains(reason))
        #expect(profile.refused[0].line == 2)
    }

    @Test func aProfileExtendsAnother() throws {
        let base = #"{"car_model": "B", "pids": [{"pid": "220101", "parameters": {"SOC": "B10/2", "HV_A": "B11"}}]}"#
        let profile = try Self.read(
            #"{"car_model": "A", "extends": "x/b.json", "pids": [{"pid": "remove", "parameters": {"HV_A": ""}}]}"#,
            related: { $0 == "x/b.json" ? Array(base.utf8) : nil })
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["SOC"])
        #expect(profile.cars[0].origin == .init(source: "WiCAN vehicle profiles", license: "GPL-3.0", car: "A"))
    }

    @Test func theShownChargeIsTheStandardOne() throws {
        let profile = try Self.read(
            #"{"pids": [{"pid": "220101", "parameters": {"SOC": "B4/2"}}, {"pid": "220105", "parameters": {"SOC_D": "B5/2"}}]}"#
        )
        #expect(try Self.value(profile, "SOC_D").pid.signalName == "stateOfCharge")
        let own = try Self.value(profile, "SOC").pid
        #expect(own.standard == nil && own.signalName.isEmpty && own.unit == "%")
    }

    @Test func theSpreadOfCellsIsComputed() throws {
        let profile = try Self.read(
            #"{"pids": [{"pid": "220101", "parameters": {"HV_C_V_MAX": "B4/50", "HV_C_V_MIN": "B5/50"}}]}"#)
        let spread = try Self.value(profile, "cellVoltageSpread").pid
        #expect(abs(try spread.reading([210, 205][...]).number - 0.1) < 1e-9)
        #expect(spread.signalName == "cellVoltageSpread")
    }

    // MARK: OBDb

    private static func signalSet(_ command: String, _ format: String, more: String = "") -> String {
        #"{"commands": [{\#(command), "freq": 5, "signals": ["# + "\n"
            + #"{"id": "X_A", "name": "A value", "fmt": {\#(format)}\#(more)}]}]}"#
    }

    @Test(
        arguments: [
            (#""len": 16, "max": 3276, "div": 20, "unit": "psi""#, [0x02, 0x80], 32),
            (#""bix": 2, "len": 1, "max": 1, "unit": "scalar""#, [0x20], 1),
            (#""bix": 4, "len": 12, "max": 4095, "unit": "scalar""#, [0xF1, 0x23], 0x123),
            (#""len": 16, "max": 100, "min": -100, "sign": true, "unit": "amps""#, [0xFF, 0xFE], -2),
            (#""len": 16, "blsb": true, "max": 65535, "unit": "scalar""#, [0x34, 0x12], 0x1234),
            (#""len": 8, "max": 100, "mul": 100, "div": 255, "unit": "percent""#, [255], 100),
            (#""len": 8, "max": 215, "min": -40, "add": -40, "unit": "celsius""#, [10], -30),
            // Held in the range, as OBDb decodes it.
            (#""len": 8, "max": 100, "unit": "percent""#, [200], 100),
            (#""len": 8, "max": 300, "nullmax": 255, "unit": "percent""#, [255], nil),
            (#""len": 8, "max": 300, "nullmax": 255, "unit": "percent""#, [254], 254),
            (#""len": 8, "map": {"0": {"description": "Off", "value": "OFF"}, "3": "ON"}"#, [3], 3),
            (#""len": 8, "map": {"0": "OFF"}"#, [1], nil),
            (#""len": 32, "bix": 8, "max": 5, "unit": "scalar""#, [1, 2], nil),
        ] as [(String, [UInt8], Double?)])
    func bitsAreDecodedAsOBDbDoes(format: String, data: [UInt8], expected: Double?) throws {
        let profile = try Self.read(
            Self.signalSet(#""hdr": "726", "rax": "72E", "cmd": {"22": "2813"}"#, format))
        #expect(profile.refused.isEmpty)
        let value = try Self.value(profile, "X_A")
        #expect((try? value.original(data[...]).number) == expected)
        #expect(value.pid.header?.description == "726")
        #expect(value.pid.response?.description == "72E")
        #expect(value.pid.intervalSeconds == 5)
    }

    @Test func standardValuesHaveTheStandardsUnit() throws {
        let profile = try Self.read(
            Self.signalSet(
                #""hdr": "726", "cmd": {"22": "2813"}, "filter": {"from": 2009}"#,
                #""len": 16, "max": 3276, "div": 20, "unit": "psi""#,
                more: #", "suggestedMetric": "frontLeftTirePressure""#))
        let pid = try Self.value(profile, "X_A").pid
        #expect(pid.signalName == "tirePressureFrontLeft")
        #expect(pid.unit == "kPa")
        #expect(abs(try pid.reading([0x02, 0x80][...]).number - 220.6) < 0.1)
        #expect(pid.years?.contains(2008) == false)
        #expect(pid.years?.contains(2020) == true)
    }

    @Test(arguments: [
        ("Audi-A4/signalsets/v3/2012-2020.json", "2012-2020", "Audi-A4 2012-2020"),
        ("Audi-A4/signalsets/v3/default.json", nil, "Audi-A4"), ("my-car.json", nil, "my-car"),
    ])
    func yearsOfAFile(path: String, years: String?, car: String) throws {
        let profile = try Self.read(
            Self.signalSet(#""hdr": "726", "cmd": {"22": "2813"}"#, #""len": 8, "max": 9, "unit": "scalar""#), path)
        #expect(try Self.value(profile, "X_A").pid.years?.description == years)
        #expect(profile.cars.first?.origin.car == car)
    }

    @Test(arguments: [
        (#""hdr": "DA10", "cmd": {"22": "F40C"}"#, "18DA10F1", nil),
        (#""hdr": "DA10", "rax": "F110", "pri": "14", "cmd": {"22": "F40C"}"#, "14DA10F1", "14DAF110"),
        (#""hdr": "DA10", "rax": "10", "tst": "F2", "cmd": {"22": "F40C"}"#, "18DA10F2", "18DAF210"),
        (#""hdr": "7DF", "cmd": {"22": "F40C"}"#, nil, nil),
        (#""hdr": "6F1", "eax": "12", "cmd": {"22": "F40C"}"#, "6F1", nil),
    ])
    func headersOfFourDigitsHave29Bits(command: String, header: String?, response: String?) throws {
        let profile = try Self.read(Self.signalSet(command, #""len": 8, "max": 1, "unit": "scalar""#))
        let pid = try Self.value(profile, "X_A").pid
        #expect(pid.header?.description == header)
        #expect(pid.response?.description == response)
        #expect(pid.extendedAddress == (command.contains("eax") ? 0x12 : nil))
    }

    @Test(arguments: [
        (#""hdr": "7E0", "din": "03", "cmd": {"22": "F40C"}"#, "session (10 03)"),
        (#""hdr": "7E0", "cmd": {"2E": "F40C"}"#, "'2E' is not read-only"),
        (#""hdr": "7E0", "cmd": {"10": "03"}"#, "session"),
        (#""hdr": "7E0Z9", "cmd": {"22": "F40C"}"#, "not an address"),
    ])
    func commandsThatDoMoreAreRefused(command: String, reason: String) throws {
        let profile = try Self.read(Self.signalSet(command, #""len": 8, "max": 1, "unit": "scalar""#))
        #expect(profile.count == 0)
        #expect(profile.refused.count == 1)
        #expect(profile.refused[0].name == "X_A")
        #expect(profile.refused[0].reason.contains(reason))
        #expect(profile.refused[0].line == 2)
    }

    // MARK: Errors in the text

    /// Each has one error, by which nothing is lost.
    @Test(arguments: [
        ("{\"commands\": [COMMAND,\n  COMMAND,]}", "line 2, column 10: comma before a closing bracket", 2),
        ("{\"commands\": [COMMAND\n COMMAND]}", "line 2, column 2: expected ','", 2),
        ("{commands: [COMMAND, COMMAND]}", "line 1, column 2: name 'commands' without quotation marks", 2),
        ("{\"commands\": [COMMAND, oops, COMMAND]}", "line 1, column 24: 'oops' is not a value", 2),
        ("{\"commands\": [COMMAND, COMMAND", "line 1, column 31: the text ends too early", 2),
    ])
    func anErrorIsNotedAndTheRestIsTaken(text: String, reason: String, count: Int) throws {
        let command =
            #"{"hdr":"7E0","cmd":{"22":"F40C"},"signals":[{"id":"A","name":"A","fmt":{"len":8,"max":1,"unit":"scalar"}}]}"#
        let profile = try Self.read(
            text.split(separator: "COMMAND", omittingEmptySubsequences: false).joined(separator: command))
        #expect(profile.count == count)
        let shortened = profile.refused.map { ($0.reason, $0.line) }
        #expect(shortened.count == 1)
        // Columns behind a command are moved by its length.
        let message = try #require(reason.split(separator: ": ", maxSplits: 1).last)
        #expect(shortened.first?.0.hasSuffix(message) == true)
        #expect(shortened.first?.0.hasPrefix("line \(text.contains("\n") ? 2 : 1), column ") == true)
    }

    /// Brackets that are missing or too many, and an open quotation mark, spoil only the command in which they are.
    @Test(arguments: [
        (
            #"{"hdr":"7E2","cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C","fmt":FMT}]}}}"#,
            ["A", "B", "C", "D", "E"]
        ),
        (#"{"hdr":"7E2","cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C","fmt":FMT}"#, ["A", "B", "D", "E"]),
        (#"{"hdr":"7E2","cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C","fmt":FMT}]"#, ["A", "B", "D", "E"]),
        (#"{"hdr":"7E2","cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C","fmt":FMT]}"#, ["A", "B", "D", "E"]),
        (#"{"hdr":"7E2","cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C,"fmt":FMT}]}"#, ["A", "B", "D", "E"]),
        (#"{"hdr":"7E2,"cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C","fmt":FMT}]}"#, ["A", "B", "D", "E"]),
        (#"{"hdr":"7E2","cmd":{"22":"F40D"},"signals":{"id":"C","name":"C","fmt":FMT}]}"#, ["A", "B", "D", "E"]),
        (#""hdr":"7E2","cmd":{"22":"F40D"},"signals":[{"id":"C","name":"C","fmt":FMT}]}"#, ["A", "B", "D", "E"]),
    ])
    func oneErrorInStructureLosesOneCommand(line: String, names: [String]) throws {
        let format = #"{"len":8,"max":255,"unit":"scalar"}"#
        func command(_ name: String) -> String {
            #"{"hdr":"7E0","cmd":{"22":"F40C"},"signals":[{"id":"\#(name)","name":"\#(name)","fmt":\#(format)}]}"#
        }
        let damaged = line.split(separator: "FMT", omittingEmptySubsequences: false).joined(separator: format)
        let lines = ["{\"commands\": [" + command("A"), command("B"), damaged, command("D"), command("E") + "]}"]
        let profile = try Self.read(lines.joined(separator: ",\n"))
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == names)
        let errors = profile.refused.filter { $0.name == "car.json" }
        // What is missing at the end of a line shows at the beginning of the next.
        #expect(!errors.isEmpty && errors.allSatisfy { $0.line == 3 || $0.line == 4 }, "\(profile.refused)")
    }

    /// Objects whose first members differ are no error.
    @Test func theOrderOfMembersIsFree() throws {
        let format = #"{"len":8,"max":255,"unit":"scalar"}"#
        let profile = try Self.read(
            """
            {"commands": [{"id": "X", "hdr": "7E0", "cmd": {"22": "F40C"}, "signals": [
              {"name": "A", "id": "A", "fmt": \(format)}, {"id": "B", "name": "B", "fmt": \(format)}]},
              {"hdr": "7E0", "cmd": {"22": "F40D"}, "signals": [{"id": "C", "name": "C", "fmt": \(format)}]}]}
            """)
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["A", "B", "C"])
        #expect(profile.refused.isEmpty)
    }

    @Test func aSignalWithAnErrorIsNotTakenForAnother() throws {
        let profile = try Self.read(
            """
            {"commands": [{"hdr": "7E0", "cmd": {"22": "F40C"}, "signals": [
              {"id": "A", "name": "A", "fmt": {"len": 8, "max": 255, "div": ten, "unit": "scalar"}},
              {"id": "B", "name": "B", description: "unquoted", "fmt": {"len": 8, "max": 255, "unit": "scalar"}},
              {"id": "C", "name": "C", "fmt": {"len": 8, "max": 255, "unit": "scalar"}}]}]}
            """)
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["B", "C"])
        #expect(
            profile.refused.map(Self.withoutFile) == [
                .init(name: "A", reason: "a part of it cannot be read", line: 2),
                .init(name: "car.json", reason: "line 2, column 65: 'ten' is not a value", line: 2),
                .init(
                    name: "car.json", reason: "line 3, column 28: name 'description' without quotation marks", line: 3),
            ])
    }

    @Test(arguments: ["", "{}", "[1, 2", "hello", "\0\u{1}", "{\"a\": 1}"])
    func otherFilesAreNotProfiles(text: String) {
        #expect(throws: ProfileEntryError.notAProfile) { try Self.read(text, "x.txt") }
    }

    // MARK: DBC

    private static let dbc = """
        VERSION ""
        BU_: ECM
        BO_ 790 ENGINE: 8 ECM
         SG_ RPM : 16|16@1+ (0.25,0) [0|16383.75] "rpm" XXX
         SG_ TORQUE : 15|10@0- (0.5,-100) [-100|155] "Nm" XXX
         SG_ broken : 16@1+ (1,0) "x"
        BO_ 2566844926 FUEL: 8 ECM
         SG_ MODE M : 0|8@1+ (1,0) [0|3] "" XXX
         SG_ LEVEL m1 : 8|8@1+ (0.4,0) [0|100] "%" XXX
        """

    @Test func broadcastsAreDescribedByDBC() throws {
        let profile = try Self.read(Self.dbc, "car.dbc")
        #expect(profile.source == "DBC")
        #expect(
            profile.refused.map(Self.withoutFile) == [
                .init(
                    name: "broken", reason: "line 6, column 15: '16@1+' is not START|LENGTH@ORDER with the sign + or -",
                    line: 6)
            ])
        let rpm = try Self.value(profile, "RPM").pid
        #expect(rpm.isBroadcast)
        #expect(rpm.header?.description == "316")
        #expect(try rpm.reading([0, 0, 0xF8, 0x1A, 0, 0, 0, 0][...]).number == 0x1AF8 / 4)
        // Bits 15 to 8 are byte 1, then 7 and 6 of byte 2: 0b11111111_10 is -2.
        let torque = try Self.value(profile, "TORQUE").pid
        #expect(try torque.reading([0, 0xFF, 0x80, 0, 0, 0, 0, 0][...]).number == -101)
        let level = try Self.value(profile, "LEVEL").pid
        #expect(level.header?.description == "18FEF1FE")
        #expect(try level.reading([1, 100, 0, 0, 0, 0, 0, 0][...]).number == 40)
        #expect((try? level.reading([2, 100, 0, 0, 0, 0, 0, 0][...])) == nil)
    }

    @Test func aDivisionByZeroIsRefused() throws {
        let profile = try Self.read(
            #"{"commands": [{"hdr": "7E0", "cmd": {"22": "F40C"}, "signals": [{"id": "A", "name": "A", "#
                + #""fmt": {"len": 8, "div": 0, "max": 9}}, {"id": "B", "name": "B", "fmt": {"len": 8, "max": 9}}]}]}"#)
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["B"])
        #expect(profile.refused.map(\.name) == ["A"])
    }

    /// Gears have numbers; a lever has positions, which say more as texts.
    @Test func leversAreNotGears() throws {
        func read(_ map: String) throws -> CustomPID {
            try Self.value(
                try Self.read(
                    #"{"commands": [{"hdr": "797", "cmd": {"22": "1156"}, "signals": [{"id": "X_GEAR", "name": "Gear", "#
                        + #""fmt": {"len": 8, "map": {\#(map)}}}]}]}"#), "X_GEAR"
            ).pid
        }
        let park = #""1": {"value": "PARK"}, "2": {"description": "Reverse", "value": "REVERSE"}"#
        let lever = try read(park + #", "4": {"description": "Drive", "value": "DRIVE"}"#)
        #expect(lever.standard == nil)
        #expect(try [1, 2, 4].map { try lever.reading([$0]).text } == ["PARK", "REVERSE", "DRIVE"])
        let gears = try read(park + #", "4": {"description": "First", "value": "1"}"#)
        #expect(gears.standard?.name == "gear")
        #expect(try [1, 2, 4].map { try gears.reading([$0]).number } == [0, -1, 1])
    }

    /// What is no valid signal is refused, with its place.
    @Test(arguments: [
        (#"0|32@1 (1,0) [0|0] "V" X"#, 10), (#"0|8@2+ (1,0) [0|0] "V" X"#, 10), (#"60|16@1+ (1,0) [0|0] "V" X"#, 10),
        (#"57|16@0+ (1,0) [0|0] "V" X"#, 10), (#"-4|8@1+ (1,0) [0|0] "V" X"#, 10), (#"0|65@1+ (1,0) [0|0] "V" X"#, 10),
        (#"0|0@1+ (1,0) [0|0] "V" X"#, 10), (#"0|8@1+ [0|0] "V" X"#, 16), (#"0|8@1+ (abc,0) [0|0] "V" X"#, 17),
        (#"0|8@1+ (1,0) [0|0] "V X"#, 29), (#"9223372036854775807|8@1+ (1,0) [0|0] "V" X"#, 10),
    ])
    func invalidSignalsAreRefused(text: String, column: Int) throws {
        let good = #" SG_ GOOD : 48|16@1+ (1,0) [0|0] "V" X"#
        let profile = try Self.read("BU_: E\nBO_ 513 M: 8 E\n SG_ A : \(text)\n\(good)", "car.dbc")
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["GOOD"])
        #expect(profile.refused.map(\.name) == ["A"] && profile.refused.first?.line == 3)
        #expect(profile.refused.first?.reason.hasPrefix("line 3, column \(column): ") == true, "\(profile.refused)")
    }

    @Test(arguments: ["4294967295", "1610612736", "abc"]) func invalidMessagesAreRefused(identifier: String) throws {
        let profile = try Self.read(
            "BU_: E\nBO_ \(identifier) M: 8 E\n SG_ A : 0|8@1+ (1,0) [0|0] \"V\" X", "car.dbc")
        #expect(profile.count == 0)
        #expect(profile.refused.map(\.name) == ["M", "A"])
    }

    /// A file of several parts names the source and the license of each.
    @Test func sharedFilesNameAllSources() throws {
        let profile = try Self.read(
            """
            # Source: DBC
            # License: unknown
            # Car: a
            Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header
            A,A,22F40C,A,0,100,V,7E0
            # Source: OBDb
            # License: CC BY-SA 4.0
            # Car: b
            Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header
            B,B,22F40D,A,0,100,V,7E0
            C,C,22F40E,A,0,100,V,7E0
            """, "shared.csv")
        #expect(profile.source == "DBC, OBDb")
        #expect(profile.license == "unknown, CC BY-SA 4.0")
    }

    /// What later lines say of signals, and what is no number of at most 64 bits in a frame of 8 bytes.
    @Test func dbcWithStatesFloatsAndLongFrames() throws {
        let profile = try ProfileImport(
            Array(
                """
                BU_: ECM
                BO_ 3221225472 VECTOR__INDEPENDENT_SIG_MSG: 0 Vector__XXX
                 SG_ ORPHAN : 0|8@1+ (1,0) [0|0] "" Vector__XXX
                BO_ 100 GEARBOX: 8 ECM
                 SG_ GEAR : 0|4@1+ (1,0) [0|15] "" XXX
                 SG_ OIL : 8|8@1+ (1,-40) [0|0] "
                """.utf8) + [0xB0]
                + Array(
                    """
                    C" XXX
                     SG_ PRECISE : 32|32@1- (1,0) [0|0] "V" XXX
                     SG_ AFTER : 16|8@1+ (1,0) [0|0] "" XXX
                    BO_ 200 RADAR: 64 ECM
                     SG_ FAR : 400|8@1+ (1,0) [0|0] "m" XXX
                    BO_ 300 NESTED: 8 ECM
                     SG_ A M : 0|8@1+ (1,0) [0|0] "" XXX
                     SG_ B m1M : 8|8@1+ (1,0) [0|0] "" XXX
                     SG_ C m2 : 16|8@1+ (1,0) [0|0] "" XXX
                     SG_ D m0 : 24|8@1+ (1,0) [0|0] "" XXX
                    SG_MUL_VAL_ 300 C B 2-2;
                    SG_MUL_VAL_ 300 D A 0-0;
                    VAL_ 100 GEAR 0 "P" 1 "R" 4 "it's D" ;
                    SIG_VALTYPE_ 100 PRECISE : 1;
                    """.utf8), path: "car.dbc")
        #expect(profile.cars.flatMap(\.values).map(\.pid.shortName) == ["GEAR", "OIL", "AFTER", "A", "B", "D"])
        #expect(Set(profile.refused.map(\.name)) == ["PRECISE", "FAR", "C"])
        #expect(try Self.value(profile, "OIL").pid.unit == "°C")
        let gear = try Self.value(profile, "GEAR").pid
        #expect(try gear.reading([4][...]).text == "it s D")
        #expect(try gear.reading([4][...]).number == 4)
        #expect(try gear.reading([9][...]).number == 9)
        #expect(try Self.value(profile, "AFTER").pid.reading([0, 0, 7][...]).number == 7)
    }

    /// Signal sets name few currents, some wrongly, and a charge that is held at 100 % would be believed.
    @Test func whatSignalSetsDoNotSay() throws {
        func signal(_ id: String, _ name: String, _ format: String, _ metric: String = "") -> String {
            #"{"id": "\#(id)", "name": "\#(name)", "fmt": {\#(format)}\#(metric.isEmpty ? "" : #", "suggestedMetric": "\#(metric)""#)}"#
        }
        let profile = try Self.read(
            #"{"commands": [{"hdr": "7E4", "cmd": {"22": "0101"}, "signals": ["#
                + [
                    signal(
                        "RAW", "HV battery charge (raw)", #""len": 8, "max": 100, "div": 2, "unit": "percent""#,
                        "stateOfCharge"),
                    signal(
                        "X_DISP", "HV battery charge", #""bix": 8, "len": 8, "max": 100, "div": 2, "unit": "percent""#,
                        "stateOfCharge"),
                    signal(
                        "V", "Battery DC voltage", #""len": 16, "max": 655.35, "div": 10, "unit": "volts""#,
                        "starterBatteryVoltage"),
                    signal(
                        "I", "Battery current",
                        #""len": 16, "max": 3000, "min": -3000, "div": 10, "sign": true, "unit": "amps""#),
                    signal("M", "Battery current, motor", #""len": 16, "max": 3000, "unit": "amps""#),
                ].joined(separator: ",") + "]}]}")
        let values = profile.cars.flatMap(\.values)
        #expect(values.map(\.pid.shortName) == ["X_DISP", "RAW", "V", "I", "M"])
        #expect(
            values.map(\.pid.standard?.name) == [
                "stateOfCharge", "stateOfCharge", "hybridBatteryVoltage", "hybridBatteryCurrent", nil,
            ])
        // OBDb holds it at the end of its range.
        let raw = try Self.value(profile, "RAW")
        #expect((try? raw.pid.reading([0xFF][...])) == nil)
        #expect(try raw.original([0xFF][...]).number == 100)
        #expect(try raw.pid.reading([200][...]).number == 100)
        #expect(try raw.pid.reading([0][...]).number == 0)
        #expect(try Self.value(profile, "I").pid.reading([0xFF, 0xF6][...]).number == -1)
    }

    /// Its unit says what a bit means; whatever that is, a standard flag is 1 for yes.
    @Test(arguments: [("noyes", UInt8(1)), ("yesno", 0)]) func flagsAreOneForYes(unit: String, yes: UInt8) throws {
        let profile = try Self.read(
            #"""
            {"commands": [{"hdr": "7E4", "cmd": {"22": "0101"}, "signals": [
              {"id": "C", "name": "Charging", "fmt": {"bix": 7, "len": 1, "max": 1, "unit": "\#(unit)"},
               "suggestedMetric": "isCharging"}]}]}
            """#)
        let value = try Self.value(profile, "C")
        #expect(value.pid.signalName == "charging")
        for byte in UInt8(0)...1 {
            let reading = try value.pid.reading([byte][...])
            #expect(reading.number == (byte == yes ? 1 : 0) && reading.text == (byte == yes ? "yes" : "no"))
            #expect(try value.original([byte][...]).number == Double(byte), "as the file has it")
        }
    }

    /// The battery of a car with an engine has a current, too.
    @Test func aCurrentWithoutAChargeIsOfTheStarterBattery() throws {
        let profile = try Self.read(
            Self.signalSet(#""hdr": "7E0", "cmd": {"22": "2A08"}"#, #""len": 8, "max": 255, "unit": "amps""#)
                .split(separator: "A value").joined(separator: "Battery current"))
        #expect(try Self.value(profile, "X_A").pid.standard == nil)
    }

    // MARK: Cells

    /// Signal sets have no metric for cells, but names.
    @Test(arguments: [
        ("Maximum cell voltage", "volts", "cellVoltageMax"),
        ("Cell voltage min, value", "millivolts", "cellVoltageMin"),
        ("HV cell deviation (voltage)", "volts", "cellVoltageSpread"),
        ("HV battery module 1 cell 4 voltage", "volts", "cellVoltage"),
        ("Individual cell voltage A12", "millivolts", "cellVoltage"), ("Cell voltage, average", "volts", nil),
        ("Cell voltage limit during charge", "volts", nil), ("Cell OCV (max)", "volts", nil),
        ("Cell 4 temperature", "celsius", nil), ("Battery voltage", "volts", nil),
    ])
    func cellsAreNamed(name: String, unit: String, standard: String?) throws {
        let profile = try Self.read(
            #"{"commands": [{"hdr": "7E4", "cmd": {"22": "0101"}, "signals": [{"id": "X_A", "name": "\#(name)", "fmt": {"len": 16, "max": 5000, "unit": "\#(unit)"}}]}]}"#
        )
        let pid = try Self.value(profile, "X_A").pid
        #expect(pid.standard?.name == standard)
        let isOne = standard == "cellVoltage"
        #expect(pid.signalName == (isOne ? "" : standard ?? ""))
        if standard != nil { #expect(pid.unit == "V") }
    }

    // MARK: Writing

    @Test(arguments: ["car.json", "car.dbc"])
    func whatIsWrittenIsReadAgain(path: String) throws {
        let text =
            path.hasSuffix("dbc")
            ? Self.dbc
            : Self.signalSet(
                #""hdr": "726", "rax": "72E", "eax": "10", "cmd": {"22": "2813"}, "filter": {"from": 2009, "years": [2001]}"#,
                #""len": 8, "map": {"1": "a, \"b\"", "2": "it's"}"#)
        let profile = try Self.read(text, path)
        let car = profile.cars[0]
        let lines = CustomPIDWriter.lines(car.values, origin: car.origin, remarks: [CustomPIDWriter.mark])
        let again = CustomPIDCollection(files: [("again.csv", Array(lines.joined(separator: "\n").utf8))])
        #expect(again.problems.isEmpty)
        #expect(
            again.pids.map { pid in
                var pid = pid
                if pid.standard?.isOneOfMany ?? true { pid.signalName = "" }
                return pid
            } == car.values.map(\.pid))
    }

    @Test(arguments: [
        ("000_State of Charge BMS", "%", "e/2", nil), ("000_State of Charge Display", "%", "e/2", "stateOfCharge"),
        ("State of Health", "%", "A", "stateOfHealth"), ("000_Battery Current", "A", "A", "hybridBatteryCurrent"),
        ("000_Battery DC Voltage", "V", "A", "hybridBatteryVoltage"), ("000_Auxillary Battery Voltage", "V", "A", nil),
        ("Odometer", "mi", "A", "odometer"), ("Odometer at last service", "km", "A", nil),
        ("Tyre Pressure Front Left", "psi", "A", "tirePressureFrontLeft"),
        ("Tire pressure RR", "bar", "A", "tirePressureRearRight"),
        ("001_Cell Voltage 01", "V", "A/50", "cellVoltage"), ("Maximum Cell Voltage", "V", "A/50", "cellVoltageMax"),
        ("Available Charge Current", "A", "A", nil), ("Odometer", "%", "A", nil),
    ])
    func wordsOfAListHaveMeanings(name: String, unit: String, equation: String, standard: String?) throws {
        let profile = try Self.read(
            """
            Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header
            State of Charge Display,Shown,220105,A/2,0,100,%,7E4
            \(name),X,220101,\(equation),0,100,\(unit),7E4
            """, "kona.csv")
        let isShown = standard == "stateOfCharge"
        #expect(try Self.value(profile, "X").pid.standard?.name == (isShown ? nil : standard))
        #expect(try Self.value(profile, "Shown").pid.standard?.name == "stateOfCharge")
    }

    @Test func aListOfTorqueIsRecognized() throws {
        let profile = try Self.read(
            "Name,ShortName,ModeAndPID,Equation,startDiagnostic\nOil,Oil,221E1C,A-40\nBad,Bad,2E1E1C,A\nS,S,221E1D,A,1003\n",
            "oil.csv")
        #expect(profile.count == 1)
        #expect(
            profile.refused.map(Self.withoutFile) == [
                .init(name: "Bad", reason: "line 3, column 9: service '2E' is not read-only", line: 3),
                .init(
                    name: "S",
                    reason: "line 4, column 14: needs a diagnostic session (1003), which obdmech does not open", line: 4
                ),
            ])
        #expect(profile.source == "oil.csv")
        #expect(profile.license == "unknown")
    }
}
