import Camera
import Clips
import Formats
import Glibc
import System
import Telemetry
import Testing

/// A folder of its own for each test.
@Suite(.timeLimit(.minutes(20))) final class ClipFolderTests {
    private let folder: ClipFolder

    init() throws {
        folder = ClipFolder("/tmp/obdmech-clips-\(getpid())-\(UInt64.random(in: 0 ... .max))")
        try SystemFile.makeFolder(folder.path)
    }

    deinit {
        for file in SystemFile.entries(folder.path) { SystemFile.remove(folder.path(of: file)) }
        SystemFile.removeFolder(folder.path)
    }

    private func add(_ sequence: Int, indexed: Bool = true) throws -> ClipName {
        let name = ClipName(boot: 1, sequence: sequence)
        let file = try FileDescriptor.open(folder.path(of: name.id + ".ts"), O_WRONLY | O_CREAT)
        try IO.writeAll([1, 2, 3], to: file.number)
        if indexed {
            folder.set(name, [("durationS", .number(60)), ("bytes", .integer(3)), ("closed", .bool(true))])
        }
        return name
    }

    @Test func clipsWithoutFilesAreLeftOutAndFilesAreAdded() throws {
        let first = try add(1)
        let second = try add(2)
        let third = try add(3, indexed: false)
        SystemFile.remove(folder.path(of: first.id + ".ts"))
        let clips = folder.index { _ in 12.5 }.clips
        #expect(clips.map(\.name) == [second, third])
        #expect(clips[1].durationS == 12.5 && clips[1].bytes == 3 && clips[1].clock == .file)
    }

    @Test func protectionSurvivesALostIndex() throws {
        let name = try add(1)
        var clip = try #require(folder.index().clip(name))
        clip.start = WallTime(iso8601: "2026-11-27T20:00:00.250Z")
        clip.clock = .synchronized
        clip.reasons = ["braking", "alert: lampOn P0301"]
        try folder.protect(clip)
        let sha256 = try #require(ClipTools.sha256(folder.path(of: clip.file)))
        #expect(sha256 == "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81")
        try folder.writeChecksum(clip, sha256, protectedAt: WallTime(microseconds: 1_795_810_000_000_000))
        #expect(folder.isReadOnly(clip.file))
        SystemFile.remove(folder.path(of: ClipFolder.indexName))
        let found = try #require(folder.index().clip(name))
        #expect(
            found.reason == "braking" && found.reasons == clip.reasons && found.sha256 == sha256
                && found.start == clip.start)
        #expect(found.clock == .synchronized)
        try folder.unprotect(found)
        #expect(!folder.isReadOnly(clip.file) && folder.index().clip(name)?.isProtected == false)
        #expect(!SystemFile.exists(folder.path(of: clip.file + ".sha256")))
    }

    /// A name that was given is not lost with the index, and goes with the clip.
    @Test func namesSurviveALostIndex() throws {
        let name = try add(1)
        let clip = try #require(folder.index().clip(name))
        try folder.rename(clip, to: "cut off at the roundabout")
        #expect(folder.index().clip(name)?.title == "cut off at the roundabout")
        SystemFile.remove(folder.path(of: ClipFolder.indexName))
        let found = try #require(folder.index().clip(name))
        #expect(found.title == "cut off at the roundabout")
        try folder.rename(found, to: "")
        #expect(folder.index().clip(name)?.title == nil)
        try folder.rename(found, to: "x")
        try folder.delete(found)
        #expect(SystemFile.entries(folder.path).filter { $0.contains(name.id) }.isEmpty)
    }

    /// What could not be done is not reported as done, and the index does not say so.
    @Test func whatCannotBeDoneIsAnError() throws {
        let name = try add(1)
        var clip = try #require(folder.index().clip(name))
        clip.reasons = ["braking"]
        // A folder in the place of a file can neither be replaced nor deleted as one.
        try SystemFile.makeFolder(folder.path(of: clip.file + ".sha256"))
        #expect(throws: SystemError.self) {
            try folder.writeChecksum(clip, "00", protectedAt: WallTime(microseconds: 1_795_810_000_000_000))
        }
        #expect(folder.index().clip(name)?.sha256 == nil)
        SystemFile.removeFolder(folder.path(of: clip.file + ".sha256"))
        try SystemFile.makeFolder(folder.path(of: "x/b0001-000009.ts"))
        let elsewhere = ClipFolder(folder.path(of: "x"))
        let folderAsClip = Clip(ClipName(boot: 1, sequence: 9))
        #expect(throws: SystemError.self) { try elsewhere.delete(folderAsClip) }
        SystemFile.removeFolder(folder.path(of: "x/b0001-000009.ts"))
        #expect(throws: SystemError(number: ENOENT)) { try elsewhere.protect(folderAsClip) }
        #expect(throws: SystemError(number: ENOENT)) { try elsewhere.unprotect(folderAsClip) }
        #expect(!SystemFile.exists(elsewhere.path(of: ClipFolder.indexName)))
        SystemFile.removeFolder(elsewhere.path)
    }

    @Test func compactingChangesNothing() throws {
        let name = try add(1)
        for seconds in 1...20 { folder.set(name, [("durationS", .number(Double(seconds)))]) }
        let before = folder.index()
        folder.compact(before)
        let after = folder.index()
        #expect(after.lines == 1 && after.clip(name)?.durationS == 20)
    }

    @Test func onlyOneProgramRecords() throws {
        #expect(folder.recorder == nil)
        guard let lock = try folder.lockForRecording() else {
            Issue.record("the folder cannot be locked")
            return
        }
        #expect(folder.recorder == getpid())
        let second = try folder.lockForRecording()
        let isLockedTwice = second != nil
        #expect(!isLockedTwice)
        // It is held until here.
        #expect(lock.number >= 0)
    }

    @Test func deletedClipsAreGone() throws {
        let name = try add(1)
        let clip = try #require(folder.index().clip(name))
        try folder.delete(clip)
        #expect(folder.index().clips.isEmpty && !SystemFile.exists(folder.path(of: clip.file)))
    }

    /// Whoever looks at the clips when a recording begins, or a clip of it, does not end that clip.
    @Test func whatAnotherProgramRecordsIsLeftToIt() throws {
        guard let lock = try folder.lockForRecording() else {
            Issue.record("the folder cannot be locked")
            return
        }
        let ended = try add(1, indexed: false)
        let begun = try add(2)
        folder.set(begun, [("closed", .bool(false))])
        let made = try add(3, indexed: false)
        let text = SystemFile.wholeText(folder.path(of: ClipFolder.indexName))
        let seen = folder.index { _ in 12.5 }
        #expect(seen.isWrittenElsewhere && seen.clips.map(\.name) == [ended, begun])
        #expect(seen.clips.map(\.isClosed) == [true, false])
        #expect(SystemFile.wholeText(folder.path(of: ClipFolder.indexName)) == text)
        // The program itself takes what is there.
        let own = folder.index(isRecorder: true) { _ in 12.5 }
        #expect(!own.isWrittenElsewhere && own.clips.map(\.name) == [ended, begun, made])
        #expect(own.clips.map(\.isClosed) == [true, false, true])
        #expect(lock.number >= 0)
    }
}
