import Formats
import Telemetry

/// What `obdmech traffic show --json` wrote to its standard output and error: the document of a picture, or why there is none.
package struct ShownPicture: Hashable, Sendable {
    /// A file with a picture of a known type.
    package struct Picture: Hashable, Sendable {
        package let file: String
        package let type: String
        /// Since it was fetched, in whole seconds.
        package let ageS: Int
    }

    /// No other type is sent to a browser.
    private static let types: Set = ["image/jpeg", "image/png", "image/gif", "image/webp"]
    private static let prefix = "obdmech: "

    /// Nil if there is none.
    package let picture: Picture?
    /// The last message, without the name of the program.
    package let message: String?

    package init(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        message = lines.last { $0.hasPrefix(Self.prefix) }.map { String($0.dropFirst(Self.prefix.count)) }
        // Warnings come first, such as of entries without a key.
        let document = lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
        let json = JSON(parsing: Array(document.utf8))
        guard let file = json?["file"]?.text, file.hasPrefix("/"), let type = json?["type"]?.text,
            Self.types.contains(type)
        else {
            picture = nil
            return
        }
        picture = Picture(file: file, type: type, ageS: Int(clamping: (json?["ageS"]?.double ?? 0).rounded()))
    }
}
