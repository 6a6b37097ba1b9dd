import CommandLine
import Displays
import Formats
import System
import Transports

/// Which shift lights `--lights` names.
enum ShiftLightChoice: Equatable, Sendable {
    case serial(path: String, baud: Int)
    /// Those of the kernel whose names contain the text.
    case kernel(name: String)

    private static let usualBaud = 115_200
    /// What drivers call the lights of wheels, such as "0003:046D:C24F.0001::RPM1".
    private static let usualName = "rpm"

    /// "serial:/dev/ttyACM0", "serial:/dev/ttyUSB1?baud=9600", "leds", "leds:RPM".
    init?(_ text: String) {
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
    func open() throws -> ShiftLightOutput {
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
            guard let lights = KernelShiftLights(named: name) else { throw DashError.noLights(name: name) }
            return try ShiftLightOutput(lights)
        }
    }
}

extension AnyFlag {
    static let lights = Flag(
        "lights",
        .of(
            "DEVICE", expected: "serial:PATH, leds or leds:NAME, such as serial:/dev/ttyACM0"
        ) { ShiftLightChoice($0) }, heading: .output, isRare: true,
        "Show the shift lights on a device, too. It is a serial line (serial:/dev/ttyACM0), or the lights of a wheel "
            + "(leds); see docs/dashboard.md.")
}
