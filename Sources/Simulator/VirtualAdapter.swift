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
    package let driveStart: Instant
    /// When the car was asked for its speed first and last: the part of the drive that a client can know of.
    package internal(set) var speedAsked: ClosedRange<Instant>?

    var settings = AdapterSettings()
    var parameters = ProgrammableParameters()
    var protocolChoice = ProtocolChoice.automatic
    /// What AT SP stored, which outlives a reset.
    var savedChoice = ProtocolChoice.automatic
    /// The protocol is initialised.
    var isOpen = false

    private var input: [UInt8] = []
    private var inputFreeFrom = Instant.zero
    private var lastCommand: [UInt8] = []
    var output = OutputQueue()
    var line: SerialLine
    var traffic: [BusTraffic] = []
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
        driveStart: Instant
    ) {
        self.car = car
        self.timing = timing
        self.quirks = quirks
        self.firmware = firmware
        self.driveStart = driveStart
        line = SerialLine(powerUpRate: timing.baud)
        output.baud = timing.baud
        settings = defaults
        output.latency = timing.latency
        output.bytewise = quirks.contains(.deliverBytewise)
        output.withNULs = quirks.contains(.nulBytes)
    }

    /// When the next output arrives.
    package var nextOutput: Instant? { output.next }

    /// The next piece of output that has arrived by `time`.
    ///
    /// - Parameter clientBaud: the rate of the program's end of the serial line; nil for the adapter's, whatever it is.
    package mutating func takeNext(until time: Instant, clientBaud: Int? = nil) -> Received? {
        output.take(until: time, heardAt: clientBaud)
    }

    package mutating func takeOutput(until time: Instant, clientBaud: Int? = nil) -> [Received] {
        var received: [Received] = []
        while let next = takeNext(until: time, clientBaud: clientBaud) { received.append(next) }
        return received
    }

    // MARK: - Input

    /// Bytes that the program sends at `time`.
    ///
    /// - Parameter clientBaud: as of `takeNext`.
    package mutating func receive(_ bytes: [UInt8], at time: Instant, clientBaud: Int? = nil) {
        guard !quirks.contains(.silence) else { return }
        let start = max(time.advanced(bySeconds: timing.latency), inputFreeFrom)
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
        finish([Array("STOPPED".utf8)], at: time.advanced(bySeconds: timing.stop), isDeaf: true)
    }

    // MARK: - Output

    var lineEnd: [UInt8] { settings.linefeeds ? [0x0D, 0x0A] : [0x0D] }

    mutating func say(_ text: String, at time: Instant) { output.emit(Array(text.utf8), at: time) }

    /// Sends the last lines of an answer and the prompt.
    mutating func finish(
        _ lines: [[UInt8]], at time: Instant, isDeaf: Bool = false,
        connected: (at: Instant, before: ProtocolChoice)? = nil
    ) {
        var bytes: [UInt8] = []
        for line in lines { bytes += line + lineEnd }
        output.emit(bytes + lineEnd + [UInt8(ascii: ">")], at: time)
        activity = Activity(end: max(time, output.idleFrom), isDeaf: isDeaf, connected: connected)
    }

    private mutating func perform(_ line: [UInt8], at time: Instant) {
        let command = line.isEmpty ? lastCommand : line
        lastCommand = command
        let answered = time.advanced(bySeconds: timing.command)
        if command.isEmpty {
            finish([], at: answered)
        } else if command.starts(with: "AT".utf8) {
            performAT(String(decoding: command.dropFirst(2), as: UTF8.self), at: answered)
        } else if firmware.isSTN, command.starts(with: "ST".utf8) {
            performST(String(decoding: command.dropFirst(2), as: UTF8.self), at: answered)
        } else if let request = OBDRequest(command, settings: settings, bus: protocolChoice.bus),
            request.count == nil || firmware.knowsCountDigit
        {
            ask(request, at: answered)
        } else {
            give(.unknown, at: answered)
        }
    }

    // MARK: - Commands to the adapter

    private mutating func performAT(_ text: String, at time: Instant) {
        give(ATCommand.find(text, firmware).map { $0.command.effect(&self, $0.argument, time) } ?? .unknown, at: time)
    }

    private mutating func performST(_ text: String, at time: Instant) {
        if text.hasPrefix("PX") {
            guard let request = STCommand.request(text.dropFirst(2)) else { return give(.unknown, at: time) }
            return ask(request, at: time)
        }
        give(STCommand.find(text).map { $0.command.effect(&self, $0.argument, time) } ?? .unknown, at: time)
    }

    private mutating func give(_ answer: ATCommand.Answer, at time: Instant) {
        switch answer {
        case .ok: finish([Array("OK".utf8)], at: time)
        case .nothing: finish([], at: time)
        case .text(let text): finish([Array(text.utf8)], at: time)
        case .lines(let lines): finish(lines.map { Array($0.utf8) }, at: time)
        case .unknown: finish([[UInt8(ascii: "?")]], at: time)
        case .newRate(let baud, let identity): tryRate(baud, identity: identity, at: time)
        case .monitor: activity = Activity(end: .distantFuture, isDeaf: false)
        case .reset(let warm):
            settings = defaults
            protocolChoice = savedChoice
            isOpen = false
            traffic = []
            if !warm { resetRate() }
            let ready = time.advanced(bySeconds: warm ? timing.warmReset : timing.reset)
            finish([[], [], Array(identity.utf8)], at: ready, isDeaf: true)
        }
    }

    /// The settings after a reset. Adaptive waiting came with v1.2.
    var defaults: AdapterSettings {
        var settings = AdapterSettings()
        if firmware.version < .v12 { settings.adaptive = 0 }
        return settings
    }

    mutating func choose(_ choice: ProtocolChoice, saved: Bool) {
        closeProtocol()
        protocolChoice = choice
        if saved { savedChoice = choice }
        // A header belongs to the protocol it was set for.
        settings.header = nil
        settings.receiveAddress = nil
    }

    mutating func closeProtocol() { isOpen = false }

    // MARK: - The car

    func carSeconds(_ time: Instant) -> Double { time.seconds(since: driveStart) }

    func isIgnitionOn(at time: Instant) -> Bool {
        quirks.isDisjoint(with: [.ignitionOff, .unplugged]) && car.isIgnitionOn(at: carSeconds(time))
    }

    /// AT RV: "12.6V".
    func voltageText(at time: Instant) -> String {
        let volts: Double
        if quirks.contains(.unplugged) {
            // What the supply of a USB plug leaves at the open connector.
            volts = 0.4
        } else if quirks.contains(.ignitionOff) {
            volts = car.adapterVoltage ?? 12.1
        } else {
            volts = car.value(of: .adapterVoltage, at: carSeconds(time)) ?? 12.1
        }
        let tenths = Int((min(max(volts, 0), 99.9) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)V"
    }

    /// Whether the car answers on a bus, as a search tries it with 01 00.
    func carAnswers(on bus: VehicleBus, at time: Instant) -> Bool {
        bus == car.bus && isIgnitionOn(at: time)
            && car.answers([0x01, 0x00], at: carSeconds(time)).contains { !$0.isEmpty }
    }
}
