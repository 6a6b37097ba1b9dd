import CData
import Synchronization

/// The files of `Data/`, which are part of the program.
package enum DataFile {
    private static let texts = Mutex<[String: String]>([:])

    /// Returns the text of a file, such as "codes/P0.txt"; empty if there is none.
    package static func text(_ name: String) -> String {
        texts.withLock { texts in
            if let text = texts[name] { return text }
            var size = 0
            guard let bytes = unsafe cdata_file(name, &size) else { return "" }
            let text = unsafe String(
                decoding: UnsafeRawBufferPointer(start: bytes, count: size), as: UTF8.self)
            texts[name] = text
            return text
        }
    }

    /// All names, in order.
    package static var names: [String] {
        var names: [String] = []
        while let name = unsafe cdata_name(names.count) { unsafe names.append(String(cString: name)) }
        return names
    }
}
