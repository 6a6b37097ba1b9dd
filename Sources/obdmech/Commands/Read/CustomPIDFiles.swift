import CommandLine
import CustomPIDs
import Terminal

/// The custom PIDs of the user: those of all files `*.csv` in the folder `pids` beside the configuration.
struct CustomPIDFiles {
    /// In the order of the files' names and of their lines.
    private(set) var pids: [CustomPID] = []
    /// What could not be used, as lines for the user: "…/pids/a.csv:3:27: unknown function 'FOO'".
    private(set) var problems: [String] = []

    /// A folder that is not there is an empty one.
    init(folder: String) {
        var files: [(path: String, bytes: [UInt8])] = []
        do throws(Failure) {
            for name in try UserFile.names(in: folder) ?? [] where Self.isMeant(name) {
                let path = folder + "/" + name
                do throws(Failure) {
                    if let bytes = try UserFile.bytes(path) { files.append((path, bytes)) }
                } catch {
                    problems.append(error.message)
                }
            }
        } catch {
            problems.append(error.message)
        }
        let collection = CustomPIDCollection(files: files)
        pids = collection.pids
        problems += collection.problems.map(\.description)
    }

    /// Hidden files are those of other programs, such as an editor's.
    private static func isMeant(_ name: String) -> Bool { !name.hasPrefix(".") && name.lowercased().hasSuffix(".csv") }
}

extension Environment {
    /// The user's custom PIDs; what could not be used of them is told.
    func customPIDs() throws(Failure) -> [CustomPID] {
        let files = CustomPIDFiles(folder: try customPIDFolder())
        for problem in files.problems { Output.warn(problem) }
        return files.pids
    }
}
