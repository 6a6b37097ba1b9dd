import ELM327
import OBD

/// Puts what is due into as few requests as a form allows.
enum Batch {
    /// SAE J1979 allows no more in one request.
    static let limit = 6

    /// How many CAN frames an answer of so many bytes takes (ISO 15765-2): one of seven, or a first of six and
    /// consecutive ones of seven.
    static func frames(_ byteCount: Int) -> Int { byteCount <= 7 ? 1 : 1 + byteCount / 7 }

    /// The PIDs of the next request: the first of those due, and those of the others that may go with it; then as many
    /// of `riders` as make the answer no frame longer, and so cost nothing.
    static func next(_ due: [UInt8], riders: [UInt8] = [], form: RequestForm) -> [UInt8] {
        guard let first = due.first else { return [] }
        guard form.batching != .none, !form.alone.contains(first), var byteCount = CurrentData.byteCount([first]) else {
            return [first]
        }
        var pids = [first]
        func add(_ pid: UInt8, _ limitFrames: Int) {
            guard pids.count < limit, !pids.contains(pid), !form.alone.contains(pid),
                let more = CurrentData.byteCount([pid]).map({ byteCount + $0 - 1 }), frames(more) <= limitFrames
            else { return }
            pids.append(pid)
            byteCount = more
        }
        for pid in due.dropFirst() { add(pid, form.batching == .six ? .max : 1) }
        let framesNeeded = frames(byteCount)
        for pid in riders { add(pid, framesNeeded) }
        return pids
    }
}
