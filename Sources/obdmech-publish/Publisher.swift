import CommandLine
import Documents
import Formats
import Glibc
import Publishing
import Storage
import System
import Telemetry
import Terminal

/// `obdmech publish`.
struct Publisher {
    /// How long targets may take to end, in seconds. What they have not confirmed by then is delivered again.
    private static let endingS = 3.0

    private static let nothing = "No targets yet: obdmech publish add NAME URL adds one."

    private let options: Options
    private let variables: [String: String]
    private let files: PublishFiles

    init(_ options: Options, _ variables: [String: String]) {
        self.options = options
        self.variables = variables
        files = PublishFiles(variables)
    }

    func run() throws -> ExitStatus {
        switch PublishCommandLine.Verb(of: options) {
        case .add: try add(name: options.operands[0], url: options.operands[1])
        case .remove: try remove(options.operands[0])
        case .list: try list()
        case .postgresInit: try prepare(options.operands[0])
        case .metrics:
            try Output.write(try files.metrics(options[PublishCommandLine.openMetrics] ? .openMetrics : .text))
        case .run where options[PublishCommandLine.dryRun], .status where options[PublishCommandLine.dryRun]:
            try preview()
        case .run: return try deliver()
        case .status: try status()
        }
        return .fine
    }

    // MARK: Targets

    private func add(name: String, url: String) throws {
        var targets = try files.readTargets()
        let passwordFile = options[PublishCommandLine.passwordFile].map { path in
            SystemFile.resolved(path) ?? path
        }
        let target = try PublishTarget(name: name, url: Self.absolute(url), passwordFile: passwordFile)
        if passwordFile != nil, !target.kind.row.hasPassword { throw PublishError.needlessPassword(target.kind) }
        if passwordFile != nil { _ = try files.password(of: target, variables) }
        try targets.add(target)
        files.removeState(of: name)
        try files.write(targets)
        try Output.write(["\(name): added; obdmech publish run sends to it"])
        if target.kind.isOfOneCar, target.options["vehicle"] == nil {
            try Output.write(["\(name): gets no simulated cars; ?vehicle=NAME in the address chooses a car"])
        }
    }

    /// A folder is meant as seen from here, and not from where the service runs.
    private static func absolute(_ url: String) -> String {
        guard let colon = url.firstIndex(of: ":"),
            TargetKind.rows.contains(where: { $0.kind.isPath && $0.schemes.contains(String(url[..<colon])) }),
            let first = url[colon...].dropFirst().first, first != "/", let here = SystemFile.resolved(".")
        else { return url }
        return "\(url[...colon])\(here)/\(url[colon...].dropFirst())"
    }

    private func remove(_ name: String) throws {
        var targets = try files.readTargets()
        try targets.remove(name)
        try files.write(targets)
        files.removeState(of: name)
        try Output.write(["\(name): removed"])
    }

    private func list() throws {
        let targets = try files.readTargets().targets
        guard !targets.isEmpty else { return try Output.write([Self.nothing]) }
        try Output.write(Format.columns(targets.map { ($0.name, $0.url) }, width: Output.width))
    }

    /// Creates the tables of a PostgreSQL database, or brings them up to date, and sends nothing.
    private func prepare(_ url: String) throws {
        let target = try PublishTarget(name: "init", url: url)
        guard target.kind == .postgresql else { throw PublishError.wrongAddress(url) }
        let password = try files.password(in: options[PublishCommandLine.passwordFile], variables)
        let connection = try PostgresConnection(url, password: password)
        try connection.prepareSchema()
        let version = try connection.value(PostgresSchema.versionQuery) ?? ""
        try Output.write(["\(target.authority): schema obdmech is of version \(version)"])
    }

    // MARK: Status

    private func status() throws {
        let database = try Database.openForReading(path: files.database)
        let lastChange = try database?.changes.last() ?? 0
        var rows: [TargetStatus] = []
        for target in try files.readTargets().targets {
            let state = try files.state(of: target, lastChange: lastChange)
            rows.append(
                TargetStatus(
                    target: target, state: state, waiting: try database?.changes.count(after: state.place) ?? 0))
        }
        if options[PublishCommandLine.json] { return try Output.write(PublishDocuments.json(rows).documentLines) }
        try Output.write(rows.isEmpty ? [Self.nothing] : rows.flatMap(lines))
    }

    private func lines(_ row: TargetStatus) -> [String] {
        let last = row.state.lastDelivery.map { ", last " + LocalTime.text($0) } ?? ""
        let facts = "\(row.state.delivered) delivered, \(row.waiting) waiting\(last)"
        return ["\(row.target.name)  \(row.target.url)", "  " + facts]
            + (row.state.lastError.map { ["  " + SafeText.line($0)] } ?? [])
    }

    /// Shows what would be delivered.
    private func preview() throws {
        let targets = try files.readTargets().targets
        if targets.isEmpty { try Output.write([Self.nothing]) }
        guard let reader = try ChangeReader(path: files.database) else { return }
        for target in targets {
            let state = try files.state(of: target, lastChange: try reader.database.changes.last())
            var place = state.place
            try Output.write(["# \(target.name)  \(target.url)"])
            let preview = Preview()
            let delivery = DeliverySettings(
                target: target, password: try files.password(of: target, variables).map { _ in "PASSWORD" },
                origin: try files.origin(), variables: variables, stop: -1, preview: preview, progress: state.progress
            ).delivery()
            while let change = try reader.database.changes.all(after: place, atMost: 1).first {
                place = change.place
                guard let content = try reader.content(of: change, for: target) else { continue }
                try delivery.deliver([content])
                try Output.write(preview.popLines())
            }
            if place != state.place || delivery.followsCars { try delivery.refresh(reader) }
            _ = try delivery.followEdits(reader, since: state.edits)
            delivery.close()
            try Output.write(preview.popLines())
        }
    }

    // MARK: Delivering

    private func deliver() throws -> ExitStatus {
        let targets = try files.readTargets().targets
        guard !targets.isEmpty else { throw PublishError.noTargets }
        let signals = try Signals.open()
        let stop = try WakeUp()
        let done = try WakeUp()
        MQTTConnection.setUp()
        // The same for all of them, before they begin.
        _ = try files.origin()
        let workers = targets.map { target in
            Worker(
                files: files, target: target, variables: variables, isOnce: options[PublishCommandLine.once],
                stop: stop, done: done)
        }
        for worker in workers { _ = try JoinableThread.start { worker.run() } }
        let loop = EventLoop()
        var isOver = false
        loop.whenReadable(signals.number) { isOver = signals.next() != 0 }
        loop.whenReadable(done.number) { done.clear() }
        loop.run { isOver || workers.allSatisfy(\.outcome.isDone) }
        stop.set()
        let deadline = SystemClock.now.advanced(bySeconds: Self.endingS)
        loop.run {
            workers.allSatisfy(\.outcome.isDone) || SystemClock.now >= deadline
        }
        return workers.contains(where: \.outcome.hasFailed) ? .output : .fine
    }
}
