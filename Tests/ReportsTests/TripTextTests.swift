import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

/// What a trip looks like when it is over: the files of Tests/TripTexts. OBDMECH_REWRITE=1 writes them anew.
@Suite(.timeLimit(.minutes(20))) struct TripTextTests {
    private static func lines(
        _ trip: TripRecord, width: Int = 80, utcOffsetS: Int = 0, units: UnitSystem = .metric,
        currency: String? = nil, listing: TripText.Listing = .none
    ) -> [String] {
        var trip = trip
        trip.currency = currency
        return TripText(trip, Presentation(units: units, width: width, zone: TimeZone(offsetS: utcOffsetS)))
            .lines(listing: listing)
    }

    private static func line(_ label: String, _ trip: TripRecord, units: UnitSystem = .metric, currency: String? = nil)
        -> String?
    {
        lines(trip, width: 1000, units: units, currency: currency).first { $0.hasPrefix(label + " ") }
            .map { String($0.dropFirst(10)) }
    }

    struct Written: CustomTestStringConvertible, Sendable {
        let name: String
        let trip: TripRecord
        var units = UnitSystem.metric
        var currency: String? = "EUR"
        var listing = TripText.Listing.none
        var testDescription: String { name }
    }

    @Test(
        arguments: [
            Written(name: "full", trip: fullTrip(), currency: nil), Written(name: "rich", trip: richTrip()),
            Written(name: "rich-us", trip: richTrip(), units: .us, currency: "$"),
            Written(name: "all", trip: richTrip(), listing: .all),
            Written(name: "electric", trip: electricTrip()),
            Written(name: "electric-charge", trip: chargeTrip()),
            Written(name: "electric-us", trip: electricTrip(), units: .us),
            Written(name: "bare", trip: bareTrip(), listing: .all),
        ], [40, 80])
    func aTrip(written: Written, width: Int) throws {
        let lines = Self.lines(
            written.trip, width: width, utcOffsetS: 3600, units: written.units, currency: written.currency,
            listing: written.listing)
        #expect(lines.allSatisfy { CellWidth.of($0) <= width && !$0.hasSuffix(" ") })
        try compare(lines, with: "\(written.name)-\(width).txt", in: "TripTexts")
    }

    @Test func valuesOfProfilesHaveNames() {
        #expect(TripText.name(Signal("stateOfHealth", .percent)) == "State of health")
        #expect(TripText.name(Signal("BattTemp7", .percent)) == "BattTemp7")
    }

    /// What recurs by the dozen is summed up, and listed only in full.
    @Test func alertsByTheDozen() {
        var trip = fullTrip()
        trip.alerts = (0..<40).map {
            Alert(.tiredDriving, at: trip.origin.advanced(bySeconds: Double($0) * 60), value: 2 + Double($0), limit: 2)
        }
        let summed = Self.lines(trip, width: 1000, listing: .notable).filter { $0.contains("of driving") }
        #expect(summed.count == 1 && summed[0].hasPrefix("Alerts") && summed[0].contains("40 times"))
        #expect(Self.lines(trip, width: 1000, listing: .all).count { $0.contains("of driving") } == 40)
    }

    /// A cause that lasts is told once, by its worst.
    @Test func alertsOfOneCause() {
        var trip = fullTrip()
        trip.alerts = [(60, 115.0), (360, 121), (660, 118)].map {
            Alert(.coolantHot, at: trip.origin.advanced(bySeconds: $0.0), value: $0.1, limit: 112)
        }
        trip.alerts += [(70, 11.6), (400, 11.2)].map {
            Alert(.voltageLow, at: trip.origin.advanced(bySeconds: $0.0), value: $0.1, limit: 12)
        }
        let text = Self.line("Alerts", trip)
        #expect(
            text == "coolant 121 °C, limit 112 °C, 3 times from 09:19 to 09:29; "
                + "voltage 11.2 V, limit 12.0 V, 2 times from 09:19 to 09:25", "\(text ?? "")")
    }

    /// What is polled besides, such as custom PIDs.
    @Test func otherSignals() {
        var trip = fullTrip()
        trip.summary.others = [
            SignalSummary(
                signal: Signal("customTransTemp", .degreesCelsius), minimum: 60, mean: 81.5, maximum: 95, samples: 3)
        ]
        #expect(Self.line("Also", trip) == "customTransTemp 60 to 95 °C, average 81.5")
        #expect(Self.line("Also", trip, units: .us) == "customTransTemp 140 to 203 °F, average 179")
        trip.summary.others[0].timeMean = 70
        #expect(Self.line("Also", trip) == "customTransTemp 60 to 95 °C, average 70 (time-weighted)")
        trip.summary.others[0].signal = .engineOilTemperature
        #expect(Self.line("Also", trip)?.hasPrefix("Engine oil temperature 60 to 95 °C") == true)
        #expect(TripDocuments.line(trip).line.contains("\"mean\":81.5,\"timeMean\":70,"))
        trip.summary.others[0].signal = Signal("customTransTemp", .degreesCelsius)
        #expect(TripDocuments.line(trip).line.contains("\"signal\":\"customTransTemp\""))
    }

    /// No more digits than are known: fuel, how far it may be off, and how that is told with economy and cost.
    @Test(
        arguments: [
            (0.7648, nil, "0.76 L, from air flow", "9.2 L/100 km", "1.37 EUR"),
            (0.7648, 10, "0.76 L ±10%, from air flow", "9.2 L/100 km", "about 1.37 EUR"),
            (0.7648, 1, "0.765 L ±1.0%, from air flow", "9.2 L/100 km", "1.37 EUR"),
            (7.648, 10, "7.6 L ±10%, from air flow", "92 L/100 km", "about 13.69 EUR"),
            (61.24, 18, "61 L ±18%, from air flow", "736 L/100 km", "about 109.62 EUR"),
            (61.24, 3, "61.2 L ±3%, from air flow", "736 L/100 km", "109.62 EUR"),
            (0, 10, "0.00 L ±10%, from air flow", "0.0 L/100 km", "about 0.00 EUR"),
        ] as [(Double, Double?, String, String, String)])
    func digits(fuelL: Double, percent: Double?, fuel: String, economy: String, cost: String) {
        var trip = fullTrip()
        trip.summary.fuelL = fuelL
        trip.summary.fuelUncertaintyPercent = percent
        trip.summary.distanceKm = 8.32
        #expect(Self.line("Fuel", trip) == fuel)
        #expect(Self.line("Economy", trip) == economy)
        #expect(Self.line("Cost", trip, currency: "EUR") == cost)
    }

    /// What is known of a part of the way only says so; what the user could add is named.
    @Test func fuelThatIsNotTheWholeTrips() {
        var trip = fullTrip()
        trip.summary.distanceKm = 8.32
        trip.summary.fuelDistanceKm = 8.2
        #expect(Self.line("Fuel", trip) == "0.76 L, from air flow")
        trip.summary.fuelDistanceKm = 6.24
        #expect(Self.line("Fuel", trip) == "0.76 L, from air flow, for 6.2 km only")
        #expect(Self.line("Economy", trip) == "12.3 L/100 km")
        trip = bareTrip()
        trip.parameters.vehicle.displacementL = 1.6
        let unknown = "unknown: the car does not report enough"
        #expect(Self.line("Fuel", trip) == unknown + "; obdmech vehicle --cylinders may help")
        trip.parameters.vehicle.cylinders = 4
        #expect(Self.line("Fuel", trip) == unknown)
        // It drove without an engine.
        trip.summary.distanceKm = 3
        #expect(Self.line("Fuel", trip)?.contains("electric") == true)
    }

    /// A gallon is large.
    @Test func gallons() {
        var trip = fullTrip()
        trip.summary.fuelUncertaintyPercent = 10
        #expect(Self.line("Fuel", trip, units: .us) == "0.20 gal ±10%, from air flow")
        #expect(Self.line("Economy", trip, units: .us) == "26 mpg")
        #expect(Self.line("Economy", trip, units: .imperial) == "31 mpg imp")
        trip.summary.fuelUncertaintyPercent = nil
        #expect(Self.line("Fuel", trip, units: .us) == "0.202 gal, from air flow")
        #expect(Self.line("Economy", trip, units: .us) == "25.6 mpg")
        trip.summary.fuelL = 0
        #expect(Self.line("Economy", trip, units: .us) == nil)
    }

    /// Beside the drives before it on its route; in the tiles of the page the parts are apart.
    @Test(arguments: [
        (700.0, "40 s longer", UnitSystem.metric, "median 8.0 L/100 km"),
        (600, "1 min 0 s shorter", .us, "median 29.4 mpg"),
        (660.4, "as long", .metric, "median 8.0 L/100 km"),
    ]) func besideTheDrivesBefore(durationS: Double, time: String, units: UnitSystem, economy: String) throws {
        var trip = fullTrip()
        #expect(Self.line("Usual", trip) == nil)
        trip.usual = UsualDrive(durationS: durationS, earlierS: [600, 660, 720], litersPer100Km: [7, 8, 9])
        let line = try #require(Self.line("Usual", trip, units: units))
        #expect(line.hasPrefix(time) && line.contains("3 earlier drives") && line.hasSuffix(economy))
        let tiles = TripText(trip, Presentation(units: units)).headline
        #expect(tiles.first { $0.label == "Time" }?.note?.hasPrefix(time) == true)
        #expect(tiles.first { $0.label == "Economy" }?.note == economy)
        trip.usual = UsualDrive(durationS: durationS, earlierS: [600, 660, 720], litersPer100Km: [])
        #expect(Self.line("Usual", trip, units: units)?.contains("economy") == false)
    }

    /// In the U.S. in pounds and, as on the labels of the EPA, grams per mile.
    @Test func carbonDioxideInTheDriversUnits() {
        #expect(TripText.carbonDioxide(kilograms: 9.748, 10, .metric) == "about 9.7 kg")
        #expect(TripText.carbonDioxide(kilograms: 9.748, 10, .imperial) == "about 9.7 kg")
        #expect(TripText.carbonDioxide(kilograms: 9.748, 10, .us) == "about 21 lb")
        #expect(TripText.carbonDioxide(kilograms: 0.713, 10, .us) == "about 1.6 lb")
    }

    @Test func gasIsSoldByMass() {
        var trip = fullTrip()
        trip.summary.fuelL = nil
        trip.summary.fuelKg = 3.217
        trip.summary.fuelKind = .compressedNaturalGas
        trip.summary.fuelUncertaintyPercent = 3
        #expect(Self.line("Fuel", trip) == "3.22 kg ±3%, from air flow (CNG)")
        #expect(Self.line("Cost", trip, currency: "$") == "$5.76")
        #expect(Self.line("Economy", trip) == nil)
        // Of a trip of which it is not known how far off it may be.
        trip.summary.fuelUncertaintyPercent = nil
        #expect(Self.line("Fuel", trip) == "3.22 kg, from air flow (CNG)")
    }

    @Test(
        arguments: [
            (8.3224, nil, nil, "8.32 km"), (8.3224, 0.9, .speed, "8.32 km ±0.9%, from speed"),
            (1034.72, 0.5, .speedAndOdometer, "1035 km ±0.5%, from speed and odometer"),
            (103.472, 0.2, .speedCalibrated, "103.5 km ±0.2%, from calibrated speed"),
            (8.3224, 12, .speed, "8.3 km ±12%, from speed"), (nil, nil, nil, "unknown"),
        ] as [(Double?, Double?, DistanceSource?, String)])
    func distance(km: Double?, percent: Double?, source: DistanceSource?, text: String) {
        var trip = fullTrip()
        trip.summary.distanceKm = km
        trip.summary.distanceSource = source
        trip.summary.distanceUncertaintyPercent = percent
        #expect(Self.line("Distance", trip) == text)
    }

    @Test(
        arguments: [
            (nil, nil, nil), (nil, 84231.4, "84231 km"), (0.14, nil, "0.1 km more than measured"),
            (-0.26, 84231.4, "0.3 km less than measured, at 84231 km"), (0.04, nil, "the same distance"),
        ] as [(Double?, Double?, String?)])
    func odometer(difference: Double?, reading: Double?, text: String?) {
        var trip = fullTrip()
        trip.summary.odometerDifferenceKm = difference
        trip.summary.odometerKm = reading
        #expect(Self.line("Odometer", trip) == text)
    }

    /// Duration, time covered, a pause, and the line on gaps: beyond what starting and stopping leave.
    @Test(
        arguments: [
            (100, 100, 0, nil), (100, 95, 0, nil),
            (100, 94.4, 0, "1 min 34 s of 1 min 40 s; 6 s without speed data, not counted"),
            (1200, 1180, 0, "19 min 40 s of 20 min 0 s; 20 s without speed data, not counted"),
            (400, 100, 300, nil), (420, 100, 300, "1 min 40 s of 2 min 0 s; 20 s without speed data, not counted"),
        ] as [(Double, Double, Double, String?)])
    func covered(durationS: Double, coveredS: Double, pausedS: Double, text: String?) {
        var trip = bareTrip()
        trip.summary.durationS = durationS
        trip.summary.coveredS = coveredS
        trip.summary.pausedS = pausedS
        trip.summary.distanceKm = 1
        #expect(Self.line("Recorded", trip) == text)
        #expect(Self.line("Paused", trip) == (pausedS > 0 ? "5 min 0 s, engine off" : nil))
        trip.summary.distanceKm = nil
        #expect(Self.line("Recorded", trip) == nil)
    }

    @Test(
        arguments: [
            (nil, nil), (0.4, nil), (1, "1 s"), (370.1, "6 min 10 s (31%)"),
        ] as [(Double?, String?)])
    func idle(seconds: Double?, text: String?) {
        var trip = fullTrip()
        trip.summary.idleS = seconds
        if seconds == 1 { trip.summary.durationS = 50 }
        #expect(Self.line("Idle", trip) == text)
    }

    @Test func aTripAcrossMidnight() {
        let trip = fullTrip(start: morning.advanced(bySeconds: 14.6 * 3600))
        #expect(Self.line("Trip", trip) == "3, 21 Nov 2026 23:54 to 00:14, 20 min 0 s")
    }

    @Test func whatIsTypedCannotBreakTheLines() {
        var trip = fullTrip()
        trip.note = "one\n\u{1B}[2Jtwo"
        #expect(Self.line("Note", trip) == "one \u{FFFD}[2Jtwo")
    }
}
