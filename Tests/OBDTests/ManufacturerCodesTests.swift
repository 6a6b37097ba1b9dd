import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ManufacturerCodesTests {
    private static let rows = ManufacturerGroup.allCases.flatMap { group in
        ManufacturerCodes.lines(group).map { (group: group, line: $0) }
    }

    /// The number that the documentation states.
    @Test func howMany() {
        #expect(Self.rows.count > 15000)
        let counts = Dictionary(grouping: Self.rows, by: \.group).mapValues(\.count)
        #expect(
            counts.keys.sorted() == [
                .bmw, .chrysler, .fiat, .ford, .gm, .honda, .hyundai, .landrover, .mazda, .mercedes, .mitsubishi,
                .nissan, .psa, .subaru, .toyota, .volvo, .vw,
            ])
    }

    /// What mechanics know is about codes of the tables, and adds to what is composed.
    @Test func knowledge() throws {
        var seen: Set<String> = []
        for line in TroubleCodeRow.lines(ManufacturerKnowledge.table) {
            let fields = TroubleCodeRow.fields(line)
            try #require(fields.count == 6, "\(line)")
            let code = try #require(TroubleCode(fields[0]), "\(line)")
            #expect(fields[2] == "-" || Severity(rawValue: fields[2]) != nil, "\(line)")
            #expect((2...5).contains(TroubleCodeRow.list(fields[3]).count), "\(line)")
            #expect((1...4).contains(TroubleCodeRow.list(fields[4]).count), "\(line)")
            for name in ManufacturerKnowledge.groups(fields) {
                #expect(seen.insert("\(code) \(name)").inserted, "\(line)")
                let group = try #require(ManufacturerGroup(rawValue: name), "\(line)")
                let entry = try #require(TroubleCodeCatalogue.own(code, group)?.entry, "\(line)")
                #expect(entry.causes == TroubleCodeRow.list(fields[3]), "\(line)")
                #expect(entry.checks.starts(with: TroubleCodeRow.list(fields[4])), "\(line)")
            }
        }
        #expect(seen.count > 100)
    }

    /// Codes are in ascending order and manufacturer-controlled, and each row becomes a sentence of its own.
    @Test(arguments: ManufacturerGroup.allCases) func rowsAreClean(group: ManufacturerGroup) throws {
        var before = ""
        for line in ManufacturerCodes.lines(group) {
            let text = String(line.prefix(5))
            let code = try #require(TroubleCode(text), "\(line)")
            #expect(text > before, "\(line)")
            before = text
            #expect(TroubleCodeCatalogue.owner(of: code) != .standard, "\(line)")
            let entry = try #require(TroubleCodeCatalogue.own(code, group)?.entry, "\(line)")
            let words = entry.description.split(separator: " ")
            #expect(
                entry.description.first.map { $0.isUppercase || $0.isNumber } == true
                    && !entry.description.contains("  "),
                "\(entry.description)")
            #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 }, "\(entry.description)")
            #expect(!entry.causes.isEmpty && !entry.checks.isEmpty, "\(line)")
            // Whoever reads of an airbag is told that it may not protect.
            if text.hasPrefix("B"), line.contains("airbag") { #expect(entry.severity == .soon, "\(line)") }
        }
    }

    /// The explanation of a high-voltage part warns of the orange cables.
    @Test(arguments: [
        ("P1CBF", ManufacturerGroup.toyota), ("B1474", .toyota), ("P15A6", .honda), ("P1AE9", .gm),
        ("P1B07", .chrysler), ("P3386", .nissan),
    ]) func highVoltage(code: String, group: ManufacturerGroup) throws {
        let code = try #require(TroubleCode(code))
        let entry = try #require(TroubleCodeCatalogue.own(code, group)?.entry)
        #expect(entry.advice.contains("orange"), "\(entry.description)")
        #expect(entry.checks.contains { $0.contains("orange") }, "\(entry.checks)")
        #expect(!entry.checks.contains { $0.contains("connector") && !$0.contains("orange") }, "\(entry.checks)")
    }

    /// Parts with similar names.
    @Test(arguments: [
        ("P1261", ManufacturerGroup.gm), ("B144F", .ford), ("C153A", .toyota), ("B10EB", .chrysler),
        ("C1271", .mitsubishi),
    ])
    func noHighVoltage(code: String, group: ManufacturerGroup) throws {
        let code = try #require(TroubleCode(code))
        let entry = try #require(TroubleCodeCatalogue.own(code, group)?.entry)
        #expect(entry.area != .hybrid, "\(entry.description)")
    }

    /// Facts that two lists agree on.
    @Test(arguments: [
        ("P1475", ManufacturerGroup.bmw, "not clos"), ("C1232", .gm, "left front"), ("P1557", .vw, "Boost pressure"),
        ("P1136", .vw, "too lean"), ("P1259", .honda, "VTEC"),
        ("P1361", .honda, "TDC sensor 1"), ("P1391", .chrysler, "Crankshaft"), ("P1494", .chrysler, "eak"),
        ("P1131", .ford, "stuck lean, bank 1 sensor 1"), ("P1131", .mazda, "stuck lean"), ("P1336", .gm, "not learned"),
        ("P1604", .toyota, "start"), ("P1326", .hyundai, "bearing"), ("P1217", .nissan, "over temperature"),
    ]) func facts(code: String, group: ManufacturerGroup, words: String) throws {
        let code = try #require(TroubleCode(code))
        let text = TroubleCodeCatalogue.own(code, group)?.entry.description ?? "none"
        #expect(text.contains(words), "\(code) \(text)")
    }

    /// A code is explained by the make of the car, and not by that of another.
    @Test func theMakeDecides() throws {
        let code = try #require(TroubleCode("P1300"))
        #expect(TroubleCodeCatalogue.entry(code) == nil)
        let honda = TroubleCodeCatalogue.entry(code, manufacturer: "Acura", modelYear: 2004)
        let volkswagen = TroubleCodeCatalogue.entry(code, manufacturer: "Audi", modelYear: 2004)
        #expect(honda != nil && volkswagen != nil && honda?.description != volkswagen?.description)
        #expect(TroubleCodeCatalogue.entry(code, manufacturer: "Mazda", modelYear: 2004) == nil)
        // Makes that share an identifier may be of different groups.
        #expect(ManufacturerGroup(manufacturer: "Honda or Mitsubishi") == nil)
        #expect(ManufacturerGroup(manufacturer: "Chrysler or Dodge") == .chrysler)
    }

    /// Each make of a group is one that VINs name, and belongs to one group only.
    @Test func makesAreThoseOfVINs() {
        let known = Set(
            VehicleManufacturers.rows.values.flatMap { row in
                "\(row)".split(whereSeparator: { "\",()".contains($0) }).map(String.init)
            })
        var seen: Set<String> = []
        for group in ManufacturerGroup.allCases {
            #expect(ManufacturerGroup(named: group.rawValue) == group && !group.makes.isEmpty)
            for make in group.makes {
                #expect(seen.insert(make).inserted, "\(make)")
                #expect(ManufacturerGroup(manufacturer: make) == group)
                #expect(ManufacturerGroup(named: make) == group)
                #expect(known.contains { $0.contains(make) }, "\(make)")
            }
        }
        #expect(ManufacturerGroup(named: "skoda") == .vw && ManufacturerGroup(named: "nobody") == nil)
    }

    @Test(arguments: [("17965", "P1557"), ("16384", "P0000"), ("17408", "P1000"), ("18432", "P2000")])
    func numbersOfVolkswagen(number: String, code: String) {
        #expect(TroubleCode(volkswagenNumber: number)?.description == code)
        #expect(TroubleCode(code)?.volkswagenNumber == Int(number))
    }

    @Test func otherNumbers() {
        for text in ["16383", "1796", "179650", "abcde", "17384", "65535", "+7965"] {
            #expect(TroubleCode(volkswagenNumber: text) == nil, "\(text)")
        }
        #expect(TroubleCode("U0100")?.volkswagenNumber == nil && TroubleCode("P0A7F")?.volkswagenNumber == nil)
    }
}
