import ELM327
import OBD

/// Puts what is due into as few requests as a form allows.
struct Batch {
    /// SAE J1979 allows no more in one request.
    static let limit = 6

    /// How many CAN frames an answer of so many bytes takes (ISO 15765-2).
    static func frames(_ byteCount: Int) -> Int { byteCount <= 7 ? 1 : 1 + (byteCount - 6 + 6) / 7 }

    /// The PIDs of the next request: the first of `due`, and those of the others that may go with it; then as many of
    /// `riders` as make the answer no frame longer, and so cost next to nothing.
    static func next(due: [UInt8], riders: [UInt8], form: RequestForm) -> [UInt8] {
        guard let first = due.first else { return [] }
        guard form.batching != .none, !form.alone.contains(first), let size = CurrentData.byteCount([first]) else {
            return [first]
        }
        var pids = [first]
        var bytes = size
        func add(_ pid: UInt8, _ fits: (Int) -> Bool) {
            guard pids.count < limit, !pids.contains(pid), !form.alone.contains(pid),
                let more = CurrentData.byteCount([pid]).map({ bytes + $0 - 1 }), fits(more)
            else { return }
            pids.append(pid)
            bytes = more
        }
        for pid in due.dropFirst() { add(pid) { form.batching == .six || frames($0) == 1 } }
        let framesNeeded = frames(bytes)
        for pid in riders { add(pid) { frames($0) == framesNeeded } }
        return pids
    }
}
