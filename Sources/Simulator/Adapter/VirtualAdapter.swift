import OBD
package import Telemetry
package import Transports

/// An ELM327 in a virtual car.
///
/// It has no clock: its owner says when bytes arrive, and asks what has been sent by a given time. The whole response
/// to a command is planned when the command line is complete. A byte that arrives before the prompt cancels the rest of
/// the plan, as it interrupts a real ELM327.
package struct VirtualAdapter: Sendable {
    /// The car; service 04 changes it.
    package internal(set) var car: VirtualCar
    package let timing: Timing
    package let quirks: Quirks
    package let firmware: Firmware
    /// The response to AT I.
    package var identity: String { firmware.identity }
    /// The time at which the car's engine was started.
    package internal(set) var driveStart: Instant
    /// The times of the first and the last response that contained the vehicle speed: the part of the drive that a
    /// client can know about.
    package internal(set) var speedTold: ClosedRange<Instant>?

    var settings = AdapterSettings()
    var parameters = ProgrammableParameters()
    var protocolChoice = ProtocolChoice.automatic
    /// The protocol that was last stored, by AT SP or, while AT M1 is set, by a search; it survives a reset.
    private(set) var savedChoice = ProtocolChoice.automatic
    /// The number of writes to the non-volatile memory.
    package private(set) var memoryWrites = 0
    /// Whether the adapter ignores everything until its power is cut (AT TPA0 on some clones).
    var isLocked = false
    /// Whether the protocol is initialized.
    var isOpen = false

    var faults: FaultPlan
    /// Faults drawn for the current command that have not happened yet.
    var current: [FaultPlan.Drawn] = []
    var linkFault: LinkFault?
    /// The time from which the adapter sleeps.
    var sleepsFrom: Instant?
    /// Whether CAN is blocked: after ERR94, until AT FE.
    var isCANBlocked = false
    /// Late frames, which arrive during the next request.
    var held: [BusTraffic] = []
    /// Whether the adapter extends its timeout for an ECU that answered 7F xx 78 (response pending).
    var listensOn = false

    private var input: [UInt8] = []
    private var inputFreeFrom = Instant.zero
    private var lastCommand: [UInt8] = []
    var output = PacedOutput()
    var line: SerialLine
    var traffic: [BusTraffic] = []
    /// The number of requests counted for the quirk `foreignTester`.
    var foreignRequests = 0
    /// What an adapter that speaks slcan instead of the commands of an ELM327 keeps.
    var slcan = SlcanState()
    /// What a gateway for diagnostics over IP keeps.
    var doip = DoIPState()
    /// How often each request was made, for the quirk `pendingTwice`, which answers every third one in full.
    var pendingAnswers: [[UInt8]: Int] = [:]
    /// The time of the last frame that an ECU sends, from which the K-line's idle time is counted.
    var busQuietFrom = Instant.zero

    struct Activity: Sendable {
        /// The time at which the prompt has been sent.
        var end: Instant
        /// Whether incoming bytes are ignored, as during a reset; otherwise a byte interrupts the activity.
        var isDeaf: Bool
        /// When the protocol was connected, and the choice to restore if the search is interrupted before that time.
        var connected: (at: Instant, before: ProtocolChoice)?
    }
    var activity: Activity?

    /// - Parameter driveStart: the time at which the car's clock reads 0.
    package init(
        car: VirtualCar, timing: Timing = Timing(), quirks: Quirks = [], firmware: Firmware = .standard,
        faults: FaultPlan = FaultPlan(), driveStart: Instant
    ) {
        self.car = car
        self.timing = timing
        // An ELM327 on the bus of a truck.
        self.quirks = car.bus == .j1939 && firmware.language == .elm ? quirks.union(.j1939) : quirks
        self.firmware =
            quirks.contains(.cloneV15) ? .cloneV15 : quirks.contains(.cloneV21) ? .cloneV21 : firmware
        self.faults = faults
        self.driveStart = driveStart
        line = SerialLine(powerUpRate: timing.baud)
        output.baud = timing.baud
        settings = defaults
        output.latency = timing.latency
        output.bytewise = quirks.contains(.deliverBytewise)
        output.withNULs = quirks.contains(.nulBytes)
        if quirks.contains(.ecusDisagree) { self.car.letECUsDisagree() }
        if quirks.contains(.oneIdentifier) { self.car.limitIdentifiers() }
        if quirks.contains(.refusesCurrentData) { self.car.refuse(0x01, with: 0x11) }
    }

    /// The time at which the next output arrives.
    package var nextOutput: Instant? {
        let frames = [slcan.frames.first?.time, nextBroadcast].compactMap(\.self).min()
        guard let frame = frames?.advanced(bySeconds: output.latency) else { return output.next }
        return min(frame, output.next ?? frame)
    }

    /// Removes and returns the next piece of output that has arrived by `time`.
    ///
    /// - Parameter clientBaud: the baud rate of the client's end of the serial line; nil if it always equals the
    ///   adapter's.
    package mutating func takeNext(until time: Instant, clientBaud: Int? = nil) -> Received? {
        advance(to: min(time, nextOutput ?? time))
        passFrames(until: min(time, nextOutput ?? time))
        return output.take(until: time, heardAt: clientBaud)
    }

    /// Returns what has happened to the connection since the last call; nil if nothing has.
    package mutating func takeLinkFault() -> LinkFault? {
        defer { linkFault = nil }
        return linkFault
    }

    // MARK: - Input

    /// Takes bytes that the client sends at `time`.
    ///
    /// - Parameter clientBaud: as for `takeNext`.
    package mutating func receive(_ bytes: [UInt8], at time: Instant, clientBaud: Int? = nil) {
        advance(to: time)
        guard !quirks.contains(.silence), !isLocked else { return }
        let start = max(time.advanced(bySeconds: latency()), inputFreeFrom)
        guard let rate = line.rate(at: start) else {
            for byte in bytes { take(byte, at: start) }
            inputFreeFrom = start
            return
        }
        let sentAt = clientBaud ?? rate
        let heard = SerialLine.heard(bytes, sentAt: sentAt, heardAt: rate)
        inputFreeFrom = start.advanced(bySeconds: Double(bytes.count) * 10 / Double(sentAt))
        let seconds = inputFreeFrom.seconds(since: start) / Double(max(heard.count, 1))
        for (index, byte) in heard.enumerated() {
            take(byte, at: start.advanced(bySeconds: Double(index + 1) * seconds))
        }
    }

    /// Draws the latency of one way, in seconds.
    private mutating func latency() -> Double {
        timing.latencySpread > 0 ? timing.latency + timing.latencySpread * faults.chance() : timing.latency
    }

    private mutating func take(_ byte: UInt8, at time: Instant) {
        switch firmware.language {
        case .elm: break
        case .slcan:
            passFrames(until: time)
            return handleSlcan(byte, at: time)
        case .doip: return handleDoIP(byte, at: time)
        }
        if let activity {
            guard time >= activity.end else {
                if byte == 0x0D, line.accept(at: time) {
                    acceptRate(at: time)
                } else if !activity.isDeaf {
                    stop(at: time)
                }
                return
            }
            self.activity = nil
        }
        if let sleepsFrom, time >= sleepsFrom { return wakeUp(at: time) }
        if byte == 0x0D {
            if settings.echo { output.emit(lineEnd, at: time) }
            let line = input
            input.removeAll(keepingCapacity: true)
            perform(line, at: time)
        } else if byte != 0x00, byte != 0x0A {
            if settings.echo { output.emit([byte], at: time) }
            // No command is this long; further characters could only make it invalid.
            if byte != UInt8(ascii: " "), input.count < 80 { input.append(Self.capital(byte)) }
        }
    }

    /// Writes to the non-volatile memory, and counts the write.
    mutating func store(_ change: (inout VirtualAdapter) -> Void = { _ in }) {
        change(&self)
        memoryWrites += 1
    }

    /// Stores the current protocol, as AT SP does, and a successful search while AT M1 is set.
    mutating func storeProtocol() { store { $0.savedChoice = $0.protocolChoice } }

    /// Stores a protocol that was found to work, if AT M1 is set and it is not the stored one already.
    mutating func rememberProtocol() {
        if settings.memory, savedChoice != protocolChoice { storeProtocol() }
    }

    mutating func dropInput() { input.removeAll(keepingCapacity: true) }

    mutating func popInput() -> [UInt8] {
        defer { dropInput() }
        return input
    }

    mutating func appendCharacter(_ byte: UInt8) { if input.count < 80 { input.append(byte) } }

    private static func capital(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
    }

    /// Interrupts the current activity because a byte arrived before the prompt. That byte is lost, and so is every
    /// other one until the prompt.
    private mutating func stop(at time: Instant) {
        if let connected = activity?.connected, time < connected.at {
            protocolChoice = connected.before
            isOpen = false
        }
        output.cancel(after: time)
        postponeFaults()
        finish([Array("STOPPED".utf8)], at: time.advanced(bySeconds: timing.stop), isDeaf: true)
    }

    // MARK: - Output

    var lineEnd: [UInt8] { settings.linefeeds ? [0x0D, 0x0A] : [0x0D] }

    mutating func say(_ text: String, at time: Instant) { output.emit(Array(text.utf8), at: time) }

    /// Sends the last lines of a response and the prompt, with any faults drawn for them.
    mutating func finish(
        _ lines: [[UInt8]], at time: Instant, isDeaf: Bool = false,
        connected: (at: Instant, before: ProtocolChoice)? = nil
    ) {
        var bytes = takeFault(.addNoise) ? someNoise() : []
        for line in lines { bytes += line + lineEnd }
        let prompt = takeFault(.losePrompt) ? [] : [UInt8(ascii: ">")]
        if quirks.contains(.latePrompt) {
            output.emit(bytes + lineEnd, at: time)
            output.emit(prompt, at: output.idleFrom.advanced(bySeconds: timing.latePrompt))
        } else {
            output.emit(bytes + lineEnd + prompt, at: time)
        }
        activity = Activity(end: max(time, output.idleFrom), isDeaf: isDeaf, connected: connected)
        if takeFault(.addPrompt) {
            let moment = output.idleFrom.advanced(bySeconds: 0.002 + 0.040 * faults.chance())
            output.emit(lineEnd + [UInt8(ascii: ">")], at: moment)
        }
        postponeFaults()
    }

    private mutating func perform(_ line: [UInt8], at time: Instant) {
        let command = line.isEmpty ? lastCommand : line
        lastCommand = command
        let isCommand = command.starts(with: "AT".utf8) || command.starts(with: "ST".utf8)
        postponeFaults()
        let request = command.isEmpty || isCommand ? nil : String(decoding: command, as: UTF8.self)
        current = faults.draw(at: carSeconds(time), request: request)
        output.latency = latency()
        let answered = time.advanced(bySeconds: timing.command)
        if command.isEmpty {
            finish([], at: answered)
        } else if command.starts(with: "AT".utf8) {
            performAT(String(decoding: command.dropFirst(2), as: UTF8.self), at: answered)
        } else if firmware.isSTN, command.starts(with: "ST".utf8) {
            performST(String(decoding: command.dropFirst(2), as: UTF8.self), at: answered)
        } else if let request = OBDRequest(
            command, settings: settings, bus: protocolChoice.bus, segments: firmware.isSTN),
            request.count == nil || firmware.knowsCountDigit && !quirks.contains(.countRefused)
        {
            ask(request, at: answered)
        } else {
            give(.unknown, at: answered)
        }
    }

    // MARK: - The car

    /// Returns the time on the car's clock, in seconds.
    package func carSeconds(_ time: Instant) -> Double { time.seconds(since: driveStart) * timing.carRate }

    func isIgnitionOn(at time: Instant) -> Bool {
        quirks.isDisjoint(with: [.ignitionOff, .unplugged]) && !isSwitchedOff(at: time)
            && car.isIgnitionOn(at: carSeconds(time))
    }

    /// Returns the voltage at the adapter's connector.
    func voltage(at time: Instant) -> Double {
        // What a USB port's supply leaves on the unconnected pin.
        if quirks.contains(.unplugged) { return 0.4 }
        let isOff = quirks.contains(.ignitionOff) || isSwitchedOff(at: time)
        return (isOff ? car.adapterVoltage : car.value(of: .adapterVoltage, at: carSeconds(time))) ?? 12.1
    }

    /// Returns the response to AT RV: "12.6V".
    func voltageText(at time: Instant) -> String {
        let volts = quirks.contains(.voltageZero) ? 0 : voltage(at: time)
        let tenths = Int((min(max(volts, 0), 99.9) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)" + (quirks.contains(.voltageWithoutV) ? "" : "V")
    }

    /// Whether the car responds on a bus. A search tests this with the request 01 00. What real adapters do for a car
    /// that does not answer it is not published, so there are two other kinds.
    func carAnswers(on bus: VehicleBus, at time: Instant, request: [UInt8] = [0x01, 0x00]) -> Bool {
        guard isIgnitionOn(at: time) else { return false }
        if quirks.contains(.searchAcknowledged), bus.framing.isCAN { return bus.acknowledges(car.bus) }
        let tested = quirks.contains(.searchByRequest) ? request : [0x01, 0x00]
        return bus == car.bus && car.answers(tested, at: carSeconds(time)).contains { !$0.isEmpty }
    }
}
