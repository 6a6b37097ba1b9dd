import Formats
import OBD
package import Telemetry
import Trips

/// How far a target has been served. It is written only after the target has confirmed what it got: after a crash in
/// between, the same is delivered again, which changes nothing there.
package struct DeliveryState: Hashable, Sendable {
    /// The change that was delivered last, in the sequence of the database; 0 before the first.
    package var change: Int64 = 0
    /// Which of the rows with that number.
    package var kind = ""
    package var number: Int64 = 0
    /// How many changes have been delivered.
    package var delivered = 0
    package var lastDelivery: WallTime?
    /// Why nothing could be delivered the last time; nil if it could.
    package var lastError: String?
    /// The address that was served. If it is another one now, everything is delivered to that.
    package var url = ""
    /// The database that was followed.
    package var database = ""
    /// The version of what was sent (`TargetKind.version`).
    package var version: Int64 = 0
    /// What identifies the cars and routes as they were sent last, by their UUIDs, where edits of them follow.
    package var edits: [String: String] = [:]
    /// How far the next trip was delivered.
    package var progress: TripProgress?

    package init() {}

    /// Nil for a text that is not such a state, as after a crash of the file system: then everything is delivered again.
    package init?(text: some Collection<UInt8>) {
        guard let document = JSON(parsing: text), let change = document["change"]?.double.flatMap(Int64.init(exactly:)),
            let number = document["number"]?.double.flatMap(Int64.init(exactly:)), let kind = document["kind"]?.text,
            let delivered = document["delivered"]?.double.flatMap(Int.init(exactly:)), let url = document["url"]?.text,
            let database = document["database"]?.text, change >= 0, delivered >= 0
        else { return nil }
        self.change = change
        self.number = number
        self.kind = kind
        self.delivered = delivered
        self.url = url
        self.database = database
        version = document["version"]?.double.flatMap(Int64.init(exactly:)) ?? 0
        if case .object(let members)? = document["edits"] {
            for (name, value) in members { edits[name] = value?.text }
        }
        if let trip = document["progress"]?["trip"]?.text,
            let second = document["progress"]?["second"]?.double.flatMap(Int64.init(exactly:))
        {
            progress = TripProgress(trip: trip, second: second)
        }
        lastDelivery = document["lastDelivery"]?.text.flatMap { WallTime(iso8601: $0) }
        lastError = document["lastError"]?.text
    }

    package var document: String {
        var members: [(String, JSON?)] = [
            ("change", .integer(change)), ("kind", .string(kind)), ("number", .integer(number)),
            ("delivered", .integer(Int64(delivered))), ("url", .string(url)), ("database", .string(database)),
            ("version", .integer(version)),
            ("lastDelivery", .text(lastDelivery.map(CalendarTime.iso8601))), ("lastError", .text(lastError)),
        ]
        if let progress {
            members.append(
                ("progress", .object([("trip", .string(progress.trip)), ("second", .integer(progress.second))])))
        }
        if !edits.isEmpty {
            let names = edits.keys.sorted()
            members.append(("edits", .object(names.map { ($0, .text(edits[$0])) })))
        }
        return JSON.object(members).document + "\n"
    }

    /// The state for a target as it is now: the same, or that of a beginning.
    /// - Parameter lastChange: the last change in the database. If it is lower than what was delivered, the database is
    ///   another one, or an older copy.
    package func continued(
        to target: PublishTarget, of database: String, lastChange: Int64
    ) -> DeliveryState {
        let (url, version) = (target.url, target.kind.version)
        if self.url == url, self.database == database, self.version == version, change <= lastChange { return self }
        var state = DeliveryState()
        state.url = url
        state.database = database
        state.version = version
        return state
    }

    package mutating func noteDelivery(
        of count: Int, change: Int64, kind: String, number: Int64, at time: WallTime
    ) {
        self.change = change
        self.kind = kind
        self.number = number
        delivered += count
        progress = nil
        lastDelivery = time
        lastError = nil
    }
}

/// How far a trip was delivered to a target that gets it second by second.
package struct TripProgress: Hashable, Sendable {
    /// The UUID of the trip.
    package var trip: String
    /// The last second that the target has, since 1970.
    package var second: Int64

    package init(trip: String, second: Int64) {
        self.trip = trip
        self.second = second
    }
}

/// What `publish status` says of a target.
package struct TargetStatus: Hashable, Sendable {
    package var target: PublishTarget
    package var state: DeliveryState
    /// How many changes are waiting.
    package var waiting: Int

    package init(target: PublishTarget, state: DeliveryState, waiting: Int) {
        self.target = target
        self.state = state
        self.waiting = waiting
    }
}

/// What a broker keeps of the cars (retained messages). It is stored before the broker gets it, so that it can be removed
/// there when the database no longer has it.
package struct ShownCars: Hashable, Sendable {
    package struct Car: Hashable, Sendable {
        /// `PublishedCar.id` and `PublishedCar.topic`.
        package var id: String
        package var topic: String
        /// The number of the trip that is shown; nil if there is none.
        package var trip: Int64?
        package var scan: Int64?
        /// Whether the database had the car: one that was only seen live may never be stored.
        package var isStored = false

        package init(id: String, topic: String) {
            self.id = id
            self.topic = topic
        }

        package mutating func show(_ change: PublishedChange) {
            isStored = true
            switch change {
            case .trip(let trip): self.trip = trip.trip.id
            case .scan(let scan): self.scan = scan.scan.id
            case .deletedTrip, .deletedScan: break
            }
        }
    }

    /// The address of the broker, and the database. Of others nothing is known.
    private let url: String
    private let database: String
    package private(set) var cars: [Car] = []

    package init(url: String, database: String) {
        self.url = url
        self.database = database
    }

    /// Takes over what a file has; nothing if it is of another broker or database, or is no such file.
    package mutating func read(_ text: some Collection<UInt8>) {
        guard let document = JSON(parsing: text), document["url"]?.text == url, document["database"]?.text == database,
            case .array(let rows)? = document["cars"]
        else { return }
        cars = rows.compactMap { row in
            guard let id = row["id"]?.text, let topic = row["topic"]?.text else { return nil }
            var car = Car(id: id, topic: topic)
            car.trip = row["trip"]?.double.flatMap(Int64.init(exactly:))
            car.scan = row["scan"]?.double.flatMap(Int64.init(exactly:))
            if case .bool(true)? = row["isStored"] { car.isStored = true }
            return car
        }
    }

    package var document: String {
        let rows = cars.map { car in
            JSON.object([
                ("id", .string(car.id)), ("topic", .string(car.topic)), ("trip", car.trip.map(JSON.integer)),
                ("scan", car.scan.map(JSON.integer)), ("isStored", .bool(car.isStored)),
            ])
        }
        return JSON.object([("url", .string(url)), ("database", .string(database)), ("cars", .array(rows))]).document
            + "\n"
    }

    /// Whether another car has the same name, and so what is kept under it.
    package func hasNamesake(_ car: Car) -> Bool { cars.contains { $0.topic == car.topic && $0.id != car.id } }

    /// A car under one of the names that it has had; setting nil removes it.
    package subscript(_ id: String, _ topic: String) -> Car? {
        get { cars.first { $0.id == id && $0.topic == topic } }
        set {
            guard let index = cars.firstIndex(where: { $0.id == id && $0.topic == topic }) else {
                if let newValue { cars.append(newValue) }
                return
            }
            if let newValue { cars[index] = newValue } else { cars.remove(at: index) }
        }
    }
}
