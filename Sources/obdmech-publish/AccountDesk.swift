import CommandLine
import Documents
import Formats
import Glibc
import Publishing
import System
import Terminal

/// `obdmech account`.
struct AccountDesk {
    private static let validDays = 7
    /// Without letters and digits that look alike.
    private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

    private let options: Options
    private let variables: [String: String]
    private let files: PublishFiles

    init(_ options: Options, _ variables: [String: String]) {
        self.options = options
        self.variables = variables
        files = PublishFiles(variables)
    }

    func run() throws -> ExitStatus {
        let name = options.operands.first ?? ""
        switch AccountCommandLine.Verb(of: options) {
        case .login: try login(name)
        case .create: try create(name, try newPassword(), until: "infinity")
        case .invite: try invite(name)
        case .password: try changePassword()
        case .give: try hand(name, options.operands[1], over: true)
        case .take: try hand(name, options.operands[1], over: false)
        case .remove: try remove(name)
        case .list: try list()
        }
        return .fine
    }

    // MARK: Login

    private func login(_ url: String) throws {
        let file = options[PublishCommandLine.passwordFile].map { SystemFile.resolved($0) ?? $0 }
        let connection = try connect(url, file)
        let document = JSON.object([("url", .string(url)), ("passwordFile", .text(file))])
        try files.write(document.document + "\n", to: files.account)
        let kind = try connection.values("SELECT coalesce(obdmech.account_kind(), 'administrator')").first ?? ""
        let role = try connection.values("SELECT session_user").first ?? ""
        try Output.write(["\(SafeText.line(role)): \(kind)"])
    }

    private func connect(_ url: String, _ file: String?) throws -> PostgresConnection {
        // An address with a password is refused.
        guard try PublishTarget(name: "account", url: url).kind == .postgresql else {
            throw PublishError.wrongAddress(url)
        }
        let connection = try PostgresConnection(url, password: try files.password(in: file, variables))
        try connection.prepareSchema()
        return connection
    }

    /// The address of the account in use, and the file of its password.
    private func account() throws -> (url: String, passwordFile: String?) {
        guard let bytes = try files.read(files.account), let document = JSON(parsing: bytes),
            let url = document["url"]?.text
        else { throw PublishError.noAccount }
        return (url, document["passwordFile"]?.text)
    }

    private func connection() throws -> PostgresConnection {
        let account = try account()
        return try connect(account.url, account.passwordFile)
    }

    // MARK: Passwords

    private func newPassword() throws -> String {
        if let file = options[AccountCommandLine.newPasswordFile] {
            guard let password = try files.password(in: file, [:]), !password.isEmpty else {
                throw PublishError.noPassword
            }
            return password
        }
        guard isatty(0) == 1 else { throw PublishError.noPassword }
        let password = typed("new password: ")
        guard let password, !password.isEmpty else { throw PublishError.noPassword }
        guard typed("again: ") == password else { throw PublishError.passwordsDiffer }
        return password
    }

    /// A line that does not appear on the screen; nil at the end of input.
    private func typed(_ prompt: String) -> String? {
        Output.talk(prompt)
        var settings = termios()
        unsafe tcgetattr(0, &settings)
        var silent = settings
        silent.c_lflag &= ~UInt32(ECHO)
        unsafe tcsetattr(0, TCSAFLUSH, &silent)
        defer {
            unsafe tcsetattr(0, TCSAFLUSH, &settings)
            Output.talk("\n")
        }
        return readLine()
    }

    private func changePassword() throws {
        let account = try account()
        let connection = try connect(account.url, account.passwordFile)
        let role = try connection.values("SELECT session_user").first ?? ""
        let password = try newPassword()
        if try password == files.password(in: account.passwordFile, variables) { throw PublishError.samePassword }
        let verifier = try connection.verifier(of: password, role: role)
        let isAccount = try connection.values("SELECT obdmech.account_kind()").first != nil
        try connection.run(
            isAccount
                ? .run("SELECT obdmech.change_password($1::text)", [verifier])
                : .run("ALTER ROLE \(PostgresSchema.identifier(role)) PASSWORD \(PostgresSchema.literal(verifier))", [])
        )
        try Output.write(["\(SafeText.line(role)): password changed"])
    }

    // MARK: Accounts

    /// The kind that was named; nil if none was.
    private func kind() throws(PublishError) -> PostgresSchema.AccountKind? {
        guard let text = options[AccountCommandLine.kind] else { return nil }
        guard let kind = PostgresSchema.AccountKind(rawValue: text) else { throw .noKind }
        return kind
    }

    private func create(_ name: String, _ password: String, until: String) throws {
        guard let kind = try kind() else { throw PublishError.noKind }
        let connection = try connection()
        let role = PostgresSchema.identifier(name)
        let verifier = PostgresSchema.literal(try connection.verifier(of: password, role: name))
        try connection.transaction { () throws(PublishError) in
            try connection.run(
                .run("CREATE ROLE \(role) LOGIN PASSWORD \(verifier) VALID UNTIL \(PostgresSchema.literal(until))", []))
            try connection.run(
                .run(
                    "INSERT INTO obdmech.account (name, kind, driver) VALUES ($1::text, $2::text, $3::text)",
                    [name, kind.rawValue, options[AccountCommandLine.driver]]))
            for grant in PostgresSchema.grants(kind, role: name) { try connection.run(.run(grant, [])) }
        }
        try Output.write(["\(SafeText.line(name)): \(kind.rawValue) added"])
    }

    private func invite(_ name: String) throws {
        let code = (0..<20).compactMap { _ in Self.alphabet.randomElement() }.map(String.init).joined()
        let connection = try connection()
        let until =
            try connection.values("SELECT (now() + interval '\(Self.validDays) days')::timestamptz(0)::text").first
            ?? ""
        if try isKnown(name, connection) {
            try renew(name, code, until: until, connection)
        } else {
            try create(name, code, until: until)
        }
        try Output.write(["code: \(code)", "valid until \(until); obdmech account password replaces it"])
    }

    private func isKnown(_ name: String, _ connection: PostgresConnection) throws(PublishError) -> Bool {
        try !connection.values("SELECT name FROM obdmech.account WHERE name = $1::text", [name]).isEmpty
    }

    /// Gives an account a code in place of its password, and what else was named: its kind, or whose trips it sees.
    private func renew(_ name: String, _ code: String, until: String, _ connection: PostgresConnection) throws {
        let verifier = PostgresSchema.literal(try connection.verifier(of: code, role: name))
        let role = PostgresSchema.identifier(name)
        let kind = try kind()
        try connection.transaction { () throws(PublishError) in
            try connection.run(
                .run("ALTER ROLE \(role) PASSWORD \(verifier) VALID UNTIL \(PostgresSchema.literal(until))", []))
            try connection.run(
                .run(
                    """
                    UPDATE obdmech.account SET kind = coalesce($2::text, kind), driver = coalesce($3::text, driver)
                    WHERE name = $1::text
                    """, [name, kind?.rawValue, options[AccountCommandLine.driver]]))
            guard let kind else { return }
            for sql in PostgresSchema.revocations(role: name) + PostgresSchema.grants(kind, role: name) {
                try connection.run(.run(sql, []))
            }
        }
        if let kind { try Output.write(["\(SafeText.line(name)): \(kind.rawValue)"]) }
    }

    private func hand(_ name: String, _ car: String, over isGiven: Bool) throws {
        let connection = try connection()
        let cars = try connection.values(
            "SELECT uuid FROM obdmech.vehicle WHERE vin = upper($1::text) OR name = $1::text", [car])
        guard let uuid = cars.first else { throw PublishError.noCar(car) }
        try connection.run(
            .run(
                isGiven
                    ? """
                    INSERT INTO obdmech.account_vehicle (account, vehicle) VALUES ($1::text, $2::uuid)
                    ON CONFLICT DO NOTHING
                    """ : "DELETE FROM obdmech.account_vehicle WHERE account = $1::text AND vehicle = $2::uuid",
                [name, uuid]))
        try Output.write(["\(SafeText.line(name)): \(SafeText.line(car)) \(isGiven ? "given" : "taken")"])
    }

    private func remove(_ name: String) throws {
        let connection = try connection()
        guard try isKnown(name, connection) else { throw PublishError.unknownAccount(name) }
        let role = PostgresSchema.identifier(name)
        try connection.transaction { () throws(PublishError) in
            try connection.run(.run("DELETE FROM obdmech.account WHERE name = $1::text", [name]))
            try connection.run(.run("DELETE FROM obdmech.sync_file WHERE account = $1::text", [name]))
            try connection.run(.run("DELETE FROM obdmech.route_star WHERE account = $1::text", [name]))
            for sql in PostgresSchema.revocations(role: name) { try connection.run(.run(sql, [])) }
            try connection.run(.run("DROP ROLE \(role)", []))
        }
        try Output.write(["\(SafeText.line(name)): removed"])
    }

    private func list() throws {
        let rows = try connection().rows(
            """
            SELECT name, kind, coalesce(driver, ''), (SELECT count(*) FROM obdmech.account_vehicle WHERE account = name)
            FROM obdmech.account ORDER BY name
            """)
        if options[PublishCommandLine.json] {
            let accounts = rows.map { row in
                FleetAccount(
                    name: row[0] ?? "", kind: row[1] ?? "", driver: row[2] == "" ? nil : row[2],
                    vehicles: Int(row[3] ?? "") ?? 0)
            }
            return try Output.write(AccountDocuments.json(accounts).documentLines)
        }
        guard !rows.isEmpty else { return try Output.write(["no accounts: obdmech account invite NAME --kind KIND"]) }
        try Output.write(
            Format.columns(
                rows.map { row in
                    let cars = Format.count(Int(row[3] ?? "") ?? 0, "car")
                    return (SafeText.line(row[0] ?? ""), (row[1] ?? "") + (row[3] == "0" ? "" : ", " + cars))
                }, width: Output.width))
    }
}
