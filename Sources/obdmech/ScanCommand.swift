import OBD
import Reports
import Settings
import Storage
import Telemetry
import Trips

enum ScanCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let isJSON = options.has(CommandTable.json)
        let units = try options.units(try environment.settings())
        func failed(_ problem: ConnectionProblem) -> [String] {
            isJSON
                ? [ScanReport.json(problem).document]
                : Format.wrapped(ConnectionReport.ladder(problem.step), width: Output.width, indent: 2)
        }
        return try VehicleDialogue.run(options, environment, failed: failed) { dialogue in
            let isQuick = options.has(CommandTable.quick)
            let scan = try dialogue.scan(isQuick: isQuick)
            dialogue.close()
            let time = LocalTime.now
            // Stored first: what was read is not lost with a closed pipe. Nor is it lost with a broken database.
            var failure: StorageError?
            var earlier: (scan: HealthScan, time: WallTime)?
            do throws(StorageError) {
                let id = try dialogue.store(scan, at: time, isQuick: isQuick)
                if let vin = scan.vin { earlier = try dialogue.database?.latestScan(vin: vin, before: id) }
            } catch {
                failure = error
            }
            dialogue.progress.clear()
            try Output.write(
                isJSON
                    ? [ScanReport.json(scan, at: time, since: earlier).document]
                    : ScanText(
                        scan, at: time, since: earlier, units: units, width: Output.width,
                        utcOffsetS: LocalTime.utcOffsetS
                    ).lines(height: Output.isTerminal(1) ? Output.height : .max))
            if let failure { throw failure }
            return scan.reportsFault ? .fault : scan.isHealthKnown ? .fine : .vehicle
        }
    }
}

extension Database {
    /// Opens the database for writing, and closes the trips of programs that did not live to do so.
    static func openAndRecover(path: String) throws -> Database {
        let database = try Database.open(path: path)
        try database.recoverAndTell()
        return database
    }

    /// That a lock or a full disk is in the way is no reason to fail: it can be done another time.
    func recoverAndTell() throws {
        let trips: [TripRecord]
        do {
            trips = try recoverTrips()
        } catch {
            guard error.kind == .busy || error.kind == .failed else { throw error }
            return Output.complain("a trip that was cut off cannot be closed yet: \(error.message)")
        }
        for trip in trips {
            let number = trip.id.map { " \($0)" } ?? ""
            Output.talk(
                "obdmech: trip\(number) had been cut off; it is kept with its \(trip.summary.samples) samples\n")
        }
    }
}
