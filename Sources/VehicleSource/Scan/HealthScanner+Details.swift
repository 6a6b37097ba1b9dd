import ELM327
import OBD
import Transports

/// The requests of a full scan beyond MIL and codes. A request is sent only if an ECU lists it, except for the lists
/// themselves, the cause of a freeze frame, and the VIN if an ECU provides no list.
extension HealthScanner {
    func readDetails() throws(TransportError) {
        progress("reading the monitors of this drive cycle")
        try askListed(0x41, scan.supportedPIDs)
        if session.speaksClassic, !scan.troubleCodes.isEmpty || scan.milOn == true { try readFreezeFrames() }
        if !session.udsECUs.isEmpty { try readUDSDetails() }
        progress("reading live values")
        let supported = scan.supportedPIDs
        for pid in PIDScaling.pids + LiveReading.pids(on: session.bus) { try askListed(pid, supported) }
        for pid in LiveReading.proofs(scan) { try askListed(pid, supported) }
        if session.bus == .j1939 {
            for value in J1939ExtraValue.table { try ask(value.request, expected: nil) }
        }
        if session.framing?.isCAN == true { try readMonitorTests() } else { try readOxygenSensorTests() }
    }

    /// Requests a PID of service 01 if an ECU lists it.
    private func askListed(_ pid: UInt8, _ supported: [ECUAddress: Set<UInt8>]) throws(TransportError) {
        let ecus = Set(supported.filter { $0.value.contains(pid) }.keys)
        if !ecus.isEmpty { try ask([0x01, pid], expected: ecus) }
    }

    /// Returns what each ECU lists as supported in a service.
    /// - Parameter decode: decodes a payload, given the number of the bitmap.
    private func listed(
        request: (UInt8) -> [UInt8], decode: ([UInt8], UInt8) throws(MessageDecodingError) -> Set<UInt8>
    ) throws(TransportError) -> [ECUAddress: Set<UInt8>] {
        let first = try ask(request(0), expected: nil).answers
        return try SupportedNumbers.follow(
            from: first,
            decode: { payload, base in
                do { return try decode(payload, base) } catch { return nil }
            },
            ask: { base, ecus throws(TransportError) in try ask(request(base), expected: ecus).answers })
    }

    /// Requests all listed numbers, and expects a response from each ECU that lists the number.
    private func askAll(_ listed: [ECUAddress: Set<UInt8>], request: (UInt8) -> [UInt8]) throws(TransportError) {
        let numbers = listed.values.reduce(into: Set<UInt8>()) { $0.formUnion($1) }
        for number in numbers.sorted() where !SupportBitmap.isBitmapPID(number) {
            try ask(request(number), expected: Set(listed.filter { $0.value.contains(number) }.keys))
        }
    }

    // MARK: Service 09

    private static let informationTypes: Set<UInt8> = [
        VehicleInformation.InfoType.calibrationIDs, VehicleInformation.InfoType.verificationNumbers,
        VehicleInformation.InfoType.sparkPerformance, VehicleInformation.InfoType.ecuName,
        VehicleInformation.InfoType.compressionPerformance,
    ]

    /// Reads everything listed in service 09. Returns the VIN and the result of its request; nil if the ECUs do not
    /// list the VIN.
    func readIdentity() throws(TransportError) -> (vin: VIN?, result: RequestResult)? {
        progress("reading the vehicle's identity")
        let listed = try listed(request: VehicleInformation.request, decode: VehicleInformation.supportedTypes)
        let vinType = VehicleInformation.InfoType.vin
        let known = Set(session.firstAnswers.filter { !$0.payloads.isEmpty || $0.refusal != nil }.map(\.ecu))
        // An old ECU may provide its VIN without a list.
        var identity: (vin: VIN?, result: RequestResult)?
        if !known.isSubset(of: listed.keys) || !session.udsECUs.isEmpty
            || listed.contains(where: { $0.value.contains(vinType) })
        {
            identity = try VehicleFacts.vin(session) { keep($0) }
        }
        try askAll(
            listed.mapValues { $0.intersection(Self.informationTypes) }, request: VehicleInformation.request)
        return identity
    }

    // MARK: Service 02

    /// Most ECUs have one freeze frame. The limit is for an ECU that responds to any number.
    private static let frameLimit: UInt8 = 16

    private func readFreezeFrames() throws(TransportError) {
        progress("reading freeze frames")
        for frame in FreezeFrame.first..<FreezeFrame.first + Self.frameLimit {
            // For a missing frame, some ECUs do not respond and others respond with 0000.
            let causes = try ask(FreezeFrame.request(pid: FreezeFrame.causePID, frame: frame), expected: nil).answers
            let hasFrame = causes.contains { answer in
                answer.payloads.contains { payload in
                    do { return try FreezeFrame.cause(payload, frame: frame) != nil } catch { return false }
                }
            }
            guard hasFrame else { return }
            let request: (UInt8) -> [UInt8] = { FreezeFrame.request(pid: $0, frame: frame) }
            var listed = try listed(request: request) { payload, base throws(MessageDecodingError) in
                try FreezeFrame.supportedPIDs(payload, base: base, frame: frame)
            }
            for ecu in listed.keys { listed[ecu]?.remove(FreezeFrame.causePID) }
            try askAll(listed, request: request)
        }
    }

    // MARK: Services 05 and 06

    private func readMonitorTests() throws(TransportError) {
        progress("reading on-board monitor tests")
        let request: (UInt8) -> [UInt8] = { [0x06, $0] }
        let listed = try listed(request: request) { payload, _ throws(MessageDecodingError) in
            try MonitorTest.supportedMonitors(payload)
        }
        try askAll(listed, request: request)
    }

    private func readOxygenSensorTests() throws(TransportError) {
        progress("reading oxygen sensor tests")
        // PID 1D, which some vehicles use instead of 13, has already been requested.
        try askListed(0x13, scan.supportedPIDs)
        for sensor in scan.oxygenSensors {
            let request: (UInt8) -> [UInt8] = { OxygenSensorTest.request(test: $0, sensor: sensor) }
            let listed = try listed(request: request) { payload, _ throws(MessageDecodingError) in
                try OxygenSensorTest.supportedTests(payload)
            }
            try askAll(listed, request: request)
        }
    }
}
