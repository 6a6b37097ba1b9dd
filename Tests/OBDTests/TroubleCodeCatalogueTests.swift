import OBD
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TroubleCodeCatalogueTests {
    static let all: [(code: TroubleCode, entry: TroubleCodeCatalogue.Entry)] = TroubleCodeLines.all.compactMap { line in
        guard let code = TroubleCode(String(line.prefix(5))), let entry = TroubleCodeCatalogue.entry(code) else {
            return nil
        }
        return (code, entry)
    }

    private static func entry(_ code: String) -> TroubleCodeCatalogue.Entry? {
        TroubleCode(code).flatMap { TroubleCodeCatalogue.entry($0) }
    }

    /// Meanings on which public lists agree, entered by hand.
    @Test(arguments: [
        ("P0011", "Camshaft position A timing too far advanced or system performance, bank 1"),
        ("P0016", "Crankshaft position / camshaft position correlation fault, bank 1 sensor A"),
        ("P0031", "Oxygen sensor heater control circuit low, bank 1 sensor 1"),
        ("P0087", "Fuel rail pressure too low, bank 1 if there are two"),
        ("P0101", "Mass air flow sensor A circuit range/performance"),
        ("P0113", "Intake air temperature sensor 1 circuit high, bank 1"),
        ("P0128", "Coolant temperature below thermostat regulating temperature"),
        ("P0135", "Oxygen sensor heater circuit fault, bank 1 sensor 1"),
        ("P0158", "Oxygen sensor circuit high, bank 2 sensor 2"),
        ("P0171", "Mixture too lean, bank 1"),
        ("P0175", "Mixture too rich, bank 2"),
        ("P0204", "Fuel injector circuit fault or open, cylinder 4"),
        ("P0234", "Turbocharger or supercharger A overboost"),
        ("P0300", "Random or multiple cylinder misfire detected"),
        ("P0312", "Cylinder 12 misfire detected"),
        ("P0335", "Crankshaft position sensor A circuit fault"),
        ("P0344", "Camshaft position sensor A circuit intermittent, bank 1"),
        ("P0401", "Exhaust gas recirculation A flow too low"),
        ("P0420", "Catalyst efficiency below threshold, bank 1"),
        ("P0442", "Evaporative emission system small leak detected"),
        ("P0455", "Evaporative emission system large leak detected"),
        ("P0507", "Idle speed too high"),
        ("P0524", "Engine oil pressure too low"),
        ("P0562", "System voltage too low"),
        ("P0700", "Transmission control system MIL request"),
        ("P0705", "Transmission range sensor A circuit fault"),
        ("P0734", "Gear 4 incorrect ratio"),
        ("P0741", "Torque converter clutch performance or stuck off"),
        ("P0A80", "Hybrid battery pack to be replaced"),
        ("P0AA6", "Hybrid battery voltage system isolation fault"),
        ("P0C38", "DC/DC converter temperature sensor A circuit fault"),
        ("P0C41", "DC/DC converter temperature sensor B circuit intermittent or erratic"),
        ("P0C7C", "Hybrid battery temperature sensor G circuit fault"),
        ("P0C85", "Hybrid battery temperature sensor H circuit intermittent or erratic"),
        ("P0CA3", "DC/DC converter step-up voltage performance"),
        ("P0CCE", "Charge port door A position sensor circuit low"),
        ("P0CE3", "Hybrid battery coolant control valve A circuit high"),
        ("P0CFD", "Control pilot charging switch A stuck off"),
        ("P0D0A", "Battery charging positive contactor A control circuit fault or open"),
        ("P0D27", "Battery charger input voltage too low"),
        ("P0D2D", "Drive motor A inverter voltage sensor A circuit fault"),
        ("P0D3B", "Battery charger A input current sensor circuit high"),
        ("P0D45", "Battery charger low-voltage output voltage sensor circuit high"),
        ("P0D4D", "Battery charger high-voltage output voltage sensor circuit range/performance"),
        ("P2004", "Intake manifold runner control stuck open, bank 1"),
        ("P2031", "Exhaust gas temperature sensor circuit fault, bank 1 sensor 2"),
        ("P20EE", "SCR catalyst efficiency below threshold, bank 1"),
        ("P2122", "Throttle or pedal position sensor D circuit low"),
        ("P2138", "Throttle or pedal position sensor D / E correlation fault"),
        ("P2187", "Mixture at idle too lean, bank 1"),
        ("P2198", "Oxygen sensor signal stuck rich, bank 2 sensor 1"),
        ("P2238", "Oxygen sensor positive current control circuit low, bank 1 sensor 1"),
        ("P2310", "Ignition coil D primary circuit high"),
        ("P2463", "Particulate filter restricted by soot, bank 1"),
        ("P26F4", "Coolant pump C circuit fault or open"),
        ("P2714", "Pressure control solenoid D performance or stuck off"),
        ("P2A04", "Oxygen sensor circuit range/performance, bank 2 sensor 2"),
        ("P3425", "Deactivation or intake valve control circuit fault or open, cylinder 4"),
        ("B0028", "Side airbag deployment control fault, right"),
        ("C0300", "Propeller shaft speed sensor fault, rear"), ("C0110", "Anti-lock brake pump motor circuit fault"),
        ("C0031", "Wheel speed sensor fault, left front"),
        ("C0035", "Wheel speed sensor supply fault, right front"),
        ("U0004", "High speed CAN bus circuit low, plus wire"),
        ("U0100", "Lost communication with engine control module A"),
        ("U0121", "Lost communication with anti-lock brake control module"),
        ("U0302", "Software incompatibility with transmission control module"),
        ("U0422", "Invalid data received from body control module"),
        ("U3003", "Battery voltage fault"),
    ])
    func knownCodes(code: String, description: String) throws {
        #expect(Self.entry(code)?.description == description)
        #expect(TroubleCodeCatalogue.description(of: try #require(TroubleCode(code))) == description)
    }

    @Test(arguments: [
        ("P0217", Severity.stopNow), ("P0524", .stopNow), ("P0298", .stopNow), ("P0093", .stopNow),
        ("P050F", .stopNow), ("P0A2F", .stopNow), ("P0AA6", .stopNow), ("P0301", .soon), ("P0171", .soon),
        ("P0335", .soon), ("P0562", .soon), ("P0700", .soon), ("P0504", .soon), ("P0420", .whenConvenient),
        ("P0442", .whenConvenient), ("P0135", .whenConvenient), ("P0401", .whenConvenient), ("P0128", .whenConvenient),
        ("P2111", .stopNow), ("P213E", .stopNow), ("P2269", .stopNow), ("P250F", .stopNow), ("P2560", .stopNow),
        ("P2787", .stopNow), ("C0049", .stopNow), ("C0072", .stopNow), ("P203F", .soon), ("P2463", .soon),
        ("P2714", .soon), ("B0001", .soon), ("C0031", .soon), ("U0100", .soon), ("U0121", .soon), ("U0131", .soon),
        ("U0151", .soon), ("P2002", .whenConvenient), ("P2270", .whenConvenient), ("U0184", .informational),
        ("P25A3", .informational),
        ("P0460", .whenConvenient), ("P0534", .informational), ("P0565", .informational),
    ])
    func severities(code: String, severity: Severity) {
        #expect(Self.entry(code)?.severity == severity)
    }

    /// A request for the light says that a module has a code of its own, and not how urgent that one is.
    @Test func requestsForTheLightAreEquallyUrgent() {
        let requests = Self.all.filter { $0.entry.mode == "requested lamp" }
        #expect(requests.count >= 12)
        for (code, entry) in requests { #expect(entry.severity == .soon, "\(code)") }
    }

    /// The second and third part of a kind are as urgent as the first.
    @Test(arguments: [
        ["P0531", "P2516"], ["P0533", "P2518"], ["P0541", "P2607", "P2CE3"], ["P0542", "P2608", "P2CE4"],
        ["U0626", "U0628"], ["P0A0A", "P0B33", "P0B37"], ["P0650", "P0898"],
    ])
    func partsOfAKindAreEquallyUrgent(codes: [String]) {
        #expect(Set(codes.map { Self.entry($0)?.severity }).count == 1, "\(codes)")
    }

    /// No check involves a high-voltage connector.
    @Test(arguments: ["P0AA0", "P0A2C", "P0AA6", "P0A94", "P0D7A", "P0B3D"])
    func highVoltageIsLeftToAWorkshop(code: String) throws {
        let entry = try #require(Self.entry(code))
        #expect(!entry.checks.contains { $0.contains("connector and wires") })
        #expect(entry.checks.contains { $0.contains("orange cables") })
    }

    @Test func everyEntryIsWhole() {
        #expect(Self.all.count == TroubleCodeLines.all.count)
        for (code, entry) in Self.all {
            let texts = [entry.description, entry.advice] + entry.causes.map(\.text) + entry.checks
            if texts.contains(where: { $0.isEmpty || $0.contains("%") || $0.contains("  ") || $0.contains("|") }) {
                Issue.record("\(code): \(texts)")
            }
            if !(2...5).contains(entry.causes.count) { Issue.record("\(code): \(entry.causes)") }
            if !(2...4).contains(entry.checks.count) { Issue.record("\(code): \(entry.checks)") }
            if Set(entry.causes).count != entry.causes.count { Issue.record("\(code): \(entry.causes)") }
            let first = entry.description.first ?? " "
            if !(first.isUppercase || first.isNumber) || entry.description.hasSuffix(".")
                || entry.description.count > 100
            {
                Issue.record("\(code): \(entry.description)")
            }
            if !entry.advice.hasSuffix(".") { Issue.record("\(code): \(entry.advice)") }
        }
        for severity in Severity.allCases {
            #expect(Self.all.contains { $0.entry.severity == severity }, "no code is \(severity.rawValue)")
        }
    }

    @Test func noTwoCodesMeanTheSame() {
        var codes: [String: TroubleCode] = [:]
        for (code, entry) in Self.all {
            if let other = codes.updateValue(code, forKey: entry.description) {
                Issue.record("\(other) and \(code): \(entry.description)")
            }
        }
    }

    @Test(arguments: [
        ("P1234", "Manufacturer-specific powertrain code"),
        ("P3000", "Manufacturer-specific powertrain code"),
        ("P33FF", "Manufacturer-specific powertrain code"),
        ("P0FFF", "Generic powertrain code, no description available"),
        ("C0FFF", "Generic chassis code, no description available"),
        ("C1000", "Manufacturer-specific chassis code"),
        ("C2FFF", "Manufacturer-specific chassis code"),
        ("C3000", "Reserved chassis code"),
        ("B0FFF", "Generic body code, no description available"),
        ("B1000", "Manufacturer-specific body code"),
        ("B3FFF", "Reserved body code"),
        ("U0FFF", "Generic network code, no description available"),
        ("U1000", "Manufacturer-specific network code"),
        ("U3FFF", "Generic network code, no description available"),
    ])
    func saysWhoOwnsTheRest(code: String, description: String) throws {
        let code = try #require(TroubleCode(code))
        #expect(TroubleCodeCatalogue.entry(code) == nil)
        #expect(TroubleCodeCatalogue.description(of: code) == description)
    }

    @Test func namesTheManufacturer() throws {
        let code = try #require(TroubleCode("P1351"))
        #expect(
            TroubleCodeCatalogue.description(of: code, manufacturer: "Lada")
                == "Lada-specific powertrain code")
    }

    @Test(arguments: [
        ("P1234", "fuel injection"), ("P1351", "ignition or misfire"), ("P1AFF", "hybrid drive or other"),
        ("P0171", "fuel and air metering"), ("C1234", nil),
        // Ion current, coolant pumps and camshaft actuators stand where transmissions or exhausts once did.
        ("P20F5", nil), ("P28A0", nil), ("P2B85", nil), ("P3000", nil), ("P34A4", nil),
    ])
    func theThirdCharacterGivesAHint(code: String, system: String?) throws {
        #expect(TroubleCodeCatalogue.system(of: try #require(TroubleCode(code))) == system)
    }

    /// By the first two characters, except for P3, where the third one matters too.
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
