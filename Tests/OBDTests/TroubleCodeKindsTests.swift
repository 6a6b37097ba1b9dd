import Testing

@testable import OBD

/// Errors that a mechanic found in explanations, looked for in all codes of the standard and of all makes.
@Suite(.timeLimit(.minutes(20))) struct TroubleCodeKindsTests {
    private typealias Entry = TroubleCodeCatalogue.Entry

    private static let standard = TroubleCodeCatalogueTests.all
    private static let all: [(name: String, entry: Entry)] =
        standard.map { ("\($0.code)", $0.entry) } + ManufacturerCodesTests.entries.map { ($0.name, $0.entry) }

    private static func texts(_ entry: Entry) -> [String] {
        [entry.advice] + entry.causes.map(\.text) + entry.checks + entry.companions.map(\.consequence)
    }

    private static func entry(_ code: String) throws -> Entry {
        try #require(TroubleCode(code).flatMap { TroubleCodeCatalogue.entry($0) })
    }

    /// Where the standard numbers the same part by cylinder, bank, letter or number, none of the run is missing.
    @Test(arguments: [
        ("P01CB", "P01E2"), ("P2890", "P28C2"), ("P2B00", "P2B1F"), ("P3498", "P34C8"), ("P34A4", "P34C3"),
        ("C0559", "C059E"), ("C05B0", "C05BF"), ("C0605", "C0608"), ("C0615", "C061A"), ("U01B0", "U01BF"),
        ("U0600", "U069F"), ("B0122", "B012E"), ("P2C30", "P2C36"), ("C0061", "C0065"),
    ])
    func runsAreWhole(first: String, last: String) throws {
        let (first, last) = (try #require(TroubleCode(first)), try #require(TroubleCode(last)))
        let codes = (first.raw...last.raw).map { TroubleCode(raw: $0) }
        let missing = codes.filter { TroubleCodeLines.line($0) == nil }
        #expect(missing == [])
    }

    /// A leak of the brakes, whatever circuit it is in, is dangerous.
    @Test(arguments: ["C055D", "C055E", "C05B0", "C05B1"]) func brakesThatLeak(code: String) throws {
        let entry = try Self.entry(code)
        #expect(entry.severity == .stopNow && entry.advice.contains("brake fluid"))
    }

    /// The speedometer shows the speed of the output, not that of the input or the turbine.
    @Test func speedometersShowTheOutput() {
        for (name, entry) in Self.all {
            let component = entry.component
            let isInput = ["turbine", "input speed", "input shaft", "primary"].contains(where: component.contains)
            if isInput, component.contains("speed sensor"), entry.checks.contains(where: { $0.contains("speedometer") })
            {
                Issue.record("\(name): \(entry.checks)")
            }
        }
    }

    /// The heater of a thermostat burns out: the thermostat leads the causes, and the gauge may hide the heat.
    @Test func heatedThermostats() {
        let electric = ["circuit", "circuit or open", "open", "low", "high", "electrical"]
        let shorted = ["shorted to battery", "shorted to ground"]
        var count = 0
        for (name, entry) in Self.all
        where entry.component.contains("thermostat") && (electric + shorted).contains(entry.mode) {
            count += 1
            #expect(entry.severity == .whenConvenient, "\(name)")
            #expect(entry.causes.first?.cost == .medium, "\(name): \(entry.causes)")
            #expect(entry.advice.contains("live data") && entry.advice.contains("gauge"), "\(name): \(entry.advice)")
        }
        #expect(count >= 14)
    }

    /// A cause names the part, not "the part itself".
    @Test func causesNameTheirPart() {
        for (name, entry) in Self.all {
            for text in Self.texts(entry) where text.contains("the part itself") { Issue.record("\(name): \(text)") }
        }
        for (code, entry) in Self.standard where code.description.hasPrefix("U06") && entry.mode == "lost communication"
        {
            let part = TroubleCodeComponents.key(entry.component[...])
            #expect(entry.causes.contains { $0.text.contains(part) }, "\(code): \(entry.causes)")
        }
    }

    /// No check does what the advice forbids, and a condition says what holds otherwise.
    @Test func adviceAgrees() {
        for (name, entry) in Self.all {
            if entry.advice.contains("do not change the range") {
                #expect(!entry.checks.contains { $0.contains("change between") }, "\(name)")
            }
            if entry.severity == .stopNow, entry.advice.contains("if the pedal is hard") {
                #expect(entry.advice.contains("otherwise"), "\(name): \(entry.advice)")
            }
            for cause in entry.causes
            where cause.text.hasSuffix(": booster") || cause.text.hasSuffix("booster replaced") {
                Issue.record("\(name): \(cause.text)")
            }
        }
    }

    /// The advice about airbags and belts says what may fail, where the name says which part it is.
    @Test func restraintsAreNamed() throws {
        for (code, words) in [
            ("B0004", "knee airbag"), ("B0070", "belt"), ("B0073", "belt may not tighten"), ("B0085", "too hard"),
            ("B009E", "that side"), ("B0094", "frontal"), ("B00B6", "too hard or too soft"),
        ] {
            #expect(try Self.entry(code).advice.contains(words), "\(code)")
        }
        let parts = ["pretensioner", "load limiter", "knee airbag", "curtain", "side airbag", "side impact", "buckle"]
        // What happened once is no part that may fail.
        let events = ["detected", "present"]
        for (name, entry) in Self.all
        where entry.area == .restraint && entry.severity == .soon && parts.contains(where: entry.component.contains)
            && !events.contains(entry.mode)
        {
            #expect(entry.advice != TroubleCodeArea.restraint.advice(.soon), "\(name)")
        }
        #expect(RestraintAdvice.sentence("airbag squib 2", "passenger")?.contains("passenger") == true)
        #expect(RestraintAdvice.sentence("door lock", "driver") == nil)
    }

    /// A remedy is no check, and a diesel has no spark plugs.
    @Test func checksAreNoRemedies() {
        for (name, entry) in Self.all {
            for check in entry.checks
            where check.contains("cleaner to") || check.contains("cleaner in") || check.hasSuffix("its cleaner") {
                Issue.record("\(name): \(check)")
            }
        }
        for (code, entry) in Self.standard
        where entry.component.contains("injector") || entry.description.contains("balance") {
            for cause in entry.causes where cause.text.hasPrefix("worn spark plug") {
                Issue.record("\(code): \(cause.text)")
            }
        }
    }

    @Test func bankTwoExistsWhereItIsNamed() {
        for (code, entry) in Self.standard where entry.description.contains("bank 2 if") { Issue.record("\(code)") }
    }

    /// The same ignition coil has the same advice and companions, low or high.
    @Test func ignitionCoilsAreAlike() throws {
        for coil in "ABCDEFGHIJKL" {
            let entries = Self.standard.filter { $0.entry.component == "ignition coil \(coil) primary" }
            #expect(Set(entries.map(\.entry.advice)).count == 1 && entries.count == 2, "\(coil)")
            #expect(Set(entries.map(\.entry.severity)).count == 1, "\(coil)")
            #expect(Set(entries.map(\.entry.companions)).count == 1, "\(coil)")
        }
    }

    /// A car with a small hybrid battery has no port for a charger.
    @Test func carsWithoutAPort() {
        let none = ["gm P1A10", "gm P1A15", "gm P1A18", "chrysler P1A9B", "honda P1568", "honda P1574"]
        for (name, entry) in Self.all where none.contains(where: name.hasPrefix) {
            #expect(!entry.advice.contains("fast charging"), "\(name)")
        }
    }

    /// Turns that are no native English, or that another word says better.
    @Test func words() {
        let wrong = [
            "a like one", "as ever", "look around yourself", "air the car", "taught in", "fuse or plug",
            "fluid overdue",
            "before the radiator", "stalled by hand", "update broken off", "programming broken off", "at one place",
            "hum stop and start", "in a hybrid at a warning",
        ]
        for (name, entry) in Self.all {
            for text in Self.texts(entry) {
                for word in wrong where text.contains(word) { Issue.record("\(name): \(text)") }
            }
        }
    }
}
