import CommandLine
import Formats
import Recording
import Reports
import Storage
import System
import Terminal
import Trips

/// `obdmech vehicle service DATE TEXT`: notes a repair, after which trends compares with new baselines.
extension VehicleCommand {
    static func addService(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let word = options.operands[0]
        let text = options.operands[1]
        guard let day = NamedDay(word)?.day(today: LocalTime.today), day <= LocalTime.today else {
            throw CommandError(UsageError.wrongServiceDay(word))
        }
        let database = try Database.openExisting(path: try environment.databasePath(options))
        let known = try database?.knownVehicles() ?? []
        let vehicle = try VehicleChoice(known: known).vehicle(options[.vehicleVIN], canBeNew: false).vehicle
        // Trips of that day may be from before the repair or after it.
        try database?.add(
            Database.Service(time: LocalTime.start(of: day.next), description: text), vin: vehicle.vin)
        let name = vehicle.name ?? vehicle.vin.map { "VIN " + $0 } ?? "the vehicle without a VIN"
        try Output.write(["service of \(SafeText.line(name)) noted: \(SafeText.line(text)), \(day)"])
        return .fine
    }
}
