import CommandLine
import Documents
import Formats
import History
import Pages
import Routes
package import Sharing
import Storage
import System
import Terminal
import Trips

/// Looks in bundles for what was not to be passed on.
package enum ShareCheck {
    private static func check(_ secrets: Secrets) -> BundleCheck {
        BundleCheck(secrets, ignoring: PageAsset.all.map(\.text), unpack: PackedNumbers.numbers)
    }

    /// Looks in a bundle before it is written. A VIN or a hidden position is a mistake of the program; a name can be a word.
    package static func check(_ files: [BundlePart], _ secrets: Secrets) throws {
        var check = check(secrets)
        for file in files { check.examine(file.bytes, named: file.name) }
        for finding in check.findings {
            switch finding.kind {
            case .vin, .position, .unreadable:
                throw ShareError.notClean(finding.words, place: finding.place)
            case .driver, .vehicle, .place, .note:
                Output.warn(ShareWarning.name(finding.words, place: finding.place))
            }
        }
    }

    /// Looks in a file of any kind or a folder.
    package static func findings(in path: String, _ secrets: Secrets) throws -> [SecretFinding] {
        var check = check(secrets)
        for (file, name) in try files(path) {
            guard let bytes = try UserFile.bytes(file) else { throw FileError.cannotRead(file, 2) }
            check.examine(bytes, named: name)
        }
        return check.findings
    }

    /// A file, or the files of a folder, with their names.
    private static func files(_ path: String) throws -> [(path: String, name: String)] {
        guard SystemFile.exists(path) else { throw FileError.cannotRead(path, 2) }
        guard SystemFile.isFolder(path) else { return [(path, String(path.split(separator: "/").last ?? ""))] }
        var files: [(path: String, name: String)] = []
        for name in try UserFile.names(in: path) ?? [] {
            let file = path + "/" + name
            files += SystemFile.isFolder(file) ? try self.files(file) : [(file, name)]
        }
        return files
    }
}
