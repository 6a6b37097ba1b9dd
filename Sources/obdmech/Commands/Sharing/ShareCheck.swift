import CommandLine
import Documents
import Formats
import History
import Pages
import Recording
import Routes
import Settings
import Sharing
import Storage
import System
import Terminal
import Trips

/// Looks in bundles for what was not to be passed on.
enum ShareCheck {
    private static func check(_ secrets: Secrets) -> BundleCheck {
        BundleCheck(secrets, ignoring: PageAsset.all.map(\.text), unpack: PackedNumbers.numbers)
    }

    /// Looks in a bundle before it is written. A VIN or a hidden position is a mistake of the program; a name can be a word.
    static func check(_ files: [BundlePart], _ secrets: Secrets) throws {
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

    /// `share --check FILE`: exit status 1 if anything is found.
    static func run(
        _ path: String, _ identity: SharedIdentity, _ call: Call
    ) throws -> ExitStatus {
        var status = ExitStatus.fine
        let read = try call.read { database in
            if database == nil { Output.warn(ShareWarning.noDatabase) }
            let secrets = try Secrets(
                keptFrom: identity, database, driver: call.settings.driver)
            var check = check(secrets)
            for (file, name) in try files(path) {
                guard let bytes = try UserFile.bytes(file) else { throw FileError.cannotRead(file, 2) }
                check.examine(bytes, named: name)
            }
            let findings = check.findings
            if !findings.isEmpty { status = .fault }
            let checked = CheckedBundle(
                file: path, words: secrets.words.count, zones: secrets.zones.count,
                findings: findings.map { ($0.kind.rawValue, $0.text, $0.place) })
            try call.show(ShareDocuments.json(checked), lines(checked, findings))
        }
        return read == .fine ? status : read
    }

    private static func lines(_ checked: CheckedBundle, _ findings: [SecretFinding]) -> [String] {
        if findings.isEmpty {
            let zones = Format.count(checked.zones, "hidden place")
            return [
                "clean: no VIN, none of \(Format.count(checked.words, "name")), no position in \(zones)"
            ]
        }
        return findings.map { "found \($0.words) in \($0.place)" }
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
