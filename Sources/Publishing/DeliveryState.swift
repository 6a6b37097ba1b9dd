import Formats
package import Telemetry

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
        lastDelivery = time
        lastError = nil
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
