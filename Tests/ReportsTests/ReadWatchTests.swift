import Formats
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct ReadWatchTests {
    private static func answer(_ request: String, _ answers: [(ECUAddress, String)], at seconds: Double)
        -> ReadReport.Answer
    {
        let request = Hexadecimal.bytes(request)!
        return ReadReport.Answer(
            request: request, name: PIDTable.row(request[1])?.name ?? "Name",
            values: answers.map { ecu, text in
                let data = Hexadecimal.bytes(text)!
                return ReadValue(
                    request: request, ecu: ecu, data: data,
                    values: ReadValue.values(pid: request[1], data[...], scaling: PIDScaling()),
                    time: Instant.zero.advanced(bySeconds: seconds))
            }, refusal: nil)
    }

    private static func round(_ seconds: Double, rpm: String, speed: String?, oil: String? = nil)
        -> [ReadReport.Answer]
    {
        [
            answer("010C", [(engine, rpm)], at: seconds),
            answer("010D", speed.map { [(engine, $0), (transmission, $0)] } ?? [], at: seconds),
            answer("0103", [(engine, "0200")], at: seconds),
            answer("015C", oil.map { [(engine, $0)] } ?? [], at: seconds),
        ]
    }

    private static func watch(_ units: UnitSystem = .metric) -> ReadWatch {
        var watch = ReadWatch(units: units, keepsOrder: true)
        for (step, rounds) in [("0BB8", "00"), ("1AF8", "20"), ("1388", "0A")].enumerated() {
            let seconds = Double(step) / 2
            watch.take(
                round(seconds, rpm: rounds.0, speed: rounds.1), at: Instant.zero.advanced(bySeconds: seconds))
        }
        return watch
    }

    /// Whatever arrives first: what a driver looks for, then the others by name, states last.
    @Test func theOrderIsThatOfImportance() {
        var watch = ReadWatch(units: .metric)
        let values = [
            PIDValue(signal: Signal("fuelSystemStatus", .none), name: "Fuel system", value: 2, text: "closed loop"),
            PIDValue(signal: Signal("throttlePosition", .percent), name: "Throttle position", value: 12),
            PIDValue(signal: .controlModuleVoltage, name: "Control module voltage", value: 14),
            PIDValue(signal: Signal("load", .percent), name: "Engine load", value: 30),
            PIDValue(signal: .engineSpeed, name: "Engine speed", value: 900),
            PIDValue(signal: .vehicleSpeed, name: "Vehicle speed", value: 50),
        ]
        for value in values { watch.take(value, at: .zero) }
        let names = watch.table(width: 100).entries.compactMap { $0.first?.prefix(9) }
        #expect(names == ["Vehicle s", "Engine sp", "Control m", "Engine lo", "Throttle ", "Fuel syst"], "\(names)")
    }

    @Test func leastGreatestAndRate() {
        var watch = Self.watch()
        #expect(
            watch.table(width: 80).lines == [
                "                                 now           min      max    rate",
                "Engine speed                    1250 rpm       750     1726   2.0/s",
                "Vehicle speed, engine             10 km/h        0       32   2.0/s",
                "Vehicle speed, transmission       10 km/h        0       32   2.0/s",
                "Fuel system 1                closed loop (oxygen sensors)     2.0/s",
                "Fuel system 2                off                              2.0/s",
                "Engine oil temperature       no response                          -",
            ])
    }

    /// What never answered has its name, and is a number as soon as it answers.
    @Test func aLateAnswer() {
        var watch = Self.watch()
        watch.take(Self.round(1.5, rpm: "1388", speed: "0A", oil: "5A"), at: Instant.zero.advanced(bySeconds: 1.5))
        let lines = watch.table(width: 100).lines
        #expect(lines.last?.split(separator: " ").suffix(5) == ["50", "°C", "50", "50", "-"], "\(lines)")
        #expect(watch.count == 6)
    }

    /// What answers no more has no number now, keeps its least and greatest, and its rate falls.
    @Test func silence() {
        var watch = Self.watch()
        watch.take(Self.round(3, rpm: "1388", speed: nil), at: Instant.zero.advanced(bySeconds: 3))
        let line = watch.table(width: 100).lines.first { $0.hasPrefix("Vehicle speed, engine") }
        #expect(line?.split(separator: " ").suffix(5) == ["-", "km/h", "0", "32", "0.7/s"], "\(line ?? "")")
    }

    @Test func theDriversUnits() {
        var watch = Self.watch(.us)
        let line = watch.table(width: 100).lines.first { $0.hasPrefix("Vehicle speed, engine") }
        #expect(line?.split(separator: " ").suffix(5) == ["6.21", "mph", "0.00", "19.88", "2.0/s"], "\(line ?? "")")
    }

    /// Whatever the values are, nothing moves to the side, up or down.
    @Test(arguments: [30, 39, 40, 60, 79, 119]) func nothingJumps(width: Int) {
        var watch = ReadWatch(units: .metric, keepsOrder: true)
        var places: Set<[Int]> = []
        for step in 0..<60 {
            let raw = String(0x10000 + (step * 1013) & 0xFFFF, radix: 16).dropFirst()
            let seconds = Double(step) / 2
            let rounds = Self.round(
                seconds, rpm: String(raw), speed: String(raw.prefix(2)), oil: String(raw.suffix(2)))
            watch.take(rounds, at: Instant.zero.advanced(bySeconds: seconds))
            let lines = watch.table(width: width).lines
            for line in lines { #expect(CellWidth.of(line) <= width, "\(line)") }
            // Where the units stand.
            places.insert(
                lines.map { line in
                    ["rpm", "km/h", "°C"].compactMap {
                        line.ranges(of: $0).first.map { range in
                            line.distance(from: line.startIndex, to: range.lowerBound)
                        }
                    }.first ?? -1
                })
        }
        #expect(places.count == 1, "\(places)")
    }

    /// Names have lines of their own on a narrow screen.
    @Test func aNarrowScreen() {
        var watch = Self.watch()
        let lines = watch.table(width: 39).lines
        #expect(
            lines.prefix(5) == [
                "      now          min     max   rate", "Engine speed", "     1250 rpm      750    1726  2.0/s",
                "Vehicle speed, engine", "       10 km/h       0      32  2.0/s",
            ], "\(lines)")
    }
}
