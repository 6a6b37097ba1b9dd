import Camera
import Clips
import Formats
import System
import Telemetry

/// Completes the index: clips that were cut off by a loss of power, and files that it does not have.
enum ClipRepair {
    /// - Parameter isRecorder: whether this program is the one that records into the folder.
    static func repaired(_ folder: ClipFolder, isRecorder: Bool) -> ClipIndex {
        var index = folder.index(isRecorder: isRecorder, probe: ClipTools.durationS)
        // Whoever records has repaired it, ends its own clips, and may just be computing their checksums.
        if index.isWrittenElsewhere { return index }
        for clip in index.clips where !clip.isClosed {
            let path = folder.path(of: clip.file)
            let size = (try? FileStatus(path: path))?.size ?? 0
            let members: [(String, JSON?)] = [
                ("durationS", .rounded(ClipTools.durationS(path), 3) ?? .integer(0)), ("bytes", .integer(size)),
                ("closed", .bool(true)),
            ]
            index.add(ClipIndex.line(clip.name, members))
            folder.set(clip.name, members)
        }
        seal(folder, &index)
        return index
    }

    /// Adds the checksums of protected clips that have none because the program was killed.
    private static func seal(_ folder: ClipFolder, _ index: inout ClipIndex) {
        for clip in index.clips where clip.isProtected && clip.sha256 == nil && clip.isClosed {
            // What cannot be sealed now is sealed the next time.
            guard (try? folder.makeReadOnly(clip)) != nil,
                let sha256 = ClipTools.sha256(folder.path(of: clip.file)),
                (try? folder.writeChecksum(clip, sha256, protectedAt: LocalTime.now)) != nil
            else { continue }
            index.add(ClipIndex.line(clip.name, [("sha256", .string(sha256))]))
        }
    }
}
