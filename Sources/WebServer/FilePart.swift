import Glibc
package import System

/// A file that is open, from which responses are sent piece by piece: it may be larger than the memory.
package final class OpenFile: Sendable {
    private let descriptor: FileDescriptor
    /// In bytes.
    package let size: Int

    package init(_ descriptor: consuming FileDescriptor, size: Int) {
        self.descriptor = descriptor
        self.size = size
    }

    fileprivate var number: Int32 { descriptor.number }
}

/// A part of a file, as a browser asks for it to play a film from the middle (RFC 9110, 14).
package struct FilePart: Sendable {
    let file: OpenFile
    let from: Int
    let length: Int

    /// Copies bytes; returns -1 at the end.
    func copy(from position: Int, to buffer: UnsafeMutableRawBufferPointer) -> Int {
        let wanted = min(buffer.count, length - position)
        let count = unsafe pread(file.number, buffer.baseAddress, wanted, from + position)
        return count > 0 ? count : -1
    }
}

extension Response {
    /// A file, or the part of it that the header Range names. Of several parts, all is sent.
    package init(_ file: OpenFile, _ contentType: String, range: String?) {
        self.init(200, contentType, [])
        headers.append(("Accept-Ranges", "bytes"))
        guard let range, let wanted = Self.range(range, of: file.size) else {
            part = FilePart(file: file, from: 0, length: file.size)
            return
        }
        guard !wanted.isEmpty else {
            status = 416
            headers.append(("Content-Range", "bytes */\(file.size)"))
            return
        }
        status = 206
        headers.append(("Content-Range", "bytes \(wanted.lowerBound)-\(wanted.upperBound - 1)/\(file.size)"))
        part = FilePart(file: file, from: wanted.lowerBound, length: wanted.count)
    }

    /// Parses "bytes=100-199", "bytes=100-" and "bytes=-500". Nil for what is to be ignored; empty if nothing is there.
    static func range(_ text: String, of size: Int) -> Range<Int>? {
        guard text.hasPrefix("bytes=") else { return nil }
        let parts = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        guard let from = Int(parts[0]) else {
            guard parts[0].isEmpty, let last = Int(parts[1]) else { return nil }
            return max(0, size - last)..<size
        }
        guard let to = Int(parts[1]) else { return parts[1].isEmpty ? min(from, size)..<size : nil }
        guard to >= from else { return nil }
        return from >= size ? size..<size : from..<min(size, to + 1)
    }
}
