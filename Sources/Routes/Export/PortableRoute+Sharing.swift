extension PortableRoute {
    /// The longest part that is in no hidden place; the whole route if all of it is, nil if nothing is. Other than with
    /// `hiding`, no line leads across a place.
    package func longestPart(outside zones: [Place]) -> PortableRoute? {
        let isShown = path.checkpoints.map { point in !zones.contains { $0.contains(point.place) } }
        guard isShown.contains(false) else { return self }
        var (best, start): (Range<Int>, Int?) = (0..<0, nil)
        for index in 0...isShown.count {
            if index < isShown.count, isShown[index] {
                start = start ?? index
            } else if let first = start {
                if index - first > best.count { best = first..<index }
                start = nil
            }
        }
        return best.count > 1 ? part(best.lowerBound...(best.upperBound - 1)) : nil
    }

    /// The same without the names of drivers and the days of drives.
    package func withoutIdentity(name: String) -> PortableRoute {
        var route = self
        route.name = name
        for index in route.drives.indices {
            route.drives[index].driver = nil
            route.drives[index].start = nil
        }
        return route
    }
}
