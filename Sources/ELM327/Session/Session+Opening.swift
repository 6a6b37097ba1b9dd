import OBD
import Telemetry
package import Transports

/// Waking an adapter and setting it up.
extension Session {
    /// Wakes the adapter and sets it up. Unless it is the known one, it is reset first.
    ///
    /// - Parameter reopen: opens the port again, for adapters that drop the connection on a reset. They are then only
    ///   set to their defaults (AT D).
    ///
    /// Throws a problem of step `adapter`, or the transport's error.
    package func open(known: LinkProfile? = nil, reopen: (() throws(TransportError) -> any Transport)? = nil)
        throws(VehicleError)
    {
        adapter.link.enter(.waking)
        if let known { modules = known.modules }
        let isAdapter: Bool
        do {
            isAdapter = try isAnswered(known, reopen)
        } catch {
            guard error.kind == .lost else { throw .transport(error) }
            throw .connection(.noAdapter(device, heard: adapter.firstHeard, wasClosed: true))
        }
        guard isAdapter else {
            throw .connection(.noAdapter(device, heard: adapter.firstHeard, wasClosed: false))
        }
        try VehicleError.widening(setUp(known))
    }

    /// Brings the adapter to its prompt and turns its echo off. Returns whether an adapter replied.
    private func isAnswered(_ known: LinkProfile?, _ reopen: (() throws(TransportError) -> any Transport)?)
        throws(TransportError) -> Bool
    {
        isKnown = try wake(known)
        if !isKnown {
            do throws(TransportError) {
                guard try reset() else { return false }
            } catch {
                guard error.kind == .lost, let reopen, adapter.hasHeardAnything else { throw error }
                adapter.link.note("the reset broke the connection")
                adapter.transport.close()
                adapter.goOn(with: try reopen())
                _ = try wake(nil)
                _ = try adapter.exchange("ATD", within: Self.commandSeconds)
            }
        }
        adapter.link.enter(.initializing)
        return try turnEchoOff()
    }

    private func setUp(_ known: LinkProfile?) throws(TransportError) {
        echoStays = try configure()
        if isKnown, let known {
            identity = known.identity
            adapterDescription = known.description
        } else {
            identity = try text("ATI")
            adapterDescription = try text("AT@1")
            stnFirmware = try text("STI")
        }
        // Restarts reported so far were requested.
        _ = adapter.takeRestart()
    }

    /// Brings the adapter to its prompt. Returns whether it is the known one and has been set to its defaults.
    func wake(_ known: LinkProfile?) throws(TransportError) -> Bool {
        // AT I interrupts whatever the adapter was doing, does not repeat a command and, unlike a bare carriage return,
        // is answered by every adapter. The reply may follow the end of another reply; only the prompt matters.
        let reply = try adapter.exchange("ATI", within: 1)
        guard reply.isComplete else {
            adapter.forgiveMissingPrompt()
            return false
        }
        guard reply.messages.isEmpty, reply.lines.count == 1 else {
            try adapter.quarantine()
            return false
        }
        guard let known, reply.value == known.identity else { return false }
        return try adapter.exchange("ATD", within: Self.commandSeconds).contains(.ok)
    }

    /// Resets the adapter. Returns false if nothing replies.
    func reset() throws(TransportError) -> Bool {
        // A raised baud rate lasts until a full reset.
        let first: (String, Double) = adapter.transport.isRaised ? ("ATWS", 2) : ("ATZ", 3)
        for (command, seconds) in [first, ("ATWS", 1.5), ("ATI", 1.0)] {
            let reply = try adapter.exchange(command, within: seconds)
            if reply.isComplete {
                // This may be the late reply to the first command, with its own reply still on its way.
                if command != first.0 { try adapter.quarantine() }
                return true
            }
            adapter.forgiveMissingPrompt()
        }
        return false
    }

    /// Turns the echo off. Returns whether the reply is OK, as it is from every adapter.
    func turnEchoOff() throws(TransportError) -> Bool {
        for _ in 0..<2 {
            let reply = try adapter.exchange("ATE0", within: Self.commandSeconds)
            if reply.contains(.ok) {
                // Some adapters end this reply without a prompt.
                if !reply.isComplete { adapter.forgiveMissingPrompt() }
                return true
            }
            if reply.isComplete { try adapter.quarantine() }
        }
        return false
    }

    /// Sets up memory, line format, headers and timing. Returns whether the last reply still started with an echo.
    @discardableResult
    func configure() throws(TransportError) -> Bool {
        // Clones answer some of these with `?`, which is harmless: replies are parsed with or without line feeds and
        // spaces.
        var hasEcho = false
        // With its memory off (AT M0), the adapter does not store the protocol that it finds.
        for command in ["ATM0", "ATL0", "ATS0", "ATH\(format.showsHeaders ? 1 : 0)", "ATAL"] {
            hasEcho = try adapter.exchange(command, within: Self.commandSeconds).hasEcho
        }
        let reply = try adapter.exchange("ATAT\(format.adaptiveTiming)", within: Self.commandSeconds)
        hasEcho = reply.hasEcho
        adaptsTiming = !reply.contains(.unknownCommand)
        if let timeout = waitsLongest ? .max : format.timeout { _ = try tell("ATST" + Self.hexadecimal([timeout])) }
        return hasEcho
    }
}
