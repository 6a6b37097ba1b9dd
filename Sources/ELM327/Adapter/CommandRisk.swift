import OBD

/// What is asked about before a typed command is sent: what changes something in the vehicle, and what can lock an
/// adapter or writes its memory. To add one, add a row.
package enum CommandRisk {
    /// Requests, by their service (SAE J1979; ISO 14229-1 and, where it has another meaning, ISO 14230-3).
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
        /// Something must follow: alone the command only shows.
        case some
        case none
    }

    /// Commands to the adapter, by their beginning without spaces; the first that fits counts.
    ///
    /// AT SP is not among them: it too is remembered, but every scanner sends it, and it is undone by itself. Nor are AT
    /// MA and its like, which any character ends.
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
        ("STWBR", .any, "STWBR writes the adapter's speed into its memory"),
        ("STRSTNVM", .any, "STRSTNVM resets the adapter's memory to what it left the factory with"),
        ("STSAVCAL", .any, "STSAVCAL writes calibrations into the adapter's memory"),
        ("STVCAL", .some, "STVCAL changes the calibration of the voltage"),
        ("STSATI", .some, "STSATI writes another name into the adapter's memory"),
        ("STS@1", .some, "STS@1 writes another description into the adapter's memory"),
        ("STSDI", .some, "STSDI writes another hardware name into the adapter's memory"),
        ("STBT", .some, "STBT… sets up the Bluetooth part of the adapter, which keeps it"),
        ("STPPMA", .some, "STPPMA makes the adapter send a message to the vehicle again and again"),
    ]

    /// Why the command is asked about; nil where it is not. A repetition is judged by what it repeats.
    /// - Parameter isRaised: as of the transport.
    package static func reason(
        _ command: TypedCommand, controlByte: ControlByte, isRaised: Bool = false
    ) -> String? {
        if isRaised, command.compact == "ATZ" {
            return "AT Z takes the adapter back to its first speed, which is not followed here; AT WS does not"
        }
        if let reason = reason(command: command.compact) { return reason }
        if let message = command.message {
            return controlByte.requests(in: message).lazy.compactMap(reason).first
        }
        if let argument = command.adapterCommand, argument.hasPrefix("WM"),
            let wakeUp = TypedCommand(String(argument.dropFirst(2))).message, let first = wakeUp.first
        {
            // The header of the message that keeps the vehicle awake; of KWP2000 it may be one byte longer.
            let request = wakeUp.dropFirst(first & 0xBF == 0x80 ? 4 : 3)
            return reason(request: Array(request)).map {
                "AT WM makes the adapter send a message to the vehicle again and again; \($0)"
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
