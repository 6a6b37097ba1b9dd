import Formats
import Glibc
import Publishing
import Storage
import System
import Telemetry

/// A file of metrics for the textfile collector of Prometheus' node exporter. It has the totals of all cars, so it is the
/// same however often a change is delivered.
final class OpenMetricsDelivery: Delivery {
    let changesAtOnce = 8

    private let path: String
    private let files: PublishFiles
    private let preview: Preview?

    init(_ settings: DeliverySettings) {
        preview = settings.preview
        path = settings.target.path
        files = PublishFiles(settings.variables)
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        guard !changes.isEmpty else { return }
        let text = try reading { try files.metrics(.text) }
        if let preview { return preview.add(["write " + path, text]) }
        try DurableFile.write(text, to: path, mode: 0o644)
    }
}

extension PublishFiles {
    /// The totals of all cars; of none if there is no database.
    func metrics(_ form: OpenMetrics.Form) throws -> String {
        OpenMetrics.text(try ChangeReader(path: database)?.metrics() ?? [], form)
    }
}

/// A program that is run for each change, with its document on standard input. One that fails gets it again.
final class CommandDelivery: Delivery {
    private let path: String
    private let origin: String
    private let states: String
    private let preview: Preview?

    init(_ settings: DeliverySettings) {
        preview = settings.preview
        path = settings.target.path
        origin = settings.origin
        states = PublishFiles(settings.variables).states
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        for change in changes {
            let file = FolderDocument(change, origin: origin)
            let kind = file.text == nil ? "deleted" : String(file.name.prefix { $0 != "-" })
            if let preview {
                preview.add(["run \(path) \(kind) \(file.name)"] + (file.text.map { [$0] } ?? []))
                continue
            }
            let end = try run([path, kind, file.name], input: file.text ?? "")
            guard case .exited(let status) = end, status == 0 else { throw .delivery("'\(path)' failed") }
        }
    }

    /// The input is a file without a name, because a pipe holds little, and a program need not read it.
    private func run(_ words: [String], input: String) throws(PublishError) -> ChildProcess.End {
        let temporary = NewFile.temporary(for: states + "/input")
        do throws(SystemError) {
            try SystemFile.makeFolder(states)
            let file = try NewFile.create(temporary)
            try IO.writeAll(Array(input.utf8), to: file.number)
            let reading = try FileDescriptor.open(temporary)
            SystemFile.remove(temporary)
            return ChildProcess.wait(for: try ChildProcess.start(words, input: reading.number, output: -1, errors: -1))
        } catch {
            SystemFile.remove(temporary)
            throw .delivery("\(path): \(SystemError.text(error.number))")
        }
    }
}
