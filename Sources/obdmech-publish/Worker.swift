import Formats
import Publishing
import Storage
import Synchronization
import System
import Telemetry
import Terminal

/// Delivers to one target, on a thread of its own: one that is slow or away delays no other.
struct Worker: Sendable {
    /// How it went.
    final class Outcome: Sendable {
        private let state = Mutex<(isDone: Bool, hasFailed: Bool)>((false, false))

        func finish(failed: Bool) { state.withLock { $0 = (true, failed) } }
        var isDone: Bool { state.withLock { $0.isDone } }
        var hasFailed: Bool { state.withLock { $0.hasFailed } }
    }

    /// The longest pause between attempts, in seconds.
    private static let maxPauseS = 60.0

    let files: PublishFiles
    let target: PublishTarget
    let variables: [String: String]
    let isOnce: Bool
    let stop: WakeUp
    let done: WakeUp
    let outcome = Outcome()

    func run() {
        do {
            let lock = try files.lock(target)
            try work()
            _ = consume lock
            outcome.finish(failed: false)
        } catch {
            report(error)
            outcome.finish(failed: true)
        }
        done.set()
    }

    /// Delivering goes on if nobody reads the output any more.
    private func report(_ passed: Passed) {
        let rest = passed.empty == 0 ? "" : ", \(passed.empty) without anything for it"
        try? Output.write(["\(target.name): \(Format.count(passed.count, "change")) delivered\(rest)"])
    }

    private func report(_ error: any Error) {
        Output.warn(PublishError.ofTarget(target.name, (error as? any UserError)?.message ?? "\(error)"))
    }

    private func work() throws {
        var made: (any Delivery)?
        defer { made?.close() }
        if isOnce {
            let passed = try noting {
                let delivery = try delivery()
                made = delivery
                let reader = try openedReader()
                let passed = try deliver(reader, delivery)
                if passed.count > 0 || delivery.followsCars, let reader { try delivery.refresh(reader) }
                try followEdits(reader, delivery)
                return passed
            }
            return report(passed)
        }
        var reader: ChangeReader?
        var pauseS = 1.0
        var lastError = ""
        var next = SystemClock.now
        repeat {
            guard SystemClock.now >= next else { continue }
            do {
                // A backup may have been put in its place.
                if reader?.database.isInPlace != true { reader = try openedReader() }
                try noting {
                    let delivery = if let made { made } else { try self.delivery() }
                    made = delivery
                    let passed = try deliver(reader, delivery)
                    if passed.count > 0 { report(passed) }
                    try followEdits(reader, delivery)
                    if let reader {
                        try delivery.refresh(reader)
                        try delivery.tick(reader)
                    }
                }
                pauseS = 1
                lastError = ""
                next = SystemClock.now
            } catch {
                if error.text != lastError { report(error) }
                lastError = error.text
                next = SystemClock.now.advanced(bySeconds: pauseS)
                pauseS = min(2 * pauseS, Self.maxPauseS)
            }
        } while !stop.wait(seconds: 1)
    }

    private func delivery() throws -> any Delivery {
        var settings = DeliverySettings(
            target: target, password: try files.password(of: target, variables), origin: try files.origin(),
            variables: variables, stop: stop.number)
        settings.progress = try state(try openedReader()).progress
        settings.note = note
        return settings.delivery()
    }

    private func note(_ progress: TripProgress) throws(PublishError) {
        try reading {
            var state = try state(try openedReader())
            state.progress = progress
            try files.write(state, of: target)
        }
    }

    private func openedReader() throws -> ChangeReader? { try ChangeReader(path: files.database) }

    private func state(_ reader: ChangeReader?) throws -> DeliveryState {
        try files.state(of: target, lastChange: try reader?.database.changes.last() ?? 0)
    }

    /// Keeps in the state why something failed, or that it no longer does.
    private func noting<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            let result = try body()
            try note(nil)
            return result
        } catch {
            try? note(error.text)
            throw error
        }
    }

    private func note(_ error: String?) throws {
        var state = try state(try openedReader())
        guard state.lastError != error else { return }
        state.lastError = error
        try files.write(state, of: target)
    }

    private func followEdits(_ reader: ChangeReader?, _ delivery: any Delivery) throws {
        guard let reader else { return }
        var state = try state(reader)
        guard let edits = try delivery.followEdits(reader, since: state.edits), edits != state.edits else { return }
        state.edits = edits
        try files.write(state, of: target)
    }

    /// Changes that are done with, and how many of them had nothing for the target.
    private struct Passed {
        var count = 0
        var empty = 0
    }

    /// Delivers everything that is waiting.
    private func deliver(_ reader: ChangeReader?, _ delivery: any Delivery) throws -> Passed {
        var passed = Passed()
        guard let reader else { return passed }
        reader.recoverTrips()
        var state = try state(reader)
        while true {
            let changes = try reader.database.changes.all(after: state.place, atMost: delivery.changesAtOnce)
            guard let last = changes.last else { return passed }
            let contents = try changes.compactMap { try reader.content(of: $0, for: target) }
            try delivery.deliver(contents)
            state = try self.state(reader)
            state.noteDelivery(
                of: changes.count, change: last.place.change, kind: last.place.kind, number: last.place.number,
                at: LocalTime.now)
            try files.write(state, of: target)
            passed.count += changes.count
            passed.empty += changes.count - contents.count
            if stop.wait(seconds: 0) { return passed }
        }
    }
}

/// Reads the database. That it cannot be read is no empty database: the target waits, and its status says why.
func reading<Result>(_ body: () throws -> Result) throws(PublishError) -> Result {
    do { return try body() } catch { throw error as? PublishError ?? .delivery(error.text) }
}

extension Error {
    /// What users are shown of it.
    var text: String { (self as? any UserError)?.message.text ?? "\(self)" }
}

extension DeliveryState {
    var place: ChangeLog.ChangePlace { ChangeLog.ChangePlace(change: change, kind: kind, number: number) }
}
