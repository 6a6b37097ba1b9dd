import CommandLine
import OBD
import Pages
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trips

/// `obdmech report --html FILE`.
extension ReportCommand {
    /// Throws if --html is combined with another output format.
    static func checkHTML(_ options: Options) throws(Failure) {
        guard options.has(.html) else { return }
        if let other = [Flag.json, .reportCSV].first(where: options.has) {
            throw Failure(CommandLineMessage.contradiction("html", other.name))
        }
    }

    static func write(_ page: Page, to path: String) throws {
        try HTMLFile(path).write(page)
    }

    /// The page about a trip, with its samples.
    static func page(
        _ trip: TripRecord, _ database: Database?, _ units: UnitSystem, _ names: VehicleNames, isRedacted: Bool
    ) throws -> Page {
        var (curves, traces) = (TripCurves(parameters: trip.parameters, units: units), LapTraces(trip.laps))
        let bar = ProgressBar("reading samples")
        var done = 0
        if let id = trip.id {
            try database?.samples(trip: id) { sample in
                curves.take(sample)
                traces.take(sample)
                done += 1
                if done.isMultiple(of: 16384) { bar.show(done, of: max(done, trip.summary.samples)) }
            }
        }
        bar.end()
        return TripPage(
            trip, curves: curves, traces: traces.all(), vehicles: names, isRedacted: isRedacted,
            program: HTMLFile.program,
            utcOffsetS: LocalTime.utcOffsetS
        ).page
    }

    /// The page about a stored scan.
    static func page(
        _ record: ScanRecord, _ found: (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?),
        _ units: UnitSystem, _ inspection: String, isRedacted: Bool
    ) -> Page {
        ScanPage(
            found.scan, at: record.time, since: found.earlier, id: record.id, units: units, inspection: inspection,
            isRedacted: isRedacted, program: HTMLFile.program, utcOffsetS: LocalTime.utcOffsetS
        ).page
    }

    /// The page about a range of days.
    static func page(
        _ report: DayReport, _ filter: TripFilter, _ units: UnitSystem, _ names: VehicleNames, isRedacted: Bool
    ) -> Page {
        RangePage(
            report, of: isRedacted ? filter.wordsWithoutVIN : filter.words, units: units, vehicles: names,
            isRedacted: isRedacted, program: HTMLFile.program,
            utcOffsetS: LocalTime.utcOffsetS
        ).page
    }
}

extension Flag {
    static let html = Flag(
        "html", argument: "FILE", values: .file, heading: .output,
        "Write a page for a browser to this file. It is one file that loads nothing, with charts if it shows a trip. "
            + "- means standard output. An older file is replaced.")
}
