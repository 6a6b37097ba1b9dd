import Camera
import Testing

@Suite(.timeLimit(.minutes(20))) struct ClipGrowthTests {
    /// Pictures of 30 per second and 10 kB each, of which some are key frames of 200 kB.
    private func growth(seconds: Int, keyDistanceS: Int?) -> ClipGrowth {
        var growth = ClipGrowth(lengthS: 60)
        for number in 0..<(seconds * 30) {
            let isKey = number == 0 || keyDistanceS.map { number % ($0 * 30) == 0 } ?? false
            growth.add(
                bytes: isKey ? 200_000 : 10_000, isPicture: true, isKey: isKey, arrivalS: 1000 + Double(number) / 30)
        }
        return growth
    }

    @Test func aClipIsEndedWithoutKeyFrames() {
        #expect(growth(seconds: 70, keyDistanceS: nil).failure(isWaiting: false) == nil)
        let long = growth(seconds: 76, keyDistanceS: nil)
        #expect(long.failure(isWaiting: false) == .noKeyFrame && !long.isUsual)
        // A disk that is slow is no fault of the camera.
        #expect(long.failure(isWaiting: true) == nil)
    }

    @Test func keyFramesAreMeasured() {
        #expect(abs(growth(seconds: 20, keyDistanceS: 2).keyDistanceS - 2) < 0.001)
        #expect(growth(seconds: 20, keyDistanceS: nil).keyDistanceS == 0)
    }

    /// What is no picture pushes nothing out, and ends.
    @Test func garbageIsNoPicture() {
        var growth = growth(seconds: 10, keyDistanceS: 1)
        #expect(growth.isUsual)
        growth.add(bytes: 1_000_000, isPicture: false, isKey: false, arrivalS: 1010)
        #expect(growth.isUsual && growth.failure(isWaiting: false) == nil)
        growth.add(bytes: 2_000_000, isPicture: false, isKey: false, arrivalS: 1010)
        #expect(!growth.isUsual && growth.failure(isWaiting: false) == nil)
        growth.add(bytes: 3_000_000, isPicture: false, isKey: false, arrivalS: 1010)
        #expect(growth.failure(isWaiting: false) == .noPicture)
    }

    /// The first pictures may have any size that pictures have.
    @Test func largePicturesAreUsual() {
        var growth = ClipGrowth(lengthS: 60)
        for number in 0..<100 {
            growth.add(bytes: 3_500_000, isPicture: true, isKey: true, arrivalS: Double(number) / 30)
            #expect(growth.isUsual && growth.failure(isWaiting: false) == nil)
        }
    }
}
