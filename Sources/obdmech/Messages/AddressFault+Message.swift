import CommandLine
import Transports

extension AddressFault: Message {
    var row: MessageRow {
        switch self {
        case .notADevice:
            row(
                cause: "The text is not a known scheme with a colon, a path that starts with /, or a host.",
                remedy: "Write it as /dev/ttyUSB0, tcp:192.168.0.10, bluetooth:ADDRESS or sim:city (see DEVICES).")
        case .wrongOption:
            row(
                cause: "The text after ? is not NAME=VALUE, or an option is given twice.",
                remedy: "Write it as sim:city?rate=max&cycle=city, in quotes because of the & in a shell.")
        case .noTarget:
            row(
                cause: "Nothing follows the colon of the scheme.",
                remedy: "Write the path, address or name after it, such as serial:/dev/ttyUSB0.")
        case .unknownOption:
            row(
                cause: "The text after ? has an option that this kind of device does not support.",
                remedy: "Use one of those listed with the message, or leave it out.")
        case .wrongRate:
            row(
                cause: "The rate of a simulated or replayed device is neither a number in this range nor max.",
                remedy: "Write rate=1 for real time, rate=10 for ten times as fast, or rate=max.")
        case .noHost:
            row(
                cause: "There is nothing before the port.",
                remedy: "Write the adapter's address, such as tcp:192.168.0.10:35000.")
        case .wrongPort:
            row(
                cause: "The text after the last colon is not a number from 1 to 65535.",
                remedy: "Write the port, which is 35000 for most adapters, or leave it out with its colon.")
        case .unknownMode:
            row(
                cause: "The mode of the replay is misspelled.",
                remedy: "Write mode=strict or mode=request, or leave it out.")
        case .wrongBaud:
            row(
                cause: "The baud rate is not a number, or not one that adapters use.",
                remedy: "Leave out ?baud=, and the baud rate is detected.")
        case .wrongRaise:
            row(
                cause: "The baud rate after raise= is not one that adapters support.",
                remedy: "Write raise=max, or one of those listed with the message.")
        case .wrongBluetoothAddress:
            row(
                cause: "An address is six pairs of hexadecimal digits, separated by colons.",
                remedy: "Look it up with bluetoothctl devices, and write bluetooth:00:1D:A5:68:98:8B.")
        case .wrongBluetoothChannel:
            row(
                cause: "The text after the address and / is not a number from 1 to 30.",
                remedy: "Leave it out: the serial port of most adapters is channel 1.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .usage, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .notADevice(""), .wrongOption("", device: ""), .noTarget(""), .unknownOption("", scheme: "", known: []),
        .wrongRate(""), .noHost(""), .wrongPort(""), .unknownMode(""), .wrongBaud(""), .wrongRaise("", known: []),
        .wrongBluetoothAddress(""), .wrongBluetoothChannel(""),
    ]
}
