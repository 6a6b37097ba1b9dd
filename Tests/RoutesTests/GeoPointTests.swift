import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct GeoPointTests {
    /// Lengths of a degree on WGS 84, from the tables of the ellipsoid.
    @Test(arguments: [(0.0, 110_574.3, 111_319.5), (45, 111_131.8, 78_846.8), (60, 111_412.2, 55_800.0)])
    func aDegreeIsAsLongAsOnTheEllipsoid(latitude: Double, north: Double, east: Double) {
        let here = GeoPoint(latitude: latitude, longitude: 8)
        let tenthNorth = GeoPoint(latitude: latitude + 0.1, longitude: 8).distanceM(
            to: GeoPoint(latitude: latitude - 0.1, longitude: 8))
        #expect(abs(tenthNorth * 5 / north - 1) < 1e-4)
        let tenthEast = here.distanceM(to: GeoPoint(latitude: latitude, longitude: 8.1))
        #expect(abs(tenthEast * 10 / east - 1) < 1e-4)
    }

    @Test func farAwayTheEarthIsRound() {
        // From Paris to New York: 5,837 km on the ellipsoid.
        let paris = GeoPoint(latitude: 48.8566, longitude: 2.3522)
        let newYork = GeoPoint(latitude: 40.7128, longitude: -74.006)
        #expect(abs(paris.distanceM(to: newYork) / 5_852_000 - 1) < 0.005)
        #expect(abs(paris.bearingDeg(to: newYork) - 291.8) < 0.5)
    }

    @Test func theDateLineIsNoBorder() {
        let west = GeoPoint(latitude: -17, longitude: 179.9995)
        let east = GeoPoint(latitude: -17, longitude: -179.9995)
        #expect(abs(west.distanceM(to: east) - 106.5) < 0.5)
        #expect(abs(west.bearingDeg(to: east) - 90) < 0.01)
        #expect(abs(abs(west.interpolated(to: east, share: 0.5).longitude) - 180) < 1e-9)
        let moved = west.moved(byM: 200, towardsDeg: 90)
        #expect(moved.longitude < -179.9 && abs(west.distanceM(to: moved) - 200) < 0.01)
    }

    @Test func theNumbersOfNoPlaceAreRefused() {
        #expect(GeoPoint(checked: 0, 0) == nil)
        #expect(GeoPoint(checked: 91, 5) == nil)
        #expect(GeoPoint(checked: 5, 181) == nil)
        #expect(GeoPoint(checked: .nan, 5) == nil)
        #expect(GeoPoint(checked: -90, 180) != nil)
    }

    @Test func anglesAreFolded() {
        #expect(Angle.normalized(-10) == 350 && Angle.normalized(720) == 0 && Angle.normalized(-1e-15) == 0)
        #expect(Angle.signed(190) == -170 && Angle.signed(180) == 180 && Angle.signed(-180) == 180)
        #expect(Angle.difference(350, 10) == 20 && Angle.difference(10, 350) == 20)
    }
}
