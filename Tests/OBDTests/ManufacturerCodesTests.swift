import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ManufacturerCodesTests {
    private static let rows = ManufacturerGroup.allCases.flatMap { group in
        ManufacturerCodes.lines(group).map { (group: group, line: $0) }
    }
    /// The meanings of all rows, made once because that takes seconds.
    static let entries = rows.compactMap { row in
        TroubleCode(String(row.line.prefix(5))).flatMap { TroubleCodeCatalogue.own($0, row.group) }
            .map { (name: "\(row.group) \(row.line)", line: row.line, entry: $0.entry) }
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

    /// What mechanics know is about codes of the tables, once per code and group, and is what is shown.
    @Test func knowledge() throws {
        var count = 0
        for group in ManufacturerGroup.allCases {
            var seen: Set<TroubleCode> = []
            for row in KnowledgeRow.all(group.rawValue) {
                for code in KnowledgeTable.codes(row.line) {
                    #expect(seen.insert(code).inserted, "\(row.place): \(code) again")
                    let entry = try #require(TroubleCodeCatalogue.own(code, group)?.entry, "\(row.place): \(code)")
                    let known = try #require(CodeKnowledge.own(code, group))
                    #expect(
                        entry.causes == known.causes
                            && entry.checks.filter(known.checks.contains).starts(with: known.checks.prefix(3)),
                        "\(row.place)")
                }
            }
            count += seen.count
        }
        #expect(count > 10_000)
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
            // Whoever reads of an airbag is told that it may not protect.
            if text.hasPrefix("B"), line.contains("airbag") { #expect(entry.severity == .soon, "\(line)") }
        }
    }

    /// Of every code it is known what mechanics find, how serious it is, and whether one may drive on.
    @Test func everyCodeIsKnown() {
        #expect(Self.entries.count == Self.rows.count)
        for row in Self.entries where row.entry.causes.count < 2 || row.entry.checks.count < 2 {
            Issue.record("\(row.name)")
        }
        for row in ManufacturerGroup.allCases.flatMap({ KnowledgeRow.all($0.rawValue) }) {
            #expect(CodeKnowledge(TroubleCodeRow.fields(row.line).dropFirst())?.severity != nil, "\(row.place)")
        }
    }

    /// A code that informs does not ask for a repair within days, and one that is serious is not left for the next
    /// service.
    @Test func adviceFitsTheSeverity() {
        let generic = TroubleCodeCatalogueTests.all.map { (name: "\($0.code)", entry: $0.entry) }
        for row in generic + Self.entries.map({ (name: $0.name, entry: $0.entry) }) {
            let wrong: [String] =
                switch row.entry.severity {
                case .informational:
                    ["repaired within days", "only to a repair shop", "towed", "Stop as soon", "lan a repair"]
                case .whenConvenient: ["Stop as soon", "towed"]
                case .soon: ["as usual; plan", "at the next service", "lan a repair shop visit", "Nothing needs"]
                case .stopNow: ["as usual", "plan a repair shop visit", "Nothing needs"]
                }
            #expect(!wrong.contains(where: row.entry.advice.contains), "\(row.name): \(row.entry.advice)")
        }
    }

    /// The severity of a part is the same, whichever make numbers its code.
    @Test(arguments: [
        ("high-voltage interlock", [Severity.stopNow]),
        ("battery energy control module high voltage interlock", [.stopNow]),
        ("transmission fluid: over temperature", [.stopNow]), ("engine coolant level: too low", [.stopNow]),
        ("catalyst: over temperature", [.stopNow]), ("idle speed: too high", [.soon]),
        ("throttle position sensor: ", [.soon]),
        ("mass air flow sensor: ", [.soon]), ("engine coolant temperature sensor: ", [.soon]),
        ("intake manifold runner", [.whenConvenient]), ("camshaft position actuator", [.soon]),
        ("oxygen sensor heater", [.whenConvenient]), ("A/C refrigerant pressure sensor", [.informational]),
        ("fuel level sensor: ", [.whenConvenient]), ("wheel speed sensor: ", [.soon]),
        ("steering angle sensor: ", [.soon]), ("exhaust gas temperature sensor", [.soon]),
        ("reductant heater: ", [.soon]), ("horn relay", [.soon]),
        ("seat belt lamp", [.whenConvenient]),
    ])
    func severityOfAPart(name: String, severities: [Severity]) {
        let found = Self.entries.filter { $0.line.dropFirst(6).hasPrefix(name) }
        #expect(!found.isEmpty)
        for row in found { #expect(severities.contains(row.entry.severity), "\(row.name): \(row.entry.severity)") }
    }

    /// A cause is one of the kind of component, in all codes of all makes and of the standard.
    @Test(arguments: SenselessPair.all) func noPairMakesNoSense(pair: SenselessPair) {
        let generic = TroubleCodeCatalogueTests.all.map { ("\($0.code)", $0.entry) }
        let wrong = (generic + Self.entries.map { ($0.name, $0.entry) }).filter { pair.isSenseless($0.1) }
        if !wrong.isEmpty { Issue.record("\(pair.words): \(wrong.count), such as \(wrong.prefix(12).map(\.0))") }
    }

    /// The explanation of a high-voltage part warns of the orange cables.
    @Test(arguments: [
        ("P1CBF", ManufacturerGroup.toyota), ("B1474", .toyota), ("P15A6", .honda), ("P1AE9", .gm),
        ("P1B07", .chrysler), ("P3386", .nissan),
    ]) func highVoltage(code: String, group: ManufacturerGroup) throws {
        let code = try #require(TroubleCode(code))
        let entry = try #require(TroubleCodeCatalogue.own(code, group)?.entry)
        #expect(entry.checks.contains { $0.contains("orange") }, "\(entry.checks)")
        #expect(!entry.checks.contains { $0.contains("connector") && !$0.contains("orange") }, "\(entry.checks)")
    }

    /// What must not be touched is read before what to check.
    @Test func warningsComeFirst() {
        let generic = TroubleCodeCatalogueTests.all.map { (name: "\($0.code)", entry: $0.entry) }
        for row in generic + Self.entries.map({ (name: $0.name, entry: $0.entry) }) {
            let place = row.entry.checks.firstIndex { $0.hasPrefix("leave orange") || $0.hasPrefix("leave airbag") }
            if let place, place > 0 { Issue.record("\(row.name): \(row.entry.checks)") }
        }
    }

    /// A misfire that damages the catalytic converter is not milder than P0301, whoever numbers it; and with an empty tank one
    /// fills up before driving on, as after P0313.
    @Test func severityOfMisfires() {
        let generic = TroubleCodeCatalogueTests.all.map {
            (line: "\($0.code) \($0.entry.component): \($0.entry.mode)", entry: $0.entry)
        }
        let rows = generic + Self.entries.map { (line: String($0.name), entry: $0.entry) }
        var count = 0
        for row in rows
        where row.line.hasSuffix(": misfire") || row.line.contains("misfire") && row.line.hasSuffix(": detected") {
            count += 1
            #expect(row.entry.severity >= .soon, "\(row.line)")
            if row.line.contains("low fuel") || row.line.hasPrefix("P0313") || row.line.hasPrefix("P2E61") {
                #expect(row.entry.advice.contains("Fill up before you drive on"), "\(row.line)")
            } else if !row.line.contains("during start") {
                #expect(row.entry.advice.contains("stop where it is safe"), "\(row.line): \(row.entry.advice)")
            }
        }
        #expect(count > 50)
    }

    /// Parts with similar names.
    @Test(arguments: [
        ("P1261", ManufacturerGroup.gm), ("B144F", .ford), ("C153A", .toyota), ("B10EB", .chrysler),
        ("C1271", .mitsubishi), ("P323A", .toyota), ("B139A", .gm),
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

/// Words of causes, checks and advice, and the entries that may have them.
struct SenselessPair: Sendable, CustomTestStringConvertible {
    let words: [String]
    let mayHave: @Sendable (TroubleCodeCatalogue.Entry) -> Bool
    var testDescription: String { words.joined(separator: ", ") }

    func isSenseless(_ entry: TroubleCodeCatalogue.Entry) -> Bool {
        let texts = entry.causes.map(\.text) + entry.checks + [entry.advice]
        return texts.contains { $0.hasAny(of: words) } && !mayHave(entry)
    }

    private static func names(_ entry: TroubleCodeCatalogue.Entry, _ words: [String]) -> Bool {
        entry.description.lowercased().hasAny(of: words)
    }

    private static let combustion: Set<TroubleCodeArea> = [
        .engine, .ignition, .fuel, .air, .exhaust, .cooling, .oil, .vapor, .electrical, .module, .charging,
    ]

    static let all: [SenselessPair] = [
        SenselessPair(words: ["was the engine tuned"]) {
            names(
                $0,
                [
                    "unauthorized", "modified", "torque monitor", "not from the manufacturer", "calibration",
                    "engine load",
                    "boost pressure",
                ])
        },
        SenselessPair(words: ["spark plug", "ignition coil"]) { combustion.contains($0.area) },
        SenselessPair(words: ["engine light flashes", "engine light flashing"]) {
            [.engine, .ignition, .fuel, .exhaust, .air, .oil].contains($0.area)
                || names($0, ["ignition circuit", "engine speed"])
        },
        SenselessPair(words: ["programming aborted"]) {
            names($0, ["program", "software", "flash", "coding", "calibration"])
        },
        SenselessPair(words: ["driven faster", "was it driven that fast"]) {
            names($0, ["overspeed", "speed limit", "vehicle"])
        },
        SenselessPair(words: ["refueled last", "bad fuel"]) {
            [.fuel, .engine, .ignition, .exhaust, .vapor, .air].contains($0.area)
        },
        SenselessPair(words: ["how long are the usual trips", "only short trips"]) {
            [.exhaust, .vapor, .oil, .engine, .fuel, .cooling, .hybrid, .charging, .air].contains($0.area)
                || names($0, ["temperature"])
        },
        SenselessPair(words: ["heating coil"]) { names($0, ["heat", "glow"]) },
        SenselessPair(words: ["transmission fluid", "shift linkage", "backup lights"]) {
            [.transmission, .hybrid, .converter].contains($0.area)
                || names(
                    $0, ["transmission", "gear", "reverse", "malfunction indicator", "oil pump", "ignition retard"])
        },
        SenselessPair(words: ["night parked"]) {
            names(
                $0,
                [
                    "temperature", "thermistor", "sensor reading", "post heater", "power management", "air spring",
                    "leveling", "damper", "battery sensor", "cold start", "timer",
                ])
        },
        SenselessPair(words: ["close the fuel cap firmly"]) {
            $0.area == .vapor || names($0, ["evaporative", "fuel"])
        },
        SenselessPair(words: ["keep the second key"]) { !names($0, ["lamp", "light", "indicator", "outside"]) },
        SenselessPair(words: ["trailer or other wiring"]) {
            !names($0, ["headlamp", "headlight", "beam", "daytime", "front"])
        },
        // A sensor or pump of the cooling is no reason to stay at home.
        SenselessPair(words: ["Drive only as far as you need to"]) {
            !names($0, ["battery temperature sensor", "coolant temperature sensor", "electronics coolant pump"])
        },
        // Without AdBlue an engine has its power until it is limited or not started again.
        SenselessPair(words: ["perhaps with less power"]) {
            !names($0, ["reductant", "adblue", "nox sensor"]) || names($0, ["exhaust gas recirculation"])
        },
        SenselessPair(words: ["may ride or handle differently"]) {
            !names($0, ["brake", "abs ", "anti-lock", "camera", "radar"])
        },
    ]
}
