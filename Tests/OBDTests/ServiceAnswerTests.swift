import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ServiceAnswerTests {
    private static let engine = ECUAddress(can11: 0x7E8)
    private static let transmission = ECUAddress(can11: 0x7E9)

    private static func message(_ ecu: ECUAddress, _ payload: String) -> BusMessage {
        BusMessage(ecu: ecu, content: .success(bytes(payload)))
    }

    @Test func twoEcusTheEngineFirst() {
        let answers = ServiceAnswer.sort(
            [Self.message(Self.transmission, "43 00"), Self.message(Self.engine, "43 01 03 01")], request: [0x03])
        #expect(answers.map(\.ecu) == [Self.engine, Self.transmission])
        #expect(answers.map(\.payloads) == [[bytes("43 01 03 01")], [bytes("43 00")]])
        #expect(answers.allSatisfy { $0.refusal == nil && $0.decodingErrors.isEmpty })
    }

    @Test(arguments: ["7F 03 11", "7F 03 00 00 00 00 11"])
    func aRefusalIsKept(payload: String) {
        let answers = ServiceAnswer.sort([Self.message(Self.engine, payload)], request: [0x03])
        #expect(answers.map(\.refusal) == [NegativeResponse(code: 0x11)])
        #expect(answers.first?.payloads == [])
    }

    /// Negative responses to other services, responses to other requests, incomplete ones, and other messages.
    @Test(arguments: ["7F 07 11", "7F 03", "7F", "47 00", "41 0C 1A F8", "03"])
    func noiseSaysNothing(payload: String) {
        #expect(ServiceAnswer.sort([Self.message(Self.engine, payload)], request: [0x03]) == [])
    }

    @Test(arguments: ["41 0D 3C", "41", "42 0C 1A F8", "4C 0C 1A F8"])
    func anAnswerForAnotherParameterIsNoise(payload: String) {
        let answers = ServiceAnswer.sort(
            [Self.message(Self.engine, payload), Self.message(Self.engine, "41 0C 1A F8")], request: [0x01, 0x0C])
        #expect(answers.map(\.payloads) == [[bytes("41 0C 1A F8")]])
    }

    /// The frame number may be missing in a freeze frame's response; a request may contain several monitors.
    @Test(arguments: [
        ("02 0C 00", "42 0C 00 1A F8", true), ("02 0C 00", "42 0C 1A F8", true), ("02 0C 00", "42 0D 00 3C", false),
        ("02 0C 00", "42", false), ("06 01", "46 01 01 0A 00 00 00 00 00 00", true), ("06 01", "46 02", false),
        ("06 00 20", "46 20 80 00 00 00", true), ("06", "46 00 C0 00 00 00", true), ("C3 01", "03 01", true),
    ])
    func whatAnswersDependsOnTheService(request: String, payload: String, answers: Bool) {
        let sorted = ServiceAnswer.sort([Self.message(Self.engine, payload)], request: bytes(request))
        #expect(sorted.isEmpty == !answers)
    }

    @Test func anAnswerAfterPendingCounts() throws {
        let answers = ServiceAnswer.sort(
            [Self.message(Self.engine, "7F 01 78"), Self.message(Self.engine, "41 0C 1A F8")], request: [0x01, 0x0C])
        let answer = try #require(answers.first)
        #expect(answers.count == 1 && answer.refusal == .responsePending)
        #expect(answer.data(ofPID: 0x0C) == [0x1A, 0xF8])
    }

    @Test func theFinalRefusalIsTheOne() {
        for order in [["7F 03 78", "7F 03 22"], ["7F 03 22", "7F 03 78"]] {
            let answers = ServiceAnswer.sort(order.map { Self.message(Self.engine, $0) }, request: [0x03])
            #expect(answers.map(\.refusal) == [NegativeResponse(code: 0x22)])
        }
    }

    @Test func aMessageThatComesTwiceCountsOnce() {
        let message = Self.message(Self.engine, "43 01 03 01")
        let answers = ServiceAnswer.sort(
            [message, message, Self.message(Self.transmission, "43 01 03 01")], request: [3])
        #expect(answers.map(\.payloads) == [[bytes("43 01 03 01")], [bytes("43 01 03 01")]])
    }

    @Test func severalMessagesKeepTheirOrder() {
        let payloads = ["49 02 02 4D 38 47 44", "49 02 01 00 00 00 31"]
        let answers = ServiceAnswer.sort(payloads.map { Self.message(Self.engine, $0) }, request: [0x09, 0x02])
        #expect(answers.map(\.payloads) == [payloads.map { bytes($0) }])
    }

    @Test func aBrokenMessageIsNotSilence() {
        let broken = BusMessage(ecu: Self.engine, content: .failure(MessageDecodingError("6 of 20 bytes arrived")))
        let answers = ServiceAnswer.sort([broken], request: [0x03])
        #expect(answers.map(\.decodingErrors) == [[MessageDecodingError("6 of 20 bytes arrived")]])
    }

    @Test func nothingIsAnsweredToNothing() {
        #expect(ServiceAnswer.sort([Self.message(Self.engine, "43 00")], request: []) == [])
        #expect(ServiceAnswer.sort([], request: [0x03]) == [])
    }

    @Test func dataIsOneWellFormedAnswer() {
        func answer(_ payloads: [String], decodingErrors: [MessageDecodingError] = []) -> ServiceAnswer {
            var answer = ServiceAnswer(ecu: Self.engine)
            answer.payloads = payloads.map { bytes($0) }
            answer.decodingErrors = decodingErrors
            return answer
        }
        #expect(answer(["41 0C 1A F8"]).data(ofPID: 0x0C) == [0x1A, 0xF8])
        #expect(answer(["41 00 BE 1F A8 13"]).data(ofPID: 0x00) == [0xBE, 0x1F, 0xA8, 0x13])
        #expect(answer(["41 F1 01 02 03"]).data(ofPID: 0xF1) == [1, 2, 3])
        #expect(answer([]).data(ofPID: 0x0C) == nil)
        #expect(answer(["41 0C 1A"]).data(ofPID: 0x0C) == nil)
        #expect(answer(["41 0C 1A F8 00"]).data(ofPID: 0x0C) == nil)
        #expect(answer(["41 0C 1A F8", "41 0C 1A F9"]).data(ofPID: 0x0C) == nil)
        #expect(answer(["41 0C 1A F8"], decodingErrors: [MessageDecodingError("cut")]).data(ofPID: 0x0C) == nil)
        // The mass air flow is not the engine speed.
        #expect(answer(["41 10 1A F8"]).data(ofPID: 0x0C) == nil)
    }
}
