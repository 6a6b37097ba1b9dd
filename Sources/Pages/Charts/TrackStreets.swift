import Formats
package import Routes
import StreetMaps
import Telemetry

/// A street map under a way, drawn from vector tiles, within limits of size and time.
package struct TrackStreets: Sendable {
    /// The paths of all levels, in bytes: as much as the pictures of `WayTiles` have in a page.
    static let maxBytes = 1_000_000
    /// The level that shows the whole map leaves room for those near the way.
    private static let maxWholeBytes = 500_000
    /// What all tiles may have when they are unpacked, in bytes, and how many places.
    private static let maxUnpacked = 64 << 20
    private static let maxPoints = 6_000_000
    /// With so many damaged tiles a file is given up.
    private static let maxDamaged = 8
    private static let maxNames = 400
    /// Names of small streets are shown when the map is enlarged so often.
    private static let minorEnlarged = 3.0
    /// What is left out first if there is no room for all.
    private static let dispensable: [MapFeature] = [.building, .path, .sand, .green, .wood, .built, .stream, .minor]
    /// The side of a tile in its grid: browsers enlarge the highest zoom, and show others at about this size.
    private static let (steps, enlargedSteps) = (1024, 2048)

    /// The map at one zoom.
    private struct Level {
        /// It is shown when the map is enlarged so often; 1 for always.
        let enlarged: Double
        let x: Double
        let y: Double
        /// The grid's step in units of the drawing.
        let step: Double
        var land = ""
        var paths: [MapFeature: [String]] = [:]
        var byteCount = 0

        mutating func add(_ drawing: TileDrawing) {
            for (feature, path) in drawing.paths {
                paths[feature, default: []].append(path)
                byteCount += path.utf8.count
            }
        }

        mutating func shorten(to limit: Int) {
            for feature in TrackStreets.dispensable where byteCount > limit {
                byteCount -= paths.removeValue(forKey: feature)?.reduce(0) { $0 + $1.utf8.count } ?? 0
            }
        }
    }

    private struct Name {
        let name: MapName
        let x: Double
        let y: Double
        let room: Double
        let enlarged: Double
    }

    private var levels: [Level] = []
    private var names: [Name] = []
    /// Where each name is already.
    private var named: [String: [(x: Double, y: Double)]] = [:]
    /// Tiles that cannot be read, or are too large.
    package private(set) var damagedCount = 0
    private var unpacked = 0
    private var pointCount = 0
    private let frame: WayFrame?

    /// Whether anything can be seen.
    package var isEmpty: Bool { levels.isEmpty }

    /// Draws all of the map at a low zoom, and what is near the way at higher ones, while they fit.
    /// - Parameter tile: The bytes of a tile by zoom, column from the west and row from the north; nil for none.
    package init(
        under track: Way, zooms: ClosedRange<Int>, tile: (_ zoom: Int, _ column: Int, _ row: Int) -> [UInt8]?
    ) {
        frame = WayFrame(track.points.map(\.place))
        guard let frame else { return }
        let whole = zooms.last(where: frame.isWhole)
        var closer = Array(stride(from: whole.map { $0 + 2 } ?? zooms.lowerBound, through: zooms.upperBound, by: 2))
        // The highest zoom is the last one, also in the place of the one below it.
        if closer.last == zooms.upperBound - 1 { closer.removeLast() }
        if closer.last ?? whole != zooms.upperBound { closer.append(zooms.upperBound) }
        if let whole {
            let isDeepest = whole == zooms.upperBound
            guard let level = level(whole, frame, frame.tiles(zoom: whole), [], isDeepest, Self.maxWholeBytes, tile)
            else { return }
            levels.append(level)
        }
        for zoom in closer {
            let near = frame.tiles(zoom: zoom, along: track)
            guard near.count <= WayFrame.maxTiles else { break }
            let room = Self.maxBytes - levels.reduce(0) { $0 + $1.byteCount }
            guard
                let level = level(
                    zoom, frame, near, Self.around(near, frame, zoom), zoom == zooms.upperBound, room, tile)
            else { break }
            levels.append(level)
        }
        if damagedCount >= Self.maxDamaged { levels = [] }
        names.sort { ($0.name.kind, $0.enlarged, -$0.room) < ($1.name.kind, $1.enlarged, -$1.room) }
        names = Array(names.prefix(Self.maxNames))
    }

    /// The tiles beside those of the way.
    private static func around(_ near: [MapPlace], _ frame: WayFrame, _ zoom: Int) -> [MapPlace] {
        var known = Set(near)
        var all: [MapPlace] = []
        for place in near {
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let beside = MapPlace(column: place.column + right, row: place.row + down)
                if known.insert(beside).inserted { all.append(beside) }
            }
        }
        return Array(all.prefix(max(0, WayFrame.maxTiles - near.count)))
    }

    /// Nil if there is no room for the needed tiles, or if nothing is there.
    private mutating func level(
        _ zoom: Int, _ frame: WayFrame, _ needed: [MapPlace], _ more: [MapPlace], _ isDeepest: Bool, _ maxBytes: Int,
        _ tile: (_ zoom: Int, _ column: Int, _ row: Int) -> [UInt8]?
    ) -> Level? {
        guard let left = (needed + more).map(\.column).min(), let top = (needed + more).map(\.row).min() else {
            return nil
        }
        let steps = isDeepest ? Self.enlargedSteps : Self.steps
        let (x, y) = frame.corner(MapPlace(column: left, row: top), zoom: zoom)
        let side = frame.tileSide(zoom: zoom)
        // Tiles have the size on the screen that those of the whole map have.
        let first = levels.first.map { $0.step * Double(Self.steps) } ?? WayFrame.width
        var level = Level(
            enlarged: levels.isEmpty ? 1 : max(1.5, first / side / 2), x: x, y: y, step: side / Double(steps))
        let shown = TileDrawing.Box(
            left: Int(clamping: (-x / level.step).rounded(.down)) - 8,
            top: Int(clamping: (-y / level.step).rounded(.down)) - 8,
            right: Int(clamping: ((WayFrame.width - x) / level.step).rounded(.up)) + 8,
            bottom: Int(clamping: ((frame.height - y) / level.step).rounded(.up)) + 8)
        for (index, place) in (needed + more).enumerated() {
            let isNeeded = index < needed.count
            guard isNeeded || level.byteCount < maxBytes else { break }
            guard 0..<1 << zoom ~= place.row, let data = tile(zoom, place.column(of: 1 << zoom), place.row) else {
                continue
            }
            guard let drawing = drawing(data, steps, MapPlace(column: place.column - left, row: place.row - top), shown)
            else {
                guard damagedCount < Self.maxDamaged, unpacked < Self.maxUnpacked, pointCount < Self.maxPoints else {
                    return nil
                }
                continue
            }
            let size = drawing.paths.values.reduce(0) { $0 + $1.utf8.count }
            guard isNeeded || level.byteCount + size <= maxBytes else { continue }
            level.add(drawing)
            let (column, row) = ((place.column - left) * steps, (place.row - top) * steps)
            level.land += "M\(column) \(row)h\(steps)v\(steps)h-\(steps)z"
            add(drawing.names, level)
        }
        level.shorten(to: maxBytes)
        guard level.byteCount <= maxBytes, !level.land.isEmpty else { return nil }
        return level
    }

    private mutating func drawing(
        _ data: [UInt8], _ steps: Int, _ place: MapPlace, _ shown: TileDrawing.Box
    ) -> TileDrawing? {
        guard unpacked < Self.maxUnpacked, pointCount < Self.maxPoints else { return nil }
        do throws(VectorTile.ReadError) {
            let tile = try VectorTile(data)
            unpacked += tile.byteCount
            let drawing = try TileDrawing(tile, steps: steps, column: place.column, row: place.row, shown: shown)
            pointCount += drawing.pointCount
            return drawing
        } catch {
            damagedCount += 1
            return nil
        }
    }

    // MARK: Names

    /// The same name is shown again only so far from itself, in units of the drawing as it is enlarged.
    private static let apart = 300.0

    private mutating func add(_ found: [MapName], _ level: Level) {
        for name in found.sorted(by: { ($0.kind.rawValue, -$0.room) < ($1.kind.rawValue, -$1.room) }) {
            let (x, y) = (level.x + Double(name.x) * level.step, level.y + Double(name.y) * level.step)
            guard 0...WayFrame.width ~= x, 0...(frame?.height ?? 0) ~= y else { continue }
            let isKnown = named[name.text, default: []].contains { other in
                name.room == 0 || max(abs(other.x - x), abs(other.y - y)) * level.enlarged < Self.apart
            }
            if isKnown { continue }
            named[name.text, default: []].append((x, y))
            let enlarged = name.kind == .minor ? max(Self.minorEnlarged, level.enlarged) : level.enlarged
            names.append(Name(name: name, x: x, y: y, room: Double(name.room) * level.step, enlarged: enlarged))
        }
    }

    /// Those that can be read on a phone without a script do not overlap.
    private var plain: Set<Int> {
        var boxes: [(left: Double, top: Double, right: Double, bottom: Double)] = []
        var plain: Set<Int> = []
        for (index, name) in names.enumerated() where name.enlarged == 1 && name.name.room == 0 {
            let half = (wide: Double(name.name.text.count) * 10, high: 22.0)
            let box = (name.x - half.wide, name.y - half.high, name.x + half.wide, name.y + half.high)
            guard box.0 >= 0, box.2 <= WayFrame.width,
                !boxes.contains(where: { $0.left < box.2 && box.0 < $0.right && $0.top < box.3 && box.1 < $0.bottom })
            else { continue }
            boxes.append(box)
            plain.insert(index)
        }
        return plain
    }

    var nameContent: [HTML] {
        guard !isEmpty else { return [] }
        let plain = plain
        return names.enumerated().map { index, name in
            let angle = name.name.angleDeg
            let text = HTML.element(
                "text", angle == 0 ? [:] : ["transform": "rotate(\(angle))"], .text(name.name.text))
            return .element(
                "g",
                [
                    "class": "name \(name.name.kind)" + (plain.contains(index) ? " plain" : ""),
                    "transform": "translate(\(Decimals.text(name.x, 2)) \(Decimals.text(name.y, 2)))",
                    "data-from": Decimals.text(name.enlarged, 1), "data-room": Decimals.text(name.room, 2),
                    "data-turn": String(angle),
                ], text)
        }
    }

    // MARK: Drawing

    var content: [HTML] {
        levels.map { level in
            let paths = MapFeature.allCases.compactMap { feature -> HTML? in
                guard let paths = level.paths[feature] else { return nil }
                return .element("g", ["class": feature.rawValue], paths.map { .element("path", ["d": $0]) })
            }
            let land = HTML.element("path", ["class": "land", "d": level.land])
            return .element(
                "g",
                [
                    "class": level.enlarged == 1 ? "streets" : "streets closer",
                    "data-from": Decimals.text(level.enlarged, 1),
                    "transform":
                        "translate(\(Decimals.text(level.x, 4)) \(Decimals.text(level.y, 4))) "
                        + "scale(\(Decimals.text(level.step, 8)))",
                ], [land] + paths)
        }
    }
}
