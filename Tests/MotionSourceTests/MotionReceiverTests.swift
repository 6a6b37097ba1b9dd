import Glibc
import Synchronization
import Telemetry
import TestSupport
import Testing
import Transports

@testable import MotionSource

@Suite(.waits, .timeLimit(.minutes(20))) struct MotionReceiverTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Runs until there are so many events.
    private static func events(_ receiver: MotionReceiver, _ count: Int, while feed: () -> Void = {}) -> [SourceEvent] {
        var events: [SourceEvent] = []
        feed()
        receiver.run(stop: -1) { event in
            events.append(event)
            return events.count < count
        }
        return events
    }

    private static func rates(_ events: [SourceEvent]) -> [Double] {
        events.flatMap { event -> [Double] in
            guard case .batch(let batch) = event else { return [] }
            return batch.samples.filter { $0.signal == .yawRate }.map(\.value)
        }
    }

    @Test func overUDP() throws {
        let socket = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: socket.port)
        let events = Self.events(MotionReceiver(.udp(socket)), 1) {
            sender.send(Array("nonsense".utf8))
            sender.send(Array(#"{"gyro_z_dps": -12.5}"#.utf8))
        }
        #expect(Self.rates(events) == [12.5])
    }

    @Test func throughAPipe() throws {
        let path = directory.file("pipe")
        let failure = unsafe mkfifo(path, 0o600)
        try #require(failure == 0)
        let writer = unsafe open(path, O_RDWR)
        defer { close(writer) }
        let text = "gyro_z_dps\n1\n" + String(repeating: "x", count: 10_000) + "\n"
        let bytes = Array(text.utf8)
        _ = unsafe write(writer, bytes, bytes.count)
        #expect(Self.rates(Self.events(MotionReceiver(.pipe(path)), 1)) == [-1])
        guard case .lost(let problem, _)? = Self.events(MotionReceiver(.pipe(directory.file("none"))), 1).first else {
            Issue.record("no problem is told")
            return
        }
        #expect(problem.message.contains("none"))
    }

    @Test func aSensorOfThisComputer() throws {
        let folder = directory.file("iio")
        for (name, text) in [
            ("iio:device0/name", "thermometer"), ("iio:device0/in_temp_raw", "20"),
            ("iio:device1/name", "lsm6dsox_gyro"),
            ("iio:device1/in_anglvel_x_raw", "0"), ("iio:device1/in_anglvel_y_raw", "1000"),
            ("iio:device1/in_anglvel_z_raw", "0"), ("iio:device1/in_anglvel_scale", "0.0001745329"),
            ("iio:device2/name", "lsm6dsox_accel"), ("iio:device2/in_accel_x_raw", "0"),
            ("iio:device2/in_accel_y_raw", "16384"),
            ("iio:device2/in_accel_z_raw", "0"), ("iio:device2/in_accel_scale", "0.000598550"),
        ] {
            try directory.write(Array((text + "\n").utf8), to: "iio/" + name)
        }
        let sensor = try IIOSensor(device: nil, in: folder)
        #expect(sensor.name == "lsm6dsox_gyro")
        // It stands on its side: 10 °/s about the axis upward.
        let rate = try #require(Self.rates(Self.events(MotionReceiver(.sensor(sensor)), 1)).first)
        #expect(abs(rate) < 0.01, "turning, it does not know the direction upward yet")
        try directory.write(Array("100\n".utf8), to: "iio/iio:device1/in_anglvel_y_raw")
        #expect(abs((Self.rates(Self.events(MotionReceiver(.sensor(sensor)), 2)).last ?? 0) + 1) < 0.01)
        #expect(throws: MotionError.noGyro("bmi160", folder)) { try IIOSensor(device: "bmi160", in: folder) }
        #expect(try IIOSensor(device: "iio:device1", in: folder).name == "lsm6dsox_gyro")
        #expect(throws: MotionError.noGyro(nil, folder + "x")) { try IIOSensor(device: nil, in: folder + "x") }
    }

    /// It ends when it is told to.
    @Test func stops() throws {
        var ends: [Int32] = [0, 0]
        let failure = unsafe pipe(&ends)
        try #require(failure == 0)
        defer { for end in ends { close(end) } }
        _ = unsafe write(ends[1], "x", 1)
        let socket = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        MotionReceiver(.udp(socket)).run(stop: ends[0]) { _ in true }
        let path = directory.file("growing")
        try directory.write([], to: "growing")
        MotionReceiver(.pipe(path)).run(stop: ends[0]) { _ in true }
    }
}
