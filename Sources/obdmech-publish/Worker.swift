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

    /// How many changes are delivered, and confirmed, at a time.
    private static let batch = 8
    /// The longest pause between attempts, in seconds.
    private static let maxPauseS = 60.0

    let files: PublishFiles
    let settings: DeliverySettings
    let isOnce: Bool
    let stop: WakeUp
    let done: WakeUp
    let outcome = Outcome()

    private var target: PublishTarget { settings.target }

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

    private func report(_ error: any Error) {
        let message = (error as? any UserError)?.message ?? "\(error)"
        Output.warn("\(target.name): \(message.text)", advice: message.advice)
    }

    private func work() throws {
        let reader = try ChangeReader(path: files.database)
        let delivery = settings.delivery()
        defer { delivery.close() }
        if isOnce {
            let count = try deliver(reader, delivery)
            try Output.write(["\(target.name): \(Format.count(count, "change")) delivered"])
            return
        }
        var (pauseS, lastError) = (1.0, "")
        var next = SystemClock.now
        repeat {
            do {
                if SystemClock.now >= next {
                    let count = try deliver(try ChangeReader(path: files.database), delivery)
                    if count > 0 { try Output.write(["\(target.name): \(Format.count(count, "change")) delivered"]) }
                    try delivery.tick(reader)
                    (pauseS, lastError) = (1, "")
                    next = SystemClock.now.advanced(bySeconds: pauseS)
                }
            } catch {
                let text = (error as? any UserError)?.message.text ?? "\(error)"
                if text != lastError { report(error) }
                lastError = text
                next = SystemClock.now.advanced(bySeconds: pauseS)
                pauseS = min(2 * pauseS, Self.maxPauseS)
            }
        } while !stop.wait(seconds: 1)
    }

    /// Delivers everything that is waiting, and returns how many changes that were.
    private func deliver(_ reader: ChangeReader, _ delivery: any Delivery) throws -> Int {
        var state = try files.state(of: target, lastChange: try reader.database.lastChange())
        do {
            var count = 0
            while true {
                let changes = try reader.database.changes(after: state.place, atMost: Self.batch)
                guard let last = changes.last else { break }
                try delivery.deliver(try changes.compactMap { try reader.content(of: $0) })
                state.noteDelivery(
                    of: changes.count, change: last.place.change, kind: last.place.kind, number: last.place.number,
                    at: LocalTime.now)
                try files.write(state, of: target)
                count += changes.count
                if stop.wait(seconds: 0) { break }
            }
            // What failed is over, also if nothing was waiting.
            if state.lastError != nil {
                state.lastError = nil
                try files.write(state, of: target)
            }
            return count
        } catch {
            let text = (error as? any UserError)?.message.text ?? "\(error)"
            if state.lastError != text {
                state.lastError = text
                try? files.write(state, of: target)
            }
            throw error
        }
    }
}

extension DeliveryState {
    var place: Database.ChangePlace { Database.ChangePlace(change: change, kind: kind, number: number) }
}
