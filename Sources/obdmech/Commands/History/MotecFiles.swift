import CommandLine
import Formats
import GamePackets
import Glibc
import History
import Interchange
import Recording
import Reports
import Routes
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `report --trip N --motec FILE.ld`: a log for MoTeC i2, with its laps in FILE.ldx beside it.
struct MotecFiles {
    private static let ending = ".ld"

    private let path: String
    private var lapsPath: String { path + "x" }

    /// Looks whether the files can be written, before anything is read. Logs of this program are replaced, files of
    /// others are not.
    init(_ path: String) throws(CommandError) {
        self.path = path
        let folder = SystemFile.folder(of: WholeFile.resolved(path))
        if let error = SystemFile.accessError(folder, W_OK | X_OK) {
            throw CommandError(FileError.cannotMake(path, error.number))
        }
        try refuse(path) { MotecLog.isOurs($0) }
        try refuse(lapsPath) { $0.starts(with: MotecLaps.mark.utf8) }
    }

    private func refuse(_ path: String, unless isOurs: ([UInt8]) -> Bool) throws(CommandError) {
        if SystemFile.isFolder(path) { throw CommandError(FileError.cannotMake(path, EISDIR)) }
        guard let bytes = try UserFile.beginning(of: path, length: 4096) else { return }
        guard isOurs(bytes) else { throw CommandError(FileError.cannotMake(path, EEXIST)) }
    }

    static func isNamed(_ path: String) -> Bool { path.lowercased().hasSuffix(ending) && path.count > ending.count }

    func write(_ trip: TripRecord, _ database: Database?, _ names: VehicleNames) throws {
        guard let database, let id = trip.id, trip.summary.samples > 0 else {
            throw CommandError(StoredError.noSamples)
        }
        let hidden = try database.hiddenTimes(of: trip)
        func isShown(_ sample: Sample) -> Bool {
            hidden.isEmpty || !Signal.tellingPlaces.contains(sample.signal) || !hidden.contains(sample.time)
        }
        var plan = MotecPlan()
        try database.samples(trip: id) { if isShown($0) { plan.take($0) } }
        var log = MotecLog(heading(trip, names), plan)
        try database.samples(trip: id) { if isShown($0) { log.take($0) } }
        let laps = (trip.summary.game?.laps ?? []).map { lap in
            MotecLaps.LoggedLap(
                start: .zero.advanced(bySeconds: lap.start.seconds(since: trip.origin)),
                end: .zero.advanced(bySeconds: lap.end.seconds(since: trip.origin)), timeS: lap.timeS,
                isValid: lap.isValid)
        }
        try WholeFile.replace(WholeFile.resolved(path), named: path) { number in
            try log.write { try WholeFile.write($0, to: number, named: path) }
        }
        let beacons = MotecLaps(laps, plan).text
        try WholeFile.replace(WholeFile.resolved(lapsPath), named: lapsPath) { number in
            try WholeFile.write(Array(beacons.utf8), to: number, named: lapsPath)
        }
        Output.talk("obdmech: wrote the log to '\(path)' and its laps to '\(lapsPath)'\n")
    }

    private func heading(_ trip: TripRecord, _ names: VehicleNames) -> MotecLog.Heading {
        let start = LocalTime.zone.local(trip.start)
        let (day, second) = (start.day, start.secondOfDay)
        var heading = MotecLog.Heading(
            date: "\(Format.twoDigits(day.day))/\(Format.twoDigits(day.month))/\(day.year)",
            time: "\(start.hourAndMinute):\(Format.twoDigits(second % 60))")
        heading.driver = trip.driver ?? ""
        heading.session = "trip \(trip.id ?? 0)"
        heading.comment = trip.note ?? trip.tags.joined(separator: ", ")
        guard let game = trip.game else {
            heading.vehicle = names.short(trip.vin) ?? ""
            return heading
        }
        let facts = trip.summary.game
        heading.event = Game(rawValue: game.name)?.title ?? game.name
        heading.vehicle = game.car ?? facts?.carOrdinal.map { "car \($0)" } ?? ""
        heading.venue = game.track ?? facts?.trackOrdinal.map { "track \($0)" } ?? ""
        return heading
    }
}

extension AnyFlag {
    static let motec = Flag(
        "motec",
        .of("FILE.ld", .file, expected: "a file name that ends with .ld") { MotecFiles.isNamed($0) ? $0 : nil },
        heading: .output, isRare: true, excludes: [.json, .reportCSV, .html], requires: [.reportTrip],
        advice: "name the trip, as in --trip last",
        "Write the trip as a log for MoTeC i2. Its laps are in FILE.ldx. Each signal is a channel of 10, 20 or 60 Hz. "
            + "An older log of obdmech is replaced; any other file is kept.")
}
