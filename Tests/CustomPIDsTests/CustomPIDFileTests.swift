import Foundation
import TestSupport
import Testing

@testable import CustomPIDs

@Suite(.timeLimit(.minutes(20))) struct CustomPIDFileTests {
    private static let header = "Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header\n"

    private static func file(_ text: String) -> CustomPIDFile {
        var taken: Set<String> = []
        return CustomPIDFile(Array(text.utf8), path: "pids.csv", taken: &taken)
    }

    private static func sample(_ name: String) throws -> CustomPIDFile {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var taken: Set<String> = []
        let bytes = try Data(contentsOf: folder.appending(path: "CustomPIDFiles/" + name))
        return CustomPIDFile(Array(bytes), path: name, taken: &taken)
    }

    // MARK: whole files

    @Test func readsAFileWithRemarks() throws {
        let file = try Self.sample("electric-car.csv")
        #expect(file.problems.isEmpty)
        #expect(
            file.entries.map(\.pid.signalName) == [
                "customCharge", "customCurrent", "customVoltage", "customCellMin", "customIso", "customGear",
                "customPlug", "customMotorTemperature",
            ])
        let current = file.entries[1].pid
        #expect(current.name == "Battery current")
        #expect(current.shortName == "Current")
        #expect(current.request == [0x22, 0xB1, 0x02])
        #expect(current.header?.description == "7E4")
        #expect(current.unit == "A")
        #expect(current.range == -400...400)
        #expect(current.decode([0xFF, 0x9C]) == -10)
        #expect(file.entries[3].pid.decode([0xC8, 0xC3]) == 3.9)
        #expect(file.entries[4].pid.decode([0x01, 0xF4]) == 500)
        #expect(try file.entries[5].pid.reading([5]) == .init(5, text: "D"))
        #expect(file.entries[6].pid.decode([0x08]) == 1)
        #expect(file.entries[7].pid.unit == "°C")
        #expect(file.entries[7].pid.shortName == "Motor temperature")
    }

    @Test func readsAQuotedFileOfAnotherSystem() throws {
        let file = try Self.sample("diesel.csv")
        #expect(file.problems.isEmpty)
        #expect(file.entries.map(\.pid.name) == ["Gearbox oil \"wet\" side", "Rail pressure", "Soot", "Boost target"])
        #expect(file.entries.map(\.pid.header?.description) == ["7E1", nil, "DA10F1", "18DA10F1"])
        #expect(
            file.entries.map(\.pid.request) == [
                [0x21, 0x82], [0x22, 0xF4, 0x23], [0x22, 0x11, 0x4F], [0x22, 0x10, 0x01],
            ])
        #expect(file.entries[0].pid.range == nil)
        #expect(file.entries[0].pid.unit == "°C")
        #expect(file.entries[3].pid.decode([0x4E, 0x20]) == 100)
    }

    /// Spreadsheets separate by semicolons or tabs, write decimal commas, or UTF-16.
    @Test(arguments: [",", ";", "\t"], [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
    func readsWhatSpreadsheetsWrite(separator: String, encoding: String.Encoding) throws {
        let point = separator == "," ? "." : ","
        let text =
            "\u{FEFF}" + Self.header
            + "Öltemperatur,Oel,221E1C,((A*256)+B)/2#5-18,-20,150#5,°C,7E1\r\nBad,Bad,2E01,A\r\n"
        let written = text.replacing(",", with: separator).replacing("#", with: point)
        let bytes = Array(try #require(written.data(using: encoding)))
        var taken: Set<String> = []
        let file = CustomPIDFile(bytes, path: "list.csv", taken: &taken)
        let pid = try #require(file.entries.first?.pid)
        #expect(pid.name == "Öltemperatur" && pid.unit == "°C" && pid.range == -20...150.5)
        #expect(try pid.equation.evaluate([1, 4]).number == 86)
        #expect(file.entries.count == 1 && file.problems.map(\.line) == [3] && file.problems.map(\.column) == [9])
        let profile = try ProfileImport(bytes, path: "list.csv")
        #expect(profile.count == 1 && profile.refused.map(\.name) == ["Bad"])
    }

    @Test func readsAFileWithoutHeaderLine() throws {
        let file = try Self.sample("old-latin-1.csv")
        #expect(file.problems.isEmpty)
        #expect(file.entries.map(\.pid.unit) == ["°C", ""])
        #expect(file.entries.map(\.pid.header) == [nil, nil])
        #expect(file.entries[1].pid.decode([0xFF]) == 100)
    }

    @Test(arguments: ["", "\n\n", "\u{FEFF}", "# nothing\n// here\n,,,\n", header])
    func anEmptyFileIsNone(text: String) {
        let file = Self.file(text)
        #expect(file.entries.isEmpty)
        #expect(file.problems.isEmpty)
    }

    /// Either name serves as both; half a range, an empty one and a reversed one are ignored.
    @Test(
        arguments: [
            ("Oil,,2101,A,0,10", "Oil", "Oil", 0.0...10.0), (",Oil,2101,A,-1", "Oil", "Oil", nil),
            ("Oil temperature,Oil,2101,A,,10", "Oil temperature", "Oil", nil), ("a,b,2101,A,0,0", "a", "b", nil),
            ("a,b,2101,A,9,1", "a", "b", nil), ("a,b,0x 21 01,A,-1e1,.5", "a", "b", -10...0.5),
        ] as [(String, String, String, ClosedRange<Double>?)])
    func namesAndRanges(line: String, name: String, shortName: String, range: ClosedRange<Double>?) throws {
        let file = Self.file(line)
        let pid = try #require(file.entries.first?.pid, "\(file.problems)")
        #expect((pid.name, pid.shortName) == (name, shortName) && pid.range == range)
        #expect(pid.request == [0x21, 0x01])
    }

    @Test func columnsMayStandInAnyOrder() {
        let file = Self.file("OBD Header;x,EQUATION, pid ,Long Name,Unit\r,B+1, 2101 ,Pump,bar\r\n")
        #expect(file.problems.isEmpty)
        #expect(file.entries.map(\.pid.name) == ["Pump"])
        #expect(file.entries.map(\.pid.unit) == ["bar"])
        #expect(file.entries.first?.pid.decode([0, 1]) == 2)
    }

    @Test func aSecondHeaderLineHoldsFromThereOn() {
        let file = Self.file(Self.header + "a,,2101,A\nEquation,ModeAndPID,Name\nB,2102,b\n")
        #expect(file.problems.isEmpty)
        #expect(file.entries.map(\.pid.name) == ["a", "b"])
        #expect(file.entries.map(\.pid.request) == [[0x21, 0x01], [0x21, 0x02]])
    }

    /// A value may have the name of a column.
    @Test(arguments: ["Mode,Mode,2101,A", "PID,,2101,A", "Equation,Mode,2101,A"])
    func whatHasARequestIsNoHeaderLine(line: String) {
        for text in [Self.header + line, line] {
            let file = Self.file(text)
            #expect(file.problems.isEmpty)
            #expect(file.entries.map(\.pid.request) == [[0x21, 0x01]])
        }
    }

    @Test(arguments: [("0,0", nil), ("5,5", nil), ("9,1", nil), ("1,", nil), (",9", nil), ("-1,9", -1...9)])
    func aRangeHasTwoEnds(cells: String, range: ClosedRange<Double>?) {
        let file = Self.file("a,,2101,A,\(cells)\n")
        #expect(file.problems.isEmpty)
        #expect(file.entries.map(\.pid.range) == [range])
    }

    @Test func namesAreUniqueAcrossFiles() {
        var taken: Set<String> = ["customPump"]
        let first = CustomPIDFile(Array("Pump,,2101,A\nPump,,2101,B\n".utf8), path: "a.csv", taken: &taken)
        let second = CustomPIDFile(Array("Pump,,2102,A\n".utf8), path: "b.csv", taken: &taken)
        #expect(first.entries.map(\.pid.signalName) == ["customPump_2101", "customPump_2101_2"])
        #expect(second.entries.map(\.pid.signalName) == ["customPump_2102"])
        #expect(taken.count == 4)
    }

    // MARK: problems

    @Test(arguments: [
        ("a,b,2101,A+FOO(B),0,1,V,7E0", "12: unknown function 'FOO'"),
        ("a,b,2101,\"A+FOO(B)\",0,1,V,7E0", "13: unknown function 'FOO'"),
        ("\"say \"\"a\"\"\",b,2101, \"MIN(A,)\" ", "28: expected a value, not ')'"),
        ("a,b,2101,A+", "12: expected a value at the end"), ("a,b,2101,", "10: no equation"),
        ("a,b,2101", "9: no equation"), ("a", "2: no service and PID"),
        (",,2101,A", "1: no name"), ("a,b,,A", "5: no service and PID"),
        ("a,b,210,A", "5: '210' is not a service and PID in hexadecimal"),
        ("a,b,21,A", "5: '21' is not a service and PID in hexadecimal"),
        ("a,b,21XY,A", "5: '21XY' is not a service and PID in hexadecimal"),
        ("a,b,2101020304050607,A", "5: '2101020304050607' is not a service and PID in hexadecimal"),
        ("a,b,２101,A", "5: '２101' is not a service and PID in hexadecimal"),
        ("a,b,0x2EF190,A", "5: service '2E' is not read-only"),
        ("a,b,0400,A", "5: service '04' is not read-only"),
        ("a,b,2101,A,low,1", "12: 'low' is not a number"), ("a,b,2101,A,0,inf", "14: 'inf' is not a number"),
        ("a,b,2101,A,0,1,V,7E", "18: '7E' is not a header of 3, 6 or 8 hexadecimal digits"),
        ("a,b,2101,A,0,1,V, 800 ", "19: '800' is not a header of 3, 6 or 8 hexadecimal digits"),
        ("a,\"b,2101,A", "3: unclosed quotation mark"),
    ])
    func problemsNameTheirPlace(line: String, problem: String) {
        let file = Self.file(Self.header + line + "\nlast,,2102,A\n")
        #expect(file.problems.map(\.description) == ["pids.csv:2:" + problem])
        #expect(file.entries.map(\.pid.name) == ["last"], "one bad line spoils no other")
    }

    @Test(arguments: [
        ("Name,Equation\n", "pids.csv:1:1: no column 'ModeAndPID'"),
        ("Name,ModeAndPID\n", "pids.csv:1:1: no column 'Equation'"),
        ("ModeAndPID,Equation\n", "pids.csv:1:1: no column 'Name'"),
    ])
    func headerLinesMustHave(text: String, problem: String) {
        #expect(Self.file(text).problems.map(\.description) == [problem])
    }

    @Test func whatIsNoText() {
        var taken: Set<String> = []
        let file = CustomPIDFile([0x61, 0x00, 0x62], path: "x.csv", taken: &taken)
        #expect(file.problems.map(\.description) == ["x.csv:1:1: not a text file"])
    }

    // MARK: properties

    /// A line that was written is read back unchanged, however its cells are quoted.
    @Test(arguments: seeds) func readsWhatWasWritten(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let letters = Array("ab, \"'é°日:;#")
        for _ in 0..<20 {
            let text = String(
                (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                    letters.randomElement(using: &generator) ?? "x"
                })
            let name = "n" + text + "n"
            let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
            let isPlain = !name.contains(",")
            let cell = isPlain && Bool.random(using: &generator) ? name : quoted
            let file = Self.file("\(cell) , ,\"2101\",\tA ")
            #expect(file.problems.isEmpty, "\(cell)")
            #expect(file.entries.map(\.pid.name) == [name])
        }
    }

    @Test(arguments: seeds) func nothingCrashes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("A,\"\n\r01x(+:#\u{FEFF}é".utf8) + [0x00, 0xB0, 0xFF]
        for _ in 0..<100 {
            let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            var taken: Set<String> = []
            let file = CustomPIDFile(bytes, path: "x", taken: &taken)
            #expect(Set(file.entries.map(\.pid.signalName)).count == file.entries.count)
            #expect(file.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
        }
    }
}

/// Where modules are asked and respond.
@Suite(.timeLimit(.minutes(20))) struct ModuleColumnsTests {
    private func file(_ text: String) -> CustomPIDFile {
        var taken: Set<String> = []
        return CustomPIDFile(Array(text.utf8), path: "pids.csv", taken: &taken)
    }

    private func addresses(_ text: String) -> [String] {
        file(text).entries.map { entry in
            [
                entry.pid.header?.description ?? "-", entry.pid.extendedAddress.map { String($0, radix: 16) } ?? "-",
                entry.pid.response?.description ?? "-",
            ].joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("Odo,,2210E0,A,0,1,km,17FC0076", "17FC0076 - -"),
        ("Odo,,2210E0,A,0,1,km,17FC0076,17FE0076", "17FC0076 - 17FE0076"),
        ("Odo,,2210E0,A,0,1,km,6A2,682", "6A2 - 682"), ("Odo,,2210E0,A,0,1,km,6a2,0x682", "6A2 - 682"),
        ("Odo,,2210E0,A,0,1,km,6F1:12", "6F1 12 -"), ("Odo,,2210E0,A,0,1,km,6F1/12,612", "6F1 12 612"),
        ("Odo,,2210E0,A,0,1,km,6F1 12", "6F1 12 -"), ("Odo,,2210E0,A,0,1,km,750.40,auto", "750 40 -"),
        ("Odo,,2210E0,A,0,1,km,18 DA 10 F1", "18DA10F1 - -"),
        // Without a header line the cell behind Torque's columns may be anything.
        ("Odo,,2210E0,A,0,1,km,7E0,10C0", "7E0 - -"), ("Odo,,2210E0,A,0,1,km,7E0,", "7E0 - -"),
        ("Name,ModeAndPID,Equation,Header,RAX,EAX\nOdo,2210E0,A,6F1,612,12", "6F1 12 612"),
        ("Name,ModeAndPID,Equation,Header,Receive Address\nOdo,2210E0,A,6A2,682", "6A2 - 682"),
    ])
    func read(_ text: String, _ address: String) {
        #expect(addresses(text) == [address])
        #expect(file(text).problems.isEmpty)
    }

    @Test(arguments: [
        ("Name,ModeAndPID,Equation,Response\nx,2210E0,A,10C0", CustomPIDError.wrongResponse("10C0")),
        ("Name,ModeAndPID,Equation,Extended\nx,2210E0,A,1", .wrongExtendedAddress("1")),
        ("x,,2210E0,A,0,1,km,6F1:123", .wrongHeader("6F1:123")),
        ("x,,2210E0,A,0,1,km,6F1:12:13", .wrongHeader("6F1:12:13")),
    ])
    func refused(_ text: String, _ fault: CustomPIDError) {
        #expect(file(text).problems.map(\.reason) == [fault] && file(text).entries.isEmpty)
    }
}
