import Formats
package import Interchange
import Telemetry

/// A line of gpsd's JSON protocol.
package enum GpsdReport: Hashable, Sendable {
    /// The greeting, with the version of the protocol.
    case version(release: String, major: Int)
    /// A report of class TPV. The fix has a position only in the modes 2 and 3.
    case fix(Fix, mode: Int, device: String?)
    /// The speed of rotation about the vertical axis in °/s, clockwise, and the heading in degrees, of class ATT or IMU.
    case motion(yawRate: Double?, heading: Double?)
    case devices(count: Int)
    case error(String)
    /// A class that is of no interest.
    case other
    /// Not a line of the protocol.
    case broken

    /// - Parameter line: without its line end.
    package init(_ line: some Collection<UInt8>) {
        guard let json = JSON(parsing: line), let name = json["class"]?.text else {
            self = .broken
            return
        }
        switch name {
        case "VERSION":
            self = .version(
                release: json["release"]?.text ?? "",
                major: json["proto_major"]?.double.flatMap { Int(exactly: $0) } ?? 0)
        case "TPV":
            let mode = json["mode"]?.double.flatMap { Int(exactly: $0) } ?? 0
            self = .fix(Self.fix(json, mode: mode), mode: mode, device: json["device"]?.text)
        case "ATT", "IMU":
            // The gyro's z axis points down, as the frame of the vehicle does: clockwise is positive.
            self = .motion(yawRate: json["gyro_z"]?.double, heading: name == "ATT" ? json["heading"]?.double : nil)
        case "DEVICES":
            guard case .array(let devices)? = json["devices"] else {
                self = .broken
                return
            }
            self = .devices(count: devices.count)
        case "ERROR": self = .error(json["message"]?.text ?? "")
        default: self = .other
        }
    }

    private static func fix(_ json: JSON, mode: Int) -> Fix {
        var fix = Fix()
        fix.time = json["time"]?.text.flatMap { WallTime(iso8601: $0) }
        guard mode >= 2 else { return fix }
        fix.latitude = json["lat"]?.double
        fix.longitude = json["lon"]?.double
        // The meaning of "alt" depends on gpsd's version.
        fix.altitudeM = mode >= 3 ? json["altMSL"]?.double ?? json["alt"]?.double : nil
        fix.speedKmh = json["speed"]?.double.map { $0 * 3.6 }
        fix.courseDeg = json["track"]?.double
        let (x, y) = (json["epx"]?.double, json["epy"]?.double)
        fix.errorM = json["eph"]?.double ?? x.flatMap { x in y.map { (x * x + $0 * $0).squareRoot() } }
        return fix
    }
}

/// Joins the reports of one moment. Receivers tell it in several sentences, each of which gpsd passes on as a report
/// with the same time: first without the altitude, then with it.
struct FixEpoch {
    /// How long after the first report of a moment the others come, in seconds.
    static let waitS = 0.12

    private var pending: (fix: Fix, arrived: Instant)?

    /// When the pending fix is complete at the latest; nil if there is none.
    var due: Instant? { pending?.arrived.advanced(bySeconds: Self.waitS) }

    /// Takes a report with a position. Returns the fix of the moment before, with the time of its first report.
    mutating func take(_ fix: Fix, at time: Instant) -> (fix: Fix, time: Instant)? {
        if let pending, pending.fix.time != nil, pending.fix.time == fix.time {
            self.pending?.fix.merge(fix)
            return nil
        }
        let before = flush()
        pending = (fix, time)
        return before
    }

    /// Returns the fix if no more reports of its moment come.
    mutating func take(at time: Instant) -> (fix: Fix, time: Instant)? {
        guard let due, time >= due else { return nil }
        return flush()
    }

    mutating func flush() -> (fix: Fix, time: Instant)? {
        defer { pending = nil }
        return pending.map { ($0.fix, $0.arrived) }
    }
}
