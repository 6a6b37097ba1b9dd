import Testing

@testable import ELM327

@Suite struct AdapterMessageTests {
    /// The explanations shown to a person who types commands.
    @Test(
        arguments: [
            (.ok, nil), (.busInitOK, nil), (.searching, "looking for the vehicle's protocol"),
            (.unknownCommand, "the adapter does not understand that, or not now"),
            (.noData, "no answer from the vehicle"),
            (.unableToConnect, "the vehicle answers on no protocol: is the ignition on?"),
            (.busInitError, "the vehicle does not answer on this protocol: is the ignition on?"),
            (.busBusy, "the bus does not fall quiet"), (.busError, "wrong signals on the bus"),
            (.canError, "nothing on the CAN bus takes what is sent: is the ignition on, the protocol right?"),
            (.dataError, "the answer was damaged on its way"), (.rxError, "a damaged frame: is the protocol right?"),
            (.feedbackError, "the adapter does not hear what it sends: is it broken, or the wiring?"),
            (.bufferFull, "more came than the adapter can pass on: something is missing"), (.stopped, "interrupted"),
            (.activityAlert, "the adapter will sleep in about a minute, where nothing is sent"),
            (.lowPowerAlert, "the adapter goes to sleep"),
            (.lowVoltageReset, "the adapter's supply fell: it restarted, with all settings at their defaults"),
            (.internalError("94"), "a fatal fault on CAN; AT FE makes the adapter forget it"),
            (.internalError("71"), "a fault inside the adapter"), (.outOfMemory, "too long for the adapter"),
            (.flowControlTimeout, "the vehicle did not ask for the rest of a long request"),
            (.uartOverflow, "the adapter missed some of what was sent to it"),
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
