package import CommandLine

/// The command line of `obdmech publish`, which `obdmech` checks and documents and `obdmech-publish` runs.
package enum PublishCommandLine {
    package static let once = Flag("once", .switch, "Deliver what is waiting, and end.")
    package static let dryRun = Flag(
        "dry-run", .switch, "Show what would be sent, and send nothing. Every byte is shown, but no password.")
    package static let json = Flag(
        "json", .switch, short: "j", heading: .output, "Write JSON to standard output. See man 5 obdmech-json.")
    package static let passwordFile: Flag<String?> = Flag(
        "password-file", .text("FILE", .file),
        "Read the password or token from this file. Its first line is read at each start. Only its owner may be able to read the file."
    )

    package static let openMetrics = Flag(
        "openmetrics", .switch, heading: .output, isRare: true, "Write OpenMetrics 1.0, with units.")

    package static let flags: [AnyFlag] = [once, dryRun, json, passwordFile, openMetrics]

    package static let description = [
        "Sends trips, scans and live values to targets that you name: a home automation, a database, a tracker, a folder. "
            + "Everything that was recorded is delivered in order, with its true times. A target that is away is caught up "
            + "with when it is back. Nothing is sent to anything else.",
        "Addresses are file:FOLDER (the documents of report --json), mqtt://[USER@]HOST[:PORT] and mqtts:// (topics below "
            + "obdmech/, and the discovery of Home Assistant), postgresql://[USER@]HOST[:PORT]/DATABASE (schema obdmech), "
            + "influx://[USER@]HOST[:PORT]/DATABASE, or influx://HOST:PORT/?org=ORG&bucket=BUCKET with a token, and "
            + "traccar://HOST[:PORT][?id=ID] (positions). A password is read from --password-file, or from the environment "
            + "variable OBDMECH_PUBLISH_PASSWORD.",
        "What reads phones reads these: owntracks://[USER@]HOST[:PORT]/PATH[?device=NAME] gets positions (OwnTracks, Home "
            + "Assistant, Traccar), and torque://HOST[:PORT]/PATH[?eml=MAIL&id=ID] values as Torque uploads them. "
            + "lubelogger://HOST[:PORT]/VEHICLE gets the odometer and fill-ups, openmetrics:FILE is a file for Prometheus' node "
            + "exporter, and exec:PROGRAM is run with the kind of each change and its name, and gets the document. vehicle=NAME "
            + "in an address of these, of traccar and of abrp chooses the car. Without it, torque, lubelogger and abrp get no "
            + "simulated one.",
        "With +https, as in influx+https://HOST, the connection is encrypted, and the server must have a certificate that this "
            + "computer trusts, or that ?ca=FILE does. abrp://KEY@api.iternio.com[?car_model=MODEL] is A Better Routeplanner: "
            + "an electric car's charge, power and position every 5 s while it drives. KEY is one for programs, from "
            + "Iternio; the token of the car is the password.",
        "Positions in hidden places (obdmech place) are left out everywhere. The VIN is in documents of a folder and in "
            + "PostgreSQL, and nowhere else.",
        "It is the program obdmech-publish, in a Debian package of the same name.",
    ]

    package static let examples: [(command: String, purpose: String)] = [
        ("obdmech publish add home mqtt://homeassistant.local", "send to Home Assistant's broker"),
        ("obdmech publish add archive file:/srv/drives", "write each trip and scan into a folder"),
        ("obdmech publish run", "deliver, now and whenever something is recorded"),
        ("obdmech publish status", "show what is waiting, and why"),
        ("obdmech publish --dry-run", "show what would be sent"),
    ]

    /// As it stands in the table of `obdmech`.
    /// - Parameter more: flags of other subcommands that it has, too.
    package static func subcommand(_ more: @autoclosure @escaping @Sendable () -> [AnyFlag] = []) -> Subcommand {
        Subcommand(
            name: "publish", chapter: .history, isRare: true,
            summary: "send trips and live values to Home Assistant or a database", description: description,
            actions: Verb.rows, flags: more(), examples: examples)
    }
}

extension PublishCommandLine {
    /// The actions.
    package enum Verb: String, ActionName {
        case add, remove, list, status, run
        case postgresInit = "postgres init"
        case metrics

        package var row: Action {
            switch self {
            case .add:
                Action(
                    rawValue, "send to a target from now on", operands: [.one("NAME"), .one("URL")],
                    flags: { [passwordFile] })
            case .remove: Action(rawValue, "send nothing more to a target", operands: [.one("NAME")])
            case .list: Action(rawValue, "show the targets")
            case .status:
                Action(
                    rawValue, "show what was delivered and what is waiting", flags: { [json, dryRun] }, isDefault: true)
            case .run: Action(rawValue, "deliver, until Ctrl-C", flags: { [once, dryRun] })
            case .postgresInit:
                Action(
                    rawValue, "prepare a database, also for accounts", operands: [.one("URL")],
                    flags: { [passwordFile] })
            case .metrics: Action(rawValue, "print the totals of all cars for Prometheus", flags: { [openMetrics] })
            }
        }
    }
}
