/// The roads of own drives, and ways along them. Roads that were driven several times are one; from one road to another
/// leads where drives of the same direction come together, where one ends, and where slow ones cross.
package struct RoadGraph: Sendable {
    /// Checkpoints within so many meters and degrees are the same place of a road.
    private static let (sameM, sameDeg) = (15.0, 40.0)
    /// From one road to another: in the same direction, where a drive ends, and at a crossing, in meters.
    private static let (besideM, endM, crossingM) = (25.0, 60.0, 20.0)
    /// Drives on bridges cross, too; but who drives faster cannot turn there, in km/h.
    private static let crossingKmh = 70.0
    /// What turning at a crossing, and where a drive ends, is assumed to take in seconds.
    private static let (crossingS, endS) = (20.0, 60.0)
    /// How far from a road a way may begin and end: on any of those so near, or else on the nearest one; in meters.
    private static let (nearM, farM) = (150.0, 1000.0)
    /// The speed beside roads in m/s, and what it costs to begin against the direction of the car, in seconds.
    private static let (besideMps, againstS) = (4.0, 60.0)
    /// The size of a cell in meters.
    private static let cellM = 60.0

    private struct Cell: Hashable {
        var east: Int32
        var north: Int32
    }

    /// The time from one node to the next, as driven at about the hour, and at any.
    private struct Edge: Sendable {
        var target: Int32
        var (nearS, near): (Double, Double)
        var (allS, all): (Double, Double)

        var seconds: Double { near > 0 ? nearS / near : allS / max(1, all) }
    }

    private struct Node: Sendable {
        var place: GeoPoint
        var directionDeg: Double
        /// The drives that passed it.
        var count = 1.0
        /// The highest speed of a drive.
        var kmh: Double
        var isEnd: Bool
        var edges: [Edge] = []
    }

    private let plane: LocalPlane
    private let hour: Int
    private var nodes: [Node] = []
    private var cells: [Cell: [Int32]] = [:]

    /// - Parameters:
    ///   - place: near the roads, so that distances are those on the ground.
    ///   - hour: the hour of the day for which ways are sought.
    package init(near place: GeoPoint, hour: Int) {
        plane = LocalPlane(at: place)
        self.hour = hour
    }

    /// Adds a drive.
    package mutating func add(_ drive: OwnTimes.Drive) {
        let (points, isNear) = (drive.path.checkpoints, OwnTimes.isNear(drive.hour, hour))
        var last: (node: Int, timeS: Double)?
        for index in points.indices {
            let (one, other) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
            let seconds = other.timeS - one.timeS
            let kmh = seconds > 0 ? (other.alongM - one.alongM) / seconds * 3.6 : 50
            let node = node(
                points[index].place, one.place.bearingDeg(to: other.place), kmh: kmh,
                isEnd: index == 0 || index == points.count - 1)
            guard node != last?.node else { continue }
            if let last {
                let metres = nodes[last.node].place.distanceM(to: nodes[node].place)
                let seconds = drive.path.isTimed ? points[index].timeS - last.timeS : metres / 50 * 3.6
                connect(last.node, node, max(0.1, seconds), isNear: isNear)
            }
            last = (node, points[index].timeS)
        }
    }

    private mutating func node(_ place: GeoPoint, _ directionDeg: Double, kmh: Double, isEnd: Bool) -> Int {
        var best: (node: Int, metres: Double)?
        for index in near(place, withinM: Self.sameM)
        where Angle.difference(nodes[index].directionDeg, directionDeg) <= Self.sameDeg {
            let metres = nodes[index].place.distanceM(to: place)
            if metres < best?.metres ?? .infinity { best = (index, metres) }
        }
        guard let found = best?.node else {
            nodes.append(Node(place: place, directionDeg: directionDeg, kmh: kmh, isEnd: isEnd))
            cells[cell(place), default: []].append(Int32(clamping: nodes.count - 1))
            return nodes.count - 1
        }
        nodes[found].kmh = max(nodes[found].kmh, kmh)
        nodes[found].isEnd = nodes[found].isEnd || isEnd
        // The mean of the drives, but never out of the cell.
        let mean = nodes[found].place.interpolated(to: place, share: 1 / (nodes[found].count + 1))
        if cell(mean) == cell(nodes[found].place) {
            nodes[found].place = mean
            nodes[found].count += 1
        }
        return found
    }

    private mutating func connect(_ from: Int, _ to: Int, _ seconds: Double, isNear: Bool) {
        let target = Int32(clamping: to)
        let index = nodes[from].edges.firstIndex { $0.target == target } ?? nodes[from].edges.count
        if index == nodes[from].edges.count {
            nodes[from].edges.append(Edge(target: target, nearS: 0, near: 0, allS: 0, all: 0))
        }
        nodes[from].edges[index].allS += seconds
        nodes[from].edges[index].all += 1
        guard isNear else { return }
        nodes[from].edges[index].nearS += seconds
        nodes[from].edges[index].near += 1
    }

    private func cell(_ place: GeoPoint) -> Cell {
        func number(_ metres: Double) -> Int32 { Int32(clamping: Int((metres / Self.cellM).rounded(.down))) }
        let (east, north) = plane.metres(to: place)
        return Cell(east: number(east), north: number(north))
    }

    /// The nodes within a distance, in any order.
    private func near(_ place: GeoPoint, withinM metres: Double) -> [Int] {
        let (middle, reach) = (cell(place), Int32(clamping: Int((metres / Self.cellM).rounded(.up))))
        var found: [Int] = []
        for east in -reach...reach {
            for north in -reach...reach {
                let cell = Cell(east: middle.east &+ east, north: middle.north &+ north)
                for index in cells[cell] ?? [] where nodes[Int(index)].place.distanceM(to: place) <= metres {
                    found.append(Int(index))
                }
            }
        }
        return found
    }

    // MARK: Ways

    /// The fastest way between two places; nil if no drives connect them.
    /// - Parameter courseDeg: the direction of the car; nil if unknown.
    package func way(from start: GeoPoint, courseDeg: Double?, to end: GeoPoint) -> PlannedWay? {
        let goals = Dictionary(joins(end)) { one, _ in one }
        guard !goals.isEmpty else { return nil }
        var search = FastestSearch(count: nodes.count)
        for (node, metres) in joins(start) {
            let isAgainst = courseDeg.map { Angle.difference($0, nodes[node].directionDeg) > 100 } ?? false
            search.reach(node, metres / Self.besideMps + (isAgainst ? Self.againstS : 0), from: nil)
        }
        // Leaving the road costs time, too: the first goal that is reached need not be the best one.
        var best: (node: Int, seconds: Double)?
        while let (node, seconds) = search.next(), seconds < best?.seconds ?? .infinity {
            if let metres = goals[node] {
                let arrivalS = seconds + metres / Self.besideMps
                if arrivalS < best?.seconds ?? .infinity { best = (node, arrivalS) }
            }
            for edge in nodes[node].edges { search.reach(Int(edge.target), seconds + edge.seconds, from: node) }
            for (other, changeS) in changes(from: node) { search.reach(other, seconds + changeS, from: node) }
        }
        guard let best else { return nil }
        let chain = search.chain(to: best.node)
        let firstS = search.seconds(chain[0])
        return PlannedWay(
            [start] + chain.map { nodes[$0].place } + [end],
            seconds: [0] + chain.map { search.seconds($0) } + [max(best.seconds, firstS)])
    }

    /// The nodes on which a way may begin or end, with their distances.
    private func joins(_ place: GeoPoint) -> [(Int, Double)] {
        func within(_ metres: Double) -> [(Int, Double)] {
            near(place, withinM: metres).map { ($0, nodes[$0].place.distanceM(to: place)) }
        }
        let joins = within(Self.nearM)
        if !joins.isEmpty { return joins }
        return within(Self.farM).min { $0.1 < $1.1 }.map { [$0] } ?? []
    }

    /// The nodes of other roads to which one can change, and what that takes in seconds.
    private func changes(from index: Int) -> [(Int, Double)] {
        let node = nodes[index]
        return near(node.place, withinM: node.isEnd ? Self.endM : Self.besideM).compactMap { other in
            guard other != index, !node.edges.contains(where: { Int($0.target) == other }) else { return nil }
            let (target, metres) = (nodes[other], node.place.distanceM(to: nodes[other].place))
            let angleDeg = Angle.difference(node.directionDeg, target.directionDeg)
            let besideS = metres / Self.besideMps
            // What is behind was passed already.
            let bearingDeg = Angle.difference(node.directionDeg, node.place.bearingDeg(to: target.place))
            let isBehind = metres > 8 && bearingDeg > 100
            if metres <= Self.besideM, angleDeg <= 60, !isBehind { return (other, besideS) }
            let isSlow = max(node.kmh, target.kmh) <= Self.crossingKmh
            if metres <= Self.crossingM, angleDeg <= 120, isSlow { return (other, Self.crossingS + besideS) }
            return node.isEnd || target.isEnd ? (other, Self.endS + besideS) : nil
        }
    }
}

/// The nodes of a graph in the order of the time to reach them (Dijkstra's algorithm, with a binary heap).
struct FastestSearch {
    private var times: [Double]
    private var before: [Int32]
    private var isDone: [Bool]
    private var heap: [(seconds: Double, node: Int)] = []

    init(count: Int) {
        times = Array(repeating: .infinity, count: count)
        before = Array(repeating: -1, count: count)
        isDone = Array(repeating: false, count: count)
    }

    func seconds(_ node: Int) -> Double { times[node] }

    /// A node can be reached after a time.
    mutating func reach(_ node: Int, _ seconds: Double, from: Int?) {
        guard seconds < times[node], !isDone[node] else { return }
        times[node] = seconds
        before[node] = from.map { Int32(clamping: $0) } ?? -1
        heap.append((seconds, node))
        var child = heap.count - 1
        while child > 0, heap[(child - 1) / 2].seconds > heap[child].seconds {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// The next node; nil after the last one.
    mutating func next() -> (node: Int, seconds: Double)? {
        while let first = heap.first {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
            var parent = 0
            while true {
                let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
                guard let least = children.min(by: { heap[$0].seconds < heap[$1].seconds }),
                    heap[least].seconds < heap[parent].seconds
                else { break }
                heap.swapAt(parent, least)
                parent = least
            }
            guard !isDone[first.node] else { continue }
            isDone[first.node] = true
            return (first.node, first.seconds)
        }
        return nil
    }

    /// The nodes on the way to a node, and itself.
    func chain(to node: Int) -> [Int] {
        var chain: [Int] = [node]
        while let last = chain.last, before[last] >= 0 { chain.append(Int(before[last])) }
        return chain.reversed()
    }
}
