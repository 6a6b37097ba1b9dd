import EmbeddedData

/// Parameters of trouble codes of SAE J1939, by their suspect parameter number (SPN), as trucks and buses report them.
package struct SuspectParameter: Sendable {
    package let name: String
    /// The direction in which a value that is out of range ruins something at once.
    let danger: Danger

    /// Whether it is what the control module does or concludes because of other faults.
    package var isResult: Bool {
        ["limit of power", "NOx limits", "SCR catalyst", "engine protection"].contains(where: name.hasPrefix)
    }

    /// Whether it is about the service brakes or their compressed air.
    package var isOfBrakes: Bool { name.contains("brake") && name != "brake switch" }

    /// Whether it is about AdBlue (DEF), without which the truck is limited.
    package var isOfReductant: Bool { name.contains("AdBlue") }

    enum Danger: String, Sendable {
        case low, high, either, none

        func contains(_ mode: UInt8) -> Bool {
            switch self {
            case .low: mode == 1
            case .high: mode == 0
            case .either: mode <= 1
            case .none: false
            }
        }
    }

    /// Nil for a number that is not in the table.
    package static func row(_ number: Int) -> SuspectParameter? {
        guard let line = rows["\(number)"] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 3, let danger = Danger(rawValue: fields[2]) else { return nil }
        return SuspectParameter(name: fields[1], danger: danger)
    }

    /// The number in the three bytes of a code (SAE J1939-73): 16 bits, the low byte first, and the three highest.
    static func number(_ bytes: [UInt8]) -> Int {
        Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2] >> 5) << 16
    }

    private static let rows = TroubleCodeRow.byKey("codes/SPN.txt")

    /// `number | name | dangerous if`, of SAE J1939-71.
    static let table = DataFile.text("codes/SPN.txt")
}

extension UDSTroubleCode {
    /// Whether it is a code of SAE J1939 about one of these parameters, in one of these failure modes if any are given.
    package func isAbout(_ numbers: Set<Int>, _ modes: Set<UInt8>? = nil) -> Bool {
        suspect.map { numbers.contains($0.number) && modes?.contains($0.mode) != false } == true
    }

    /// The suspect parameter number and failure mode of a code of SAE J1939; nil for other formats.
    package var suspect: (number: Int, mode: UInt8)? {
        guard format == .j1939 else { return nil }
        return (SuspectParameter.number(bytes), bytes[2] & 0x1F)
    }

    /// What a code of SAE J1939 is about; nil for other formats and unknown numbers.
    package var parameter: SuspectParameter? { suspect.flatMap { SuspectParameter.row($0.number) } }

    /// Above or below the normal range in the most severe degree, and present now.
    package var isExtreme: Bool { suspect.map { $0.mode <= 1 } == true && status.contains(.testFailed) }

    /// Whether it was tested in this drive cycle and did not fail.
    package var hasPassed: Bool {
        status.isDisjoint(
            with: [.testFailed, .testFailedThisCycle, .pending, .notCompletedThisCycle, .warningIndicatorRequested])
    }

    /// How urgent a code is by the lamp that a truck has on for it: the red one asks to stop, the amber one to have the fault
    /// repaired, and so does any that flashes fast. Only the red one asks to stop, however others flash. A lamp is for the
    /// codes that are active. Only on a bus of SAE J1939 is the severity a lamp.
    var urgencyOfLamp: Severity {
        guard suspect != nil, status.contains(.testFailed), let byte = severity?.byte else { return .informational }
        if byte & 0x80 != 0 { return .stopNow }
        let flashesFast = [byte & 3, byte >> 2 & 3].contains(LampFlash.fast.rawValue)
        return byte & 0x40 != 0 || flashesFast ? .soon : .informational
    }

    /// How urgent a code of SAE J1939 is by its failure mode: 0 and 1 are the most severe. What an unknown part does then is
    /// not known, so the lamp of the truck decides whether to stop.
    package var urgencyOfMode: Severity {
        guard let suspect else { return .soon }
        let isPresent = status.contains(.testFailed)
        // A place to stop is needed before engine protection switches the engine off, or where fuel leaks.
        if [1109, 1239].contains(suspect.number), isPresent { return .stopNow }
        switch suspect.mode {
        case 0, 1:
            let isDangerous = parameter.map { $0.danger.contains(suspect.mode) } ?? false
            return isDangerous && isPresent ? .stopNow : .soon
        // Moderately severe: for oil pressure that is severe enough.
        case 16, 18: return suspect.number == 100 && suspect.mode == 18 && isPresent ? .stopNow : .soon
        // The least severe deviations; drifts; and conditions that are only announced.
        case 15, 17, 20, 21: return .whenConvenient
        default: return .soon
        }
    }
}
