import ELM327
import OBD

/// Combines due PIDs into as few requests as a form allows.
enum RequestBatch {
    /// The maximum number of PIDs in a request (SAE J1979).
    static let limit = 6

    /// The maximum number of payload bytes in a single CAN frame (ISO 15765-2).
    static let singleFrame = 7

    /// Whether a PID cannot be requested together with others: the length of its values may differ between vehicles.
    static func isAlone(_ pid: UInt8, format: RequestFormat) -> Bool {
        format.batching == .none || format.alone.contains(pid) || CurrentData.byteCount([pid]) == nil
    }

    /// Returns the PIDs of the next request: the first of those due and the others that can go with it, then as many of
    /// `riders` as there is room for, since an additional PID costs less than it is worth.
    static func next(_ due: [UInt8], riders: [UInt8] = [], format: RequestFormat) -> [UInt8] {
        guard let first = due.first else { return [] }
        guard !isAlone(first, format: format), var byteCount = CurrentData.byteCount([first]) else { return [first] }
        var pids = [first]
        for pid in due.dropFirst() + riders
        where pids.count < limit && !pids.contains(pid) && !format.alone.contains(pid) {
            guard let more = CurrentData.byteCount([pid]).map({ byteCount + $0 - 1 }),
                format.batching == .six || more <= singleFrame
            else { continue }
            pids.append(pid)
            byteCount = more
        }
        return pids
    }
}
