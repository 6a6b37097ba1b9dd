import Formats
import Glibc
import Publishing
import Serving
import System

/// The folder for the copy of a fleet's database from which pages are made (`BesideVariable.fleetCopy`). It goes with the server.
enum FleetFolder {
    /// The file of the copy; nil if no fleet's database is served.
    static func copy(_ variables: [String: String]) -> String? { variables[BesideVariable.fleetCopy] }

    /// Starts this program once more with a folder for the copy, if a fleet's database is served and it has none yet.
    static func prepare(_ variables: [String: String]) throws(FleetFolderError) {
        guard copy(variables) == nil, let database = variables["OBDMECH_DATABASE"], SyncCommandLine.isAddress(database)
        else { return }
        let parent = variables["RUNTIME_DIRECTORY"] ?? variables["XDG_RUNTIME_DIR"] ?? variables["TMPDIR"] ?? "/tmp"
        var variables = variables
        do throws(SystemError) {
            variables[BesideVariable.fleetCopy] =
                try SystemFile.makeNewFolder(in: parent, prefix: "obdmech-fleet-") + "/copy.db"
            let program = SystemFile.target(ofLink: "/proc/self/exe") ?? "/proc/self/exe"
            try ChildProcess.become([program] + ProcessEnvironment.arguments, variables)
        } catch {
            remove(variables)
            throw FleetFolderError(parent: parent, reason: error)
        }
    }

    static func remove(_ variables: [String: String]) {
        guard let copy = copy(variables) else { return }
        let folder = SystemFile.folder(of: copy)
        for name in (try? SystemFile.names(in: folder)) ?? [] { SystemFile.remove(folder + "/" + name) }
        SystemFile.removeFolder(folder)
    }
}

/// Why there is no folder.
struct FleetFolderError: UserError {
    let parent: String
    let reason: SystemError

    var message: UserMessage {
        UserMessage("cannot keep a copy in '\(parent)': \(SystemError.text(reason.number))", status: .system)
    }
}
