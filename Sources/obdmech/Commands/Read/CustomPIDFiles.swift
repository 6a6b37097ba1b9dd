import CommandLine
import CustomPIDs
import Formats
import Storage
import System
import Terminal
import VehicleSource

/// The custom PIDs of the user, from all `*.csv` files in the directory `pids` beside the configuration.
struct CustomPIDFiles {
    /// In the order of the file names and lines.
    var pids: [CustomPID] { values.map(\.pid) }
    /// The same with the text of their equations.
    private(set) var values: [ImportedValue] = []
    /// Errors in the files, such as "…/pids/a.csv:3:27: unknown function 'FOO'".
    private(set) var problems: [String] = []

    /// Reads the files. A missing directory is like an empty one.
    init(folder: String) {
        var files: [(path: String, bytes: [UInt8])] = []
        do throws(CommandError) {
            for name in try UserFile.names(in: folder) ?? [] where Self.isMeant(name) {
                let path = folder + "/" + name
                do throws(CommandError) {
                    if let bytes = try UserFile.bytes(path) { files.append((path, bytes)) }
                } catch {
                    problems.append(error.text)
                }
            }
        } catch {
            problems.append(error.text)
        }
        let collection = CustomPIDCollection(files: files)
        values = collection.values
        problems += collection.problems.map(\.description)
    }

    /// Whether a file is read. Hidden files belong to other programs, such as editors.
    private static func isMeant(_ name: String) -> Bool { !name.hasPrefix(".") && name.lowercased().hasSuffix(".csv") }
}

extension Environment {
    /// The user's custom PIDs; errors in their files are reported as warnings.
    func customPIDs() throws -> [CustomPID] {
        let files = CustomPIDFiles(folder: try customPIDFolder())
        for problem in files.problems { Output.warn(problem) }
        return files.pids
    }

    /// The user's custom PIDs, and which of them cars have answered.
    func customPIDChoice(_ call: Call) throws -> CustomPIDChoice {
        let pids = try customPIDs()
        guard !pids.isEmpty, let database = try? Database.openForReading(path: call.databasePath) else {
            return CustomPIDChoice(pids, thisYear: LocalTime.today.year)
        }
        return CustomPIDChoice(pids, trials: (try? database.trials()) ?? [:], thisYear: LocalTime.today.year)
    }
}
