import Telemetry
package import Transports

/// The speed of a serial line with an ELM327 at its other end: found by trying, and raised while the port is open.
///
/// Only AT I is asked until the speed is known: it wakes, repeats nothing, and means nothing worse to what else may be
/// at a port. An adapter that hears it at a wrong speed takes it for noise at the beginning of the next command.
package enum SerialSpeed {
    /// The speeds of adapters, the likeliest first.
    package static let rates = [38400, 9600, 115_200, 500_000, 57600, 230_400, 2_000_000, 19200]
    /// Those that an adapter has after power-up, as a rule. Another may be one that a program has raised.
    private static let usualRates = [38400, 9600, 115_200]
    /// An adapter leaves a proposed speed again when it was not confirmed in twice this time (AT BRT).
    private static let handshakeSeconds = 0.075

    // MARK: Finding

    /// Tries one speed after the other, and leaves the line at the one at which AT I is answered with a prompt. It takes
    /// 5 s where nothing answers, and an adapter's reset more where it was at a speed that is not known of it.
    /// - Parameter known: the speed that the adapter rested at the last time.
    ///
    /// Throws `lost` when no adapter answers.
    package static func find(on line: any Transport, known: Int? = nil) throws(TransportError) {
        let order = (known.map { [$0] } ?? []) + rates.filter { $0 != known }
        // One that restarts, as after a fall of its supply, is at its prompt within a second.
        try search(line, order, patience: known == nil ? 0.5 : 1)
        guard let found = line.baud, found != known, known != nil || !usualRates.contains(found) else { return }
        // A program that was killed may have left a raised speed, which a reset ends; better here than in the session.
        try line.send(Array("ATZ\r".utf8))
        if try !hearsPrompt(line, within: 1.5) { try search(line, order, patience: 0.5) }
    }

    /// - Parameter patience: how long the first speed is waited for, in seconds.
    private static func search(_ line: any Transport, _ order: [Int], patience: Double) throws(TransportError) {
        var isNoisy = false
        // Twice: it may have been asleep or at its own reset.
        for attempt in 0..<order.count * 2 {
            do {
                try line.setBaud(order[attempt % order.count])
            } catch {
                // The port has no such speed.
                guard error.kind == .cannotOpen else { throw error }
                continue
            }
            switch try ask(line, within: attempt == 0 ? patience : 0.28) {
            case .prompt: return
            case .noise: isNoisy = true
            case .nothing: continue
            }
        }
        throw .serial(isNoisy ? .speaksOtherwise(line.device) : .silent(line.device))
    }

    // MARK: Raising

    package enum Target: Hashable, Sendable {
        case rate(Int)
        case highest
    }

    /// Reads "500000" or "max".
    package static func target(_ text: String) throws(AddressFault) -> Target {
        if text == "max" { return .highest }
        guard let rate = Int(text), rates.contains(rate) else { throw .wrongRaise(text, known: rates.sorted()) }
        return .rate(rate)
    }

    /// Tells an adapter at its prompt a higher speed, by STBR where it is an STN, else by AT BRD, and keeps what carries
    /// a session without fault. False: line and adapter are at the speed they were at.
    package static func raise(on line: any Transport, to target: Target) throws(TransportError) -> Bool {
        guard let resting = line.baud else { return false }
        let wanted = rates.filter { $0 > resting && (target == .highest || target == .rate($0)) }.sorted(by: >)
        guard !wanted.isEmpty, let elm = try answer(line, "ATI") else { return false }
        let stn = try answer(line, "STI").flatMap { $0.name.hasPrefix("STN") ? $0.name : nil }
        for rate in wanted {
            do {
                try line.setBaud(rate)
                try line.setBaud(resting)
            } catch {
                guard error.kind == .cannotOpen else { throw error }
                continue
            }
            let divisor = UInt8(clamping: (4_000_000 + rate / 2) / rate)
            let command = stn == nil ? "ATBRD" + Session.hexadecimal([divisor]) : "STBR\(rate)"
            let said = try exchange(line, command, within: 0.5) {
                $0.last == 0x0D && lines($0).last == "OK" || endsInPrompt($0)
            }
            guard lines(said).contains("OK") else {
                _ = try ask(line, within: 0.5)
                continue
            }
            try line.setBaud(rate)
            if try isConfirmed(line, greeting: stn ?? elm.name, answer: elm.text) { return true }
            try goBack(line, from: rate, to: resting)
        }
        return false
    }

    /// The handshake after the `OK` at the old speed: at the new one the adapter says its name after a pause, wants a
    /// carriage return in time, and says `OK` again. Then AT I must be answered as before, to the byte.
    private static func isConfirmed(_ line: any Transport, greeting: String, answer: [UInt8])
        throws(TransportError) -> Bool
    {
        func isGreeted(_ bytes: [UInt8]) -> Bool {
            bytes.last.map { $0 == 0x0D || $0 == 0x0A } == true && lines(bytes).last?.hasSuffix(greeting) == true
        }
        guard isGreeted(try listen(line, within: handshakeSeconds + 0.2, until: isGreeted)),
            lines(try exchange(line, "", within: 0.3, until: endsInPrompt)).contains("OK")
        else { return false }
        for _ in 1...3 where try self.answer(line, "ATI")?.text != answer { return false }
        return true
    }

    /// After a handshake that failed anywhere.
    private static func goBack(_ line: any Transport, from rate: Int, to resting: Int) throws(TransportError) {
        _ = try listen(line, within: 2 * handshakeSeconds + 0.05) { _ in false }
        try line.setBaud(resting)
        if try ask(line, within: 0.5) == .prompt { return }
        try reset(line, from: rate, to: resting)
        try find(on: line, known: resting)
    }

    /// Brings a raised adapter back to the speed that it has after a reset.
    package static func lower(on line: any Transport, to resting: Int) {
        do throws(TransportError) {
            _ = try ask(line, within: 0.5)
            try reset(line, from: line.baud ?? resting, to: resting)
        } catch {
            // It is gone, and will wake up at that speed.
            return
        }
    }

    private static func reset(_ line: any Transport, from rate: Int, to resting: Int) throws(TransportError) {
        try line.setBaud(rate)
        try line.send(Array("ATZ\r".utf8))
        // Until it has left.
        _ = try listen(line, within: 0.05) { _ in false }
        try line.setBaud(resting)
        _ = try hearsPrompt(line, within: 1.5)
    }

    // MARK: Session

    private enum Heard { case nothing, noise, prompt }

    /// Asks AT I, and drops what more may come where it interrupted something.
    private static func ask(_ line: any Transport, within seconds: Double) throws(TransportError) -> Heard {
        let said = try exchange(line, "ATI", within: seconds, until: endsInPrompt)
        guard endsInPrompt(said) else { return said.isEmpty ? .nothing : .noise }
        if let last = lines(said).last, last.count > 1, last != "STOPPED" { return .prompt }
        let limit = line.now.advanced(bySeconds: 0.5)
        while line.now < limit, try line.receive(before: line.now.advanced(bySeconds: 0.1)) != nil {}
        return .prompt
    }

    /// An answer and its last line; nil where the command is not known or the answer is not whole.
    private static func answer(_ line: any Transport, _ command: String)
        throws(TransportError) -> (text: [UInt8], name: String)?
    {
        let said = try exchange(line, command, within: 0.5, until: endsInPrompt)
        guard endsInPrompt(said), let last = lines(said).last, last.count > 1, last != command else { return nil }
        return (said.filter(isText), last)
    }

    private static func hearsPrompt(_ line: any Transport, within seconds: Double) throws(TransportError) -> Bool {
        endsInPrompt(try listen(line, within: seconds, until: endsInPrompt))
    }

    private static func exchange(
        _ line: any Transport, _ command: String, within seconds: Double, until isEnough: ([UInt8]) -> Bool
    ) throws(TransportError) -> [UInt8] {
        // What comes all the time must not keep us here.
        for _ in 0..<64 { guard try line.receive(before: line.now) != nil else { break } }
        try line.send(Array(command.utf8) + [0x0D])
        return try listen(line, within: seconds, until: isEnough)
    }

    /// Collects what comes until it is enough, or the time is over.
    private static func listen(
        _ line: any Transport, within seconds: Double, until isEnough: ([UInt8]) -> Bool
    ) throws(TransportError) -> [UInt8] {
        let deadline = line.now.advanced(bySeconds: seconds)
        var bytes: [UInt8] = []
        while let received = try line.receive(before: deadline) {
            bytes += received.bytes
            if isEnough(bytes) || received.time >= deadline { break }
        }
        return bytes
    }

    /// Whether an answer ends in a prompt behind the end of a line. Adapters sprinkle bytes that mean nothing, but at a
    /// wrong speed most bytes are of that kind.
    static func endsInPrompt(_ bytes: [UInt8]) -> Bool {
        let text = bytes.filter(isText)
        return text.count * 3 >= bytes.count * 2 && text.last == UInt8(ascii: ">")
            && text.dropLast().last.map { $0 == 0x0D || $0 == 0x0A } == true
    }

    /// The lines that are not empty, without the prompt.
    static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.filter(isText).split { $0 == 0x0D || $0 == 0x0A || $0 == UInt8(ascii: ">") }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isText(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) || byte == 0x0D || byte == 0x0A
    }
}
