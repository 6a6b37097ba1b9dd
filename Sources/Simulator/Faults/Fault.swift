/// Something that goes wrong during a drive; what is wrong all the time is a quirk. To add one, add a row, and
/// implement its effect.
package struct Fault: Sendable {
    package enum Effect: Hashable, Sendable {
        // Faults of the connection.
        case resetConnection
        /// Bytes are lost in both directions until the connection is opened again.
        case silenceConnection
        case unplug

        // Faults of the adapter, which lose its settings.
        case restart(Restart)
        case sleep
        /// ERR94: a restart, after which CAN is blocked.
        case failCAN

        // Faults of the car.
        case switchIgnitionOff
        case trouble(CarTrouble)

        // Faults at the end of a response.
        case losePrompt
        case addPrompt
        /// Bytes of noise in the response.
        case addNoise

        // Faults in the text of a response.
        case say(String)
        /// A text after a line of data, which is corrupted; the following lines are missing.
        case sayBehindData(String)
        case loseCharacter
        case changeCharacter
        case cutLine

        // Faults of the ECUs' frames.
        /// The response arrives when the adapter no longer listens, so that it is received during the next request.
        case answerLate
        /// 7F xx 78, and the response 300 ms later; `isHeard` says whether the adapter listens that long.
        case answerPending(isHeard: Bool)
        /// 7F xx 21 (busy, repeat request).
        case refuseBusy
        case doubleFrame
        /// A consecutive frame of a multi-frame message is lost.
        case loseFrame
    }

    /// Problems that show only in the car's values and codes.
    package enum CarTrouble: Hashable, Sendable {
        case noCooling
        case noCharging
        case misfire
    }

    package enum Restart: Hashable, Sendable {
        /// Announced by `LV RESET`.
        case lowVoltage
        /// Announced by the lines of a normal start.
        case announced
        case silent
    }

    package let name: String
    /// A one-line description; empty if the name says everything.
    package var summary = ""
    let effect: Effect

    /// Whether this is a fault of the vehicle, which shows in its true values.
    package var isOfVehicle: Bool { if case .trouble = effect { true } else { false } }
    /// The duration in seconds, unless the user gives one; 0 for a fault that is over at once.
    var lastsS = 0.0

    package static let all = described + said + saidBehindData

    package static let described: [Fault] =
        sessionFaults + [
            Fault(
                name: "overheat", summary: "the coolant temperature rises above 120 °C", effect: .trouble(.noCooling),
                lastsS: .infinity),
            Fault(
                name: "weak-battery", summary: "the alternator fails and the voltage drops",
                effect: .trouble(.noCharging), lastsS: .infinity),
            Fault(
                name: "lamp", summary: "misfire: P0301 pending, 30 s later confirmed with the light on",
                effect: .trouble(.misfire), lastsS: .infinity),
        ]

    private static let sessionFaults: [Fault] = [
        Fault(name: "reset", summary: "the connection is reset", effect: .resetConnection),
        Fault(
            name: "dead", summary: "the connection stays open, but is silent until opened again",
            effect: .silenceConnection),
        Fault(
            name: "unplugged", summary: "the adapter is unplugged, and plugged in again after 5 s", effect: .unplug,
            lastsS: 5),
        Fault(name: "lv-reset", summary: "LV RESET: the settings are lost", effect: .restart(.lowVoltage)),
        Fault(name: "reboot", summary: "the adapter restarts and reports it", effect: .restart(.announced)),
        Fault(name: "reboot-silent", summary: "the adapter restarts without reporting it", effect: .restart(.silent)),
        Fault(name: "lp-alert", summary: "LP ALERT, then the adapter sleeps until it is woken up", effect: .sleep),
        Fault(name: "err94", summary: "ERR94: the settings are lost, and CAN is blocked until ATFE", effect: .failCAN),
        Fault(
            name: "ignition-off", summary: "the ignition is off for 30 s", effect: .switchIgnitionOff, lastsS: 30),
        Fault(name: "prompt-lost", summary: "a prompt is missing", effect: .losePrompt),
        Fault(name: "prompt-stray", summary: "a prompt arrives twice", effect: .addPrompt),
        Fault(name: "noise", summary: "the response contains random bytes", effect: .addNoise),
        Fault(name: "character-lost", summary: "a digit is missing in a line", effect: .loseCharacter),
        Fault(
            name: "character-wrong", summary: "a digit in a line is replaced by something else",
            effect: .changeCharacter),
        Fault(name: "line-cut", summary: "a line ends in the middle of a byte", effect: .cutLine),
        Fault(name: "late", summary: "the response arrives during the next request", effect: .answerLate),
        Fault(
            name: "pending", summary: "the engine responds 7F xx 78, and in full 300 ms later",
            effect: .answerPending(isHeard: true)),
        Fault(
            name: "pending-late", summary: "as pending, but after the timeout of the adapter",
            effect: .answerPending(isHeard: false)),
        Fault(name: "busy", summary: "the engine responds 7F xx 21 (busy)", effect: .refuseBusy),
        Fault(name: "frame-doubled", summary: "a frame arrives twice", effect: .doubleFrame),
        Fault(name: "frame-missing", summary: "a frame of a long response is missing", effect: .loseFrame),
    ]

    /// Texts that the adapter sends instead of a response.
    package static let said = (notBehindData + behindData).map { Fault(name: name($0), effect: .say($0)) }

    /// Texts after a line of data, which is corrupted and the last one.
    package static let saidBehindData = behindData.map { text in
        // The adapter appends these messages to the faulty line itself, after "<".
        let mark = text == "DATA ERROR" || text == "RX ERROR" ? "<" : ""
        return Fault(name: name(text) + "-glued", effect: .sayBehindData(mark + text))
    }

    private static let notBehindData = ["NO DATA", "UNABLE TO CONNECT", "BUS INIT: ERROR"]
    private static let behindData = [
        "STOPPED", "BUFFER FULL", "CAN ERROR", "DATA ERROR", "RX ERROR", "BUS ERROR", "BUS BUSY", "FB ERROR",
        "ACT ALERT", "OUT OF MEMORY", "FC RX TIMEOUT", "UART RX OVERFLOW",
    ]

    private static func name(_ text: String) -> String {
        text.lowercased().filter { $0 != ":" }.split(separator: " ").joined(separator: "-")
    }

    /// Whether the fault happens at a time of its own, whatever the adapter is doing.
    var isEvent: Bool {
        switch effect {
        case .resetConnection, .silenceConnection, .unplug, .restart, .sleep, .failCAN, .switchIgnitionOff, .trouble:
            true
        default: false
        }
    }

    /// Whether the fault can happen to any command, and not only to a request to the car.
    var concernsEveryCommand: Bool {
        switch effect {
        case .losePrompt, .addPrompt, .addNoise: true
        default: isEvent
        }
    }
}
