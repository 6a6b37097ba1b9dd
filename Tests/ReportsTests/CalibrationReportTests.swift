import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct CalibrationReportTests {
    private let report = CalibrationReport(
        RecordedVehicle(VehicleProfile(vin: "X")), Presentation(width: 100), heading: "VIN X")
    private let before = VehicleSpecification.Correction(factor: 1.05, spreadPercent: nil, comparisons: 1)
    private let after = VehicleSpecification.Correction(factor: 1.043, spreadPercent: 1.2, comparisons: 2)

    private func interval(_ kind: CalibrationMark.Kind, truth: Double, litres: Double?) -> CalibrationInterval {
        var trip = TripSummary()
        trip.durationS = 1000
        trip.coveredS = 900
        trip.distanceKm = 600
        if let litres {
            trip.fuelL = litres
            trip.fuelMethod = .massAirFlow
        }
        return CalibrationInterval(kind, truth: truth, trips: [trip])
    }

    private func result(
        _ kind: CalibrationMark.Kind, _ amount: Double, _ interval: CalibrationInterval?, isCounted: Bool
    ) -> CalibrationReport.Result {
        let mark = CalibrationMark(
            kind, at: WallTime(microseconds: 0), amount: amount, computed: interval?.computed,
            factor: isCounted ? interval?.factor : nil, method: interval?.methods.first)
        return CalibrationReport.Result(
            mark: mark, interval: interval, isMarkOnly: false, before: before, after: isCounted ? after : before)
    }

    @Test func aFillUp() {
        let result = result(.fillUp, 39.8, interval(.fillUp, truth: 39.8, litres: 38.2), isCounted: true)
        #expect(
            report.text(result) == [
                "Vehicle     VIN X", "Filled      39.80 L",
                "Compared    calculated 38.20 L from air flow in 1 trip, filled 39.80 L: ratio 1.042",
                "Economy     6.6 L/100 km over the 600 km recorded",
                "Fuel        factor 1.043 ± 1.2% from 2 fill-ups (was 1.050)",
            ])
        #expect(
            VehicleDocuments.json(report, result).line == """
                {"format":"obdmech.calibration/1","vin":"X","mark":{"kind":"fill-up","time":"1970-01-01T00:00:00Z",\
                "amount":39.8,"unit":"L","computed":38.2,"factor":1.041885,"fuelMethod":"massAirFlow"},\
                "interval":{"trips":1,"distanceKm":600,"truth":39.8,"computed":38.2,"ratio":1.041885,\
                "fuelMethods":["massAirFlow"],"doubts":["the trips have gaps of 10% of their time"]},"counted":true,\
                "before":{"factor":1.05,"comparisons":1},"after":{"factor":1.043,"spreadPercent":1.2,"comparisons":2}}
                """)
    }

    @Test func theOdometer() {
        let first = report.text(result(.odometer, 10000, nil, isCounted: false))
        #expect(
            first == [
                "Vehicle     VIN X", "Odometer    10000 km",
                "Distance    first reading: the next one is compared with the drives from now on",
            ])
        let second = report.text(
            result(.odometer, 10612, interval(.odometer, truth: 612, litres: nil), isCounted: true))
        #expect(
            second[2...] == [
                "Compared    calculated 600.0 km in 1 trip, odometer 612.0 km: ratio 1.020",
                "Distance    factor 1.043 ± 1.2% from 2 odometer readings (was 1.050)",
            ])
    }

    @Test func allMarks() {
        let marks = [
            CalibrationMark(.fillUp, at: WallTime(microseconds: 0), amount: 30),
            CalibrationMark(
                .fillUp, at: WallTime(microseconds: 1), amount: 42, computed: 40, factor: 1.05, method: .massAirFlow),
            CalibrationMark(.fillUp, at: WallTime(microseconds: 2), amount: 60, computed: 40, method: .fuelRate),
            CalibrationMark(.odometer, at: WallTime(microseconds: 3), amount: 1000),
            CalibrationMark(.odometer, at: WallTime(microseconds: 4), amount: 1102, computed: 100, factor: 1.02),
        ]
        var specification = VehicleSpecification()
        specification.distanceCorrection = before
        let lines = report.text(marks, specification) { "day \($0.microseconds)" }
        #expect(
            lines == [
                "VIN X", "", "Fill-ups", "  day 0  30.00 L  starting point",
                "  day 1  42.00 L  calculated 40.00 L from air flow, ratio 1.050",
                "  day 2  60.00 L  calculated 40.00 L from engine fuel rate, ratio 1.500, not counted", "",
                "Odometer", "  day 3  1000 km  starting point", "  day 4  1102 km  calculated 100.0 km, ratio 1.020",
                "  factor 1.050 from 1 odometer reading",
            ])
    }

    @Test func allMarksAsJSON() {
        let marks = [
            CalibrationMark(
                .fillUp, at: WallTime(microseconds: 0), amount: 42, computed: 40, factor: 1.05, method: .massAirFlow),
            CalibrationMark(.odometer, at: WallTime(microseconds: 0), amount: 1000),
        ]
        var specification = VehicleSpecification()
        specification.fuelCorrection = after
        #expect(
            VehicleDocuments.json(report, marks, specification).line == """
                {"format":"obdmech.calibration/1","vin":"X","marks":[\
                {"kind":"fill-up","time":"1970-01-01T00:00:00Z","amount":42,"unit":"L","computed":40,"factor":1.05,\
                "fuelMethod":"massAirFlow"},\
                {"kind":"odometer","time":"1970-01-01T00:00:00Z","amount":1000,"unit":"km"}],\
                "fuelCorrection":{"factor":1.043,"spreadPercent":1.2,"comparisons":2}}
                """)
        // The vehicle that tells no VIN is one, too.
        let nameless = CalibrationReport(RecordedVehicle(VehicleProfile(vin: nil)), Presentation(), heading: "")
        #expect(
            VehicleDocuments.json(nameless, [], VehicleSpecification()).line
                == #"{"format":"obdmech.calibration/1","vin":null,"marks":[]}"#)
    }

    /// What became of the factor: by a comparison, by taking one back, by forgetting all.
    @Test func changes() {
        for (old, new, text) in [
            (nil, nil, "no factor"), (before, nil, "factor removed (was 1.050)"),
            (nil, before, "factor 1.050 from 1 fill-up (was none)"),
            (before, before, "factor 1.050 from 1 fill-up"),
            (before, after, "factor 1.043 ± 1.2% from 2 fill-ups (was 1.050)"),
        ] as [(VehicleSpecification.Correction?, VehicleSpecification.Correction?, String)] {
            #expect(report.change(old, new, .fillUp) == text)
        }
    }

    @Test func anOdometerReadingAsJSON() {
        let result = result(.odometer, 10612, interval(.odometer, truth: 612, litres: nil), isCounted: false)
        let line = VehicleDocuments.json(report, result).line
        #expect(line.contains(#""amount":10612,"unit":"km","computed":600}"#), "\(line)")
        #expect(line.contains(#""ratio":1.02,"doubts":["#) && line.contains(#""counted":false"#), "\(line)")
    }

    @Test func doubts() {
        let interval = interval(.fillUp, truth: 5, litres: 4)
        #expect(
            report.text([.unusualFactor, .unknownFuel(trips: 2), .tooLittle], interval)
                == "the ratio 1.25 is unusual (perhaps not all drives were recorded), the fuel of 2 trips is unknown "
                + "and 5.00 L is too little for a good comparison")
    }

    /// It is sold by the kilogram.
    @Test func naturalGas() {
        var vehicle = RecordedVehicle(VehicleProfile(vin: nil))
        vehicle.latestFuel = .compressedNaturalGas
        #expect(CalibrationReport(vehicle, Presentation(units: .us), heading: "").amount(14.2, .fillUp) == "14.20 kg")
        vehicle.vehicle.specification.fuel = .gasoline
        #expect(CalibrationReport(vehicle, Presentation(units: .us), heading: "").amount(14.2, .fillUp) == "3.75 gal")
    }
}
