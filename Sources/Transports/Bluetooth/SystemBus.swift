import CBus
import Glibc
import System
import Telemetry

/// The system message bus (D-Bus), by sd-bus of libsystemd.
///
/// sd-bus was chosen over libdbus because every Debian system with BlueZ has it, it has no threads, callbacks or main loop
/// of its own, and it can be loaded when it is first needed.
@safe final class SystemBus {
    /// Why the bus or a service on it does not do what it was asked for.
    enum BusError: Error, Hashable {
        /// There is no bus: an error number of the system.
        case unavailable(Int32)
        /// An error of the service: its name, such as "org.bluez.Error.Failed", and its message.
        case refused(name: String, message: String)
        /// No reply came in time.
        case timeout
        /// The user asked to stop.
        case interrupted
        /// The bus works, but the device does not.
        case bluetooth(BluetoothError)
    }

    struct Signal {
        let path: String
        let interface: String
        let member: String
        let arguments: [BusValue]
    }

    private let bus: OpaquePointer
    private let interruptDescriptor: Int32
    /// Signals that arrived while a reply was awaited.
    private var signals: [Signal] = []

    /// How long the bus may take to greet, in seconds.
    private static let openSeconds = 3.0

    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    init(interruptDescriptor: Int32) throws(BusError) {
        self.interruptDescriptor = interruptDescriptor
        var opened: OpaquePointer?
        let result = unsafe cbus_open(&opened, UInt64(Self.openSeconds * 1_000_000))
        guard result == 0, let opened = unsafe opened else { throw .unavailable(-result) }
        unsafe bus = opened
    }

    deinit { unsafe cbus_close(bus) }

    var descriptor: Int32 { unsafe cbus_descriptor(bus) }

    // MARK: Calls

    /// An argument of a call.
    enum Argument {
        case text(String)
        case bytes([UInt8])
        /// A dictionary of texts, `a{sv}`.
        case options([String: String])
    }

    /// Calls a method of BlueZ and returns the values of its reply. Signals that arrive meanwhile are kept for `next`.
    func call(
        _ path: String, _ interface: String, _ member: String, _ arguments: [Argument] = [], seconds: Double = 5
    ) throws(BusError) -> [BusValue] {
        guard let message = unsafe cbus_call_new(bus, "org.bluez", path, interface, member) else {
            throw .unavailable(EINVAL)
        }
        defer { unsafe cbus_message_free(message) }
        for argument in arguments {
            guard unsafe Self.append(argument, to: message) else { throw .unavailable(EINVAL) }
        }
        var cookie: UInt64 = 0
        let result = unsafe cbus_send(bus, message, &cookie)
        guard result == 0 else { throw .unavailable(-result) }
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        while true {
            while let message = try unsafe take() {
                defer { unsafe cbus_message_free(message) }
                guard unsafe cbus_reply_cookie(message) == cookie else {
                    if let signal = unsafe Self.signal(message) { signals.append(signal) }
                    continue
                }
                if let name = unsafe cbus_error_name(message) {
                    throw unsafe .refused(name: Self.string(name), message: Self.string(cbus_error_text(message)))
                }
                return unsafe Self.values(of: message)
            }
            guard SystemClock.now < deadline else { throw .timeout }
            // Signals that are kept do not end the wait for the reply.
            try waitForBytes(until: deadline)
        }
    }

    private static func string(_ characters: UnsafePointer<CChar>?) -> String {
        unsafe characters.map { unsafe String(cString: $0) } ?? ""
    }

    private static func append(_ argument: Argument, to message: OpaquePointer) -> Bool {
        let results: [Int32] =
            switch argument {
            case .text(let text): [unsafe cbus_append_string(message, CChar(UInt8(ascii: "s")), text)]
            case .bytes(let bytes): [unsafe cbus_append_bytes(message, bytes, bytes.count)]
            case .options(let options): unsafe append(options, to: message)
            }
        return results.allSatisfy { $0 >= 0 }
    }

    private static func append(_ options: [String: String], to message: OpaquePointer) -> [Int32] {
        var results = [unsafe cbus_open_container(message, CChar(UInt8(ascii: "a")), "{sv}")]
        for (key, value) in options.sorted(by: { $0.key < $1.key }) {
            results += unsafe [
                cbus_open_container(message, CChar(UInt8(ascii: "e")), "sv"),
                cbus_append_string(message, CChar(UInt8(ascii: "s")), key),
                cbus_open_container(message, CChar(UInt8(ascii: "v")), "s"),
                cbus_append_string(message, CChar(UInt8(ascii: "s")), value),
                cbus_close_container(message), cbus_close_container(message),
            ]
        }
        results.append(unsafe cbus_close_container(message))
        return results
    }

    // MARK: Signals

    /// Receives the signals of BlueZ of one kind.
    /// - Parameter path: the object they come from; nil for all.
    func watch(_ interface: String, _ member: String, path: String? = nil) throws(BusError) {
        var rule = "type='signal',sender='org.bluez',interface='\(interface)',member='\(member)'"
        if let path { rule += ",path='\(path)'" }
        let result = unsafe cbus_match(bus, rule)
        guard result >= 0 else { throw .unavailable(-result) }
    }

    /// Returns the next signal that has arrived; nil if there is none.
    func next() throws(BusError) -> Signal? {
        if !signals.isEmpty { return signals.removeFirst() }
        while let message = try unsafe take() {
            defer { unsafe cbus_message_free(message) }
            if let signal = unsafe Self.signal(message) { return signal }
        }
        return nil
    }

    /// Waits until something arrives or the deadline passes; throws if the user interrupts.
    func wait(until deadline: Instant) throws(BusError) {
        guard signals.isEmpty else { return }
        try waitForBytes(until: deadline)
    }

    private func waitForBytes(until deadline: Instant) throws(BusError) {
        do {
            _ = try ByteChannel.wait(descriptor, for: POLLIN, until: deadline, interrupt: interruptDescriptor)
        } catch {
            throw .interrupted
        }
    }

    private func take() throws(BusError) -> OpaquePointer? {
        var message: OpaquePointer?
        let result = unsafe cbus_next(bus, &message)
        guard result >= 0 else { throw .unavailable(-result) }
        return unsafe message
    }

    private static func signal(_ message: OpaquePointer) -> Signal? {
        let signal = unsafe Signal(
            path: string(cbus_path(message)), interface: string(cbus_interface(message)),
            member: string(cbus_member(message)), arguments: values(of: message))
        return signal.member.isEmpty ? nil : signal
    }

    // MARK: Reading

    /// No message of BlueZ is nested deeper.
    private static let depthLimit = 16

    private static func values(of message: OpaquePointer) -> [BusValue] { unsafe values(of: message, depth: 0) }

    private static func values(of message: OpaquePointer, depth: Int) -> [BusValue] {
        var values: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            guard unsafe cbus_peek(message, &type, &contents) > 0 else { return values }
            let inner = unsafe contents.map { unsafe String(cString: $0) } ?? ""
            guard let value = unsafe value(of: message, type, inner, depth: depth) else { return values }
            values.append(value)
        }
    }

    private static func value(of message: OpaquePointer, _ type: CChar, _ contents: String, depth: Int) -> BusValue? {
        switch UInt8(bitPattern: type) {
        case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"):
            var text: UnsafePointer<CChar>?
            guard unsafe cbus_read_string(message, type, &text) > 0, let text = unsafe text else { return nil }
            return unsafe .text(String(cString: text))
        case UInt8(ascii: "a") where contents == "y":
            var bytes: UnsafePointer<UInt8>?
            var count = 0
            guard unsafe cbus_read_bytes(message, &bytes, &count) >= 0 else { return nil }
            return unsafe .bytes(Array(UnsafeBufferPointer(start: bytes, count: count)))
        case UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "v"), UInt8(ascii: "e"):
            guard depth < depthLimit else {
                _ = unsafe cbus_skip(message)
                return .list([])
            }
            guard unsafe cbus_enter(message, type, contents) > 0 else { return nil }
            let values = unsafe self.values(of: message, depth: depth + 1)
            guard unsafe cbus_exit(message) >= 0 else { return nil }
            return combined(values, type: UInt8(bitPattern: type), contents)
        default:
            var number: Int64 = 0
            guard unsafe cbus_read_number(message, type, &number) > 0 else { return nil }
            return .number(number)
        }
    }

    private static func combined(_ values: [BusValue], type: UInt8, _ contents: String) -> BusValue {
        if type == UInt8(ascii: "v"), values.count == 1 { return values[0] }
        guard type == UInt8(ascii: "a"), contents.hasPrefix("{s") || contents.hasPrefix("{o") else {
            return .list(values)
        }
        var members: [String: BusValue] = [:]
        for case .list(let pair) in values where pair.count == 2 {
            if let key = pair[0].text { members[key] = pair[1] }
        }
        return .dictionary(members)
    }
}

/// A value of a D-Bus message. Numbers of all kinds are `number`; variants are what they contain.
enum BusValue: Hashable, Sendable {
    case text(String)
    case number(Int64)
    case bytes([UInt8])
    /// A structure or an array of anything but bytes.
    case list([BusValue])
    /// A dictionary whose keys are texts.
    case dictionary([String: BusValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int64? { if case .number(let number) = self { number } else { nil } }
    var isTrue: Bool { number.map { $0 != 0 } ?? false }
    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
    var dictionary: [String: BusValue] { if case .dictionary(let members) = self { members } else { [:] } }
    var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }
}
