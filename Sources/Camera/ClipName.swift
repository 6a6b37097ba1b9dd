/// The name of a clip: the boot in which it was recorded, its place in the sequence of that boot, and its camera. Never
/// the time: a clock that is set back would overwrite older clips.
package struct ClipName: Hashable, Sendable, Comparable {
    /// From 1; counted in the folder.
    package let boot: Int
    /// From 1, of all cameras together.
    package let sequence: Int
    /// Empty for a camera without a name.
    package let camera: String

    package init(boot: Int, sequence: Int, camera: String = "") {
        self.boot = boot
        self.sequence = sequence
        self.camera = camera
    }

    /// "b0042-000017" or "b0042-000017-front".
    package var id: String {
        "b\(Self.padded(boot, 4))-\(Self.padded(sequence, 6))" + (camera.isEmpty ? "" : "-" + camera)
    }

    /// Parses an `id`; nil for anything else.
    package init?(_ id: some StringProtocol) {
        let parts = id.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0].first == "b", let boot = Self.number(parts[0].dropFirst(), 4),
            let sequence = Self.number(parts[1], 6), parts.count == 2 || Self.isCamera(parts[2])
        else { return nil }
        self.init(boot: boot, sequence: sequence, camera: parts.count > 2 ? String(parts[2]) : "")
    }

    /// Whether a camera may be called this.
    package static func isCamera(_ name: some StringProtocol) -> Bool {
        (1...32).contains(name.utf8.count)
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }

    package static func < (left: ClipName, right: ClipName) -> Bool {
        (left.boot, left.sequence, left.camera) < (right.boot, right.sequence, right.camera)
    }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func number(_ text: some StringProtocol, _ digits: Int) -> Int? {
        guard (digits...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}

/// The container of a clip, which is readable up to where a recording was cut off.
package enum ClipContainer: String, CaseIterable, Sendable {
    /// MPEG-TS, for H.264 and H.265.
    case transportStream = "ts"
    /// Matroska with small clusters, for pictures (MJPEG), which MPEG-TS cannot carry.
    case matroska = "mkv"

    /// The clip and container of a file's name; nil for a file of others.
    package static func parts(ofFile file: String) -> (name: ClipName, container: ClipContainer)? {
        guard let dot = file.lastIndex(of: "."), let name = ClipName(file[..<dot]),
            let container = ClipContainer(rawValue: String(file[file.index(after: dot)...]))
        else { return nil }
        return (name, container)
    }
}
