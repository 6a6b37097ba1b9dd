import CommandLine
import ELM327
import FailingVFS
import OBD
import Simulator
import Telemetry
import Terminal
import TestSupport
import Testing
import Transports
import Trips
import VehicleSource

import enum Formats.ExitStatus

@testable import Recording
@testable import Storage
@testable import obdmech

/// Whole trips and scans, from the simulated car into the database, while every call to the connection or to the
/// database's files fails once: what is told as stored is there, and the database is whole.
@Suite(.timeLimit(.minutes(20))) struct NthFailureTests {
    private final class Display: TripDisplay {
        func take(_ event: TripEvent, of trip: any RunningTrip) {}
    }

    /// Breaks the connection at a call to it: 1 is the first, 0 none.
    private final class FailingTransport: Transport {
        private let inner: any Transport
        private var left: Int

        init(_ inner: any Transport, at call: Int) {
            self.inner = inner
            left = call
        }

        var device: String { inner.device }
        var now: Instant { inner.now }

        func send(_ bytes: [UInt8]) throws(TransportError) {
            try count()
            try inner.send(bytes)
        }

        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try count()
            return try inner.receive(before: deadline)
        }

        private func count() throws(TransportError) {
            left -= 1
            if left == 0 { close() }
        }

        func close() { inner.close() }
    }

    /// What a trip came to.
    private struct Trip {
        var given: [Sample] = []
        /// How many had come when they were stored for the first time.
        var half = 0
        var losses = 0
        /// What the program would end with; nil for an error.
        var status: ExitStatus?
        var error: (any Error)?
        var id: Int64?
        var summary = TripSummary()
    }

    /// A trip of some samples, stored twice: in the middle and at the end.
    private func trip(_ trips: () throws -> TripStore, breakingAt call: Int = 0) -> Trip {
        var result = Trip()
        let port = VirtualPort(car: car("city"), pace: .maximum)
        var calls = call
        do {
            var plan = TripPlan()
            plan.fuelPrice = 2
            plan.keepsAll = true
            let recorder = TripRecorder(
                plan: plan, store: try trips(),
                display: Display(), progress: ProgressLine(isShown: false))
            LiveVehicle(
                connect: { link throws(TransportError) in
                    defer { calls = 0 }
                    let transport = try port.open(device: "sim:test", interruptDescriptor: -1)
                    return Session(adapter: Adapter(transport: FailingTransport(transport, at: calls), link: link))
                }, pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
            ).run { event in
                // What was still on its way.
                guard result.given.count < 30 else { return false }
                guard recorder.take(event) else { return false }
                switch event {
                case .batch(let batch): result.given += batch.samples
                case .lost: result.losses += 1
                default: break
                }
                if result.half == 0, result.given.count >= 15 {
                    result.half = result.given.count
                    return recorder.refresh()
                }
                return result.given.count < 30
            }
            defer {
                result.id = recorder.record.id
                result.summary = recorder.record.summary
            }
            result.status = try recorder.finish().status
        } catch {
            result.error = error
        }
        return result
    }

    private func store(_ directory: TemporaryDirectory) throws -> TripStore {
        TripStore(
            path: directory.file("x.db"), database: try Database.openAndRecover(path: directory.file("x.db")))
    }

    private func car(_ name: String) -> VirtualCar { VirtualCar.named(name) ?? VirtualCar.all[0] }

    /// The database of a program that has gone; whoever opens it next closes its trips.
    private func judge(_ trip: Trip, _ directory: TemporaryDirectory, _ comment: Comment) throws {
        let database = try Database.open(path: directory.file("x.db"))
        #expect(try integrity(directory) == "ok", comment)
        guard let id = trip.id else {
            #expect(trip.status != .fine, comment)
            return
        }
        var stored: [Sample] = []
        try database.samples(trip: id) {
            stored.append(Sample($0.signal, $0.value, at: rounded($0.time.nanoseconds)))
        }
        let origin = trip.given.first?.time ?? .zero
        let given = trip.given.map { sample in
            Sample(sample.signal, sample.value, at: rounded(sample.time.nanoseconds - origin.nanoseconds))
        }
        #expect(Set(stored).isSubset(of: given), comment)
        // All of it, half of it, or nothing; all where nothing is said.
        #expect([0, trip.half, given.count].contains(stored.count), "\(stored.count) \(comment)")
        if trip.status != nil { #expect(Set(stored) == Set(given), comment) }
        let trips = try database.trips.all(
            from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2),
            includingOpen: true)
        if trip.status != nil { #expect(trips.first { $0.id == id }?.summary == trip.summary, comment) }
    }

    /// As the database keeps times when a trip has ended.
    private func rounded(_ nanoseconds: Int64) -> Instant {
        Instant(nanoseconds: (nanoseconds / 1000 + 500) / 1000 * 1_000_000)
    }

    private func integrity(_ directory: TemporaryDirectory) throws -> String {
        let connection = try Connection.open(directory.file("x.db"), .readWrite)
        return try connection.text("PRAGMA integrity_check") ?? ""
    }

    @Test func aTripWithADatabaseThatFails() throws {
        failing_vfs_install()
        var (call, calls): (Int32, Int32) = (0, 1)
        while call <= calls {
            let directory = try TemporaryDirectory()
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, call, 0)
            let trip = trip { try store(directory) }
            let counted = unsafe failing_vfs_disarm(directory.path)
            // Nothing fails any more, nor waits for the device.
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, 0, 0)
            defer { unsafe failing_vfs_disarm(directory.path) }
            if call == 0 { calls = counted }
            let comment = Comment(rawValue: "call \(call) of \(calls)")
            #expect(trip.error == nil || (trip.error as? StorageError)?.kind != .damaged, comment)
            #expect(trip.error == nil || trip.error is StorageError, comment)
            #expect(trip.error == nil || call > 0, comment)
            try judge(trip, directory, comment)
            // Storage's own tests let every call fail.
            call += 3
        }
        #expect(calls > 100)
    }

    @Test func aTripWithAConnectionThatFails() throws {
        failing_vfs_install()
        var (failures, recoveries) = (0, 0)
        for call in stride(from: 0, through: 140, by: 4) {
            let directory = try TemporaryDirectory()
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, 0, 0)
            defer { unsafe failing_vfs_disarm(directory.path) }
            let trip = trip({ try store(directory) }, breakingAt: call)
            let comment = Comment(rawValue: "call \(call)")
            #expect(trip.error == nil, comment)
            if trip.given.isEmpty {
                #expect(trip.status == .adapter && trip.id == nil, comment)
                failures += 1
            } else {
                #expect(trip.status == .fine && trip.given.count >= 30, comment)
                recoveries += trip.losses
            }
            try judge(trip, directory, comment)
        }
        #expect(failures > 5 && recoveries > 5, "\(failures) and \(recoveries)")
    }

    @Test func aScanWithADatabaseThatFails() throws {
        failing_vfs_install()
        let port = VirtualPort(car: car("faults"), pace: .maximum)
        let transport = try port.open(device: "sim:test", interruptDescriptor: -1)
        let scan = try HealthScanner(session: Session(adapter: Adapter(transport: transport))).run()
        var (call, calls): (Int32, Int32) = (0, 1)
        while call <= calls {
            let directory = try TemporaryDirectory()
            let comment = Comment(rawValue: "call \(call) of \(calls)")
            var id: Int64?
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, call, 0)
            do {
                let database = try Database.openAndRecover(path: directory.file("x.db"))
                id = try database.scans.store(scan, at: WallTime(microseconds: 1))
            } catch {
                #expect(call > 0, comment)
            }
            let counted = unsafe failing_vfs_disarm(directory.path)
            // Nothing fails any more, nor waits for the device.
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, 0, 0)
            defer { unsafe failing_vfs_disarm(directory.path) }
            if call == 0 { calls = counted }
            let database = try Database.open(path: directory.file("x.db"))
            #expect(try integrity(directory) == "ok", comment)
            if let id { #expect(try database.scans.scan(id: id) == scan, comment) }
            // Storage's own tests let every call fail.
            call += 3
        }
        #expect(calls > 100)
    }
}
