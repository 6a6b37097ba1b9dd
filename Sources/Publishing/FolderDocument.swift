import Formats
import OBD

/// A file in a folder of documents: what is written there, or that it is removed.
package struct FolderDocument: Hashable, Sendable {
    package var name: String
    /// Nil if the file is removed.
    package var text: String?
    /// The name that older versions gave it, after which two publishers wrote the same scan twice; nil if it had the same.
    package var formerName: String?

    /// - Parameter origin: identifies the publisher.
    package init(_ change: PublishedChange, origin: String) {
        switch change {
        case .trip(let trip):
            name = "trip-\(trip.uuid).json"
            text = trip.report.document + "\n"
        case .scan(let scan):
            name = "scan-\(scan.uuid).json"
            text = scan.document.document + "\n"
            formerName = Self.scan(scan.scan.id ?? 0, origin)
        case .deletedTrip(let uuid):
            name = "trip-\(uuid).json"
            text = nil
        case .deletedScan(let number, let uuid):
            formerName = Self.scan(number, origin)
            name = uuid.map { "scan-\($0).json" } ?? Self.scan(number, origin)
        }
    }

    private static func scan(_ number: Int64, _ origin: String) -> String { "scan-\(origin.prefix(8))-\(number).json" }
}
