import CommandLine
import Formats
import Foundation
import Glibc
import Telemetry
import Testing

@testable import obdmech

/// The failure that `body` throws.
func failure<Value>(_ body: () throws -> Value) -> CommandError? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? any UserError).map { CommandError($0) }
    }
}

/// The options of a command line; a line that cannot be read is a mistake in the test.
func parsed(_ arguments: String...) throws -> Options { try parsed(arguments) }

func parsed(_ arguments: [String]) throws -> Options {
    guard
        case .run(_, let options) = try CommandLineParser.parse(
            arguments, table: CommandTable.subcommands, units: { $0[.units] ?? .metric })
    else {
        throw CommandError(UserMessage("'\(arguments)' runs nothing"))
    }
    return options
}
