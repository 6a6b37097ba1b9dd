import CustomPIDs

/// The custom PIDs of the user: those of all files `*.csv` in the folder `pids` beside the configuration.
struct CustomPIDFiles {
    /// In the order of the files' names and of their lines.
    private(set) var pids: [CustomPID] = []
    /// What could not be used, as lines for the user: "…/pids/a.csv:3:27: unknown function 'FOO'".
    private(set) var problems: [String] = []

    /// A folder that is not there is an empty one.
    init(folder: String) {
        do throws(Failure) {
            // A name of a signal depends on those before it, so that the order must be the same in each run.
            var taken: Set<String> = []
            for name in try UserFile.names(in: folder) ?? [] where Self.isMeant(name) {
                let path = folder + "/" + name
                do throws(Failure) {
                    guard let bytes = try UserFile.bytes(path) else { continue }
                    let file = CustomPIDFile(bytes, path: path, taken: &taken)
                    pids += file.pids
                    problems += file.problems.map(\.description)
                } catch {
                    problems.append(error.message)
                }
            }
        } catch {
            problems.append(error.message)
        }
    }

    /// Hidden files are those of other programs, such as an editor's.
    private static func isMeant(_ name: String) -> Bool { !name.hasPrefix(".") && name.lowercased().hasSuffix(".csv") }
}

extension Environment {
    /// The user's custom PIDs; what could not be used of them is told.
    func customPIDs() throws(Failure) -> [CustomPID] {
        let files = CustomPIDFiles(folder: try customPIDFolder())
        for problem in files.problems { Output.complain(problem) }
        return files.pids
    }
}
