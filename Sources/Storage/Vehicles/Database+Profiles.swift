package import Telemetry

extension Database {
    /// Stores whether a vehicle answered requests, by their text; requests that were tried before are replaced.
    package func keepAnswers(_ answered: [String: Bool], vin: String, at time: WallTime) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            for (command, isAnswered) in answered.sorted(by: { $0.key < $1.key }) {
                try connection.insert(
                    into: "profile_answer", conflict: .replaces,
                    [
                        "vin": vin, "command": command, "answered": isAnswered ? 1 : 0,
                        "tried_us": time.microseconds,
                    ])
            }
        }
    }

    /// Returns whether requests were answered, by VIN and by their text.
    package func triedAnswers() throws(StorageError) -> [String: [String: Bool]] {
        let rows = try connection.prepare("SELECT vin, command, answered FROM profile_answer")
        var answers: [String: [String: Bool]] = [:]
        while try rows.step() {
            answers[rows.text("vin"), default: [:]][rows.text("command")] = rows.integer("answered") == 1
        }
        return answers
    }

    /// Returns the vehicle of which requests were tried last; nil if there is none.
    package func lastTriedVehicle() throws(StorageError) -> String? {
        try connection.texts("SELECT vin FROM profile_answer ORDER BY tried_us DESC LIMIT 1", [:]).first
    }
}
