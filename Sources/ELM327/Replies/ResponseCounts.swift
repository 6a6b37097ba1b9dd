/// How many lines the answer to each request has, learnt while it is asked without a count.
///
/// A count that is too small leaves a line behind for the next answer, one that is too large waits in vain: it is used
/// only after two answers agreed, after each oddity only when twice as many have, and half as many once it served well.
package struct ResponseCounts: Sendable {
    private struct Shape: Sendable {
        var count = 0
        var agreed = 0
        var needed = leastNeeded
        /// Answers in a row that had the count asked for.
        var confirmed = 0
    }

    private var shapes: [[UInt8]: Shape] = [:]
    /// A digit is all that there is.
    private static let limit = 15
    private static let leastNeeded = 2
    private static let mostNeeded = 1024

    package init() {}

    /// The count to ask with; nil where it is not known well enough.
    package func count(for pids: [UInt8]) -> Int? {
        guard let shape = shapes[pids], shape.agreed >= shape.needed, (1...Self.limit).contains(shape.count) else {
            return nil
        }
        return shape.count
    }

    /// A whole answer came to a request without a count.
    /// - Parameter isListed: the count is what the ECUs' lists of what they have let expect, which is worth an answer.
    package mutating func observe(_ pids: [UInt8], count: Int, isListed: Bool = false) {
        var shape = shapes[pids, default: Shape()]
        if shape.count != count { (shape.count, shape.agreed) = (count, isListed ? 1 : 0) }
        shape.agreed += 1
        shapes[pids] = shape
    }

    /// The answer to a request with a count was not what it should be.
    package mutating func distrust(_ pids: [UInt8]) {
        guard var shape = shapes[pids] else { return }
        (shape.agreed, shape.confirmed) = (0, 0)
        shape.needed = min(shape.needed * 2, Self.mostNeeded)
        shapes[pids] = shape
    }

    /// The answer to a request with a count was what it should be.
    package mutating func confirm(_ pids: [UInt8]) {
        guard var shape = shapes[pids], shape.needed > Self.leastNeeded else { return }
        shape.confirmed += 1
        if shape.confirmed >= shape.needed { (shape.needed, shape.confirmed) = (shape.needed / 2, 0) }
        shapes[pids] = shape
    }

    /// Another form of request has other answers.
    package mutating func forget() { shapes = [:] }
}
