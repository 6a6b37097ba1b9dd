package import CommandLine

/// The command line of `obdmech sync`, which `obdmech` runs for folders, and `obdmech-publish` for PostgreSQL.
package enum SyncCommandLine {
    private static let operand = "[FOLDER|ADDRESS]"

    /// As it stands in the table of `obdmech`.
    /// - Parameter more: flags of other subcommands that it has, too.
    package static func subcommand(_ more: @autoclosure @escaping @Sendable () -> [AnyFlag] = []) -> Subcommand {
        Subcommand(
            name: "sync", chapter: .history, isRare: true,
            summary: "synchronize trips, vehicles and settings with other machines",
            description: [
                "Makes several machines agree, such as a laptop and a Raspberry Pi: trips, scans, vehicles, fill-ups, "
                    + "services, places, routes with their drives, gates, drift references and settings. What was added, "
                    + "edited and deleted on each is sent to the others, whatever the order. Start it on each machine, and "
                    + "again after edits.",
                "FOLDER is one that the machines share: on a USB stick, a network drive, or kept the same by Syncthing. "
                    + "Each machine writes only files of its own below FOLDER/obdmech-sync, so several may write at once. "
                    + "ADDRESS is postgresql://[USER@]HOST[:PORT]/DATABASE (Debian package obdmech-publish), with the "
                    + "password from --password-file or the environment variable OBDMECH_PUBLISH_PASSWORD.",
                "If two machines edited the same field without knowing of each other, the later edit is in force. The "
                    + "other value is shown and kept: obdmech sync without FOLDER lists all of them. Trips that are "
                    + "deleted on one machine can be restored on each (obdmech database trash).",
                "Numbers of trips differ between machines. Everything is sent, also the VIN and hidden places, so the "
                    + "folder should be private. Heartbeats, tracks that are computed, and settings of one machine (such "
                    + "as adapter and gps) are not sent.",
            ],
            flags: [PublishCommandLine.json, PublishCommandLine.passwordFile] + more(), operands: operand,
            operandValues: [.file],
            examples: [
                ("obdmech sync /media/stick", "synchronize by a USB stick"),
                ("obdmech sync ~/Sync/car", "synchronize by a folder that is the same on all machines"),
                ("obdmech sync", "list what was edited on two machines at once"),
            ])
    }

    package static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
    }
}
