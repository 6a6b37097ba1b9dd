import Formats
import Publishing

/// The connection to a target. For one thread.
protocol Delivery: AnyObject {
    /// How many changes are delivered, and confirmed, at a time. What the target has of more than one would be sent again
    /// and again while it refuses the last of them.
    var changesAtOnce: Int { get }

    /// Delivers changes in their order, and returns when the target has confirmed that it has them. May be called again
    /// with the same.
    func deliver(_ changes: [PublishedChange]) throws(PublishError)

    /// Whether `refresh` has something to do that is no part of the changes.
    var followsCars: Bool { get }

    /// Called after deliveries: for targets that show the state of each car rather than what happened.
    func refresh(_ reader: ChangeReader) throws(PublishError)

    /// Delivers what was edited of cars and routes, which are no changes of trips and scans.
    /// - Parameter known: what identifies them as they were sent last, by their UUIDs.
    /// - Returns: the same for now; nil if nothing is to be noted.
    func followEdits(_ reader: ChangeReader, since known: [String: String]) throws -> [String: String]?

    /// Called once a second between deliveries.
    func tick(_ reader: ChangeReader) throws(PublishError)

    /// Ends the connection in order.
    func close()
}

extension Delivery {
    var changesAtOnce: Int { 1 }
    var followsCars: Bool { false }
    func refresh(_ reader: ChangeReader) throws(PublishError) {}
    func followEdits(_ reader: ChangeReader, since known: [String: String]) throws -> [String: String]? { nil }
    func tick(_ reader: ChangeReader) throws(PublishError) {}
    func close() {}
}

/// What deliveries need.
struct DeliverySettings {
    let target: PublishTarget
    let password: String?
    /// Identifies this publisher.
    let origin: String
    let variables: [String: String]
    /// Readable when the program is to end; -1 if it cannot be interrupted.
    let stop: Int32
    /// What gets everything in place of the target; nil to deliver.
    var preview: Preview?
    /// How far a trip was delivered to a target that gets it piece by piece, and what keeps that.
    var progress: TripProgress?
    var note: (TripProgress) throws(PublishError) -> Void = { _ in }

    func delivery() -> any Delivery {
        switch target.kind {
        case .folder: FolderDelivery(self)
        case .mqtt: MQTTDelivery(self)
        case .postgresql: PostgresDelivery(self)
        case .influx: InfluxDelivery(self)
        case .traccar, .ownTracks, .torque: RequestDelivery(self)
        case .lubeLogger: LubeLoggerDelivery(self)
        case .routePlanner: RoutePlannerDelivery(self)
        case .openMetrics: OpenMetricsDelivery(self)
        case .command: CommandDelivery(self)
        }
    }
}
