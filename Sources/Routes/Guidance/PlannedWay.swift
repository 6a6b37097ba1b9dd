/// A way to a destination as an engine tells it: places, what to do on it, and how long it takes.
package struct PlannedWay: Hashable, Sendable {
    /// Something to do on a way.
    package struct Step: Hashable, Sendable {
        package var kind: Turn.Kind
        /// The exit of a roundabout, counted from where it is entered; nil for anything else.
        package var exit: Int?
        /// The street into which it leads; nil if it has no name.
        package var street: String?
        /// The index of its place.
        package var index: Int

        package init(_ kind: Turn.Kind, exit: Int? = nil, street: String? = nil, at index: Int) {
            self.kind = kind
            self.exit = exit
            self.street = street
            self.index = index
        }
    }

    package var places: [GeoPoint]
    /// In their order; empty if only the line is known.
    package var steps: [Step]
    /// When each place is reached, in seconds since the start; nil where that is not known.
    package var seconds: [Double?]

    package init(_ places: [GeoPoint], steps: [Step] = [], seconds: [Double?] = []) {
        self.places = places
        self.steps = steps
        self.seconds = seconds
    }
}

/// A way that a car can be guided on.
package struct DestinationWay: Hashable, Sendable {
    /// Who knows the way.
    package enum Source: String, Hashable, Sendable, CaseIterable {
        case engine
        case ownDrives = "own-drives"
        /// Nobody: only direction and distance are known.
        case straight
    }

    /// A turn with the name of the street into which it leads.
    package struct Turning: Hashable, Sendable {
        package var kind: Turn.Kind
        package var exit: Int?
        package var street: String?
        /// Where it is on the way, in meters.
        package var alongM: Double
    }

    /// A bend so near the beginning or the end is no turn, in meters.
    private static let besideM = 60.0

    package let path: RoutePath
    package let source: Source
    /// In their order; the last one is the arrival.
    package let turnings: [Turning]

    /// Nil for a way that is shorter than 20 m.
    package init?(_ way: PlannedWay, from source: Source) {
        guard let path = RoutePath(places: way.places, seconds: way.seconds) else { return nil }
        var alongM = [0.0]
        for (one, other) in zip(way.places, way.places.dropFirst()) {
            alongM.append((alongM.last ?? 0) + one.distanceM(to: other))
        }
        var turnings = way.steps.filter { $0.kind != .arrive && alongM.indices.contains($0.index) }.map {
            Turning(kind: $0.kind, exit: $0.exit, street: $0.street, alongM: alongM[$0.index])
        }
        if turnings.isEmpty {
            // Between a place and the road to it is no road.
            let inside = Self.besideM...max(Self.besideM, path.lengthM - Self.besideM)
            turnings = Turn.turns(of: path).filter { $0.kind != .arrive && inside.contains($0.alongM) }.map {
                Turning(kind: $0.kind, exit: nil, street: nil, alongM: $0.alongM)
            }
        }
        turnings.append(Turning(kind: .arrive, exit: nil, street: nil, alongM: path.lengthM))
        self.path = path
        self.source = source
        self.turnings = turnings
    }

    private init(_ path: RoutePath, _ source: Source, _ turnings: [Turning]) {
        self.path = path
        self.source = source
        self.turnings = turnings
    }

    /// The same way with the times at which its checkpoints are reached.
    package func timed(_ seconds: [Double]) -> DestinationWay {
        let checkpoints = zip(path.checkpoints, seconds).map {
            Checkpoint(place: $0.place, alongM: $0.alongM, timeS: $1)
        }
        return DestinationWay(RoutePath(checkpoints) ?? path, source, turnings)
    }

    /// How long the rest of the way takes, in seconds; nil if that is not known.
    package func remainingS(alongM: Double) -> Double? {
        guard path.isTimed else { return nil }
        let index = path.segment(alongM: alongM)
        let (one, other) = (path.checkpoints[index], path.checkpoints[index + 1])
        let share = (alongM - one.alongM) / max(1e-9, other.alongM - one.alongM)
        return max(0, path.durationS - one.timeS - (other.timeS - one.timeS) * max(0, min(1, share)))
    }
}
