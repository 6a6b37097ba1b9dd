package import Formats
import System

/// Why a CAN interface cannot be used.
package enum CANError: UserError, Hashable {
    case noSupport
    case noInterface(String, known: [String])
    case isDown(String)
    case noPermission(String)
    /// For any other reason: an error number of the system.
    case cannotOpen(String, Int32)
    case notSlcan(String)
    /// The interface cannot listen without taking part in the bus, and nobody names the bit rate.
    case cannotListen(String)
    /// Modules send at another bit rate than the one that the user names.
    case otherBitRate(String, named: Int, found: Int)
    /// A car whose address does not accept connections.
    case unreachableCar(String, reason: String)
    case notDoIP(String)
    /// It refuses routing activation as a message, by a code of its header's negative acknowledgement.
    case headerRefused(String, code: UInt8)
    /// Its message is shorter than the header says.
    case cutMessage(String, length: Int, arrived: Int)
    /// A car that speaks another version of ISO 13400-2.
    case otherVersion(String)
    /// No car with diagnostics over IP answers in any network.
    case noGateway
    case severalGateways([String])
    /// - code: of the routing activation response.
    case routingRefused(String, code: UInt8)
    /// Nobody in the car has confirmed the connection.
    case awaitsConsent(String)
    case wrongBitRate(String, known: [Int])
    /// What was given for the addresses of ECUs.
    case wrongECU(String)
    case noFrames(String)
    /// A log of nothing but frames of CAN FD that are longer than eight bytes.
    case onlyLongFrames(String, count: Int)
    case cannotRead(String, Int32)
    case cannotWrite(String, Int32)

    /// The reasons of ISO 13400-2.
    private static func reason(_ code: UInt8) -> String {
        switch code {
        case 0x00: "it does not know the address of this tester"
        case 0x01: "all its connections are in use"
        case 0x02, 0x03: "another tester is connected"
        case 0x04: "it requires authentication"
        case 0x05: "the confirmation in the car was refused"
        case 0x06: "it does not know this kind of connection"
        case 0x07: "it requires TLS"
        case 0xE0...0xFE: "code \(String(code, radix: 16, uppercase: true)) of its manufacturer"
        default: "code \(String(code, radix: 16, uppercase: true))"
        }
    }

    /// The codes of a header's negative acknowledgement.
    private static func headerReason(_ code: UInt8) -> String {
        let names: [UInt8: String] = [
            0x01: "unknown payload type", 0x02: "message too large", 0x03: "out of memory",
            0x04: "invalid payload length",
        ]
        return "code \(String(code, radix: 16, uppercase: true))" + (names[code].map { " (\($0))" } ?? "")
    }

    private static func advice(_ code: UInt8) -> String {
        switch code {
        case 0x01, 0x02, 0x03: "end the other program, or wait five minutes until the car closes its connection"
        case 0x05: "confirm the connection in the car"
        default: ""
        }
    }

    package var message: UserMessage {
        switch self {
        case .noSupport:
            UserMessage(
                "this system's kernel has no CAN", advice: "load it with 'sudo modprobe can_raw', or use slcan:PATH",
                status: .adapter)
        case .noInterface(let name, let known):
            UserMessage(
                "no CAN interface '\(name)'",
                advice: known.isEmpty ? "'ip link' shows the interfaces" : "there are \(known.joined(separator: ", "))",
                status: .adapter)
        case .isDown(let name):
            UserMessage(
                "CAN interface '\(name)' is down",
                advice: "bring it up with 'sudo ip link set \(name) up type can bitrate 500000'", status: .adapter)
        case .noPermission(let name): UserMessage("no permission to use '\(name)'", status: .adapter)
        case .cannotOpen(let name, let number):
            UserMessage("cannot open CAN interface '\(name)': \(SystemError.text(number))", status: .adapter)
        case .notSlcan(let device):
            UserMessage(
                "'\(device)' does not respond to the commands of slcan",
                advice: "an ELM327 is named without slcan:; an adapter for USB may need its slcan firmware",
                status: .adapter)
        case .cannotListen(let device):
            UserMessage(
                "'\(device)' cannot listen for the bit rate of the bus",
                advice: "name it: slcan:PATH@500000, or 250000 for most trucks", status: .adapter)
        case .otherBitRate(let device, let named, let found):
            UserMessage(
                "the bus of '\(device)' has \(found) bit/s, not \(named)",
                advice: "name this bit rate, or none; at a wrong one, requests would disturb the bus", status: .adapter)
        case .wrongBitRate(let text, let known):
            UserMessage(
                "'\(text)' is no bit rate of CAN",
                advice: "use one of \(known.map(String.init).joined(separator: ", "))"
            )
        case .onlyLongFrames(let path, let count):
            UserMessage(
                "'\(path)' has only frames of CAN FD with more than 8 bytes (\(count)), which are not read",
                status: .adapter)
        case .noFrames(let path): UserMessage("'\(path)' has no frames of candump", status: .adapter)
        case .cannotWrite(let path, let number):
            UserMessage("cannot write '\(path)': \(SystemError.text(number))", status: .output)
        case .cannotRead(let path, let number):
            UserMessage("cannot read '\(path)': \(SystemError.text(number))", status: .adapter)
        case .unreachableCar, .notDoIP, .headerRefused, .cutMessage, .routingRefused, .awaitsConsent,
            .otherVersion, .noGateway, .severalGateways, .wrongECU:
            messageOfCar
        }
    }

    /// The message about a car with diagnostics over IP, which the cases below are about.
    private var messageOfCar: UserMessage {
        switch self {
        case .unreachableCar(let address, let reason):
            UserMessage(
                "cannot connect to a car at '\(address)': \(reason)",
                advice: "switch the ignition on and check the cable; 'obdmech devices' lists the cars that answer",
                status: .adapter)
        case .notDoIP(let device):
            UserMessage("'\(device)' does not respond like a car (ISO 13400-2)", status: .adapter)
        case .headerRefused(let device, let code):
            UserMessage(
                "'\(device)' refuses the message that begins a connection (ISO 13400-2): \(Self.headerReason(code))",
                status: .adapter)
        case .cutMessage(let device, let length, let arrived):
            UserMessage(
                "'\(device)' announces a message of \(length) bytes and sends \(arrived) of them (ISO 13400-2)",
                status: .adapter)
        case .routingRefused(let device, let code):
            UserMessage(
                "the car at '\(device)' refuses the connection: \(Self.reason(code))", advice: Self.advice(code),
                status: .adapter)
        case .awaitsConsent(let device):
            UserMessage(
                "the car at '\(device)' waits until somebody confirms the connection",
                advice: "confirm it on the car's display, and try again", status: .adapter)
        case .otherVersion(let device):
            UserMessage("the car at '\(device)' speaks another version of ISO 13400-2", status: .adapter)
        case .noGateway:
            UserMessage(
                "no car with diagnostics over IP answers",
                advice: "switch the ignition on and check the cable; if the car has another address, use doip:HOST",
                status: .adapter)
        case .severalGateways(let devices):
            UserMessage(
                "several cars with diagnostics over IP answer", advice: "name one: \(devices.joined(separator: ", "))",
                status: .adapter)
        case .wrongECU(let text):
            UserMessage(
                "'\(text)' is no list of addresses of ECUs",
                advice: "use up to four hexadecimal digits each, such as ecu=1010,1018")
        default: preconditionFailure("not about a car with diagnostics over IP")
        }
    }
}
