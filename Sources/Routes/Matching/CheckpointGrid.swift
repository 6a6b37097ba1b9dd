/// The segments between the checkpoints of a route by their places, so that those near a place are found in the same
/// time for any length of the route.
struct CheckpointGrid: Sendable {
    /// The size of a cell in meters. It must be greater than the tolerance and the length of a segment.
    private static let cellM = 100.0
    /// The most segments that are found by their cell. A route passes a cell in seven segments; one that passes it a
    /// hundred times is found by its first passages, and then followed from segment to segment.
    static let maxInCell = 700

    private struct Cell: Hashable {
        var east: Int32
        var north: Int32
    }

    private let plane: LocalPlane
    private var cells: [Cell: [Int32]] = [:]

    init(_ path: RoutePath) {
        plane = LocalPlane(at: path.start)
        for index in path.checkpoints.indices.dropLast() {
            var seen: [Cell] = []
            for checkpoint in path.checkpoints[index...(index + 1)] {
                let cell = cell(checkpoint.place)
                guard !seen.contains(cell) else { continue }
                seen.append(cell)
                if cells[cell]?.count ?? 0 < Self.maxInCell { cells[cell, default: []].append(Int32(index)) }
            }
        }
    }

    private func cell(_ place: GeoPoint) -> Cell {
        let (east, north) = plane.metres(to: place)
        return Cell(east: Self.number(east), north: Self.number(north))
    }

    private static func number(_ metres: Double) -> Int32 { Int32(clamping: Int((metres / cellM).rounded(.down))) }

    /// The segments in the cell of a place and those around it, in their order.
    func segments(near place: GeoPoint) -> [Int] {
        let middle = cell(place)
        var found: Set<Int32> = []
        for east in -1...1 {
            for north in -1...1 {
                found.formUnion(
                    cells[Cell(east: middle.east &+ Int32(east), north: middle.north &+ Int32(north))] ?? [])
            }
        }
        return found.sorted().map(Int.init)
    }
}
