import Telemetry
package import Transports

/// Finds the baud rate of a serial line to an ELM327 by trying, and raises it while the port is open.
///
/// Only AT I is sent until the baud rate is known: it wakes the adapter, does not repeat a command, and is harmless to
/// other devices that may be at a port. An adapter that receives it at a wrong baud rate takes it for noise at the
/// start of the next command.
package enum SerialSpeed {
    /// The baud rates of adapters, the most likely first.
    package static let rates = [38400, 9600, 115_200, 500_000, 57600, 230_400, 2_000_000, 19200]
    /// The usual baud rates after power-up. Any other may have been set by a program.
    private static let usualRates = [38400, 9600, 115_200]
    /// The handshake timeout in seconds (AT BRT). If a new baud rate is not confirmed within twice this time, the
    /// adapter returns to the previous one.
    private static let handshakeSeconds = 0.075

    // MARK: Detection

    /// Tries one baud rate after the other, and leaves the line at the first one at which AT I is answered with a
    /// prompt. This takes 5 s if nothing replies. An adapter found at an unexpected baud rate is also reset, which
    /// takes up to 1.5 s more.
    /// - Parameter known: the adapter's baud rate after a reset, from the last connection.
    ///
    /// Throws `lost` if no adapter replies.
    package static func find(on line: any Transport, known: Int? = nil) throws(TransportError) {
        let order = (known.map { [$0] } ?? []) + rates.filter { $0 != known }
        // An adapter that restarts, as after a drop of its supply voltage, is at its prompt within a second.
        try search(line, order, patience: known == nil ? 0.5 : 1)
        guard let found = line.baud, found != known, known != nil || !usualRates.contains(found) else { return }
        // A program that was killed may have left a raised baud rate. A reset ends it, and is better done now than
        // during the session.
        try line.send(Array("ATZ\r".utf8))
        if try !hearsPrompt(line, within: 1.5) { try search(line, order, patience: 0.5) }
    }

    /// Tries the baud rates in order.
    /// - Parameter patience: how long to wait for a reply at the first baud rate, in seconds.
    private static func search(_ line: any Transport, _ order: [Int], patience: Double) throws(TransportError) {
        var isNoisy = false
        // Try each twice: the adapter may have been asleep or restarting.
        for attempt in 0..<order.count * 2 {
            do {
                try line.setBaud(order[attempt % order.count])
            } catch {
                // The port does not support this baud rate.
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
    package static func target(_ text: String) throws(AddressError) -> Target {
        if text == "max" { return .highest }
        guard let rate = Int(text), rates.contains(rate) else { throw .wrongRaise(text, known: rates.sorted()) }
        return .rate(rate)
    }

    /// Raises the baud rate of an adapter that is at its prompt, by STBR for an STN and otherwise by AT BRD, and keeps
    /// the highest rate that works without faults. If it returns false, line and adapter are at the previous baud rate.
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

    /// Returns whether the handshake that follows the `OK` at the old baud rate succeeds: at the new one the adapter
    /// sends its name after a pause, expects a carriage return in time, and sends `OK` again. Then the reply to AT I
    /// must be the same as before, byte by byte, three times.
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

    /// Returns to the previous baud rate after a handshake that failed at any step.
    private static func goBack(_ line: any Transport, from rate: Int, to resting: Int) throws(TransportError) {
        _ = try listen(line, within: 2 * handshakeSeconds + 0.05) { _ in false }
        try line.setBaud(resting)
        if try ask(line, within: 0.5) == .prompt { return }
        try reset(line, from: rate, to: resting)
        try find(on: line, known: resting)
    }

    /// Returns a raised adapter to its baud rate after a reset.
    package static func lower(on line: any Transport, to resting: Int) {
        do throws(TransportError) {
            _ = try ask(line, within: 0.5)
            try reset(line, from: line.baud ?? resting, to: resting)
        } catch {
            // The adapter is gone, and will start at that baud rate.
            return
        }
    }

    private static func reset(_ line: any Transport, from rate: Int, to resting: Int) throws(TransportError) {
        try line.setBaud(rate)
        try line.send(Array("ATZ\r".utf8))
        // Wait until the command has been transmitted.
        _ = try listen(line, within: 0.05) { _ in false }
        try line.setBaud(resting)
        _ = try hearsPrompt(line, within: 1.5)
    }

    // MARK: Commands

    private enum Heard { case nothing, noise, prompt }

    /// Sends AT I. If it interrupted something, also drops the bytes that follow.
    private static func ask(_ line: any Transport, within seconds: Double) throws(TransportError) -> Heard {
        let said = try exchange(line, "ATI", within: seconds, until: endsInPrompt)
        guard endsInPrompt(said) else { return said.isEmpty ? .nothing : .noise }
        if let last = lines(said).last, last.count > 1, last != "STOPPED" { return .prompt }
        let limit = line.now.advanced(bySeconds: 0.5)
        while line.now < limit, try line.receive(before: line.now.advanced(bySeconds: 0.1)) != nil {}
        return .prompt
    }

    /// Returns a reply and its last line; nil if the command is not supported or the reply is incomplete.
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
        // Drop what has arrived, but not without end: a device may send all the time.
        for _ in 0..<64 { guard try line.receive(before: line.now) != nil else { break } }
        try line.send(Array(command.utf8) + [0x0D])
        return try listen(line, within: seconds, until: isEnough)
    }

    /// Collects bytes until they are sufficient or the time is over.
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

    /// Returns whether a reply ends in a prompt on a line of its own. Adapters send some meaningless bytes, but at a
    /// wrong baud rate most bytes are meaningless: at least two thirds must be text.
    static func endsInPrompt(_ bytes: [UInt8]) -> Bool {
        let text = bytes.filter(isText)
        return text.count * 3 >= bytes.count * 2 && text.last == UInt8(ascii: ">")
            && text.dropLast().last.map { $0 == 0x0D || $0 == 0x0A } == true
    }

    /// Returns the lines that are not empty, without the prompt.
    static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.filter(isText).split { $0 == 0x0D || $0 == 0x0A || $0 == UInt8(ascii: ">") }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isText(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) || byte == 0x0D || byte == 0x0A
    }
}
