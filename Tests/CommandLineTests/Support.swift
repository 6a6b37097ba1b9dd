import Settings

@testable import CommandLine

private func subcommand(
    _ name: String, _ flags: [Flag], isRare: Bool = false, operands: String? = nil, operandValues: [WordKind] = []
) -> Subcommand {
    Subcommand(
        name: name, chapter: .tools, isRare: isRare, summary: "do what \(name) does",
        description: ["One thing.", "Another thing."],
        flags: flags, operands: operands, operandValues: operandValues, examples: [("obdmech \(name)", "an example")])
}

private let json = Flag("json", short: "j", heading: .output, "Write JSON. It has all.")
private let duration = Flag("duration", argument: "TIME", quantities: [.seconds], "End after this time.")

/// Subcommands like those of the program.
let exampleTable: [Subcommand] = [
    subcommand(
        "scan",
        [
            Flag("adapter", short: "a", argument: "DEVICE", values: .device, heading: .connection, "The adapter."),
            json,
            Flag("no-save", heading: .storage, "Store nothing."),
            Flag("verbose", short: "v", heading: .connection, "Log all."),
            Flag("record", argument: "FILE", values: .file, heading: .connection, "Write all into a file."),
        ]),
    subcommand(
        "trip",
        [
            duration, Flag("fuel-price", argument: "PRICE", quantities: [.fuelPrice], "What fuel costs."), json,
            Flag("tag", argument: "WORD", values: .tag, isRepeatable: true, "A word."),
        ]),
    subcommand(
        "report",
        [
            Flag("from", argument: "DAY", values: .day, "The first day."),
            Flag("to", argument: "DAY", values: .day, isRare: true, "The last day."), json,
        ]),
    subcommand(
        "vehicle",
        [
            Flag("tank", argument: "VOLUME", quantities: [.volume], "What the tank holds."),
            Flag("odometer", argument: "DISTANCE", quantities: [.distance], "What the odometer shows."),
        ]),
    subcommand("calibrate", [Flag("fill-up", argument: "VOLUME", quantities: [.volume], "What was filled in.")]),
    subcommand("read", [duration], operands: "SIGNAL…", operandValues: [.signal]),
    subcommand(
        "config", [json], operands: "[get KEY|list]",
        operandValues: [
            .choice([
                WordKind.Choice(name: "get", summary: "show one", operands: [.settingKey]),
                WordKind.Choice(name: "list", summary: "show all"),
            ])
        ]),
    subcommand(
        "simulate",
        [
            Flag("tcp", argument: "PORT", "A port."), Flag("rate", argument: "N", "How fast."),
            Flag("quirk", argument: "NAME[,NAME…]", values: .words(["bytewise", "deaf"]), "What is odd."),
        ], isRare: true),
]

/// Returns the failure that `body` throws.
func failure<Value>(_ body: () throws -> Value) -> Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Failure
    }
}

/// Returns the options of a command line; an invalid one is an error in the test.
func parsed(_ arguments: String...) throws -> Options {
    guard case .run(_, let options) = try CommandLineParser.parse(arguments, table: exampleTable) else {
        throw Failure(status: .usage, message: "'\(arguments)' runs nothing")
    }
    return options
}
