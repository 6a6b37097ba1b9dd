import Formats

/// The targets, as they are kept in a file.
package struct TargetList: Hashable, Sendable {
    package private(set) var targets: [PublishTarget] = []

    package init() {}

    /// Nil for a text that is not such a file.
    package init?(text: some Collection<UInt8>) {
        guard let document = JSON(parsing: text), case .array(let rows)? = document["targets"] else { return nil }
        for row in rows {
            guard let name = row["name"]?.text, let url = row["url"]?.text,
                let target = try? PublishTarget(name: name, url: url, passwordFile: row["passwordFile"]?.text)
            else { return nil }
            targets.append(target)
        }
    }

    package var document: String {
        let rows = targets.map { target in
            JSON.object([
                ("name", .string(target.name)), ("url", .string(target.url)),
                ("passwordFile", .text(target.passwordFile)),
            ])
        }
        return JSON.object([("targets", .array(rows))]).document + "\n"
    }

    package subscript(_ name: String) -> PublishTarget? { targets.first { $0.name == name } }

    package mutating func add(_ target: PublishTarget) throws(PublishError) {
        guard self[target.name] == nil else { throw .exists(target.name) }
        targets.append(target)
    }

    package mutating func remove(_ name: String) throws(PublishError) {
        guard self[name] != nil else { throw .unknownTarget(name, known: targets.map(\.name)) }
        targets.removeAll { $0.name == name }
    }
}
