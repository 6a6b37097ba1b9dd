import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct RouteRankingTests {
    private func drive(_ timesS: [Double?], covered: Double = 1) -> RouteDrive {
        RouteDrive(timesS: timesS, coveredShare: covered, jaccard: covered, distanceM: 100)
    }

    @Test func wholeDrivesComeFirst() {
        // The second one left the route early, and the third one passed a single checkpoint.
        let ranking = RouteRanking([
            drive([0, 10, 20]), drive([0, 5, nil], covered: 0.8), drive([0, nil, nil]), drive([0, 8, 16]),
        ])
        #expect(ranking.order == [3, 0, 1])
        #expect([0, 1, 2, 3].map(ranking.rank) == [2, 3, nil, 1] && ranking.count == 3)
    }

    @Test func equalDrivesShareARank() {
        let ranking = RouteRanking([drive([0, 9]), drive([0, 8]), drive([0, 9])])
        #expect([0, 1, 2].map(ranking.rank) == [2, 1, 2])
        #expect(ranking.best { $0 % 2 } == [1, 0])
        #expect(RouteRanking([]).order.isEmpty)
    }

    @Test func whatIsMissingAtTheEndsIsAdded() {
        #expect(drive([nil, 0, 10, nil]).wholeTimeS == 30)
        #expect(drive([0, nil, 30]).wholeTimeS == 30)
        #expect(drive([nil, 4]).wholeTimeS == nil)
    }

    @Test(arguments: [("12", "12"), ("i3", "i3"), ("I3", "i3")]) func namesOfDrives(text: String, written: String) {
        #expect(DriveName(text)?.description == written)
    }

    @Test(arguments: ["", "i", "0", "-1", "i0", "best", "3i", "last"]) func otherNames(text: String) {
        #expect(DriveName(text) == nil)
    }
}
