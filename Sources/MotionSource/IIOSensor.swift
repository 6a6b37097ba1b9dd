import System

/// A motion sensor of Linux's Industrial I/O, such as MPU-6050, LSM6DS and BMI160, read through sysfs.
package struct IIOSensor: Sendable {
    package static let standardFolder = "/sys/bus/iio/devices"

    private let gyroFolder: String
    private let accelerationFolder: String?
    private let gyroScales: [Double]
    private let accelerationScales: [Double]

    /// The name that the driver reports.
    package let name: String

    /// - Parameters:
    ///   - device: the name of a folder ("iio:device0") or of a driver ("lsm6dsox_gyro"); nil for the first with a gyro.
    ///   - folder: where the devices are.
    package init(device: String?, in folder: String = standardFolder) throws(MotionError) {
        let all = SystemFile.entries(folder).filter { $0.hasPrefix("iio:device") }.sorted().map { folder + "/" + $0 }
        func name(_ path: String) -> String { Self.line(path + "/name") ?? "" }
        let chosen = all.filter { path in
            device.map { path.hasSuffix("/" + $0) || name(path) == $0 } ?? true
        }
        guard let gyro = chosen.first(where: { Self.number($0 + "/in_anglvel_z_raw") != nil }) else {
            throw .noGyro(device, folder)
        }
        gyroFolder = gyro
        self.name = name(gyro)
        gyroScales = Self.scales(gyro, "anglvel")
        // Some drivers have a device for each sensor of a chip.
        let acceleration = ([gyro] + all).first { Self.number($0 + "/in_accel_z_raw") != nil }
        accelerationFolder = acceleration
        accelerationScales = acceleration.map { Self.scales($0, "accel") } ?? []
    }

    private static let axes = ["x", "y", "z"]

    private static func line(_ path: String) -> String? {
        SystemFile.text(path).map { String($0.prefix { !$0.isNewline }) }
    }

    private static func number(_ path: String) -> Double? { line(path).flatMap { Double($0) } }

    private static func scales(_ folder: String, _ kind: String) -> [Double] {
        axes.map {
            number("\(folder)/in_\(kind)_\($0)_scale") ?? number("\(folder)/in_\(kind)_scale") ?? 1
        }
    }

    private static func vector(_ folder: String, _ kind: String, _ scales: [Double]) -> MotionReading.Vector? {
        let values = axes.indices.map { index -> Double? in
            let name = "\(folder)/in_\(kind)_\(axes[index])"
            guard let raw = number(name + "_raw") else { return nil }
            return (raw + (number(name + "_offset") ?? number("\(folder)/in_\(kind)_offset") ?? 0)) * scales[index]
        }
        // A gyro of one axis has only z.
        return values[2].map { MotionReading.Vector(values[0] ?? 0, values[1] ?? 0, $0) }
    }

    /// What the sensor tells now; nil if it is gone.
    func read() -> MotionReading? {
        guard let rotation = Self.vector(gyroFolder, "anglvel", gyroScales) else { return nil }
        let factor = MotionLines.degreesPerRadian
        var reading = MotionReading()
        reading.gyro = MotionReading.Vector(rotation.x * factor, rotation.y * factor, rotation.z * factor)
        reading.acceleration = accelerationFolder.flatMap { Self.vector($0, "accel", accelerationScales) }
        return reading
    }
}
