import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct UsualDriveTests {
    @Test func medians() throws {
        let drive = try #require(
            UsualDrive(durationS: 100, earlierS: [130, 90, 120, 110], litersPer100Km: [9, 7, 8]))
        #expect(drive.drives == 4 && drive.medianS == 115 && drive.medianLPer100Km == 8)
        #expect(drive.durationS == 100)
    }

    @Test func fewDrives() throws {
        #expect(UsualDrive(durationS: 100, earlierS: [90, 110], litersPer100Km: [8, 8, 8]) == nil)
        #expect(
            try #require(UsualDrive(durationS: 100, earlierS: [90, 100, 110], litersPer100Km: [8, 9])).medianLPer100Km
                == nil)
    }
}
