import Formats
package import Telemetry

/// What a car did, as captions of a film: a switchable track of subtitles, or text that is burned in.
package struct DriveCaptions: Sendable {
    /// What is known at a moment.
    package struct Moment: Sendable {
        package var speedKmh: Double?
        package var engineSpeedRpm: Double?
        package var gear: Int?
        package var place: String?

        package init() {}
    }

    /// A caption from one moment to the next, in seconds from the beginning of the film.
    package struct Caption: Hashable, Sendable {
        package let fromS: Double
        package let toS: Double
        package let text: String

        package init(fromS: Double, toS: Double, text: String) {
            self.fromS = fromS
            self.toS = toS
            self.text = text
        }
    }

    private static let stepS = 0.2
    /// A value that is older than this is not shown.
    private static let maxAgeS = 3.0

    private var values: [(atS: Double, change: @Sendable (inout Moment) -> Void, kind: Int)] = []
    private var notes: [(atS: Double, text: String)] = []

    package init() {}

    /// Adds a sample. Those that captions do not show are left out.
    /// - Parameter atS: in seconds from the beginning of the film.
    package mutating func add(_ signal: String, _ value: Double, atS: Double) {
        switch signal {
        case "vehicleSpeed": values.append((atS, { $0.speedKmh = value }, 0))
        case "engineSpeed": values.append((atS, { $0.engineSpeedRpm = value }, 1))
        case "gear", "transmissionGear", "currentGear": values.append((atS, { $0.gear = Int(value) }, 2))
        default: break
        }
    }

    package mutating func add(place: String?, atS: Double) { values.append((atS, { $0.place = place }, 3)) }

    /// Adds what happened, such as an alert or a new code: it is shown for five seconds.
    package mutating func add(note: String, atS: Double) { notes.append((atS, note)) }

    package var isEmpty: Bool { values.isEmpty && notes.isEmpty }

    /// The captions of a film.
    package func captions(durationS: Double, _ units: UnitSystem) -> [Caption] {
        let sorted = values.sorted { $0.atS < $1.atS }
        var moment = Moment()
        var latest: [Int: Double] = [:]
        var next = 0
        var captions: [Caption] = []
        for step in 0..<Int((durationS / Self.stepS).rounded(.up)) {
            let atS = Self.time(ofStep: step)
            while next < sorted.count, sorted[next].atS <= atS + Self.stepS / 2 {
                sorted[next].change(&moment)
                latest[sorted[next].kind] = sorted[next].atS
                next += 1
            }
            // A place is known until the next position.
            for (kind, time) in latest where kind != 3 && atS - time > Self.maxAgeS {
                switch kind {
                case 0: moment.speedKmh = nil
                case 1: moment.engineSpeedRpm = nil
                default: moment.gear = nil
                }
            }
            let current = notes.filter { $0.atS <= atS && atS < $0.atS + 5 }.map(\.text)
            let text = ([Self.line(moment, units)] + current).filter { !$0.isEmpty }.joined(separator: "\n")
            let endS = min(durationS, Self.time(ofStep: step + 1))
            if let last = captions.last, last.text == text, last.toS == atS {
                captions[captions.count - 1] = Caption(fromS: last.fromS, toS: endS, text: text)
            } else if !text.isEmpty {
                captions.append(Caption(fromS: atS, toS: endS, text: text))
            }
        }
        return captions
    }

    /// In seconds; the same for the end of a step and the beginning of the next one.
    private static func time(ofStep step: Int) -> Double { (Double(step) * stepS * 10).rounded() / 10 }

    private static func line(_ moment: Moment, _ units: UnitSystem) -> String {
        var parts: [String] = []
        if let speed = moment.speedKmh {
            parts.append(
                units == .metric
                    ? "\(Int(speed.rounded())) km/h" : "\(Int((speed / UnitSystem.kilometersPerMile).rounded())) mph")
        }
        if let gear = moment.gear { parts.append(gear == 0 ? "N" : gear < 0 ? "R" : "gear \(gear)") }
        if let speed = moment.engineSpeedRpm { parts.append("\(Int((speed / 10).rounded()) * 10) rpm") }
        if let place = moment.place { parts.append(place) }
        return parts.joined(separator: "  ")
    }

    /// The captions in the format SubRip, which ffmpeg puts into any container.
    package static func subRip(_ captions: [Caption]) -> String {
        captions.enumerated().map { index, caption in
            "\(index + 1)\n\(time(caption.fromS)) --> \(time(caption.toS))\n\(safe(caption.text))\n\n"
        }.joined()
    }

    /// What would be read as markup is shown as it is.
    private static func safe(_ text: String) -> String {
        SafeText.shown(text.replacing("<", with: "‹").replacing("{", with: "("), isLine: false)
    }

    /// "00:01:02,500".
    private static func time(_ seconds: Double) -> String {
        let milliseconds = Int((seconds * 1000).rounded())
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return padded(milliseconds / 3_600_000, 2) + ":" + padded(milliseconds / 60000 % 60, 2) + ":"
            + padded(milliseconds / 1000 % 60, 2) + "," + padded(milliseconds % 1000, 3)
    }
}
