import OBD

/// What is asked about before a typed command is sent: what changes something in the vehicle, and what can lock an
/// adapter or writes its memory. To add one, add a row.
package enum CommandRisk {
    /// Requests, by their service (SAE J1979; ISO 14229-1 and, where it has another meaning, ISO 14230-3).
    package static let services: [(service: UInt8, reason: String)] = [
        (0x04, "service 04 clears the trouble codes, their freeze frames and the readiness for an emissions test"),
        (0x08, "service 08 makes the vehicle operate a component or system"),
        (0x11, "service 11 restarts a control module"),
        (0x14, "service 14 clears trouble codes"),
        (0x28, "service 28 stops control modules from communicating"),
        (0x2E, "service 2E writes data into a control module"),
        (0x2F, "service 2F takes over an output of a control module"),
        (0x30, "service 30 takes over an output of a control module"),
        (0x31, "service 31 starts a routine in a control module"),
        (0x34, "service 34 begins to write the software of a control module"),
        (0x36, "service 36 writes a part of the software of a control module"),
        (0x3B, "service 3B writes data into a control module"),
        (0x3D, "service 3D writes into the memory of a control module"),
        (0x85, "service 85 stops control modules from recording trouble codes"),
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
            "AT PP writes the adapter's memory: a wrong parameter (baud rate, prompt) locks it permanently"
        ),
        ("ATSD", .some, "AT SD writes a byte into the adapter's memory"),
        ("AT@3", .some, "AT @3 writes the adapter's identifier, which can usually be done only once"),
        ("ATCV", .some, "AT CV writes a new voltage calibration into the adapter's memory"),
        (
            "ATBRD", .some,
            "AT BRD changes the adapter's baud rate, which obdmech does not follow: an adapter that does not switch back "
                + "is silent until it is unplugged"
        ),
        ("ATLP", .none, "AT LP puts the adapter to sleep: some wake only when unplugged"),
        ("ATTPA0", .none, "AT TP A0 locks some clones until they are unplugged"),
        ("AT+", .some, "AT+ changes the Bluetooth or Wi-Fi setup of an adapter permanently"),
        ("STSLCS", .none, nil), ("STSLLT", .none, nil), ("STSLXS", .none, nil),
        ("STSLEEP", .any, "STSLEEP puts the adapter to sleep: it may wake only when unplugged"),
        ("STSL", .some, "STSL… writes sleep and wake-up settings into the adapter's memory"),
        ("STBRT", .any, nil),
        ("STBR", .some, "STBR changes the adapter's baud rate, which obdmech does not follow"),
        (
            "STSBR", .some,
            "STSBR changes the adapter's baud rate, which obdmech does not follow: it is silent until unplugged"
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

    /// Why the command is asked about; nil where it is not. A repetition is judged by what it repeats.
    /// - Parameter isRaised: as of the transport.
    package static func reason(
        _ command: TypedCommand, controlByte: ControlByte, isRaised: Bool = false
    ) -> String? {
        if isRaised, command.compact == "ATZ" {
            return "AT Z resets the baud rate of the adapter, which obdmech does not follow; AT WS does not"
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
