import Telemetry

/// The fixes of the last half minute: whether they show a movement, or only the noise of a receiver that stands.
struct FixWindow: Sendable {
    private static let lengthS = 30.0
    /// Fixes that come faster are not independent, in seconds.
    private static let spacingS = 0.4
    /// Of receivers that report less often, changes of the speed look like noise; in seconds.
    private static let denseS = 2.0
    /// As many fixes have a mean.
    private static let averaged = 3
    /// The least distance that is a movement, in meters, and how many times the noise it is.
    private static let (minM, noiseFactor) = (5.0, 3.5)
    /// Without noise, the way through means of three is about as long as that through the fixes.
    private static let smoothShare = 0.55

    private struct Entry: Sendable {
        var time: Instant
        var (eastM, northM): (Double, Double)
        var kmh: Double?

        func distanceM(to other: Entry) -> Double {
            let (east, north) = (other.eastM - eastM, other.northM - northM)
            return (east * east + north * north).squareRoot()
        }
    }

    private var plane = LocalPlane(at: GeoPoint(latitude: 0, longitude: 0))
    private var entries: [Entry] = []
    /// In meters; nil if it is not known.
    private(set) var noiseM: Double?

    mutating func restart(at fix: ReceiverMotion.Fix) {
        plane = LocalPlane(at: fix.place)
        entries = []
        noiseM = nil
        add(fix)
    }

    mutating func add(_ fix: ReceiverMotion.Fix) {
        if let last = entries.last, fix.time.seconds(since: last.time) < Self.spacingS { return }
        let (east, north) = plane.metres(to: fix.place)
        entries.append(Entry(time: fix.time, eastM: east, northM: north, kmh: fix.speedKmh))
        entries.removeAll { fix.time.seconds(since: $0.time) > Self.lengthS }
        noiseM = noise
    }

    /// The standard deviation of the places in one direction. A steady movement has no second differences.
    private var noise: Double? {
        guard entries.count >= 5, let first = entries.first, let last = entries.last,
            last.time.seconds(since: first.time) <= Double(entries.count - 1) * Self.denseS
        else { return nil }
        var sum = 0.0
        for index in 2..<entries.count {
            let (one, two, three) = (entries[index - 2], entries[index - 1], entries[index])
            let east = one.eastM - 2 * two.eastM + three.eastM
            let north = one.northM - 2 * two.northM + three.northM
            sum += east * east + north * north
        }
        return (sum / Double(entries.count - 2) / 12).squareRoot()
    }

    /// The mean of the last fixes.
    var mean: GeoPoint? {
        let last = entries.suffix(Self.averaged)
        guard !last.isEmpty else { return nil }
        return plane.point(
            eastM: last.reduce(0) { $0 + $1.eastM } / Double(last.count),
            northM: last.reduce(0) { $0 + $1.northM } / Double(last.count))
    }

    /// The means of three fixes each.
    private var means: [Entry] {
        guard entries.count >= Self.averaged else { return [] }
        return (2..<entries.count).map { index in
            var mean = entries[index]
            for other in entries[(index - 2)..<index] {
                mean.eastM += other.eastM
                mean.northM += other.northM
            }
            mean.eastM = mean.eastM / 3
            mean.northM = mean.northM / 3
            return mean
        }
    }

    private static func lengthM(_ entries: [Entry]) -> Double {
        zip(entries, entries.dropFirst()).reduce(0) { $0 + $1.0.distanceM(to: $1.1) }
    }

    /// The way by the receiver's own speeds, in meters.
    private var reportedM: Double {
        zip(entries, entries.dropFirst()).reduce(0) { sum, pair in
            sum + (pair.0.kmh ?? 0) / 3.6 * pair.1.time.seconds(since: pair.0.time)
        }
    }

    /// Whether the places have moved: farther than their noise, or smoothly in a circle.
    /// - Parameter errorM: the receiver's own, for one that reports too seldom to show its noise.
    func showsMovement(errorM: Double?) -> Bool {
        let means = means
        guard let first = means.first else { return false }
        let movementM = movementM(errorM)
        if means.contains(where: { first.distanceM(to: $0) > movementM }) { return true }
        let reportedM = reportedM
        guard reportedM > movementM else { return false }
        let rawM = Self.lengthM(entries)
        return rawM < 2 * reportedM && Self.lengthM(means) > Self.smoothShare * rawM
    }

    /// The least distance that is a movement, in meters.
    private func movementM(_ errorM: Double?) -> Double {
        Self.minM + Self.noiseFactor * (noiseM ?? (errorM ?? WayBuilder.usualErrorM) / 2)
    }
}

/// Whether the speeds that a receiver reports make the way between its places.
struct SpeedComparison: Sendable {
    /// After so many meters it is judged, and begins again.
    private static let judgedM = 150.0
    /// What the speeds may differ from the places, as factors and in meters.
    private static let (low, high, freeM) = (0.75, 1.2, 20.0)

    private var (placesM, reportedM) = (0.0, 0.0)
    /// Until the next judgment.
    private(set) var areWrong = false

    mutating func add(_ meters: Double) {
        placesM += meters
        guard placesM + reportedM > 2 * Self.judgedM else { return }
        areWrong = !(Self.low * placesM - Self.freeM...Self.high * placesM + Self.freeM).contains(reportedM)
        placesM = 0
        reportedM = 0
    }

    mutating func add(kmh one: Double, _ other: Double, _ seconds: Double) {
        reportedM += (one + other) / 2 / 3.6 * seconds
    }
}
