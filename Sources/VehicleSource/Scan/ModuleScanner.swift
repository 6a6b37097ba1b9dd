package import ELM327
package import OBD
import Telemetry
package import Transports

/// Looks for control modules beyond those that the standard services reach, and reads their trouble codes and part numbers.
/// It sends nothing but the services 19 02 and 22 F1xx, slowly, one module after the other.
package struct ModuleScanner {
    /// A response of a module.
    package struct Response: Hashable, Sendable {
        /// Digits of the address that was asked, and where the response came from.
        package var header: String
        package var ecu: ECUAddress
        package var request: [UInt8]
        package var bytes: [UInt8]
    }

    /// Part number, software number and version, hardware number, name of the system. Serial numbers are not asked for.
    private static let identifiers: [UInt8] = [0x87, 0x88, 0x89, 0x91, 0x97]
    /// The question by which modules are found: any response shows that there is one.
    private static let probe: [UInt8] = [0x22, 0xF1, 0x87]
    /// Pauses between requests in seconds: a bus is not to be filled.
    private static let pauseSeconds = 0.02
    /// AT ST, in units of 4 ms: modules respond within 50 ms.
    private static let probeTimeout = "14"

    private let session: Session
    private let progress: (String) -> Void
    private let pause: (Double) throws(TransportError) -> Void

    /// - Parameter pause: waits for a number of seconds.
    package init(
        _ session: Session, progress: @escaping (String) -> Void,
        pause: @escaping (Double) throws(TransportError) -> Void
    ) {
        self.session = session
        self.progress = progress
        self.pause = pause
    }

    /// Returns the responses of the modules that were found, in the order of their addresses; nil if the connection has no
    /// addresses of other modules.
    package func run() throws(TransportError) -> [Response]? {
        guard session.framing?.isCAN == true, let found = try find() else { return nil }
        var responses: [Response] = []
        for (index, module) in found.enumerated() {
            progress("reading module \(index + 1) of \(found.count)")
            responses += try read(module.header, module.ecu)
        }
        return responses
    }

    // MARK: Finding

    /// The addresses that are asked: 7DF and those of the standard ECUs excepted, which have been read.
    private var headers: [String] {
        if session.framing == .can29 {
            return (0...0xFF).filter { ![0xF1, 0x33].contains($0) }.map { "18DA" + Self.digits(UInt32($0), 2) + "F1" }
        }
        let manufacturers: [UInt32] = [0x241, 0x243, 0x244, 0x247, 0x24B, 0x24C, 0x6A2, 0x6A6, 0x6B4]
        return (manufacturers + Array(0x700...0x7DE) + Array(0x7E8...0x7F7)).map { Self.digits($0, 3) }
            .filter { !Self.responding.contains($0) }
    }

    /// Where the standard ECUs respond.
    private static let responding = Set((0x7E8...0x7EF).map { digits($0, 3) })

    private static func digits(_ number: UInt32, _ count: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    private func find() throws(TransportError) -> [(header: String, ecu: ECUAddress)]? {
        let is29Bit = session.framing == .can29
        let known = Set(session.firstAnswers.map(\.ecu))
        let showsHeaders = session.headersShown
        if !showsHeaders { _ = try session.tell("ATH1") }
        // All that looks like a response, and nothing from the modules' own traffic.
        let filters = is29Bit ? ["ATCF18DAF100", "ATCM1FFFFF00"] : ["ATCF600", "ATCM600"]
        for command in filters { _ = try session.tell(command) }
        _ = try session.tell("ATST" + Self.probeTimeout)
        var found: [(header: String, ecu: ECUAddress)] = []
        let headers = headers
        var hasSent = false
        for (index, header) in headers.enumerated() {
            progress("looking for modules: \(index + 1) of \(headers.count)")
            guard try session.tell("ATSH" + header.suffix(6)) else { continue }
            hasSent = true
            let reply = try session.adapter.exchange(
                Hexadecimal.text(Self.probe), within: session.replySeconds(2),
                quietSeconds: max(1, session.quietSeconds))
            if let ecu = responder(reply, is29Bit), !known.contains(ecu), !found.contains(where: { $0.ecu == ecu }) {
                found.append((header, ecu))
            }
            try pause(Self.pauseSeconds)
        }
        _ = try session.tell(is29Bit ? "ATSHDB33F1" : "ATSH7DF")
        _ = try session.tell("ATAR")
        try session.waitLongest(true)
        try session.waitLongest(false)
        if !showsHeaders { _ = try session.tell("ATH0") }
        return hasSent ? found : nil
    }

    /// Who sent a response to the probe: the beginning of a positive one, or a negative one.
    private func responder(_ reply: Reply, _ is29Bit: Bool) -> ECUAddress? {
        let width = is29Bit ? 8 : 3
        for line in reply.lines {
            guard case .digits(let digits) = line.content, digits.count > width + 6,
                let identifier = UInt32(String(decoding: digits.prefix(width), as: UTF8.self), radix: 16),
                let data = Hexadecimal.bytes(String(decoding: digits.dropFirst(width), as: UTF8.self))
            else { continue }
            let message = data[0] >> 4 == 1 ? data.dropFirst(2) : data.dropFirst()
            let isPositive = message.starts(with: [0x62, 0xF1, 0x87])
            guard isPositive || message.starts(with: [0x7F, 0x22]) else { continue }
            return is29Bit ? ECUAddress(can29: identifier) : ECUAddress(can11: identifier)
        }
        return nil
    }

    // MARK: Reading

    private func read(_ header: String, _ ecu: ECUAddress) throws(TransportError) -> [Response] {
        var responses: [Response] = []
        let wanted: UDSCodeStatus = [.testFailed, .pending, .confirmed]
        let requests = [UDSTroubleCode.plainRequest(wanted)] + Self.identifiers.map { [0x22, 0xF1, $0] }
        for request in requests {
            try pause(Self.pauseSeconds)
            let result = try session.request(
                request, to: ModuleAddress(header), answeredBy: ecu, echoedByteCount: request[0] == 0x19 ? 2 : 3,
                isPatient: request[0] == 0x19)
            for answer in result.answers {
                for payload in answer.payloads {
                    responses.append(Response(header: header, ecu: answer.ecu, request: request, bytes: payload))
                }
                if answer.payloads.isEmpty, let negative = answer.refusal {
                    responses.append(
                        Response(
                            header: header, ecu: answer.ecu, request: request, bytes: [0x7F, request[0], negative.code])
                    )
                }
            }
        }
        return responses
    }
}
