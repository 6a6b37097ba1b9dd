import CommandLine
import Formats
import History
import Publishing
import Recording
import Settings
import Storage
import Telemetry
import Terminal

/// One call of the program: what was typed, and where. What every command does with both is here: how facts are shown, and
/// which database they are from.
struct Call: Sendable {
    let options: Options
    let environment: Environment

    init(_ options: Options, _ environment: Environment) {
        self.options = options
        self.environment = environment
    }

    /// The value of a flag.
    subscript<Value>(flag: Flag<Value>) -> Value { options[flag] }
    func isGiven(_ flag: AnyFlag) -> Bool { options.isGiven(flag) }
    var operands: [String] { options.operands }

    // MARK: Output

    var screen: Screen { Screen(environment.variables, options) }
    var settings: UserSettings { get throws { try environment.settings() } }
    /// How facts are shown, according to the command line, the settings and the terminal.
    var presentation: Presentation { get throws { try presentation(settings) } }

    func presentation(_ settings: UserSettings) -> Presentation {
        var presentation = environment.presentation
        presentation.units = options.units(settings)
        presentation.isRedacted = self[.redactOutput]
        return presentation
    }

    /// Shows the document that --json asks for, or else lines, through a pager if they are many.
    func show(_ document: @autoclosure () throws -> JSON, _ lines: @autoclosure () throws -> [String]) throws {
        try screen.show(self[.json] ? document().documentLines : lines())
    }

    /// Writes the document that --json asks for, or else lines, as they are.
    func write(_ document: @autoclosure () throws -> JSON, _ lines: @autoclosure () throws -> [String]) throws {
        try Output.write(self[.json] ? document().documentLines : lines())
    }

    // MARK: Devices

    var namedDevice: String? { get throws { try environment.namedDevice(options) } }
    func device() throws -> String { try environment.device(options) }

    // MARK: Database

    var databasePath: String { get throws { try environment.databasePath(options) } }

    /// Opens the database for reading, or that of the service if this user has none; nil if nothing was stored yet.
    func existingDatabase() throws -> Database? { try environment.existingDatabase(options) }

    /// Opens the database, which must exist.
    func database() throws -> Database {
        let path = try databasePath
        guard let database = try Database.openExisting(path: path) else {
            throw DatabaseError.none(path, advice: DatabaseError.made)
        }
        try database.recoverAndTell()
        return database
    }

    /// Opens the database, which is made if there is none.
    func newDatabase() throws -> Database { try Database.openAndRecover(path: databasePath) }

    /// Passes the database to what only reads it (`Environment.read`).
    func read(
        requesting question: ((inout FleetQuestion) throws -> Void)? = nil, reading body: (Database?) throws -> Void
    ) throws -> ExitStatus {
        try environment.read(options, requesting: question) { database in
            try body(database)
            return .fine
        }
    }
}

extension Options {
    /// The fuel price per liter from the command line, or else from the settings.
    func fuelPrice(_ settings: UserSettings) -> Double? { self[.fuelPrice] ?? settings.fuelPrice }

    /// The price per kWh from the command line, or else from the settings.
    func electricityPrice(_ settings: UserSettings) -> Double? { self[.electricityPrice] ?? settings.electricityPrice }

    /// How a fuel price on the command line was understood, such as "fuel price $3.49/gal"; nil if none was given.
    func fuelPriceUnderstood(_ settings: UserSettings) -> String? {
        self[.fuelPrice].map { "fuel price " + units(settings).price(perLitre: $0, currency: settings.currency) }
    }

    /// The units to show values in, from the command line or else from the settings.
    func units(_ settings: UserSettings) -> UnitSystem { self[.units] ?? settings.units }
}

extension Environment {
    /// The units of a number that is written without one.
    func units(_ options: Options) throws(CommandError) -> UnitSystem {
        if let units = options[.units] { return units }
        return try settings().units
    }
}

extension StoredNumber {
    /// Parses the operands of `delete` and `edit`, such as "12 13".
    static func operands(_ options: Options, kind: String, command: String) throws -> [StoredNumber] {
        var numbers: [StoredNumber] = []
        for text in options.operands {
            guard let number = StoredNumber(text) else {
                throw StoredUsageError.notANumber(text, kind: kind, usage: "obdmech \(command) \(kind) N")
            }
            numbers.append(number)
        }
        return numbers
    }
}
