package import Formats
package import Transports

/// What is wrong with the description of a simulated adapter and its car.
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
    /// - Parameter isOfRequest: it was to happen to a request.
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
        case .noCar(let name): "there is no simulated car '\(name)'"
        case .noProtocol(let text): "there is no protocol '\(text)'"
        case .noCycle(let name): "there is no cycle '\(name)'"
        case .cannotDrive(let cycle, let car): "the car '\(car)' cannot drive the cycle '\(cycle)'"
        case .noIdentity(let name): "there is no identity '\(name)'"
        case .noQuirk(let name): "there is no quirk '\(name)'"
        case .noFault(let name): "there is no fault '\(name)'"
        case .noTime(let text, _, _): "cannot make out when the fault '\(text)' happens"
        case .seed(let text): "the seed '\(text)' is no whole number"
        case .latency(let text): "the latency '\(text)' is no number from 0 to 10000"
        case .baud(let text): "the baud rate '\(text)' is no number from 300 to 4000000"
        case .carRate(let text): "the time scale '\(text)' is no number from 0.1 to 10000"
        case .refresh(let text): "the refresh time '\(text)' is no number from 0 to 2000"
        case .truthFile(let path): "cannot write '\(path)'"
        }
    }

    package var message: String { text.text }

    /// What to do about it; empty where there is nothing to say.
    package var advice: String {
        switch self {
        case .address(let fault): fault.advice
        case .noCar: "the cars are " + Self.list(VirtualCar.all.map(\.name))
        case .noProtocol: "it is a number from 1 to 9, as in AT SP"
        case .noCycle: "the cycles are " + Self.list(DriveCycle.named.map(\.name))
        case .cannotDrive: "it has a week of its own; any other car can"
        case .noIdentity: "the identities are " + Self.list(Firmware.all.map(\.name))
        case .noQuirk: "the quirks are " + Self.list(Quirks.named.map(\.name))
        case .noFault: "the faults are " + Self.list(Fault.all.map(\.name))
        case .noTime(_, let name, isOfRequest: true):
            "write \(name)/03 for each time that 03 is requested; what happens to the connection has a time"
        case .noTime(_, let name, isOfRequest: false):
            "write \(name)@60 for after 60 s, \(name):100 for one in 100 commands, and +5 where it lasts"
        case .seed: ""
        case .latency: "it is in milliseconds, each way; 0-80 is any from 0 to 80"
        case .baud: "most adapters start at 38400"
        case .carRate: "with 1440 a day in the car takes a minute"
        case .refresh: "it is in milliseconds"
        case .truthFile: "truth= takes the path of a file"
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
