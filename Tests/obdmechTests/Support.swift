import CommandLine
import Foundation
import Glibc
import Reports
import Telemetry
import Testing
import Trips

@testable import obdmech

/// The failure that `body` throws.
func failure<Value>(_ body: () throws -> Value) -> Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Failure
    }
}

/// The options of a command line; a line that cannot be read is a mistake in the test.
func parsed(_ arguments: String...) throws -> Options { try parsed(arguments) }

func parsed(_ arguments: [String]) throws -> Options {
    guard case .run(_, let options) = try CommandLineParser.parse(arguments, table: CommandTable.subcommands) else {
        throw Failure(status: .usage, message: "'\(arguments)' runs nothing")
    }
    return options
}

/// A trip as a sink sees it, at one moment.
final class TripAtAMoment: RunningTrip {
    let origin = Instant.zero
    let engine = TripEngine()
    let record: TripRecord
    private(set) var snapshot: TripSnapshot
    private(set) var warnings: [String] = []

    init(_ elapsedS: Double = 0, id: Int64? = nil) {
        record = TripRecord(
            id: id, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: TripSummary())
        snapshot = TripSnapshot(engine: engine, now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        snapshot.elapsedS = elapsedS
    }

    func warn(_ message: String, advice: String) { warnings.append(message) }
}
