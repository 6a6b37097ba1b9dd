import CommandLine
import Simulator

extension SimulatorOptionFault: Message {
    var row: MessageRow {
        switch self {
        // The row of another message, and shown as its.
        case .address(let fault): fault.row
        case .noCar:
            row(
                cause: "The name after sim: is misspelled.",
                remedy: "Use one of those listed with the message, such as sim:city.")
        case .noProtocol:
            row(
                cause: "The protocol must be given by its number.",
                remedy: "Use 1 to 9: 6 is CAN with 11-bit identifiers at 500 kbit/s.")
        case .noCycle:
            row(
                cause: "The drive cycle is misspelled.",
                remedy: "Use one of those listed with the message.")
        case .cannotDrive:
            row(
                cause: "This car has a drive cycle of its own.",
                remedy: "Choose another car, or leave out the cycle.")
        case .noIdentity:
            row(
                cause: "No adapter of that version was ever made, or it is a clone, which is a quirk.",
                remedy: "Use one of those listed with the message, or a clone such as quirk=clone-v1.5.")
        case .noQuirk:
            row(
                cause: "The quirk is misspelled.",
                remedy: "Use those listed with the message, separated by commas.")
        case .noFault:
            row(
                cause: "The fault is misspelled.",
                remedy: "Use those listed with the message, separated by commas.")
        case .noTime:
            row(
                cause: "The time of the fault is missing or not a number.",
                remedy: "Write it as reset@60 for after 60 s, or reset:100 for one in 100 commands.")
        case .seed:
            row(
                cause: "The seed of the random faults must be a whole number without a sign.",
                remedy: "Write it as 42; the same seed gives the same faults.")
        case .latency:
            row(
                cause: "The latency must be in milliseconds, without a unit.",
                remedy: "Write it as 40, or 0-80 for a random value from 0 to 80.")
        case .baud:
            row(
                cause: "The baud rate is not a valid number.",
                remedy: "Write it as 38400.")
        case .carRate:
            row(
                cause: "The time scale says how many times faster the car lives than its adapter.",
                remedy: "Write it as 1440, with which a day takes a minute.")
        case .refresh:
            row(
                cause: "It says for how many milliseconds a measured speed stays the same.",
                remedy: "Write it as 100.")
        case .truthFile:
            row(
                cause: "The file after truth= is not writable, or its folder does not exist.",
                remedy: "Name a file in another folder.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .usage, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .noCar(""), .noProtocol(""), .noCycle(""), .cannotDrive("", car: ""), .noIdentity(""), .noQuirk(""),
        .noFault(""), .noTime(ofFault: "", name: "", isOfRequest: false), .seed(""), .latency(""), .baud(""),
        .carRate(""), .refresh(""), .truthFile(""),
    ]
}
