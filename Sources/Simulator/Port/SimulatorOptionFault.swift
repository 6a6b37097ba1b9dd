package import Formats
package import Transports

/// An error in the description of a simulated adapter and its car.
package enum SimulatorOptionFault: Error, Hashable, Sendable {
    /// In what it has in common with other devices.
    case address(AddressFault)
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

    package var text: MessageText {
        switch self {
        case .address(let fault): fault.text
        case .noCar(let name): "no simulated car '\(name)'"
        case .noProtocol(let text): "no protocol '\(text)'"
        case .noCycle(let name): "no drive cycle '\(name)'"
        case .cannotDrive(let cycle, let car): "the car '\(car)' cannot drive the cycle '\(cycle)'"
        case .noIdentity(let name): "no identity '\(name)'"
        case .noQuirk(let name): "no quirk '\(name)'"
        case .noFault(let name): "no fault '\(name)'"
        case .noTime(let text, _, _): "invalid time of the fault '\(text)'"
        case .seed(let text): "invalid seed '\(text)'"
        case .latency(let text): "invalid latency '\(text)': not a number from 0 to 10000"
        case .baud(let text): "invalid baud rate '\(text)': not a number from 300 to 4000000"
        case .carRate(let text): "invalid time scale '\(text)': not a number from 0.1 to 10000"
        case .refresh(let text): "invalid refresh time '\(text)': not a number from 0 to 2000"
        case .truthFile(let path): "cannot write '\(path)'"
        }
    }

    package var message: String { text.text }

    /// What to do about it; may be empty.
    package var advice: String {
        switch self {
        case .address(let fault): fault.advice
        case .noCar: "the cars are " + Self.list(VirtualCar.all.map(\.name))
        case .noProtocol: "it is a number from 1 to 9, as in AT SP"
        case .noCycle: "the cycles are " + Self.list(DriveCycle.named.map(\.name))
        case .cannotDrive: "it has a cycle of its own; use any other car"
        case .noIdentity: "the identities are " + Self.list(Firmware.all.map(\.name))
        case .noQuirk: "the quirks are " + Self.list(Quirks.named.map(\.name))
        case .noFault: "the faults are " + Self.list(Fault.all.map(\.name))
        case .noTime(_, let name, isOfRequest: true):
            "write \(name)/03 for each request 03; a fault of the connection needs a time"
        case .noTime(_, let name, isOfRequest: false):
            "write \(name)@60 for after 60 s, \(name):100 for one in 100 commands, and +5 for a duration of 5 s"
        case .seed: ""
        case .latency: "it is in milliseconds, each way; 0-80 is a random value from 0 to 80"
        case .baud: "most adapters start at 38400"
        case .carRate: "with 1440 a day in the car takes a minute"
        case .refresh: "it is in milliseconds"
        case .truthFile: "truth= takes the path of a file"
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
