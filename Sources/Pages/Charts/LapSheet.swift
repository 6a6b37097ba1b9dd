import Formats
import Reports
import Telemetry
import Trips

/// Laps over their distance, two of them at a time: as SVG, which needs no script, and as data for the script, which shows
/// any two of them.
struct LapSheet {
    /// More points than this are not put into a page.
    private static let maxPoints = 60_000
    /// In pixels.
    static let (tall, low, below) = (130, 90, 22)
    /// How far a gain is measured at each point, in points before and behind it.
    static let reach = 5

    let courses: [LapCourse]
    /// The lap and the reference that are drawn, as indices of `courses`.
    let pair: (lap: Int, reference: Int)
    let units: UnitSystem
    let lengthM: Double
    let box: LapMap.Box?
    /// All laps of the session, also those that cannot be compared.
    let strip: LapStrip?
    /// The corners of the track, and as indices of the points.
    let track: TrackCorners
    var corners: [TrackCorners.Indices] { track.indices(count: lap.times.count) }

    /// - Parameters:
    ///   - laps: with their names, in their order.
    ///   - pair: the lap and the reference that are shown first, as indices of `laps`. Laps that cannot be compared with the
    ///     reference are left out.
    ///   - corners: those of the track; nil for those of the reference.
    init?(
        _ laps: [(name: String, trace: LapTrace)], pair: (lap: Int, reference: Int), units: UnitSystem,
        strip: LapStrip? = nil, corners: TrackCorners? = nil
    ) {
        self.strip = strip
        let reference = laps[pair.reference].trace
        guard reference.isWhole else { return nil }
        lengthM = reference.lengthM
        let count = TrackCorners.points(lengthM: lengthM)
        var kept = laps.indices.filter { (try? LapDelta(laps[$0].trace, against: reference)) != nil }
        guard kept.contains(pair.lap) else { return nil }
        let most = max(2, Self.maxPoints / count)
        if kept.count > most {
            let fastest = kept.sorted { laps[$0].trace.lap.timeS < laps[$1].trace.lap.timeS }.prefix(most - 2)
            kept = Set(fastest).union([pair.lap, pair.reference]).sorted()
        }
        courses = kept.map { LapCourse(laps[$0].name, laps[$0].trace, count: count, units: units) }
        guard let lap = kept.firstIndex(of: pair.lap), let other = kept.firstIndex(of: pair.reference) else {
            return nil
        }
        self.pair = (lap, other)
        self.units = units
        box = LapMap.Box(courses.flatMap(Self.places))
        track = corners ?? TrackCorners(reference)
    }

    var lap: LapCourse { courses[pair.lap] }
    var reference: LapCourse { courses[pair.reference] }

    // MARK: What is drawn

    /// The columns that some lap has and that change.
    var columns: [LapColumn] {
        LapColumn.drawn.filter { column in
            let all = courses.compactMap { $0.values[column] }.joined().compactMap(\.self)
            return all.first.map { first in all.contains { $0 != first } } ?? false
        }
    }

    /// Of all laps, so that it stays when another lap is chosen.
    func axis(_ column: LapColumn) -> Axis {
        let all = courses.compactMap { $0.values[column] }.joined().compactMap(\.self)
        let (least, most) = (all.min() ?? 0, all.max() ?? 0)
        // Room for the line of the highest gear.
        let top = column == .gear ? most + 0.5 : most
        return column == .steering ? Axis(least, most) : Axis(min(0, least), top)
    }

    /// The time lost by the lap, in seconds.
    var delta: [Double] { zip(lap.times, reference.times).map { Double($0 - $1) / 1000 } }

    var deltaAxis: Axis { Axis(min(0, delta.min() ?? 0), max(0, delta.max() ?? 0)) }

    /// The laps, the map beside the charts, the corners and the minisectors.
    var content: [HTML] {
        var content: [HTML] = strip.map { [$0.list] } ?? []
        content.append(.element("p", ["class": "pair"], text: sentence))
        let maps = self.maps
        let charts = HTML.element("div", ["class": "lapcharts"], self.charts)
        content.append(
            maps.isEmpty
                ? charts
                : .element("div", ["class": "laps"], .element("div", ["class": "maps"], maps), charts))
        let forces = ForcesPlot(reference: reference, lap: lap, among: courses).map { [$0.figure] } ?? []
        let below = (corners.isEmpty ? [] : [cornerTable]) + forces
        if !below.isEmpty { content.append(.element("div", ["class": "pair-of"], below)) }
        content.append(sectorTable)
        content.append(data)
        return content
    }

    /// "Lap 4 (0:52.125) is 0.625 s slower than lap 2 (0:51.500)."
    private var sentence: String {
        let ms = (lap.sectorEndsMs.last ?? 0) - (reference.sectorEndsMs.last ?? 0)
        let names = [lap, reference].map { "\($0.name) (\(LapReport.time($0.trace.lap.timeS)))" }
        if ms == 0 { return "\(names[0]) is as fast as \(Format.lowercased(names[1]))." }
        return "\(names[0]) is \(Format.fixed(Double(abs(ms)) / 1000, 3)) s \(ms > 0 ? "slower" : "faster") than "
            + "\(Format.lowercased(names[1]))."
    }

    private var sectorTable: HTML {
        let rows = (0..<LapTrace.minisectors).map { index -> [String] in
            let times = [reference, lap].map { $0.sectorEndsMs[index + 1] - $0.sectorEndsMs[index] }
            return [
                "\(index + 1)", distance(Double(index) / Double(LapTrace.minisectors)),
                Format.fixed(Double(times[0]) / 1000, 3), Format.fixed(Double(times[1]) / 1000, 3),
                LapReport.signed(Double(times[1] - times[0]) / 1000),
            ]
        }
        return .element(
            "details", ["class": "sectors"],
            .element("summary", text: "\(LapTrace.minisectors) minisectors"),
            .table(["Part", "From", reference.name, lap.name, "Lost"], rows, textColumns: 0))
    }

    func distance(_ share: Double) -> String { units.distance(share * lengthM / 1000, 2) }

    // MARK: Data

    private var data: HTML {
        var members: [(String, JSON?)] = [
            ("count", .integer(Int64(lap.times.count))), ("lengthM", .rounded(lengthM, 2)),
            ("unit", .string(units.shown(.kilometres).symbol)),
            ("perMeter", .number(units.shown(1, .kilometres) / 1000)),
            ("speedUnit", .string(units.shown(.kilometresPerHour).symbol)),
        ]
        members += [
            ("sectors", .integer(Int64(LapTrace.minisectors))), ("reach", .integer(Int64(Self.reach))),
            ("lap", .integer(Int64(pair.lap))), ("reference", .integer(Int64(pair.reference))),
        ]
        members.append(("columns", .array(columns.map(json))))
        if let box {
            let ends: [JSON?] = [.rounded(box.left, 2), .rounded(box.top, 2), .rounded(box.side, 2)]
            members.append(("box", .array(ends.compactMap(\.self))))
        }
        members.append(
            ("corners", .array(corners.map { .array([$0.from, $0.slowest, $0.to].map { .integer(Int64($0)) }) })))
        members.append(("perShort", .number(units.shown(1, .metres))))
        members.append(("exitM", .integer(Int64(TrackCorners.exitM))))
        members.append(("laps", .array(courses.map(json))))
        return .data(id: "lapdata", .object(members))
    }

    private func json(_ column: LapColumn) -> JSON {
        let axis = axis(column)
        return .object([
            ("key", .string(column.rawValue)), ("low", .number(axis.low)), ("high", .number(axis.high)),
            ("step", .number(axis.step)), ("decimals", .integer(Int64(axis.decimals))),
            ("stepped", column == .gear ? .bool(true) : nil),
        ])
    }

    private func json(_ course: LapCourse) -> JSON {
        var values: [(String, JSON?)] = []
        for key in columns + [.x, .z] + LapColumn.forces.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let column = course.values[key] else { continue }
            let packed = JSON.object([
                ("steps", .number(LapCourse.steps(key))), ("packed", .string(LapCourse.packed(column, key))),
            ])
            values.append((key.rawValue, packed))
        }
        return .object([
            ("name", .string(course.name)), ("time", .string(LapReport.time(course.trace.lap.timeS))),
            ("mark", .text(Self.mark(course))), ("times", .string(PackedNumbers.text(course.times))),
            ("ends", .string(PackedNumbers.text(course.sectorEndsMs.map(Int64.init)))), ("values", .object(values)),
        ])
    }

    private static func mark(_ course: LapCourse) -> String? {
        let mark = LapReport.mark(course.trace.lap, course.trace)
        return mark.isEmpty ? nil : mark
    }
}
