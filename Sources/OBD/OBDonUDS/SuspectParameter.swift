/// Parameters of trouble codes of SAE J1939, by their suspect parameter number (SPN), as trucks and buses report them.
package struct SuspectParameter: Sendable {
    package let name: String
    /// The direction in which a value that is out of range ruins something at once.
    let danger: Danger

    /// Whether it tells of oil, coolant or heat, which ruin an engine.
    package var isDangerous: Bool { danger != .none }
    /// Whether it is what the control module does or concludes because of other faults.
    package var isResult: Bool {
        ["limit of power", "NOx limits", "SCR catalyst", "engine protection"].contains(where: name.hasPrefix)
    }

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
    static func row(_ number: Int) -> SuspectParameter? {
        guard let line = rows["\(number)"] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 3, let danger = Danger(rawValue: fields[2]) else { return nil }
        return SuspectParameter(name: fields[1], danger: danger)
    }

    private static let rows = TroubleCodeRow.byKey([table])

    /// `number | name | dangerous if`, of SAE J1939-71.
    static let table = """
        27 | exhaust gas recirculation valve position | none
        51 | throttle position | none
        84 | vehicle speed | none
        91 | accelerator pedal position | none
        94 | fuel delivery pressure | none
        96 | fuel level | none
        97 | water in fuel | high
        98 | engine oil level | low
        100 | engine oil pressure | low
        101 | crankcase pressure | high
        102 | boost pressure | none
        105 | intake manifold temperature | none
        107 | air filter pressure difference | none
        108 | barometric pressure | none
        109 | engine coolant pressure | none
        110 | engine coolant temperature | high
        111 | engine coolant level | low
        114 | battery current | none
        132 | intake air flow | none
        157 | fuel rail pressure | none
        158 | battery voltage, switched | none
        168 | battery voltage | none
        171 | outside air temperature | none
        172 | intake air temperature | none
        173 | exhaust gas temperature | none
        174 | fuel temperature | none
        175 | engine oil temperature | high
        177 | transmission oil temperature | high
        190 | engine speed | high
        411 | exhaust gas recirculation pressure difference | none
        412 | exhaust gas recirculation temperature | none
        558 | accelerator pedal idle switch | none
        597 | brake switch | none
        626 | intake air heater | none
        627 | power supply | none
        628 | program memory | none
        629 | control module | none
        630 | calibration memory | none
        636 | engine position sensor | none
        639 | data bus 1 | none
        641 | variable geometry turbocharger actuator | none
        647 | fan clutch | none
        651 | injector, cylinder 1 | none
        652 | injector, cylinder 2 | none
        653 | injector, cylinder 3 | none
        654 | injector, cylinder 4 | none
        655 | injector, cylinder 5 | none
        656 | injector, cylinder 6 | none
        677 | starter relay | none
        723 | engine position sensor 2 | none
        729 | intake air heater 1 | none
        1136 | control module temperature | none
        1231 | data bus 2 | none
        1347 | fuel pump pressurizing assembly 1 | none
        1485 | main relay of the control module | none
        1569 | engine protection torque reduction | none
        1639 | fan speed | none
        1761 | AdBlue (DEF) tank level | none
        2791 | exhaust gas recirculation valve | none
        3031 | AdBlue (DEF) tank temperature | none
        3216 | NOx sensor before the catalyst | none
        3226 | NOx sensor after the catalyst | none
        3242 | exhaust temperature before the particulate filter | high
        3246 | exhaust temperature after the particulate filter | high
        3251 | particulate filter pressure difference | none
        3361 | AdBlue (DEF) dosing unit | none
        3362 | AdBlue (DEF) dosing unit lines | none
        3363 | AdBlue (DEF) tank heater | none
        3364 | AdBlue (DEF) quality | none
        3509 | sensor supply voltage 1 | none
        3510 | sensor supply voltage 2 | none
        3511 | sensor supply voltage 3 | none
        3609 | particulate filter inlet pressure | none
        3610 | particulate filter outlet pressure | none
        3719 | particulate filter soot load | high
        3720 | particulate filter ash load | none
        3936 | particulate filter system | none
        4094 | NOx limits exceeded because of poor AdBlue (DEF) | none
        4334 | AdBlue (DEF) pressure | none
        4360 | exhaust temperature before the SCR catalyst | none
        4363 | exhaust temperature after the SCR catalyst | none
        4364 | SCR catalyst efficiency | none
        4765 | exhaust temperature before the oxidation catalyst | none
        4766 | exhaust temperature after the oxidation catalyst | none
        4792 | SCR catalyst system | none
        5018 | oxidation catalyst | none
        5246 | limit of power because of AdBlue (DEF) | none
        5319 | incomplete particulate filter regeneration | none
        5394 | AdBlue (DEF) dosing valve | none
        5571 | fuel rail pressure relief valve | none
        5848 | ammonia sensor | none
        """
}

extension UDSTroubleCode {
    /// The suspect parameter number and failure mode of a code of SAE J1939; nil for other formats.
    private var suspect: (number: Int, mode: UInt8)? {
        guard format == .j1939 else { return nil }
        return (Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2] >> 5) << 16, bytes[2] & 0x1F)
    }

    /// What a code of SAE J1939 is about; nil for other formats and unknown numbers.
    package var parameter: SuspectParameter? { suspect.flatMap { SuspectParameter.row($0.number) } }

    /// How urgent a code of SAE J1939 is: the failure modes 0 and 1 are the most severe, for which a truck has a red lamp.
    package var urgency: Severity {
        guard let suspect else { return .soon }
        let isPresent = status.contains(.testFailed)
        switch suspect.mode {
        case 0, 1:
            let isDangerous = parameter.map { $0.danger.contains(suspect.mode) } ?? true
            return isDangerous && isPresent ? .stopNow : .soon
        // Moderately severe: for oil pressure that is severe enough.
        case 16, 18: return suspect.number == 100 && suspect.mode == 18 && isPresent ? .stopNow : .soon
        // The least severe deviations; drifts; and conditions that are only announced.
        case 15, 17, 20, 21: return .whenConvenient
        default: return .soon
        }
    }
}
