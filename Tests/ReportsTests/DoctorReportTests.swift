import Diagnosis
import Documents
import Formats
import Reports
import Testing

@Suite(.timeLimit(.minutes(20))) struct DoctorReportTests {
    typealias Finding = DoctorFinding

    private static let good = DoctorReport(
        device: "sim:city",
        findings: [
            Finding("Voltage", .good, "14.1 V", facts: .init { $0.mostVolts = 14.1 }),
            Finding("Programs", .note, "ModemManager runs", advice: "wait half a minute"),
        ])

    private static let limited = DoctorReport(
        device: "/dev/ttyUSB0",
        findings: [
            Finding("Port", .good, "opens: OBDLink SX"),
            Finding("Long", .limit, "long answers lose their end", advice: "take another adapter", limit: "no VIN"),
            Finding("Answers", .limit, "come late"),
        ])

    private static let failed = DoctorReport(
        device: "/dev/ttyUSB0",
        findings: [
            Finding("Long", .limit, "long answers lose their end"),
            Finding("Bus", .fault, "the bus does not answer", advice: "switch the ignition on and try again"),
            Finding("ECU", .fault, "there is none"),
        ])

    @Test func verdicts() {
        #expect(Self.good.verdict == "Works well")
        #expect(Self.limited.verdict == "Works, with these limits: no VIN; come late")
        #expect(Self.failed.verdict == "Does not work: the bus does not answer")
        #expect(DoctorReport(device: nil, findings: []).verdict == "Works well")
    }

    @Test func text() {
        #expect(
            Self.good.plain(Presentation()).joined(separator: "\n") == """
                + Voltage      14.1 V
                - Programs     ModemManager runs
                               → wait half a minute

                Works well.
                """)
        #expect(
            Self.limited.plain(Presentation(width: 40)).joined(separator: "\n") == """
                + Port         opens: OBDLink SX
                ! Long         long answers lose their
                               end
                               → take another adapter
                ! Answers      come late

                Works, with these limits: no VIN; come
                late.
                """)
        #expect(
            Self.failed.plain(Presentation()).joined(separator: "\n") == """
                ! Long         long answers lose their end
                x Bus          the bus does not answer
                x ECU          there is none

                Does not work: see x above.
                Switch the ignition on and try again.
                """)
    }

    @Test(arguments: [30, 40, 80, 120]) func noLineIsTooLong(_ width: Int) {
        for report in [Self.good, Self.limited, Self.failed] {
            for line in report.plain(Presentation(width: width)) {
                #expect(line.count <= width)
                #expect(line.last != " ")
            }
        }
    }

    @Test func json() {
        #expect(
            DoctorDocuments.json(Self.good).line
                == #"{"format":"obdmech.doctor/1","device":"sim:city","findings":[{"name":"voltage","state":"good","#
                + #""text":"14.1 V","most":14.1},{"name":"programs","state":"note","text":"ModemManager runs","#
                + #""advice":"wait half a minute"}],"verdict":{"state":"works","text":"Works well","limits":[]}}"#)
        #expect(
            DoctorDocuments.json(Self.limited).line.hasSuffix(
                #""verdict":{"state":"limited","text":"Works, with these limits: no VIN; come late","#
                    + #""limits":["no VIN","come late"]}}"#))
        #expect(
            DoctorDocuments.json(Self.failed).line.hasSuffix(
                #""verdict":{"state":"fails","text":"Does not work: the bus does not answer","#
                    + #""limits":["long answers lose their end"],"advice":"switch the ignition on and try again"}}"#))
        #expect(
            DoctorDocuments.json(DoctorReport(device: nil, findings: [])).line.hasPrefix(
                #"{"format":"obdmech.doctor/1","findings":[]"#))
    }
}

extension DoctorReport {
    /// The lines without their styles.
    fileprivate func plain(_ presentation: Presentation) -> [String] {
        text(presentation).map { TextStyle.Palette.plain($0) }
    }
}
