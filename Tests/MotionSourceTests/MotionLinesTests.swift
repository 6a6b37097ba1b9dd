import Testing

@testable import MotionSource

@Suite(.timeLimit(.minutes(20))) struct MotionLinesTests {
    private static func read(_ lines: String...) -> MotionReading? {
        var reader = MotionLines()
        var reading: MotionReading?
        for line in lines { reading = reader.read(line) }
        return reading
    }

    private static func z(_ reading: MotionReading?) -> Double? { reading?.gyro.map { ($0.z * 1000).rounded() / 1000 } }

    @Test(
        arguments: [
            (#"{"gyro_z": 0.5}"#, 28.648), (#"{"gyro_z_dps": 0.5}"#, 0.5), (#"{"gyroZ":"0.5"}"#, 28.648),
            (#"{"gyro": {"x": 0, "y": 0, "z": 0.5}, "n": null}"#, 28.648),
            (#"{"motionRotationRateZ(rad/s)":"0.5","motionYaw(rad)":"1"}"#, 28.648),
            (#"{"gyroscope_z (deg/s)": 12.25}"#, 12.25),
        ]) func objects(line: String, degPerS: Double)
    {
        #expect(Self.z(Self.read(line)) == degPerS)
    }

    @Test func rows() throws {
        let reading = try #require(
            Self.read(
                "timestamp;accel_x(g);accel_y(g);accel_z(g);gyro_x;gyro_y;gyro_z\r", "1700000000500;0;0;1;0.1;0;-1\r"))
        #expect(Self.z(reading) == -57.296 && reading.stampS == 1_700_000_000.5)
        #expect(reading.acceleration == MotionReading.Vector(0, 0, 9.80665))
        #expect(Self.z(Self.read("\"Gyroscope Z (rad/s)\",\"Time (s)\"", "1,2.5")) == 57.296)
        // Without a header.
        #expect(Self.z(Self.read("0,0,1")) == 57.296)
        #expect(Self.read("12.5,0,0,1,0,0,9.8")?.acceleration?.z == 9.8)
        // A header in the middle of the way.
        #expect(Self.z(Self.read("0,0,1", "gyro_z_dps,gyro_y_dps", "3,4")) == 3)
    }

    @Test func yawRate() {
        #expect(Self.read(#"{"yawRate": -12.5}"#)?.yawRate == -12.5)
        #expect(Self.read("yaw_rate_rad_s", "1")?.yawRate.map { ($0 * 10).rounded() } == 573)
    }

    @Test(arguments: [
        (1_700_000_000.5, 1_700_000_000.5), (1_700_000_000_500, 1_700_000_000.5), (1.7e18, 1.7e9), (12, 12),
    ])
    func times(told: Double, seconds: Double) {
        #expect(Self.read("{\"gyro_z\":0,\"time\":\(told)}")?.stampS.map { abs($0 - seconds) < 1e-3 } == true)
        #expect(Self.read(#"{"gyro_z":0,"time_ms":2500}"#)?.stampS == 2.5)
    }

    @Test(
        arguments: [
            "", "{", "{}", "hello", "{\"gyro_z\":true}", "{\"gyro_z\":\"nan\"}", "1,2", "1,2,x,4,5", "{\"gyro_x\":1}",
            "\u{0}",
            "[1,2,3]",
        ]) func nothing(line: String)
    {
        #expect(Self.read(line) == nil)
    }
}
