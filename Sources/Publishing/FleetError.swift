package import Formats

/// Why a fleet's database does not answer.
package enum FleetError: UserError, Hashable {
    case wrongAddress(String)
    case passwordInAddress
    /// In the words of PostgreSQL.
    case refused(String, reason: String)
    case noTables(String)
    case older(String)
    case newer(String)
    case noAccess(String)
    /// The account is a manager's.
    case totalsOnly
    /// The answer ended before its end.
    case cutOff(String)
    /// Its server does not answer now.
    case away(String, reason: String)
    /// What `obdmech-publish` says.
    case reported(UserMessage, isAway: Bool)
    /// It is read, and never changed.
    case notChanged(String)
    case notRead(String)

    private static let advice =
        "a password is read from ~/.pgpass, PGPASSWORD, OBDMECH_PUBLISH_PASSWORD or the file of 'obdmech account login'"

    package var message: UserMessage {
        switch self {
        case .wrongAddress(let address):
            UserMessage(
                "invalid address '\(address)'", advice: "such as postgresql://ann@db.local/cars", status: .usage)
        case .passwordInAddress:
            UserMessage("an address must not have a password", advice: Self.advice, status: .usage)
        case .refused(let address, let reason):
            UserMessage(
                "cannot read '\(address)': \(reason)", advice: reason.contains("password") ? Self.advice : "",
                status: .database)
        case .noTables(let address):
            UserMessage(
                "no tables of obdmech in '\(address)'",
                advice: "obdmech publish add NAME ADDRESS, then obdmech publish run, creates them",
                status: .database)
        case .older(let address):
            UserMessage(
                "the tables in '\(address)' are of an older version",
                advice: "'obdmech publish run' where it is published from brings them up to date", status: .database)
        case .newer(let address):
            UserMessage(
                "the tables in '\(address)' are of a newer version", advice: "install the newer version of obdmech",
                status: .database)
        case .noAccess(let address):
            UserMessage(
                "this account may read nothing in '\(address)'", advice: "'obdmech account' gives it access",
                status: .database)
        case .totalsOnly:
            UserMessage(
                "this account sees totals of whole months only",
                advice: "obdmech report --fleet, with --year or --month --date YYYY-MM-DD", status: .database)
        case .cutOff(let address):
            UserMessage("the answer of '\(address)' is incomplete", advice: "try again", status: .database)
        case .away(let address, let reason):
            UserMessage("cannot read '\(address)': \(reason)", status: .database)
        case .reported(let message, _): message
        case .notChanged(let address):
            UserMessage(
                "'\(address)' is only read",
                advice: "change the database on this machine; 'obdmech sync' and 'obdmech publish' send it",
                status: .database)
        case .notRead(let address):
            UserMessage(
                "'\(address)' is read by report, trends, compare, route, lap best, lap compare and serve only",
                advice: "leave out --database, or name a file", status: .database)
        }
    }
}
