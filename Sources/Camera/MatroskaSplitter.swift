/// Splits Matroska at its clusters (RFC 9559), each of which begins with a picture that needs no other: it is used for
/// cameras that send single pictures.
package struct MatroskaSplitter: StreamSplitter {
    private enum Element {
        static let segment: UInt32 = 0x1853_8067
        static let cluster: UInt32 = 0x1F43_B675
        static let timestamp: UInt32 = 0xE7
        static let simpleBlock: UInt32 = 0xA3
        static let blockGroup: UInt32 = 0xA0
        static let block: UInt32 = 0xA1
        static let information: UInt32 = 0x1549_A966
        static let tracks: UInt32 = 0x1654_AE6B
    }

    private var rest: [UInt8] = []
    package private(set) var head: [UInt8] = []
    private var hasTracks = false

    package init() {}

    package var container: ClipContainer { .matroska }

    package mutating func add(_ bytes: [UInt8]) -> [StreamPiece] {
        rest += bytes
        var pieces: [StreamPiece] = []
        var position = 0
        while let element = Self.element(rest[...], position) {
            if element.id == Element.segment {
                // Its length is unknown, as long as it is written.
                head += rest[position..<element.body]
                position = element.body
                continue
            }
            guard let end = element.end, end <= rest.count else { break }
            switch element.id {
            case Element.cluster: if hasTracks { pieces += cluster(rest[position..<end], element.body - position) }
            case Element.tracks, Element.information:
                head += rest[position..<end]
                hasTracks = hasTracks || element.id == Element.tracks
            // The header of the file; what else is before the first cluster (lists of places, tags) is of no use.
            default: if head.isEmpty { head += rest[position..<end] }
            }
            position = end
        }
        rest.removeFirst(position)
        return pieces
    }

    /// A cluster as a piece, and one more without bytes for each further picture.
    private func cluster(_ bytes: ArraySlice<UInt8>, _ headLength: Int) -> [StreamPiece] {
        var startMs: UInt64 = 0
        var frames: [Double] = []
        var position = bytes.startIndex + headLength
        while position < bytes.endIndex, let element = Self.element(bytes, position), let end = element.end,
            end <= bytes.endIndex
        {
            switch element.id {
            case Element.timestamp: startMs = bytes[element.body..<end].reduce(0) { $0 << 8 | UInt64($1) }
            case Element.simpleBlock: frames.append(Self.time(bytes[element.body..<end], startMs))
            case Element.blockGroup:
                if let block = Self.element(bytes, element.body), block.id == Element.block, let last = block.end,
                    last <= end
                {
                    frames.append(Self.time(bytes[block.body..<last], startMs))
                }
            default: break
            }
            position = end
        }
        guard let first = frames.first else { return [] }
        return [StreamPiece(bytes: bytes, frameS: first, isCut: true)]
            + frames.dropFirst().map { StreamPiece(bytes: bytes[bytes.endIndex...], frameS: $0) }
    }

    /// The time of a block, which is relative to that of its cluster.
    private static func time(_ block: ArraySlice<UInt8>, _ startMs: UInt64) -> Double {
        guard let first = block.first, first != 0, block.count > first.leadingZeroBitCount + 3 else {
            return Double(startMs) / 1000
        }
        let place = block.startIndex + first.leadingZeroBitCount + 1
        let offset = Int16(bitPattern: UInt16(block[place]) << 8 | UInt16(block[place + 1]))
        return (Double(startMs) + Double(offset)) / 1000
    }

    /// An element's identifier, where its body begins, and its end; nil for an end that is unknown. Nil if more bytes
    /// are needed.
    private static func element(
        _ bytes: ArraySlice<UInt8>, _ start: Int
    ) -> (id: UInt32, body: Int, end: Int?)? {
        func at(_ index: Int) -> UInt8 { bytes[index] }
        let end = bytes.endIndex
        guard start < end else { return nil }
        let idLength = at(start).leadingZeroBitCount + 1
        guard idLength <= 4, start + idLength < end else { return nil }
        let id = (0..<idLength).reduce(UInt32(0)) { $0 << 8 | UInt32(at(start + $1)) }
        let lengthBytes = at(start + idLength).leadingZeroBitCount + 1
        let body = start + idLength + lengthBytes
        guard lengthBytes <= 8, body <= end else { return nil }
        let mask = UInt64(0xFF) >> UInt64(lengthBytes)
        var length = UInt64(at(start + idLength)) & mask
        for index in 1..<max(1, lengthBytes) { length = length << 8 | UInt64(at(start + idLength + index)) }
        let unknown = lengthBytes == 8 ? UInt64(0x00FF_FFFF_FFFF_FFFF) : (UInt64(1) << UInt64(7 * lengthBytes)) - 1
        return (id, body, length == unknown || length > 1 << 31 ? nil : body + Int(length))
    }
}
