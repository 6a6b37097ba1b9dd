/// How much space clips may use. What is over it is deleted in whole clips, the oldest first, never protected ones.
package struct ClipRing: Hashable, Sendable {
    /// A clip as far as the ring is concerned.
    package struct Entry: Hashable, Sendable {
        package let name: ClipName
        package let bytes: Int64
        /// Nil if it is not known.
        package let ageS: Double?
        package let isProtected: Bool

        package init(name: ClipName, bytes: Int64, ageS: Double? = nil, isProtected: Bool = false) {
            self.name = name
            self.bytes = bytes
            self.ageS = ageS
            self.isProtected = isProtected
        }
    }

    /// What must go, and what it means for the recording.
    package struct Decision: Hashable, Sendable {
        package var deleted: [ClipName] = []
        /// Whether there is room for what is to be recorded next. If not, only protected clips and those being recorded
        /// are left.
        package var hasRoom = true
    }

    package static let minKeepFreeBytes: Int64 = 2_000_000_000

    /// Of all clips together, in bytes.
    package var limitBytes: Int64?
    package var maxAgeS: Double?
    /// What stays free on the file system, in bytes.
    package var keepFreeBytes: Int64

    package init(limitBytes: Int64? = nil, maxAgeS: Double? = nil, keepFreeBytes: Int64 = 0) {
        self.limitBytes = limitBytes
        self.maxAgeS = maxAgeS
        self.keepFreeBytes = keepFreeBytes
    }

    /// What stays free unless the user says otherwise: a tenth of the file system, at most 2 GB.
    package static func usualKeepFree(ofBytes size: Int64) -> Int64 { min(minKeepFreeBytes, size / 10) }

    /// What a clip needs at least to begin, in bytes.
    package var startBytes: Int64 { min(1 << 20, (limitBytes ?? .max) / 2) }

    /// Decides before something is recorded.
    /// - Parameters:
    ///   - entries: all clips, the oldest first, without those being recorded.
    ///   - recordingBytes: what is being recorded has so far.
    ///   - nextBytes: what will be recorded before the ring is asked again.
    ///   - freeBytes: what is free on the file system; nil if it is not known.
    package func decide(
        _ entries: [Entry], recordingBytes: Int64 = 0, nextBytes: Int64, freeBytes: Int64?
    ) -> Decision {
        var decision = Decision()
        var total = entries.reduce(recordingBytes) { $0 + $1.bytes }
        var free = freeBytes
        func isOver() -> Bool {
            limitBytes.map { total + nextBytes > $0 } ?? false
                || free.map { $0 - nextBytes < keepFreeBytes } ?? false
        }
        for entry in entries where !entry.isProtected {
            let isOld = maxAgeS.map { limit in entry.ageS.map { $0 > limit } ?? false } ?? false
            guard isOld || isOver() else { continue }
            decision.deleted.append(entry.name)
            total -= entry.bytes
            free = free.map { $0 + entry.bytes }
        }
        decision.hasRoom = !isOver()
        return decision
    }

    /// The share of the space that protected clips use, from 0 to 1; nil if there is no limit of the space.
    package func protectedShare(_ entries: [Entry], freeBytes: Int64?) -> Double? {
        let total = entries.reduce(0) { $0 + $1.bytes }
        let protected = entries.reduce(0) { $0 + ($1.isProtected ? $1.bytes : 0) }
        let space = [limitBytes, freeBytes.map { max(0, $0 - keepFreeBytes) + total }].compactMap(\.self).min()
        guard let space else { return nil }
        if protected == 0 { return 0 }
        return space <= 0 ? 1 : Double(protected) / Double(space)
    }
}
