import Documents
import Formats
import OBD
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct DayReportTests {
    private static let day = CalendarDay(year: 2026, month: 11, day: 21)

    static let empty = DayReport(from: day, to: day, trips: [], scans: [])

    static let full = DayReport(
        from: day, to: day,
        trips: [fullTrip(), fullTrip(id: 4, start: morning.advanced(bySeconds: 7200), fuelPrice: nil), bareTrip()],
        scans: [
            ScanRecord(
                time: morning, vin: "1HGCM82633A004352", milOn: true,
                codes: [TroubleCode("P0301")!, TroubleCode("U0100")!], device: "/dev/ttyUSB0"),
            ScanRecord(time: morning.advanced(bySeconds: 60), vin: nil, milOn: nil, codes: [], device: "sim:faults"),
        ])

    static let range = DayReport(
        from: day, to: CalendarDay(year: 2026, month: 12, day: 1),
        // Ends after midnight.
        trips: [fullTrip(start: morning.advanced(bySeconds: 13.6 * 3600))],
        scans: [ScanRecord(time: morning.advanced(bySeconds: 3 * 86400), vin: nil, milOn: false, codes: [], device: "")]
    )

    static let driven = DayReport(
        from: day, to: day, trips: [richTrip(), fullTrip(id: 4, start: morning.advanced(bySeconds: 7200))], scans: [])

    static let electric = DayReport(
        from: day, to: day, trips: [electricTrip(), fullTrip(id: 6, start: morning.advanced(bySeconds: 7200))],
        scans: [])

    @Test(arguments: ["full", "range", "driven", "electric"], [40, 80]) func text(name: String, width: Int) throws {
        let report = ["full": Self.full, "range": Self.range, "driven": Self.driven, "electric": Self.electric][name]!
            .paid(in: "EUR")
        let lines = report.text(Presentation(width: width, zone: TimeZone(offsetS: 3600)))
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "day-\(name)-\(width).txt", in: "TripTexts")
    }

    @Test func inOtherUnits() throws {
        try compare(
            Self.driven.paid(in: "$").text(Presentation(units: .us, zone: TimeZone(offsetS: 3600))),
            with: "day-us-80.txt", in: "TripTexts")
    }

    /// A trip's cost stays in the currency that was set when it was recorded, and sums are of one currency.
    @Test func currencies() {
        let times = [0.0, 3600, 7200].map { morning.advanced(bySeconds: $0) }
        var trips = times.enumerated().map { fullTrip(id: Int64($0.offset), start: $0.element) }
        trips[0].currency = "EUR"
        trips[1].currency = "$"
        let lines = DayReport(from: Self.day, to: Self.day, trips: trips, scans: []).text(Presentation(width: 500))
        #expect(lines.contains { $0.hasSuffix(", 1.37 EUR") } && lines.contains { $0.hasSuffix(", $1.37") })
        #expect(lines.contains { $0.hasSuffix(", cost 1.37") })
        #expect(lines.last?.contains(", 1.37 EUR, $1.37, cost 1.37, ") == true, "\(lines)")
        trips[2].currency = "EUR"
        let mixed = DayReport(from: Self.day, to: Self.day, trips: trips, scans: [])
        #expect(mixed.totals.fuelCost == nil)
        #expect(
            ReportDocuments.json(mixed).line.contains(
                #","fuelCosts":[{"currency":"EUR","cost":2.74},{"currency":"$","cost":1.37}]"#
            ))
        let one = DayReport(from: Self.day, to: Self.day, trips: [trips[0], trips[2]], scans: [])
        #expect(
            ReportDocuments.json(one).line.contains(#""fuelCost":2.74,"currency":"EUR","#),
            "\(ReportDocuments.json(one).line)")
    }

    /// Scans of a nightly job, of two cars in turns: as long as they say the same, they are one line a car.
    @Test func scansThatSayTheSame() throws {
        func scan(_ id: Int64, _ vin: String, _ codes: [String]) throws -> ScanRecord {
            ScanRecord(
                id: id, time: morning.advanced(bySeconds: Double(id) * 600), vin: vin, milOn: !codes.isEmpty,
                codes: try codes.map { try #require(TroubleCode($0)) }, device: "")
        }
        let scans = try [
            scan(1, "A", []), scan(2, "B", ["P0420"]), scan(3, "A", []), scan(4, "B", ["P0420"]),
            scan(5, "A", ["P0171"]),
            scan(6, "B", ["P0420"]), scan(7, "A", []),
        ]
        let report = DayReport(from: Self.day, to: Self.day, trips: [], scans: scans)
        #expect(report.scanGroups.map(\.title) == ["2 scans, 1 to 3", "3 scans, 2 to 6", "Scan 5", "Scan 7"])
        #expect(report.scanGroups.map(\.count) == [2, 3, 1, 1])
    }

    @Test func aScanHasItsNumber() {
        let scan = ScanRecord(
            id: 7, time: morning, vin: nil, milOn: true, codes: [], device: "", interruption: "'x' was closed")
        let report = DayReport(from: Self.day, to: Self.day, trips: [], scans: [scan])
        #expect(
            report.text(Presentation()).last
                == "Scan 7  09:18, check engine light on, no codes, interrupted")
        #expect(
            ReportDocuments.json(report).line.contains(#""id":7,"#)
                && ReportDocuments.json(report).line.contains(#""interruption":"'x' was closed""#))
    }

    /// Of a part of the way only: what is told of the trip, and of the day.
    @Test func fuelOfAPartOfTheWay() {
        var trip = fullTrip()
        trip.summary.distanceKm = 8.32
        trip.summary.fuelDistanceKm = 6.24
        let report = DayReport(from: Self.day, to: Self.day, trips: [trip, fullTrip(id: 4)], scans: [])
        let lines = report.text(Presentation(width: 500))
        #expect(lines.contains { $0.contains("0.76 L (for 6.2 km only), 12.3 L/100 km") }, "\(lines)")
        #expect(lines.last?.contains("1.53 L (except for 2.1 km)") == true, "\(lines)")
        #expect(report.text(Presentation(units: .us, width: 500)).last?.contains("gal (except for 1.3 mi)") == true)
    }

    @Test func nothingHappened() {
        #expect(Self.empty.text(Presentation()) == ["21 Nov 2026: no trips, no scans"])
        #expect(Self.empty.text(Presentation(width: 20)) == ["21 Nov 2026: no", "trips, no scans"])
    }

    /// An empty day says where trips are.
    @Test func whereTheTripsAre() {
        let last = CalendarDay(year: 2026, month: 11, day: 19)
        #expect(
            Self.empty.text(Presentation(), lastDay: last) == [
                "21 Nov 2026: no trips, no scans",
                "The last day with trips is 19 Nov 2026: obdmech report --date 2026-11-19",
            ])
        let scan = ScanRecord(time: morning, vin: nil, milOn: false, codes: [], device: "")
        let scanned = DayReport(from: Self.day, to: Self.day, trips: [], scans: [scan])
        #expect(
            scanned.text(Presentation(), lastDay: last).suffix(2) == [
                "", "The last day with trips is 19 Nov 2026: obdmech report --date 2026-11-19",
            ])
        // Shown in the place of another.
        let shown = DayReport(from: Self.day, to: Self.day, trips: [bareTrip()], scans: [])
        let today = CalendarDay(year: 2026, month: 12, day: 1)
        let lines = shown.text(Presentation(width: 200), of: "tag sea", inPlaceOf: today, lastDay: Self.day)
        #expect(
            lines.first
                == "No trips and no scans today, 1 Dec 2026. The last day with trips is 21 Nov 2026, tag sea")
        #expect(!lines.contains { $0.contains("--date") })
    }

    /// Which vehicle it was where there are several, notes, and what was asked for.
    @Test func vehiclesAndFilter() {
        var (first, second) = (bareTrip(), bareTrip())
        first.vin = "1HGCM82633A004352"
        second.vin = "WVWZZZ1JZXW000001"
        second.note = "to the sea"
        let names = VehicleNames([VehicleProfile(vin: "WVWZZZ1JZXW000001", name: "Golf")])
        let scan = ScanRecord(time: morning, vin: nil, milOn: false, codes: [], device: "")
        let lines = DayReport(from: Self.day, to: Self.day, trips: [first, second], scans: [scan])
            .text(Presentation(), of: "driver Ann", vehicles: names)
        #expect(lines.first == "21 Nov 2026, driver Ann")
        #expect(lines.contains { $0.hasSuffix("(VIN 1HGCM82633A004352)") } && lines.contains { $0.hasSuffix("(Golf)") })
        #expect(lines.contains("  to the sea"))
        #expect(lines.contains { $0.contains(", VIN unknown, check engine light off") })
        let one = DayReport(from: Self.day, to: Self.day, trips: [first], scans: []).text(Presentation())
        #expect(!one.contains { $0.contains("VIN") })
        let none = Self.empty.text(Presentation(), of: "tag sea")
        #expect(none == ["21 Nov 2026, tag sea: no trips, no scans"])
    }

    /// By their distances: an hour on the motorway says more than a minute in a car park.
    @Test func theScoreOfADay() throws {
        var (long, short) = (richTrip(), fullTrip())
        long.summary.distanceKm = 90
        short.summary.distanceKm = 10
        let (first, second) = (try #require(long.summary.score), try #require(short.summary.score))
        let report = DayReport(from: Self.day, to: Self.day, trips: [long, short, bareTrip()], scans: [])
        #expect(first != second)
        #expect(report.totals.score == Int((Double(first) * 0.9 + Double(second) * 0.1).rounded()))
        #expect(DayReport(from: Self.day, to: Self.day, trips: [bareTrip()], scans: []).totals.score == nil)
    }

    @Test func theDocument() {
        #expect(
            ReportDocuments.json(Self.full).document
                == """
                {
                  "format": "obdmech.report/1",
                  "from": "2026-11-21",
                  "to": "2026-11-21",
                  "totals": {
                    "trips": 3,
                    "distanceKm": 16.6449,
                    "durationS": 2411.984,
                    "coveredS": 2399.914,
                    "uncoveredS": 12.07,
                    "fuelL": 1.5296,
                    "averageLPer100Km": 9.19,
                    "averageMpgUs": 25.6,
                    "fuelCost": 1.37,
                    "idleS": 740.162,
                    "sharpAccelerations": 0,
                    "sharpBrakings": 0,
                    "overSpeedS": 0,
                    "score": 87
                  },
                  "trips": [
                    {
                      "id": 3,
                      "start": "2026-11-21T09:18:31Z",
                      "end": "2026-11-21T09:38:31Z",
                      "vin": "1HGCM82633A004352",
                      "distanceKm": 8.3224,
                      "durationS": 1199.992,
                      "coveredS": 1199.957,
                      "uncoveredS": 0.035,
                      "idleS": 370.081,
                      "averageSpeedKmh": 24.97,
                      "maxSpeedKmh": 60,
                      "averageEngineSpeedRpm": 1399,
                      "maxEngineSpeedRpm": 2034.25,
                      "fuelL": 0.7648,
                      "averageMpgUs": 25.6,
                      "averageLPer100Km": 9.19,
                      "fuelCost": 1.37,
                      "fuelPrice": 1.79,
                      "fuelMethod": "massAirFlow",
                      "maxCoolantC": 90,
                      "minVoltage": 14.136,
                      "sharpAccelerations": 0,
                      "sharpBrakings": 0,
                      "overSpeedS": 0,
                      "score": 87,
                      "samples": 32001,
                      "events": [],
                      "alerts": []
                    },
                    {
                      "id": 4,
                      "start": "2026-11-21T11:18:31Z",
                      "end": "2026-11-21T11:38:31Z",
                      "vin": "1HGCM82633A004352",
                      "distanceKm": 8.3224,
                      "durationS": 1199.992,
                      "coveredS": 1199.957,
                      "uncoveredS": 0.035,
                      "idleS": 370.081,
                      "averageSpeedKmh": 24.97,
                      "maxSpeedKmh": 60,
                      "averageEngineSpeedRpm": 1399,
                      "maxEngineSpeedRpm": 2034.25,
                      "fuelL": 0.7648,
                      "averageMpgUs": 25.6,
                      "averageLPer100Km": 9.19,
                      "fuelMethod": "massAirFlow",
                      "maxCoolantC": 90,
                      "minVoltage": 14.136,
                      "sharpAccelerations": 0,
                      "sharpBrakings": 0,
                      "overSpeedS": 0,
                      "score": 87,
                      "samples": 32001,
                      "events": [],
                      "alerts": []
                    },
                    {
                      "start": "2026-11-21T09:18:31Z",
                      "end": "2026-11-21T09:18:43Z",
                      "durationS": 12,
                      "coveredS": 0,
                      "uncoveredS": 12,
                      "fuelPrice": 1.79,
                      "fuelMethod": "none",
                      "samples": 3,
                      "events": [],
                      "alerts": []
                    }
                  ],
                  "scans": [
                    {
                      "time": "2026-11-21T09:18:31Z",
                      "vin": "1HGCM82633A004352",
                      "mil": true,
                      "codes": [
                        "P0301",
                        "U0100"
                      ],
                      "device": "/dev/ttyUSB0",
                      "origin": "vehicle"
                    },
                    {
                      "time": "2026-11-21T09:19:31Z",
                      "codes": [],
                      "device": "sim:faults",
                      "origin": "simulation"
                    }
                  ]
                }
                """)
    }

    @Test func theDocumentOfAnEmptyDay() {
        #expect(
            ReportDocuments.json(Self.empty).line
                == #"{"format":"obdmech.report/1","from":"2026-11-21","to":"2026-11-21","#
                + #""totals":{"trips":0,"distanceKm":0,"durationS":0,"coveredS":0,"uncoveredS":0,"fuelL":0,"fuelCost":0,"co2Kg":0,"idleS":0,"#
                + #""sharpAccelerations":0,"sharpBrakings":0,"overSpeedS":0},"trips":[],"scans":[]}"#)
    }

    /// Each time has its own distance from UTC: the clocks may go back in a trip.
    @Test func timesAreLocal() {
        let report = DayReport(from: Self.day, to: Self.day, trips: [fullTrip(id: nil)], scans: [])
        let lines = report.text(Presentation(zone: TimeZone({ $0 > morning ? 0 : 3600 })))
        #expect(lines.contains("Trip  10:18 (UTC+1) to 09:38 (UTC+0), 20 min 0 s"))
    }

    /// A sum is nil only where no trip has the value, and never takes unknown for 0.
    @Test func totals() {
        let bare = DayReport(from: Self.day, to: Self.day, trips: [bareTrip(), bareTrip()], scans: [])
        #expect(bare.totals.distanceKm == nil)
        #expect(bare.totals.fuelL == nil)
        #expect(bare.totals.fuelCost == nil)
        #expect(bare.totals.durationS == 24)
        #expect(bare.text(Presentation()).contains("Total  2 trips, distance unknown in 24 s"))
        // On a day without trips it is known that none were made.
        #expect(Self.empty.totals.distanceKm == 0)
        #expect(Self.full.totals.distanceKm == 2 * 8.322_449)
        #expect(Self.full.totals.fuelL == 2 * 0.764_81)
        #expect(Self.full.totals.fuelCost == 1.36901)
        let one = DayReport(from: Self.day, to: Self.day, trips: [fullTrip()], scans: [])
        #expect(!one.text(Presentation()).contains { $0.hasPrefix("Total") })
    }
}

extension DayReport {
    fileprivate func paid(in currency: String) -> DayReport {
        DayReport(
            from: from, to: to,
            trips: trips.map { trip in
                var trip = trip
                trip.currency = currency
                return trip
            }, scans: scans)
    }
}
