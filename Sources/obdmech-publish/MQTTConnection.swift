import CMosquitto
import Formats
import Glibc
import Publishing
import System
import Telemetry

/// A connection to a broker by libmosquitto, with a last will. It is driven by its own calls, on one thread.
@safe final class MQTTConnection: MQTTBroker {
    struct Login {
        var host: String
        var port: UInt16
        var user: String?
        var password: String?
        /// Whether it is encrypted, and the certificates by which the broker is known.
        var isEncrypted: Bool
        var certificates: String?
        /// Whether it speaks MQTT 5, and not 3.1.1.
        var isFifth = false
    }

    private static let keepAliveS: Int32 = 30
    private static let timeoutS = 10.0
    private static let systemCertificates = "/etc/ssl/certs"
    /// How many messages may be on their way.
    private static let maxPending = 20

    private let handle: OpaquePointer
    private let host: String
    /// What the broker said to the connection; nil before that.
    private var accepted: Int32?
    /// Messages that the broker has not confirmed.
    private var pending: Set<Int32> = []
    /// Whether a message arrived on the topic that is listened to.
    private var hasNews = false

    /// Must be called once, before any thread uses a connection.
    static func setUp() { mosquitto_lib_init() }

    init(_ login: Login, id: String, will: MQTTMessage) throws(PublishError) {
        guard let handle = unsafe mosquitto_new(id, true, nil) else { throw .delivery("no memory for MQTT") }
        unsafe self.handle = handle
        host = login.host
        if login.isFifth {
            unsafe mosquitto_int_option(handle, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5)
        }
        unsafe mosquitto_user_data_set(handle, Unmanaged.passUnretained(self).toOpaque())
        unsafe mosquitto_connect_callback_set(handle) { _, object, code in
            unsafe MQTTConnection.of(object)?.accepted = code
        }
        unsafe mosquitto_publish_callback_set(handle) { _, object, number in
            _ = unsafe MQTTConnection.of(object)?.pending.remove(number)
        }
        unsafe mosquitto_message_callback_set(handle) { _, object, message in
            guard let message = unsafe message?.pointee, let bytes = unsafe message.payload else { return }
            let text = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(message.payloadlen))
            if unsafe text.elementsEqual("online".utf8) { unsafe MQTTConnection.of(object)?.hasNews = true }
        }
        try check(
            unsafe mosquitto_will_set(
                handle, will.topic, Int32(will.payload.utf8.count), will.payload, 1, will.isRetained))
        if login.user != nil || login.password != nil {
            try check(unsafe mosquitto_username_pw_set(handle, login.user ?? "", login.password))
        }
        if login.isEncrypted {
            let path = login.certificates ?? Self.systemCertificates
            let isFolder = SystemFile.isFolder(path)
            try check(unsafe mosquitto_tls_set(handle, isFolder ? nil : path, isFolder ? path : nil, nil, nil, nil))
        }
        try check(unsafe mosquitto_connect(handle, login.host, Int32(login.port), Self.keepAliveS))
        do throws(PublishError) {
            try wait { accepted != nil }
        } catch {
            // The library's own error only says that the connection was refused; the broker says why.
            guard accepted ?? 0 > 0 else { throw error }
        }
        guard accepted == 0 else {
            let code = accepted ?? 0
            let reason = unsafe String(
                cString: login.isFifth ? mosquitto_reason_string(code) : mosquitto_connack_string(code))
            throw .delivery("MQTT broker '\(host)': \(reason)")
        }
    }

    deinit { unsafe mosquitto_destroy(handle) }

    private static func of(_ object: UnsafeMutableRawPointer?) -> MQTTConnection? {
        unsafe object.map { unsafe Unmanaged<MQTTConnection>.fromOpaque($0).takeUnretainedValue() }
    }

    private func check(_ code: Int32) throws(PublishError) {
        guard code != MOSQ_ERR_SUCCESS.rawValue else { return }
        let reason =
            code == MOSQ_ERR_ERRNO.rawValue ? SystemError.text(errno) : unsafe String(cString: mosquitto_strerror(code))
        throw .delivery("MQTT broker '\(host)': \(SafeText.line(reason))")
    }

    /// Lets the connection work until a condition is met.
    private func wait(until isMet: () -> Bool) throws(PublishError) {
        let deadline = SystemClock.now.advanced(bySeconds: Self.timeoutS)
        while !isMet() {
            guard SystemClock.now < deadline else { throw .delivery("MQTT broker '\(host)': no response") }
            try check(unsafe mosquitto_loop(handle, 100, 1))
        }
    }

    func work() throws(PublishError) {
        // Each call handles a few packets.
        for _ in 0..<20 { try check(unsafe mosquitto_loop(handle, 0, 1)) }
    }

    func subscribe(_ topic: String) throws(PublishError) {
        try check(unsafe mosquitto_subscribe(handle, nil, topic, 1))
    }

    func popNews() -> Bool {
        defer { hasNews = false }
        return hasNews
    }

    func publish(_ message: MQTTMessage, quality: Int32) throws(PublishError) {
        if pending.count >= Self.maxPending { try wait { pending.count < Self.maxPending } }
        var number: Int32 = 0
        let payload = Array(message.payload.utf8)
        try check(
            unsafe mosquitto_publish(
                handle, &number, message.topic, Int32(payload.count), payload, quality, message.isRetained))
        if quality > 0 { pending.insert(number) }
    }

    func confirm() throws(PublishError) { try wait { pending.isEmpty } }

    func disconnect() {
        guard unsafe mosquitto_disconnect(handle) == MOSQ_ERR_SUCCESS.rawValue else { return }
        for _ in 0..<10 where unsafe mosquitto_loop(handle, 20, 1) == MOSQ_ERR_SUCCESS.rawValue {}
    }
}
