package import CommandLine

/// The command line of `obdmech account`, which `obdmech` checks and documents and `obdmech-publish` runs.
package enum AccountCommandLine {
    package static let kind = Flag(
        "kind", .text("KIND", .words(PostgresSchema.AccountKind.allCases.map(\.rawValue))),
        "With create and invite: what the account sees. An owner sees its own cars, a driver its own trips, a mechanic the scans of "
            + "cars that were given to it, a manager totals without positions."
    )
    package static let driver: Flag<String?> = Flag(
        "driver", .text("NAME"),
        "With create and invite: whose trips a driver sees. Default: those of the account's name.")
    package static let newPasswordFile: Flag<String?> = Flag(
        "new-password-file", .text("FILE", .file),
        "Read the new password from this file's first line. Without this option, you are asked for it.")

    package static let flags: [AnyFlag] = [
        kind, driver, newPasswordFile, PublishCommandLine.passwordFile, PublishCommandLine.json,
    ]

    /// As it stands in the table of `obdmech`.
    package static func subcommand() -> Subcommand {
        Subcommand(
            name: "account", chapter: .history, isRare: true, summary: "manage the accounts of a fleet's database",
            description: [
                "Accounts are roles of a PostgreSQL database to which obdmech publish delivers. The database itself decides "
                    + "who sees what (row-level security), whatever program asks: an owner the cars that were given to it, a "
                    + "driver its own trips, a mechanic the scans of cars that were given to it, a manager totals by car, "
                    + "driver and month without positions.",
                "login names the database: postgresql://[USER@]HOST[:PORT]/DATABASE, with the password from "
                    + "--password-file or the environment variable OBDMECH_PUBLISH_PASSWORD. The role that publishes is the "
                    + "administrator: it must be allowed to create roles.",
                "invite prints a code, which is the password for a week: whoever got it logs in with it, and chooses a "
                    + "password (obdmech account password). invite for an account that exists helps with a lost password, "
                    + "and changes what it sees if --kind or --driver is there. "
                    + "Only what proves a password is sent and stored, not the password (SCRAM).",
            ],
            actions: Verb.rows, flags: [], examples: [])
    }
}

extension AccountCommandLine {
    /// The actions.
    package enum Verb: String, ActionName {
        case login, create, invite, password, give, take, remove, list

        package var row: Action {
            switch self {
            case .login:
                Action(
                    rawValue, "use an account from now on", operands: [.one("ADDRESS")],
                    flags: { [PublishCommandLine.passwordFile] })
            case .create:
                Action(
                    rawValue, "add an account", operands: [.one("NAME")], flags: { [kind, driver, newPasswordFile] })
            case .invite:
                Action(
                    rawValue, "add an account, or give it a new code", operands: [.one("NAME")],
                    flags: { [kind, driver] })
            case .password: Action(rawValue, "change your password", flags: { [newPasswordFile] })
            case .give: Action(rawValue, "let an account see a car", operands: [.one("NAME"), .one("VIN")])
            case .take: Action(rawValue, "stop letting an account see a car", operands: [.one("NAME"), .one("VIN")])
            case .remove: Action(rawValue, "remove an account", operands: [.one("NAME")])
            case .list: Action(rawValue, "show the accounts", flags: { [PublishCommandLine.json] }, isDefault: true)
            }
        }
    }
}

/// A role of a fleet's database.
package struct FleetAccount: Sendable {
    package let name: String
    /// One of `PostgresSchema.AccountKind`.
    package let kind: String
    /// Nil if it has the account's name.
    package let driver: String?
    package let vehicles: Int

    package init(name: String, kind: String, driver: String?, vehicles: Int) {
        self.name = name
        self.kind = kind
        self.driver = driver
        self.vehicles = vehicles
    }
}
