import OBD
package import Telemetry
import Transports

/// What a gateway for diagnostics over IP keeps in addition to the settings of an ELM327.
struct DoIPState: Sendable {
    var parser = DoIPParser()
    /// The tester whose routing is active.
    var tester: UInt16?
}

/// A car with diagnostics over IP (ISO 13400-2): a gateway, behind which ECUs answer at addresses of their own.
extension VirtualAdapter {
    private static let gateway: UInt16 = 0x1001
    private static let firstECU: UInt16 = 0x1010
    /// All ECUs that matter for emissions.
    private static let group: UInt16 = 0xE000
    private static let entityIdentifier: [UInt8] = [0x02, 0, 0, 0, 0x10, 0x01]

    mutating func handleDoIP(_ byte: UInt8, at time: Instant) {
        for message in doip.parser.messages([byte]) {
            guard isIgnitionOn(at: time) else { continue }
            let payload = message.payload
            switch message.kind {
            case .routingActivation where payload.count >= 7: activate(payload, at: time)
            case .aliveCheck: send(.aliveCheckResponse, Self.bytes(Self.gateway), at: time)
            case .aliveCheckResponse: continue
            case .diagnosticMessage where payload.count > 4: diagnose(payload, at: time)
            // "Unknown payload type".
            default: send(.headerNack, [1], at: time)
            }
        }
    }

    private mutating func activate(_ payload: [UInt8], at time: Instant) {
        let source = Self.address(payload[...])
        let isTester = (0x0E00...0x0FFF).contains(source)
        let code: UInt8 =
            quirks.contains(.doipBusy) ? 0x01 : quirks.contains(.doipTLS) ? 0x07 : isTester ? 0x10 : 0x00
        if code == 0x10 { doip.tester = source }
        send(
            .routingActivationResponse, Self.bytes(source) + Self.bytes(Self.gateway) + [code, 0, 0, 0, 0], at: time)
    }

    private mutating func diagnose(_ payload: [UInt8], at time: Instant) {
        let (source, target) = (Self.address(payload[...]), Self.address(payload[2...]))
        let addresses = Self.bytes(target) + Self.bytes(source)
        let isForAll = target == Self.group
        let number = Int(target) - Int(Self.firstECU)
        guard doip.tester == source else { return send(.diagnosticNack, addresses + [0x02], at: time) }
        guard isForAll || car.ecus.indices.contains(number) else {
            return send(.diagnosticNack, addresses + [0x03], at: time)
        }
        send(.diagnosticAcknowledgment, addresses + [0], at: time)
        let message = Array(payload[4...])
        let due = time.advanced(bySeconds: timing.canResponse)
        for (index, responses) in car.answers(message, at: carSeconds(due)).enumerated() {
            guard isForAll ? car.ecus[index].role != .other : index == number else { continue }
            if [[[0x44]], [[0x54]]].contains(responses) { car.clearCodes(inECU: index, at: carSeconds(due)) }
            for response in responses {
                send(
                    .diagnosticMessage, Self.bytes(Self.firstECU + UInt16(index)) + Self.bytes(source) + response,
                    at: due)
            }
        }
    }

    private mutating func send(_ kind: DoIPParser.Kind, _ payload: [UInt8], at time: Instant) {
        output.emit(DoIPParser.message(kind, payload), at: time)
    }

    /// What the gateway answers to a datagram; nil for silence.
    package func response(toDatagram bytes: [UInt8], at time: Instant) -> [UInt8]? {
        var parser = DoIPParser()
        guard let message = parser.messages(bytes).first, isIgnitionOn(at: time) else { return nil }
        let vin = Array((car.ecus.lazy.compactMap(\.vin).first?.description ?? "").utf8)
        switch message.kind {
        case .identificationRequest: return announcement(vin)
        case .identificationRequestOfEntity: return message.payload == Self.entityIdentifier ? announcement(vin) : nil
        case .identificationRequestOfVIN: return message.payload == vin ? announcement(vin) : nil
        // A gateway with one connection, of which none is open that matters, and messages of up to 4 kB.
        case .entityStatusRequest: return DoIPParser.message(.entityStatus, [0, 1, 0, 0, 0, 0x10, 0])
        case .powerModeRequest: return DoIPParser.message(.powerMode, [1])
        default: return nil
        }
    }

    private func announcement(_ vin: [UInt8]) -> [UInt8] {
        let number = vin.count == 17 ? vin : [UInt8](repeating: 0, count: 17)
        return DoIPParser.message(
            .announcement,
            number + Self.bytes(Self.gateway) + Self.entityIdentifier + [UInt8](repeating: 0, count: 6) + [0])
    }

    private static func bytes(_ address: UInt16) -> [UInt8] { [UInt8(address >> 8), UInt8(address & 0xFF)] }

    private static func address(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        bytes.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    }
}
