import OBD
package import Telemetry
package import Transports

/// An ELM327 in a virtual car. It has no clock: whoever owns it says when bytes arrive, and asks what has been sent
/// by when. A command's whole answer is planned when its line is complete; a byte that arrives before the prompt cuts
/// the plan short, as it stops the real one.
package struct VirtualAdapter: Sendable {
    /// Service 04 changes it.
    package internal(set) var car: VirtualCar
    package let timing: Timing
    package let quirks: Quirks
    package let firmware: Firmware
    /// The answer to AT I.
    package var identity: String { firmware.identity }
    /// When the car's engine was started.
    package internal(set) var driveStart: Instant
    /// When the car told its speed first and last: the part of the drive that a client can know of.
    package internal(set) var speedTold: ClosedRange<Instant>?

    var settings = AdapterSettings()
    var parameters = ProgrammableParameters()
    var protocolChoice = ProtocolChoice.automatic
    /// What AT SP stored, or a search while the memory was on; it outlives a reset.
    private(set) var savedChoice = ProtocolChoice.automatic
    /// How often something was written into the memory that outlives a reset.
    package private(set) var memoryWrites = 0
    /// Nothing helps but to cut the power (AT TPA0 on some clones).
    var isLocked = false
    /// The protocol is initialised.
    var isOpen = false

    var faults: FaultPlan
    /// What was drawn for the command at hand, and has not yet happened.
    var current: [FaultPlan.Drawn] = []
    var linkFault: LinkFault?
    /// From then on the adapter sleeps.
    var sleepsFrom: Instant?
    /// After ERR94, until AT FE.
    var isCANBlocked = false
    /// Frames that come with the next request.
    var held: [BusTraffic] = []
    /// An ECU asked for time, which it gets.
    var listensOn = false

    private var input: [UInt8] = []
    private var inputFreeFrom = Instant.zero
    private var lastCommand: [UInt8] = []
    var output = OutputQueue()
    var line: SerialLine
    var traffic: [BusTraffic] = []
    /// Of another tester.
    var foreignRequests = 0
    /// How often each request was asked, for the quirk that answers each third time.
    var pendingAnswers: [[UInt8]: Int] = [:]
    /// When an ECU last sent something, for the K-line's rest.
    var busQuietFrom = Instant.zero

    struct Activity: Sendable {
        /// When the prompt is out.
        var end: Instant
        /// A reset does not notice bytes; everything else stops at one.
        var isDeaf: Bool
        /// The protocol's state, to go back to when a search is stopped before this time.
        var connected: (at: Instant, before: ProtocolChoice)?
    }
    var activity: Activity?

    /// - Parameter driveStart: when the car's clock reads 0.
    package init(
        car: VirtualCar, timing: Timing = Timing(), quirks: Quirks = [], firmware: Firmware = .standard,
        faults: FaultPlan = FaultPlan(), driveStart: Instant
    ) {
        self.car = car
        self.timing = timing
        self.quirks = quirks
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
        if quirks.contains(.refusesCurrentData) { self.car.refuse(0x01, with: 0x11) }
    }

    /// When the next output arrives.
    package var nextOutput: Instant? { output.next }

    /// The next piece of output that has arrived by `time`.
    ///
    /// - Parameter clientBaud: the rate of the program's end of the serial line; nil for the adapter's, whatever it is.
    package mutating func takeNext(until time: Instant, clientBaud: Int? = nil) -> Received? {
        advance(to: min(time, nextOutput ?? time))
        return output.take(until: time, heardAt: clientBaud)
    }

    package mutating func takeOutput(until time: Instant, clientBaud: Int? = nil) -> [Received] {
        var received: [Received] = []
        while let next = takeNext(until: time, clientBaud: clientBaud) { received.append(next) }
        return received
    }

    /// What has happened to the connection since this was asked last.
    package mutating func takeLinkFault() -> LinkFault? {
        defer { linkFault = nil }
        return linkFault
    }

    // MARK: - Input

    /// Bytes that the program sends at `time`.
    ///
    /// - Parameter clientBaud: as of `takeNext`.
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

    /// One way, this time.
    private mutating func latency() -> Double {
        timing.latencySpread > 0 ? timing.latency + timing.latencySpread * faults.chance() : timing.latency
    }

    private mutating func take(_ byte: UInt8, at time: Instant) {
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
            // No command is longer; the rest of the line only makes it wrong.
            if byte != UInt8(ascii: " "), input.count < 80 { input.append(Self.capital(byte)) }
        }
    }

    /// Writes something into the memory that outlives a reset.
    mutating func store(_ change: (inout VirtualAdapter) -> Void = { _ in }) {
        change(&self)
        memoryWrites += 1
    }

    /// Stores the protocol in use, as AT SP does, and a search while the memory is on.
    mutating func storeProtocol() { store { $0.savedChoice = $0.protocolChoice } }

    /// Of a protocol that was found to work: it is stored where the memory is on, unless it is the one that is stored.
    mutating func rememberProtocol() {
        if settings.memory, savedChoice != protocolChoice { storeProtocol() }
    }

    mutating func dropInput() { input.removeAll(keepingCapacity: true) }

    private static func capital(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
    }

    /// A byte arrived before the prompt. It is lost, and so are those until the prompt.
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

    /// Sends the last lines of an answer and the prompt, unless a fault is in the way.
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
        } else if let request = OBDRequest(command, settings: settings, bus: protocolChoice.bus),
            request.count == nil || firmware.knowsCountDigit && !quirks.contains(.countRefused)
        {
            ask(request, at: answered)
        } else {
            give(.unknown, at: answered)
        }
    }

    // MARK: - The car

    /// The time of the car's clock.
    package func carSeconds(_ time: Instant) -> Double { time.seconds(since: driveStart) * timing.carRate }

    func isIgnitionOn(at time: Instant) -> Bool {
        quirks.isDisjoint(with: [.ignitionOff, .unplugged]) && !isSwitchedOff(at: time)
            && car.isIgnitionOn(at: carSeconds(time))
    }

    /// At the adapter's connector.
    func voltage(at time: Instant) -> Double {
        // What the supply of a USB plug leaves at the open connector.
        if quirks.contains(.unplugged) { return 0.4 }
        let isOff = quirks.contains(.ignitionOff) || isSwitchedOff(at: time)
        return (isOff ? car.adapterVoltage : car.value(of: .adapterVoltage, at: carSeconds(time))) ?? 12.1
    }

    /// AT RV: "12.6V".
    func voltageText(at time: Instant) -> String {
        let volts = quirks.contains(.voltageZero) ? 0 : voltage(at: time)
        let tenths = Int((min(max(volts, 0), 99.9) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)" + (quirks.contains(.voltageWithoutV) ? "" : "V")
    }

    /// Whether the car answers on a bus, as a search tries it with 01 00.
    func carAnswers(on bus: VehicleBus, at time: Instant) -> Bool {
        bus == car.bus && isIgnitionOn(at: time)
            && car.answers([0x01, 0x00], at: carSeconds(time)).contains { !$0.isEmpty }
    }
}
