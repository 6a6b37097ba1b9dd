import Formats
import OBD
import Publishing
import Syncing

/// The files that machines of one account leave for each other, as rows of a table.
final class PostgresSyncStore: SyncStore {
    let name: String
    private let connection: PostgresConnection

    /// - Parameter url: of a target of `publish`, which must not have a password.
    init(_ url: String, password: String?) throws {
        let target = try PublishTarget(name: "sync", url: url)
        guard target.kind == .postgresql else { throw SyncError.isAddress(url) }
        name = target.authority
        connection = try PostgresConnection(url, password: password)
        try connection.prepareSchema()
    }

    private func stored<Result>(_ body: () throws(PublishError) -> Result) throws(SyncError) -> Result {
        do throws(PublishError) { return try body() } catch { throw .store(error.message.text) }
    }

    func files() throws(SyncError) -> [String] {
        try stored { () throws(PublishError) in
            try connection.values("SELECT name FROM obdmech.sync_file WHERE account = current_user ORDER BY name")
        }
    }

    func read(_ file: String) throws(SyncError) -> [UInt8]? {
        try stored { () throws(PublishError) in
            try connection.values(
                "SELECT encode(content, 'hex') FROM obdmech.sync_file WHERE account = current_user AND name = $1::text",
                [file]
            ).first.flatMap { Hexadecimal.bytes($0) }
        }
    }

    func write(_ bytes: [UInt8], to file: String) throws(SyncError) {
        try stored { () throws(PublishError) in
            try connection.run(
                .run(
                    """
                    INSERT INTO obdmech.sync_file (account, name, content)
                    VALUES (current_user, $1::text, decode($2::text, 'hex'))
                    ON CONFLICT (account, name) DO UPDATE SET content = excluded.content
                    """, [file, Hexadecimal.text(bytes)]))
        }
    }

    func remove(_ file: String) throws(SyncError) {
        try stored { () throws(PublishError) in
            try connection.run(
                .run("DELETE FROM obdmech.sync_file WHERE account = current_user AND name = $1::text", [file]))
        }
    }
}
