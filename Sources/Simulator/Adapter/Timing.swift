/// Durations in the simulation, in seconds unless stated otherwise.
package struct Timing: Sendable {
    /// The delay each way between the client and the adapter: a TCP connection over Wi-Fi.
    package var latency = 0.003
    /// The largest random delay added to `latency`, drawn anew for each transfer in each direction.
    package var latencySpread = 0.0
    /// How many seconds pass in the car for each second at the adapter.
    package var carRate = 1.0
    /// The adapter's serial baud rate at power-up; nil if there is no serial line.
    package var baud: Int?
    /// From the end of a command line to its response, or to the request on the bus.
    package var command = 0.0015
    /// From an interrupting byte to STOPPED and the prompt.
    package var stop = 0.002
    /// From a response to its prompt under the quirk `latePrompt`.
    package var latePrompt = 0.2
    /// ATZ, with its LED test; a warm start takes less.
    package var reset = 0.9
    package var warmReset = 0.1
    /// From the byte that wakes a sleeping adapter to the prompt.
    package var wake = 1.0
    /// From the request on the bus to the first ECU's response.
    package var canResponse = 0.008
    /// The same where the ECU is asked without an ELM327 in between, whose own time is in the other.
    package var busResponse = 0.002
    package var kLineResponse = 0.045
    package var j1850Response = 0.020
    /// The same for slow ECUs.
    package var slowResponse = 0.350
    /// From 7F xx 78 to the final response, and how long an adapter that recognizes 7F xx 78 listens.
    package var pendingResponse = 0.300
    package var pendingWait = 1.0
    /// Between the first responses of one ECU and the next, between the frames of a message, and, on other buses than
    /// CAN, between the messages of a response.
    package var nextECU = 0.004
    package var nextCANFrame = 0.001
    package var nextLegacyMessage = 0.012
    /// How long the adapter listens after the last response with adaptive timing (AT AT1).
    package var adaptiveCAN = 0.020
    package var adaptiveKLine = 0.060
    package var adaptiveJ1850 = 0.040
    /// ISO 14230-2 P3min: the K-line is idle for this long between a response and the next request.
    package var kLineRest = 0.055
    /// The time to try one protocol during a search, and the times of the two K-line initializations.
    package var searchTry = 0.5
    package var fastInit = 0.4
    package var slowInit = 2.5

    /// The time of a frame of eight bytes at 500 kbit/s.
    static let canFrame = 0.00025

    package init() {}

    /// Timing without latency or processing time, for tests of the session alone; ECUs still take their time to
    /// respond.
    package static var immediate: Timing {
        var timing = Timing()
        timing.latency = 0
        timing.command = 0
        return timing
    }
}

/// Values as a user gives them.
extension Timing {
    /// Sets the latency each way from milliseconds, or from the least and the most: "0-80"; throws `latency`.
    package mutating func setLatency(_ text: String) throws(SimulatorOptionError) {
        let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
        guard let least = bounds.first, let most = bounds.last, bounds.count <= 2, least <= most,
            bounds.allSatisfy((0...10_000).contains)
        else {
            throw SimulatorOptionError.latency(text)
        }
        latency = least / 1000
        latencySpread = (most - least) / 1000
    }

    /// Sets how many times faster time passes in the car than at the adapter; throws `carRate`.
    package mutating func setCarRate(_ text: String) throws(SimulatorOptionError) {
        guard let rate = Double(text), (0.1...10_000).contains(rate) else {
            throw SimulatorOptionError.carRate(text)
        }
        carRate = rate
    }

    package mutating func setBaud(_ text: String) throws(SimulatorOptionError) {
        guard let baud = Int(text), (300...4_000_000).contains(baud) else {
            throw SimulatorOptionError.baud(text)
        }
        self.baud = baud
    }
}
