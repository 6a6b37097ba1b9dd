package import Formats
package import Transports

/// An error in the description of a simulated adapter and its car.
package enum SimulatorOptionError: UserError, Hashable {
    /// In what it has in common with other devices.
    case address(AddressError)
    case noCar(String)
    case noProtocol(String)
    case noCycle(String)
    case cannotDrive(String, car: String)
    case noIdentity(String)
    case noQuirk(String)
    case noFault(String)
    /// - Parameter isOfRequest: whether the fault was to happen to a given request.
    case noTime(ofFault: String, name: String, isOfRequest: Bool)
    case seed(String)
    case latency(String)
    case baud(String)
    case carRate(String)
    case refresh(String)
    case truthFile(String)

    package var message: UserMessage {
        switch self {
        case .address(let error): error.message
        case .noCar(let name):
            UserMessage("no simulated car '\(name)'", advice: "the cars are " + Self.list(VirtualCar.all.map(\.name)))
        case .noProtocol(let text):
            UserMessage("no protocol '\(text)'", advice: "it is a number from 1 to 9, as in AT SP")
        case .noCycle(let name):
            UserMessage("no drive cycle '\(name)'", advice: "the cycles are " + Self.list(DriveCycle.named.map(\.name)))
        case .cannotDrive(let cycle, let car):
            UserMessage(
                "the car '\(car)' cannot drive the cycle '\(cycle)'",
                advice: "it has a cycle of its own; use any other car")
        case .noIdentity(let name):
            UserMessage("no identity '\(name)'", advice: "the identities are " + Self.list(Firmware.all.map(\.name)))
        case .noQuirk(let name):
            UserMessage("no quirk '\(name)'", advice: "the quirks are " + Self.list(Quirks.named.map(\.name)))
        case .noFault(let name):
            UserMessage("no fault '\(name)'", advice: "the faults are " + Self.list(Fault.all.map(\.name)))
        case .noTime(let text, let name, isOfRequest: true):
            UserMessage(
                "invalid time of the fault '\(text)'",
                advice: "write \(name)/03 for each request 03; a fault of the connection needs a time")
        case .noTime(let text, let name, isOfRequest: false):
            UserMessage(
                "invalid time of the fault '\(text)'",
                advice:
                    "write \(name)@60 for after 60 s, \(name):100 for one in 100 commands, and +5 for a duration of 5 s"
            )
        case .seed(let text): "invalid seed '\(text)'"
        case .latency(let text):
            UserMessage(
                "invalid latency '\(text)': not a number from 0 to 10000",
                advice: "it is in milliseconds, each way; 0-80 is a random value from 0 to 80")
        case .baud(let text):
            UserMessage(
                "invalid baud rate '\(text)': not a number from 300 to 4000000", advice: "most adapters start at 38400")
        case .carRate(let text):
            UserMessage(
                "invalid time scale '\(text)': not a number from 0.1 to 10000",
                advice: "with 1440 a day in the car takes a minute")
        case .refresh(let text):
            UserMessage("invalid refresh time '\(text)': not a number from 0 to 2000", advice: "it is in milliseconds")
        case .truthFile(let path): UserMessage("cannot write '\(path)'", advice: "truth= takes the path of a file")
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
