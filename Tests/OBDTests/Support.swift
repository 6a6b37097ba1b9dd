import Telemetry

@testable import OBD

/// Returns the bytes of text such as "41 0C 1A F8"; anything else is an error in the test.
func bytes(_ text: String) -> [UInt8] {
    text.split(separator: " ").map { UInt8($0, radix: 16)! }
}

/// Returns the characters of a line as an adapter sends them with spaces off.
func digits(_ text: String) -> [UInt8] { Array(text.utf8.filter { $0 != UInt8(ascii: " ") }) }

/// Returns the CAN data fields that carry a message (ISO 15765-2), the last one padded with `padding`.
func isoTPFrames(_ message: [UInt8], padding: UInt8 = 0xAA) -> [[UInt8]] {
    func padded(_ frame: [UInt8]) -> [UInt8] { frame + [UInt8](repeating: padding, count: 8 - frame.count) }
    if message.count <= 7 { return [padded([UInt8(message.count)] + message)] }
    var frames = [[0x10 | UInt8(message.count >> 8), UInt8(message.count & 0xFF)] + message[..<6]]
    var rest = message[6...]
    var sequence: UInt8 = 1
    while !rest.isEmpty {
        frames.append(padded([0x20 | sequence] + rest.prefix(7)))
        rest = rest.dropFirst(7)
        sequence = (sequence + 1) & 0x0F
    }
    return frames
}

extension Result {
    var value: Success? { try? get() }
    var isFailure: Bool { value == nil }
}

let engine = ECUAddress(can11: 0x7E8)
let transmission = ECUAddress(can11: 0x7E9)

/// Returns a scan of ECUs that responded on CAN, such as "7E8 41 0C 1A F8". The request is derived from the response:
/// PID and frame for service 02, the number for other services.
func scan(_ answers: [String], voltage: Double? = nil) -> HealthScan {
    var scan = HealthScan(adapter: HealthScan.Adapter(device: "test", voltage: voltage), bus: .can11Bit500)
    for answer in answers {
        let ecu = ECUAddress(String(answer.prefix(3)))!
        let payload = bytes(String(answer.dropFirst(4)))
        let request = [payload[0] - 0x40] + payload[1..<min(payload.count, payload[0] == 0x42 ? 3 : 2)]
        scan.payloads.append(HealthScan.Payload(ecu: ecu, request: request, bytes: payload))
        if !scan.ecus.contains(where: { $0.address == ecu }) { scan.ecus.append(HealthScan.ECU(address: ecu)) }
    }
    return scan
}

/// Returns a scan of one ECU that measured values, each rounded to the step of its PID.
func scan(_ values: [Signal: Double], voltage: Double? = nil) -> HealthScan {
    let rows = PIDTable.rows.filter { row in row.fields.contains { values[$0.signal] != nil } }
    return scan(
        rows.map { row in
            let data = row.encode { values[$0] }.map { Hexadecimal.text([$0]) }.joined(separator: " ")
            return "7E8 41 \(Hexadecimal.text([row.pid])) \(data)"
        }, voltage: voltage)
}
