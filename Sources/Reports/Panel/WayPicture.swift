package import Formats
package import Routes
package import Telemetry

/// The way ahead for the panel: what is next, and a small map with the car at the bottom and its direction upward.
package struct WayPicture: Hashable, Sendable {
    /// Meters to the right of the car and ahead of it.
    struct Spot: Hashable, Sendable {
        var rightM: Double
        var aheadM: Double
    }

    package let news: WayNews
    /// The way from the car on; the straight line to the destination if no way is known.
    private(set) var line: [Spot] = []
    private(set) var turn: Spot?
    private(set) var destination: Spot?
    /// What the height of the map is, in meters.
    let heightM: Double
    /// Whether the direction of the car is not known, so that north is upward.
    let isNorthUp: Bool

    /// The heights of maps in meters.
    private static let heights = [
        200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2e7,
    ]
    /// On a way, more is not shown, since no turn could be seen.
    private static let mostAheadM = 2000.0

    /// - Parameter guidance: where the car is.
    package init(_ news: WayNews, _ guidance: WayGuidance) {
        self.news = news
        let reading = news.event.reading
        let wantedM = reading.source == .straight ? reading.remainingM : min(reading.next.distanceM, Self.mostAheadM)
        heightM = Self.heights.first { $0 >= wantedM * 1.2 } ?? 2e7
        isNorthUp = guidance.course == nil
        guard let place = guidance.place else { return }
        let plane = LocalPlane(at: place)
        let (east, north) = Angle.unit(guidance.course ?? 0)
        func spot(_ point: GeoPoint) -> Spot {
            let (x, y) = plane.metres(to: point)
            return Spot(rightM: x * north - y * east, aheadM: x * east + y * north)
        }
        destination = spot(guidance.destination)
        guard let way = guidance.way, let alongM = guidance.alongM else {
            line = [Spot(rightM: 0, aheadM: 0), spot(guidance.destination)]
            return
        }
        // What is ahead may come back into the picture.
        let endM = min(way.path.lengthM, alongM + 3 * heightM)
        line = stride(from: alongM, to: endM, by: max(RoutePath.stepM, heightM / 100)).map {
            spot(way.path.place(alongM: $0))
        }
        line.append(spot(way.path.place(alongM: endM)))
        turn = way.turnings.first { $0.alongM >= alongM - 1 && $0.kind != .arrive }.map {
            spot(way.path.place(alongM: $0.alongM))
        }
    }

    /// The map in cells: rows from the top, each of characters with their styles.
    package func rows(
        columns: Int, rows: Int, isUnicode: Bool, units: UnitSystem
    ) -> [[(text: String, style: TextStyle)]] {
        var dots = Dots(columns: columns, rows: rows)
        // The car is in the middle of the last row.
        let dotsPerM = Double(max(1, dots.height - 3)) / heightM
        func dot(_ spot: Spot) -> (x: Int, y: Int) {
            (
                dots.width / 2 + Int(clamping: (spot.rightM * dotsPerM).rounded()),
                dots.height - 3 - Int(clamping: (spot.aheadM * dotsPerM).rounded())
            )
        }
        func isNear(_ spot: (x: Int, y: Int)) -> Bool {
            (-dots.width...2 * dots.width).contains(spot.x) && (-dots.height...2 * dots.height).contains(spot.y)
        }
        for (one, other) in zip(line, line.dropFirst()) {
            let (from, to) = (dot(one), dot(other))
            if isNear(from), isNear(to) { dots.line(from, to, .standard) }
        }
        var marks: [Int: (String, TextStyle)] = [:]
        func mark(_ spot: Spot?, _ text: String, _ style: TextStyle) {
            guard let (x, y) = spot.map({ dot($0) }), (0..<dots.width).contains(x), (0..<dots.height).contains(y)
            else { return }
            marks[y / 4 * columns + x / 2] = (text, style)
        }
        mark(turn, isUnicode ? "●" : "*", .yellow)
        mark(destination, Turn.Kind.arrive.arrow(isUnicode: isUnicode), .green)
        mark(Spot(rightM: 0, aheadM: 0), isUnicode ? "▲" : "^", .strong)
        let scale = FollowText.short(heightM, units) + (isNorthUp ? ", north up" : "")
        return (0..<rows).map { row in
            var cells: [(text: String, style: TextStyle)] = []
            for column in 0..<columns {
                let pattern = dots[column, row].pattern
                let index = row * columns + column
                if let mark = marks[index] {
                    cells.append(mark)
                } else if row == 0, column < scale.count, pattern == 0 {
                    cells.append((String(Array(scale)[column]), .dim))
                } else if pattern == 0 {
                    cells.append((" ", .plain))
                } else {
                    let scalar = isUnicode ? Unicode.Scalar(0x2800 + UInt32(pattern)) ?? " " : Dots.letter(pattern)
                    cells.append((String(Character(scalar)), .plain))
                }
            }
            return cells
        }
    }
}

/// The way to a destination in the panel.
extension TripPanel {
    /// The rows of the map, which takes the place of the graphs.
    static let mapRows = 6...12
    /// With fewer lines left, there is no map.
    static let mapRoom = 14
    private static let mostMapColumns = 72

    /// The next turn, what is left of the way, and the destination; empty without one.
    var trackRows: [PanelLine] {
        guard let news = snapshot.way?.news else { return [] }
        func row(_ label: String, _ text: String, _ style: TextStyle) -> PanelLine {
            var line = PanelLine()
            line.add(label, field: Self.labelWidth)
            let clipped = CellWidth.clipped(shown(text), to: Self.fieldWidth - Self.labelWidth, ellipsis: shown("…"))
            line.add(clipped, style, field: Self.fieldWidth - line.width)
            return line
        }
        let texts = WayText.Texts(news, presentation)
        let mute = snapshot.isMuted ? " (muted)" : ""
        return [
            row(texts.label, texts.next, texts.isOff ? .yellow : .strong),
            row("Left", texts.left, .strong),
            row("To", texts.to + mute, .strong),
        ]
    }

    /// The map of the way ahead in a number of rows.
    func mapLines(_ picture: WayPicture, rows: Int) -> [PanelLine] {
        let columns = min(contentWidth, Self.mostMapColumns)
        return picture.rows(columns: columns, rows: rows, isUnicode: presentation.isUnicode, units: units).map {
            cells in
            var line = PanelLine()
            for cell in cells { line.add(cell.text, cell.style) }
            return line
        }
    }
}
