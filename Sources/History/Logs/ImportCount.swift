import Formats

/// What an import of several files added.
package struct ImportCount {
    package var trips = 0
    package var scans = 0
    /// Trips and scans that were stored already.
    package var known = 0
    // What kinds of files there were.
    package var hasDatabase = false
    package var hasLog = false
    package var hasScan = false

    package init() {}

    /// "3 trips and 1 scan imported, 2 already there"; nil if no file was one of trips or scans.
    package var words: String? {
        guard hasDatabase || hasLog || hasScan else { return nil }
        let trips = hasLog || hasDatabase ? Format.count(self.trips, "trip") : nil
        let scans = hasScan || hasDatabase ? Format.count(self.scans, "scan") : nil
        let added = [trips, scans].compactMap(\.self).joined(separator: " and ")
        return "\(added) imported" + (known == 0 ? "" : ", \(known) already there")
    }
}
