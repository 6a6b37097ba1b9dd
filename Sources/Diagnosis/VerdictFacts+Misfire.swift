import Formats
import OBD
import Telemetry

/// Misfires that service 06 counts, with or without a code.
extension VerdictFacts {
    /// Whether cylinders stand in the other bank than the one that a code names, of an engine with two. How makes number them
    /// differs, but for these.
    func areApart(_ cylinders: Set<Int>, _ codes: [CodeReport]) -> Bool {
        guard trim(bank: 2) != nil else { return false }
        let (first, second): (Set<Int>, Set<Int>) = ([1, 3], [6, 8])
        let banks = Set(codes.compactMap(\.bank))
        return !cylinders.isEmpty
            && (banks == [1] && cylinders.isSubset(of: second)
                || banks == [2] && cylinders.isSubset(of: first))
    }

    /// A cylinder that misfires, of which no code tells yet.
    package var misfireCount: Finding? {
        misfiringCylinder.map { found in
            Finding(
                text: "cylinder \(found.number) misfires far more often than the others "
                    + "(\(Format.count(found.count, "misfire")) counted), without breaking a limit", count: 0)
        }
    }

    /// The same beside a code of the converter, which suffers from it.
    package var misfireBehindConverter: Finding? {
        guard !has(.misfire), let misfires = misfireCount, let code = codes.first(where: CodeSet.catalyst.contains)
        else {
            return nil
        }
        return Finding(text: "\(misfires.text), and \(text(code))", code: code.written)
    }

    /// Several cylinders misfire, and no code names them yet.
    package var misfireCounts: Finding? {
        let counts = cylinderMisfires
        let found = counts.filter { $0.count >= OperatingLimits.misfireLeastCount }
        guard !has(.misfire), misfiringCylinder == nil, found.count > 1, let highest = found.map(\.count).max() else {
            return nil
        }
        let all = found.count == counts.count ? "all \(found.count) cylinders misfire" : nil
        let some = "cylinders \(Format.list(found.map(\.number).sorted().map(String.init))) misfire"
        return Finding(
            text:
                "\(all ?? some) (up to \(Format.count(Int(clamping: highest), "misfire")) counted of one), without breaking a limit",
            count: 0)
    }

    /// The cylinder that misfires far more often than the others, by the counts of service 06; nil if there is none, or if a
    /// cylinder is missing to compare with.
    package var misfiringCylinder: (number: Int, count: Int)? {
        let counts = cylinderMisfires
        guard counts.count >= 3, counts[0].count >= OperatingLimits.misfireLeastCount,
            counts[0].count >= OperatingLimits.misfireTimesTheNext * max(counts[1].count, 1)
        else { return nil }
        return (counts[0].number, Int(clamping: counts[0].count))
    }

    /// The cylinders that misfire far more often than all others, in order; empty if none or all do.
    var misfiringCylinders: [Int] {
        let counts = cylinderMisfires
        let found = counts.filter { $0.count >= OperatingLimits.misfireLeastCount }
        guard let lowest = found.last?.count, let next = counts.dropFirst(found.count).first?.count,
            lowest >= OperatingLimits.misfireTimesTheNext * max(next, 1)
        else { return [] }
        return found.map(\.number).sorted()
    }

    /// The misfires that service 06 counts of each cylinder, in this drive or the ten before, the most first.
    private var cylinderMisfires: [(number: Int, count: Double)] {
        let counts = scan.testResults.filter { 0xA2...0xAD ~= $0.monitor && 0x0B...0x0C ~= $0.test && $0.value >= 0 }
        return Dictionary(grouping: counts, by: \.monitor).mapValues { $0.map(\.value).max() ?? 0 }
            .sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { (Int($0.key) - 0xA1, $0.value) }
    }
}
