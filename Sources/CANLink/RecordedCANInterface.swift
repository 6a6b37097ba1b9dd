import Glibc
package import OBD
import System
package import Telemetry
package import Transports

/// Writes what passes a CAN interface as a log of candump.
package final class RecordedCANInterface: CANInterface {
    private let interface: any CANInterface
    private let logName: String
    private let descriptor: FileDescriptor
    /// The wall clock when the interface's was zero.
    private let zeroTime: WallTime

    /// - Parameters:
    ///   - name: of the interface, as the log has it.
    ///   - path: of the log, at the end of which the lines are written.
    ///   - time: now.
    package init(
        _ interface: any CANInterface, name: String, path: String, time: WallTime = LocalTime.now
    ) throws(TransportError) {
        self.interface = interface
        zeroTime = time.advanced(bySeconds: -interface.now.seconds(since: .zero))
        logName = name
        do throws(SystemError) {
            descriptor = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_APPEND)
        } catch {
            throw .can(.cannotWrite(path, error.number))
        }
    }

    package var device: String { interface.device }
    package var name: String { interface.name }
    package var now: Instant { interface.now }
    package var fixedBitRate: Int? { interface.fixedBitRate }
    package var choosesBitRate: Bool { interface.choosesBitRate }
    package var notes: [String] { interface.notes }
    package var silence: String? { interface.silence }
    package func reaches(_ identifier: UInt32) -> Bool { interface.reaches(identifier) }

    package func connect(bitRate: Int, listens: Bool) throws(TransportError) -> Bool {
        try interface.connect(bitRate: bitRate, listens: listens)
    }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        keep(frame, at: now)
        return try interface.send(frame)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        let received = try interface.receive(before: deadline)
        if let received { keep(received.frame, at: received.time) }
        return received
    }

    package func close() { interface.close() }

    private func keep(_ frame: CANFrame, at time: Instant) {
        let microseconds = zeroTime.advanced(bySeconds: time.seconds(since: .zero)).microseconds
        let line = CandumpLog.line(frame, microseconds: microseconds, interface: logName) + "\n"
        // A disk that is full does not end a trip.
        var rest = Array(line.utf8)[...]
        try? IO.write(&rest, to: descriptor.number)
    }
}
