import Archives
package import Formats

/// A tile of lines and areas: Mapbox Vector Tile 2.1, compressed or not.
package struct VectorTile: Sendable {
    package enum ReadError: Error, Hashable, Sendable {
        /// The bytes are no vector tile, or their geometry is beyond what the format allows.
        case damaged
        /// More than `maxBytes` come out of its compressed data.
        case tooLarge
    }

    /// What a tile may have when it is unpacked. Dense ones of cities have one million.
    package static let maxBytes = 4 << 20

    package let layers: [VectorLayer]
    /// Unpacked.
    package let byteCount: Int

    package init(_ data: [UInt8]) throws(ReadError) {
        var bytes = data
        if data.starts(with: [0x1F, 0x8B]) {
            let unpacked = Deflate.unpacked(data, .gzip, limit: Self.maxBytes)
            guard unpacked.isWhole else { throw unpacked.bytes.count < Self.maxBytes ? .damaged : .tooLarge }
            bytes = unpacked.bytes
        }
        guard bytes.count <= Self.maxBytes else { throw .tooLarge }
        byteCount = bytes.count
        var reader = ProtobufReader(bytes)
        var layers: [VectorLayer] = []
        do throws(ProtobufReader.DamagedError) {
            while let field = try reader.next() {
                guard field.number == 3, case .bytes(let range) = field.value else { continue }
                if let layer = try VectorLayer(reader.part(range)) { layers.append(layer) }
            }
        } catch { throw .damaged }
        self.layers = layers
    }
}

/// A place in a tile, from its upper left corner, in parts of the layer's extent.
package struct TilePoint: Hashable, Sendable {
    package let x: Int32
    package let y: Int32

    package init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }
}

/// What a tile shows of one kind, such as all roads.
package struct VectorLayer: Sendable {
    package enum Shape: UInt64, Sendable {
        case points = 1
        case lines
        case areas
    }

    package struct Feature: Hashable, Sendable {
        package let shape: Shape
        /// Numbers and booleans as text, too.
        package let properties: [String: String]
        /// Lines, rings (the last point of which is not the first one again), or single points.
        package let parts: [[TilePoint]]
    }

    private static let extents: ClosedRange<UInt64> = 1...65_536
    /// A longer text is no name of a street, in bytes.
    private static let maxText = 200

    package let name: String
    /// The width and height of the tile.
    package let extent: Int
    private let reader: ProtobufReader
    private let keys: [Range<Int>]
    private let values: [Range<Int>]
    private let features: [Range<Int>]

    /// Nil for a layer of a version that is not known.
    init?(_ reader: ProtobufReader) throws(ProtobufReader.DamagedError) {
        var (keys, values, features): ([Range<Int>], [Range<Int>], [Range<Int>]) = ([], [], [])
        var (name, extent, version): (String, UInt64, UInt64) = ("", 4096, 1)
        var fields = reader
        while let field = try fields.next() {
            switch (field.number, field.value) {
            case (1, .bytes(let range)): name = range.count > Self.maxText ? "" : reader.text(range)
            case (2, .bytes(let range)): features.append(range)
            case (3, .bytes(let range)): keys.append(range)
            case (4, .bytes(let range)): values.append(range)
            case (5, .varint(let number)): extent = number
            case (15, .varint(let number)): version = number
            default: break
            }
        }
        guard Self.extents.contains(extent) else { throw ProtobufReader.DamagedError() }
        guard 1...2 ~= version else { return nil }
        self.reader = reader
        self.name = name
        self.extent = Int(extent)
        self.keys = keys
        self.values = values
        self.features = features
    }

    /// Reads all features, one after the other.
    /// - Parameter wanted: the properties that are read.
    package func each(
        _ wanted: Set<String>, _ handle: (Feature) -> Void
    ) throws(ProtobufReader.DamagedError) {
        let names = keys.map { range in
            range.count > Self.maxText ? nil : wanted.contains(reader.text(range)) ? reader.text(range) : nil
        }
        var known: [Int: String] = [:]
        for range in features {
            var (shape, tags, geometry): (Shape?, Range<Int>?, Range<Int>?) = (nil, nil, nil)
            var fields = reader.part(range)
            while let field = try fields.next() {
                switch (field.number, field.value) {
                case (2, .bytes(let range)): tags = range
                case (3, .varint(let number)): shape = Shape(rawValue: number)
                case (4, .bytes(let range)): geometry = range
                default: break
                }
            }
            guard let shape, let geometry else { continue }
            let properties = try tags.map { range throws(ProtobufReader.DamagedError) in
                try self.properties(range, names, &known)
            }
            handle(Feature(shape: shape, properties: properties ?? [:], parts: try parts(geometry)))
        }
    }

    private func properties(
        _ range: Range<Int>, _ names: [String?], _ known: inout [Int: String]
    ) throws(ProtobufReader.DamagedError) -> [String: String] {
        var properties: [String: String] = [:]
        var tags = reader.part(range)
        while !tags.isAtEnd {
            let (key, value) = (try tags.varint(), try tags.varint())
            guard key < UInt64(names.count), value < UInt64(values.count) else { throw ProtobufReader.DamagedError() }
            guard let name = names[Int(key)] else { continue }
            let place = Int(value)
            if known[place] == nil { known[place] = try self.text(values[place]) }
            properties[name] = known[place]
        }
        return properties
    }

    private func text(_ range: Range<Int>) throws(ProtobufReader.DamagedError) -> String {
        var fields = reader.part(range)
        var text = ""
        while let field = try fields.next() {
            switch (field.number, field.value) {
            case (1, .bytes(let range)): text = range.count > Self.maxText ? "" : reader.text(range)
            case (2, .fixed32(let bits)): text = Self.number(Double(Float(bitPattern: bits)))
            case (3, .fixed64(let bits)): text = Self.number(Double(bitPattern: bits))
            case (4, .varint(let number)), (7, .varint(let number)):
                text = field.number == 7 ? number == 0 ? "false" : "true" : String(Int64(bitPattern: number))
            case (5, .varint(let number)): text = String(number)
            case (6, .varint(let number)): text = String(Int64(bitPattern: number >> 1) ^ -Int64(number & 1))
            default: break
            }
        }
        return text
    }

    private static func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? "\(value)" }

    /// Moves and lines of the geometry, from a place that starts in the corner of the tile.
    private func parts(_ range: Range<Int>) throws(ProtobufReader.DamagedError) -> [[TilePoint]] {
        var numbers = reader.part(range)
        var (parts, part): ([[TilePoint]], [TilePoint]) = ([], [])
        var (x, y): (Int32, Int32) = (0, 0)
        while !numbers.isAtEnd {
            let command = try numbers.varint()
            switch command & 7 {
            case 1, 2:
                // Each place has two bytes or more, so that a huge count ends with the bytes.
                for _ in 0..<min(command >> 3, UInt64(range.count) + 1) {
                    x = try Self.moved(x, numbers.varint())
                    y = try Self.moved(y, numbers.varint())
                    if command & 7 == 1 {
                        if !part.isEmpty { parts.append(part) }
                        part = []
                    } else if part.isEmpty {
                        throw ProtobufReader.DamagedError()
                    }
                    part.append(TilePoint(x: x, y: y))
                }
            case 7 where command >> 3 == 1: break
            default: throw ProtobufReader.DamagedError()
            }
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }

    private static func moved(_ from: Int32, _ zigzag: UInt64) throws(ProtobufReader.DamagedError) -> Int32 {
        guard let bits = UInt32(exactly: zigzag) else { throw ProtobufReader.DamagedError() }
        let (sum, isBeyond) = from.addingReportingOverflow(Int32(bitPattern: bits >> 1) ^ -Int32(bits & 1))
        if isBeyond { throw ProtobufReader.DamagedError() }
        return sum
    }
}
