import Camera
import Formats
import Glibc
import Simulator
import System
import Telemetry

/// The simulated camera, a child of this program: draws a road at the speed of a simulated drive and writes raw pictures.
enum RoadDrawing {
    /// The first argument of the child.
    static let argument = "--draw-road"
    private static let maxLateS = 10.0

    /// Waits until what was written has been read, or for some seconds.
    private static func awaitReader() {
        let until = SystemClock.now.advanced(bySeconds: 5)
        while FileDescriptor.unreadBytes(1) > 0, SystemClock.now < until { SystemClock.sleep(seconds: 0.002) }
    }

    /// - Parameter arguments: the drive cycle, width, height, and pictures per second.
    static func run(_ arguments: [String]) -> Never {
        guard arguments.count == 4, let cycle = try? DriveCycle.named(arguments[0]), let width = Int(arguments[1]),
            let height = Int(arguments[2]), let rate = Double(arguments[3]), rate > 0
        else { exit(2) }
        var picture = RoadPicture(width: width, height: height)
        // The first picture begins with a row of sky: the rest is drawn when somebody reads, so that the clock in it is right.
        let sky = Array(picture.drawn(distanceM: 0, lines: [], clockMs: 0).prefix(width))
        guard (try? IO.writeAll(sky, to: 1)) != nil else { exit(0) }
        awaitReader()
        let start = SystemClock.now
        for count in 0... {
            // Each picture is that of its moment, even if it is drawn late.
            let drivenS = Double(count) / rate
            let moment = start.advanced(bySeconds: drivenS)
            SystemClock.sleep(until: moment)
            let lateS = SystemClock.now.seconds(since: moment)
            // The computer was asleep.
            if lateS > maxLateS { exit(0) }
            let time = LocalTime.now.advanced(bySeconds: -lateS)
            let lines = [
                String(CalendarTime.iso8601Milliseconds(time).dropFirst(11).dropLast()),
                "\(Int(cycle.speedKmh(at: drivenS).rounded())) km/h",
            ]
            let bytes = picture.drawn(
                distanceM: cycle.distanceKm(at: drivenS) * 1000, lines: lines, clockMs: time.microseconds / 1000)
            guard (try? IO.writeAll(Array(bytes.dropFirst(count == 0 ? width : 0)), to: 1)) != nil else { exit(0) }
        }
        exit(0)
    }
}
