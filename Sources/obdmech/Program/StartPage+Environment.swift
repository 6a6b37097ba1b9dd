import CommandLine
import OBD
import Settings
import Setup
import Storage
import Transports

extension StartPage {
    /// Looks for adapters and stored data. It sends, creates and changes nothing.
    init(_ environment: Environment) throws {
        let settings = try environment.settings()
        let found: Adapter
        var paths: [String] = []
        if let device = environment["OBDMECH_ADAPTER"] {
            found = .named(device, source: "from OBDMECH_ADAPTER")
        } else if let device = settings.adapter {
            found = .named(device, source: "as configured")
        } else {
            var surroundings = environment.surroundings
            // No delay is needed, since nothing is opened afterwards.
            surroundings.graceS = 0
            let choice = DeviceChoice(surroundings)
            found = .looked(choice)
            paths =
                switch choice {
                case .one(let device, _): [device].filter { $0.hasPrefix("/") }
                case .several: [String]()
                case .none(let ports, _): ports.map(\.path)
                }
        }
        self.init(found)
        for path in paths where !PortAccess.isAllowed(path) { remedies[path] = PortAccess.command(path) }
        unitsOfLocale = environment.unitsOfLocale
        // Show the rest even if the database cannot be read.
        guard let path = try? environment.databasePath(Options()),
            let database = Database.peek(path: path)
        else { return }
        lastTrip = try? database.trips.latest(isDriven: true)
        lastScan = try? database.scans.latestRecord()
    }
}
