import Routes
import XML

/// A list in XML: each element with an address of a picture in it is a camera, such as
/// `<image><key>…</key><region>…</region><url>…</url></image>`.
struct CameraXML: XMLHandler {
    /// An element that is open, with its texts.
    private struct Level {
        var name: String
        var language: String?
        var fields: [(name: String, text: String)]
        /// Whether an element in it was a camera.
        var hasCamera = false
    }

    private var levels: [Level] = []
    private var entries: [CameraEntry] = []

    /// Nil if it is no XML.
    static func entries(_ bytes: [UInt8]) -> [CameraEntry]? {
        var handler = CameraXML()
        do {
            _ = try XMLReader.read(bytes, by: &handler)
        } catch {
            return nil
        }
        return handler.entries
    }

    mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool {
        // <description lang="tc">, and attributes that are texts themselves.
        let language = attributes["lang"] ?? attributes["language"]
        let fields = attributes.filter { !["lang", "language", "schemaLocation"].contains($0.key) }
        levels.append(
            Level(
                name: name.local, language: language,
                fields: fields.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }))
        return true
    }

    mutating func end(_ name: XMLName, text: String) {
        guard let level = levels.popLast() else { return }
        let isCamera = level.fields.contains { field in
            let word = CameraEntry.language(field.name).rest
            return field.text.lowercased().hasPrefix("http") && !word.isEmpty
        }
        if isCamera, !level.hasCamera {
            entries.append(CameraEntry(fields: level.fields))
            for index in levels.indices { levels[index].hasCamera = true }
        } else if !levels.isEmpty, !level.hasCamera {
            let full = level.language.map { level.name + "_" + $0.split(separator: "-")[0] } ?? level.name
            if level.fields.isEmpty {
                levels[levels.count - 1].fields.append((full, text))
            } else {
                levels[levels.count - 1].fields += level.fields
            }
        }
    }
}
