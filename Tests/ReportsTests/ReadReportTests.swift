import Diagnosis
import Documents
import Formats
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct ReadReportTests {
    private static func answer(_ request: String, _ answers: [(ECUAddress, String)], seconds: Double = 1)
        -> ReadReport.Answer
    {
        let request = Hexadecimal.bytes(request)!
        return ReadReport.Answer(
            request: request, name: "Name",
            values: answers.map { ecu, text in
                let data = Hexadecimal.bytes(text)!
                let values =
                    request[0] == 1
                    ? ReadValue.values(pid: request[1], data[...], scaling: PIDScaling())
                    : [ReadValue.raw(data, signal: "raw", name: "Answer, \"raw\"")]
                return ReadValue(
                    request: request, ecu: ecu, data: data, values: values,
                    time: Instant.zero.advanced(bySeconds: seconds))
            }, refusal: nil)
    }

    private static let nobody = ReadReport.Answer(
        request: [0x01, 0x5C], name: "Engine oil temperature", values: [], refusal: nil)
    private static let refused = ReadReport.Answer(
        request: [0x22, 0xF4, 0x0C], name: "Answer to 22F40C", values: [], refusal: NegativeResponse(code: 0x11))

    /// An answer that came is no missing one, though its equation makes nothing of it.
    @Test(
        arguments: [
            (.tooFewBytes(needed: 2), "the equation needs 2 bytes, the response has 1"),
            (.noRealNumber, "the equation gives no real number for 00"),
        ] as [(ReadValue.Issue, String)])
    func whatAnEquationLacks(issue: ReadValue.Issue, text: String) {
        let read = ReadValue(
            request: [0x22, 0xF4, 0x0C], ecu: engine, data: [0], values: [], time: .zero, issue: issue)
        let answer = ReadReport.Answer(request: read.request, name: "Oil", values: [read], refusal: nil)
        #expect(ReadReport.text([answer], Presentation()) == ["Oil         " + text])
        #expect(
            ValueDocuments.json(answer).map { $0.line }
                == [#"{"service":"22","pid":"F40C","ecu":"7E8","raw":"00","values":[],"error":"\#(text)"}"#])
    }

    // MARK: JSON

    @Test(
        arguments: [
            (
                answer("010C", [(engine, "1AF8")]),
                [
                    #"{"service":"01","pid":"0C","ecu":"7E8","raw":"1AF8","values":[{"name":"Engine speed","signal":"engineSpeed","value":1726,"unit":"rpm"}]}"#
                ]
            ),
            // A state is its number and its word.
            (
                answer("0151", [(engine, "04")]),
                [
                    #"{"service":"01","pid":"51","ecu":"7E8","raw":"04","values":[{"name":"Fuel type","signal":"fuelType","value":4,"unit":"","text":"diesel"}]}"#
                ]
            ),
            (
                answer("010D", [(engine, "20"), (transmission, "21")]),
                [
                    #"{"service":"01","pid":"0D","ecu":"7E8","raw":"20","values":[{"name":"Vehicle speed","signal":"vehicleSpeed","value":32,"unit":"km/h"}]}"#,
                    #"{"service":"01","pid":"0D","ecu":"7E9","raw":"21","values":[{"name":"Vehicle speed","signal":"vehicleSpeed","value":33,"unit":"km/h"}]}"#,
                ]
            ),
            (
                answer("22F40C", [(engine, "0102")]),
                [
                    #"{"service":"22","pid":"F40C","ecu":"7E8","raw":"0102","values":[{"name":"Answer, \"raw\"","signal":"raw","unit":"","text":"01 02","doubtful":true}]}"#
                ]
            ),
            (nobody, [#"{"service":"01","pid":"5C","values":[],"error":"no response"}"#]),
            (refused, [#"{"service":"22","pid":"F40C","values":[],"error":"refused: service not supported (11)"}"#]),
        ] as [(ReadReport.Answer, [String])])
    func json(answer: ReadReport.Answer, lines: [String]) {
        #expect(ValueDocuments.json(answer).map { $0.line } == lines)
        // The time stands before all else.
        let timed = ValueDocuments.json(answer, origin: .zero) { _ in morning }
        let head = #"{"t":1,"time":"2026-11-21T09:18:31.250Z","#
        #expect(
            timed.map { $0.line }
                == (answer.values.isEmpty ? lines : lines.map { head + $0.dropFirst() }))
    }

    @Test func theTimeIsInMilliseconds() {
        let answer = Self.answer("0105", [(ECUAddress(can11: 0x7E8), "7B")], seconds: 1.23456)
        #expect(ValueDocuments.json(answer, origin: .zero).map { $0.line.hasPrefix(#"{"t":1.235,"#) } == [true])
    }

    // MARK: Text

    @Test func text() {
        let answers = [
            Self.answer("010C", [(engine, "1AF8")]), Self.answer("010D", [(engine, "20"), (transmission, "21")]),
            Self.answer("0151", [(engine, "04")]), Self.answer("01FE", [(engine, "0102")]), Self.nobody, Self.refused,
        ]
        #expect(
            ReadReport.text(answers, Presentation()) == [
                "Engine speed            1726 rpm", "Vehicle speed           32 km/h  engine",
                "Vehicle speed           33 km/h  transmission", "Fuel type               diesel",
                "PID FE                  01 02 (doubtful)", "Engine oil temperature  no response",
                "Answer to 22F40C        refused: service not supported (11)",
            ])
        for width in 30...100 {
            for line in ReadReport.text(answers, Presentation(width: width)) {
                #expect(line.count <= width || !line.drop { $0 == " " }.contains(" "), "\(width): \(line)")
            }
        }
    }

    @Test func textInTheDriversUnits() {
        let answers = [Self.answer("010D", [(engine, "20")]), Self.answer("0105", [(engine, "7B")])]
        #expect(
            ReadReport.text(answers, Presentation(units: .us)) == [
                "Vehicle speed               19.9 mph", "Engine coolant temperature  181 °F",
            ])
        // What programs read stays as it is.
        #expect(ValueDocuments.json(answers[0])[0].line.contains(#""value":32,"unit":"km/h""#))
        #expect(ReadReport.csvRow(answers, ReadReport.columns(answers), seconds: 1, time: "T") == "1.000,32,83,T")
    }

    /// An ECU that says that it has no value for anything that was asked.
    @Test func anAnswerWithoutAValue() {
        let read = ReadValue(request: [0x01, 0x14], ecu: engine, data: [0xFF, 0xFF], values: [], time: .zero)
        let answer = ReadReport.Answer(request: [0x01, 0x14], name: "Oxygen sensor 1", values: [read], refusal: nil)
        #expect(ReadReport.text([answer], Presentation()) == ["Oxygen sensor 1  the ECU gave no value"])
        // Which one, where there are several.
        let other = ReadValue(request: [0x01, 0x14], ecu: transmission, data: [0xFF, 0xFF], values: [], time: .zero)
        let both = ReadReport.Answer(
            request: [0x01, 0x14], name: "Oxygen sensor 1", values: [read, other], refusal: nil)
        #expect(
            ReadReport.text([both], Presentation()) == [
                "Oxygen sensor 1  the ECU gave no value  engine",
                "Oxygen sensor 1  the ECU gave no value  transmission",
            ])
    }

    // MARK: CSV

    @Test func csv() {
        let first = [
            Self.answer("010C", [(engine, "1AF8")]), Self.answer("010D", [(engine, "20"), (transmission, "21")]),
            Self.answer("0151", [(engine, "04")]),
        ]
        let columns = ReadReport.columns(first)
        #expect(
            ReadReport.csvHeader(columns)
                == "time [s],engineSpeed [rpm],vehicleSpeed 7E8 [km/h],vehicleSpeed 7E9 [km/h],fuelType,time")
        #expect(ReadReport.csvRow(first, columns, seconds: 0.5, time: "T") == "0.500,1726,32,33,diesel,T")
        // Columns stay where they are, whoever answers.
        let later = [Self.answer("010C", []), Self.answer("010D", [(transmission, "00")]), Self.answer("0151", [])]
        #expect(ReadReport.csvRow(later, columns, seconds: 1, time: "T") == "1.000,,,0,,T")
    }

    /// What did not answer at first has the columns that its PID may have, for whoever answers later.
    @Test func columnsOfWhatDidNotAnswer() {
        var silent = Self.answer("010C", [])
        silent.signals = [.engineSpeed]
        let columns = ReadReport.columns([silent, Self.refused])
        #expect(ReadReport.csvHeader(columns) == "time [s],engineSpeed [rpm],time")
        #expect(ReadReport.csvRow([silent], columns, seconds: 0, time: "T") == "0.000,,T")
        let late = [Self.answer("010C", [(transmission, "1AF8")])]
        #expect(ReadReport.csvRow(late, columns, seconds: 1, time: "T") == "1.000,1726,T")
    }

    @Test func cellsThatNeedQuotes() {
        let column = ReadReport.Column(ecu: engine, signal: Signal("a \"b\", c", .none), isNamedByECU: false)
        #expect(ReadReport.csvHeader([column]) == #"time [s],"a ""b"", c",time"#)
    }

    @Test func onlyAFewDigitsForPeople() {
        func text(_ value: Double?, _ word: String? = nil, doubtful: Bool = false) -> String {
            PIDValue(signal: .coolantTemperature, name: "x", value: value, text: word, isDoubtful: doubtful).shown()
        }
        #expect(text(83.004) == "83 °C" && text(1.2345) == "1.23 °C" && text(nil) == "-")
        #expect(text(2, "closed loop") == "closed loop" && text(2, "AB", doubtful: true) == "AB (doubtful)")
    }
}
