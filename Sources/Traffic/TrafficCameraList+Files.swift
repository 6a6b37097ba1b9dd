import CommandLine
import Formats
package import Interchange
import System
import Terminal

extension TrafficCameraList {
    /// The cameras in files of the user.
    package static func cameras(of paths: [String]) throws -> [TrafficCamera] {
        guard !paths.isEmpty else { throw TrafficError.noList }
        var all = TrafficCameraList()
        for path in paths {
            guard let bytes = try UserFile.bytes(path) else { throw FileError.cannotRead(path, 2) }
            if let encoding = TrafficCameraList.unreadEncoding(bytes) {
                throw TrafficError.unreadEncoding(path, encoding)
            }
            guard let list = TrafficCameraList(bytes, named: path) else {
                throw TrafficError.notAList(path)
            }
            if list.leftOut > 0 {
                Output.warn(
                    FileWarning.leftOut(
                        path, what: Format.count(list.leftOut, "camera") + " without a key or the address of a picture")
                )
            }
            all.add(list)
        }
        return all.cameras
    }
}
