package import Telemetry

extension Database {
    /// Stores whether a vehicle answered requests, by their text; requests that were tried before are replaced.
    package func keepTrial(_ responded: [String: Bool], vin: String, at time: WallTime) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            for (command, hasResponded) in responded.sorted(by: { $0.key < $1.key }) {
                try connection.insert(
                    into: "profile_answer", conflict: .replaces,
                    [
                        "vin": vin, "command": command, "answered": hasResponded ? 1 : 0,
                        "tried_us": time.microseconds,
                    ])
            }
        }
    }

    /// Returns whether requests were answered, by VIN and by their text.
    package func trials() throws(StorageError) -> [String: [String: Bool]] {
        let rows = try connection.prepare("SELECT vin, command, answered FROM profile_answer")
        var trials: [String: [String: Bool]] = [:]
        while try rows.step() {
            trials[rows.text("vin"), default: [:]][rows.text("command")] = rows.integer("answered") == 1
        }
        return trials
    }

    /// Returns the vehicle of which requests were tried last; nil if there is none.
    package func lastTriedVehicle() throws(StorageError) -> String? {
        try connection.texts("SELECT vin FROM profile_answer ORDER BY tried_us DESC LIMIT 1", [:]).first
    }
}
