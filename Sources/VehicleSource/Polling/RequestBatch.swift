import ELM327
import OBD

/// Combines due PIDs into as few requests as a form allows.
enum RequestBatch {
    /// The maximum number of payload bytes in a single CAN frame (ISO 15765-2).
    static let singleFrame = 7

    /// Whether a PID cannot be requested together with others: the length of its values may differ between vehicles.
    static func isAlone(_ pid: UInt8, format: RequestFormat) -> Bool {
        format.batching == .none || format.alone.contains(pid) || CurrentData.byteCount([pid]) == nil
    }

    /// Returns the PIDs of the next request: the first of those due and the others that can go with it, then as many of
    /// `riders` as there is room for, since an additional PID costs less than it is worth.
    /// - Parameter dialect: the dialect in which a PID is requested; all of a request have the same.
    static func next(
        _ due: [UInt8], riders: [UInt8] = [], format: RequestFormat,
        dialect: (UInt8) -> OBDonUDS.Dialect = { _ in .classic }
    ) -> [UInt8] {
        guard let first = due.first else { return [] }
        let spoken = dialect(first)
        // An identifier of OBDonUDS takes two bytes.
        let overhead = spoken == .onUDS ? 1 : 0
        guard !isAlone(first, format: format), var byteCount = CurrentData.byteCount([first]) else { return [first] }
        byteCount += overhead
        var pids = [first]
        for pid in due.dropFirst() + riders
        where pids.count < format.batching.limit && !pids.contains(pid) && !format.alone.contains(pid) {
            guard let more = CurrentData.byteCount([pid]).map({ byteCount + $0 - 1 + overhead }),
                format.batching > .oneFrame || more <= singleFrame, dialect(pid) == spoken
            else { continue }
            pids.append(pid)
            byteCount = more
        }
        return pids
    }
}
