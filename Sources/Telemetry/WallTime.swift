/// A point in civil time: microseconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct WallTime: Hashable, Comparable, Sendable {
    package var microseconds: Int64

    package init(microseconds: Int64) { self.microseconds = microseconds }

    package static func < (left: WallTime, right: WallTime) -> Bool { left.microseconds < right.microseconds }

    package func advanced(bySeconds seconds: Double) -> WallTime {
        WallTime(microseconds: microseconds + Int64((seconds * 1e6).rounded()))
    }

    package func seconds(since earlier: WallTime) -> Double { Double(microseconds - earlier.microseconds) / 1e6 }
}
