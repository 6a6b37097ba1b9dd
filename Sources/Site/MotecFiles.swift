import CommandLine
import Glibc
import History
import Interchange
package import Reports
package import Storage
import System
import Terminal
package import Trips

/// `report --trip N --motec FILE.ld`: a log for MoTeC i2, with its laps in FILE.ldx beside it.
package struct MotecFiles {
    private static let ending = ".ld"

    private let path: String
    private var lapsPath: String { path + "x" }

    /// Looks whether the files can be written, before anything is read. Logs of this program are replaced, files of
    /// others are not.
    package init(_ path: String) throws {
        self.path = path
        let folder = SystemFile.folder(of: WholeFile.resolved(path))
        if let error = SystemFile.accessError(folder, W_OK | X_OK) {
            throw FileError.cannotMake(path, error.number)
        }
        try refuse(path) { MotecLog.isOurs($0) }
        try refuse(lapsPath) { $0.starts(with: MotecLaps.mark.utf8) }
    }

    private func refuse(_ path: String, unless isOurs: ([UInt8]) -> Bool) throws {
        if SystemFile.isFolder(path) { throw FileError.cannotMake(path, EISDIR) }
        guard let bytes = try UserFile.beginning(of: path, length: 4096) else { return }
        guard isOurs(bytes) else { throw FileError.cannotMake(path, EEXIST) }
    }

    package static func isNamed(_ path: String) -> Bool {
        path.lowercased().hasSuffix(ending) && path.count > ending.count
    }

    package func write(_ trip: TripRecord, _ database: Database?, _ names: VehicleNames) throws {
        guard let database, let id = trip.id, trip.summary.samples > 0 else { throw StoredError.noSamples }
        let (log, laps) = try MotecLog.stored(trip, id, names, database)
        try WholeFile.replace(WholeFile.resolved(path), named: path) { number in
            try log.write { try WholeFile.write($0, to: number, named: path) }
        }
        try WholeFile.replace(WholeFile.resolved(lapsPath), named: lapsPath) { number in
            try WholeFile.write(Array(laps.text.utf8), to: number, named: lapsPath)
        }
        Output.note("wrote the log to '\(path)' and its laps to '\(lapsPath)'")
    }
}
