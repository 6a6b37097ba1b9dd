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
    package static let searchAcknowledged = Quirks(rawValue: 1 << 36)
    package static let searchByRequest = Quirks(rawValue: 1 << 37)
    package static let oneIdentifier = Quirks(rawValue: 1 << 38)
    package static let j1939 = Quirks(rawValue: 1 << 39)
    package static let doipBusy = Quirks(rawValue: 1 << 40)
    package static let doipTLS = Quirks(rawValue: 1 << 41)

    /// The quirks by the names that a user can give.
    package static let named: [(name: String, quirk: Quirks, summary: String)] = [
        ("echo-always-on", .echoAlwaysOn, "ATE0 responds OK but changes nothing"),
        ("bytewise", .deliverBytewise, "responses arrive one byte at a time"),
        ("no-checksum", .noChecksum, "K-line and J1850 messages arrive without a checksum"),
        ("nul-bytes", .nulBytes, "responses contain NUL bytes"),
        ("searching-glued", .searchingGlued, "SEARCHING... and the first response are on one line"),
        ("ecu-order-reversed", .ecuOrderReversed, "the last ECU responds first"),
        ("interleaved", .interleaved, "ECUs interleave the frames of long messages"),
        ("headers-ignored", .headersIgnored, "ATH1 responds OK but changes nothing"),
        ("ignition-off", .ignitionOff, "the ignition of the car is off"),
        ("unplugged", .unplugged, "the adapter is not plugged into a car"),
        ("silence", .silence, "the adapter never responds"),
        ("clone-v1.5", [.cloneV15, .countRefused], "ELM327 v1.5 that responds ? to half of the commands"),
        ("clone-v2.1", .cloneV21, "claims to be ELM327 v2.1, but supports only most commands of v1.3"),
        ("spaces-stay", .spacesStay, "ATS0 responds OK but changes nothing"),
        ("one-frame", .oneFrame, "long responses end after the first frame: no flow control"),
        ("ok-to-everything", .okToEverything, "every AT command responds OK, but most do nothing"),
        ("dpn-zero", .dpnZero, "ATDPN responds 0 whatever the protocol is"),
        ("count-messages", .countMessages, "the response count of a request counts messages, not lines"),
        ("count-refused", .countRefused, "a request with a response count gets ?"),
        ("no-batches", .noBatches, "the ECUs do not respond to several PIDs in one request"),
        ("batch-first-only", .batchFirstOnly, "the ECUs answer only the first of several PIDs in one request"),
        ("batch-reordered", .batchReordered, "the ECUs answer several PIDs in a different order"),
        ("batch-omits", .batchOmits, "the ECUs leave out one of several PIDs"),
        ("slow-ecu", .slowECU, "the ECUs respond after 350 ms, after the timeout of the adapter"),
        ("tpa0-locks", .tpa0Locks, "ATTPA0 locks the adapter until it is unplugged"),
        ("atz-silent", .atzSilent, "ATZ resets without a response"),
        ("voltage-without-v", .voltageWithoutV, "ATRV responds without V"),
        ("voltage-zero", .voltageZero, "ATRV responds 0.0V"),
        ("late-prompt", .latePrompt, "each prompt arrives 200 ms after the response"),
        ("no-prompt-after-ate0", .noPromptAfterATE0, "the response to ATE0 has no prompt"),
        ("ecus-disagree", .ecusDisagree, "the second ECU responds with half the values of the engine ECU"),
        ("foreign-tester", .foreignTester, "responses to the requests of another scan tool arrive too"),
        ("buffer-small", .bufferSmall, "the adapter's buffer holds only 128 bytes"),
        ("service-01-refused", .refusesCurrentData, "the ECUs refuse service 01 (7F 01 11), but no others"),
        ("functional-only", .functionalOnly, "the ECUs respond only to functional (broadcast) requests"),
        ("search-acknowledged", .searchAcknowledged, "a search takes a CAN bus that acknowledges the request as found"),
        ("search-request", .searchByRequest, "a search sends the request itself instead of 0100"),
        ("one-identifier", .oneIdentifier, "the ECUs refuse several identifiers of OBDonUDS in one request"),
        ("j1939", .j1939, "the bus is SAE J1939, that of trucks, and nothing responds to OBD requests"),
        ("doip-busy", .doipBusy, "a car with diagnostics over IP refuses because all its connections are in use"),
        ("doip-tls", .doipTLS, "a car with diagnostics over IP refuses connections without TLS"),
        ("pending-twice", .pendingTwice, "the ECUs respond 7F xx 78 twice before each full response"),
    ]

    package static func named(_ name: String) -> Quirks? { named.first { $0.name == name }?.quirk }

    /// Returns the quirks in a comma-separated list of names; throws `noQuirk` for an unknown name.
    package static func parse(_ text: String) throws(SimulatorOptionError) -> Quirks {
        var quirks: Quirks = []
        for name in text.split(separator: ",") {
            guard let quirk = named(String(name)) else { throw SimulatorOptionError.noQuirk(String(name)) }
            quirks.formUnion(quirk)
        }
        return quirks
    }
}
