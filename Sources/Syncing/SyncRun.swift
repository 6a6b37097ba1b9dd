import CommandLine
import Documents
import Formats
import Glibc
import Publishing
import Settings
package import Storage
import System
import Terminal

/// `obdmech sync`, for either program.
package enum SyncRun {
    /// Settings that belong to the machine: what is attached to it, and where its files are.
    private static let ofMachine: Set = [
        "adapter", "gps", "map-tiles", "router", "place-search", "traffic-list", "alert-command", "speak",
    ]

    /// Synchronizes and shows what was done.
    /// - Parameters:
    ///   - configuration: the path of the user's settings.
    package static func run(
        _ database: Database, _ store: any SyncStore, configuration: String, isJSON: Bool
    ) throws {
        let summary = try summary(database, store, configuration: configuration)
        try Output.write(isJSON ? SyncDocuments.json(summary).documentLines : summary.lines)
    }

    private static func summary(
        _ database: Database, _ store: any SyncStore, configuration: String
    ) throws -> SyncSummary {
        try Synchronizer(
            database, store, machineName: machineName, settings: try settings(configuration)
        ) { changes in
            try FileReplacement.change(configuration) { bytes in changed(bytes, changes) }
        }.run()
    }

    /// Shows what was edited on two machines at once.
    package static func showConflicts(_ database: Database?, isJSON: Bool) throws {
        var summary = SyncSummary()
        if let database {
            let names = try database.syncNames()
            summary.conflicts = try database.syncConflicts().map { Synchronizer.text($0, names) }
        }
        let lines = summary.conflicts.isEmpty ? ["no conflicts"] : summary.conflicts.map(\.line)
        try Output.write(isJSON ? SyncDocuments.json(summary).documentLines : lines)
    }

    private static var machineName: String {
        SystemFile.line("/proc/sys/kernel/hostname") ?? "unknown"
    }

    // MARK: Settings

    private static func settings(_ path: String) throws(CommandError) -> [String: String] {
        let file = SettingsFile(bytes: try UserFile.bytes(path) ?? [])
        var settings: [String: String] = [:]
        for key in SettingTable.keys where !ofMachine.contains(key.name) {
            if let text = file.written(key.name) { settings[key.name] = JSON.string(text).line }
        }
        return settings
    }

    /// A value that this version does not know is left out.
    private static func changed(_ bytes: [UInt8], _ changes: [String: String?]) -> [UInt8] {
        var file = SettingsFile(bytes: bytes)
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) where !ofMachine.contains(name) {
            guard let value else {
                _ = file.unset(name)
                continue
            }
            guard let key = SettingTable.key(name), let text = JSON(parsing: Array(value.utf8))?.text else { continue }
            try? file.set(key, to: text)
        }
        return file.bytes
    }
}
