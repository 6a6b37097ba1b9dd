import OBD
import Telemetry
import Testing

@testable import Simulator

@Suite(.timeLimit(.minutes(20))) struct VirtualAdapterTests {
    @Test func powersOnWithEchoAndWithoutHeaders() {
        var session = SimulatedSession(testCar())
        #expect(session.ask("atz") == "atz\r\r\rELM327 v2.1\r\r>")
        #expect(session.ask("AT I") == "AT I\rELM327 v2.1\r\r>")
        #expect(session.ask("AT@1") == "AT@1\rOBDII to RS232 Interpreter\r\r>")
        #expect(session.ask("AT E0") == "AT E0\rOK\r\r>")
        #expect(session.ask("ATRV") == "14.0V\r\r>")
        #expect(session.ask("ATL1") == "OK\r\n\r\n>")
        #expect(session.ask("ATL0") == "OK\r\r>")
        #expect(session.ask("ATWS") == "\r\rELM327 v2.1\r\r>")
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    /// Writes to the non-volatile memory: AT SP stores its protocol whatever AT M says, AT TP and a search only a
    /// protocol that works, with AT M1.
    @Test func memory() throws {
        func writes(_ lines: String...) throws -> Int {
            var session = SimulatedSession(try #require(VirtualCar.named("city")))
            for line in lines { session.set(line) }
            return session.adapter.memoryWrites
        }
        #expect(try writes("ATSP6") == 1)
        #expect(try writes("ATM0", "ATSP6") == 1)
        #expect(try writes("ATM0", "ATTP0", "0100") == 0)
        #expect(try writes("ATM0", "ATTP6", "0100") == 0)
        #expect(try writes("ATTP0", "0100") == 1)
        #expect(try writes("ATTP6", "0100") == 1)
        #expect(try writes("ATTP3", "0100") == 0)
        // After a reset AT M1 is set again.
        #expect(try writes("ATM0", "ATZ", "0100", "ATPC", "0100") == 1)
        #expect(try writes("ATPP0CSV23", "ATPP0CON", "ATSD42", "ATCV1234") == 4)
    }

    @Test(arguments: ["ATXY", "XYZ", "AT", "ATE2", "ATST", "ATSPX", "0", "010", "0102030405060708", "?", "ATSTIIGN"])
    func saysQuestionMarkToWhatItDoesNotKnow(_ line: String) {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6")
        let answer = session.ask(line)
        // "010" is service 01 with a response count, which no car answers.
        #expect(answer == (line == "010" ? "NO DATA\r\r>" : "?\r\r>"))
    }

    @Test(arguments: [
        "ATD", "ATAL", "ATNL", "ATCAF1", "ATCFC1", "ATM0", "ATR1", "ATAT1", "ATAT2", "ATST32", "ATSP0", "ATSPA6",
        "ATSP6", "ATTP0", "ATPC", "ATKW0", "ATS0", "ATFE", "ATSS", "ATCSM1", "ATAMT40", "ATCTM1", "ATCRA7E8", "ATCRA",
        "ATSH7DF", "ATSHDB33F1", "ATCP18", "ATAR", "ATBI", "ATV0", "ATD1", "ATSW00", "ATJE", "ATIIA13", "ATFCSM1",
    ])
    func acceptsWhatAGenuineOneDoes(_ line: String) {
        var session = SimulatedSession(testCar())
        session.set("ATE0")
        let answer = session.ask(line)
        #expect(answer.hasSuffix("OK\r\r>"))
    }

    /// Values that are not identifiers on CAN, or to which 8 cannot be added.
    @Test(arguments: ["ATSHFFFFFFFF", "ATSHFFFFFFF8", "ATSHFFF"]) func aHeaderThatNobodyHas(_ line: String) {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", line)
        #expect(session.ask("0100") == "NO DATA\r\r>")
    }

    @Test func describesTheProtocol() {
        var session = SimulatedSession(testCar())
        session.set("ATE0")
        #expect(session.ask("ATDP") == "AUTO\r\r>")
        #expect(session.ask("ATDPN") == "A0\r\r>")
        #expect(session.ask("0100") == "SEARCHING...\r41 00 BE 3F B8 13 \r41 00 80 08 00 00 \r\r>")
        #expect(session.ask("ATDPN") == "A6\r\r>")
        #expect(session.ask("ATDP") == "AUTO, ISO 15765-4 (CAN 11/500)\r\r>")
        #expect(session.ask("ATSP5") == "OK\r\r>")
        #expect(session.ask("ATDP") == "ISO 14230-4 (KWP FAST)\r\r>")
        #expect(session.ask("ATTPA6") == "OK\r\r>")
        #expect(session.ask("ATDPN") == "A6\r\r>")
        // A protocol that was only tried is lost in a reset.
        session.set("ATZ", "ATE0")
        #expect(session.ask("ATDPN") == "5\r\r>")
    }

    /// One response with and without headers and spaces, on every bus.
    @Test(arguments: [
        ("6", "41 0D 00 \r41 0D 00 \r", "7E8 03 41 0D 00 \r7E9 03 41 0D 00 \r"),
        ("8", "41 0D 00 \r41 0D 00 \r", "7E8 03 41 0D 00 \r7E9 03 41 0D 00 \r"),
        ("7", "41 0D 00 \r41 0D 00 \r", "18 DA F1 10 03 41 0D 00 \r18 DA F1 18 03 41 0D 00 \r"),
        ("9", "41 0D 00 \r41 0D 00 \r", "18 DA F1 10 03 41 0D 00 \r18 DA F1 18 03 41 0D 00 \r"),
        ("1", "41 0D 00 \r41 0D 00 \r", "41 6B 10 41 0D 00 86 \r41 6B 18 41 0D 00 1A \r"),
        ("2", "41 0D 00 \r41 0D 00 \r", "48 6B 10 41 0D 00 CA \r48 6B 18 41 0D 00 56 \r"),
        ("3", "41 0D 00 \r41 0D 00 \r", "48 6B 10 41 0D 00 11 \r48 6B 18 41 0D 00 19 \r"),
        ("4", "41 0D 00 \r41 0D 00 \r", "83 F1 10 41 0D 00 D2 \r83 F1 18 41 0D 00 DA \r"),
        ("5", "41 0D 00 \r41 0D 00 \r", "83 F1 10 41 0D 00 D2 \r83 F1 18 41 0D 00 DA \r"),
    ])
    func spacesAndHeaders(_ digit: Character, _ plain: String, _ withHeaders: String) throws {
        let bus = try #require(VehicleBus(ofELM327: digit))
        var session = SimulatedSession(testCar(bus))
        session.set("ATE0", "ATSP\(digit)", "0100")
        #expect(session.ask("010D") == plain + "\r>")
        session.set("ATH1")
        #expect(session.ask("010D") == withHeaders + "\r>")
        session.set("ATS0")
        #expect(session.ask("010D") == withHeaders.filter { $0 != " " } + "\r>")
        session.set("ATH0")
        #expect(session.ask("01 0d") == plain.filter { $0 != " " } + "\r>")
        // The decoder accepts the lines.
        session.set("ATH1")
        let lines = session.ask("010D").split(separator: "\r").dropLast()
        for line in lines {
            let frame = try #require(try BusFrame.parse(Array(line.utf8), framing: bus.framing))
            #expect(frame.data == (bus.framing.isCAN ? [3, 0x41, 0x0D, 0] : [0x41, 0x0D, 0]))
        }
        #expect(lines.count == 2)
    }

    @Test func canShowsPaddingAndLengths() {
        var car = testCar()
        car.padding = 0xAA
        var session = SimulatedSession(car)
        session.set("ATE0", "ATSP6", "ATH1", "ATCRA7E8")
        #expect(session.ask("010D1") == "7E8 03 41 0D 00 AA AA AA AA \r\r>")
        session.set("ATPC", "ATD1")
        #expect(session.ask("010D1") == "7E8 8 03 41 0D 00 AA AA AA AA \r\r>")
        session.set("ATH0", "ATCAF0", "ATPC")
        #expect(session.ask("02 01 0D 1") == "03 41 0D 00 AA AA AA AA \r\r>")
    }

    /// The VIN is `3VWDX7AJ0DM254871`.
    @Test func longAnswersOnCAN() {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6")
        #expect(
            session.ask("0902")
                == "014 \r0: 49 02 01 33 56 57 \r1: 44 58 37 41 4A 30 44 \r2: 4D 32 35 34 38 37 31 \r\r>")
        session.set("ATS0")
        #expect(session.ask("0902") == "014\r0:490201335657\r1:445837414A3044\r2:4D323534383731\r\r>")
        session.set("ATH1")
        #expect(session.ask("0902") == "7E81014490201335657\r7E821445837414A3044\r7E8224D323534383731\r\r>")
        // Without flow control an ECU sends only its first frame.
        session.set("ATCFC0")
        #expect(session.ask("0902") == "7E81014490201335657\r\r>")
    }

    @Test(arguments: ["1", "2", "3", "4", "5"]) func theVINInFiveMessages(_ digit: Character) throws {
        let bus = try #require(VehicleBus(ofELM327: digit))
        var session = SimulatedSession(testCar(bus))
        session.set("ATE0", "ATSP\(digit)", "0100")
        #expect(
            session.ask("0902")
                == "49 02 01 00 00 00 33 \r49 02 02 56 57 44 58 \r49 02 03 37 41 4A 30 \r49 02 04 44 4D 32 35 \r"
                + "49 02 05 34 38 37 31 \r\r>")
        #expect(session.ask("0901") == "49 01 05 \r\r>")
        #expect(session.ask("0900") == "49 00 01 FF C0 00 00 \r49 00 01 3C C0 00 00 \r\r>")
    }

    @Test func vehicleInformationOnCAN() throws {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", "ATH1", "ATS0")
        #expect(session.ask("0900") == "7E806490055400000\r7E906490014400000\r\r>")
        for (request, first) in [("0904", "7E81023490402"), ("090A", "7E81017490A01")] {
            let lines = session.ask(request).split(separator: "\r").dropLast()
            #expect(lines.first?.hasPrefix(first) == true)
            let frames = try lines.compactMap { try BusFrame.parse(Array($0.utf8), framing: .can11) }
            let messages = BusMessage.assemble(frames, framing: .can11)
            #expect(messages.count == 2)
            for message in messages { #expect(throws: Never.self) { try message.content.get() } }
        }
    }

    @Test func troubleCodesOnCAN() {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", "ATH1", "ATS0")
        #expect(session.ask("0101") == "7E806410182076501\r7E906410101040000\r\r>")
        #expect(session.ask("03") == "7E806430203010420\r7E90443010700\r\r>")
        #expect(session.ask("07") == "7E80447010171\r7E9024700\r\r>")
        #expect(session.ask("0A") == "7E8044A010420\r7E9024A00\r\r>")
        #expect(session.ask("04") == "7E80144\r7E90144\r\r>")
        #expect(session.ask("03") == "7E8024300\r7E9024300\r\r>")
        #expect(session.ask("07") == "7E8024700\r7E9024700\r\r>")
        #expect(session.ask("0A") == "7E8044A010420\r7E9024A00\r\r>", "permanent codes stay")
        #expect(session.ask("0101") == "7E806410100076565\r7E906410100040000\r\r>")
        #expect(session.adapter.car.ecus[0].codes[.confirmed] == nil)
    }

    @Test(arguments: ["1", "2", "3", "4", "5"]) func troubleCodesElsewhere(_ digit: Character) throws {
        var car = testCar(try #require(VehicleBus(ofELM327: digit)))
        car.ecus[0].codes[.confirmed] = (1...4).map { TroubleCode(raw: $0) }
        car.ecus[1].codes = [:]
        var session = SimulatedSession(car)
        session.set("ATE0", "ATSP\(digit)", "0100")
        #expect(session.ask("03") == "43 00 01 00 02 00 03 \r43 00 04 00 00 00 00 \r43 00 00 00 00 00 00 \r\r>")
        #expect(session.ask("07") == "47 01 71 00 00 00 00 \r47 00 00 00 00 00 00 \r\r>")
    }

    @Test func refusalsAndSilence() {
        var car = testCar()
        car.ecus[0].refusals[0x0A] = 0x11
        car.ecus[1].silentServices = [0x03, 0x0A]
        var session = SimulatedSession(car)
        session.set("ATE0", "ATSP6", "ATH1", "ATS0")
        #expect(session.ask("0A") == "7E8037F0A11\r\r>")
        #expect(session.ask("03") == "7E806430203010420\r\r>")
        #expect(session.ask("012F") == "NO DATA\r\r>")
        #expect(session.ask("0902") != "NO DATA\r\r>")
        #expect(session.ask("0120") == "7E80641208001A001\r\r>")
        #expect(session.ask("0140") == "7E8064140C40C8000\r\r>")
        #expect(session.ask("0160") == "NO DATA\r\r>")
        #expect(session.ask("21F0") == "NO DATA\r\r>")
    }

    @Test func severalParametersInOneRequest() {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", "ATH1", "ATS0", "ATCRA7E8")
        // At 0 s of the virtual drive the coolant temperature is 20 °C; 2F is not supported and is left out.
        let answer = session.ask("01 05 2F 0D")
        #expect(answer == "7E8054105" + "3C" + "0D00" + "\r\r>")
        #expect(session.ask("01 05 0C 0D 10 42 01").hasPrefix("7E8101341053C0C0C"))
        session.set("ATCRA")
        var kLine = SimulatedSession(testCar(.iso9141))
        kLine.set("ATE0", "ATSP3", "0100")
        #expect(kLine.ask("010C0D") == "NO DATA\r\r>")
    }

    @Test func physicalAddressing() {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", "ATH1", "ATS0", "ATSH7E1")
        #expect(session.ask("010D") == "7E903410D00\r\r>")
        session.set("ATSH7DF")
        #expect(session.ask("010D") == "7E803410D00\r7E903410D00\r\r>")
        var wide = SimulatedSession(testCar(.can29Bit500))
        wide.set("ATE0", "ATSP7", "ATH1", "ATS0", "ATSHDA18F1")
        #expect(wide.ask("010D") == "18DAF11803410D00\r\r>")
    }

    @Test func theCountDigitEndsTheWait() {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", "0100", "ATS0", "ATH1")
        var start = session.now
        #expect(session.ask("010D2") == "7E803410D00\r7E903410D00\r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.012) < 1e-6)
        start = session.now
        #expect(session.ask("010D") == "7E803410D00\r7E903410D00\r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.032) < 1e-6)
        // With a response count that is too small, a frame remains, which the next request receives.
        #expect(session.ask("010D1") == "7E803410D00\r\r>")
        #expect(session.ask("0101") == "7E903410D00\r7E806410182076501\r7E906410101040000\r\r>")
    }

    @Test func waitsAsLongAsItIsTold() {
        var session = SimulatedSession(testCar())
        session.set("ATE0", "ATSP6", "0100")
        func duration(_ lines: String...) -> Double {
            for line in lines.dropLast() { _ = session.ask(line) }
            let start = session.now
            _ = session.ask(lines[lines.count - 1])
            return session.now.seconds(since: start)
        }
        #expect(abs(duration("012F") - 0.200) < 1e-6)
        #expect(abs(duration("ATST19", "012F") - 0.100) < 1e-6)
        #expect(abs(duration("ATAT0", "010D") - 0.112) < 1e-6)
        #expect(abs(duration("ATAT2", "010D") - 0.022) < 1e-6)
        #expect(abs(duration("ATR0", "010D")) < 1e-6)
    }

    @Test func anEmptyLineRepeats() {
        var session = SimulatedSession(testCar())
        #expect(session.ask("") == "\r\r>")
        session.set("ATE0", "ATSP6", "0100", "ATS0")
        #expect(session.ask("010D1") == "410D00\r\r>")
        #expect(session.ask("") == "410D00\r\r>")
        #expect(session.ask("") == "410D00\r\r>")
    }

    @Test func aByteBeforeThePromptStopsIt() {
        var session = SimulatedSession(testCar())
        session.set("ATE0")
        session.adapter.receive(Array("0100\r".utf8), at: session.now)
        session.now = session.now.advanced(bySeconds: 0.2)
        // The byte that interrupts is lost, and so are those that follow immediately.
        session.adapter.receive(Array("0100\r".utf8), at: session.now)
        #expect(session.rest() == "SEARCHING...STOPPED\r\r>")
        #expect(session.ask("ATDPN") == "A0\r\r>")
        #expect(session.ask("0100").hasPrefix("SEARCHING...\r41 00"))
        session.set("ATH1", "ATS0")
        session.adapter.receive(Array("010D\r".utf8), at: session.now)
        session.adapter.receive([0x0A], at: session.now.advanced(bySeconds: 0.010))
        #expect(session.rest() == "7E803410D00\rSTOPPED\r\r>")
        #expect(session.ask("ATMA") == "")
        #expect(session.ask("") == "STOPPED\r\r>")
        // The adapter ignores input during a reset.
        session.adapter.receive(Array("ATZ\rATE0\r".utf8), at: session.now)
        #expect(session.rest() == "\r\rELM327 v2.1\r\r>")
        #expect(session.ask("ATI\u{0}") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test(arguments: [
        ("6", "CAN ERROR\r\r>", "CAN ERROR\r\r>"),
        ("8", "CAN ERROR\r\r>", "NO DATA\r\r>"),
        ("1", "NO DATA\r\r>", "NO DATA\r\r>"),
        ("3", "BUS INIT: ...ERROR\r\r>", "BUS INIT: ...ERROR\r\r>"),
        ("5", "BUS INIT: ERROR\r\r>", "BUS INIT: ERROR\r\r>"),
        ("0", "SEARCHING...\rUNABLE TO CONNECT\r\r>", "SEARCHING...\r41 00 BE 3F B8 13 \r41 00 80 08 00 00 \r\r>"),
    ])
    func wrongProtocols(_ digit: String, _ ignitionOff: String, _ onCAN29At250: String) {
        var session = SimulatedSession(testCar(.can29Bit250), quirks: .ignitionOff)
        session.set("ATE0", "ATSP\(digit)")
        #expect(session.ask("0100") == ignitionOff)
        #expect(session.ask("ATRV") == "12.1V\r\r>")
        session = SimulatedSession(testCar(.can29Bit250))
        session.set("ATE0", "ATSP\(digit)")
        #expect(session.ask("0100") == onCAN29At250)
    }

    @Test func theKLineIsWokenFirst() {
        var slow = SimulatedSession(testCar(.iso9141))
        slow.set("ATE0", "ATSP3")
        #expect(slow.ask("0100") == "BUS INIT: ...OK\r41 00 BE 3F B8 13 \r41 00 80 08 00 00 \r\r>")
        #expect(slow.now.seconds(since: .zero) > 2)
        #expect(slow.ask("0120") == "41 20 80 01 A0 01 \r\r>")
        var fast = SimulatedSession(testCar(.kwpFastInit))
        fast.set("ATE0", "ATSP5")
        #expect(fast.ask("0100") == "BUS INIT: OK\r41 00 BE 3F B8 13 \r41 00 80 08 00 00 \r\r>")
        #expect(fast.ask("ATPC") == "OK\r\r>")
        #expect(fast.ask("0120") == "BUS INIT: OK\r41 20 80 01 A0 01 \r\r>")
    }

    @Test(arguments: VehicleBus.ofELM327) func theSearchFindsEveryBus(_ bus: VehicleBus) {
        var session = SimulatedSession(testCar(bus))
        session.set("ATE0", "ATSP0")
        #expect(session.ask("0100").hasPrefix("SEARCHING...\r41 00 "))
        #expect(session.ask("ATDPN") == "A\(bus.number)\r\r>")
        #expect(session.now.seconds(since: .zero) < 12)
    }

    @Test func theIgnitionGoesOffOnTheWay() {
        var car = testCar()
        car.engineOffAt = 60
        var session = SimulatedSession(car)
        session.set("ATE0", "ATSP0", "0100")
        #expect(session.ask("010D1") == "41 0D 00 \r\r>")
        session.now = Instant.zero.advanced(bySeconds: 60)
        #expect(session.ask("010D1") == "NO DATA\r\r>")
        #expect(session.ask("ATRV") == "12.1V\r\r>")
        session.set("ATPC")
        #expect(session.ask("0100") == "SEARCHING...\rUNABLE TO CONNECT\r\r>")
    }
}
