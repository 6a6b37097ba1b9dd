import Routes
import Telemetry
import Testing
import Trips

@testable import Reports

/// The files for programs that draw over videos, read as their formats are described.
@Suite(.timeLimit(.minutes(20))) struct OverlayTripTests {
    /// 23 Nov 2025, 23:59:58.250 UTC.
    private let origin = WallTime(microseconds: 1_763_942_398_250_000)

    private func way(_ start: GeoPoint) -> Way {
        var way = Way()
        way.points = (0..<4).map { index in
            var point = WayPoint(
                time: .zero.advanced(bySeconds: Double(index)),
                place: start.moved(byM: Double(index) * 10, towardsDeg: 90), drivenM: Double(index) * 10)
            point.speedKmh = 36
            point.altitudeM = 510.5
            point.courseDeg = 90
            point.errorM = 4
            point.isBridged = index == 3
            return point
        }
        return way
    }

    private func trip(_ way: Way, hidden: [Place] = [], gate: LapGate? = nil) -> OverlayTrip {
        var samples = SampleColumns()
        for tenth in 0...30 {
            let time = Instant.zero.advanced(bySeconds: Double(tenth) / 10)
            samples.append(Sample(.vehicleSpeed, 36, at: time))
            if tenth > 4 { samples.append(Sample(.engineSpeed, 2000 + Double(tenth), at: time)) }
        }
        return OverlayTrip(
            origin: origin, way: way.hiding(hidden), curves: TripCurves(samples, units: .metric),
            hidden: HiddenTimes(way, in: hidden), gate: gate,
            laps: [(number: 3, times: .zero...Instant.zero.advanced(bySeconds: 1.5))], program: "obdmech 0")
    }

    /// The sections of a VBO file, by their names.
    private func sections(_ bytes: [UInt8]) -> [String: [String]] {
        let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        #expect(text.unicodeScalars.count { $0 == "\n" } == text.unicodeScalars.count { $0 == "\r" })
        var (sections, name): ([String: [String]], String) = ([:], "")
        for line in text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init) where !line.isEmpty
        {
            if line.hasPrefix("[") { name = line } else { sections[name, default: []].append(line) }
        }
        return sections
    }

    @Test(arguments: [GeoPoint(latitude: 48.2, longitude: 11.6), GeoPoint(latitude: -33.9, longitude: -70.5)])
    func positionsOfVBOAreMinutesAndWestIsPositive(_ start: GeoPoint) throws {
        let sections = sections(trip(way(start)).vbo)
        let columns = try #require(sections["[column names]"]?.first).split(separator: " ")
        #expect(columns == ["sats", "time", "lat", "long", "velocity", "heading", "height", "rpm"])
        #expect(sections["[header]"]?.count == columns.count && sections["[channel units]"] == ["rpm"])
        let rows = try #require(sections["[data]"]).map { $0.split(separator: " ").compactMap { Double($0) } }
        #expect(rows.count == 4 && rows.allSatisfy { $0.count == columns.count })
        for (index, row) in rows.enumerated() {
            let place = start.moved(byM: Double(index) * 10, towardsDeg: 90)
            #expect(abs(row[2] / 60 - place.latitude) < 1e-6 && abs(-row[3] / 60 - place.longitude) < 1e-6)
            #expect(row[4] == 36 && row[5] == 90 && row[6] == 510.5)
        }
        #expect(rows.map { $0[0] } == [4, 4, 4, 0])
        // The clock goes on after midnight.
        #expect(rows.map { $0[1] } == [235_958.25, 235_959.25, 0.25, 1.25])
        #expect(rows.map { $0[7] } == [2005, 2010, 2020, 2030])
        let line = try #require(sections["[data]"]?.first)
        #expect(line.hasPrefix("004 235958.25 "))
        #expect(sections[""]?.first == "File created on 23/11/2025 at 23:59:58")
    }

    @Test func theLineOfLapsHasLongitudeFirst() throws {
        let start = GeoPoint(latitude: 48.2, longitude: 11.6)
        let gate = LapGate(name: "Line", place: start, courseDeg: 0, halfWidthM: 15)
        let line = try #require(sections(trip(way(start), gate: gate).vbo)["[laptiming]"]?.first)
        #expect(line.hasPrefix("Start ") && line.hasSuffix(" \u{AC} Start / Finish"))
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        #expect(numbers.count == 4 && abs(numbers[1] / 60 - 48.2) < 1e-6 && abs(numbers[3] / 60 - 48.2) < 1e-6)
        // From west to east, 30 m apart.
        #expect(numbers[0] > numbers[2])
        let ends = [(numbers[1], numbers[0]), (numbers[3], numbers[2])].map {
            GeoPoint(latitude: $0.0 / 60, longitude: -$0.1 / 60)
        }
        #expect(abs(ends[0].distanceM(to: ends[1]) - 30) < 0.1)
        #expect(sections(trip(way(start)).vbo)["[laptiming]"] == nil)
    }

    @Test func raceRenderHasEachSpeedAndSaysWhatWasMeasured() throws {
        let lines = trip(way(GeoPoint(latitude: 48.2, longitude: 11.6))).raceRender.split(separator: "\n")
        #expect(lines[0] == "Time,GPS_Update,Latitude,Longitude,Altitude,Heading,Accuracy,KPH,RPM,Lap")
        let rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.count == 31 && rows.allSatisfy { $0.count == 10 })
        #expect(rows[0] == ["0.000", "1", "48.2000000", "11.6000000", "510.5", "90.0", "4.0", "36.00", "", "3"])
        #expect(rows.filter { $0[1] == "1" }.map { $0[0] } == ["0.000", "1.000", "2.000"])
        #expect(rows[16][9].isEmpty && rows[5][8] == "2005")
        let longitudes = rows.compactMap { Double($0[3]) }
        #expect(longitudes.count == 31 && longitudes == longitudes.sorted())
    }

    @Test func hiddenPlacesAreInNeither() {
        let start = GeoPoint(latitude: 48.2, longitude: 11.6)
        let home = Place(name: "Home", center: start, radiusM: 12, isHidden: true)
        let trip = trip(way(start), hidden: [home])
        #expect(sections(trip.vbo)["[data]"]?.count == 2)
        #expect(trip.raceRender.split(separator: "\n").count == 12)
        #expect(trip.raceRender.split(separator: "\n")[1].hasPrefix("2.000,1,"))
    }

    @Test func aTripWithoutPositionsHasItsValues() {
        let trip = trip(Way())
        #expect(!trip.hasPlaces)
        #expect(trip.raceRender.hasPrefix("Time,KPH,RPM,Lap\n0.000,36.00,,3\n"))
    }
}
