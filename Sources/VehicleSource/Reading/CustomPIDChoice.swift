package import CustomPIDs
package import OBD

/// The custom PIDs of the user, and which of their requests a car has answered when they were tried.
package struct CustomPIDChoice: Sendable {
    package let pids: [CustomPID]
    /// Whether a request (see `CustomPID.command`) was answered, by VIN.
    private let trials: [String: [String: Bool]]
    private let thisYear: Int?

    /// - Parameter thisYear: by which the model year in a VIN is understood; nil to ask whatever the model year.
    package init(_ pids: [CustomPID] = [], trials: [String: [String: Bool]] = [:], thisYear: Int? = nil) {
        self.pids = pids
        self.trials = trials
        self.thisYear = thisYear
    }

    /// Returns what a trip reads: as `pids(of:)`, and of what cars broadcast only what this one does. Listening in
    /// vain takes a second each time, and a DBC file has hundreds of frames.
    package func pidsOfTrips(_ vin: VIN?) -> [CustomPID] {
        let tried = vin.flatMap { trials[$0.description] } ?? [:]
        return pids(of: vin).filter { !$0.isBroadcast || vin == nil || tried[$0.command] == true }
    }

    /// Returns what to ask a car: not what it did not answer, nor what belongs to other model years. If several
    /// describe the same standard value, those that it answered come first.
    package func pids(of vin: VIN?) -> [CustomPID] {
        let tried = vin.flatMap { trials[$0.description] } ?? [:]
        let year = vin.flatMap { vin in
            thisYear.flatMap { VehicleIdentity(vin, thisYear: $0).modelYear?.year }
        }
        let wanted = pids.filter { pid in
            if let hasResponded = tried[pid.command] { return hasResponded }
            guard let year, let years = pid.years else { return true }
            return years.contains(year)
        }
        return wanted.filter { tried[$0.command] == true } + wanted.filter { tried[$0.command] != true }
    }
}
