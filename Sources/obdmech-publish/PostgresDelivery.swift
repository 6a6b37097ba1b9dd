import CPostgres
import Formats
import Glibc
import Publishing
import System
import Telemetry

/// Rows in PostgreSQL, a transaction for each delivery.
final class PostgresDelivery: Delivery {
    /// How often edits of cars and routes are looked for, in seconds.
    private static let lookS = 10.0

    private let settings: DeliverySettings
    private var connection: PostgresConnection?
    private var nextLook = SystemClock.now

    init(_ settings: DeliverySettings) { self.settings = settings }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        try run(changes.flatMap { PostgresSchema.steps($0, origin: settings.origin) })
    }

    func followEdits(_ reader: ChangeReader, since known: [String: String]) throws -> [String: String]? {
        guard SystemClock.now >= nextLook else { return nil }
        nextLook = SystemClock.now.advanced(bySeconds: Self.lookS)
        let (edits, steps) = try reader.edits(since: known)
        guard !steps.isEmpty else { return nil }
        try run(steps)
        return edits
    }

    /// Runs steps in a transaction.
    private func run(_ steps: [PostgresSchema.Step]) throws(PublishError) {
        if let preview = settings.preview { return preview.add(Self.lines(steps)) }
        do throws(PublishError) {
            let connection = if let known = self.connection { known } else { try connect() }
            self.connection = connection
            try connection.transaction { () throws(PublishError) in
                for step in steps { try connection.run(step) }
            }
        } catch {
            // Whatever it was, the next attempt connects again.
            connection = nil
            throw error
        }
    }

    private func connect() throws(PublishError) -> PostgresConnection {
        let connection = try PostgresConnection(settings.target.url, password: settings.password)
        try connection.prepareSchema()
        return connection
    }

    func close() { connection = nil }

    /// A transaction, as text.
    private static func lines(_ steps: [PostgresSchema.Step]) -> [String] {
        let lines = steps.flatMap { step in
            switch step {
            case .run(let sql, let values):
                [sql + ";"]
                    + values.enumerated().map { "  $\($0.offset + 1) = \($0.element.map { "'\($0)'" } ?? "NULL")" }
            case .copy(let sql, let rows): [sql + ";", String(decoding: rows, as: UTF8.self) + "\\."]
            }
        }
        return ["BEGIN;"] + lines + ["COMMIT;"]
    }
}

/// A connection to PostgreSQL by libpq.
@safe final class PostgresConnection {
    private static let timeoutS = 10
    private static let copyBytes = 1 << 16

    private let handle: OpaquePointer

    init(_ url: String, password: String?) throws(PublishError) {
        let handle = unsafe Self.withParameters(url, password) { unsafe PQconnectdbParams($0, $1, 1) }
        guard let handle = unsafe handle else { throw .delivery("no memory for PostgreSQL") }
        unsafe self.handle = handle
        guard unsafe PQstatus(handle) == CONNECTION_OK else { throw error() }
    }

    deinit { unsafe PQfinish(handle) }

    /// Whether a server does not answer or accept connections now, so that a later attempt may succeed.
    static func isAway(_ url: String) -> Bool {
        let state = unsafe withParameters(url, nil) { unsafe PQpingParams($0, $1, 1) }
        return state == PQPING_REJECT || state == PQPING_NO_RESPONSE
    }

    private static func withParameters<Result>(
        _ url: String, _ password: String?,
        _ body: (_ names: [UnsafePointer<CChar>?], _ values: [UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        var parameters = [
            ("dbname", url), ("connect_timeout", String(timeoutS)), ("fallback_application_name", "obdmech"),
            ("client_encoding", "UTF8"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
            ("keepalives_count", "3"),
            ("tcp_user_timeout", "20000"), ("options", "-c TimeZone=UTC -c client_min_messages=warning"),
        ]
        if let password { parameters.append(("password", password)) }
        let names = unsafe parameters.map { unsafe UnsafePointer(strdup($0.0)) } + [nil]
        let values = unsafe parameters.map { unsafe UnsafePointer(strdup($0.1)) } + [nil]
        defer {
            for index in unsafe names.indices {
                unsafe free(UnsafeMutablePointer(mutating: names[index]))
                unsafe free(UnsafeMutablePointer(mutating: values[index]))
            }
        }
        return unsafe body(names, values)
    }

    private func error() -> PublishError {
        let text = unsafe String(cString: PQerrorMessage(handle))
        let line = text.split(whereSeparator: \.isNewline).joined(separator: "; ")
        return .delivery("PostgreSQL: " + SafeText.line(line))
    }

    func transaction(_ body: () throws(PublishError) -> Void) throws(PublishError) {
        try run(.run("BEGIN", []))
        try body()
        try run(.run("COMMIT", []))
    }

    /// Brings the schema `obdmech` to the current version. An account that may only use it finds it there.
    func prepareSchema() throws(PublishError) {
        let known = try? value(PostgresSchema.versionQuery).flatMap { Int($0) }
        if known == PostgresSchema.migrations.count { return }
        try transaction { () throws(PublishError) in
            for step in PostgresSchema.preparation { try run(step) }
            let version = Int(try value(PostgresSchema.versionQuery) ?? "") ?? 0
            guard version < PostgresSchema.migrations.count else { return }
            for step in PostgresSchema.migration(from: version) { try run(step) }
        }
    }

    func run(_ step: PostgresSchema.Step) throws(PublishError) {
        switch step {
        case .run(let sql, let values): _ = try result(sql, values, [PGRES_COMMAND_OK, PGRES_TUPLES_OK])
        case .copy(let sql, let rows): try copy(sql, rows)
        }
    }

    /// The first value of the first row; nil without one.
    func value(_ sql: String) throws(PublishError) -> String? { try result(sql, [], [PGRES_TUPLES_OK]) }

    /// What the server stores instead of a password (SCRAM-SHA-256), so that the password itself is not sent.
    func verifier(of password: String, role: String) throws(PublishError) -> String {
        guard let text = unsafe PQencryptPasswordConn(handle, password, role, "scram-sha-256") else { throw error() }
        defer { unsafe PQfreemem(text) }
        return unsafe String(cString: text)
    }

    /// The values in the first column of all rows, without those that are NULL.
    func values(_ sql: String, _ parameters: [String?] = []) throws(PublishError) -> [String] {
        try rows(sql, parameters).compactMap { $0.first ?? nil }
    }

    /// The columns of all rows; nil for NULL.
    func rows(_ sql: String, _ parameters: [String?] = []) throws(PublishError) -> [[String?]] {
        let result = unsafe self.parameters(parameters) {
            unsafe PQexecParams(handle, sql, Int32(parameters.count), nil, $0, nil, nil, 0)
        }
        defer { unsafe PQclear(result) }
        guard unsafe PQresultStatus(result) == PGRES_TUPLES_OK else { throw error() }
        return unsafe (0..<PQntuples(result)).map { row in
            unsafe (0..<PQnfields(result)).map { column in
                unsafe PQgetisnull(result, row, column) == 0
                    ? unsafe String(cString: PQgetvalue(result, row, column)) : nil
            }
        }
    }

    private func result(
        _ sql: String, _ values: [String?], _ expected: [ExecStatusType]
    ) throws(PublishError) -> String? {
        let result =
            values.isEmpty
            ? unsafe PQexec(handle, sql)
            : unsafe parameters(values) { unsafe PQexecParams(handle, sql, Int32(values.count), nil, $0, nil, nil, 0) }
        defer { unsafe PQclear(result) }
        let status = unsafe PQresultStatus(result)
        guard expected.contains(where: { $0 == status }) else { throw error() }
        guard unsafe PQntuples(result) > 0, unsafe PQgetisnull(result, 0, 0) == 0 else { return nil }
        return unsafe String(cString: PQgetvalue(result, 0, 0))
    }

    private func parameters<Result>(_ values: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
        let texts = unsafe values.map { value in unsafe value.map { unsafe UnsafePointer(strdup($0)!) } }
        defer {
            for index in unsafe texts.indices { unsafe free(UnsafeMutablePointer(mutating: texts[index])) }
        }
        return unsafe body(texts)
    }

    /// Runs a query, and passes its rows in the text format of COPY, each with its line feed.
    func copyOut(_ sql: String, _ take: ([UInt8]) throws -> Void) throws {
        _ = try result("COPY (\(sql)) TO STDOUT", [], [PGRES_COPY_OUT])
        var row: UnsafeMutablePointer<CChar>?
        while true {
            let count = unsafe PQgetCopyData(handle, &row, 0)
            guard count > 0, let bytes = unsafe row else { break }
            defer { unsafe PQfreemem(bytes) }
            try take(unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))))
        }
        while let result = unsafe PQgetResult(handle) {
            defer { unsafe PQclear(result) }
            guard unsafe PQresultStatus(result) == PGRES_COMMAND_OK else { throw error() }
        }
    }

    private func copy(_ sql: String, _ rows: [UInt8]) throws(PublishError) {
        _ = try result(sql, [], [PGRES_COPY_IN])
        var rest = rows[...]
        while !rest.isEmpty {
            let part = rest.prefix(Self.copyBytes)
            let sent = unsafe part.withUnsafeBytes { bytes in
                unsafe PQputCopyData(handle, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
            }
            guard sent == 1 else { throw error() }
            rest = rest.dropFirst(Self.copyBytes)
        }
        guard unsafe PQputCopyEnd(handle, nil) == 1 else { throw error() }
        var failure: PublishError?
        while let result = unsafe PQgetResult(handle) {
            if unsafe PQresultStatus(result) != PGRES_COMMAND_OK { failure = error() }
            unsafe PQclear(result)
        }
        if let failure { throw failure }
    }
}
