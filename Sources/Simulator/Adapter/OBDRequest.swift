import OBD

/// A line of hexadecimal digits: the bytes to send and, as an odd last digit, the response count.
struct OBDRequest: Sendable {
    /// The bytes from the service identifier on.
    let message: [UInt8]
    /// The response count; nil to listen until the timeout.
    let count: Int?
    /// Values that replace AT SH and AT ST (STPX).
    var header: UInt32?
    var timeoutS: Double?

    init(message: [UInt8], count: Int?, header: UInt32?, timeoutS: Double?) {
        self.message = message
        self.count = count
        self.header = header
        self.timeoutS = timeoutS
    }

    /// Creates a request from a line; nil if the adapter answers it with "?".
    /// - Parameter segments: whether the adapter sends requests that are longer than a CAN frame, as STN adapters do.
    init?(_ line: [UInt8], settings: AdapterSettings, bus: VehicleBus?, segments: Bool = false) {
        var nibbles: [UInt8] = []
        nibbles.reserveCapacity(line.count)
        for digit in line {
            guard let nibble = BusFrame.nibble(digit) else { return nil }
            nibbles.append(nibble)
        }
        guard nibbles.count >= 2 else { return nil }
        if nibbles.count % 2 == 1 {
            let digit = Int(nibbles.removeLast())
            count = digit == 0 ? nil : digit
        } else {
            count = nil
        }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: nibbles.count, by: 2) {
            bytes.append(nibbles[index] << 4 | nibbles[index + 1])
        }
        let isRawCAN = !settings.canFormatting && bus?.framing.isCAN == true
        let limit = segments && bus?.framing.isCAN == true && !isRawCAN ? 32 : 7
        guard bytes.count <= (isRawCAN || settings.longMessages ? max(8, limit) : limit) else { return nil }
        if isRawCAN {
            // The user supplies the ISO-TP control byte.
            let length = Int(bytes[0])
            guard length > 0, length < bytes.count else {
                message = []
                return
            }
            message = Array(bytes[1...length])
        } else {
            message = bytes
        }
    }
}
