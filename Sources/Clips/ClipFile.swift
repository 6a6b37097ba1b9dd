import Camera
import CommandLine
package import Formats
package import Sharing
import System

/// The file of a clip without everything but its pictures: a copy by ffmpeg, which encodes nothing again. Metadata, chapters,
/// attachments, subtitles and other data tracks can tell a position, and sound what was said.
package enum ClipFile {
    /// A longer copy is stuck, in seconds.
    private static let limitS = 600.0

    /// - Parameter withSound: whether the sound is kept.
    package static func copy(_ path: String, withSound: Bool, _ variables: [String: String]) throws -> BundlePart {
        try checkProgram(variables)
        guard try UserFile.beginning(of: path, length: 1) != nil else {
            throw FileError.cannotRead(path, 2)
        }
        let folder = variables["TMPDIR"] ?? "/tmp"
        let target = NewFile.temporary(for: folder + "/obdmech-clip.mp4") + ".mp4"
        defer { SystemFile.remove(target) }
        let kept = ["-map", "0:v:0"] + (withSound ? ["-map", "0:a?"] : [])
        let words =
            ["ffmpeg", "-nostdin", "-v", "error", "-y", "-i", SystemFile.resolved(path) ?? path] + kept
            + [
                "-map_metadata", "-1", "-map_metadata:s", "-1", "-map_chapters", "-1", "-fflags", "+bitexact",
                "-flags:v", "+bitexact", "-c", "copy", "-movflags", "+faststart",
                "-f", "mp4", target,
            ]
        let stop = try Signals.open()
        do {
            _ = try CommandOutput.of(words, limit: 1 << 16, seconds: limitS, stop: stop.number)
        } catch CommandOutput.RunError.interrupted {
            let number = stop.next()
            SystemFile.remove(target)
            Signals.endProcess(by: number)
        } catch {
            throw ShareError.notAVideo(path, reason: error.message.text)
        }
        guard let bytes = try SystemFile.bytes(target), !bytes.isEmpty else {
            throw ShareError.notAVideo(path, reason: "it has no pictures")
        }
        return BundlePart(name: "clip.mp4", kind: .video, bytes: bytes)
    }

    /// Which moments a film shows that the camera program has made (`ClipDocuments.moments`); empty for any other video.
    package static func moments(_ path: String) -> [JSON] {
        let words = ["ffprobe", "-v", "error", "-show_entries", "format_tags", "-of", "json"]
        guard let (bytes, _) = try? ChildProcess.output(of: words + [SystemFile.resolved(path) ?? path]),
            case .object(let tags)? = JSON(parsing: bytes)?["format"]?["tags"],
            // Matroska has it in capitals.
            let comment = tags.first(where: { $0.0.lowercased() == "comment" })?.1?.text,
            case .array(let moments)? = JSON(parsing: Array(comment.utf8))?["moments"]
        else { return [] }
        return moments
    }

    /// A clip of the camera, by its name in the list of clips: cut without what was recorded in hidden places, unless those are
    /// asked for.
    package static func ofLibrary(
        _ id: String, withPlaces: Bool, withSound: Bool, _ variables: [String: String]
    ) throws -> BundlePart {
        try checkProgram(variables)
        let film = NewFile.temporary(for: (variables["TMPDIR"] ?? "/tmp") + "/obdmech-film.mp4") + ".mp4"
        defer { SystemFile.remove(film) }
        let own = ProgramBeside.own ?? "obdmech"
        let words =
            [own, "camera", "export", "--no-captions", "--output=\(film)"] + (withPlaces ? ["--show-hidden"] : [])
            + ["--", id]
        // It says itself what it leaves out, and why there is none.
        guard let (_, end) = try? ChildProcess.output(of: words, errors: 2), end == .exited(0) else {
            throw ShareError.notAVideo(id, reason: "it cannot be exported")
        }
        return try copy(film, withSound: withSound, variables)
    }

    /// The clip of the library that a word names; nil if it names none.
    package static func clip(_ word: String, _ variables: [String: String]) -> String? {
        guard let (name, _) = ClipContainer.parts(ofFile: word) ?? ClipName(word).map({ ($0, .transportStream) }) else {
            return nil
        }
        let folder = ClipFolder(UserFolders(variables).clips)
        return folder.files[name] == nil ? nil : name.id
    }

    private static func checkProgram(_ variables: [String: String]) throws {
        do throws(SystemError) {
            try Executable.find("ffmpeg", path: variables["PATH"])
        } catch {
            throw ShareError.noProgram("ffmpeg", package: "ffmpeg")
        }
    }
}
