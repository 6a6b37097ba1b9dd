import CommandLine
import Simulator

extension SimulatorOptionFault: Message {
    var row: MessageRow {
        switch self {
        // The row of another message, and shown as its.
        case .address(let fault): fault.row
        case .noCar:
            row(
                cause: "The name behind sim: is misspelt.",
                remedy: "Take one of those below the message, such as sim:city.")
        case .noProtocol:
            row(
                cause: "A protocol is named by its number.",
                remedy: "Write 1 to 9: 6 is CAN with 11-bit identifiers and 500 kbit/s.")
        case .noCycle:
            row(
                cause: "The name of the drive is misspelt.",
                remedy: "Take one of those below the message.")
        case .cannotDrive:
            row(
                cause: "This car drives a week of its own.",
                remedy: "Choose another car, or leave the cycle out.")
        case .noIdentity:
            row(
                cause: "No adapter of that version was ever made, or it is a clone, which is a quirk.",
                remedy: "Take one of those below the message, or a clone such as quirk=clone-v1.5.")
        case .noQuirk:
            row(
                cause: "The name of the quirk is misspelt.",
                remedy: "Take one of those below the message, with commas between several.")
        case .noFault:
            row(
                cause: "The name of the fault is misspelt.",
                remedy: "Take one of those below the message, with commas between several.")
        case .noTime:
            row(
                cause: "The time of the fault is missing, or is no number.",
                remedy: "Write it such as reset@60 for after 60 s, or reset:100 for one in 100 commands.")
        case .seed:
            row(
                cause: "Random faults are drawn from a seed, which is a number without a point or a sign.",
                remedy: "Write it such as 42; the same seed gives the same faults.")
        case .latency:
            row(
                cause: "A latency is in milliseconds, without a unit.",
                remedy: "Write it such as 40, or 0-80 for any from 0 to 80.")
        case .baud:
            row(
                cause: "The speed of the simulated line is no such number.",
                remedy: "Write it such as 38400.")
        case .carRate:
            row(
                cause: "It says how many times faster the car lives than its adapter.",
                remedy: "Write it such as 1440, with which a day takes a minute.")
        case .refresh:
            row(
                cause: "It says for how many milliseconds a measured speed stands.",
                remedy: "Write it such as 100.")
        case .truthFile:
            row(
                cause: "The file behind truth= may not be written, or its folder is not there.",
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
