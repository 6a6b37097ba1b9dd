/// Tells packets in order from those that the network doubled or delayed, by the counter in them, which wraps around.
/// A counter that goes back and then goes on from there is that of a rewind or a restart.
struct PacketOrder {
    enum Verdict: Equatable {
        case next
        /// Older than one before: not to be used.
        case late
        /// The first of the packets after the game went back in time.
        case restarted
    }

    /// The number of older packets, each newer than the one before, that are not a delay of the network.
    private static let run = 6

    private var last: UInt32?
    private var lastOld: UInt32?
    private var oldCount = 0

    /// - Parameter isFresh: whether the game was silent or in a menu before this packet.
    mutating func add(_ ticks: UInt32, isFresh: Bool) -> Verdict {
        guard let last else {
            self.last = ticks
            return .next
        }
        // By the signed difference 5 comes after 4 294 967 290.
        if Int32(bitPattern: ticks &- last) >= 0 {
            self.last = ticks
            oldCount = 0
            lastOld = nil
            return .next
        }
        let isNewer = lastOld.map { Int32(bitPattern: ticks &- $0) > 0 } ?? false
        lastOld = ticks
        oldCount = isNewer ? oldCount + 1 : 1
        guard isFresh || oldCount >= Self.run else { return .late }
        self.last = ticks
        oldCount = 0
        lastOld = nil
        return .restarted
    }
}
