import CommandLine
import Formats
import Live
import OBD
import Publishing
import System
import Telemetry

/// Topics for Home Assistant and others, with a connection for each car: each has its own last will.
final class MQTTDelivery: Delivery {
    /// A car that something was published of.
    private final class Session {
        var topics: CarTopics
        let connection: any MQTTBroker
        /// Whether the broker may have another last trip or scan than the database.
        var isStale = true
        /// What was published on the topics that are retained.
        var last: [String: String] = [:]

        init(_ topics: CarTopics, _ connection: any MQTTBroker) {
            self.topics = topics
            self.connection = connection
        }
    }

    private let settings: DeliverySettings
    private let files: PublishFiles
    /// What the broker keeps; nil before it was read.
    private var shown: ShownCars?
    private var sessions: [String: Session] = [:]
    private var feed = LiveFeed()
    /// Whether something was deleted, of a car that is not known any more.
    private var hasDeleted = false
    /// When the cars are looked at again: their names, odometers and repairs are no part of the changes.
    private var nextLook = SystemClock.now
    private static let lookS = 10.0

    init(_ settings: DeliverySettings) {
        self.settings = settings
        files = PublishFiles(settings.variables)
    }

    private func topics(_ car: PublishedCar) -> CarTopics {
        CarTopics(car, version: ProgramVersion.text, discovery: settings.target.options["discovery"])
    }

    // MARK: What was recorded

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        nextLook = SystemClock.now
        try dropping { () throws(PublishError) in
            var used: [ObjectIdentifier: Session] = [:]
            for change in changes {
                guard let car = Self.car(of: change) else {
                    hasDeleted = true
                    continue
                }
                let session = try self.session(car)
                try keep(car) { $0.show(change) }
                for message in messages(change) { try send(message, session) }
                used[ObjectIdentifier(session)] = session
            }
            for session in used.values { try session.connection.confirm() }
        }
    }

    private static func car(of change: PublishedChange) -> PublishedCar? {
        switch change {
        case .trip(let trip): trip.car
        case .scan(let scan): scan.car
        case .deletedTrip, .deletedScan: nil
        }
    }

    private func messages(_ change: PublishedChange) -> [MQTTMessage] {
        switch change {
        case .trip(let trip):
            let topics = topics(trip.car)
            return [topics.trip(trip), topics.findings(trip), trip.positions.last.flatMap(topics.position)].compactMap(
                \.self)
        case .scan(let scan): return [topics(scan.car).health(scan)]
        case .deletedTrip, .deletedScan: return []
        }
    }

    private func send(_ message: MQTTMessage, _ session: Session) throws(PublishError) {
        try session.connection.publish(message, quality: 1)
        session.last[message.topic] = message.payload
    }

    // MARK: The state of each car

    func refresh(_ reader: ChangeReader) throws(PublishError) {
        guard SystemClock.now >= nextLook else { return }
        nextLook = SystemClock.now.advanced(bySeconds: Self.lookS)
        let vehicles = try reading { try reader.vehicles() }
        try dropping { () throws(PublishError) in
            for (car, document) in vehicles { try refresh(car, document, reader) }
            let known = Set(vehicles.map(\.car.id))
            for car in try shownCars().cars where car.isStored && !known.contains(car.id) { try remove(car) }
            for session in sessions.values { try session.connection.confirm() }
        }
        hasDeleted = false
    }

    private func refresh(_ car: PublishedCar, _ document: JSON, _ reader: ChangeReader) throws(PublishError) {
        let session = try session(car)
        try keep(car) { $0.isStored = true }
        var messages = [session.topics.vehicle(document)]
        var latest: [PublishedChange]?
        let isGone =
            hasDeleted || (try? shownCars()[car.id, car.topic].map { try reader.isGone($0, vin: car.vin) }) == true
        if isGone || session.isStale {
            let changes = try reading { try reader.latest(car.vin, for: settings.target) }
            latest = changes
            let current = changes.flatMap(self.messages)
            messages += current
            if isGone { messages += session.topics.unknown.filter { !current.map(\.topic).contains($0.topic) } }
        }
        for message in messages where session.last[message.topic] != message.payload { try send(message, session) }
        guard let latest else { return }
        try session.connection.confirm()
        session.isStale = false
        try keep(car) { shown in
            shown.trip = nil
            shown.scan = nil
            for change in latest { shown.show(change) }
        }
    }

    // MARK: What the broker keeps

    private func shownCars() throws(PublishError) -> ShownCars {
        let cars = if let shown { shown } else { try files.shownCars(at: settings.target) }
        shown = cars
        return cars
    }

    private func keep(_ cars: ShownCars) throws(PublishError) {
        guard cars != shown else { return }
        if settings.preview == nil { try files.write(cars, of: settings.target) }
        shown = cars
    }

    private func keep(_ car: PublishedCar, _ change: (inout ShownCars.Car) -> Void = { _ in }) throws(PublishError) {
        var cars = try shownCars()
        var shown = cars[car.id, car.topic] ?? ShownCars.Car(id: car.id, topic: car.topic)
        change(&shown)
        cars[car.id, car.topic] = shown
        try keep(cars)
    }

    private func forget(_ car: ShownCars.Car) throws(PublishError) {
        var cars = try shownCars()
        cars[car.id, car.topic] = nil
        try keep(cars)
    }

    /// Removes a car of which nothing is stored any more.
    private func remove(_ car: ShownCars.Car) throws(PublishError) {
        var messages = CarTopics.removal(of: car, discovery: settings.target.options["discovery"])
        if try shownCars().hasNamesake(car) { messages = Array(messages.prefix(1)) }
        sessions.removeValue(forKey: car.id)?.connection.disconnect()
        // A last will that leaves nothing behind.
        let connection = try connection(car.id, will: messages[messages.count - 1])
        for message in messages { try connection.publish(message, quality: 1) }
        try connection.confirm()
        connection.disconnect()
        try forget(car)
    }

    // MARK: Connections

    private func session(_ car: PublishedCar) throws(PublishError) -> Session {
        let topics = topics(car)
        let old = sessions[car.id]
        if let old, old.topics.online == topics.online {
            if old.topics != topics {
                old.topics = topics
                try announce(old)
            }
            return old
        }
        // Its last will is on another topic. The broker ends the older one of two connections of the same name.
        sessions[car.id] = nil
        old?.connection.disconnect()
        try keep(car)
        let connection = try connection(car.id, will: topics.online(false))
        let session = Session(topics, connection)
        try announce(session)
        // What is kept under names that it had before.
        let shown = try shownCars()
        let former = shown.cars.filter { $0.id == car.id && $0.topic != car.topic }
        let own = former.filter { !shown.hasNamesake($0) }
        for message in own.flatMap({ CarTopics.emptying(topic: $0.topic) }) {
            try connection.publish(message, quality: 1)
        }
        try connection.subscribe(topics.birth)
        try connection.confirm()
        for car in former { try forget(car) }
        sessions[car.id] = session
        nextLook = SystemClock.now
        return session
    }

    private func connection(_ car: String, will: MQTTMessage) throws(PublishError) -> any MQTTBroker {
        if let preview = settings.preview { return PreviewBroker(preview, will: will) }
        let target = settings.target
        return try MQTTConnection(
            MQTTConnection.Login(
                host: target.host, port: target.port, user: target.user, password: settings.password,
                isEncrypted: target.isEncrypted, certificates: target.options["ca"],
                isFifth: target.options["version"] == "5"),
            id: CarTopics.client(of: car, target: target.name, origin: settings.origin), will: will)
    }

    private func announce(_ session: Session) throws(PublishError) {
        try session.connection.publish(session.topics.device, quality: 1)
        try session.connection.publish(session.topics.online(true), quality: 1)
    }

    /// After an error all connections are opened again.
    private func dropping(_ body: () throws(PublishError) -> Void) throws(PublishError) {
        do throws(PublishError) {
            try body()
        } catch {
            sessions = [:]
            throw error
        }
    }

    func close() {
        for session in sessions.values {
            try? session.connection.publish(session.topics.online(false), quality: 1)
            try? session.connection.confirm()
            session.connection.disconnect()
        }
        sessions = [:]
    }

    // MARK: What is being recorded

    func tick(_ reader: ChangeReader) throws(PublishError) {
        feed.read(settings.variables)
        try dropping { () throws(PublishError) in
            if let parked = feed.popParked(), let car = try reading({ try reader.parkedCar(feed.values.vin) }) {
                let session = try session(car)
                try send(session.topics.battery(parked), session)
            }
            if feed.values.isInTrip, feed.values.hasChanged { try publishLive(reader) }
            for session in sessions.values {
                try session.connection.work()
                if session.connection.popNews() {
                    try announce(session)
                    try session.connection.confirm()
                }
            }
        }
    }

    private func publishLive(_ reader: ChangeReader) throws(PublishError) {
        let session = try session(reading { try reader.car(feed.values.vin) })
        if let live = session.topics.live(feed.values) { try session.connection.publish(live, quality: 0) }
        if let position = feed.values.position, !reader.isHidden(position),
            let message = session.topics.position(position)
        {
            try session.connection.publish(message, quality: 0)
        }
        for message in session.topics.plain(feed.popChanged()) { try session.connection.publish(message, quality: 0) }
    }
}
