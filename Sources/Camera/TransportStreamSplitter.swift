/// Splits MPEG-TS (ISO/IEC 13818-1) at the key frames of its video.
package struct TransportStreamSplitter: StreamSplitter {
    private static let packetBytes = 188
    private static let sync: UInt8 = 0x47
    /// Of a clock of 90 kHz with 33 bits.
    private static let wrapS = 8_589_934_592.0 / 90000

    private var rest: [UInt8] = []
    private var programs: [UInt8] = []
    private var streams: [UInt8] = []
    private var streamsPID: Int?
    private var videoPID: Int?
    private var lastS: Double?
    private var wraps = 0.0
    /// Whether a packet has had no video for a while; those before the first key frame are of no use.
    private var hasBegun = false

    package init() {}

    package var container: ClipContainer { .transportStream }
    package var head: [UInt8] { programs + streams }

    package mutating func add(_ bytes: [UInt8]) -> [StreamPiece] {
        rest += bytes
        var pieces: [StreamPiece] = []
        var position = 0
        // Packets that belong together are one piece.
        var from = 0
        func flush(_ to: Int, _ pieces: inout [StreamPiece], _ frameS: Double?, _ isCut: Bool) {
            if to > from || frameS != nil {
                pieces.append(StreamPiece(bytes: rest[from..<to], frameS: frameS, isCut: isCut))
            }
            from = to
        }
        var frameS: Double?
        var isCut = false
        while position + Self.packetBytes <= rest.count {
            guard rest[position] == Self.sync else {
                // Something was lost: the next packet is looked for.
                if hasBegun { flush(position, &pieces, frameS, isCut) }
                frameS = nil
                isCut = false
                position += 1
                from = position
                continue
            }
            if let frame = frame(at: position) {
                if hasBegun { flush(position, &pieces, frameS, isCut) }
                from = position
                frameS = frame.seconds
                isCut = frame.isKey && !streams.isEmpty
                hasBegun = hasBegun || isCut
            }
            position += Self.packetBytes
            if !hasBegun { from = position }
        }
        if hasBegun { flush(position, &pieces, frameS, isCut) }
        rest.removeFirst(position)
        return pieces
    }

    /// The frame of the video that begins in a packet. Reads the tables on the way.
    private mutating func frame(at start: Int) -> (seconds: Double, isKey: Bool)? {
        let pid = Int(rest[start + 1] & 0x1F) << 8 | Int(rest[start + 2])
        let beginsUnit = rest[start + 1] & 0x40 != 0
        let control = rest[start + 3] >> 4 & 3
        let end = start + Self.packetBytes
        var payload = start + 4
        var isKey = false
        if control & 2 != 0 {
            let length = Int(rest[payload])
            isKey = length > 0 && rest[payload + 1] & 0x40 != 0
            payload += 1 + length
        }
        guard beginsUnit, control & 1 != 0, payload < end else { return nil }
        if pid == 0 {
            programs = Array(rest[start..<end])
            streamsPID = Self.streamsPID(rest[payload..<end])
        } else if pid == streamsPID {
            streams = Array(rest[start..<end])
            videoPID = Self.videoPID(rest[payload..<end])
        } else if pid == videoPID, let seconds = time(rest[payload..<end]) {
            return (seconds, isKey)
        }
        return nil
    }

    /// The packet identifier of the first program's table of streams.
    private static func streamsPID(_ payload: ArraySlice<UInt8>) -> Int? {
        guard let table = section(payload), table.count >= 12 else { return nil }
        var entry = table.startIndex + 8
        while entry + 4 <= table.endIndex - 4 {
            let number = Int(table[entry]) << 8 | Int(table[entry + 1])
            if number != 0 { return Int(table[entry + 2] & 0x1F) << 8 | Int(table[entry + 3]) }
            entry += 4
        }
        return nil
    }

    /// The packet identifier of the first video.
    private static func videoPID(_ payload: ArraySlice<UInt8>) -> Int? {
        guard let table = section(payload), table.count >= 16 else { return nil }
        let information = Int(table[table.startIndex + 10] & 0x0F) << 8 | Int(table[table.startIndex + 11])
        var entry = table.startIndex + 12 + information
        while entry + 5 <= table.endIndex - 4 {
            // MPEG-1, MPEG-2, MPEG-4, H.264, H.265
            if [0x01, 0x02, 0x10, 0x1B, 0x24].contains(table[entry]) {
                return Int(table[entry + 1] & 0x1F) << 8 | Int(table[entry + 2])
            }
            entry += 5 + (Int(table[entry + 3] & 0x0F) << 8 | Int(table[entry + 4]))
        }
        return nil
    }

    /// A table, from its first byte to its checksum.
    private static func section(_ payload: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let pointer = payload.first.map(Int.init), payload.count > pointer + 4 else { return nil }
        let table = payload.dropFirst(1 + pointer)
        let length = 3 + (Int(table[table.startIndex + 1] & 0x0F) << 8 | Int(table[table.startIndex + 2]))
        return table.count < length ? nil : table.prefix(length)
    }

    /// The presentation time at the beginning of a packetized elementary stream, without the jump when its clock starts
    /// over.
    private mutating func time(_ payload: ArraySlice<UInt8>) -> Double? {
        let start = payload.startIndex
        guard payload.count >= 14, payload[start] == 0, payload[start + 1] == 0, payload[start + 2] == 1,
            payload[start + 7] & 0x80 != 0
        else { return nil }
        let bytes = payload[(start + 9)..<(start + 14)].map(Int64.init)
        let ticks =
            (bytes[0] >> 1 & 7) << 30 | bytes[1] << 22 | (bytes[2] >> 1) << 15 | bytes[3] << 7 | bytes[4] >> 1
        var seconds = Double(ticks) / 90000 + wraps
        if let lastS, lastS - seconds > Self.wrapS / 2 {
            wraps += Self.wrapS
            seconds += Self.wrapS
        } else if let lastS, seconds - lastS > Self.wrapS / 2 {
            // A frame from before the clock started over.
            return seconds - Self.wrapS
        }
        lastS = seconds
        return seconds
    }
}
