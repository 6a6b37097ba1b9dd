import Formats
import Routes
import Telemetry
import Trips

/// What a followed drive ended with, as text.
extension TripText {
    /// "Commute against best: 98% covered; counts; 12 s ahead at the end; …; rank 2 of 7, 1 of 3 own".
    func followed(_ drive: FollowedDrive) -> String {
        let covered = "\(Int(clamping: (drive.coveredShare * 100).rounded(.down)))% covered"
        let counts = drive.reason.map { "does not count: \($0)" } ?? "counts"
        let end = drive.aheadS.map { "\(Self.ahead($0)) at the end" }
        let worst = drive.worst.flatMap { place in
            place.aheadS <= -1
                ? "at worst \(Self.ahead(place.aheadS)) after \(FollowText.short(place.alongM, presentation.units))"
                : nil
        }
        let rank = drive.rank.map { all in
            "rank \(all.rank) of \(all.of)" + (drive.ownRank.map { ", \($0.rank) of \($0.of) own" } ?? "")
        }
        return "\(drive.title) against \(drive.reference): "
            + [covered, counts, end, worst, rank].compactMap(\.self).joined(separator: "; ")
    }

    /// "12 s ahead", "1 min 5 s behind" or "on pace".
    private static func ahead(_ seconds: Double) -> String {
        let size = abs(seconds).rounded()
        if size == 0 { return "on pace" }
        return (size < 60 ? "\(Format.fixed(size, 0)) s" : Format.clock(size)) + (seconds > 0 ? " ahead" : " behind")
    }
}
