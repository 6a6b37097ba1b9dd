import Camera
import Testing

/// Streams made by hand, packet by packet.
@Suite(.timeLimit(.minutes(20))) struct SplitterTests {
    // MARK: MPEG-TS

    private func packet(_ pid: Int, begins: Bool, isKey: Bool = false, _ payload: [UInt8]) -> [UInt8] {
        // An adaptation field fills what the payload leaves free.
        let room = 184 - payload.count
        var packet: [UInt8] = [0x47, UInt8(pid >> 8) | (begins ? 0x40 : 0), UInt8(pid & 0xFF), room > 0 ? 0x30 : 0x10]
        if room > 0 {
            packet.append(UInt8(room - 1))
            if room > 1 { packet += [isKey ? 0x40 : 0] + Array(repeating: 0xFF, count: room - 2) }
        }
        return packet + payload
    }

    private static let programs: [UInt8] = [0, 0x00, 0xB0, 13, 0, 1, 0xC1, 0, 0, 0, 1, 0xF0, 0x00, 1, 2, 3, 4]
    /// A stream of sound, then one of video.
    private static let streams: [UInt8] = [
        0, 0x02, 0xB0, 23, 0, 1, 0xC1, 0, 0, 0xE1, 0x01, 0xF0, 0, 0x0F, 0xE1, 0x00, 0xF0, 0, 0x1B, 0xE1, 0x01, 0xF0, 0,
        1, 2,
        3, 4,
    ]

    private var tables: [UInt8] {
        packet(0, begins: true, Self.programs) + packet(0x1000, begins: true, Self.streams)
    }

    private func frame(_ ticks: Int64, isKey: Bool = false) -> [UInt8] {
        func bits(_ shift: Int64, _ mask: Int64) -> UInt8 { UInt8(ticks >> shift & mask) }
        var start: [UInt8] = [0, 0, 1, 0xE0, 0, 0, 0x80, 0x80, 5]
        start.append(0x21 | bits(30, 7) << 1)
        start.append(bits(22, 0xFF))
        start.append(bits(14, 0xFE) | 1)
        start.append(bits(7, 0xFF))
        start.append(UInt8(ticks << 1 & 0xFE) | 1)
        start += Array(repeating: 7, count: 100)
        return packet(0x101, begins: true, isKey: isKey, start)
            + packet(0x101, begins: false, Array(repeating: 9, count: 184))
    }

    @Test func framesAndKeyFrames() {
        var splitter = TransportStreamSplitter()
        // What comes before the first key frame is of no use.
        let stream =
            tables + frame(90000) + frame(180_000, isKey: true) + tables + frame(183_000) + frame(186_000, isKey: true)
        let pieces = splitter.add(stream)
        #expect(pieces.map(\.frameS) == [2, 183.0 / 90, 186.0 / 90])
        #expect(pieces.map(\.isCut) == [true, false, true])
        #expect(splitter.head == tables)
        #expect(pieces.reduce(0) { $0 + $1.bytes.count } == 6 * 188 + 2 * 188)
    }

    /// However the bytes arrive, the same frames come out.
    @Test(arguments: [1, 7, 187, 188, 189, 500]) func anyPortions(size: Int) {
        var stream = tables
        for number in 0..<6 { stream += frame(Int64(90000 + number * 3000), isKey: number % 3 == 0) }
        var splitter = TransportStreamSplitter()
        var pieces: [StreamPiece] = []
        for start in stride(from: 0, to: stream.count, by: size) {
            pieces += splitter.add(Array(stream[start..<min(stream.count, start + size)]))
        }
        #expect(pieces.compactMap(\.frameS).count == 6)
        #expect(pieces.filter(\.isCut).count == 2)
        #expect(pieces.flatMap(\.bytes) == Array(stream[376...]))
    }

    @Test func lostBytes() {
        var splitter = TransportStreamSplitter()
        let damage: [UInt8] = [1, 2, 3]
        let pieces = splitter.add(tables + frame(90000, isKey: true) + damage + frame(93000))
        #expect(pieces.compactMap(\.frameS) == [1, 93.0 / 90])
        #expect(pieces.allSatisfy { $0.bytes.count % 188 == 0 })
    }

    /// The clock of 33 bits starts over after 26 hours.
    @Test func clockStartsOver() {
        var splitter = TransportStreamSplitter()
        let pieces = splitter.add(tables + frame(8_589_933_000, isKey: true) + frame(1408))
        let times = pieces.compactMap(\.frameS)
        #expect(times.count == 2 && abs(times[1] - times[0] - 3000.0 / 90000) < 1e-6)
    }

    // MARK: Matroska

    private func element(_ id: [UInt8], _ body: [UInt8]) -> [UInt8] {
        id + [0x40 | UInt8(body.count >> 8), UInt8(body.count & 0xFF)] + body
    }

    private func cluster(_ ms: UInt16, _ blocks: [Int16]) -> [UInt8] {
        element(
            [0x1F, 0x43, 0xB6, 0x75],
            element([0xE7], [UInt8(ms >> 8), UInt8(ms & 0xFF)])
                + blocks.flatMap { block in
                    let offset = UInt16(bitPattern: block)
                    return element([0xA3], [0x81, UInt8(offset >> 8), UInt8(offset & 0xFF), 0x80, 1, 2, 3])
                })
    }

    @Test(arguments: [1, 5, 1000]) func clusters(size: Int) {
        let head =
            element([0x1A, 0x45, 0xDF, 0xA3], [1]) + [0x18, 0x53, 0x80, 0x67, 0x01] + Array(repeating: 0xFF, count: 7)
        let tracks = element([0x16, 0x54, 0xAE, 0x6B], [2, 2])
        let stream = head + element([0xEC], [0, 0]) + tracks + cluster(1000, [0, 33, 66]) + cluster(1200, [0])
        var splitter = MatroskaSplitter()
        var pieces: [StreamPiece] = []
        for start in stride(from: 0, to: stream.count, by: size) {
            pieces += splitter.add(Array(stream[start..<min(stream.count, start + size)]))
        }
        #expect(pieces.compactMap(\.frameS) == [1, 1.033, 1.066, 1.2])
        #expect(pieces.map(\.isCut) == [true, false, false, true])
        #expect(pieces.flatMap(\.bytes) == cluster(1000, [0, 33, 66]) + cluster(1200, [0]))
        #expect(splitter.head == head + tracks)
    }
}
