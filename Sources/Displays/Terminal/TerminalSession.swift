package import ELM327
import OBD
package import Reports
import Telemetry
package import Transports

/// Sends typed commands to the adapter for `terminal`, and interprets the response line by line.
package final class TerminalSession {
    package typealias Fact = AnswerMeaning.Fact

    package enum End: Equatable {
        case prompt
        /// Interrupted by the descriptor that the transport watches.
        case interrupted
        case timedOut
    }

    private let session: Session
    private var adapter: Adapter { session.adapter }
    package private(set) var controlByte = ControlByte.adapter
    /// Known from the connection, or read from the adapter after the first response of the vehicle.
    private var framing: VehicleBus.Framing?
    /// The command that a bare carriage return repeats.
    package private(set) var last: TypedCommand?
    /// Whether a command is still running that must be interrupted before the next one.
    private var isAtWork = false

    package var isRaised: Bool { adapter.transport.isRaised }

    package init(session: Session) {
        self.session = session
        framing = session.framing
    }

    /// Sends a command and passes on the lines of its response as they arrive, each with the facts that it completes.
    /// - Parameters:
    ///   - seconds: the timeout.
    ///   - show: gets a line and the facts that it adds; without a line, the facts that only the whole response gives.
    package func ask(
        _ command: TypedCommand, within seconds: Double, show: @escaping (String?, [Fact]) -> Void
    ) throws(TransportError) -> End {
        if isAtWork { try interrupt() }
        last = command
        isAtWork = true
        let before = controlByte
        controlByte.follow(command)
        // It stays unknown until the adapter has accepted the command.
        let after = controlByte
        if after != before { controlByte = .unknown }
        let listener = Listener(command: command, requests: requests(command), framing: framing, show: show)
        do {
            try adapter.send(command.text)
            let reply = try adapter.finish(within: seconds) { listener.hear($0) }
            guard reply.isComplete else { return .timedOut }
        } catch {
            if error.kind == .interrupted { return .interrupted }
            throw error
        }
        isAtWork = false
        let reply = listener.end()
        controlByte = reply.contains(.unknownCommand) ? before : after
        noteChange(command, reply)
        if framing == nil, !command.listens, command.message != nil, reply.lines.contains(where: \.isData) {
            framing = try askFraming(reply)
            listener.framing = framing
        }
        listener.showRest()
        return .prompt
    }

    /// Interrupts the adapter and waits for its prompt.
    package func interrupt() throws(TransportError) {
        try adapter.interrupt()
        isAtWork = false
    }

    private func requests(_ command: TypedCommand) -> [[UInt8]] {
        guard !command.listens, let message = command.message else { return [] }
        return controlByte.requests(in: message)
    }

    /// Resets what is no longer known of the bus and the adapter's settings.
    private func noteChange(_ command: TypedCommand, _ reply: Reply) {
        let restarts = adapter.takeRestart() || ["ATZ", "ATWS", "ATD"].contains(command.compact)
        if restarts { controlByte = .adapter }
        let choosesProtocol =
            command.message == nil && ["ATSP", "ATTP", "ATPC", "STP"].contains { command.compact.hasPrefix($0) }
        if restarts || choosesProtocol || reply.contains(.unableToConnect) { framing = nil }
    }

    /// Asks the adapter for the protocol. If it does not tell, the form of the response decides.
    private func askFraming(_ reply: Reply) throws(TransportError) -> VehicleBus.Framing? {
        for command in ["ATDPN", "ATDP"] {
            let value = try adapter.exchange(command, within: 1.5).value
            if let bus = VehicleBus(adapterNumber: value) ?? VehicleBus(adapterName: value) { return bus.framing }
        }
        return VehicleBus.shown(by: reply).framing
    }

    /// Reads one response as it arrives.
    private final class Listener {
        private let command: TypedCommand
        private let requests: [[UInt8]]
        var framing: VehicleBus.Framing?
        private let show: (String?, [Fact]) -> Void
        private var parser: ReplyParser
        private var line: [UInt8] = []
        private var isFirst = true
        private var shown: [Fact] = []

        init(
            command: TypedCommand, requests: [[UInt8]], framing: VehicleBus.Framing?,
            show: @escaping (String?, [Fact]) -> Void
        ) {
            self.command = command
            self.requests = requests
            self.framing = framing
            self.show = show
            parser = ReplyParser(command: command.text)
        }

        func hear(_ bytes: [UInt8]) {
            for byte in bytes {
                switch byte {
                case 0x0D, 0x0A, UInt8(ascii: ">"): endLine()
                case 0x20...0x7E: line.append(byte)
                default: continue
                }
            }
        }

        private func endLine() {
            defer { line = [] }
            _ = parser.take(line + [0x0D], at: .zero)
            while line.last == UInt8(ascii: " ") { line.removeLast() }
            guard !line.isEmpty else { return }
            let text = String(decoding: line, as: UTF8.self)
            defer { isFirst = false }
            if isFirst, text.filter({ $0 != " " }).uppercased() == command.compact { return }
            show(text, news(isWhole: false))
            // While monitoring a bus, each line is independent, and there may be very many.
            if command.listens {
                parser = ReplyParser(command: command.text)
                shown = []
            }
        }

        func end() -> Reply { parser.finish() }

        func showRest() {
            let rest = news(isWhole: true)
            if !rest.isEmpty { show(nil, rest) }
        }

        /// Returns the facts in the lines so far, without those already shown.
        private func news(isWhole: Bool) -> [Fact] {
            var soFar = parser
            let facts = facts(in: soFar.finish(), isWhole: isWhole)
            var known = shown
            // ECUs that cannot be told apart may report the same fact twice.
            let news = facts.filter { fact in
                guard let index = known.firstIndex(of: fact) else { return true }
                known.remove(at: index)
                return false
            }
            shown = facts + known
            return news
        }

        private func facts(in reply: Reply, isWhole: Bool) -> [Fact] {
            var facts = reply.messages.compactMap { message in message.meaning.map { Fact(ecu: nil, $0) } }
            if let text = AdapterCommandMeaning.text(command, reply) { facts.append(Fact(ecu: nil, text)) }
            for request in requests {
                guard let service = request.first else { continue }
                facts += answers(in: reply, service).flatMap { answers, framing in
                    AnswerMeaning.facts(answers, to: request, framing: framing, isWhole: isWhole)
                }
            }
            return facts
        }

        /// Interprets the lines with or without headers, for the known bus or any that fits.
        private func answers(in reply: Reply, _ service: UInt8) -> [([ServiceAnswer], VehicleBus.Framing)] {
            for framing in framing.map({ [$0] }) ?? [.can11, .can29] {
                for shown in [true, false] where shown || self.framing != nil {
                    let messages = reply.busMessages(framing: framing, headersShown: shown).messages
                    let answers = ServiceAnswer.sort(messages, request: [service])
                    if Self.isAnswered(answers) { return [(answers, framing)] }
                }
                let answers = ServiceAnswer.sort(Self.messages(ofAnyone: reply, framing), request: [service])
                if Self.isAnswered(answers) { return [(answers, framing)] }
            }
            return []
        }

        private static func isAnswered(_ answers: [ServiceAnswer]) -> Bool {
            answers.contains { !$0.payloads.isEmpty || $0.refusal != nil }
        }

        /// Returns messages with any address, also those outside the standard, which AT SH can reach.
        private static func messages(ofAnyone reply: Reply, _ framing: VehicleBus.Framing) -> [BusMessage] {
            guard framing.isCAN else { return [] }
            let count = framing == .can11 ? 3 : 8
            let frames = reply.lines.compactMap { line -> BusFrame? in
                guard case .digits(let digits) = line.content, digits.count > count,
                    let ecu = ECUAddress(String(decoding: digits.prefix(count), as: UTF8.self)),
                    let data = try? BusFrame.hexadecimal(digits.dropFirst(count)), data.count <= 8
                else { return nil }
                return BusFrame(ecu: ecu, data: data)
            }
            return BusMessage.assemble(frames, framing: framing)
        }
    }
}

extension Reply.Line {
    /// Whether the line is data from the bus.
    fileprivate var isData: Bool {
        switch content {
        case .digits, .segment: true
        case .corrupted, .text: false
        }
    }
}
