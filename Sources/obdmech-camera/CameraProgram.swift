import Camera
import Clips
import CommandLine
import Documents
import Formats
import Glibc
import System
import Telemetry
import Terminal

/// The actions of `obdmech camera`.
enum CameraProgram {
    static func run(_ options: Options, _ variables: [String: String]) throws -> ExitStatus {
        let library = ClipLibrary(ClipFolder(folder(options, variables)), options, variables)
        switch CameraCommandLine.Verb(of: options) {
        case .record: return try CameraRecorder(options, variables).run()
        case .preview: try CameraPreview.show(options, variables)
        case .list: try library.list()
        case .show: try library.show()
        case .protect: try library.protect()
        case .unprotect: try library.unprotect()
        case .rename: try library.rename()
        case .delete: return try library.delete()
        case .export: try ClipExport(library, options, variables).run()
        }
        return .fine
    }

    static func folder(_ options: Options, _ variables: [String: String]) -> String {
        options[CameraCommandLine.folder] ?? UserFolders(variables).clips
    }

    /// `obdmech`, beside this program or in PATH; nil if it is not installed.
    static func obdmech(_ variables: [String: String]) -> String? {
        try? ProgramBeside.find("obdmech", variables)
    }
}
