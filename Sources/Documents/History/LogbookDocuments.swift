package import Formats
package import Reports
import Telemetry

/// A mileage log as JSON.
package enum LogbookDocuments {
    private static let drive: [JSONMember<Logbook.Entry>] = [
        JSONMember("trip", .integer, "Number of the trip.") { $0.trip },
        JSONMember("start", .time, "Time of the first sample.") { $0.start },
        JSONMember("end", .time, "Time of the last sample.") { $0.end },
        JSONMember("distanceKm", .number("km", 4), "Distance.") { $0.distanceKm },
        JSONMember(
            "odometerStartKm", .number("km", 1), "Odometer at the start, computed from the reading at the end."
        ) { $0.odometerStartKm },
        JSONMember("odometerEndKm", .number("km", 1), "Last reading of the odometer.") { $0.odometerEndKm },
        JSONMember("purpose", .text, "Tags of the trip.") { $0.purpose.joined(separator: ", ") },
        JSONMember("note", .text, "Note.") { $0.note },
        JSONMember("driver", .text, "Driver.") { $0.driver },
        JSONMember(
            "uncoveredS", .number("s", 3), "Time of the drive without known speed, whose distance is missing."
        ) { $0.uncoveredS },
        JSONMember(
            "gapKm", .number("km", 1),
            "Advance of the odometer since the drive before, which was not recorded; negative if it went back."
        ) { $0.gapKm },
    ]

    private static let purpose: [JSONMember<(purpose: String, km: Double)>] = [
        JSONMember("purpose", .text, "Purpose; empty for drives without a tag.") { $0.purpose },
        JSONMember("distanceKm", .number("km", 4), "Distance driven for it.") { $0.km },
    ]

    private static let vehicle: [JSONMember<Logbook.Vehicle>] = [
        JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
        JSONMember("distanceKm", .number("km", 4), "Total distance.") { $0.distanceKm },
        JSONMember("gapKm", .number("km", 1), "Total of what was not recorded between drives.") { $0.gapKm },
        JSONMember("purposes", .list(.object(purpose)), "The distance by purpose, the longest first.") {
            $0.purposes
        },
        JSONMember("drives", .list(.object(drive)), "Drives in chronological order.") { $0.entries },
    ]

    static let logbook = JSONShape<Logbook>(
        "logbook", "mileage log",
        [
            .format("obdmech.logbook/1"),
            JSONMember("from", .day, "First day, in local time.") { $0.from },
            JSONMember("to", .day, "Last day.") { $0.to },
            JSONMember("vehicles", .list(.object(vehicle)), "Vehicles, in the order of their first drives.") {
                $0.vehicles
            },
        ])

    package static func json(_ logbook: Logbook) -> JSON { self.logbook.json(logbook) }
}
