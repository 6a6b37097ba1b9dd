package import ELM327
import OBD
import Telemetry
package import Transports

/// Examines an adapter and the vehicle behind it step by step: the version it reports against the commands it supports,
/// whether it does what it is told, and how fast it is. Everything is tried on real requests.
///
/// The examination leaves no traces: settings are restored, and nothing is written to the adapter's memory.
package final class AdapterExamination {
    private let session: Session
    private let progress: (String) -> Void
    private var findings = AdapterFindings()

    /// The duration of each measurement, in seconds.
    private static let measuredSeconds = 3.0
    private static let commandSeconds = 1.5
    /// The PIDs to request in the measurements, if the vehicle supports them: first those that a trip polls, then
    /// others that most vehicles support.
    private static let candidates: [UInt8] = [0x0D, 0x0C, 0x10, 0x05, 0x0B, 0x11, 0x04, 0x0F, 0x0E, 0x06, 0x2F, 0x42]

    package init(session: Session, progress: @escaping (String) -> Void = { _ in }) {
        self.session = session
        self.progress = progress
    }

    /// Examines as much as the connection allows. A problem that ended the examination is in the findings. Throws the
    /// transport's error if the user interrupts or a replayed session departs from the recording.
    package func run() throws(TransportError) -> AdapterFindings {
        do throws(VehicleError) {
            try openAdapter()
            try VehicleError.widening(examineAdapter())
            try findVehicle()
            try VehicleError.widening(examineVehicle())
        } catch {
            if case .transport(let error) = error, error.kind != .lost, error.kind != .cannotOpen { throw error }
            findings.problem = error.sourceError
        }
        do throws(TransportError) {
            // If a reply is still awaited, it will not arrive, because the line has failed.
            if session.adapter.hasHeardAnything, !session.adapter.isAsking { _ = try session.tell("ATD") }
        } catch {
            guard error.kind == .lost else { throw error }
        }
        return findings
    }

    // MARK: The adapter

    private func openAdapter() throws(VehicleError) {
        progress("waking the adapter")
        try session.open()
    }

    private func examineAdapter() throws(TransportError) {
        findings.description = session.adapterDescription
        progress("testing which commands the adapter supports")
        try climb()
        try readVoltage()
        var seconds: [Double] = []
        for _ in 0..<5 {
            let start = session.now
            let reply = try session.adapter.exchange("ATI", within: Self.commandSeconds)
            if reply.isComplete { seconds.append(session.now.seconds(since: start)) }
        }
        findings.commandRoundTrip = Self.median(seconds)
        findings.echoStays = session.echoStays
    }

    /// Tries the commands that tell versions apart, and restores the settings that they change.
    private func climb() throws(TransportError) {
        var outcomes: [(probe: AdapterGeneration.Probe, outcome: AdapterGeneration.Outcome)] = []
        for probe in AdapterGeneration.probes {
            var reply = try session.adapter.exchange(probe.command, within: Self.commandSeconds)
            // A truncated or garbled reply proves nothing about the adapter.
            if probe.outcome(reply) != .known, !reply.contains(.unknownCommand) {
                reply = try session.adapter.exchange(probe.command, within: Self.commandSeconds)
            }
            outcomes.append((probe, probe.outcome(reply)))
            if probe.command == "ATPPS" { findings.parameterLines = AdapterGeneration.parameterLines(reply) }
        }
        findings.generation = AdapterGeneration(
            identity: session.identity, stnFirmware: session.stnFirmware, outcomes: outcomes)
        _ = try session.tell("ATD")
        try session.restore()
    }

    private func readVoltage() throws(TransportError) { findings.volts.append(try session.readVoltage().volts) }

    // MARK: The vehicle

    private func findVehicle() throws(VehicleError) {
        progress("searching for the vehicle's protocol")
        try session.connect(voltage: findings.volts.first ?? nil)
        findings.bus = session.bus
        findings.isCAN = session.framing?.isCAN == true
        findings.spacesStay = session.spacesStay
        findings.showsHeaders = session.headersShown
        if let problem = session.refusalOfCurrentData {
            findings.ecus = session.firstAnswers.map(\.ecu).sorted()
            throw .connection(problem)
        }
    }

    private func examineVehicle() throws(TransportError) {
        progress("reading what the vehicle supports")
        let lists = try VehicleFacts.supportedPIDs(session).values
        let supported = lists.reduce(into: Set<UInt8>()) { $0.formUnion($1) }
        findings.supportedCount = supported.count { !SupportBitmap.isBitmapPID($0) }
        try askForLongAnswer()
        let reader = CurrentDataReader(session: session)
        let pids = try answered(supported, reader)
        findings.ecus = reader.ecus.sorted()
        try readVoltage()

        progress("testing whether the adapter obeys its settings")
        try tryFilter()
        try tryTimeout(unsupported: (0x03...0x5F).last { !supported.contains($0) && !SupportBitmap.isBitmapPID($0) })
        findings.isSlow = session.format.timeout != nil
        guard !pids.isEmpty else { return }

        progress("measuring the speed of basic requests")
        findings.plain = try measure(reader, pids.map { [$0] })
        try readVoltage()
        progress("testing what adapter and vehicle allow")
        var probe = CapabilityProbe(reader)
        try probe.learn(pids)
        findings.format = session.format
        findings.refusesCount = probe.refusesCount
        if session.format.batching > .oneFrame { findings.longAnswer = .whole }
        progress("measuring the best speed")
        findings.probed = try measure(reader, requests(pids))
        try readVoltage()
    }

    /// Returns the PIDs to request in the measurements: those that the vehicle answers, at most six.
    private func answered(_ supported: Set<UInt8>, _ reader: CurrentDataReader) throws(TransportError) -> [UInt8] {
        let listed = Self.candidates.filter { supported.contains($0) }
        var answered: [UInt8] = []
        for pid in listed.isEmpty ? Self.candidates : listed {
            // The control module voltage (PID 42) is always requested.
            guard answered.count < RequestFormat.Batching.six.limit || pid == 0x42 else { continue }
            let answer = try reader.ask([pid])
            guard let data = answer.values[pid] else { continue }
            if session.format.timeout == nil, reader.isSlow(answer) { try session.setTimeout(.max) }
            if pid == 0x42 { findings.moduleVolts = PIDTable.row(pid)?.decode(data)?.first?.value }
            if answered.count < RequestFormat.Batching.six.limit { answered.append(pid) }
        }
        return answered
    }

    /// Tests long responses with the VIN, the longest response that nearly every vehicle provides.
    private func askForLongAnswer() throws(TransportError) {
        let (vin, result) = try VehicleFacts.vin(session)
        let payloads = result.answers.flatMap(\.payloads)
        if vin != nil || (findings.isCAN && payloads.contains { $0.count > 7 }) {
            findings.longAnswer = .whole
        } else {
            let isCut =
                !payloads.isEmpty || result.unreadableLines > 0 || result.reply.contains(.bufferFull)
                || result.answers.contains { !$0.decodingErrors.isEmpty }
            findings.longAnswer = isCut ? .cut : LongAnswer.none
        }
    }

    private typealias LongAnswer = AdapterFindings.LongAnswer

    /// Tests whether AT CRA lets only one ECU through, with the address of an ECU that does not exist, so that no
    /// response may arrive.
    private func tryFilter() throws(TransportError) {
        guard let framing = session.framing, framing.isCAN else { return }
        // A car may have all eight ECUs of the standard; after their addresses comes that of no ECU.
        let nobody =
            framing == .can11
            ? (0x7E8...0x7EF).reversed().map { ECUAddress(can11: $0) }.first { !findings.ecus.contains($0) }
                ?? ECUAddress(can11: 0x7F7)
            : ECUAddress(can29: 0x18DA_F1FE)
        if try session.setOnlyECU(nobody) {
            findings.filter = try session.request([0x01, 0x00]).answers.isEmpty ? .works : .pretended
        } else {
            findings.filter = .refused
        }
        _ = try session.setOnlyECU(nil)
        guard try session.request([0x01, 0x00]).answers.isEmpty else { return }
        _ = try session.tell("ATD")
        try session.restore()
    }

    /// Tests whether AT ST makes the adapter wait longer if there is no response.
    /// - Parameter pid: a PID that no ECU supports.
    private func tryTimeout(unsupported pid: UInt8?) throws(TransportError) {
        // Responses from slow ECUs have already shown that it works.
        guard let pid, session.format.timeout == nil else {
            findings.timeout = session.format.timeout == nil ? nil : .works
            return
        }
        // Adaptive timing might shorten both waits.
        _ = try session.setAdaptiveTiming(0)
        let short = try secondsOfSilence(pid)
        let isAccepted = try session.setTimeout(.max)
        let long = try secondsOfSilence(pid)
        try session.setTimeout(nil)
        _ = try session.setAdaptiveTiming(1)
        if !isAccepted {
            findings.timeout = .refused
        } else if let short, let long {
            findings.timeout = long > short + 0.3 ? .works : .pretended
        }
    }

    /// Returns how long the adapter waits before NO DATA, in seconds; nil if there is another reply.
    private func secondsOfSilence(_ pid: UInt8) throws(TransportError) -> Double? {
        let start = session.now
        let reply = try session.adapter.exchange(Session.hexadecimal([0x01, pid]), within: 6)
        return reply.contains(.noData) && reply.isComplete ? session.now.seconds(since: start) : nil
    }

    // MARK: Measurement

    /// Returns requests for all PIDs, as few as the form allows.
    private func requests(_ pids: [UInt8]) -> [[UInt8]] {
        var requests: [[UInt8]] = []
        var rest = pids
        while !rest.isEmpty {
            let next = RequestBatch.next(rest, format: session.format)
            requests.append(next)
            rest.removeAll { next.contains($0) }
        }
        return requests
    }

    /// Sends these requests in turn for `measuredSeconds`. As during a trip, the next request is sent before the last
    /// response is decoded.
    private func measure(_ reader: CurrentDataReader, _ requests: [[UInt8]]) throws(TransportError)
        -> AdapterFindings.Rate
    {
        var rate = AdapterFindings.Rate()
        var seconds: [Double] = []
        var values = 0
        var sent = 0
        let start = session.now
        let end = start.advanced(bySeconds: Self.measuredSeconds)
        var last = start
        while session.now < end {
            if !session.adapter.isAsking {
                try reader.send(requests[sent % requests.count])
                sent += 1
            }
            let collected = try reader.collect()
            last = session.now
            if last < end, collected.reply.isComplete {
                try reader.send(requests[sent % requests.count])
                sent += 1
            }
            let answer = reader.read(collected)
            seconds.append(answer.seconds)
            values += answer.values.count
            if !answer.isWhole { rate.missed += 1 }
            if answer.condition != .inStep {
                if session.adapter.isAsking { _ = try reader.collect() }
                try reader.recover(from: answer.condition)
            }
        }
        if session.adapter.isAsking { _ = try reader.collect() }
        let elapsed = max(last.seconds(since: start), 0.001)
        rate.requestsPerSecond = Double(seconds.count) / elapsed
        rate.valuesPerSecond = Double(values) / elapsed
        rate.roundTrip = Self.median(seconds) ?? 0
        return rate
    }

    private static func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }
}
