import CommandLine
package import Formats
import System
import Transports

/// Which shift lights `--lights` names.
package enum ShiftLightChoice: Equatable, Sendable {
    case serial(path: String, baud: Int)
    /// Those of the kernel whose names contain the text.
    case kernel(name: String)

    private static let usualBaud = 115_200
    /// What drivers call the lights of wheels, such as "0003:046D:C24F.0001::RPM1".
    private static let usualName = "rpm"

    /// "serial:/dev/ttyACM0", "serial:/dev/ttyUSB1?baud=9600", "leds", "leds:RPM".
    package init?(_ text: String) {
        if text == "leds" {
            self = .kernel(name: Self.usualName)
        } else if text.hasPrefix("leds:"), text != "leds:" {
            self = .kernel(name: String(text.dropFirst(5)))
        } else {
            guard let address = try? DeviceAddress(text, schemes: ["serial"]), address.scheme == "serial",
                address.options.keys.allSatisfy({ $0 == "baud" }),
                let baud = address.options["baud"].map({ try? SerialTransport.baud($0) }) ?? Self.usualBaud
            else { return nil }
            self = .serial(path: address.target, baud: baud)
        }
    }

    /// Opens the lights. Throws if there are none.
    package func open() throws -> ShiftLightOutput {
        switch self {
        case .serial(let path, let baud):
            let line = try SerialTransport.open(
                device: "serial:" + path, path: path, baud: baud, interruptDescriptor: -1)
            return try ShiftLightOutput(
                SerialShiftLights { text in
                    do throws(TransportError) {
                        try line.send(Array(text.utf8))
                        return nil
                    } catch {
                        return error.text
                    }
                })
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
