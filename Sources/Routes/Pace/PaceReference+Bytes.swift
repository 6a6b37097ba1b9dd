import Telemetry

/// A pace as bytes: about four a knot. Distances are rounded to 0.01 m, and times to 0.01 s.
extension PaceReference {
    private static let steps = 100.0

    package var bytes: [UInt8] {
        var writer = NumberWriter()
        var last = (alongM: UInt64(0), timeS: UInt64(0))
        for knot in knots {
            let alongM = max(last.alongM, UInt64(clamping: Int64(clamping: (knot.alongM * Self.steps).rounded())))
            let timeS = max(last.timeS, UInt64(clamping: Int64(clamping: (knot.timeS * Self.steps).rounded())))
            writer.add(unsigned: alongM - last.alongM)
            writer.add(unsigned: timeS - last.timeS)
            last = (alongM, timeS)
        }
        return writer.bytes
    }

    /// Nil for bytes that are not those of a pace.
    package init?(bytes: [UInt8]) {
        var reader = NumberReader(bytes[...])
        var knots: [Knot] = []
        var last = (alongM: UInt64(0), timeS: UInt64(0))
        while !reader.rest.isEmpty {
            guard let moreM = reader.unsigned(), let moreS = reader.unsigned(), max(moreM, moreS) < 1 << 40 else {
                return nil
            }
            last = (last.alongM &+ moreM, last.timeS &+ moreS)
            knots.append(Knot(alongM: Double(last.alongM) / Self.steps, timeS: Double(last.timeS) / Self.steps))
        }
        self.init(knots)
    }
}
