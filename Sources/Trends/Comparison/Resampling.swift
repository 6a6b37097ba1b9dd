/// The variance of statistics of a sample of independent drives, by the bootstrap: the statistics of many samples that are
/// drawn from it with replacement. The same sample gives the same variance each time.
enum Resampling {
    static let resamples = 1000

    /// The generator SplitMix64 (Steele, Lea and Flood, 2014).
    struct Generator: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }
    }

    /// Returns the variance of each of several statistics; nil for one that most samples do not have.
    ///
    /// One drive fewer than there are is drawn each time, which makes the variance of a mean unbiased (Rao and Wu, 1988);
    /// with five drives a bootstrap of all of them is a fifth too small.
    /// - Parameters:
    ///   - count: of the drives, at least 2.
    ///   - statistics: of a sample, given how many times each drive is in it.
    static func variances(count: Int, _ statistics: (_ times: [Double]) -> [Double?]) -> [Double?] {
        var generator = Generator(seed: UInt64(count))
        var sums: [(count: Int, mean: Double, squares: Double)] = []
        var times = [Double](repeating: 0, count: count)
        for _ in 0..<resamples {
            for index in times.indices { times[index] = 0 }
            for _ in 1..<count { times[Int(generator.next().multipliedFullWidth(by: UInt64(count)).high)] += 1 }
            let values = statistics(times)
            if sums.isEmpty { sums = values.map { _ in (0, 0, 0) } }
            for (index, value) in values.enumerated() {
                guard let value, value.isFinite else { continue }
                sums[index].count += 1
                let step = value - sums[index].mean
                sums[index].mean += step / Double(sums[index].count)
                sums[index].squares += step * (value - sums[index].mean)
            }
        }
        return sums.map { $0.count > resamples * 9 / 10 ? $0.squares / Double($0.count - 1) : nil }
    }
}
