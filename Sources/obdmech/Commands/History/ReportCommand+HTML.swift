import CommandLine
import Pages
import Recording
import Reports
import Storage
import Telemetry
import Trips

extension ReportCommand {
    /// The page about a trip, with its samples.
    static func page(
        _ trip: TripRecord, _ database: Database?, _ units: UnitSystem, _ names: VehicleNames
    ) throws -> Page {
        var curves = TripCurves(parameters: trip.parameters, units: units)
        if let id = trip.id { try database?.samples(trip: id) { curves.take($0) } }
        return TripPage(
            trip, curves: curves, vehicles: names, program: HTMLFile.program, utcOffsetS: LocalTime.utcOffsetS
        ).page
    }
}

extension Flag {
    static let html = Flag(
        "html", argument: "FILE", values: .file, heading: .output,
        "Write a page for a browser to this file. It is one file that loads nothing, with charts if a trip is shown. "
            + "- means standard output. An older file is replaced.")
}
