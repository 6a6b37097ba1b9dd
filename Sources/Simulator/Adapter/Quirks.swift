/// Known defects of real adapters and ECUs, and conditions around them. To add one, add a case and a row.
package struct Quirks: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let echoAlwaysOn = Quirks(rawValue: 1 << 0)
    package static let deliverBytewise = Quirks(rawValue: 1 << 1)
    package static let noChecksum = Quirks(rawValue: 1 << 2)
    package static let nulBytes = Quirks(rawValue: 1 << 3)
    package static let searchingGlued = Quirks(rawValue: 1 << 4)
    package static let ecuOrderReversed = Quirks(rawValue: 1 << 5)
    package static let interleaved = Quirks(rawValue: 1 << 6)
    package static let headersIgnored = Quirks(rawValue: 1 << 7)
    package static let ignitionOff = Quirks(rawValue: 1 << 8)
    package static let unplugged = Quirks(rawValue: 1 << 9)
    package static let silence = Quirks(rawValue: 1 << 10)
    static let cloneV15 = Quirks(rawValue: 1 << 11)
    package static let cloneV21 = Quirks(rawValue: 1 << 12)
    package static let spacesStay = Quirks(rawValue: 1 << 13)
    package static let oneFrame = Quirks(rawValue: 1 << 14)
    package static let okToEverything = Quirks(rawValue: 1 << 15)
    package static let dpnZero = Quirks(rawValue: 1 << 16)
    package static let countMessages = Quirks(rawValue: 1 << 17)
    package static let countRefused = Quirks(rawValue: 1 << 18)
    package static let noBatches = Quirks(rawValue: 1 << 19)
    package static let batchFirstOnly = Quirks(rawValue: 1 << 20)
    package static let batchReordered = Quirks(rawValue: 1 << 21)
    package static let batchOmits = Quirks(rawValue: 1 << 22)
    package static let slowECU = Quirks(rawValue: 1 << 23)
    package static let tpa0Locks = Quirks(rawValue: 1 << 24)
    package static let atzSilent = Quirks(rawValue: 1 << 25)
    package static let voltageWithoutV = Quirks(rawValue: 1 << 26)
    package static let voltageZero = Quirks(rawValue: 1 << 27)
    package static let latePrompt = Quirks(rawValue: 1 << 28)
    package static let noPromptAfterATE0 = Quirks(rawValue: 1 << 29)
    package static let ecusDisagree = Quirks(rawValue: 1 << 30)
    package static let foreignTester = Quirks(rawValue: 1 << 31)
    package static let bufferSmall = Quirks(rawValue: 1 << 32)
    package static let refusesCurrentData = Quirks(rawValue: 1 << 33)
    package static let pendingTwice = Quirks(rawValue: 1 << 34)
    package static let functionalOnly = Quirks(rawValue: 1 << 35)

    /// The quirks by the names that a user can give.
    package static let named: [(name: String, quirk: Quirks, summary: String)] = [
        ("echo-always-on", .echoAlwaysOn, "ATE0 says OK and changes nothing"),
        ("bytewise", .deliverBytewise, "answers come one byte at a time"),
        ("no-checksum", .noChecksum, "messages of the K-line and J1850 come without their checksum"),
        ("nul-bytes", .nulBytes, "NUL bytes stand in the answers"),
        ("searching-glued", .searchingGlued, "SEARCHING... and the first answer share a line"),
        ("ecu-order-reversed", .ecuOrderReversed, "the last ECU answers first"),
        ("interleaved", .interleaved, "ECUs send the frames of long messages in turn"),
        ("headers-ignored", .headersIgnored, "ATH1 says OK and changes nothing"),
        ("ignition-off", .ignitionOff, "the adapter is in a car that is switched off"),
        ("unplugged", .unplugged, "the adapter is in no car"),
        ("silence", .silence, "the adapter never answers"),
        ("clone-v1.5", [.cloneV15, .countRefused], "ELM327 v1.5, which says ? to half of the commands"),
        ("clone-v2.1", .cloneV21, "calls itself ELM327 v2.1 and knows the commands of v1.3, not even all of those"),
        ("spaces-stay", .spacesStay, "ATS0 says OK and changes nothing"),
        ("one-frame", .oneFrame, "long answers end after their first frame, for want of flow control"),
        ("ok-to-everything", .okToEverything, "every AT command says OK, and most do nothing"),
        ("dpn-zero", .dpnZero, "ATDPN says 0 whatever the protocol is"),
        ("count-messages", .countMessages, "the number behind a request counts messages, not lines"),
        ("count-refused", .countRefused, "a number behind a request is answered ?"),
        ("no-batches", .noBatches, "the ECUs are silent to several PIDs in one request"),
        ("batch-first-only", .batchFirstOnly, "the ECUs answer the first of several PIDs in one request"),
        ("batch-reordered", .batchReordered, "the ECUs answer several PIDs in another order"),
        ("batch-omits", .batchOmits, "the ECUs leave out one of several PIDs"),
        ("slow-ecu", .slowECU, "the ECUs answer after 350 ms, when the adapter has given up"),
        ("tpa0-locks", .tpa0Locks, "ATTPA0 locks the adapter until its power is cut"),
        ("atz-silent", .atzSilent, "ATZ resets and answers nothing"),
        ("voltage-without-v", .voltageWithoutV, "ATRV answers without V"),
        ("voltage-zero", .voltageZero, "ATRV says 0.0V"),
        ("late-prompt", .latePrompt, "each prompt comes 200 ms after the answer"),
        ("no-prompt-after-ate0", .noPromptAfterATE0, "ATE0 is answered without a prompt"),
        ("ecus-disagree", .ecusDisagree, "the second ECU answers all that the engine does, with half the values"),
        ("foreign-tester", .foreignTester, "answers come that another tester asked for"),
        ("buffer-small", .bufferSmall, "the adapter's buffer is full at 128 bytes"),
        ("service-01-refused", .refusesCurrentData, "the ECUs refuse service 01 (7F 01 11), and answer the others"),
        ("functional-only", .functionalOnly, "the ECUs heed only what is addressed to all of them"),
        ("pending-twice", .pendingTwice, "the ECUs answer each request twice with 7F xx 78 only, then in full"),
    ]

    package static func named(_ name: String) -> Quirks? { named.first { $0.name == name }?.quirk }

    /// Returns the quirks in a comma-separated list of names; throws `noQuirk` for an unknown name.
    package static func parse(_ text: String) throws(SimulatorOptionFault) -> Quirks {
        var quirks: Quirks = []
        for name in text.split(separator: ",") {
            guard let quirk = named(String(name)) else { throw SimulatorOptionFault.noQuirk(String(name)) }
            quirks.formUnion(quirk)
        }
        return quirks
    }
}
