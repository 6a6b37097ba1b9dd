import Testing

@testable import OBD

/// The standard is regular in banks, sensors, cylinders, letters, and low before high. A line that does not fit with
/// adjacent ones is an error, in a source or here.
@Suite(.timeLimit(.minutes(20))) struct TroubleCodeLinesTests {
    struct Line {
        let code: TroubleCode
        let component: String
        let place: String
        let mode: String
        var subject: String { place.isEmpty ? component : component + ", " + place }
    }

    static let all: [Line] = TroubleCodeLines.all.compactMap { line in
        guard let code = TroubleCode(String(line.prefix(5))),
            let (component, place, mode) = TroubleCodeCatalogue.parts(line.dropFirst(6))
        else { return nil }
        return Line(code: code, component: String(component), place: String(place), mode: String(mode))
    }

    static let bySubject = Dictionary(grouping: all, by: \.subject)

    @Test func everyLineIsReadAndInOrder() {
        #expect(Self.all.count == TroubleCodeLines.all.count)
        for (line, text) in zip(Self.all, TroubleCodeLines.all) {
            if "\(line.code) \(line.subject): \(line.mode)" != text {
                Issue.record("'\(text)' is not written as others")
            }
            if TroubleCodeCatalogue.owner(of: line.code) != .standard { Issue.record("\(text)") }
            if TroubleCodeModes.rows[line.mode] == nil { Issue.record("the mode of '\(text)' has no row") }
            if TroubleCodeComponents.rowKeys(line.component[...]).contains(nil) {
                Issue.record("the component of '\(text)' has no row")
            }
        }
        for (line, next) in zip(Self.all, Self.all.dropFirst()) where line.code >= next.code {
            Issue.record("\(next.code) stands after \(line.code)")
        }
    }

    @Test func everyRowOfAComponentIsUsed() {
        var unused = Set(TroubleCodeComponents.rows.keys)
        for line in Self.all { unused.subtract(TroubleCodeComponents.rowKeys(line.component[...]).compactMap { $0 }) }
        for line in ManufacturerGroup.allCases.flatMap(ManufacturerCodes.lines) {
            let component = line.dropFirst(6).prefix { $0 != "," && $0 != ":" }
            unused.subtract(TroubleCodeComponents.rowKeys(component).compactMap { $0 })
        }
        for line in TroubleCodeRow.lines(TroubleCodeReadings.table).compactMap({ TroubleCodeRow.fields($0).last }) {
            let component = line.prefix { $0 != "," && $0 != ":" }
            unused.subtract(TroubleCodeComponents.rowKeys(component).compactMap { $0 })
        }
        #expect(unused.sorted() == [])
        #expect(TroubleCodeComponents.rows.count == TroubleCodeComponents.lines.count)
    }

    @Test func everyExceptionIsUsed() {
        var unused = Set(TroubleCodeExceptions.rows.keys)
        for line in Self.all {
            unused.remove(line.code.description)
            if let key = TroubleCodeExceptions.key(
                TroubleCodeComponents.key(line.component[...]), line.place[...], line.mode[...])
            {
                unused.remove(key)
            }
        }
        #expect(unused.sorted() == [])
    }

    /// Low and high of one component are adjacent, with these exceptions of the standard.
    @Test func lowAndHighStandTogether() {
        let alone: Set<String> = [
            // "Intermittent, erratic or high" is one code.
            "vehicle speed sensor A", "vehicle speed sensor B",
            // The standard has no high for these supplies.
            "intake manifold runner actuator supply, bank 1", "intake manifold runner actuator supply, bank 2",
            "particulate matter sensor supply", "reductant quality module supply",
            "brake booster vacuum sensor supply", "engine coolant flow control valve supply",
            "exhaust pressure control valve A supply", "turbocharger turbine inlet valve supply",
            // Neither has the older range of four-wheel drives.
            "front axle engagement actuator", "four-wheel drive low range output", "transfer case lock solenoid",
        ]
        let apart: Set<String> = [
            "brake switch B", "DC/DC converter status", "motor torque sensor",
            "secondary air injection switching valve A", "exhaust gas recirculation control A",
            "engine control module power relay sense", "catalyst heater, bank 1", "catalyst heater, bank 2",
            // All phases are high before they are low.
            "starter/generator phase X current sensor", "starter/generator phase Y current sensor",
            "starter/generator phase Z current sensor",
        ]
        let highFirst = [
            "A/C ", "alternative fuel disable", "torque converter clutch pressure control solenoid",
            "anti-lock brake pump motor", "brake master cylinder position sensor", "brake pressure sensor",
            "motor control", "crankcase ventilation heater B", "exhaust gas recirculation sensor D",
            "exhaust gas recirculation sensor E", "exhaust gas temperature sensor, bank 1 sensor 6",
            "active grille shutter", "crankcase temperature sensor", "battery charger B charge sequence signal",
            "charge air cooler coolant pump sense", "charging start switch", "charging stop switch",
            "fuel heater, cylinder", "shift motor position sensor", "starter/generator phase",
            "wheel speed sensor supply",
        ]
        var pairs = 0
        for (low, high) in [("low", "high"), ("lean", "rich")] {
            for (subject, lines) in Self.bySubject where !alone.contains(subject) {
                let lows = lines.filter { $0.mode == low }.map(\.code)
                let highs = lines.filter { $0.mode == high }.map(\.code)
                if lows.count != highs.count { Issue.record("\(subject): \(low) \(lows), \(high) \(highs)") }
                for (one, other) in zip(lows, highs) {
                    pairs += 1
                    if one > other, !highFirst.contains(where: { subject.hasPrefix($0) }) {
                        Issue.record("\(other) stands before \(one): \(subject)")
                    }
                    let distance = Self.distance(one, other)
                    if distance != 1, !apart.contains(subject) { Issue.record("\(one) and \(other): \(subject)") }
                }
            }
        }
        #expect(pairs > 350)
    }

    /// In the order circuit, range, low, high, intermittent, with these exceptions.
    @Test func electricalModesStandInOrder() {
        let order = [
            "circuit": 0, "circuit or open": 0, "range": 1, "low": 2, "high": 3, "intermittent": 4, "erratic": 4,
        ]
        // Range was added later than the rest, or high comes before low.
        let otherwise = [
            "control", "valve", "injector", "relay", "charger", "A/C", "glow plug", "bypass", "battery temperature",
            "solenoid", "boost control", "reference voltage", "balancing", "generator", "switch", "servo", "skip shift",
            "heater", "fuel pump", "pilot", "converter status", "idle", "multi-function", "inverter temperature",
            "recirculation sensor", "interlock", "converter enable", "air flow", "output speed sensor",
            "turbine speed sensor", "exhaust gas temperature sensor", "oxygen sensor, ", "torque converter clutch",
            "alternative fuel disable", "pump feedback", "shaft speed sensor", "gear lever",
            "anti-lock brake pump motor supply", "brake booster motor", "brake booster temperature",
            "brake master cylinder position", "brake pressure sensor", "reductant tank temperature sensor B",
            "DC/DC converter temperature sensor", "active grille shutter", "crankcase temperature sensor",
            "fuel door position sensor", "transmission clutch A pressure", "transmission clutch B pressure",
            "coolant pump sense", "engine oil pressure sensor C", "excitation current", "hose connection sensor",
            "motor phase U-V-W", "shift motor position sensor", "wheel speed sensor supply",
        ]
        var families = 0
        for (subject, lines) in Self.bySubject where !otherwise.contains(where: { subject.contains($0) }) {
            let ranks = lines.compactMap { order[$0.mode] }
            if ranks != ranks.sorted() { Issue.record("\(subject): \(lines.map { "\($0.code) \($0.mode)" })") }
            if ranks.count >= 4 { families += 1 }
        }
        #expect(families > 100)
    }

    /// Every code of bank 1 has a counterpart of bank 2 with the same mode.
    @Test func banksAreEqual() {
        let single = [
            "knock sensor", "bank 1 / bank 2", "sensor signals", "NOx sensor", "particulate matter sensor",
            "exhaust gas temperature sensor 1 / 3", "exhaust gas temperature sensor 2 / 3",
            "if there are two",
            // The standard has these for one bank only.
            "bank 1 sensor 4", "bank 1 sensor 6", "SCR catalyst 2", "bank 1 unit 2: stuck closed", "A actuator C",
            "B actuator C", "pump current trim, bank 1 sensor 3", "current control, bank 1 sensor 3",
            "during deceleration, bank 1 sensor 3", "cooler bypass position sensor, bank 1: lost communication",
            "runner position sensor, bank 1: lost communication", "camshaft profile actuator",
            "position sensor C, bank 1",
            "intake air oxygen sensor, bank 1", "intake air oxygen sensor heater, bank 1",
            "intake manifold tuning valve, bank 1: driver", "intake manifold tuning valve, bank 1: learning limit",
            "secondary air injection pump, bank 1: over", "secondary air injection pump supply, bank 1",
        ]
        for line in Self.all
        where line.place.contains("bank 1") && !single.contains(where: { "\(line.subject): \(line.mode)".contains($0) })
        {
            // "Intermittent" became "intermittent/erratic" in later families.
            let modes: Set<String> =
                ["intermittent", "erratic"].contains(line.mode) ? ["intermittent", "erratic"] : [line.mode]
            let other = Self.bySubject[Self.replaced("bank 1", "bank 2", line.subject)] ?? []
            if !other.contains(where: { modes.contains($0.mode) }) {
                Issue.record("\(line.code) \(line.subject): \(line.mode) has no bank 2")
            }
        }
    }

    /// Bank 1 comes before bank 2, and sensor 1 before 2 before 3, except where the standard returned to an earlier
    /// one.
    @Test func placesCountUp() {
        let cameBack = [
            "intake air temperature sensor 1", "oxygen sensor, bank 1 sensor 1: slow",
            "oxygen sensor, bank 2 sensor 1: slow",
            "oxygen sensor, bank 1 sensor 1: delayed", "oxygen sensor, bank 2 sensor 1: delayed", "reductant injector",
            "intake manifold tuning valve, bank 1: stuck", "intake between air filter", "particulate filter",
            "oxygen sensor pump current trim", "engine coolant temperature sensor 3",
            "engine coolant temperature sensor 2", "NOx sensor, bank 1 sensor",
        ]
        var pairs = 0
        for line in Self.all where !cameBack.contains(where: { "\(line.subject): \(line.mode)".hasPrefix($0) }) {
            for (one, two) in [("bank 1", "bank 2"), ("sensor 1", "sensor 2"), ("sensor 2", "sensor 3")]
            where line.subject.contains(one) {
                let next = Self.bySubject[Self.replaced(one, two, line.subject)]?.first { $0.mode == line.mode }
                guard let next else { continue }
                pairs += 1
                if next.code < line.code { Issue.record("\(next.code) stands before \(line.code): \(line.subject)") }
            }
        }
        #expect(pairs > 150)
    }

    private static func replaced(_ one: String, _ two: String, _ text: String) -> String {
        text.split(separator: one, omittingEmptySubsequences: false).joined(separator: two)
    }

    /// Cylinders are numbered in ascending order, up to the same number within a family.
    @Test func cylindersCountUp() {
        var families: [String: [(number: Int, code: TroubleCode)]] = [:]
        for line in Self.all {
            let words = line.subject.split(separator: " ")
            guard let index = words.firstIndex(of: "cylinder"), index + 1 < words.count,
                let number = Int(words[index + 1])
            else { continue }
            var rest = words
            rest[index + 1] = "#"
            families[rest.joined(separator: " ") + ": " + line.mode, default: []].append((number, line.code))
        }
        #expect(families.count >= 10)
        for (family, members) in families {
            let numbers = members.map(\.number)
            // Some families were added to the standard only for the last four cylinders.
            let isWhole = numbers == Array(1...numbers.count) && [8, 10, 12].contains(numbers.count)
            let isOfSmallEngines =
                ["fuel heater", "cold start deactivation", "intake valve lift"].contains(where: family.hasPrefix)
                && (numbers == Array(1...4) || numbers == Array(1...6))
            if !isWhole, numbers != Array(9...12), !isOfSmallEngines {
                Issue.record("\(family): \(members.map { "\($0.code) \($0.number)" })")
            }
        }
    }

    /// The letters of sensors, coils and solenoids are consecutive, except that I, O and Q may be missing.
    @Test func lettersFollowEachOther() {
        var letters: [String: Set<Character>] = [:]
        for line in Self.all {
            let words = line.component.split(separator: " ")
            for (index, word) in words.enumerated()
            where word.count == 1 && word.first?.isUppercase == true && index > 0 {
                var rest = words
                rest[index] = "#"
                letters[rest.joined(separator: " "), default: []].insert(word.first ?? " ")
            }
        }
        #expect(letters.count > 60)
        // Phases, axes and terminals have names of their own; components that continue in another range of codes begin
        // there.
        let named = [
            " / ", "phase", "gear lever", "terminal", "charger", "converter", "drive motor", "high-voltage fuse",
            "hybrid powertrain control module", "fuel pressure sensor", "auxiliary transmission fluid pump",
            "evaporative emission pressure sensor", "fuel injector", "fuel system", "manifold pressure sensor",
            "sensor power supply", "sensor reference voltage", "throttle position sensor",
            "brake booster temperature sensor", "brake pressure sensor", "camshaft profile control",
            "side obstacle detection control module", "camshaft # position signal output", "clutch actuator # control",
            "cold start engine coolant bypass valve", "hybrid battery coolant pump",
            "particulate filter pressure sensors",
        ]
        let components = Set(Self.all.map(\.component))
        for (family, found) in letters where !named.contains(where: { family.contains($0) }) {
            // The first one may have no letter.
            let isFirstPlain = components.contains(family.split(separator: " #").joined())
            let members = isFirstPlain ? found.union(["A"]) : found
            let last = members.max() ?? "A"
            let expected = Set("ABCDEFGHJKLMNPRSTUVWXYZ".filter { $0 <= last })
            if !members.isSuperset(of: expected), members.count < 3 || members.contains("A") {
                Issue.record("\(family): \(members.sorted())")
            }
        }
    }

    /// Every control module with a code for lost communication (U01, U02) also has one for invalid data (U04, U05). The
    /// sensors and actuators on a bus of their own (U06) have none.
    @Test func modulesAreLostAndInvalid() {
        var pairs = 0
        for (subject, lines) in Self.bySubject
        where lines.contains(where: { $0.mode == "lost communication" && $0.code.description < "U0600" }) {
            // The standard omits the letter of these modules on one of the two sides, or one of the sides.
            let otherwise = [
                "particulate matter sensor", "hybrid battery interface control module D", "running board",
                "seat switch module C", "seat switch module D", "seat control module K", "seat control module L",
                "multi-axis acceleration sensor module B", "battery energy control module D",
                "DC to DC converter control module C", "active aerodynamic control module", "boost control",
                "charge air cooler coolant pump", "engine sound control", "evaporative purge pump",
                "fuel heater control module", "hybrid battery coolant pump", "hybrid electronics coolant pump",
                "turbocharger turbine inlet valve",
            ]
            if otherwise.contains(where: { subject.hasPrefix($0) }) { continue }
            if lines.contains(where: { $0.mode == "invalid data" }) {
                pairs += 1
            } else {
                Issue.record("no invalid data from \(subject)")
            }
        }
        #expect(pairs > 220)
    }

    /// Returns the number of codes from one to the other, in the way the standard counts there: decimal between digits,
    /// otherwise hexadecimal.
    static func distance(_ one: TroubleCode, _ other: TroubleCode) -> Int {
        let hexadecimal = Int(other.raw) - Int(one.raw)
        guard let first = Int(one.description.dropFirst()), let second = Int(other.description.dropFirst()) else {
            return abs(hexadecimal)
        }
        return min(abs(hexadecimal), abs(second - first))
    }
}
