import CZlib

/// Compressed data (RFC 1950, 1951 and 1952), by zlib.
package enum Deflate {
    /// What is around the compressed data.
    package enum Wrapping: Int32, Sendable {
        /// Nothing, as in ZIP files.
        case none = -15
        case zlib = 15
        case gzip = 31
    }

    /// What came out of compressed data.
    package struct Unpacked: Sendable {
        package var bytes: [UInt8]
        /// Whether the data had an end; otherwise they are damaged, or longer than the limit.
        package var isWhole: Bool
    }

    /// The most that is packed at once, in bytes: zlib counts in 32 bits.
    package static let maxBytes = 1 << 31

    /// The compressed data; nil if there are more than `maxBytes`.
    package static func packed(_ bytes: [UInt8], _ wrapping: Wrapping) -> [UInt8]? {
        guard bytes.count < maxBytes else { return nil }
        // What cannot be compressed gets a little longer.
        let space = bytes.count + bytes.count / 1000 + 1024
        let packed = unsafe [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
            count = unsafe bytes.withUnsafeBufferPointer { input in
                unsafe czlib_pack(input.baseAddress, input.count, buffer.baseAddress, space, wrapping.rawValue)
            }
        }
        return packed.isEmpty ? nil : packed
    }

    /// The data that were compressed, as far as they can be read.
    /// - Parameter limit: the most bytes that come out.
    package static func unpacked(_ bytes: [UInt8], _ wrapping: Wrapping, limit: Int) -> Unpacked {
        var space = min(limit, max(1 << 16, 8 * bytes.count))
        while true {
            var result: Int32 = -1
            let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: max(1, space)) { buffer, count in
                result = unsafe bytes.withUnsafeBufferPointer { input in
                    unsafe czlib_unpack(
                        input.baseAddress, input.count, buffer.baseAddress, space, wrapping.rawValue, &count)
                }
            }
            if result != 0 || space >= limit { return Unpacked(bytes: unpacked, isWhole: result == 1) }
            space = min(limit, 4 * space)
        }
    }

    /// The check value of ZIP files (CRC-32).
    package static func checkValue(_ bytes: [UInt8]) -> UInt32 {
        unsafe bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: unsafe crc32_z(0, $0.baseAddress, $0.count)) }
    }
}
