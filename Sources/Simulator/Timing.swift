/// How long things take, in seconds.
package struct Timing: Sendable {
    /// Each way between the program and the adapter: a TCP connection over Wi-Fi.
    package var latency = 0.003
    /// Per byte on a serial line (10 / baud rate); 0 where there is none.
    package var byteTime = 0.0
    /// From the end of an AT command to its answer, or to the request on the bus.
    package var command = 0.0015
    /// From an interrupting byte to STOPPED and the prompt.
    package var stop = 0.002
    /// ATZ, with its lamp test; a warm start is shorter.
    package var reset = 0.9
    package var warmReset = 0.1
    /// From the request on the bus to the first ECU's answer.
    package var canAnswer = 0.008
    package var kLineAnswer = 0.045
    package var j1850Answer = 0.020
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

    /// Everything at once, for tests of the dialogue alone; the adapter still listens for a while.
    package static var immediate: Timing {
        var timing = Timing()
        timing.latency = 0
        timing.command = 0
        return timing
    }
}
