import Camera
import Clips
import Formats
import System
import Telemetry

/// Completes the index: clips that were cut off by a loss of power, and files that it does not have.
enum ClipRepair {
    /// - Parameter isRecording: whether another program records into the folder.
    static func repaired(_ folder: ClipFolder, isRecording: Bool) -> ClipIndex {
        var index = folder.index(probe: ClipTools.durationS)
        for clip in index.clips where !clip.isClosed {
            // The latest clip of each camera may be one that is being recorded.
            let isLatest = !index.clips.contains { $0.name.camera == clip.name.camera && $0.name > clip.name }
            if isRecording, isLatest { continue }
            let path = folder.path(of: clip.file)
            let size = (try? FileStatus(path: path))?.size ?? 0
            let members: [(String, JSON?)] = [
                ("durationS", .rounded(ClipTools.durationS(path), 3) ?? .integer(0)), ("bytes", .integer(size)),
                ("closed", .bool(true)),
            ]
            index.add(ClipIndex.line(clip.name, members))
            folder.set(clip.name, members)
        }
        // While another program records, it may just be computing them.
        if !isRecording { seal(folder, &index) }
        return index
    }

    /// Adds the checksums of protected clips that have none because the program was killed.
    private static func seal(_ folder: ClipFolder, _ index: inout ClipIndex) {
        for clip in index.clips where clip.isProtected && clip.sha256 == nil && clip.isClosed {
            folder.makeReadOnly(clip)
            guard let sha256 = ClipTools.sha256(folder.path(of: clip.file)) else { continue }
            folder.writeChecksum(clip, sha256, protectedAt: LocalTime.now)
            index.add(ClipIndex.line(clip.name, [("sha256", .string(sha256))]))
        }
    }
}
