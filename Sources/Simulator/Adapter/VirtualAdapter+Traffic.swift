import OBD
import Telemetry

/// The traffic on the vehicle bus.
extension VirtualAdapter {
    /// Queues the ECUs' responses to a request as bus traffic, and performs service 04 on ECUs that accept it.
    mutating func letCarAnswer(_ request: OBDRequest, on bus: VehicleBus, at sent: Instant) {
        guard let message = understood(request.message) else { return }
        let header = request.header ?? settings.header
        let framing = bus.framing
        let usual =
            switch framing {
            case .can11, .can29: timing.canResponse
            case .iso9141, .kwp: timing.kLineResponse
            case .j1850: timing.j1850Response
            }
        let first = sent.advanced(bySeconds: quirks.contains(.slowECU) ? timing.slowResponse : usual)
        guard !isSwitchedOff(at: first) else { return }
        var answers = car.answers(message, at: carSeconds(first))
        if quirks.contains(.pendingTwice), message != [0x04], message.first != 0x14 {
            pendingAnswers[message, default: 0] += 1
            if pendingAnswers[message, default: 0] % 3 != 0 {
                answers = answers.map { $0.isEmpty ? [] : [[0x7F, message[0], 0x78]] }
            }
        }
        if message == [0x04] || message.first == 0x14 {
            for index in car.ecus.indices where answers[index] == [[0x44]] || answers[index] == [[0x54]] {
                car.clearCodes(inECU: index, at: carSeconds(first))
            }
        }
        let spacing = framing.isCAN ? timing.nextCANFrame : timing.nextLegacyMessage
        let nextECU = quirks.contains(.interleaved) ? spacing / 2 : timing.nextECU
        var lastOfECU = first
        var turn = 0
        let start = traffic.count
        let order = car.ecus.indices
        for index in quirks.contains(.ecuOrderReversed) ? Array(order.reversed()) : Array(order) {
            let sender = car.ecus[index].address(framing)
            let isPhysical = Self.isPhysical(header, on: framing)
            let path = car.ecus[index].paths[framing]
            guard !answers[index].isEmpty, path != nil || car.ecus[index].paths.isEmpty,
                path.map({ isAddressed($0, by: header) }) ?? isAddressed(sender, by: header, on: framing),
                isPhysical ? !quirks.contains(.functionalOnly) : car.ecus[index].role != .other
            else { continue }
            var time = first.advanced(bySeconds: Double(turn) * nextECU)
            // On the K-line and J1850, one ECU finishes its response before the next one starts, unless they take
            // turns.
            if !framing.isCAN, turn > 0, !quirks.contains(.interleaved) {
                time = lastOfECU.advanced(bySeconds: spacing)
            }
            for payload in answers[index] {
                var frames =
                    framing.isCAN
                    ? BusTraffic.canFrames(payload, padding: car.padding, address: path?.answerByte) : [payload]
                let isStopped = path.map { !letsThrough($0) } ?? false
                if frames.count > 1, !settings.canFlowControl || quirks.contains(.oneFrame) || isStopped {
                    frames.removeSubrange(1...)
                }
                for (number, data) in frames.enumerated() {
                    let isLast = number == frames.count - 1
                    traffic.append(
                        BusTraffic(
                            time: time, sender: sender, data: data, endsMessage: isLast, isPhysical: isPhysical))
                    lastOfECU = max(lastOfECU, time)
                    time = time.advanced(bySeconds: spacing)
                }
            }
            turn += 1
        }
        disturbFrames(from: start, of: message, on: bus)
        if quirks.contains(.foreignTester) { letForeignTesterAsk(on: bus, at: sent) }
        // Makes the sort stable: frames with the same time stay in the order in which they were queued.
        if turn > 1 || traffic.count > 1 {
            traffic = traffic.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
                .map(\.element)
        }
        busQuietFrom = max(busQuietFrom, lastOfECU)
    }

    /// Returns what the ECUs take a request for several PIDs of service 01 to mean; nil if they ignore it.
    private func understood(_ message: [UInt8]) -> [UInt8]? {
        guard message.first == 0x01, message.count > 2 else { return message }
        if quirks.contains(.noBatches) { return nil }
        if quirks.contains(.batchFirstOnly) { return Array(message.prefix(2)) }
        var pids = Array(message.dropFirst())
        if quirks.contains(.batchReordered) { pids.reverse() }
        if quirks.contains(.batchOmits) { pids.remove(at: pids.count / 2) }
        return [0x01] + pids
    }

    /// Adds a response to another tester's request on every third request: alternately a sensor value and a
    /// manufacturer-specific response.
    private mutating func letForeignTesterAsk(on bus: VehicleBus, at sent: Instant) {
        foreignRequests += 1
        guard foreignRequests % 3 == 0, let engine = car.ecus.first else { return }
        let time = sent.advanced(bySeconds: timing.canResponse / 2)
        let isManufacturer = foreignRequests % 2 == 0
        let payload =
            isManufacturer
            ? [0x62, 0x11, 0x22, 0x33] : car.answers([0x01, 0x05], at: carSeconds(time)).first?.first ?? []
        guard !payload.isEmpty else { return }
        let data = bus.framing.isCAN ? BusTraffic.canFrames(payload, padding: car.padding)[0] : payload
        traffic.append(BusTraffic(time: time, sender: engine.address(bus.framing), data: data))
    }

    /// Whether a request is for a module at addresses of its own.
    private func isAddressed(_ path: ModulePath, by header: UInt32?) -> Bool {
        header == path.request && settings.extendedAddress == path.requestByte
    }

    /// Whether the adapter's flow control reaches a module: by itself it sends that to the address of the response less 8,
    /// or with source and target exchanged.
    private func letsThrough(_ path: ModulePath) -> Bool {
        if path.request &+ 8 == path.response, path.requestByte == nil { return true }
        // 18DA60F1 and 18DAF160.
        let exchanged = path.request & 0xFFFF_0000 | (path.request & 0xFF) << 8 | path.request >> 8 & 0xFF
        if exchanged == path.response, path.request >> 16 == 0x18DA { return true }
        return settings.flowControlMode == 1 && settings.flowControlHeader == path.request
    }

    /// Whether the request's header addresses this ECU, alone or together with all others.
    private func isAddressed(_ ecu: ECUAddress, by header: UInt32?, on framing: VehicleBus.Framing) -> Bool {
        guard settings.extendedAddress == nil else { return false }
        guard let header, Self.isPhysical(header, on: framing) else { return true }
        switch framing {
        case .can11: return header &+ 8 == ecu.value
        // The target address is the third byte: 18 DA 10 F1.
        case .can29: return header >> 8 & 0xFFFF == 0xDA00 | ecu.value & 0xFF
        case .iso9141, .kwp, .j1850: return header >> 8 & 0xFF == ecu.value
        }
    }

    /// Whether a header addresses a single ECU; false for nil, the adapter's default functional header.
    private static func isPhysical(_ header: UInt32?, on framing: VehicleBus.Framing) -> Bool {
        guard let header else { return false }
        switch framing {
        case .can11: return header != 0x7DF
        case .can29: return header >> 8 & 0xFFFF != 0xDB33
        case .iso9141, .kwp, .j1850: return ![0x33, 0x6A].contains(header >> 8 & 0xFF)
        }
    }
}
