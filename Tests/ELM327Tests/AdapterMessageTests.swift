import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct AdapterMessageTests {
    /// The explanations shown to a person who types commands.
    @Test(
        arguments: [
            (.ok, nil), (.busInitOK, nil), (.searching, "searching for the vehicle's protocol"),
            (.unknownCommand, "the adapter does not support that, or not now"),
            (.noData, "no response from the vehicle"),
            (.unableToConnect, "the vehicle responds on no protocol: is the ignition on?"),
            (.busInitError, "the vehicle does not respond on this protocol: is the ignition on?"),
            (.busBusy, "the bus is constantly busy"), (.busError, "invalid signals on the bus"),
            (.canError, "nothing on the CAN bus acknowledges: is the ignition on, the protocol right?"),
            (.dataError, "the response was corrupted"), (.rxError, "a corrupted frame: is the protocol right?"),
            (.feedbackError, "the adapter does not receive what it sends: is it, or the wiring, faulty?"),
            (.bufferFull, "more arrived than the adapter can forward: data is missing"), (.stopped, "interrupted"),
            (.activityAlert, "the adapter will sleep in about a minute unless something is sent"),
            (.lowPowerAlert, "the adapter goes to sleep"),
            (.lowVoltageReset, "the supply voltage dropped: the adapter restarted with default settings"),
            (.internalError("94"), "a fatal CAN error; AT FE clears it"),
            (.internalError("71"), "an internal error of the adapter"), (.outOfMemory, "too long for the adapter"),
            (.flowControlTimeout, "the vehicle did not request the rest of a long request"),
            (.uartOverflow, "the adapter missed some of the data sent to it"),
        ] as [(AdapterMessage, String?)])
    func meanings(message: AdapterMessage, meaning: String?) {
        #expect(message.meaning == meaning)
    }

    @Test(
        arguments: [
            (.ok, "OK"), (.unknownCommand, "?"), (.searching, "SEARCHING"), (.busInitOK, "BUS INIT: OK"),
        ] as [(AdapterMessage, String)])
    func texts(message: AdapterMessage, text: String) {
        #expect(message.text == text)
    }
}
