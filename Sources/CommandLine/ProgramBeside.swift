package import Formats
import System

/// Programs that are installed beside this one: what serves or sends over networks, so that this one needs none of their
/// libraries. `obdmech serve` is `obdmech-serve`, as with git.
package enum ProgramBeside {
    /// The path of this program; nil if the system does not tell it.
    package static var own: String? { SystemFile.target(ofLink: "/proc/self/exe") }

    /// Continues as another program, which is in the folder of this one or in PATH.
    package static func become(
        _ name: String, _ words: [String], _ variables: [String: String]
    ) throws(ProgramError) -> Never {
        let program = try find(name, variables)
        do throws(SystemError) {
            try ChildProcess.become([program] + words, variables)
        } catch {
            throw .notInstalled(name)
        }
    }

    package static func find(_ name: String, _ variables: [String: String]) throws(ProgramError) -> String {
        let folders = [own.map(SystemFile.folder), variables["PATH"]].compactMap(\.self).joined(separator: ":")
        do throws(SystemError) {
            return try Executable.find(name, path: folders)
        } catch {
            throw .notInstalled(name)
        }
    }
}

/// Why a program beside this one cannot be used.
package enum ProgramError: UserError {
    case notInstalled(String)

    package var message: UserMessage {
        switch self {
        case .notInstalled(let name):
            UserMessage("'\(name)' is not installed", advice: "install the Debian package \(name)", status: .system)
        }
    }
}
