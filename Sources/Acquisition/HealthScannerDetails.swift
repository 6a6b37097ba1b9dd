import ELM327
import OBD
import Transports

/// What a full scan asks beyond lamp, codes and VIN. Nothing is asked for that no ECU lists.
extension HealthScanner {
    func readDetails() throws(TransportError) {
        progress("reading the monitors of this drive cycle")
        try askListed(0x41)
        if !scan.troubleCodes.isEmpty || scan.milOn == true { try readFreezeFrames() }
        progress("reading live values")
        for pid in PIDScaling.pids + LiveReading.pids { try askListed(pid) }
        if session.framing?.isCAN == true { try readMonitorTests() } else { try readOxygenSensorTests() }
    }

    /// A PID of service 01 that is not asked for otherwise.
    private func askListed(_ pid: UInt8) throws(TransportError) {
        let ecus = scan.ecus(listing: pid)
        if !ecus.isEmpty { try ask([0x01, pid], expected: ecus) }
    }

    /// Follows the bitmaps of a service as far as they are listed, and returns all that they list.
    private func listed(expected: Set<ECUAddress>?, request: (UInt8) -> [UInt8], answer: ([UInt8], UInt8) -> Set<UInt8>)
        throws(TransportError) -> Set<UInt8>
    {
        var all: Set<UInt8> = []
        var base: UInt8? = 0
        while let asked = base {
            let result = try ask(request(asked), expected: asked == 0 ? expected : [])
            let listed = result.answers.flatMap(\.payloads).reduce(into: Set<UInt8>()) {
                $0.formUnion(answer($1, asked))
            }
            all.formUnion(listed)
            base = SupportBitmap.next(after: asked, in: listed)
        }
        return all
    }

    // MARK: Service 09

    private static let informationTypes: [UInt8] = [
        VehicleInformation.InfoType.calibrationIDs, VehicleInformation.InfoType.verificationNumbers,
        VehicleInformation.InfoType.sparkPerformance, VehicleInformation.InfoType.ecuName,
        VehicleInformation.InfoType.compressionPerformance,
    ]

    /// The VIN and what became of the question, and all else of service 09 that is listed.
    func readIdentity() throws(TransportError) -> (vin: VIN?, result: RequestResult) {
        progress("reading the vehicle's identity")
        let first = try ask(VehicleInformation.request(0), expected: nil)
        var listed = informationTypes(first, base: 0)
        if let next = SupportBitmap.next(after: 0, in: listed) {
            listed.formUnion(informationTypes(try ask(VehicleInformation.request(next), expected: []), base: next))
        }
        let vinType = VehicleInformation.InfoType.vin
        var identity: (vin: VIN?, result: RequestResult)?
        // An old ECU may know its VIN and no list.
        if listed.isEmpty || listed.contains(vinType) {
            identity = try VehicleFacts.vin(session) { keep(VehicleInformation.request(vinType), $0) }
        }
        for type in Self.informationTypes where listed.contains(type) {
            try ask(VehicleInformation.request(type), expected: [])
        }
        return identity ?? (nil, first)
    }

    private func informationTypes(_ result: RequestResult, base: UInt8) -> Set<UInt8> {
        result.answers.flatMap(\.payloads).reduce(into: []) { types, payload in
            do { types.formUnion(try VehicleInformation.supportedTypes(payload, base: base)) } catch { return }
        }
    }

    // MARK: Service 02

    /// No ECU has more, and one that answers whatever is asked must come to an end.
    private static let frameLimit: UInt8 = 4

    private func readFreezeFrames() throws(TransportError) {
        progress("reading freeze frames")
        for frame in FreezeFrame.first..<FreezeFrame.first + Self.frameLimit {
            let request = FreezeFrame.request(pid: FreezeFrame.causePID, frame: frame)
            // A frame that is not there is as often not answered as answered with 0000.
            let causes = try ask(request, expected: nil).answers
            let hasFrame = causes.contains { answer in
                answer.payloads.contains { payload in
                    do { return try FreezeFrame.cause(payload, frame: frame) != nil } catch { return false }
                }
            }
            guard hasFrame else { return }
            let inFrame: (UInt8) -> [UInt8] = { FreezeFrame.request(pid: $0, frame: frame) }
            let listed = try listed(expected: [], request: inFrame) { payload, base in
                do { return try FreezeFrame.supportedPIDs(payload, base: base, frame: frame) } catch { return [] }
            }
            for pid in listed.sorted() where pid != FreezeFrame.causePID && !SupportBitmap.isBitmapPID(pid) {
                try ask(FreezeFrame.request(pid: pid, frame: frame), expected: [])
            }
        }
    }

    // MARK: Services 05 and 06

    private func readMonitorTests() throws(TransportError) {
        progress("reading the results of the car's own tests")
        let request: (UInt8) -> [UInt8] = { [0x06, $0] }
        let listed = try listed(expected: nil, request: request) { payload, _ in
            do { return try MonitorTest.supportedMonitors(payload) } catch { return [] }
        }
        for monitor in listed.sorted() where !SupportBitmap.isBitmapPID(monitor) {
            try ask([0x06, monitor], expected: [])
        }
    }

    private func readOxygenSensorTests() throws(TransportError) {
        progress("reading the tests of the oxygen sensors")
        // PID 1D, which stands for 13 elsewhere, has been asked for.
        try askListed(0x13)
        for sensor in scan.oxygenSensors {
            let request: (UInt8) -> [UInt8] = { OxygenSensorTest.request(test: $0, sensor: sensor) }
            let listed = try listed(expected: nil, request: request) { payload, _ in
                do { return try OxygenSensorTest.supportedTests(payload) } catch { return [] }
            }
            for test in listed.sorted() where !SupportBitmap.isBitmapPID(test) {
                try ask(request(test), expected: [])
            }
        }
    }
}
