import CommandLine
import Formats
import Glibc
package import Interchange
import System
import Telemetry
import Terminal

/// The picture of a traffic camera, fetched by curl when somebody asks for it, and kept for a while.
package struct TrafficPicture {
    /// The formats of pictures: how they begin, and what is near their end if nothing is missing.
    private struct Kind: Sendable {
        let type: String
        let suffix: String
        let begin: [UInt8]
        let end: [UInt8]

        static let all = [
            Kind(type: "image/jpeg", suffix: "jpg", begin: [0xFF, 0xD8, 0xFF], end: [0xFF, 0xD9]),
            Kind(
                type: "image/png", suffix: "png", begin: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], end: Array("IEND".utf8)),
            Kind(type: "image/gif", suffix: "gif", begin: Array("GIF8".utf8), end: [0x3B]),
            Kind(type: "image/webp", suffix: "webp", begin: Array("RIFF".utf8), end: []),
        ]
    }

    /// The most bytes of a picture.
    package static let maxBytes = 8 << 20
    /// A picture that was fetched later is shown again: cameras have a new one every minute or two.
    package static let freshS = 60.0
    /// Pictures that were kept longer are removed.
    private static let keptS = 86_400.0

    package let path: String
    package let type: String
    package let bytes: [UInt8]
    package let ageS: Double
    package let isCached: Bool

    /// - Parameters:
    ///   - limitS: how long it may take.
    ///   - isNew: whether one that was kept does not suffice.
    ///   - folder: where pictures are kept.
    ///   - searchPath: where curl is.
    package init(of camera: TrafficCamera, limitS: Double, isNew: Bool, in folder: String, searchPath: String?) throws {
        let name = folder + "/" + Self.fileName(camera)
        if !isNew, let kept = Self.kept(name) {
            self = kept
            return
        }
        let (content, kind) = try Self.fetch(camera, limitS, searchPath)
        try Self.removeOld(in: folder)
        path = name + "." + kind.suffix
        type = kind.type
        bytes = content
        ageS = 0
        isCached = false
        do throws(SystemError) {
            try SystemFile.makeFolder(folder)
        } catch {
            throw FileError.cannotMake(folder, error.number)
        }
        try WholeFile.replace(path, named: path) { try WholeFile.write(content, to: $0, named: path) }
    }

    private init(_ path: String, _ kind: Kind, _ bytes: [UInt8], ageS: Double) {
        self.path = path
        type = kind.type
        self.bytes = bytes
        self.ageS = ageS
        isCached = true
    }

    /// "H429F-1a2b3c4d": another list may have the same key.
    private static func fileName(_ camera: TrafficCamera) -> String {
        let key = camera.key.unicodeScalars.filter {
            $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
        let hash = SHA256.hash(camera.url).prefix(4).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        return String(String.UnicodeScalarView(key.prefix(40))) + "-" + hash.joined()
    }

    private static func ageS(_ path: String) -> Double? {
        guard let changed = try? FileStatus(path: path).modifiedNs else { return nil }
        return Double(LocalTime.now.microseconds) / 1e6 - Double(changed) / 1e9
    }

    private static func kept(_ name: String) -> TrafficPicture? {
        for kind in Kind.all {
            let path = name + "." + kind.suffix
            guard let age = ageS(path), (0..<freshS).contains(age), let bytes = try? SystemFile.bytes(path),
                Self.kind(bytes) != nil
            else { continue }
            return TrafficPicture(path, kind, bytes, ageS: age)
        }
        return nil
    }

    private static func removeOld(in folder: String) throws {
        for name in SystemFile.entries(folder) where ageS(folder + "/" + name).map({ $0 > keptS }) ?? false {
            SystemFile.remove(folder + "/" + name)
        }
    }

    /// Nil if it is no picture, or not all of it.
    private static func kind(_ bytes: [UInt8]) -> Kind? {
        guard let kind = Kind.all.first(where: { bytes.starts(with: $0.begin) }) else { return nil }
        if kind.type == "image/webp" {
            return bytes.count > 12 && bytes[8..<12].elementsEqual("WEBP".utf8) ? kind : nil
        }
        let tail = bytes.suffix(1024)
        let isWhole = tail.indices.contains { tail[$0...].starts(with: kind.end) }
        return isWhole ? kind : nil
    }

    // MARK: Fetching

    /// What curl writes behind the picture.
    private static let mark = "\n--obdmech-picture-ends-- "

    private static func fetch(
        _ camera: TrafficCamera, _ limitS: Double, _ path: String?
    ) throws -> (bytes: [UInt8], kind: Kind) {
        do throws(SystemError) {
            try Executable.find("curl", path: path)
        } catch {
            throw TrafficError.noCurl
        }
        func failure(_ reason: String) -> CommandError {
            CommandError(TrafficError.noPicture(camera.key, reason: reason))
        }
        let words = [
            "curl", "-q", "--silent", "--fail", "--globoff", "--location", "--max-redirs", "3", "--proto",
            "=http,https",
            "--proto-redir", "=http,https", "--connect-timeout", Decimals.text(limitS, 1), "--max-time",
            Decimals.text(limitS, 1),
            "--max-filesize", "\(maxBytes)", "--user-agent", "obdmech", "--write-out", mark + "%{content_type}",
            "--url", camera.url,
        ]
        let stop = try Signals.open()
        let output: [UInt8]
        do {
            output = try CommandOutput.of(words, limit: maxBytes + 1024, seconds: limitS + 2, stop: stop.number)
        } catch CommandOutput.RunError.interrupted {
            Signals.endProcess(by: stop.next())
        } catch {
            throw failure(reason(error, limitS))
        }
        let lines = Array(mark.utf8)
        let tail = max(0, output.count - 512)
        guard let end = output.indices.last(where: { $0 >= tail && output[$0...].starts(with: lines) }) else {
            throw failure("the answer is damaged")
        }
        let bytes = Array(output[..<end])
        let type = String(decoding: output[(end + lines.count)...], as: UTF8.self).lowercased()
        // Some servers call every file an octet stream; what it is shows its beginning.
        let isPicture = type.isEmpty || type.hasPrefix("image/") || type.hasPrefix("application/octet-stream")
        guard isPicture else { throw failure("the server sent '\(SafeText.line(String(type.prefix(60))))'") }
        guard !bytes.isEmpty else { throw failure("the server sent nothing") }
        guard let kind = kind(bytes) else { throw failure("what the server sent is no whole picture") }
        return (bytes, kind)
    }

    /// What the exit statuses of curl mean.
    private static func reason(_ error: CommandOutput.RunError, _ limitS: Double) -> String {
        switch error {
        case .failed(_, 6): "the server is unknown"
        case .failed(_, 7): "the server cannot be reached"
        case .failed(_, 52), .failed(_, 56): "the connection was closed before the picture came"
        case .failed(_, 18): "the answer ended too early"
        case .failed(_, 22): "the server refused it"
        case .failed(_, 28), .tooSlow: "it took more than \(Format.number(limitS)) s"
        case .failed(_, 47): "the server leads elsewhere again and again"
        case .failed(_, 1): "the address leads to something else than a web server"
        case .failed(_, 63), .tooLong: "it is larger than \(maxBytes >> 20) MB"
        case .failed(_, 35), .failed(_, 60): "the server's certificate is not valid"
        case .failed, .interrupted, .notStarted, .killed: error.text
        }
    }
}
