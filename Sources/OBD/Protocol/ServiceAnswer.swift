/// An ECU's responses to one request.
package struct ServiceAnswer: Hashable, Sendable {
    package let ecu: ECUAddress
    /// Positive responses, each from the service byte on, in order of arrival.
    package var payloads: [[UInt8]] = []
    package var refusal: NegativeResponse?
    package var decodingErrors: [MessageDecodingError] = []
    /// Whether a part of the response may be lost without a decoding error: where a response consists of several messages,
    /// or nothing shows which ECU sent a line, and the adapter reported a fault or a line could not be read.
    package var mayLackMessages = false

    package init(ecu: ECUAddress) { self.ecu = ecu }

    /// Whether the ECU announced a response or asked for the request to be repeated, and has not responded yet.
    package var isAwaited: Bool { payloads.isEmpty && refusal?.asksForPatience == true }

    /// Whether the length of a message came with it, as it does in the headers of CAN, and before a long message without.
    package func isLengthKnown(_ payload: [UInt8]) -> Bool { ecu != .unknown || payload.count > 7 }

    /// Groups messages by ECU and keeps those that answer `request` (service, then PID or info type if there is one). A
    /// response to another request, or a negative response to another service, is ignored.
    package static func sort(_ messages: [BusMessage], request: [UInt8]) -> [ServiceAnswer] {
        guard let service = request.first else { return [] }
        var answers: [ServiceAnswer] = []
        for message in messages {
            let index = answers.firstIndex { $0.ecu == message.ecu } ?? answers.endIndex
            var answer = index < answers.endIndex ? answers[index] : ServiceAnswer(ecu: message.ecu)
            switch message.content {
            case .failure(let error):
                // What arrived of a response to another request says nothing about this one.
                let isOwn = error.partial.map { isAnswer($0.bytes, to: request) && !isOfOtherGroup($0.bytes, request) }
                answer.decodingErrors.append(isOwn == false ? MessageDecodingError(error.reason) : error)
            case .success(let payload):
                if isOfOtherGroup(payload, request) {
                    answer.decodingErrors.append(MessageDecodingError("a list of another group of systems"))
                } else if isAnswer(payload, to: request) {
                    // A repeated message adds nothing.
                    if !answer.payloads.contains(payload) { answer.payloads.append(payload) }
                } else if payload.count >= 3, payload[0] == 0x7F, payload[1] == service, let code = payload.last {
                    let refusal = NegativeResponse(code: code)
                    if answer.refusal == nil || refusal != .responsePending { answer.refusal = refusal }
                } else {
                    continue
                }
            }
            if index < answers.endIndex { answers[index] = answer } else { answers.append(answer) }
        }
        return answers.sorted { $0.ecu < $1.ecu }
    }

    /// Whether a list of codes by functional group (ISO 14229-1, service 19 42, 55 and 56) is of another group than that
    /// which was requested.
    private static func isOfOtherGroup(_ payload: [UInt8], _ request: [UInt8]) -> Bool {
        guard payload.count > 2, request.count > 2, request[0] == 0x19, [0x42, 0x55, 0x56].contains(request[1]) else {
            return false
        }
        return payload.starts(with: [0x59, request[1]]) && payload[2] != request[2]
    }

    private static func isAnswer(_ payload: [UInt8], to request: [UInt8]) -> Bool {
        guard payload.first == request[0] &+ 0x40 else { return false }
        switch request[0] {
        // Some ECUs omit the frame number in the response.
        case 0x02: return payload.dropFirst().starts(with: request.dropFirst().prefix(1))
        // A request may contain several monitors.
        case 0x06: return request.count == 1 || payload.dropFirst().prefix(1).contains(where: request[1...].contains)
        case 0x14: return true
        // The subfunction and, for the data of one code, that code. What follows differs from the request.
        case 0x19:
            let isOfOneCode = request.count >= 5 && [0x04, 0x06].contains(request[1])
            return payload.dropFirst().starts(with: request.dropFirst().prefix(isOfOneCode ? 4 : 1))
        // An ECU may leave out identifiers, or answer them in another order.
        case 0x22 where request.count >= 3:
            return stride(from: 1, to: request.count - 1, by: 2).contains { index in
                payload.dropFirst().starts(with: request[index...index + 1])
            }
        default: return payload.dropFirst().starts(with: request.dropFirst())
        }
    }

    /// Returns the data bytes of `41 pid` if the ECU sent exactly one well-formed response of the PID's length. A
    /// negative response before it ("response pending") does not matter.
    package func data(ofPID pid: UInt8) -> ArraySlice<UInt8>? {
        guard let payload = payloads.first, payloads.count == 1, decodingErrors.isEmpty,
            payload.starts(with: [0x41, pid])
        else { return nil }
        let data = payload.dropFirst(2)
        if let expected = PIDTable.dataByteCount(pid), data.count != expected { return nil }
        return data
    }
}
