/// The line at which laps begin and end, across the track.
package struct LapGate: Hashable, Sendable {
    /// To each side of the place, in meters.
    package static let usualHalfWidthM = 15.0

    package var name: String
    /// The middle of the line.
    package var place: GeoPoint
    /// The direction in which it is crossed, in degrees.
    package var courseDeg: Double
    package var halfWidthM: Double
    /// The lines at which the sectors of a lap end, in their order, except the last sector, which ends at this line. They
    /// have no sectors of their own.
    package var sectors: [LapGate] = []

    package init(name: String, place: GeoPoint, courseDeg: Double, halfWidthM: Double = usualHalfWidthM) {
        self.name = name
        self.place = place
        self.courseDeg = courseDeg
        self.halfWidthM = halfWidthM
    }

    /// By how much the direction of a car may differ when it crosses the line, in degrees.
    private static let maxTurnDeg = 60.0

    /// Returns the share of the way from one point to the next at which the line is crossed; nil if it is not, or in
    /// another direction.
    package func crossing(from one: GeoPoint, to other: GeoPoint) -> Double? {
        let plane = LocalPlane(at: place)
        let (a, b) = (coordinates(plane.metres(to: one)), coordinates(plane.metres(to: other)))
        guard a.along < 0, b.along >= 0 else { return nil }
        let share = -a.along / (b.along - a.along)
        guard abs(a.across + (b.across - a.across) * share) <= halfWidthM,
            Angle.difference(one.bearingDeg(to: other), courseDeg) <= Self.maxTurnDeg
        else { return nil }
        return share
    }

    /// Meters along the direction of the gate, and to its right.
    private func coordinates(_ metres: (eastM: Double, northM: Double)) -> (along: Double, across: Double) {
        let (east, north) = Angle.unit(courseDeg)
        return (
            metres.eastM * east + metres.northM * north, metres.eastM * north - metres.northM * east
        )
    }
}
