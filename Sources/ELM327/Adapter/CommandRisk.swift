import OBD

/// The typed commands that need a confirmation before they are sent: those that change something in the vehicle, and
/// those that can lock an adapter or write to its memory. To add one, add a row.
package enum CommandRisk {
    /// Requests by service (SAE J1979; ISO 14229-1, and ISO 14230-3 where its meaning differs).
    package static let services: [(service: UInt8, reason: String)] = [
        (0x04, "service 04 clears the trouble codes, their freeze frames and the readiness for an emissions test"),
        (0x08, "service 08 operates a system or component of the vehicle"),
        (0x11, "service 11 resets an ECU"),
        (0x14, "service 14 clears trouble codes"),
        (0x28, "service 28 stops ECUs from communicating with each other"),
        (0x2E, "service 2E writes data to an ECU"),
        (0x2F, "service 2F takes control of an ECU output"),
        (0x30, "service 30 takes control of an ECU output"),
        (0x31, "service 31 starts a routine in an ECU"),
        (0x34, "service 34 starts a download to an ECU"),
        (0x36, "service 36 writes a block of a download to an ECU"),
        (0x3B, "service 3B writes data to an ECU"),
        (0x3D, "service 3D writes to the memory of an ECU"),
        (0x85, "service 85 stops ECUs from storing trouble codes"),
    ]

    private enum Argument {
        case any
        /// An argument must follow; without one, the command only displays something.
        case some
        case none
    }

    /// Adapter commands, by their beginning without spaces. The first match counts.
    ///
    /// AT SP is not among them: it is also stored in the adapter, but every scanner sends it, and it corrects itself.
    /// Nor are AT MA and similar commands, which any character ends.
    private static let commands: [(beginning: String, argument: Argument, reason: String?)] = [
        ("ATPPS", .none, nil),
        (
            "ATPP", .some,
            "AT PP writes to the adapter's memory: a wrong parameter (baud rate, prompt) locks it permanently"
        ),
        ("ATSD", .some, "AT SD writes a byte to the adapter's memory"),
        ("AT@3", .some, "AT @3 writes the adapter's identifier, which can usually be done only once"),
        ("ATCV", .some, "AT CV writes a new voltage calibration to the adapter's memory"),
        (
            "ATBRD", .some,
            "AT BRD changes the adapter's baud rate, which terminal does not follow: an adapter that does not change back is silent "
                + "until it is unplugged"
        ),
        ("ATLP", .none, "AT LP puts the adapter to sleep: some only wake after they are unplugged"),
        ("ATTPA0", .none, "AT TP A0 locks some clones until they are unplugged"),
        ("AT+", .some, "AT+ permanently configures the Bluetooth or Wi-Fi part of an adapter"),
        ("STSLCS", .none, nil), ("STSLLT", .none, nil), ("STSLXS", .none, nil),
        ("STSLEEP", .any, "STSLEEP puts the adapter to sleep: it may only wake after it is unplugged"),
        ("STSL", .some, "STSL… writes the sleep and wake-up settings to the adapter's memory"),
        ("STBRT", .any, nil),
        ("STBR", .some, "STBR changes the adapter's baud rate, which terminal does not follow"),
        (
            "STSBR", .some,
            "STSBR changes the adapter's baud rate, which terminal does not follow: it is silent until it is unplugged"
        ),
        ("STWBR", .any, "STWBR writes the baud rate into the adapter's memory"),
        ("STRSTNVM", .any, "STRSTNVM resets the adapter's memory to factory settings"),
        ("STSAVCAL", .any, "STSAVCAL writes calibrations into the adapter's memory"),
        ("STVCAL", .some, "STVCAL changes the voltage calibration"),
        ("STSATI", .some, "STSATI writes another name into the adapter's memory"),
        ("STS@1", .some, "STS@1 writes another description into the adapter's memory"),
        ("STSDI", .some, "STSDI writes another hardware name into the adapter's memory"),
        ("STBT", .some, "STBT… changes the Bluetooth setup of the adapter permanently"),
        ("STPPMA", .some, "STPPMA makes the adapter send a message to the vehicle repeatedly"),
    ]

    /// Returns why the command needs a confirmation; nil if it does not. A repetition must be checked as the command
    /// that it repeats.
    /// - Parameter isRaised: whether the baud rate has been raised, as reported by the transport.
    package static func reason(
        _ command: TypedCommand, controlByte: ControlByte, isRaised: Bool = false
    ) -> String? {
        if isRaised, command.compact == "ATZ" {
            return "AT Z resets the baud rate of the adapter, which obdmech does not follow; AT WS does not"
        }
        if let reason = reason(command: command.compact) { return reason }
        for part in command.parts.dropFirst() {
            if let reason = reason(command: part.compact) { return reason }
        }
        // `7DF#0104` is a frame with its control byte.
        let isFrame = command.compact.contains("#")
        for message in command.possibleMessages {
            let requests = (isFrame ? ControlByte.unknown : controlByte).requests(in: message)
            if let reason = requests.lazy.compactMap(reason).first { return reason }
        }
        if let argument = command.adapterCommand, argument.hasPrefix("WM"),
            let wakeUp = TypedCommand(String(argument.dropFirst(2))).message, let first = wakeUp.first
        {
            // Skip the header of the message that keeps the vehicle awake. With KWP2000 it may be one byte longer.
            let request = wakeUp.dropFirst(first & 0xBF == 0x80 ? 4 : 3)
            return reason(request: Array(request)).map {
                "AT WM makes the adapter send a message to the vehicle repeatedly; \($0)"
            }
        }
        return nil
    }

    private static func reason(request: [UInt8]) -> String? {
        services.first { $0.service == request.first }?.reason
    }

    private static func reason(command: String) -> String? {
        let row = commands.first { row in
            guard command.hasPrefix(row.beginning) else { return false }
            return switch row.argument {
            case .any: true
            case .some: command != row.beginning
            case .none: command == row.beginning
            }
        }
        return row?.reason
    }
}
