/// The number of lines in the response to each request, learned from requests without a response count.
///
/// A count that is too small leaves a line behind for the next reply; one that is too large makes the adapter wait for
/// nothing. A count is therefore used only after two responses agreed. Each time it proves wrong, twice as many must
/// agree; once it has proved right often enough, half as many.
package struct ResponseCounts: Sendable {
    private struct Shape: Sendable {
        var count = 0
        var agreed = 0
        var needed = leastNeeded
        /// The number of responses in a row that had the requested count.
        var confirmed = 0
    }

    private var shapes: [[UInt8]: Shape] = [:]
    /// The count is a single hexadecimal digit.
    private static let limit = 15
    private static let leastNeeded = 2
    private static let mostNeeded = 1024

    package init() {}

    /// Returns the count for a request; nil if it is not known well enough.
    package func count(for pids: [UInt8]) -> Int? {
        guard let shape = shapes[pids], shape.agreed >= shape.needed, (1...Self.limit).contains(shape.count) else {
            return nil
        }
        return shape.count
    }

    /// Records a complete response to a request without a response count.
    /// - Parameter isListed: whether the count is the one expected from the ECUs' lists of supported PIDs, which counts
    ///   like one more response that agrees.
    package mutating func observe(_ pids: [UInt8], count: Int, isListed: Bool = false) {
        var shape = shapes[pids, default: Shape()]
        if shape.count != count {
            shape.count = count
            shape.agreed = isListed ? 1 : 0
        }
        shape.agreed += 1
        shapes[pids] = shape
    }

    /// Records that the response to a request with a count was not as expected.
    package mutating func distrust(_ pids: [UInt8]) {
        guard var shape = shapes[pids] else { return }
        shape.agreed = 0
        shape.confirmed = 0
        shape.needed = min(shape.needed * 2, Self.mostNeeded)
        shapes[pids] = shape
    }

    /// Records that the response to a request with a count was as expected.
    package mutating func confirm(_ pids: [UInt8]) {
        guard var shape = shapes[pids], shape.needed > Self.leastNeeded else { return }
        shape.confirmed += 1
        if shape.confirmed >= shape.needed {
            shape.needed = shape.needed / 2
            shape.confirmed = 0
        }
        shapes[pids] = shape
    }

    /// Forgets all counts, because another request form has other responses.
    package mutating func forget() { shapes = [:] }
}
