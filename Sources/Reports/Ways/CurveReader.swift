import Trips

/// Reads a curve at times that do not decrease.
struct CurveReader {
    private let curve: TripCurves.Curve
    private let holdsMs: Int64
    private var next = 0

    init(_ curve: TripCurves.Curve, holdsMs: Int64) {
        self.curve = curve
        self.holdsMs = holdsMs
    }

    /// The latest value; nil if it is older than it holds.
    mutating func value(at ms: Int64) -> Double? {
        while next < curve.times.count, curve.times[next] <= ms { next += 1 }
        guard next > 0, ms - curve.times[next - 1] <= holdsMs else { return nil }
        return curve.values[next - 1]
    }
}
