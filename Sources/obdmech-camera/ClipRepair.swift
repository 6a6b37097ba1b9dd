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
            if clip.isProtected {
                folder.makeReadOnly(clip)
                var sealed = index.clip(clip.name) ?? clip
                sealed.sha256 = ClipTools.sha256(path)
                if let sha256 = sealed.sha256 { folder.writeChecksum(sealed, sha256, protectedAt: LocalTime.now) }
            }
        }
        return index
    }
}
