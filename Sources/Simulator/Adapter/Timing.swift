/// How long things take, in seconds.
package struct Timing: Sendable {
    /// Each way between the program and the adapter: a TCP connection over Wi-Fi.
    package var latency = 0.003
    /// By so much it may be longer, each time and each way by another part of it.
    package var latencySpread = 0.0
    /// How many seconds pass in the car while one passes at the adapter.
    package var carRate = 1.0
    /// The rate of the adapter's serial line when it is switched on, in bits a second; nil where there is no such line.
    package var baud: Int?
    /// From the end of an AT command to its answer, or to the request on the bus.
    package var command = 0.0015
    /// From an interrupting byte to STOPPED and the prompt.
    package var stop = 0.002
    /// From an answer to its prompt, where that is late.
    package var latePrompt = 0.2
    /// ATZ, with its LED test; a warm start is shorter.
    package var reset = 0.9
    package var warmReset = 0.1
    /// From the byte that wakes a sleeping adapter to its prompt.
    package var wake = 1.0
    /// From the request on the bus to the first ECU's answer.
    package var canAnswer = 0.008
    package var kLineAnswer = 0.045
    package var j1850Answer = 0.020
    /// The same of slow ECUs.
    package var slowAnswer = 0.350
    /// From 7F xx 78 to the answer after all, and how long an adapter that knows of it listens.
    package var pendingAnswer = 0.300
    package var pendingWait = 1.0
    /// Between the first answers of one ECU and the next, and between the frames of one message (or, outside CAN,
    /// its messages).
    package var nextECU = 0.004
    package var nextCANFrame = 0.001
    package var nextLegacyMessage = 0.012
    /// How long adaptive waiting (AT AT1) listens after the last answer.
    package var adaptiveCAN = 0.020
    package var adaptiveKLine = 0.060
    package var adaptiveJ1850 = 0.040
    /// ISO 14230-2 P3min: the K-line rests between an answer and the next request.
    package var kLineRest = 0.055
    /// One try of a protocol while searching, and the two ways to wake a K-line.
    package var searchTry = 0.5
    package var fastInit = 0.4
    package var slowInit = 2.5

    package init() {}

    /// Everything at once, for tests of the session alone; the adapter still listens for a while.
    package static var immediate: Timing {
        var timing = Timing()
        timing.latency = 0
        timing.command = 0
        return timing
    }
}

/// As a user gives them.
extension Timing {
    /// Milliseconds each way, or the least and the most: "0-80".
    package mutating func setLatency(_ text: String) throws(SimulatorOptionFault) {
        let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
        guard let least = bounds.first, let most = bounds.last, bounds.count <= 2, least <= most,
            bounds.allSatisfy((0...10_000).contains)
        else {
            throw SimulatorOptionFault.latency(text)
        }
        (latency, latencySpread) = (least / 1000, (most - least) / 1000)
    }

    /// How many times faster than at the adapter time passes in the car.
    package mutating func setCarRate(_ text: String) throws(SimulatorOptionFault) {
        guard let rate = Double(text), (0.1...10_000).contains(rate) else {
            throw SimulatorOptionFault.carRate(text)
        }
        carRate = rate
    }

    package mutating func setBaud(_ text: String) throws(SimulatorOptionFault) {
        guard let baud = Int(text), (300...4_000_000).contains(baud) else {
            throw SimulatorOptionFault.baud(text)
        }
        self.baud = baud
    }
}
