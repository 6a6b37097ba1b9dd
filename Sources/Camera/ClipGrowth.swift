/// How a clip grows: how a camera whose pictures cannot be cut differs from one that sends no pictures at all. Only what grows
/// as a clip does may push older clips out.
package struct ClipGrowth: Hashable, Sendable {
    /// Why a clip must not go on.
    package enum Failure: Hashable, Sendable {
        /// No picture with which the next clip can begin.
        case noKeyFrame
        /// What arrives is no picture.
        case noPicture
    }

    /// How much longer than it should be a clip may become, in seconds: cameras send a key frame every ten seconds at least.
    private static let maxOverdueS = 15.0
    /// Of a picture, in bytes, in addition to its share of what there was so far.
    private static let maxPictureBytes: Int64 = 4 << 20
    /// A picture that is larger than so many others is unusual, and one that is still larger is none.
    private static let unusualShare: Int64 = 64
    private static let unusualBytes: Int64 = 1 << 20
    /// With fewer pictures it is not known how large they are.
    private static let knownPictures = 30

    private let lengthS: Double
    private var beganAtS: Double?
    private var ageS = 0.0
    private var pictures = 0
    /// Of all pictures that have ended, and of the one that arrives.
    private var endedBytes: Int64 = 0
    private var pictureBytes: Int64 = 0
    private var lastKeyAtS: Double?
    /// The longest time between two pictures with which a clip can begin, in seconds.
    package private(set) var keyDistanceS = 0.0

    /// - Parameter lengthS: how long the clip should be.
    package init(lengthS: Double, keyDistanceS: Double = 0) {
        self.lengthS = lengthS
        self.keyDistanceS = keyDistanceS
    }

    /// Adds what has arrived.
    /// - Parameters:
    ///   - isPicture: whether a picture begins with it.
    ///   - isKey: whether a clip can begin with that.
    ///   - arrivalS: on the clock that is never set.
    package mutating func add(bytes: Int, isPicture: Bool, isKey: Bool, arrivalS: Double) {
        if isPicture {
            endedBytes += pictureBytes
            pictureBytes = 0
            pictures += 1
            if beganAtS == nil { beganAtS = arrivalS }
        }
        if isKey {
            if let lastKeyAtS { keyDistanceS = max(keyDistanceS, min(arrivalS - lastKeyAtS, Self.maxOverdueS)) }
            lastKeyAtS = arrivalS
        }
        pictureBytes += Int64(bytes)
        ageS = beganAtS.map { arrivalS - $0 } ?? 0
    }

    private var averageBytes: Int64 { pictures > 1 ? endedBytes / Int64(pictures - 1) : 0 }

    private var isOverdue: Bool { ageS > lengthS + Self.maxOverdueS }

    /// Whether older clips may be deleted for what arrives.
    package var isUsual: Bool {
        !isOverdue
            && (pictures < Self.knownPictures
                || pictureBytes <= Self.unusualBytes + Self.unusualShare * averageBytes)
    }

    /// Nil while the clip may go on.
    /// - Parameter isWaiting: whether the clip is only as long because the disk is slow.
    package func failure(isWaiting: Bool) -> Failure? {
        if pictureBytes > Self.maxPictureBytes + Self.unusualShare * averageBytes { return .noPicture }
        return isOverdue && !isWaiting ? .noKeyFrame : nil
    }
}
