import CANLink
import OBD
import Telemetry

/// What an slcan adapter keeps besides the settings of an ELM327.
struct SlcanState: Sendable {
    /// The bit rate that S0 to S8 chose.
    var bitRate: Int?
    var isOpen = false
    var listens = false
    /// The frames of long messages that wait for flow control, by the address of their sender.
    var waiting: [ECUAddress: [BusTraffic]] = [:]
    /// The frames that are on their way, in the order of time.
    var frames: [BusTraffic] = []
    /// Long requests of which the first frames have arrived, by their identifier.
    var requests: [UInt32: (length: Int, bytes: [UInt8])] = [:]
    /// When each broadcast of a truck comes next; empty while the channel is closed.
    var broadcasts: [Instant] = []
    /// Until when a module sends a long message, by its address.
    var busyUntil: [UInt8: Instant] = [:]
}

/// An adapter that passes CAN frames on as they are, by the commands of slcan (`SlcanInterface`).
extension VirtualAdapter {
    mutating func handleSlcan(_ byte: UInt8, at time: Instant) {
        guard byte == 0x0D else {
            appendCharacter(byte)
            return
        }
        let line = popInput()
        let answered = time.advanced(bySeconds: 0.0002)
        guard let first = line.first else { return output.emit([0x0D], at: answered) }
        switch first {
        case UInt8(ascii: "C"): slcan = SlcanState(bitRate: slcan.bitRate)
        case UInt8(ascii: "V"): return output.emit(Array("V1013\r".utf8), at: answered)
        case UInt8(ascii: "N"): return output.emit(Array("NSIM0\r".utf8), at: answered)
        case UInt8(ascii: "S"):
            guard !slcan.isOpen, line.count == 2, SlcanInterface.bitRates.indices.contains(Int(line[1]) - 0x30) else {
                return refuse(at: answered)
            }
            slcan.bitRate = SlcanInterface.bitRates[Int(line[1]) - 0x30]
        case UInt8(ascii: "O"), UInt8(ascii: "L"):
            guard !slcan.isOpen, slcan.bitRate != nil else { return refuse(at: answered) }
            slcan.isOpen = true
            slcan.listens = first == UInt8(ascii: "L")
            startTruck(from: time)
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            guard slcan.isOpen, !slcan.listens, let frame = SlcanParser.frame(line) else { return refuse(at: answered) }
            output.emit([first == UInt8(ascii: "t") ? UInt8(ascii: "z") : UInt8(ascii: "Z"), 0x0D], at: answered)
            return carry(frame, at: answered)
        default: return refuse(at: answered)
        }
        output.emit([0x0D], at: answered)
    }

    private mutating func refuse(at time: Instant) { output.emit([0x07], at: time) }

    /// Puts a frame on the bus.
    private mutating func carry(_ frame: CANFrame, at time: Instant) {
        guard car.truck == nil else { return requestTruck(frame, at: time) }
        guard frame.isExtended == (car.bus.framing == .can29), slcan.bitRate == car.bus.canBitRate,
            isIgnitionOn(at: time)
        else { return }
        let address = addressByte(of: frame)
        let data = frame.data.dropFirst(address == nil ? 0 : 1)
        switch TransportPart(data) {
        case .single(let length):
            request(Array(data.dropFirst().prefix(length)), of: frame, address, at: time)
        case .first(let length):
            slcan.requests[frame.identifier] = (length, Array(data.dropFirst(2)))
            for ecu in car.ecus.map({ $0.address(car.bus.framing) }) where isAsked(ecu, by: frame) {
                emit(BusTraffic(time: time, sender: ecu, data: [0x30, 0, 0]), at: time.advanced(bySeconds: 0.0005))
            }
        case .consecutive:
            guard var request = slcan.requests[frame.identifier] else { return }
            request.bytes += data.dropFirst()
            slcan.requests[frame.identifier] = request.bytes.count < request.length ? request : nil
            guard request.bytes.count >= request.length else { return }
            self.request(Array(request.bytes.prefix(request.length)), of: frame, address, at: time)
        case .flowControl(let status, _, _):
            for (sender, frames) in slcan.waiting where awaits(sender, frame) || address != nil {
                guard status == 0 else { continue }
                slcan.waiting[sender] = nil
                for (index, waiting) in frames.enumerated() {
                    emit(waiting, at: time.advanced(bySeconds: Double(index + 1) * Timing.canFrame))
                }
            }
        case nil: return
        }
    }

    /// Has the ECUs answer a request. What follows the first frame of a message waits for flow control.
    private mutating func request(_ message: [UInt8], of frame: CANFrame, _ address: UInt8?, at time: Instant) {
        settings.extendedAddress = address
        settings.flowControlMode = 1
        settings.flowControlHeader = frame.identifier
        traffic = []
        // A module that is asked again gives up its last message.
        slcan.waiting = slcan.waiting.filter { !isAsked($0.key, by: frame) }
        let sent = time.advanced(bySeconds: timing.busResponse - timing.canResponse)
        letCarAnswer(
            OBDRequest(message: message, count: nil, header: frame.identifier, timeoutS: nil), on: car.bus, at: sent)
        if message.first == 0x01, message.contains(0x0D), let first = traffic.first?.time {
            speedTold = min(speedTold?.lowerBound ?? first, first)...first
        }
        for answer in traffic {
            let part = TransportPart(answer.data.dropFirst(address == nil ? 0 : 1))
            if part == .consecutive {
                slcan.waiting[answer.sender, default: []].append(answer)
            } else {
                emit(answer, at: answer.time)
            }
        }
        traffic = []
    }

    mutating func emit(_ traffic: BusTraffic, at time: Instant) {
        let moved = traffic.delayed(bySeconds: time.seconds(since: traffic.time))
        // Behind those of the same time, and before all later ones.
        let index = slcan.frames.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
        slcan.frames.insert(moved, at: index)
    }

    /// Passes on the frames that have arrived by a time.
    mutating func passFrames(until time: Instant) {
        broadcast(until: time)
        while let first = slcan.frames.first, first.time <= time {
            slcan.frames.removeFirst()
            let frame = CANFrame(
                identifier: first.sender.value, isExtended: first.sender.form == .can29, data: first.data)
            output.emit(SlcanParser.line(frame), at: first.time)
        }
    }

    /// The address byte before the control byte, if the frame is for a module with extended addressing.
    private func addressByte(of frame: CANFrame) -> UInt8? {
        let paths = car.ecus.compactMap { $0.paths[car.bus.framing] }
        return paths.contains { $0.request == frame.identifier && $0.requestByte == frame.data.first }
            ? frame.data.first : nil
    }

    /// Whether flow control in a frame reaches an ECU.
    private func awaits(_ ecu: ECUAddress, _ frame: CANFrame) -> Bool {
        let paths = car.ecus.compactMap { $0.paths[car.bus.framing] }
        if let path = paths.first(where: { $0.response == ecu.value }) { return path.request == frame.identifier }
        return frame.isExtended ? frame.identifier >> 8 & 0xFF == ecu.value & 0xFF : frame.identifier + 8 == ecu.value
    }

    private func isAsked(_ ecu: ECUAddress, by frame: CANFrame) -> Bool {
        frame.identifier == 0x7DF || frame.identifier >> 8 & 0xFFFF == 0xDB33 || awaits(ecu, frame)
    }
}
