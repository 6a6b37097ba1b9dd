/// Something that goes wrong during a drive. What is wrong all the time is a quirk. To add one, add a row, and what it
/// does to an effect.
package struct Fault: Sendable {
    package enum Effect: Hashable, Sendable {
        // The connection.
        case resetConnection
        /// Bytes vanish both ways until it is opened again.
        case silenceConnection
        case unplug

        // The adapter, which forgets its settings.
        case restart(Restart)
        case sleep
        /// ERR94: a restart, after which CAN is blocked.
        case failCAN

        // The car.
        case switchIgnitionOff
        case trouble(CarTrouble)

        // The end of an answer.
        case losePrompt
        case addPrompt
        /// Bytes of noise in it.
        case addNoise

        // The text of an answer.
        case say(String)
        /// Behind a line of data, which is then wrong; the rest is missing.
        case sayBehindData(String)
        case loseCharacter
        case changeCharacter
        case cutLine

        // What the ECUs send.
        /// When the adapter no longer listens, so that the next request hears it.
        case answerLate
        /// 7F xx 78, and the answer after 300 ms; the adapter listens that long, or does not.
        case answerPending(isHeard: Bool)
        /// 7F xx 21.
        case refuseBusy
        case doubleFrame
        /// A frame of a long message, but not its first.
        case loseFrame
    }

    /// What shows only in the car's values and codes.
    package enum CarTrouble: Hashable, Sendable {
        case noCooling
        case noCharging
        case misfire
    }

    package enum Restart: Hashable, Sendable {
        /// `LV RESET`.
        case lowVoltage
        /// With the lines of a start.
        case announced
        case silent
    }

    package let name: String
    /// Empty where the name says it all.
    package var summary = ""
    let effect: Effect

    /// It is the vehicle's own, and shows in true values.
    package var isOfVehicle: Bool { if case .trouble = effect { true } else { false } }
    /// How long it lasts, unless the user says; 0 where it is over at once.
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

    /// By the adapter, instead of an answer.
    package static let said = (notBehindData + behindData).map { Fault(name: name($0), effect: .say($0)) }

    /// Behind a line of data, which is then wrong, and the last.
    package static let saidBehindData = behindData.map { text in
        // What is wrong with a line is said on it.
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

    /// It happens at a moment of its own, whatever the adapter is doing.
    var isEvent: Bool {
        switch effect {
        case .resetConnection, .silenceConnection, .unplug, .restart, .sleep, .failCAN, .switchIgnitionOff, .trouble:
            true
        default: false
        }
    }

    /// It can happen to any command, not only to a request to the car.
    var concernsEveryCommand: Bool {
        switch effect {
        case .losePrompt, .addPrompt, .addNoise: true
        default: isEvent
        }
    }
}
