import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct J1939Tests {
    @Test(
        arguments: [
            ("A", nil, true), ("AA", nil, true), ("aa", nil, true), ("A6", nil, false), ("6", nil, false),
            ("0", nil, false), (nil, nil, false), ("A0", "AUTO", false),
            (nil, "AUTO, SAE J1939 (CAN 29/250)", true), ("0", "SAE J1939 (CAN 29/500)", true),
            ("B", "USER1 (CAN 11/125)", false), ("B", "USER1 (CAN 29/250)", true), ("AC", "USER2 (CAN 29/250)", true),
            ("C", "USER2 (CAN 11/50)", false), ("B", "USER1 (J1939 29/250)", true), ("B", nil, false),
            ("9", "ISO 15765-4 (CAN 29/250)", false), ("A9", "AUTO, ISO 15765-4 (CAN 29/250)", false),
        ] as [(String?, String?, Bool)])
    func named(_ number: String?, _ name: String?, _ isJ1939: Bool) {
        #expect(J1939.isNamed(number: number, name: name) == isJ1939)
    }

    @Test(arguments: [
        ("18FEF100 FF 00 00 FF FF FF FF FF\r18F00400 F1 7D 7D 00 00 00 F1 7D", true),
        ("0CF00400F17D7D000000F17D", true), ("18FEEE00 FF FF FF FF FF FF FF FF", true),
        ("6 0FEF1 00 FF 00 00 FF FF FF FF FF\r3 0F004 00 F1 7D 7D 00 00 00 F1 7D", true),
        ("18FECA00 40 FF 00 00 00 00 FF FF", true), ("18FDB225 01 02 03", true),
        // Responses of OBD-II, in all framings, and what is no frame.
        ("18DAF110 06 41 00 BE 3F A8 13", false), ("7E8 06 41 00 BE 3F A8 13", false), ("4100BE3EB813", false),
        ("48 6B 10 41 00 BE 3E B8 11 FA", false), ("86 F1 10 41 00 BE 3E B8 11 FA", false), ("NO DATA", false),
        ("17FE0076 07 62 10 E0 00 00 68 40", false), ("10024040 00 01", false), ("F004", false), ("", false),
        // One line among those of an ECU.
        ("18DAF110 06 41 00 BE 3F A8 13\r18DAF118 06 41 00 80 00 00 01\r18FEF100 FF 00", false),
    ])
    func shown(_ text: String, _ isJ1939: Bool) {
        #expect(J1939.isShown(by: ReplyParserTests.parse(text + "\r\r>")) == isJ1939)
    }
}
