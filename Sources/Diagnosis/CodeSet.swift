package import OBD

/// The codes that a row of the diagnosis is about: those of a list, of an area of the car, or of a kind of fault.
package struct CodeSet: Sendable, ExpressibleByStringLiteral {
    /// By `TroubleCode.raw`.
    private var codes: [Span] = []
    private var areas: Set<TroubleCodeArea> = []
    /// As in the catalog: "misfire".
    private var modes: Set<String> = []
    private var others: @Sendable (CodeReport) -> Bool = { _ in false }

    /// A range between two codes without letters is meant without those with letters, which are other parts: the reductant
    /// pump P208A is no camshaft adjuster of P2088 to P2095.
    private struct Span: Sendable {
        let range: ClosedRange<UInt16>
        private let isDecimal: Bool

        init(_ range: ClosedRange<UInt16>) {
            self.range = range
            isDecimal = [range.lowerBound, range.upperBound].allSatisfy(Self.isDecimal)
        }

        func contains(_ raw: UInt16) -> Bool { range.contains(raw) && (!isDecimal || Self.isDecimal(raw)) }

        private static func isDecimal(_ raw: UInt16) -> Bool {
            [0, 4, 8].allSatisfy { raw >> $0 & 0xF < 0xA }
        }
    }

    /// "P0171, P0174, P2187-P2189"; "" for none.
    package init(stringLiteral text: String) {
        guard let codes = CodeRanges.parsed(text[...], separator: ",") else {
            preconditionFailure("no list of codes: \(text)")
        }
        self.codes = codes.map(Span.init)
    }

    package init(areas: Set<TroubleCodeArea> = [], modes: Set<String> = []) {
        self.areas = areas
        self.modes = modes
    }

    package init(where others: @escaping @Sendable (CodeReport) -> Bool) { self.others = others }

    package func contains(_ code: CodeReport) -> Bool {
        codes.contains { $0.contains(code.code.raw) } || others(code)
            || code.entry.map { areas.contains($0.area) || modes.contains($0.mode) } == true
    }

    package static func + (left: CodeSet, right: CodeSet) -> CodeSet {
        CodeSet { left.contains($0) || right.contains($0) }
    }

    package static func - (left: CodeSet, right: CodeSet) -> CodeSet {
        CodeSet { left.contains($0) && !right.contains($0) }
    }

    // MARK: Sets that several rows name

    package static let misfire = CodeSet(modes: ["misfire"])
    /// Circuits of injectors and ignition coils; how much a cylinder contributes is a result, as a misfire is.
    package static let cylinderCircuits = CodeSet { code in
        code.entry.map { entry in
            (entry.component.hasPrefix("fuel injector") || entry.component.hasPrefix("ignition coil"))
                && circuitModes.contains(entry.mode)
        } == true
    }
    /// Mixture, and front oxygen sensors that never see the other.
    package static let lean =
        "P0171, P0174, P2177, P2179, P2187, P2189, P2191, P2193, P2195, P2197" as CodeSet + makersMixture("lean")
    package static let rich =
        "P0172, P0175, P2178, P2180, P2188, P2190, P2192, P2194, P2196, P2198" as CodeSet + makersMixture("rich")
    /// A make's own codes: "Fuel trim under load too lean, bank 1 (Volkswagen)".
    private static func makersMixture(_ word: String) -> CodeSet {
        CodeSet { code in
            guard code.manufacturer != nil, code.code.description.hasPrefix("P1") else { return false }
            let name = code.description.lowercased()
            return ["too \(word)", "stuck \(word)", "mixture \(word)"].contains(where: name.contains)
        }
    }
    package static let catalyst: CodeSet = "P0420-P0424, P0430-P0434"
    /// A control module measured too low a supply voltage.
    package static let lowSupply =
        "P0560, P0562, P0882, P0A8D, P2503, U3003, U3006" as CodeSet
        + CodeSet { code in
            code.entry.map {
                ["system voltage", "battery voltage", "supply voltage"].contains($0.component)
                    && ["low", "too low", "voltage too low"].contains($0.mode)
            } == true
        }
    /// What a module says of others, or of the bus.
    package static let network = CodeSet { $0.code.description.hasPrefix("U") } - "U3000-U3FFF"
    /// A module that has a code of its own wants the check engine light on.
    package static let lightRequests = CodeSet { code in
        code.entry.map { entry in
            entry.mode == "requested lamp" || entry.component.hasPrefix("malfunction lamp requested by")
        } == true
    }
    /// By its status bits.
    package static let presentNow = CodeSet { $0.isPresent == true }
    /// Not in the catalog: what it means, and how urgent it is, is not public.
    package static let unknown = CodeSet { $0.entry == nil }
    package static let lostCommunication = CodeSet {
        $0.code.description.hasPrefix("U") && $0.entry?.mode == "lost communication"
    }
    package static let airFlow: CodeSet = "P0068, P0100-P0104, P010A-P010F"
    package static let fuelPump: CodeSet = "P0230-P0232, P0627-P0629, P025A-P025D, P064A"
    /// Too little pressure in the fuel rail, or before its pump.
    package static let fuelPressureLow: CodeSet = "P0087, P008A, P0094, P228C, P228E, P2293, P2294"
    package static let waterInFuel: CodeSet = "P2269"
    /// How much a cylinder contributes.
    package static let cylinderBalance =
        "P0263, P0266, P0269, P0272, P0275, P0278, P0281, P0284, P0287, P0290, P0293, P0296" as CodeSet
    package static let fuelSupply = fuelPump + "P0087, P008A"
    package static let transmission = CodeSet(areas: [.transmission]) - "P0700"
    package static let wheelSpeed = CodeSet { code in
        code.entry.map { $0.component.hasPrefix("wheel speed") && code.code.description.hasPrefix("C") } == true
    }
    /// Filter full, or not burned off.
    package static let filterFull: CodeSet = "P2458, P2459, P2463, P2465, P246B, P244B, P244C, P244E, P24A2"
    /// Codes computed with the AdBlue supply.
    package static let reductantResult: CodeSet = "P204F, P207F, P20EE, P20EF, P20F2-P20F5, P2BA7-P2BAF"
    package static let coolantSensor: CodeSet = "P0115-P0119, P2182-P2186"
    package static let camTiming: CodeSet = "P000A-P000D, P0011, P0012, P0014, P0015, P0021, P0022, P0024, P0025"
    /// Adjusters of camshafts and valves that engine oil moves, and that do not do as they should.
    package static let oilDriven =
        camTiming
        + CodeSet { code in
            isOilDriven(code) && code.entry.map { !circuitModes.contains($0.mode) } == true
        }
    /// The circuits of the valves that let this oil through.
    package static let oilValves =
        "P0010, P0013, P0020, P0023, P2088-P2095" as CodeSet
        + CodeSet { code in isOilDriven(code) && code.entry.map { circuitModes.contains($0.mode) } == true }
    private static func isOilDriven(_ code: CodeReport) -> Bool {
        guard let part = code.entry?.component, !part.contains("position sensor") else { return false }
        return [
            "rocker arm", "variable valve timing", "variable valve lift oil", "variable valve actuation oil",
            "cylinder deactivation system",
        ].contains(where: part.hasPrefix)
    }
    private static let circuitModes: Set<String> = [
        "circuit", "circuit or open", "open", "low", "high", "shorted", "intermittent", "electrical",
    ]
    package static let sensorSupply: CodeSet = "P0641-P0643, P0651-P0653, P0697-P0699, P06A3-P06A5"
    package static let cam16: CodeSet = "P0016-P0019"
    package static let camSensors: CodeSet = "P0340, P0342-P0345, P0347-P0349, P0365, P0367-P0369, P0390, P0392-P0394"
    package static let crankSensors: CodeSet = "P0335, P0337-P0339, P0385, P0387-P0389"
    /// The DC/DC converter that charges the 12 V battery.
    package static let converter: CodeSet = "P0A08, P0A09, P0A10, P0A94"
    /// The alternator and its control.
    package static let charging: CodeSet = "P0620-P0626, P065A, P065B, P2500-P2504"
    package static let immobilizer = CodeSet(areas: [.immobilizer]) + "P0513, P0633, U0167, U0168"
    package static let fan: CodeSet = "P0480-P0485, P0691-P0696"
    package static let overheated =
        "P0217" as CodeSet
        + CodeSet { code in
            code.entry.map { entry in
                entry.area == .cooling
                    && (entry.mode == "over temperature" || entry.component.contains("over temperature protection"))
            } == true
        }
    package static let limitedPower: CodeSet = "P2104, P2106, P2110, P213E, P213F, P246C"
    package static let throttle: CodeSet =
        "P0120-P0124, P0220-P0229, P2100-P2103, P2107-P2109, P2111-P2140, P211A-P211E, P212A-P212F, P0638"
}

extension CodeReport {
    /// The cylinder that the code names; for an ignition coil that of its letter, as far as coils stand alone.
    package var cylinder: Int? {
        if let number = number(after: "cylinder ") { return number }
        guard let component = entry?.component, component.hasPrefix("ignition coil "),
            let letter = component.dropFirst("ignition coil ".count).utf8.first, (0x41...0x4C).contains(letter)
        else { return nil }
        return Int(letter) - 0x40
    }

    package var bank: Int? { number(after: "bank ") }

    /// "bank 1 sensor 2"; nil for what is no sensor of a bank.
    package var sensorPlace: String? {
        // A make stands behind it in parentheses.
        let title = description.lowercased().split(separator: " (").first ?? ""
        guard let last = title.split(separator: ", ").last, last.hasPrefix("bank "), last.contains(" sensor ") else {
            return nil
        }
        return String(last)
    }

    /// The part that it names, with its place: what several codes may be about.
    var part: String? {
        // A cylinder is no part.
        guard let entry, !entry.component.hasPrefix("cylinder") else { return nil }
        let place = description.split(separator: ", ").dropFirst().joined(separator: " ")
        return place.isEmpty ? entry.component : "\(entry.component), \(place)"
    }

    private func number(after word: String) -> Int? {
        let text = Array(description.lowercased().utf8)
        let word = Array(word.utf8)
        guard text.count >= word.count else { return nil }
        let place = (0...text.count - word.count).first { text[$0..<$0 + word.count].elementsEqual(word) }
        return place.flatMap { place in
            Int(String(decoding: text[(place + word.count)...].prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
        }
    }

    /// Whether it fails now, by its status bits; nil for a code of two bytes.
    package var isPresent: Bool? {
        details.isEmpty ? nil : details.contains { $0.code.status.contains(.testFailed) }
    }

    /// Whether it was tested in this drive cycle and did not fail; nil for a code of two bytes.
    package var hasPassed: Bool? {
        details.isEmpty
            ? nil
            : details.allSatisfy { detail in
                let status = detail.code.status
                return !status.contains(.testFailed) && !status.contains(.testFailedThisCycle)
                    && !status.contains(.notCompletedThisCycle) && !status.contains(.pending)
                    && !status.contains(.warningIndicatorRequested)
            }
    }
}
