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
        package let durationS: Double

        package init(clip: String, filmS: Double, start: WallTime, durationS: Double) {
            self.clip = clip
            self.filmS = filmS
            self.start = start
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
