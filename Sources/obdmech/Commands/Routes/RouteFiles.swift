import CommandLine
import Formats
import Interchange
import Routes

/// Routes from GPX files.
enum RouteFiles {
    /// The paths in a file, with their names: its tracks, and its routes if it has no tracks.
    static func paths(_ file: String) throws -> [(name: String?, path: RoutePath)] {
        let content = try TrackFile.read(file, otherwise: RouteFileError.notGPX(file))
        var losses = content.losses
        let paths = content.paths(&losses)
        TrackFile.warn(of: losses, in: file)
        guard !paths.isEmpty else { throw CommandError(RouteFileError.noWay(file)) }
        return paths
    }
}
