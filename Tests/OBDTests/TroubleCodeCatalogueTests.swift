import Testing

@testable import OBD

@Suite struct TroubleCodeCatalogueTests {
    private static func entry(_ code: String) -> String? {
        TroubleCode(code).flatMap { TroubleCodeCatalogue.entry($0) }
    }

    /// "P0301" and the codes after it, counted as the lists do: in decimal.
    private static func codes(from first: String, count: Int) -> [String] {
        let number = Int(first.dropFirst())!
        return (number..<(number + count)).map { number in
            let digits = String(number)
            return String(first.prefix(1)) + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    @Test func everyLineIsACodeInOrderWithAMeaning() {
        var last: TroubleCode?
        for line in TroubleCodeCatalogue.lines {
            let text = String(line.prefix(5))
            guard let code = TroubleCode(text) else {
                Issue.record("'\(line)' begins with no code")
                continue
            }
            #expect(code.description == text)
            if let last, last >= code { Issue.record("\(code) stands after \(last)") }
            last = code
            #expect(TroubleCodeCatalogue.entry(code) == String(line.dropFirst(6)))
            let meaning = line.dropFirst(6)
            let first = meaning.first ?? " "
            #expect(line.dropFirst(5).first == " " && first.isUppercase, "\(line)")
            #expect(meaning.count >= 8 && meaning.count <= 90 && meaning.last != "." && meaning.last != " ", "\(line)")
            #expect(!meaning.contains("  "), "\(line)")
            #expect(TroubleCodeCatalogue.owner(of: code) == .standard, "\(line)")
        }
        #expect(TroubleCodeCatalogue.lines.count >= 260)
    }

    @Test func noTwoCodesMeanTheSame() {
        var codeByMeaning: [Substring: Substring] = [:]
        for line in TroubleCodeCatalogue.lines {
            if let other = codeByMeaning.updateValue(line.prefix(5), forKey: line.dropFirst(6)) {
                Issue.record("\(other) and \(line)")
            }
        }
        #expect(codeByMeaning.count == TroubleCodeCatalogue.lines.count)
    }

    @Test(arguments: [
        ("P0101", "Mass air flow sensor signal implausible"),
        ("P0113", "Intake air temperature sensor 1 signal high"),
        ("P0128", "Coolant stays below thermostat temperature"),
        ("P0135", "Oxygen sensor heater fault, bank 1 sensor 1"),
        ("P0171", "Mixture too lean, bank 1"),
        ("P0172", "Mixture too rich, bank 1"),
        ("P0174", "Mixture too lean, bank 2"),
        ("P0175", "Mixture too rich, bank 2"),
        ("P0299", "Boost pressure too low"),
        ("P0234", "Boost pressure too high"),
        ("P0300", "Misfire detected in several or random cylinders"),
        ("P0335", "Crankshaft position sensor A circuit fault"),
        ("P0340", "Camshaft position sensor A circuit fault, bank 1"),
        ("P0401", "Exhaust gas recirculation flow too low"),
        ("P0420", "Catalyst efficiency below threshold, bank 1"),
        ("P0430", "Catalyst efficiency below threshold, bank 2"),
        ("P0442", "Small leak in the evaporative emission system"),
        ("P0455", "Large leak in the evaporative emission system"),
        ("P0500", "Vehicle speed sensor A circuit fault"),
        ("P0507", "Idle speed higher than expected"),
        ("P0562", "System voltage low"),
        ("P0700", "Transmission control system asks for the lamp"),
        ("P0A80", "Hybrid battery needs replacing"),
        ("P2002", "Particulate filter efficiency below threshold, bank 1"),
        ("P2135", "Throttle or pedal position sensors A and B do not match"),
        ("P2463", "Particulate filter holds too much soot"),
        ("U0001", "High-speed CAN bus fault"),
        ("U0100", "Lost communication with the engine control module"),
        ("U0121", "Lost communication with the anti-lock brake control module"),
    ])
    func knownCodes(code: String, meaning: String) throws {
        #expect(Self.entry(code) == meaning)
        #expect(TroubleCodeCatalogue.description(of: try #require(TroubleCode(code))) == meaning)
    }

    /// One code per cylinder, twelve in a row.
    @Test(
        arguments: [
            ("P0201", "Cylinder # fuel injector circuit fault"),
            ("P0301", "Cylinder # misfire detected"),
            ("P0671", "Cylinder # glow plug circuit fault"),
            ("P2336", "Cylinder # above knock threshold"),
        ], 1...12)
    func cylinders(family: (first: String, meaning: String), cylinder: Int) {
        let code = Self.codes(from: family.first, count: 12)[cylinder - 1]
        let expected = family.meaning.split(separator: "#", omittingEmptySubsequences: false)
            .joined(separator: "\(cylinder)")
        #expect(Self.entry(code) == expected, "\(code)")
    }

    /// Three codes per cylinder: P0261 to P0296.
    @Test(arguments: 1...12)
    func injectorCircuits(cylinder: Int) {
        let codes = Self.codes(from: "P0261", count: 36).dropFirst(3 * (cylinder - 1)).prefix(3)
        #expect(
            codes.map { Self.entry($0) } == [
                "Cylinder \(cylinder) fuel injector circuit low", "Cylinder \(cylinder) fuel injector circuit high",
                "Cylinder \(cylinder) contribution out of balance",
            ])
    }

    /// P0351 to P0362 and, three a coil, P2300 to P2335: coils A to L.
    @Test(arguments: 0..<12)
    func ignitionCoils(index: Int) {
        let coil = "ABCDEFGHIJKL".map { String($0) }[index]
        #expect(Self.entry(Self.codes(from: "P0351", count: 12)[index]) == "Ignition coil \(coil) circuit fault")
        #expect(
            Self.codes(from: "P2300", count: 36)[(3 * index)..<(3 * index + 3)].map { Self.entry($0) } == [
                "Ignition coil \(coil) primary control circuit low",
                "Ignition coil \(coil) primary control circuit high", "Ignition coil \(coil) secondary circuit fault",
            ])
    }

    @Test(arguments: [
        ("P0130", "bank 1 sensor 1"), ("P0136", "bank 1 sensor 2"), ("P0142", "bank 1 sensor 3"),
        ("P0150", "bank 2 sensor 1"), ("P0156", "bank 2 sensor 2"), ("P0162", "bank 2 sensor 3"),
    ])
    func oxygenSensors(first: String, place: String) {
        #expect(
            Self.codes(from: first, count: 6).map { Self.entry($0) } == [
                "Oxygen sensor circuit fault, \(place)", "Oxygen sensor voltage low, \(place)",
                "Oxygen sensor voltage high, \(place)", "Oxygen sensor responds slowly, \(place)",
                "Oxygen sensor shows no activity, \(place)", "Oxygen sensor heater fault, \(place)",
            ])
    }

    @Test(arguments: [
        ("P0030", "bank 1 sensor 1"), ("P0036", "bank 1 sensor 2"), ("P0042", "bank 1 sensor 3"),
        ("P0050", "bank 2 sensor 1"), ("P0056", "bank 2 sensor 2"), ("P0062", "bank 2 sensor 3"),
    ])
    func oxygenSensorHeaters(first: String, place: String) {
        #expect(
            Self.codes(from: first, count: 3).map { Self.entry($0) } == [
                "Oxygen sensor heater control circuit fault, \(place)",
                "Oxygen sensor heater control circuit low, \(place)",
                "Oxygen sensor heater control circuit high, \(place)",
            ])
    }

    /// Lean and rich alternate, bank 1 before bank 2.
    @Test(arguments: [
        ("P2096", "Fuel trim after catalyst too #"), ("P2177", "Mixture too # off idle"),
        ("P2187", "Mixture too # at idle"), ("P2191", "Mixture too # at higher load"),
    ])
    func mixture(first: String, meaning: String) {
        let expected = ["lean, bank 1", "rich, bank 1", "lean, bank 2", "rich, bank 2"].map { text in
            let parts = text.split(separator: ",")
            let halves = meaning.split(separator: "#", omittingEmptySubsequences: false)
            return halves.joined(separator: parts[0]) + "," + parts[1]
        }
        #expect(Self.codes(from: first, count: 4).map { Self.entry($0) } == expected)
    }

    @Test(
        arguments: [
            "fault", "too far advanced", "too far retarded", "fault", "too far advanced", "too far retarded",
        ].enumerated().map { ($0.offset, $0.element) })
    func camshafts(index: Int, end: String) throws {
        let bank1 = try #require(Self.entry(Self.codes(from: "P0010", count: 6)[index]))
        let bank2 = try #require(Self.entry(Self.codes(from: "P0020", count: 6)[index]))
        #expect(bank1.hasPrefix(index < 3 ? "Intake camshaft" : "Exhaust camshaft"))
        #expect(bank1.hasSuffix("\(end), bank 1"))
        #expect(String(bank1.dropLast()) == String(bank2.dropLast()) && bank2.hasSuffix("bank 2"))
    }

    /// Families of five: circuit, range, low, high, intermittent.
    @Test(arguments: [
        ("P0070", "Ambient air temperature sensor", ""), ("P0095", "Intake air temperature sensor 2", ""),
        ("P0100", "Mass air flow sensor", ""), ("P0105", "Manifold pressure sensor", ""),
        ("P0110", "Intake air temperature sensor 1", ""), ("P0115", "Coolant temperature sensor 1", ""),
        ("P0120", "Throttle or pedal position sensor A", ""), ("P0180", "Fuel temperature sensor A", ""),
        ("P0185", "Fuel temperature sensor B", ""), ("P0190", "Fuel rail pressure sensor", ""),
        ("P0195", "Engine oil temperature sensor", ""), ("P0220", "Throttle or pedal position sensor B", ""),
        ("P0225", "Throttle or pedal position sensor C", ""), ("P0325", "Knock sensor 1", ""),
        ("P0330", "Knock sensor 2", ""), ("P0335", "Crankshaft position sensor A", ""),
        ("P0340", "Camshaft position sensor A", ", bank 1"), ("P0345", "Camshaft position sensor A", ", bank 2"),
        ("P0365", "Camshaft position sensor B", ", bank 1"), ("P0385", "Crankshaft position sensor B", ""),
        ("P0390", "Camshaft position sensor B", ", bank 2"), ("P0450", "Evaporative emission pressure sensor", ""),
        ("P0460", "Fuel level sensor A", ""), ("P0470", "Exhaust pressure sensor", ""),
        ("P0550", "Power steering pressure sensor", ""), ("P0705", "Transmission range sensor A", ""),
        ("P0710", "Transmission fluid temperature sensor A", ""), ("P0840", "Transmission fluid pressure sensor A", ""),
        ("P0845", "Transmission fluid pressure sensor B", ""), ("P2120", "Throttle or pedal position sensor D", ""),
        ("P2125", "Throttle or pedal position sensor E", ""), ("P2130", "Throttle or pedal position sensor F", ""),
        ("P2182", "Coolant temperature sensor 2", ""), ("P2226", "Barometric pressure sensor", ""),
        ("P2452", "Particulate filter differential pressure sensor", ""),
    ])
    func sensors(first: String, name: String, place: String) {
        let ends = ["circuit fault", "signal implausible", "signal low", "signal high", "signal intermittent"]
        #expect(Self.codes(from: first, count: 5).map { Self.entry($0) } == ends.map { "\(name) \($0)\(place)" })
    }

    @Test(arguments: [
        ("P0745", "Pressure control solenoid A"), ("P0750", "Shift solenoid A"), ("P0755", "Shift solenoid B"),
        ("P0760", "Shift solenoid C"), ("P0765", "Shift solenoid D"), ("P0770", "Shift solenoid E"),
        ("P0775", "Pressure control solenoid B"), ("P0795", "Pressure control solenoid C"),
        ("P2713", "Pressure control solenoid D"),
    ])
    func solenoids(first: String, name: String) {
        let ends = ["fault", "weak or stuck off", "stuck on", "electrical fault", "intermittent"]
        #expect(Self.codes(from: first, count: 5).map { Self.entry($0) } == ends.map { "\(name) \($0)" })
    }

    /// Bank 2 says what bank 1 says.
    @Test(arguments: [
        ("P0420", "P0430", 5), ("P0425", "P0435", 4), ("P0660", "P0663", 3), ("P2008", "P2011", 3),
        ("P2014", "P2019", 5), ("P2088", "P2092", 4), ("P0170", "P0173", 3), ("P0075", "P0081", 6),
        ("P0026", "P0028", 2), ("P0016", "P0018", 2), ("P2237", "P2240", 3), ("P0053", "P0059", 3),
        ("P0544", "P0547", 3), ("P2031", "P2034", 3), ("P2080", "P2082", 2), ("P2084", "P2086", 2),
    ])
    func banks(first: String, second: String, count: Int) throws {
        for (one, two) in zip(Self.codes(from: first, count: count), Self.codes(from: second, count: count)) {
            let left = try #require(Self.entry(one), "\(one)")
            let right = try #require(Self.entry(two), "\(two)")
            #expect(
                left.split(separator: "bank 1", omittingEmptySubsequences: false).joined(separator: "bank 2") == right)
            #expect(left != right)
        }
    }

    /// Where a code says "low", the next one says the same with "high", but for a few that the standard put apart.
    @Test func lowIsFollowedByHigh() {
        let apart: Set<Substring> = ["P0502", "P0719"]
        var pairs = 0
        for line in TroubleCodeCatalogue.lines {
            let meaning = line.dropFirst(6)
            guard meaning.contains(" circuit low") || meaning.contains(" signal low"),
                // Codes with letters among their digits do not count in decimal.
                Int(line.dropFirst().prefix(4)) != nil, !apart.contains(line.prefix(5))
            else { continue }
            let next = Self.codes(from: String(line.prefix(5)), count: 2)[1]
            let words = meaning.split(separator: " ").map { $0 == "low" ? "high" : $0 == "low," ? "high," : $0 }
            #expect(Self.entry(next) == words.joined(separator: " "), "\(line)")
            pairs += 1
        }
        #expect(pairs > 100)
        #expect(Self.entry("P0724") == "Brake switch B circuit high")
    }

    @Test(arguments: [
        ("P1234", "Manufacturer-specific powertrain code"),
        ("P3000", "Manufacturer-specific powertrain code"),
        ("P33FF", "Manufacturer-specific powertrain code"),
        ("P0FFF", "Generic powertrain code without a description here"),
        ("P2FFF", "Generic powertrain code without a description here"),
        ("P34FF", "Generic powertrain code without a description here"),
        ("P3FFF", "Generic powertrain code without a description here"),
        ("C0FFF", "Generic chassis code without a description here"),
        ("C1000", "Manufacturer-specific chassis code"),
        ("C2FFF", "Manufacturer-specific chassis code"),
        ("C3000", "Reserved chassis code"),
        ("B0FFF", "Generic body code without a description here"),
        ("B1000", "Manufacturer-specific body code"),
        ("B2FFF", "Manufacturer-specific body code"),
        ("B3FFF", "Reserved body code"),
        ("U0FFF", "Generic network code without a description here"),
        ("U1000", "Manufacturer-specific network code"),
        ("U2FFF", "Manufacturer-specific network code"),
        ("U3FFF", "Generic network code without a description here"),
    ])
    func saysWhoOwnsTheRest(code: String, description: String) throws {
        let code = try #require(TroubleCode(code))
        #expect(TroubleCodeCatalogue.entry(code) == nil)
        #expect(TroubleCodeCatalogue.description(of: code) == description)
    }

    /// By the first two characters, except in P3, where the third decides too.
    @Test func ownersOfAllRanges() {
        let manufacturer: Set<Substring> = ["P1", "C1", "C2", "B1", "B2", "U1", "U2"]
        for raw in UInt16.min...UInt16.max {
            let text = TroubleCode(raw: raw).description
            let expected: TroubleCodeCatalogue.Owner =
                switch text.prefix(2) {
                case "P3": text.dropFirst(2).prefix(1) < "4" ? .manufacturer : .standard
                case "C3", "B3": .nobody
                case let start: manufacturer.contains(start) ? .manufacturer : .standard
                }
            if TroubleCodeCatalogue.owner(of: TroubleCode(raw: raw)) != expected { Issue.record("\(text)") }
        }
    }
}
