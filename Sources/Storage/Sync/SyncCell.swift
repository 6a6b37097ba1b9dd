import Formats

/// What machines synchronize. The raw values are those in files.
package enum SyncKind: String, Sendable, CaseIterable {
    /// In the order in which they are stored: what others refer to comes first.
    case vehicle, trip, scan, service
    case fillUp = "fill-up"
    case place, route, drive, gate, reference, setting

    /// The member of documents with their number.
    package var plural: String {
        switch self {
        case .fillUp: "fillUps"
        default: rawValue + "s"
        }
    }
}

/// Something that is synchronized: a trip, a vehicle, a setting.
package struct SyncObject: Hashable, Sendable {
    package var kind: SyncKind
    /// Identifies it among those of its kind, on every machine.
    package var key: String

    package init(_ kind: SyncKind, _ key: String) {
        self.kind = kind
        self.key = key
    }
}

/// The edits of a cell, by the machines that made them: the time of the last one in microseconds since 1970.
package struct SyncVersions: Hashable, Sendable {
    package var times: [String: Int64]

    package init(_ times: [String: Int64] = [:]) { self.times = times }

    init(text: String) {
        guard case .object(let members)? = JSON(parsing: Array(text.utf8)) else {
            self.init()
            return
        }
        self.init(members)
    }

    init(_ members: [(String, JSON?)]) {
        times = [:]
        for (machine, time) in members {
            if case .integer(let time)? = time, SyncCell.times.contains(time) { times[machine] = time }
        }
    }

    var json: JSON { .object(times.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) }) }

    func has(_ time: Int64, of machine: String) -> Bool { times[machine].map { $0 >= time } ?? false }

    func adding(_ time: Int64, of machine: String) -> SyncVersions { union(SyncVersions([machine: time])) }

    func union(_ other: SyncVersions) -> SyncVersions {
        SyncVersions(times.merging(other.times) { max($0, $1) })
    }
}

/// A field of an object, as a machine set it last.
package struct SyncCell: Hashable, Sendable {
    package var object: SyncObject
    /// Empty for whether the object exists.
    package var field: String
    /// As JSON; nil for none.
    package var value: String?
    /// When it was set, in microseconds since 1970; later than everything that the machine knew of the cell.
    package var time: Int64
    /// The machine that set it.
    package var machine: String
    /// The edits that the machine knew.
    package var versions: SyncVersions

    /// 1 is a time that is not known.
    static let times: ClosedRange<Int64> = 1...1 << 52
    static let existence = ""
    static let exists = "1"
    /// The field of a trip or scan for all that is not edited. Its value identifies the content.
    static let body = "body"

    package init(
        _ object: SyncObject, field: String, value: String?, time: Int64, machine: String, versions: SyncVersions
    ) {
        self.object = object
        self.field = field
        self.value = value
        self.time = time
        self.machine = machine
        self.versions = versions
    }

    /// Whether it takes the place of another one: the later edit does, and for the same time every machine agrees.
    func isLater(than other: SyncCell) -> Bool { (time, machine) > (other.time, other.machine) }

    /// On one line.
    package var line: String {
        JSON.object([
            ("kind", .string(object.kind.rawValue)), ("key", .string(object.key)),
            ("field", field.isEmpty ? nil : .string(field)), ("value", .text(value)), ("time", .integer(time)),
            ("machine", .string(machine)), ("after", versions.times.isEmpty ? nil : versions.json),
        ]).line
    }

    /// Nil for what is no cell.
    package init?(line: some Collection<UInt8>) {
        guard let document = JSON(parsing: line), let kind = document["kind"]?.text.flatMap(SyncKind.init),
            let key = document["key"]?.text, case .integer(let time)? = document["time"], Self.times.contains(time),
            let machine = document["machine"]?.text, Self.isMachine(machine)
        else { return nil }
        object = SyncObject(kind, key)
        field = document["field"]?.text ?? ""
        value = document["value"]?.text
        self.time = time
        self.machine = machine
        versions = SyncVersions()
        if case .object(let members)? = document["after"] { versions = SyncVersions(members) }
    }

    /// Whether it is the identifier of a machine: 16 hexadecimal digits.
    package static func isMachine(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

/// Two edits of a field that did not know of each other. The later one is in force.
package struct SyncConflict: Hashable, Sendable {
    package var object: SyncObject
    /// Empty for whether the object exists.
    package var field: String
    /// As JSON; nil for none.
    package var kept: String?
    package var other: String?
    /// The machines that made the edits, and when, in microseconds since 1970.
    package var keptMachine: String
    package var otherMachine: String
    package var keptTime: Int64
    package var otherTime: Int64
}

extension SyncConflict {
    /// On one line.
    package var line: String {
        JSON.object([
            ("conflict", .string(object.kind.rawValue)), ("key", .string(object.key)),
            ("field", field.isEmpty ? nil : .string(field)), ("kept", .text(kept)), ("other", .text(other)),
            ("keptMachine", .string(keptMachine)), ("otherMachine", .string(otherMachine)),
            ("keptTime", .integer(keptTime)), ("otherTime", .integer(otherTime)),
        ]).line
    }

    /// Nil for what is no conflict.
    package init?(line: some Collection<UInt8>) {
        guard let document = JSON(parsing: line), let kind = document["conflict"]?.text.flatMap(SyncKind.init),
            let key = document["key"]?.text, let keptMachine = document["keptMachine"]?.text,
            let otherMachine = document["otherMachine"]?.text, SyncCell.isMachine(keptMachine),
            SyncCell.isMachine(otherMachine), case .integer(let keptTime)? = document["keptTime"],
            case .integer(let otherTime)? = document["otherTime"], SyncCell.times.contains(keptTime),
            SyncCell.times.contains(otherTime)
        else { return nil }
        self.init(
            object: SyncObject(kind, key), field: document["field"]?.text ?? "", kept: document["kept"]?.text,
            other: document["other"]?.text, keptMachine: keptMachine, otherMachine: otherMachine, keptTime: keptTime,
            otherTime: otherTime)
    }
}
