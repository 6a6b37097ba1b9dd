package import Telemetry

/// The laps of a log for MoTeC i2, which reads them from an XML file beside the log.
package struct MotecLaps: Hashable, Sendable {
    /// A lap in the time of the trip.
    package struct LoggedLap: Hashable, Sendable {
        package var start: Instant
        package var end: Instant
        package var timeS: Double
        /// Whether it may be the fastest one.
        package var isValid: Bool

        package init(start: Instant, end: Instant, timeS: Double, isValid: Bool) {
            self.start = start
            self.end = end
            self.timeS = timeS
            self.isValid = isValid
        }
    }

    /// What a file of this program begins with. i2 writes files without it when it saves changes.
    package static let mark = "<?xml version=\"1.0\"?>\n<!-- obdmech -->\n"

    /// When the line was passed, in seconds of the log. What is before the first beacon is no lap.
    let beaconsS: [Double]
    private let fastest: (lap: Int, timeS: Double)?

    /// - Parameter laps: In the order in which they were driven. Between the beacons of a lap lies the time that the game
    ///   tells: the line was passed between two samples, and the time on a grid is no part of a lap.
    package init(_ laps: [LoggedLap], _ plan: MotecPlan) {
        // Two that are closer are the end of a lap and the start of the next one.
        let sameS = 0.5
        var beacons: [Double] = []
        var fastest: (lap: Int, timeS: Double)?
        for lap in laps {
            let endS = plan.seconds(lap.end)
            let beginS = endS - lap.timeS
            if let last = beacons.last {
                if beginS > last + sameS { beacons.append(beginS) }
            } else if beginS > -sameS {
                beacons.append(max(0, beginS))
            }
            guard let startS = beacons.last else {
                // The log begins within this lap.
                beacons.append(endS)
                continue
            }
            beacons.append(startS + lap.timeS)
            // i2 counts from 0, which is what is before the first beacon.
            if lap.isValid, lap.timeS < fastest?.timeS ?? .infinity { fastest = (beacons.count - 1, lap.timeS) }
        }
        beaconsS = beacons
        self.fastest = fastest
    }

    package static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The file `.ldx`. Times are in microseconds from the beginning of the log.
    package var text: String {
        var lines = [
            "<LDXFile Locale=\"English_United States.1252\" DefaultLocale=\"C\" Version=\"1.6\">", " <Layers>",
        ]
        lines += ["  <Layer>", "   <MarkerBlock>", "    <MarkerGroup Name=\"Beacons\" Index=\"3\">"]
        for (index, seconds) in beaconsS.enumerated() {
            let time = Int64(clamping: (seconds * 1e6).rounded())
            lines.append(
                "     <Marker Version=\"100\" ClassName=\"BCN\" Name=\"\(index + 1)\" Flags=\"77\" Time=\"\(time)\"/>")
        }
        lines += ["    </MarkerGroup>", "   </MarkerBlock>", "   <RangeBlock/>", "  </Layer>", "  <Details>"]
        lines.append("   <String Id=\"Total Laps\" Value=\"\(beaconsS.count + 1)\"/>")
        if let fastest {
            let milliseconds = Int(clamping: (fastest.timeS * 1000).rounded())
            let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
            let seconds = String(100 + rest / 1000).dropFirst() + "." + String(1000 + rest % 1000).dropFirst()
            lines.append("   <String Id=\"Fastest Time\" Value=\"\(minutes):\(seconds)\"/>")
            lines.append("   <String Id=\"Fastest Lap\" Value=\"\(fastest.lap)\"/>")
        }
        lines += ["  </Details>", " </Layers>", "</LDXFile>"]
        return Self.mark + lines.map { $0 + "\n" }.joined()
    }
}
