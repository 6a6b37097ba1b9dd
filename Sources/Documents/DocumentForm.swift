/// The form of the JSON output of a command. The schema of the document (`DocumentSchema`) and the manual page
/// obdmech-json(5) are made from these rows.
package struct DocumentForm: Sendable {
    /// The name, such as "scan" for schemas/scan.json and the heading in the manual page.
    package let name: String
    /// The subcommands that write it; empty if none does.
    package let commands: [String]
    package let help: String
    /// Whether it has one object per line while the command runs, and not a single object over several lines.
    package let isLines: Bool
    /// The possible kinds of object.
    package let kinds: [ShapeForm]

    init(_ name: String, of commands: [String], isLines: Bool = false, _ help: String, _ kinds: [ShapeForm]) {
        self.name = name
        self.commands = commands
        self.isLines = isLines
        self.help = help
        self.kinds = kinds
    }

    /// In the order of the manual page.
    package static let all = [
        scan, clear, read, pids, trip, alert, report, lap, drift, trends, compare, laps, lapRecords, routes, route,
        routeStats,
        routeComparison, routeFile, routeWays, places, edit, delete, vehicle, calibration, gates, speedTests,
        batteryTests, monitorTests, importPreview, trash, clips, film, share, trafficCameras, publish, account, sync,
        explain,
        devices,
        doctor,
        terminal, config,
    ]
}
