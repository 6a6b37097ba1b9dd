/// Responses of service 01 with several PIDs: `41 pid data pid data …` (SAE J1979, CAN only).
///
/// An ECU may omit PIDs that it does not support, return them in another order, or pad the frame. A response is
/// therefore split PID by PID with the lengths in `PIDTable`, which must add up.
package enum CurrentData {
    /// Returns the data bytes by PID; nil unless the payload is a complete response that contains only PIDs that were
    /// requested.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func split(_ payload: [UInt8], asked: [UInt8]) -> [UInt8: ArraySlice<UInt8>]? {
        guard payload.first == 0x41, payload.count > 2 else { return nil }
        var found: [UInt8: ArraySlice<UInt8>] = [:]
        var rest = payload.dropFirst()
        while let pid = rest.first {
            guard found[pid] == nil, asked.contains(pid) else {
                return !found.isEmpty && isPadding(rest, of: payload) ? found : nil
            }
            let length = PIDTable.dataByteCount(pid) ?? (asked.count == 1 ? rest.count - 1 : 0)
            guard length > 0, rest.count > length else { return nil }
            found[pid] = rest.dropFirst().prefix(length)
            rest = rest.dropFirst(1 + length)
        }
        return found
    }

    /// Returns the number of bytes in a response to these PIDs, from the service byte on; nil if a length is unknown.
    package static func byteCount(_ pids: [UInt8]) -> Int? {
        var count = 1
        for pid in pids {
            guard let length = PIDTable.dataByteCount(pid) else { return nil }
            count += 1 + length
        }
        return count
    }

    /// Returns the data of a response to one PID, without padding if the adapter shows the whole frame.
    package static func data(_ payload: [UInt8], pid: UInt8) -> ArraySlice<UInt8> {
        let data = payload.dropFirst(2)
        guard let length = PIDTable.dataByteCount(pid), data.count > length,
            PIDTable.row(pid)?.allows(byteCount: data.count) != true, isPadding(data.dropFirst(length), of: payload)
        else { return data }
        return data.prefix(length)
    }

    /// Whether bytes are padding. With headers off, some adapters show whole frames, which are padded with one repeated
    /// byte.
    static func isPadding(_ rest: ArraySlice<UInt8>, of payload: [UInt8]) -> Bool {
        payload.count == 7 && isPadding(rest)
    }

    /// Whether bytes are one that frames are padded with, repeated.
    static func isPadding(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, [0x00, 0x55, 0xAA, 0xFF].contains(first) else { return false }
        return bytes.allSatisfy { $0 == first }
    }

    /// Returns the values that each ECU reports for the requested PIDs. Nothing is taken from an ECU with a malformed
    /// response, and a PID is omitted if the ECU's responses contradict each other.
    package static func values(_ answers: [ServiceAnswer], asked: [UInt8]) -> [ECUAddress: [UInt8: ArraySlice<UInt8>]] {
        var values: [ECUAddress: [UInt8: ArraySlice<UInt8>]] = [:]
        for answer in answers where answer.decodingErrors.isEmpty {
            var ofECU: [UInt8: ArraySlice<UInt8>] = [:]
            var doubtful: Set<UInt8> = []
            for payload in answer.payloads {
                for (pid, data) in split(payload, asked: asked) ?? [:] {
                    if let earlier = ofECU.updateValue(data, forKey: pid), !earlier.elementsEqual(data) {
                        doubtful.insert(pid)
                    }
                }
            }
            for pid in doubtful { ofECU[pid] = nil }
            if !ofECU.isEmpty { values[answer.ecu] = ofECU }
        }
        return values
    }
}
