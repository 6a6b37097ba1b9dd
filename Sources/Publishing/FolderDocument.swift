import Formats
import OBD

/// A file in a folder of documents: what is written there, or that it is removed.
package struct FolderDocument: Hashable, Sendable {
    package var name: String
    /// Nil if the file is removed.
    package var text: String?

    /// - Parameter origin: identifies the publisher, because several may write into one folder and scans have only the
    ///   number of their database.
    package init(_ change: PublishedChange, origin: String) {
        switch change {
        case .trip(let trip): (name, text) = ("trip-\(trip.uuid).json", trip.report.document + "\n")
        case .scan(let scan): (name, text) = (Self.scan(scan.scan.id ?? 0, origin), scan.document.document + "\n")
        case .deletedTrip(let uuid): (name, text) = ("trip-\(uuid).json", nil)
        case .deletedScan(let number): (name, text) = (Self.scan(number, origin), nil)
        }
    }

    private static func scan(_ number: Int64, _ origin: String) -> String { "scan-\(origin.prefix(8))-\(number).json" }
}
