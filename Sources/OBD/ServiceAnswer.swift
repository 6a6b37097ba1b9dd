/// What one ECU said to one request.
package struct ServiceAnswer: Hashable, Sendable {
    package let ecu: ECUAddress
    /// Positive answers, each from the service byte on, in the order of arrival.
    package var payloads: [[UInt8]] = []
    package var refusal: NegativeResponse?
    package var malformations: [Malformation] = []

    package init(ecu: ECUAddress) { self.ecu = ecu }

    /// Sorts messages by ECU and keeps what answers `request` (service, then PID or info type where there is one):
    /// an answer to another request, or a refusal of another service, is noise.
    package static func sort(_ messages: [BusMessage], request: [UInt8]) -> [ServiceAnswer] {
        guard let service = request.first else { return [] }
        // Some ECUs leave the frame's number out of an answer to service 02.
        let echoed = request.dropFirst().prefix(service == 0x02 ? 1 : request.count)
        var answers: [ServiceAnswer] = []
        for message in messages {
            let index = answers.firstIndex { $0.ecu == message.ecu } ?? answers.endIndex
            var answer = index < answers.endIndex ? answers[index] : ServiceAnswer(ecu: message.ecu)
            switch message.content {
            case .failure(let malformation): answer.malformations.append(malformation)
            case .success(let payload):
                if payload.first == service + 0x40, payload.dropFirst().starts(with: echoed) {
                    // A message that arrives twice says nothing new.
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

    /// The data bytes of `41 pid` where the ECU gave exactly one well-formed answer of the PID's length; a refusal
    /// that came before the answer ("response pending") does not count.
    package func data(ofPID pid: UInt8) -> ArraySlice<UInt8>? {
        guard let payload = payloads.first, payloads.count == 1, malformations.isEmpty,
            payload.starts(with: [0x41, pid])
        else { return nil }
        let data = payload.dropFirst(2)
        if let expected = PIDTable.dataByteCount(pid), data.count != expected { return nil }
        return data
    }
}
