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
        let operands = options.operands
        guard operands.first == "service", operands.count == 3 else {
            throw Failure(UsageMessage.wrongService)
        }
        let day: CalendarDay
        switch operands[1] {
        case "today": day = LocalTime.today
        case "yesterday": day = LocalTime.today.previous
        default:
            guard let named = CalendarDay(operands[1]), named <= LocalTime.today else {
                throw Failure(UsageMessage.wrongServiceDay(operands[1]))
            }
            day = named
        }
        let database = try Database.openExisting(path: try environment.databasePath(options))
        let known = try database?.knownVehicles() ?? []
        let vehicle = try VehicleChoice(known: known).vehicle(options.value(.vehicleVIN), canBeNew: false).vehicle
        // Trips of that day may be from before the repair or after it.
        try database?.add(
            Database.Service(time: LocalTime.start(of: day.next), description: operands[2]), vin: vehicle.vin)
        let name = vehicle.name ?? vehicle.vin.map { "VIN " + $0 } ?? "the vehicle without a VIN"
        try Output.write(["service of \(SafeText.line(name)) noted: \(SafeText.line(operands[2])), \(day)"])
        return .fine
    }
}
