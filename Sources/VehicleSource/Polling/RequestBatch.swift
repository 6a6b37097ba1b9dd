import ELM327
import OBD

/// Puts what is due into as few requests as a form allows.
enum RequestBatch {
    /// SAE J1979 allows no more in one request.
    static let limit = 6

    /// What one CAN frame holds of an answer (ISO 15765-2).
    static let singleFrame = 7

    /// The PIDs of the next request: the first of those due, and those of the others that may go with it; then as many
    /// of `riders` as there is room for, since a PID more costs less than it brings.
    static func next(_ due: [UInt8], riders: [UInt8] = [], format: RequestFormat) -> [UInt8] {
        guard let first = due.first else { return [] }
        guard format.batching != .none, !format.alone.contains(first), var byteCount = CurrentData.byteCount([first])
        else {
            return [first]
        }
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
