/// What a stream consists of, as far as clips need to know.
package struct StreamPiece: Sendable {
    package var bytes: ArraySlice<UInt8>
    /// The presentation time of the video frame that begins with this piece, in seconds since the stream began; nil if
    /// none begins.
    package var frameS: Double?
    /// Whether a clip can begin with this piece: its frame needs no earlier one.
    package var isCut: Bool

    package init(bytes: ArraySlice<UInt8>, frameS: Double? = nil, isCut: Bool = false) {
        self.bytes = bytes
        self.frameS = frameS
        self.isCut = isCut
    }
}

/// Splits a stream into pieces at which clips can begin.
package protocol StreamSplitter {
    var container: ClipContainer { get }
    /// What a clip must begin with.
    var head: [UInt8] { get }
    /// Adds bytes as they come, and returns what is complete.
    mutating func add(_ bytes: [UInt8]) -> [StreamPiece]
}

/// Decides where clips begin, and measures their frames on the clock of samples.
package struct ClipTiming: Sendable {
    package let lengthS: Double
    /// When the clip began, and its last frame, in stream time.
    private var firstS: Double?
    private var lastS: Double?
    /// The usual time between two frames.
    private var frameS = 0.0
    /// The least delay of a frame so far: its arrival minus its time in the stream. The delay of the fastest frame is
    /// that of the camera; the others waited for something.
    private var minDelayS: Double?
    package private(set) var frames = 0

    package init(lengthS: Double) { self.lengthS = lengthS }

    /// Whether a frame with which a clip can begin is late enough to begin the next one.
    package func isDue(at frameS: Double) -> Bool {
        guard let firstS else { return false }
        return frameS - firstS >= lengthS - self.frameS / 2 || frameS < firstS
    }

    /// Adds a frame of the clip.
    /// - Parameter arrivalS: when it arrived, on the clock that is never set.
    package mutating func add(frameS: Double, arrivalS: Double) {
        if firstS == nil { firstS = frameS }
        if let lastS, frameS > lastS, frameS - lastS < 1 { self.frameS = frameS - lastS }
        lastS = max(lastS ?? frameS, frameS)
        minDelayS = min(minDelayS ?? .infinity, arrivalS - frameS)
        frames += 1
    }

    /// Begins the next clip of the same stream.
    package mutating func next() {
        firstS = nil
        lastS = nil
        frames = 0
        // The least delay stays, but may grow: clocks of cameras are not exact.
        minDelayS = minDelayS.map { $0 + 0.002 }
    }

    /// When the first frame was taken, on the clock that is never set; nil without a frame.
    package var startS: Double? {
        guard let firstS, let minDelayS else { return nil }
        return firstS + minDelayS
    }

    /// From the first frame to the end of the last one.
    package var durationS: Double {
        guard let firstS, let lastS else { return 0 }
        return lastS - firstS + frameS
    }
}
