/// By what it is noticed that files have changed, of which documents are made: their sizes and times, and which files they are.
package struct StoredVersion: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        let size: Int64
        let modifiedNs: Int64
        let inode: UInt64

        /// - Parameters:
        ///   - size: in bytes.
        ///   - modifiedNs: when it was last written to, in ns since 1970.
        package init(size: Int64, modifiedNs: Int64, inode: UInt64) {
            self.size = size
            self.modifiedNs = modifiedNs
            self.inode = inode
        }
    }

    /// The coarsest times of file systems are even seconds, on FAT.
    private static let coarsestNs: Int64 = 2_000_000_000

    private let files: [File?]
    private let period: Int64

    /// - Parameters:
    ///   - files: nil for one that is missing.
    ///   - period: changes with time, where no file shows changes.
    package init(_ files: [File?], period: Int64 = 0) {
        self.files = files
        self.period = period
    }

    /// Whether a change from now on has another time. Until then a file may change without looking changed, and nothing that
    /// is made of it may be kept.
    /// - Parameter nowNs: the time, in ns since 1970.
    package func showsChanges(nowNs: Int64) -> Bool {
        files.allSatisfy { $0.map { $0.modifiedNs < nowNs - Self.coarsestNs } ?? true }
    }
}
