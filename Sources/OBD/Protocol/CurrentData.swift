/// Answers of service 01 that hold several PIDs: `41 pid data pid data …` (SAE J1979, CAN only).
///
/// An ECU may leave out a PID it does not have, give them in another order, or fill the frame: an answer is walked PID
/// by PID with the lengths of `PIDTable`, and must come out even.
package enum CurrentData {
    /// The data bytes by PID; nil where the payload is no whole answer to nothing but the PIDs asked for.
    /// - Parameter payload: from the service byte on.
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

    /// How many bytes an answer to these PIDs has, from the service byte on; nil where a length is not known.
    package static func byteCount(_ pids: [UInt8]) -> Int? {
        var count = 1
        for pid in pids {
            guard let length = PIDTable.dataByteCount(pid) else { return nil }
            count += 1 + length
        }
        return count
    }

    /// The data of an answer to one PID, without what fills the frame where a frame is shown to its end.
    package static func data(_ payload: [UInt8], pid: UInt8) -> ArraySlice<UInt8> {
        let data = payload.dropFirst(2)
        guard let length = PIDTable.dataByteCount(pid), data.count > length,
            PIDTable.row(pid)?.allows(byteCount: data.count) != true, isPadding(data.dropFirst(length), of: payload)
        else { return data }
        return data.prefix(length)
    }

    /// Without headers some adapters show a frame to its end: filled with one and the same byte.
    static func isPadding(_ rest: ArraySlice<UInt8>, of payload: [UInt8]) -> Bool {
        guard payload.count == 7, let first = rest.first, [0x00, 0x55, 0xAA, 0xFF].contains(first) else { return false }
        return rest.allSatisfy { $0 == first }
    }

    /// What each ECU says of the PIDs asked for. Where its answers differ, or one of them is broken, nothing is taken
    /// of what they differ in, or at all.
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
