import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct WayHoursTests {
    private func drives(_ hour: Int?, _ times: Double..., fuelL: Double? = nil, stops: Int? = nil) -> [WayHours.Drive] {
        times.map { WayHours.Drive(hour: hour, durationS: $0, fuelL: fuelL, stops: stops) }
    }

    @Test func theWayThatJamsIsNamed() throws {
        let city = drives(6, 1000, 1020) + drives(7, 1600, 1500, stops: 9) + drives(17, 1700, 1710)
        let ring = drives(6, 1200, 1210) + drives(7, 1250, 1270, fuelL: 1.8, stops: 2)
        let hours = WayHours([city, ring])
        #expect(hours.hours.map(\.hour) == [6, 7, 17])
        #expect(hours.hours.map(\.fastest) == [0, 1, nil])
        #expect(hours.hours.map(\.jammed) == [[], [0], [0]] && hours.jamming == 0)
        let seven = try #require(hours.hours[1].ways[1])
        #expect(seven.drives == 2 && seven.durationS == 1260 && seven.fuelL == 1.8 && seven.stops == 2)
        #expect(hours.all.map { $0?.drives } == [6, 4])
    }

    @Test func oneDriveIsNoJam() {
        let hours = WayHours([drives(6, 1000, 1000) + drives(7, 3000), drives(nil, 500)])
        #expect(hours.jamming == nil && hours.hours.count == 2 && hours.all[1]?.drives == 1)
        #expect(WayHours([[], []]).hours.isEmpty && WayHours([[], []]).all == [nil, nil])
    }
}
