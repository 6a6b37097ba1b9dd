package import Telemetry

/// An exercise while it is driven: the angle now, what it has reached, and where the car is beside the reference.
package struct ExerciseMeter: Sendable {
    package let targetDeg: Double
    /// Nil without a reference: then the straight line is that at the beginning.
    package let reference: DriftLine?
    package let referenceName: String?
    private var turn = TurnFold()
    /// Where the car went.
    package private(set) var track: DriftLine
    private var matcher: ReferenceMatcher?
    private var fold = ExerciseFold()
    private var matched = 0
    private var compared: ReferenceComparison.Point?

    package init(targetDeg: Double, reference: DriftLine? = nil, named name: String? = nil) {
        self.targetDeg = targetDeg
        self.reference = reference
        referenceName = name
        track = DriftLine(on: reference?.plane)
        matcher = reference.map { ReferenceMatcher($0) }
    }

    package mutating func take(_ sample: Sample) {
        track.take(sample)
        guard reference != nil else { return turn.take(sample) }
        while matched < track.points.count {
            compared = matcher?.take(track.points[matched])
            if let compared { fold.take(compared) }
            matched += 1
        }
    }

    /// The angle now, against the reference or the straight line; nil until it is known.
    package var now: ReferenceComparison.Point? { reference == nil ? turn.now : compared }

    /// The place of the reference that is closest to the car.
    package var nearest: DriftLine.Point? { compared == nil ? nil : matcher?.nearest }

    /// What the latest turn has reached; nil before the first one.
    package var result: TurnExercise? {
        let turns = reference == nil ? turn.turns : fold.exercises + [fold.running].compactMap(\.self)
        return turns.last.flatMap { TurnExercise([$0], targetDeg: targetDeg) }
    }
}
