import Formats
import Reports
import Telemetry
import Testing
import Trips

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct TripPageTests {
    private static func page(_ units: UnitSystem = .metric, isRedacted: Bool = false) -> Page {
        TripPage(
            shortTrip(), Presentation(units: units, zone: TimeZone(offsetS: 3600), isRedacted: isRedacted),
            curves: curves(units),
            program: "obdmech test"
        ).page
    }

    @Test func page() throws { try compare(Self.page(), with: "trip") }

    @Test func pageInMiles() throws { try compare(Self.page(.us), with: "trip-us") }

    /// Whatever the text about the trip says is on the page, in the same digits.
    @Test(arguments: UnitSystem.allCases) func sameNumbers(units: UnitSystem) {
        let page = Self.page(units).body.text
        for row in TripText(shortTrip(), Presentation(units: units, zone: TimeZone(offsetS: 3600))).rows(listsAll: true)
        {
            let escaped = HTML.text(row.label == "Trip" ? String(row.text.dropFirst(3)) : row.text).text
            #expect(page.contains(row.label == "Trip" ? escaped : ">\(escaped)<"), "\(row)")
        }
    }

    @Test func redacted() {
        let text = Self.page(isRedacted: true).text
        #expect(!text.contains("1HGCM82633A004352"))
        #expect(!text.contains("anna.txt"))
        #expect(text.contains("replayed"))
        #expect(Self.page().text.contains("1HGCM82633A004352"))
    }

    /// A state has no curve: its words stand with their shares of the time, which a gap does not lengthen.
    @Test func states() {
        var samples = SampleColumns()
        let system = Signal("fuelSystem1Status", .none)
        for second in Array(0..<75) + Array(75...100) + [5000] {
            samples.append(Sample(system, second < 75 ? 2 : 4, at: .zero.advanced(bySeconds: Double(second))))
        }
        let curves = TripCurves(samples, units: .metric)
        let page = TripPage(shortTrip(), Presentation(), curves: curves, program: "obdmech test").page
        let gapS = TripEngine.signalGapSeconds
        let closed = Format.fixed(75 / (100 + gapS) * 100, 0)
        let open = Format.fixed((25 + gapS) / (100 + gapS) * 100, 0)
        #expect(
            page.body.text.contains(
                "closed loop (oxygen sensors) \(closed)%; open loop due to driving conditions \(open)%"))
        #expect(!page.body.text.contains("<h3>Fuel system 1"))
    }

    /// A trip of which the samples are gone.
    @Test func withoutSamples() {
        let page = TripPage(
            shortTrip(), Presentation(), curves: TripCurves(SampleColumns(), units: .metric),
            program: "obdmech test"
        ).page
        #expect(page.body.text.contains("no samples of this trip"))
        #expect(!page.body.text.contains("application/json"))
    }

    /// Times and values that no trip has, from a damaged database.
    @Test func damaged() {
        var trip = shortTrip()
        trip.id = nil
        trip.summary.durationS = 1e12
        trip.summary.events[0].durationS = .nan
        var samples = SampleColumns()
        for (second, value) in [-1e308, 1e308, .infinity, 5, -1e11, 1e11].enumerated() {
            samples.append(Sample(Signal("custom", .none), value, at: Instant.zero.advanced(bySeconds: Double(second))))
        }
        let curves = TripCurves(samples, units: .metric)
        let page = TripPage(trip, Presentation(), curves: curves, program: "obdmech test").page
        #expect(page.body.text.contains("<h1>Trip</h1>"))
        #expect(curves.curves().first?.values == [5, -1e11, 1e11])
    }

    @Test func groups() {
        func curve(_ signal: Signal, _ values: [Double]) -> TripCurves {
            var samples = SampleColumns()
            for (index, value) in values.enumerated() {
                samples.append(Sample(signal, value, at: Instant.zero.advanced(bySeconds: Double(index))))
            }
            return TripCurves(samples, units: .metric)
        }
        let parts = [
            curve(.coolantTemperature, [20, 90]), curve(.intakeAirTemperature, [25, 30]),
            curve(.catalystTemperatures[0], [600, 700]), curve(.vehicleSpeed, [0, 50]),
            curve(.shortTermFuelTrims[0], [-3, 2]), curve(.longTermFuelTrims[0], [-1, 1]), curve(.engineLoad, [2, 3]),
            curve(.fuelSystemStatus, [1, 2]), curve(.mil, [0, 1]),
        ].flatMap { $0.curves() }
        let groups = ChartGroup.groups(parts).map { $0.curves.map(\.signal.name) }
        #expect(
            groups == [
                ["coolantTemperature", "intakeAirTemperature"], ["catalystTemperatureBank1Sensor1"], ["vehicleSpeed"],
                ["shortTermFuelTrimBank1", "longTermFuelTrimBank1"], ["engineLoad"], ["fuelSystem1Status"],
                ["malfunctionLamp"],
            ])
    }
}
