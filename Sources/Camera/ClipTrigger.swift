import Formats
package import Telemetry

/// What a line of a trip that is being recorded (those of the live socket) means for the camera.
package enum ClipTrigger {
    package enum News: Hashable, Sendable {
        /// Its number, if it is stored. What a game simulates shakes nothing.
        case tripBegan(Int64?, isGame: Bool)
        case tripEnded
        /// Protects what was just recorded.
        case protects(reason: String, time: WallTime?)
        case voltage(Double)
        /// Without gravity, in m/s².
        case shock(Double)
        /// The time that a receiver of positions reports, and the time since the boot at which it was so, in µs.
        case clock(WallTime, bootUs: Int64)
        /// Nothing that the camera needs.
        case none
    }

    private static let events = ["sharpBraking": "braking", "sharpAcceleration": "acceleration"]
    /// Speed and long hours at the wheel are no reason: they would protect half of a drive.
    private static let unimportantAlerts: Set = ["overSpeed", "tiredDriving"]

    package static func news(_ line: String) -> News {
        let bytes = Array(line.utf8)
        var cursor = JSONCursor()
        guard case .object(let members)? = cursor.value(bytes.span) else { return .none }
        func member(_ name: String) -> JSON? { members.first { $0.0 == name }?.1 }
        let time = member("time")?.string.flatMap { WallTime(iso8601: $0) }
        switch member("type")?.string {
        case "start": return .tripBegan(member("trip")?.integer, isGame: member("game")?.string != nil)
        case "summary", "error": return .tripEnded
        case "clock":
            guard let time, let bootUs = member("bootUs")?.integer else { return .none }
            return .clock(time, bootUs: bootUs)
        case "parked": return member("voltage")?.double.map { .voltage($0) } ?? .none
        case "event":
            guard let reason = member("kind")?.string.flatMap({ events[$0] }) else { return .none }
            return .protects(reason: reason, time: time)
        case "alert":
            guard let kind = member("kind")?.string, !unimportantAlerts.contains(kind) else { return .none }
            // Also the codes, by which the clip can be found.
            var codes: [String] = []
            if case .array(let list)? = member("codes") { codes = list.compactMap(\.string) }
            return .protects(reason: (["alert: " + kind] + codes).joined(separator: " "), time: time)
        case "sample":
            guard let value = member("value")?.double, let signal = member("signal")?.string else { return .none }
            switch signal {
            case "controlModuleVoltage", "adapterVoltage": return .voltage(value)
            case "longitudinalAcceleration", "lateralAcceleration": return .shock(value)
            default: return .none
            }
        default: return .none
        }
    }
}
