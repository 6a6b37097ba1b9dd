import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct CommandRiskTests {
    private func isAsked(_ line: String, _ controlByte: ControlByte = .adapter) -> Bool {
        CommandRisk.reason(TypedCommand(line), controlByte: controlByte) != nil
    }

    /// Each service, in every way of typing it.
    @Test(arguments: CommandRisk.services) func services(service: UInt8, reason: String) {
        let digits = (service < 16 ? "0" : "") + String(service, radix: 16)
        let spaced = digits.map(String.init).joined(separator: " ")
        for line in [
            digits, digits.uppercased(), spaced, " \(spaced)  ", digits + "1", digits + " F1 90 01", digits + "f190011",
            "\t\(digits)", "\u{0}\(digits)", digits.first.map { "\($0)\u{8}" }! + digits.dropFirst(),
            "\(digits.prefix(1))\u{A0}\(digits.suffix(1))", digits + "xyz", "STPX H:7E0, D:\(digits)F190, R:1",
            "stpx d:\(spaced)", "ST PX D : \(digits)", "STPXD:\(digits)",
        ] {
            #expect(
                CommandRisk.reason(TypedCommand(line), controlByte: .adapter) == reason,
                "'\(line)' is sent without a word")
            #expect(isAsked(line, .unknown))
        }
        // After a control byte that the user typed.
        for line in ["01 \(digits)", "03\(digits)F190", "1014\(digits)F19057", "STPX H:7E0,D:03\(digits)F190"] {
            #expect(CommandRisk.reason(TypedCommand(line), controlByte: .user) == reason)
            #expect(isAsked(line, .unknown))
            #expect(CommandRisk.reason(TypedCommand(line), controlByte: .adapter) != reason)
        }
        for line in ["WM 68 6A F1 \(digits)", "at wm 81 10 f1 \(digits) 00", "ATWM8010F101\(digits)"] {
            let command = line.lowercased().hasPrefix("at") ? line : "AT " + line
            #expect(isAsked(command))
        }
    }

    /// Whatever an adapter could read as a request to clear: behind another request, with signs and letters that some
    /// ignore, or letters that look like digits.
    @Test(arguments: [
        "010C;04", "0X04", "O4", "0x04", "o4", "0O04", "Ox04", "010C,04", "010C/04", "010C; 04", "010C|04", "04;010C",
        "\"04\"", "'04'", "#04", "7DF#0104", "0;4", "0-4", "0_4", "0.4", "0x0x4", "X04", "G04G", "04h", "h04", "$04",
        "=04",
        ">04", "04?", "(04)", "0004", "00 04", "ATI;04", "AT Z;O4", "STI;04", "STPX H:7DF, D:O4", "STPX H:7DF,D:0X04",
        "R04", "010C\\r04", "01OC;O4", "l4FFFF33", "I4FF FF 33", "0x14FFFF33", "010C;14FFFF33", "010C;ATPP0CSV10",
        "ATI;ATLP", "2E;04", "010CX04",
    ]) func whatCouldBeReadAsClearing(_ line: String) {
        for controlByte in [ControlByte.adapter, .user, .unknown] {
            // With a control byte of the user's, 14 begins a long message.
            if controlByte == .user, line.lowercased().contains("4ff") { continue }
            #expect(isAsked(line, controlByte), "'\(line)' is sent without a word")
        }
    }

    @Test(arguments: [
        "0100", "01 04", "0104", "010C1", "03", "0A", "0902", "22F190", "22 2E 31", "3E00", "1001", "1902FF", "27 01",
        "0",
        "4", "", "  ", "01", "STPX H:7DF, D:0104, R:1", "STPX H:7E0, D:22042E", "foo", "ATWM 68 6A F1 01 04",
        "AT SH 7E0", "ATSP0", "AT SP A6", "ATTP6", "ATTP0", "ATTPA6", "ATZ", "ATWS", "ATD", "ATI", "AT@1", "AT@2",
        "ATPPS",
        "AT PPS", "ATRD", "ATRV", "ATMA", "ATMR10", "ATBRT00", "ATPC", "ATST04", "ATH1", "ATCAF0", "ATCV", "ATFE",
        "ATL0",
        "STI", "STSLCS", "STSLLT", "STSLXS", "STBRT 100", "STM", "STP 33", "STSN", "STS@1", "STVR", "STDI",
    ]) func isSentWithoutAWord(_ line: String) {
        #expect(CommandRisk.reason(TypedCommand(line), controlByte: .adapter) == nil)
    }

    @Test(arguments: [
        "ATPP0CSV10", "at pp 0c sv 10", "AT PP FF OFF", "A T P P 0 C O N", "ATPP2BSV04", "ATSD55", "AT@3ABCDEFGHIJKL",
        "at @3 abcdefghijkl", "ATCV1234", "AT CV 0000", "ATBRD23", "at brd 08", "ATLP", "at l p", "ATTPA0", "AT TP A0",
        "AT+NAME=car", "STSLEEP", "STSLEEP 5", "STSLU off, on", "STSLVL on,on", "STBR 115200", "STSBR 2000000", "STWBR",
        "STRSTNVM", "STSAVCAL", "STVCAL 12.4", "STSATI ELM327 v1.5", "STS@1 mine", "STSDI x", "STBTDN car",
        "STPPMA 1000, 7DF, 3E00",
    ]) func isAskedAboutForTheAdaptersSake(_ line: String) {
        #expect(isAsked(line))
    }

    @Test func aResetOnALineWhoseSpeedWasRaised() {
        for (line, isAsked) in [("at z", true), ("ATWS", false), ("ATD", false), ("0100", false)] {
            let reason = CommandRisk.reason(TypedCommand(line), controlByte: .adapter, isRaised: true)
            #expect((reason != nil) == isAsked)
        }
    }
}
