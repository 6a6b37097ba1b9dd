/// How a clip passes the stream on to the next one, which begins only when this one is on the disk. A disk may take long for
/// that: until then, what belongs to the next clip is kept here and also appended to this one, so that it can be read
/// even if the program is killed. Then this one is cut to its length.
package struct ClipHandover: Sendable {
    /// A clip that follows.
    package struct Next: Sendable {
        /// Where it begins in this one, in bytes.
        package let fromBytes: Int64
        /// Of this one, up to there.
        package let before: ClipTiming
        package fileprivate(set) var timing: ClipTiming
        /// All of it so far.
        package fileprivate(set) var bytes: [UInt8]
        fileprivate let number: Int
    }

    /// What is kept at most. With more than that this clip becomes longer, and is cut later.
    private static let usualMaxBytes = 64 << 20

    private let maxBytes: Int
    /// Of the clip that is written, with all that was appended to it.
    package private(set) var timing: ClipTiming
    package private(set) var bytes: Int64 = 0
    private var next: Next?
    private var demands = 0

    package init(_ timing: ClipTiming, maxBytes: Int = usualMaxBytes) {
        self.timing = timing
        self.maxBytes = maxBytes
    }

    /// Whether the next clip waits for this one to be safe.
    package var isWaiting: Bool { next != nil }

    /// Counts bytes that belong to no piece, such as the head.
    package mutating func add(bytes count: Int) { bytes += Int64(count) }

    /// Adds a piece that is about to be written, all before it being written. Returns the number of a demand if what was
    /// written so far must be made safe now.
    /// - Parameters:
    ///   - arrivalS: when it arrived, on the clock that is never set.
    ///   - head: what the next clip would begin with.
    ///   - mustCut: whether the clip is to end even if it is short.
    package mutating func add(
        _ piece: StreamPiece, arrivalS: Double, head: [UInt8], mustCut: Bool = false
    ) -> Int? {
        var demand: Int?
        if let frameS = piece.frameS {
            if piece.isCut, next == nil, mustCut || timing.isDue(at: frameS) {
                demands += 1
                var following = timing
                following.next()
                next = Next(fromBytes: bytes, before: timing, timing: following, bytes: head, number: demands)
                demand = demands
            }
            timing.add(frameS: frameS, arrivalS: arrivalS)
            next?.timing.add(frameS: frameS, arrivalS: arrivalS)
        }
        bytes += Int64(piece.bytes.count)
        if let next {
            if next.bytes.count + piece.bytes.count > maxBytes {
                self.next = nil
            } else {
                self.next?.bytes += piece.bytes
            }
        }
        return demand
    }

    /// The demand with this number is met. Returns the clip that begins now; nil if it was given up.
    package mutating func met(_ number: Int) -> Next? {
        guard let next, next.number == number else { return nil }
        self.next = nil
        return next
    }
}
