package import ELM327
package import OBD
package import Transports

/// Requests for facts about the vehicle that both scans and trips need.
package enum VehicleFacts {
    /// Returns the PIDs that each ECU lists in the bitmaps of service 01, following them as far as the vehicle lists
    /// further ones.
    package static func supportedPIDs(_ session: Session, attempts: (RequestResult) -> Void = { _ in })
        throws(TransportError) -> [ECUAddress: Set<UInt8>]
    {
        try SupportedNumbers.follow(
            from: session.firstAnswers,
            decode: { payload, base in
                payload.starts(with: [0x41, base])
                    ? SupportBitmap.decode(CurrentData.data(payload, pid: base), base: base) : nil
            },
            ask: { base, ecus throws(TransportError) in
                return try session.requestPatiently([0x01, base], expected: ecus, attempts: attempts).answers
            })
    }

    /// Returns the scaling of each ECU's values, from the ECUs that list the PIDs for it.
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

    /// Returns the vehicle identification number and the result of the request, with errors by ECU.
    package static func vin(_ session: Session, attempts: (RequestResult) -> Void = { _ in })
        throws(TransportError) -> (vin: VIN?, result: RequestResult)
    {
        let request = VehicleInformation.request(VehicleInformation.InfoType.vin)
        var result = try session.requestPatiently(request, attempts: attempts)
        if let vin = bestVIN(&result) { return (vin, result) }
        guard !session.udsECUs.isEmpty else { return (nil, result) }
        // UDS has its own identifier for the VIN.
        let other = try session.requestPatiently(OBDonUDS.vinRequest, expected: nil, attempts: attempts)
        let vins = other.answers.flatMap(\.payloads).compactMap { try? VIN.decode([[0x49, 0x02] + $0.dropFirst(3)]) }
        return vins.isEmpty ? (nil, result) : (best(vins), other)
    }

    /// The VIN in the responses to its request. Marks responses that cannot be decoded.
    static func bestVIN(_ result: inout RequestResult) -> VIN? {
        var vins: [VIN] = []
        for index in result.answers.indices where !result.answers[index].payloads.isEmpty {
            do {
                vins.append(try VIN.decode(result.answers[index].payloads))
            } catch {
                result.answers[index].decodingErrors.append(error)
            }
        }
        return best(vins)
    }

    /// Responses are sorted, the engine first. A VIN with a correct check digit is preferred.
    private static func best(_ vins: [VIN]) -> VIN? { vins.first(where: \.checkDigitIsRight) ?? vins.first }
}
