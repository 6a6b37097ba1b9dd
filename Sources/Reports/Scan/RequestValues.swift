package import OBD
package import Telemetry

/// The responses to a request of any read-only service, as values.
package enum RequestValues {
    /// One ECU's response to one request, with its bytes; nil if there is none.
    /// - Parameters:
    ///   - request: from the service byte on.
    ///   - answer: from `ServiceAnswer.sort`.
    ///   - scaling: of the ECU's values of service 02.
    ///   - name: used for a value without a name of its own.
    package static func read(
        _ answer: ServiceAnswer, to request: [UInt8], framing: VehicleBus.Framing, scaling: PIDScaling, name: String,
        time: Instant
    ) -> ReadValue? {
        // Outside CAN one response may consist of several messages.
        let data = answer.payloads.flatMap { $0.dropFirst(request.count) }
        var values = freezeFrame(answer, scaling)
        if values.isEmpty, decodedServices.contains(request.first ?? 0) {
            let facts = AnswerMeaning.facts([answer], to: request, framing: framing, isWhole: true)
            // A negative response alone is shown as such.
            if !answer.payloads.isEmpty || !answer.decodingErrors.isEmpty {
                values = facts.map { PIDValue(signal: signal(request), name: name, value: nil, text: $0.text) }
            }
        }
        if values.isEmpty {
            guard !answer.payloads.isEmpty, answer.decodingErrors.isEmpty else { return nil }
            values = [ReadValue.raw(data, signal: signal(request).name, name: name)]
        }
        return ReadValue(request: request, ecu: answer.ecu, data: data, values: values, time: time)
    }

    /// For other services only the bytes are known.
    private static let decodedServices: Set<UInt8> = [0x02, 0x03, 0x05, 0x06, 0x07, 0x09, 0x0A]

    private static func signal(_ request: [UInt8]) -> Signal { Signal("raw" + Hexadecimal.text(request), .none) }

    /// The values of a PID of service 02, each with its unit; empty for the code that stored the frame, and for unknown
    /// PIDs.
    private static func freezeFrame(_ answer: ServiceAnswer, _ scaling: PIDScaling) -> [PIDValue] {
        answer.payloads.flatMap { payload -> [PIDValue] in
            guard payload.first == 0x42, payload.count > 3, payload[1] != 0x02,
                let values = PIDTable.row(payload[1])?.decode(payload[3...], scaling: scaling)
            else { return [] }
            return values.map {
                PIDValue(
                    signal: $0.signal, name: "\($0.name), frame \(payload[2])", value: $0.value, text: $0.text,
                    isDoubtful: $0.isDoubtful)
            }
        }
    }
}
