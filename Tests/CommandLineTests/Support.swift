import Formats
import Telemetry

@testable import CommandLine

private func subcommand(
    _ name: String, _ flags: [AnyFlag], actions: [Action] = [], isRare: Bool = false, operands: String? = nil,
    operandValues: [WordKind] = []
) -> Subcommand {
    Subcommand(
        name: name, chapter: .tools, isRare: isRare, summary: "do what \(name) does",
        description: ["One thing.", "Another thing."],
        actions: actions, flags: flags, operands: operands, operandValues: operandValues,
        examples: [("obdmech \(name)", "an example")])
}

extension AnyFlag {
    static let adapter = Flag("adapter", .text("DEVICE", .device), short: "a", heading: .connection, "The adapter.")
    static let json = Flag("json", .switch, short: "j", heading: .output, "Write JSON. It has all.")
    static let duration = Flag("duration", .seconds, "End after this time.")
    static let rate = Flag(
        "rate", .number("N", 0...1e9, infinity: "max", expected: "a number such as 1.79"), "How fast.")
    static let record = Flag(
        "record", .text("FILE", .file), heading: .connection, excludes: [.noSave], "Write all into a file.")
    static let noSave = Flag("no-save", .switch, heading: .storage, excludes: [.json], "Store nothing.")
    static let tag = Flag("tag", .texts("WORD", .tag, limit: 5), "A word.")
    static let tank = Flag(
        "tank",
        .inUnits("VOLUME", .volume, expected: { "a volume (\($0))" }) { Quantity.volume.value($0, in: $1) },
        "What the tank holds.")
    static let from = Flag("from", .text("DAY", .day), "The first day.")
    static let redact = Flag("redact", .switch, requires: [.from], advice: "name a day", "Leave out names.")
    static let level = Flag("level", .choice("LEVEL", of: Level.self), "How much.")
    static let count = Flag("count", .whole("N", 1...10, expected: "a number from 1 to 10"), "How many.")
}

enum Level: String, CaseIterable { case low, high }

/// Subcommands like those of the program.
let exampleTable: [Subcommand] = [
    subcommand(
        "scan",
        [.adapter, .json, .noSave, Flag("verbose", .switch, short: "v", heading: .connection, "Log all."), .record]),
    subcommand(
        "trip",
        [
            .duration, Flag("fuel-price", .text("PRICE", quantities: [.fuelPrice]), "What fuel costs."), .json, .tag,
            .level, .count,
        ]),
    subcommand(
        "report",
        [
            .from, Flag("to", .text("DAY", .day), isRare: true, "The last day."), .json,
        ]),
    subcommand(
        "vehicle",
        [.tank, Flag("odometer", .text("DISTANCE", quantities: [.distance]), "What the odometer shows.")]),
    subcommand("calibrate", [Flag("fill-up", .text("VOLUME", quantities: [.volume]), "What was filled in.")]),
    subcommand("read", [.duration], operands: "SIGNAL…", operandValues: [.signal]),
    subcommand(
        "config", [.record],
        actions: [
            Action("get", "show one", operands: [.one("KEY", .settingKey)], flags: { [.json] }),
            Action("set", "change one", operands: [.one("KEY", .settingKey), .rest("VALUE", .settingValue)]),
            Action(
                "list", "show all", aliases: ["all"], operands: [.optional("KEY")], flags: { [.json] }, isDefault: true),
        ]),
    subcommand(
        "lap", [],
        actions: [
            Action("gate add", "add a gate", operands: [.one("NAME"), .many("PLACE", .place)], flags: { [.tag] }),
            Action("gate list", "list the gates"),
        ]),
    subcommand("export", [.from, .redact, .noSave.requiring(oneOf: [.from, .redact], advice: "name either")]),
    subcommand(
        "simulate",
        [
            Flag("tcp", .text("PORT"), "A port."), .rate,
            Flag("quirk", .text("NAME[,NAME…]", .words(["bytewise", "deaf"])), "What is odd."),
        ], isRare: true),
]

/// Returns the failure that `body` throws.
func failure<Value>(_ body: () throws -> Value) -> CommandError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? CommandError
    }
}

/// Returns the options of a command line; an invalid one is an error in the test.
func parsed(_ arguments: String...) throws -> Options {
    try parsed(arguments, units: .metric)
}

/// - Parameter units: those of a number without a unit.
func parsed(_ arguments: [String], units: UnitSystem) throws -> Options {
    guard
        case .run(_, let options) = try CommandLineParser.parse(arguments, table: exampleTable, units: { _ in units })
    else {
        throw CommandError(UserMessage("'\(arguments)' runs nothing"))
    }
    return options
}

/// Where `Testing` is imported, which has a type of this name, too.
typealias YesOrNo = Confirmation
