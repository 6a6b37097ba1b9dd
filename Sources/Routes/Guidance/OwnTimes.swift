/// How long the parts of a way take, from own drives that went along them: the median of those at about the same hour of
/// the day, or of all where there are none.
package enum OwnTimes {
    /// A drive, and the hour of the day at which it began.
    package struct Drive: Hashable, Sendable {
        package var path: RoutePath
        package var hour: Int

        package init(_ path: RoutePath, hour: Int) {
            self.path = path
            self.hour = hour
        }
    }

    /// The checkpoints of a part, for which drives are compared: some 500 m, so that a part contains its stops.
    private static let part = 25
    /// How many hours apart drives are at the same time of day.
    private static let nearHours = 1

    /// Whether two hours of the day are near each other.
    package static func isNear(_ one: Int, _ other: Int) -> Bool {
        let apart = abs(one - other) % 24
        return min(apart, 24 - apart) <= nearHours
    }

    /// When the checkpoints of a way are reached, in seconds; nil if no drive went along it. Where none went, the times of
    /// the way count, or the mean speed of the other parts if it has none.
    /// - Parameter hour: the hour of the day.
    package static func seconds(of path: RoutePath, _ drives: [Drive], hour: Int) -> [Double]? {
        let times = drives.compactMap { drive -> (times: [Double?], isNear: Bool)? in
            guard drive.path.isTimed else { return nil }
            let passed = RouteDrive(drive.path, on: path)
            return passed.coveredShare > 0 ? (passed.timesS, isNear(drive.hour, hour)) : nil
        }
        let last = path.checkpoints.count - 1
        var parts: [(begin: Int, end: Int, seconds: Double?)] = []
        var begin = 0
        while begin < last {
            // A short rest belongs to the part before it.
            let end = last - begin < 2 * part ? last : begin + part
            let all = times.compactMap { drive -> (seconds: Double, isNear: Bool)? in
                guard let start = drive.times[begin], let arrival = drive.times[end], arrival > start else {
                    return nil
                }
                return (arrival - start, drive.isNear)
            }
            let near = all.filter(\.isNear)
            let known = (near.isEmpty ? all : near).map(\.seconds)
            parts.append((begin, end, known.isEmpty ? nil : PaceReference.median(known)))
            begin = end
        }
        let known = parts.filter { $0.seconds != nil }
        guard !known.isEmpty else { return nil }
        func lengthM(_ part: (begin: Int, end: Int, seconds: Double?)) -> Double {
            path.checkpoints[part.end].alongM - path.checkpoints[part.begin].alongM
        }
        let paceS = known.reduce(0) { $0 + ($1.seconds ?? 0) } / max(1, known.reduce(0) { $0 + lengthM($1) })
        var seconds = [0.0]
        for part in parts {
            let (one, other) = (path.checkpoints[part.begin], path.checkpoints[part.end])
            let planned = path.isTimed ? other.timeS - one.timeS : lengthM(part) * paceS
            let start = seconds[part.begin]
            for index in (part.begin + 1)...part.end {
                let share = (path.checkpoints[index].alongM - one.alongM) / max(1e-9, lengthM(part))
                seconds.append(start + (part.seconds ?? planned) * share)
            }
        }
        return seconds
    }
}
