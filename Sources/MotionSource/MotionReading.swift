import Formats

/// What a motion sensor tells of one moment, in its own axes.
struct MotionReading: Hashable, Sendable {
    struct Vector: Hashable, Sendable {
        var (x, y, z): (Double, Double, Double)

        init(_ x: Double, _ y: Double, _ z: Double) {
            self.x = x
            self.y = y
            self.z = z
        }

        var length: Double { (x * x + y * y + z * z).squareRoot() }
        func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
    }

    /// The sensor's own time in seconds; nil if it tells none.
    var stampS: Double?
    /// In degrees per second, counterclockwise as seen from the end of each axis.
    var gyro: Vector?
    /// With gravity, in m/s²: a sensor that lies flat has 9.8 upward.
    var acceleration: Vector?
    /// In degrees per second, clockwise as seen from above; instead of `gyro`.
    var yawRate: Double?
}

/// Reads the lines that phones, loggers and scripts send: objects of JSON, or rows of CSV below a header.
struct MotionLines: Sendable {
    private enum Field: Hashable, Sendable {
        case gyroX, gyroY, gyroZ, accelerationX, accelerationY, accelerationZ, yawRate, time
    }

    /// A name of a field and the factor to its unit.
    private struct Column: Hashable, Sendable {
        var field: Field
        /// To °/s, m/s² or s; nil for a time whose unit is told by its size.
        var factor: Double?
    }

    static let degreesPerRadian = 180 / Double.pi
    private static let standardGravity = 9.80665

    /// The columns of the last header of CSV.
    private var columns: [Column?]?

    /// Returns the reading of a line; nil for a header, and for anything that tells no rotation.
    mutating func read(_ line: some StringProtocol) -> MotionReading? {
        let line = line.trimmed
        if line.hasPrefix("{") { return object(line) }
        let cells = line.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" || $0 == "\t" }
            .map { String($0.trimmed.filter { $0 != "\"" }) }
        let numbers = cells.map { Double($0) }
        if numbers.contains(where: { $0 != nil }) {
            return row(numbers)
        }
        let header = cells.map(Self.column)
        if header.contains(where: { $0 != nil }) { columns = header }
        return nil
    }

    /// Without a header: x, y and z of a gyro in radians per second, then those of an accelerometer in m/s²; a time in front.
    private static let bare: [Int: [Column?]] = {
        let gyro = ["gyro_x", "gyro_y", "gyro_z"].map(column)
        let acceleration = ["accel_x", "accel_y", "accel_z"].map(column)
        let time = [column("time")]
        return [3: gyro, 4: time + gyro, 6: gyro + acceleration, 7: time + gyro + acceleration]
    }()

    private func row(_ numbers: [Double?]) -> MotionReading? {
        guard let columns = columns ?? Self.bare[numbers.count] else { return nil }
        return Self.reading(
            zip(columns, numbers).compactMap { column, number in
                guard let column, let number else { return nil }
                return (column, number)
            })
    }

    private func object(_ line: String) -> MotionReading? {
        guard case .object(let members)? = JSON(parsing: line.utf8) else { return nil }
        return Self.reading(Self.values(members, ""))
    }

    /// The numbers of an object, and those in objects within it: {"gyro":{"x":0,"y":0,"z":0.1}}.
    private static func values(_ members: [(String, JSON?)], _ prefix: String) -> [(Column, Double)] {
        members.flatMap { name, value -> [(Column, Double)] in
            if case .object(let inner) = value, prefix.isEmpty { return values(inner, name + "_") }
            guard let column = column(prefix + name), let number = value.flatMap(Self.number) else { return [] }
            return [(column, number)]
        }
    }

    private static func number(_ json: JSON) -> Double? {
        json.text.flatMap { Double($0) } ?? json.double
    }

    private static func reading(_ values: [(Column, Double)]) -> MotionReading? {
        var known: [Field: Double] = [:]
        for (column, value) in values where value.isFinite {
            known[column.field] = value * (column.factor ?? secondsFactor(value))
        }
        func vector(_ x: Field, _ y: Field, _ z: Field) -> MotionReading.Vector? {
            guard let last = known[z] else { return nil }
            return MotionReading.Vector(known[x] ?? 0, known[y] ?? 0, last)
        }
        var reading = MotionReading()
        reading.gyro = vector(.gyroX, .gyroY, .gyroZ)
        reading.acceleration =
            known[.accelerationX] == nil ? nil : vector(.accelerationX, .accelerationY, .accelerationZ)
        reading.yawRate = known[.yawRate]
        reading.stampS = known[.time]
        return reading.gyro == nil && reading.yawRate == nil ? nil : reading
    }

    /// Times of today in nanoseconds, microseconds, milliseconds and seconds have 19, 16, 13 and 10 digits.
    private static func secondsFactor(_ value: Double) -> Double {
        value > 1e17 ? 1e-9 : value > 1e14 ? 1e-6 : value > 1e11 ? 1e-3 : 1
    }

    // MARK: Names

    /// Names as apps spell them, without case, spaces, dots, dashes and underscores, and without the unit.
    private static let names: [(names: [String], field: Field)] = [
        (
            [
                "gyrox", "gyroscopex", "gx", "gyrx", "wx", "rotationratex", "motionrotationratex", "gyrorotationx",
                "angularvelocityx", "gyrodatax",
            ], .gyroX
        ),
        (
            [
                "gyroy", "gyroscopey", "gy", "gyry", "wy", "rotationratey", "motionrotationratey", "gyrorotationy",
                "angularvelocityy", "gyrodatay",
            ], .gyroY
        ),
        (
            [
                "gyroz", "gyroscopez", "gz", "gyrz", "wz", "rotationratez", "motionrotationratez", "gyrorotationz",
                "angularvelocityz", "gyrodataz",
            ], .gyroZ
        ),
        (["accx", "accelx", "accelerometerx", "ax", "accelerometeraccelerationx", "accelerationx"], .accelerationX),
        (["accy", "accely", "accelerometery", "ay", "accelerometeraccelerationy", "accelerationy"], .accelerationY),
        (["accz", "accelz", "accelerometerz", "az", "accelerometeraccelerationz", "accelerationz"], .accelerationZ),
        (["yawrate", "yawspeed"], .yawRate),
        (["time", "timestamp", "t", "loggingtime", "timestampsince1970", "motiontimestampsincereboot"], .time),
    ]

    /// Units in parentheses or at the end: the factor to °/s, m/s² or s.
    private static let units: [(text: String, factor: Double)] = [
        ("degs", 1), ("dps", 1), ("°s", 1), ("deg", 1), ("rads", degreesPerRadian), ("radps", degreesPerRadian),
        ("rad", degreesPerRadian), ("ms2", 1), ("ms²", 1), ("mg", standardGravity / 1000), ("g", standardGravity),
        ("ns", 1e-9),
        ("us", 1e-6), ("ms", 1e-3), ("s", 1),
    ]

    private static func column(_ name: String) -> Column? {
        let plain = String(name.lowercased().filter { !" _.-()[]/^\u{FEFF}".contains($0) })
        for (names, field) in names {
            if names.contains(plain) { return Column(field: field, factor: usual(field)) }
            for (unit, factor) in units where plain.hasSuffix(unit) {
                guard names.contains(String(plain.dropLast(unit.count))) else { continue }
                return Column(field: field, factor: factor)
            }
        }
        return nil
    }

    /// Phones tell radians per second; a yaw rate, named so, is that of this program.
    private static func usual(_ field: Field) -> Double? {
        switch field {
        case .gyroX, .gyroY, .gyroZ: degreesPerRadian
        case .time: nil
        default: 1
        }
    }
}
