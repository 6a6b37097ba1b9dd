import Archives
import Formats
package import Publishing
package import Storage

/// Makes a database and a store agree. What is cut off at any step is done the next time: parts are read before they are
/// noted, contents are written before the parts that name them, and what is stored is noted in the same transaction.
package struct Synchronizer {
    /// With more parts than this, a machine replaces its own by one.
    private static let maxParts = 64
    /// More than any trip has.
    private static let contentLimit = 1 << 30

    private let database: Database
    private let store: any SyncStore
    private let machineName: String
    /// The user's settings as JSON, by their names.
    private let settings: [String: String]
    private let storeSettings: ([String: String?]) throws -> Void

    /// - Parameter storeSettings: writes settings into the user's file, or removes those that are nil.
    package init(
        _ database: Database, _ store: any SyncStore, machineName: String, settings: [String: String],
        storeSettings: @escaping ([String: String?]) throws -> Void
    ) {
        self.database = database
        self.store = store
        self.machineName = machineName
        self.settings = settings
        self.storeSettings = storeSettings
    }

    package func run() throws -> SyncSummary {
        var machine = try database.beginSync(name: machineName)
        try database.noteEdits(settings: settings)
        let files = try store.files()
        let known = try database.syncParts()
        if isCopy(machine, files, known, last: try database.lastSyncNumber()) {
            machine = try database.becomeOtherMachine(name: machineName)
        }
        var summary = SyncSummary()
        let received = try receive(files, known, machine, &summary)
        try storeReceived(files, &summary)
        summary.received = Self.counts(received)
        summary.sent = Self.counts(try send(files, machine))
        return summary
    }

    /// Whether another database has this identifier, too: there are parts of it that this one does not know.
    private func isCopy(_ machine: String, _ files: [String], _ known: Set<String>, last: Int64) -> Bool {
        own(files, machine).contains { name in
            guard let number = SyncPart.number(name) else { return false }
            return number > last || !known.contains(name) && !known.contains(Self.begun(name))
        }
    }

    /// A file of this machine that is being written, by its name among the parts.
    private static func begun(_ name: String) -> String { "begun " + name }

    /// The names of a machine's files, without the machine.
    private func own(_ files: [String], _ machine: String) -> [String] {
        files.filter { $0.hasPrefix(machine + "/") }.map { String($0.dropFirst(machine.count + 1)) }
    }

    private static func counts(_ objects: Set<SyncObject>) -> [(kind: String, count: Int)] {
        SyncKind.allCases.map { kind in (kind.plural, objects.count { $0.kind == kind }) }
    }

    // MARK: Receiving

    private func receive(
        _ files: [String], _ known: Set<String>, _ machine: String, _ summary: inout SyncSummary
    ) throws -> Set<SyncObject> {
        var objects: Set<SyncObject> = []
        var conflicts: [SyncConflict] = []
        for file in files.sorted() {
            guard let slash = file.firstIndex(of: "/") else { continue }
            let (owner, name) = (String(file[..<slash]), String(file[file.index(after: slash)...]))
            guard owner != machine, SyncPart.number(name) != nil, !known.contains(name) else { continue }
            guard let bytes = try store.read(file), SyncPart.isWhole(bytes, name: name), let part = SyncPart(bytes)
            else { continue }
            guard part.schema <= Database.schemaVersion else {
                throw SyncError.newer(store.name, machine: part.machineName)
            }
            try database.name(machine: part.machine, part.machineName)
            let merged = try database.merge(part.cells, part.conflicts, part: name)
            objects.formUnion(merged.objects)
            conflicts += merged.conflicts
        }
        let names = try database.syncNames()
        summary.conflicts = conflicts.map { Self.text($0, names) }
        return objects
    }

    /// A conflict as it is shown.
    package static func text(_ conflict: SyncConflict, _ names: [String: String]) -> SyncSummary.Conflict {
        func text(_ value: String?) -> String? {
            value.map { value in JSON(parsing: Array(value.utf8))?.text ?? value }
        }
        return SyncSummary.Conflict(
            kind: conflict.object.kind.rawValue, key: conflict.object.key,
            field: conflict.field.isEmpty ? nil : conflict.field, kept: text(conflict.kept),
            other: text(conflict.other), keptBy: names[conflict.keptMachine] ?? conflict.keptMachine,
            otherBy: names[conflict.otherMachine] ?? conflict.otherMachine)
    }

    private func storeReceived(_ files: [String], _ summary: inout SyncSummary) throws {
        var contents: [String: String] = [:]
        for file in files {
            if let name = SyncPart.content(String(file.split(separator: "/").last ?? "")) { contents[name] = file }
        }
        for object in try database.pendingSyncObjects() where object.kind != .setting {
            var failure: SyncError?
            let result = try database.storeSynchronized(object) { name in
                guard let file = contents[name] else { return nil }
                do throws(SyncError) {
                    guard let packed = try store.read(file) else { return nil }
                    let unpacked = Deflate.unpacked(packed, .gzip, limit: Self.contentLimit)
                    return unpacked.isWhole && Database.name(ofContent: unpacked.bytes) == name ? unpacked.bytes : nil
                } catch {
                    failure = error
                    return nil
                }
            }
            if let failure { throw failure }
            if result == .waiting { summary.waiting += 1 }
        }
        let pending = try database.pendingSettings()
        guard !pending.isEmpty else { return }
        try storeSettings(pending)
        try database.noteStored(settings: pending)
    }

    // MARK: Sending

    private func send(_ files: [String], _ machine: String) throws -> Set<SyncObject> {
        let known = try database.syncParts()
        // What was cut off may be there under its name, where files cannot be renamed.
        for name in own(files, machine) where !known.contains(name) { try store.remove(machine + "/" + name) }
        let files = files.filter {
            !$0.hasPrefix(machine + "/") || known.contains(String($0.dropFirst(machine.count + 1)))
        }
        let parts = own(files, machine).filter { SyncPart.number($0) != nil }
        let head = parts.compactMap(SyncPart.number).max() ?? 0
        let last = try database.lastSyncNumber()
        let present = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
        let cells = try database.syncCells(after: head).filter { _, source in
            source.map { !present.contains($0) } ?? true
        }.map(\.cell)
        let objects = Set(cells.map(\.object))
        if try !cells.isEmpty || !database.syncConflicts(after: head).isEmpty {
            try writeContents(of: objects, files, machine)
            let isWhole = parts.count >= Self.maxParts
            let part = SyncPart(
                machine: machine, machineName: machineName, schema: Database.schemaVersion,
                cells: isWhole ? try database.syncCells(after: 0).map(\.cell) : cells,
                conflicts: try database.syncConflicts(after: isWhole ? 0 : head))
            try write(part.bytes, to: SyncPart.name(part.bytes, number: last), machine)
            for name in isWhole ? parts : [] { try store.remove(machine + "/" + name) }
        }
        try removeContents(files, machine)
        return objects
    }

    private func write(_ bytes: [UInt8], to name: String, _ machine: String) throws {
        // It is known before it is there, so that this database does not take it for that of a copy of itself.
        try database.note(part: Self.begun(name))
        try store.write(bytes, to: machine + "/" + name)
        try database.note(part: name)
    }

    /// Writes the contents of trips and scans that no machine has written.
    private func writeContents(of objects: Set<SyncObject>, _ files: [String], _ machine: String) throws {
        var present = Set(files.compactMap { SyncPart.content(String($0.split(separator: "/").last ?? "")) })
        for object in objects where object.kind == .trip || object.kind == .scan {
            guard let name = try database.syncContentName(object), !present.contains(name),
                let content = try database.syncContent(object), content.name == name,
                let packed = Deflate.packed(content.bytes, .gzip)
            else { continue }
            try write(packed, to: SyncPart.file(ofContent: name), machine)
            present.insert(name)
        }
    }

    /// Removes this machine's contents that are no longer those of any trip or scan.
    private func removeContents(_ files: [String], _ machine: String) throws {
        let written = own(files, machine).filter { SyncPart.content($0) != nil }
        guard !written.isEmpty else { return }
        let used = try database.syncContentNames()
        for file in written where SyncPart.content(file).map({ !used.contains($0) }) ?? false {
            try store.remove(machine + "/" + file)
        }
    }
}
