package import ELM327
package import OBD
package import Transports

/// Asks about the vehicle that scan and trip both need.
package enum VehicleFacts {
    /// The PIDs that each ECU lists, from the bitmaps of service 01, asked as far as the vehicle says.
    package static func supportedPIDs(_ session: Session, attempts: ([UInt8], RequestResult) -> Void = { _, _ in })
        throws(TransportError) -> [ECUAddress: Set<UInt8>]
    {
        try SupportedNumbers.follow(
            from: session.firstAnswers,
            decode: { payload, base in
                payload.starts(with: [0x41, base])
                    ? SupportBitmap.decode(CurrentData.data(payload, pid: base), base: base) : nil
            },
            ask: { base, ecus throws(TransportError) in
                let request: [UInt8] = [0x01, base]
                return try session.requestPatiently(request, expected: ecus) { attempts(request, $0) }.answers
            })
    }

    /// What the ECUs say of the scales of their values, where they list such PIDs.
    package static func scalings(_ session: Session, supported: [ECUAddress: Set<UInt8>]) throws(TransportError)
        -> [ECUAddress: PIDScaling]
    {
        var scalings: [ECUAddress: PIDScaling] = [:]
        for pid in PIDScaling.pids {
            let ecus = Set(supported.filter { $0.value.contains(pid) }.keys)
            guard !ecus.isEmpty else { continue }
            for answer in try session.requestPatiently([0x01, pid], expected: ecus).answers {
                if let data = answer.data(ofPID: pid) {
                    scalings[answer.ecu, default: PIDScaling()].take(pid: pid, data)
                }
            }
        }
        return scalings
    }

    /// The vehicle identification number and what became of the question, by ECU.
    package static func vin(_ session: Session, attempts: (RequestResult) -> Void = { _ in })
        throws(TransportError) -> (vin: VIN?, result: RequestResult)
    {
        var result = try session.requestPatiently([0x09, 0x02], attempts: attempts)
        var vins: [VIN] = []
        for index in result.answers.indices where !result.answers[index].payloads.isEmpty {
            do {
                vins.append(try VIN.decode(result.answers[index].payloads))
            } catch {
                result.answers[index].decodingErrors.append(error)
            }
        }
        // Answers are sorted, the engine first; a number with the right check digit is the surer one.
        return (vins.first(where: \.checkDigitIsRight) ?? vins.first, result)
    }
}
