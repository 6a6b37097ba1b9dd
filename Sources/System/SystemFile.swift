import Glibc

/// Small files and directories in which the system tells about itself. What cannot be read is nil or empty.
package enum SystemFile {
    /// The names in a directory, without order.
    package static func entries(_ directory: String) -> [String] {
        guard let stream = unsafe opendir(directory) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                names.append(unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
            }
        }
        return names
    }

    /// The whole text, up to a megabyte.
    package static func text(_ path: String) -> String? {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { return nil }
        let descriptor = FileDescriptor(owning: number)
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16384)
        while text.count < 1 << 20 {
            let count = unsafe read(descriptor.number, &piece, piece.count)
            guard count > 0 else { return count == 0 ? String(decoding: text, as: UTF8.self) : nil }
            text += piece.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The first line, without its end.
    package static func line(_ path: String) -> String? {
        text(path).map { String($0.prefix { !$0.isNewline }) }
    }
}
