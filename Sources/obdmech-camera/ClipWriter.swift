import Camera
import Clips
import Glibc
import System
import Telemetry

/// Writes the stream of one camera into clips. The next one begins only when the last one is on the disk; how long that
/// takes costs nothing of the stream, even if the program is killed (`ClipHandover`).
final class ClipWriter {
    /// What is kept of the first clip after a failure while the one before is made safe.
    private static let maxBacklogBytes = 64 << 20

    /// The room for a clip is looked at again after so many bytes.
    private static let lookBytes = 256 << 10

    /// Why a stream cannot go on as it is.
    enum Failure {
        case growth(ClipGrowth.Failure)
        /// There is no space for what arrives.
        case noRoom
    }

    /// A clip that is recorded.
    final class Current {
        let name: ClipName
        let container: ClipContainer
        fileprivate var handover: ClipHandover
        fileprivate var growth: ClipGrowth
        fileprivate var file: Int32?
        /// What waits until the last clip is safe.
        fileprivate var backlog: [UInt8] = []
        fileprivate var isDropped = false
        /// As long as it will be, if that is known.
        fileprivate var final: (timing: ClipTiming, bytes: Int64)?

        var timing: ClipTiming { final?.timing ?? handover.timing }
        var bytes: Int64 { final?.bytes ?? handover.bytes }

        init(_ name: ClipName, _ container: ClipContainer, _ timing: ClipTiming, keyDistanceS: Double) {
            self.name = name
            self.container = container
            handover = ClipHandover(timing)
            growth = ClipGrowth(lengthS: timing.lengthS, keyDistanceS: keyDistanceS)
        }
    }

    let source: NamedSource
    private unowned let recorder: CameraRecorder
    private(set) var current: Current?
    private var timing: ClipTiming
    /// Whether the clip is to end at the next picture with which another can begin.
    var mustCut = false
    /// The bytes of the last clip.
    private(set) var lastClipBytes: Int64 = 0
    /// The ended clips that are made safe, and the demand of the current one, by their numbers.
    private var closing: Set<Int> = []
    private var uncheckedBytes = 0
    /// Why the stream must end; nil while it goes on.
    private(set) var failure: Failure?
    private var demanded: (number: Int, demand: Int)?

    init(_ source: NamedSource, _ recorder: CameraRecorder, segmentS: Double) {
        self.source = source
        self.recorder = recorder
        timing = ClipTiming(lengthS: segmentS)
    }

    /// How many bytes arrive per second.
    var bytesPerS: Double {
        guard let current, current.handover.timing.durationS > 1 else { return 0 }
        return Double(current.handover.bytes) / current.handover.timing.durationS
    }

    /// What arrives until the ring is asked again and the clip can be cut.
    var bytesAhead: Double { bytesPerS * (1.2 + (current?.growth.keyDistanceS ?? 0)) }

    /// Whether all clips that have ended are on the disk.
    var isSafe: Bool { closing.isEmpty }

    // MARK: The stream

    /// Another stream begins, whose times have nothing to do with those of the last one.
    func beginStream() {
        timing = ClipTiming(lengthS: timing.lengthS)
        failure = nil
    }

    /// Adds a piece of the stream. Returns whether a frame of it is recorded.
    /// - Parameter arrivalS: when it arrived, on the clock that is never set.
    func add(_ piece: StreamPiece, arrivalS: Double, head: [UInt8], _ container: ClipContainer) -> Bool {
        if current == nil, piece.isCut { begin(head, container) }
        guard let clip = current, failure == nil else { return false }
        clip.growth.add(
            bytes: piece.bytes.count, isPicture: piece.frameS != nil, isKey: piece.isCut, arrivalS: arrivalS)
        guard canGrow(clip, by: piece.bytes.count) else { return false }
        // What has no file yet is not cut.
        let demand = clip.handover.add(piece, arrivalS: arrivalS, head: head, mustCut: mustCut && clip.file != nil)
        if let demand, let file = clip.file {
            mustCut = false
            demanded = (recorder.shelf.sync.secure(file), demand)
        }
        let isFirst = piece.frameS != nil && clip.handover.timing.frames == 1
        if isFirst { recorder.clipBegan(self) }
        write(piece.bytes, to: clip)
        return piece.frameS != nil
    }

    /// Looks whether the clip may become larger, also where no key frame ends it.
    private func canGrow(_ clip: Current, by bytes: Int) -> Bool {
        let isWaiting = clip.handover.isWaiting || clip.file == nil
        failure = clip.growth.failure(isWaiting: isWaiting).map { .growth($0) }
        uncheckedBytes += bytes
        guard failure == nil, uncheckedBytes >= Self.lookBytes else { return failure == nil }
        // Three seconds are for a key frame, with which the clip ends by itself.
        let hasRoom = recorder.shelf.makeRoom(
            bytes: Int64(bytes + Self.lookBytes), overLimitBytes: Int64(bytesPerS * 3), mayDelete: clip.growth.isUsual)
        uncheckedBytes = 0
        if !hasRoom { failure = clip.growth.isUsual ? .noRoom : .growth(.noPicture) }
        return hasRoom
    }

    private func begin(_ head: [UInt8], _ container: ClipContainer) {
        mustCut = false
        timing.next()
        guard recorder.shelf.hasRoom(for: self) else { return }
        let clip = Current(recorder.shelf.nextName(source.name), container, timing, keyDistanceS: 0)
        clip.handover.add(bytes: head.count)
        clip.backlog = head
        current = clip
        if closing.isEmpty { open(clip) }
    }

    /// What is done: files that are closed, and the demand of this clip.
    func done(_ numbers: Set<Int>) {
        closing.subtract(numbers)
        if let demanded, numbers.contains(demanded.number) {
            self.demanded = nil
            handOver(demanded.demand)
        }
        if closing.isEmpty, let current, current.file == nil, !current.isDropped { open(current) }
    }

    /// The clip is on the disk up to where the next one begins.
    private func handOver(_ demand: Int) {
        guard let clip = current, !clip.isDropped, let next = clip.handover.met(demand) else { return }
        var hasEnded = false
        if !recorder.shelf.hasRoom(for: self) {
            // Without the one that ends there may be room.
            end(clip, next.before, next.fromBytes)
            hasEnded = true
            timing = next.timing
            guard recorder.shelf.hasRoom(for: self) else { return }
        }
        let following = Current(
            recorder.shelf.nextName(source.name), clip.container, next.timing, keyDistanceS: clip.growth.keyDistanceS)
        following.handover.add(bytes: next.bytes.count)
        following.backlog = next.bytes
        do throws(SystemError) {
            following.file = try newFile(following)
        } catch {
            recorder.shelf.cannotWrite(following.name, error)
            recorder.shelf.release(following.name)
            // This one goes on, and is cut when that is possible.
            return
        }
        mustCut = false
        current = following
        writeBacklog(following)
        if !hasEnded { end(clip, next.before, next.fromBytes) }
        if current === following { recorder.clipBegan(self) }
    }

    /// Ends a clip at the bytes at which the next one begins.
    private func end(_ clip: Current, _ timing: ClipTiming, _ bytes: Int64) {
        if current === clip { current = nil }
        clip.final = (timing, bytes)
        if let file = clip.file {
            ftruncate(file, Int(bytes))
            closing.insert(recorder.shelf.sync.close(file))
        }
        lastClipBytes = bytes
        recorder.shelf.clipEnded(clip)
    }

    /// Ends the clip, whose file is made safe in the background.
    func endClip() {
        guard let clip = current else { return }
        current = nil
        demanded = nil
        timing = clip.handover.timing
        if clip.file == nil, !clip.isDropped {
            // The one before is still being made safe: this one is so short that it need not wait.
            open(clip)
        }
        if let file = clip.file { closing.insert(recorder.shelf.sync.close(file)) }
        lastClipBytes = clip.bytes
        recorder.shelf.clipEnded(clip)
    }

    // MARK: Files

    /// The file of a clip. No file is ever replaced.
    private func newFile(_ clip: Current) throws(SystemError) -> Int32 {
        let file = try recorder.shelf.newFile(clip.name.id + "." + clip.container.rawValue)
        return dup(file.number)
    }

    /// Opens the file of a clip and writes what has waited.
    private func open(_ clip: Current) {
        do throws(SystemError) {
            clip.file = try newFile(clip)
            writeBacklog(clip)
        } catch {
            drop(clip, error)
        }
    }

    private func writeBacklog(_ clip: Current) {
        let backlog = clip.backlog
        clip.backlog = []
        write(backlog[...], to: clip)
    }

    private func write(_ bytes: ArraySlice<UInt8>, to clip: Current) {
        guard !clip.isDropped else { return }
        guard let file = clip.file else {
            clip.backlog += bytes
            // A disk that is that slow is waited for no longer.
            if clip.backlog.count > Self.maxBacklogBytes { open(clip) }
            return
        }
        var rest = bytes
        do throws(SystemError) {
            try IO.write(&rest, to: file)
        } catch {
            // What cannot be written may fit after older clips are deleted.
            guard error.number == ENOSPC || error.number == EDQUOT, clip.growth.isUsual,
                recorder.shelf.makeRoom(bytes: 4 << 20)
            else {
                return drop(clip, error)
            }
            do throws(SystemError) {
                try IO.write(&rest, to: file)
            } catch {
                return drop(clip, error)
            }
        }
    }

    /// Ends a clip that cannot be written. What it has stays.
    private func drop(_ clip: Current, _ error: SystemError) {
        clip.isDropped = true
        recorder.shelf.cannotWrite(clip.name, error)
        if current === clip { endClip() }
    }

    /// Regularly: has the system write what is only in memory.
    func tick() {
        guard let file = current?.file else { return }
        recorder.shelf.sync.flush(file)
        // Someone has removed the file, or its folder: another one is begun.
        if FileDescriptor.isRemoved(file) { mustCut = true }
    }
}
