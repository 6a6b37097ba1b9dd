/// Cuts a file, which comes in blocks, into lines. A line that is too long, as one that never ends, is not kept.
package struct LineSplitter {
    /// The maximum length of a line in bytes.
    package static let longest = 1 << 20

    /// The beginning of a line that continues in the next block.
    private var rest: [UInt8] = []
    private var isTooLong = false
    /// The number of the latest line, from 1.
    package private(set) var number = 0

    package init() {}

    /// Passes the lines that end in a block to `body`, without their ends; nil for one that is too long.
    package mutating func add(_ block: Span<UInt8>, _ body: (_ line: Span<UInt8>?, _ number: Int) -> Void) {
        var start = 0
        for place in 0..<block.count where block[place] == 0x0A {
            number += 1
            if rest.isEmpty, !isTooLong {
                // A block may be longer than a line can be.
                if place - start > Self.longest {
                    body(nil, number)
                } else {
                    body(block.extracting(start..<place), number)
                }
            } else {
                keep(block.extracting(start..<place))
                pass(body)
            }
            start = place + 1
        }
        keep(block.extracting(start..<block.count))
    }

    /// Passes the last line if it has no end.
    package mutating func end(_ body: (_ line: Span<UInt8>?, _ number: Int) -> Void) {
        guard !rest.isEmpty || isTooLong else { return }
        number += 1
        pass(body)
    }

    private mutating func keep(_ part: Span<UInt8>) {
        if isTooLong || rest.count + part.count > Self.longest {
            isTooLong = true
            rest = []
            return
        }
        rest.reserveCapacity(rest.count + part.count)
        for place in 0..<part.count { rest.append(part[place]) }
    }

    private mutating func pass(_ body: (_ line: Span<UInt8>?, _ number: Int) -> Void) {
        if isTooLong { body(nil, number) } else { body(rest.span, number) }
        isTooLong = false
        rest.removeAll(keepingCapacity: true)
    }
}
