package import Telemetry

/// A film that was cut from clips.
package struct Film: Sendable {
    /// A part of it that was recorded without a gap.
    package struct Part: Sendable {
        /// The clip from which it is.
        package let clip: String
        /// Where it begins in the film, in seconds.
        package let filmS: Double
        /// When its first picture was taken.
        package let start: WallTime
        /// The same on the clock that is never set: the boot, and µs since then; nil if that is not known.
        package let boot: String?
        package let bootUs: Int64?
        package let durationS: Double

        package init(
            clip: String, filmS: Double, start: WallTime, boot: String? = nil, bootUs: Int64? = nil, durationS: Double
        ) {
            self.clip = clip
            self.filmS = filmS
            self.start = start
            self.boot = boot
            self.bootUs = bootUs
            self.durationS = durationS
        }
    }

    package let file: String
    package let durationS: Double
    /// How much was left out because it was recorded in hidden places.
    package let hiddenS: Double
    package let parts: [Part]

    package init(file: String, durationS: Double, hiddenS: Double, parts: [Part]) {
        self.file = file
        self.durationS = durationS
        self.hiddenS = hiddenS
        self.parts = parts
    }
}
