import Formats
import Glibc
import Publishing
import System

/// Answers a question of `obdmech report --database postgresql://…` on standard output: rows, as PostgreSQL writes them, and
/// nothing that has to be computed.
struct FleetReader {
    static let name = "rows"
    /// A question is at most so long.
    private static let questionBytes = 1 << 20
    private static let written = 1 << 16

    private let files: PublishFiles
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
        files = PublishFiles(variables)
    }

    func run() -> ExitStatus {
        do {
            guard let question = FleetQuestion(line: try question()) else { return .usage }
            do {
                try send(question)
            } catch let error as any UserError {
                let isAway = if case .away? = error as? FleetError { true } else { false }
                try write(Array((FleetStream.line(of: error.message, isAway: isAway) + "\n").utf8))
                return error.message.status
            }
            return .fine
        } catch {
            // Nobody reads it any more.
            return .output
        }
    }

    private func question() throws(SystemError) -> [UInt8] {
        let input = FileDescriptor(owning: 0)
        var bytes: [UInt8] = []
        while bytes.count < Self.questionBytes, case .bytes(let more) = try input.read() { bytes += more }
        return bytes
    }

    private func write(_ bytes: [UInt8]) throws(SystemError) { try IO.writeAll(bytes, to: 1) }

    /// Gives a star to a route, or takes it back: the only thing that an account changes.
    private func star(_ route: Int64, _ question: FleetQuestion) throws {
        let connection = try connect(question.address)
        do {
            let readable = try readable(connection, question.address, minVersion: PostgresSchema.starVersion)
            guard readable.contains("route_star") else { throw FleetError.noAccess(question.address) }
            guard try connection.value(PostgresSchema.star(route: route, question.isStarred)) != nil else {
                throw FleetError.refused(question.address, reason: "there is no route \(route) any more")
            }
        } catch let error as PublishError {
            throw FleetError.refused(question.address, reason: error.reason)
        }
        try write(Array((FleetSelection.end + "\n").utf8))
    }

    private func send(_ question: FleetQuestion) throws {
        if let route = question.starredRoute { return try star(route, question) }
        let connection = try connect(question.address)
        do {
            if let zone = question.zone {
                // A zone that the server does not know leaves UTC.
                try? connection.run(.run("SELECT set_config('TimeZone', $1::text, false)", [zone]))
            }
            // A query is compiled for longer than it runs. Old servers do not know the setting.
            try? connection.run(.run("SELECT set_config('jit', 'off', false)", []))
            try connection.run(.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", []))
            let readable = try readable(connection, question.address)
            let selection = FleetSelection(question, readable: readable)
            if selection.isTotal, try connection.value(selection.areMonthsQuery) != "t" { throw FleetError.totalsOnly }
            for section in selection.sections {
                var bytes = Array((section.header + "\n").utf8)
                try connection.copyOut(section.sql) { row in
                    bytes += row
                    guard bytes.count >= Self.written else { return }
                    try write(bytes)
                    bytes = []
                }
                try write(bytes + CopyText.end + [0x0A])
            }
            try connection.run(.run("COMMIT", []))
        } catch let error as PublishError {
            throw FleetError.refused(question.address, reason: error.reason)
        }
        try write(Array((FleetSelection.end + "\n").utf8))
    }

    private func connect(_ address: String) throws -> PostgresConnection {
        do throws(PublishError) {
            return try PostgresConnection(address, password: try password(address))
        } catch {
            if PostgresConnection.isAway(address) { throw FleetError.away(address, reason: error.reason) }
            throw FleetError.refused(address, reason: error.reason)
        }
    }

    /// The password of the environment, or of the account that is in use; nil leaves it to libpq (PGPASSWORD, ~/.pgpass).
    private func password(_ address: String) throws(PublishError) -> String? {
        if let password = try files.password(in: nil, variables) { return password }
        guard let bytes = try files.read(files.account), let account = JSON(parsing: bytes),
            account["url"]?.text == address, let file = account["passwordFile"]?.text
        else { return nil }
        return try files.password(in: file, variables)
    }

    /// The tables that the account may read. Throws if they are not of this version.
    private func readable(
        _ connection: PostgresConnection, _ address: String, minVersion: Int = PostgresSchema.fleetVersion
    ) throws -> Set<String> {
        guard try connection.value("SELECT to_regclass('obdmech.schema_version')") != nil else {
            throw FleetError.noTables(address)
        }
        guard
            try connection.value(
                """
                SELECT has_schema_privilege('obdmech', 'USAGE')
                    AND has_table_privilege('obdmech.schema_version', 'SELECT')
                """) == "t"
        else { throw FleetError.noAccess(address) }
        let version = Int(try connection.value(PostgresSchema.versionQuery) ?? "") ?? 0
        if version < minVersion { throw FleetError.older(address) }
        if version > PostgresSchema.migrations.count { throw FleetError.newer(address) }
        let row = try connection.rows(FleetSelection.privilegesQuery).first ?? []
        let tables = zip(FleetSelection.tables, row).filter { $0.1 == "t" }.map(\.0)
        if tables.isEmpty { throw FleetError.noAccess(address) }
        return Set(tables)
    }
}

extension PublishError {
    /// What went wrong, without the name of the server.
    fileprivate var reason: String {
        let text = message.text
        return text.hasPrefix("PostgreSQL: ") ? String(text.dropFirst(12)) : text
    }
}
