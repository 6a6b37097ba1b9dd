import CommandLine
package import Formats
import System
import Transports

/// Which shift lights `--lights` names.
package enum ShiftLightChoice: Equatable, Sendable {
    case serial(path: String, baud: Int, SerialProtocol)
    /// Those of the kernel whose names contain the text.
    case kernel(name: String)

    /// What a board on a serial line expects.
    package enum SerialProtocol: String, Sendable {
        case lines
        case simHub = "simhub"

        fileprivate var usualBaud: Int { self == .lines ? 115_200 : SimHubLights.baud }
    }

    /// What drivers call the lights of wheels, such as "0003:046D:C24F.0001::RPM1".
    private static let usualName = "rpm"

    /// "serial:/dev/ttyACM0", "serial:/dev/ttyUSB1?baud=9600", "serial:/dev/ttyACM0?protocol=simhub", "leds", "leds:RPM".
    package init?(_ text: String) {
        if text == "leds" {
            self = .kernel(name: Self.usualName)
        } else if text.hasPrefix("leds:"), text != "leds:" {
            self = .kernel(name: String(text.dropFirst(5)))
        } else {
            guard let address = try? DeviceAddress(text, schemes: ["serial"]), address.scheme == "serial",
                (try? address.allowOptions(["baud", "protocol"])) != nil,
                let kind = SerialProtocol(rawValue: address.options["protocol"] ?? "lines"),
                let baud = address.options["baud"].map({ try? SerialTransport.baud($0) }) ?? kind.usualBaud
            else { return nil }
            self = .serial(path: address.target, baud: baud, kind)
        }
    }

    /// Opens the lights. Throws if there are none.
    package func open() throws -> ShiftLightOutput {
        switch self {
        case .serial(let path, let baud, let kind):
            let line = try SerialTransport.open(
                device: "serial:" + path, path: path, baud: baud, interruptDescriptor: -1)
            func send(_ bytes: [UInt8]) -> String? {
                do throws(TransportError) {
                    try line.send(bytes)
                    return nil
                } catch {
                    return error.text
                }
            }
            switch kind {
            case .lines: return try ShiftLightOutput(SerialShiftLights { send(Array($0.utf8)) })
            case .simHub:
                return try ShiftLightOutput(
                    SimHubLights(
                        send: send,
                        receive: { deadline in
                            guard let received = try? line.receive(before: deadline) else { return nil }
                            return received.bytes
                        }))
            }
        case .kernel(let name):
            guard let lights = KernelShiftLights(named: name) else { throw ShiftLightError.noLights(name: name) }
            return try ShiftLightOutput(lights)
        }
    }
}

/// Why there are no shift lights.
package enum ShiftLightError: UserError {
    case noLights(name: String)

    package var message: UserMessage {
        switch self {
        case .noLights(let name):
            UserMessage(
                "no lights named '\(name)'", advice: "ls \(KernelShiftLights.folder) shows those that the kernel knows",
                status: .system)
        }
    }
}
