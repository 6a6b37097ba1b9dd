import CommandLine
import Documents
import Formats
import Pages
import Recording
import Reports
import Storage
import Telemetry
import Terminal
import Trips

/// `obdmech compare 12:best 12:7`.
struct LapComparison {
    private typealias Side = (session: LapSession, index: Int)

    private let a: Side
    private let b: Side
    private let delta: LapDelta

    init(_ a: LapName, _ b: LapName, _ database: Database?) throws {
        let first = try LapSession(try a.trip.trip(in: database), database)
        let second = a.trip == b.trip ? first : try LapSession(try b.trip.trip(in: database), database)
        self.a = (first, try a.lap.index(in: first))
        self.b = (second, try b.lap.index(in: second))
        let names = [self.a, self.b].map(LapCompareReport.name)
        if names[0] == names[1], self.a.index == self.b.index { throw CommandError(CompareError.sameLap(names[0])) }
        let tracks = [first, second].map { LapCompareReport.track($0.trip) }
        if first.trip.game?.name == second.trip.game?.name, let one = tracks[0], let other = tracks[1], one != other {
            throw CommandError(CompareError.otherTrack(one, other))
        }
        guard let reference = first.traces[self.a.index] else {
            throw CommandError(CompareError.incompleteLap(names[0]))
        }
        guard let lap = second.traces[self.b.index] else { throw CommandError(CompareError.incompleteLap(names[1])) }
        do throws(LapDelta.ComparisonError) {
            delta = try LapDelta(lap, against: reference)
        } catch {
            switch error {
            case .incomplete: throw CommandError(CompareError.incompleteLap(reference.isWhole ? names[1] : names[0]))
            case .lengths(let length, let other):
                throw CommandError(
                    CompareError.otherLength("\(Format.fixed(other, 0)) m", "\(Format.fixed(length, 0)) m"))
            case .tracks(let apartM):
                throw CommandError(
                    CompareError.otherTrack(names[0], "\(names[1]), \(Format.fixed(apartM, 0)) m away"))
            }
        }
    }

    func write(_ presentation: Presentation, isJSON: Bool, file: HTMLFile?, _ screen: Screen) throws {
        let report = LapCompareReport(a, b, delta, presentation)
        if let file {
            return try file.write(LapComparePage(report, delta, program: HTMLFile.program).page)
        }
        try screen.show(
            isJSON ? LapDocuments.json(report).documentLines : report.lines)
    }
}
