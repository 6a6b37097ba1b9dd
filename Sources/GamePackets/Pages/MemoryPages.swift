import Telemetry

/// A game that writes what it reports into memory, which a bridge beside it in Proton shows as files: a row.
package struct MemoryPages: Sendable {
    package struct File: Hashable, Sendable {
        package let name: String
        /// How many of its bytes are read. It may be longer.
        package let length: Int
    }

    /// The files, all of which must be there.
    package let files: [File]
    private let read: @Sendable ([[UInt8]]) -> PacketReading

    init(_ files: [(name: String, length: Int)], _ read: @escaping @Sendable ([[UInt8]]) -> PacketReading) {
        self.files = files.map { File(name: $0.name, length: $0.length) }
        self.read = read
    }

    package static let all: [MemoryPages] = [
        AssettoCorsaPages.row, AssettoCorsaEvoPages.row, RFactorPages.leMansUltimate, RFactorPages.rFactor2,
    ]

    /// Reads the content of the files, in their order; never fails, whatever the bytes are.
    package func reading(_ pages: [[UInt8]]) -> PacketReading {
        guard pages.count == files.count, zip(pages, files).allSatisfy({ $0.count == $1.length }) else {
            return .unknown
        }
        return read(pages)
    }
}

extension [UInt8] {
    /// A whole number that is small enough; nil beyond the end.
    func whole(_ type: FieldType, at offset: Int) -> Int? { number(type, at: offset).map { Int(clamping: $0) } }
}
