import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct HealthScanTests {
    private static let engine = ECUAddress(can11: 0x7E8)
    private static let transmission = ECUAddress(can11: 0x7E9)

    @Test(
        arguments: [
            ([], nil), ([nil], nil), ([nil, false], false), ([false, true], true), ([true, nil], true),
            ([false], false),
        ] as [([Bool?], Bool?)])
    func theMILIsOnWhenAnyECUSaysSo(said: [Bool?], mil: Bool?) {
        let ecus = said.map { HealthScan.ECU(address: Self.engine, milOn: $0) }
        #expect(HealthScan(adapter: .init(device: "sim:"), ecus: ecus).milOn == mil)
    }

    @Test(arguments: [
        (TroubleCode.Status.confirmed, true), (.permanent, true), (.pending, false),
    ])
    func aPendingCodeIsNoFaultYet(status: TroubleCode.Status, fault: Bool) {
        let found = HealthScan.FoundCode(code: TroubleCode(raw: 0x0301), status: status, ecu: Self.engine)
        var scan = HealthScan(adapter: .init(device: "sim:"), troubleCodes: [found])
        #expect(scan.reportsFault == fault)
        #expect(scan.codes(status) == [found])
        #expect(TroubleCode.Status.allCases.filter { !scan.codes($0).isEmpty } == [status])
        scan.ecus = [.init(address: Self.engine, milOn: true)]
        #expect(scan.reportsFault)
        scan = HealthScan(adapter: .init(device: "sim:"))
        #expect(!scan.reportsFault)
    }

    /// Check engine light, own count, service 03, bus and codes of one ECU, then whether the scan is clean, and whether
    /// it is known if there are codes.
    @Test(
        arguments: [
            (false, 0, .answered, .can11Bit500, [], true, true), (false, nil, .answered, .can11Bit500, [], true, true),
            (nil, nil, .answered, .can11Bit500, [], false, true),
            (false, 0, .answered, .can11Bit500, [0x0301], false, true),
            // Whatever the ECU counts.
            (false, 0, .silent, .can11Bit500, [], false, false), (false, 0, .silent, nil, [], false, false),
            (false, nil, .silent, .can11Bit500, [], false, false), (false, 2, .silent, .can11Bit500, [], false, false),
            (false, 0, .refused, .can11Bit500, [], false, false),
            (false, 0, .malformed, .can11Bit500, [], false, false),
            (true, 0, .refused, .can11Bit500, [], false, false), (false, 0, nil, .can11Bit500, [], false, false),
            // On the older buses an ECU without codes may stay silent, which counts as clean, but not as known.
            (false, 0, .silent, .iso9141, [], true, false), (false, 0, .silent, .j1850PWM, [], true, false),
            (false, 0, .refused, .iso9141, [], false, false), (false, 1, .silent, .iso9141, [], false, false),
            (false, nil, .silent, .iso9141, [], false, false), (nil, 0, .silent, .iso9141, [], false, false),
        ] as [(Bool?, Int?, HealthScan.ServiceOutcome.Outcome?, VehicleBus?, [UInt16], Bool, Bool)])
    func whatIsKnown(
        light: Bool?, count: Int?, outcome: HealthScan.ServiceOutcome.Outcome?, bus: VehicleBus?, codes: [UInt16],
        isClean: Bool,
        isKnown: Bool
    ) {
        let scan = HealthScan(
            adapter: .init(device: "x"), bus: bus,
            ecus: [.init(address: Self.engine, confirmedCount: count, milOn: light)],
            troubleCodes: codes.map { .init(code: TroubleCode(raw: $0), status: .confirmed, ecu: Self.engine) },
            serviceOutcomes: outcome.map { [.init(ecu: Self.engine, service: 0x03, outcome: $0)] } ?? [])
        #expect(scan.isClean == isClean && scan.isHealthKnown == isKnown)
    }

    /// A malformed response may have contained permanent codes; an ECU without service 0A has none.
    @Test(arguments: [
        (HealthScan.ServiceOutcome.Outcome.answered, true), (.refused, true), (.silent, true), (.malformed, false),
    ])
    func permanentCodes(outcome: HealthScan.ServiceOutcome.Outcome, isKnown: Bool) {
        let scan = HealthScan(
            adapter: .init(device: "x"), ecus: [.init(address: Self.engine, confirmedCount: 0, milOn: false)],
            serviceOutcomes: [
                .init(ecu: Self.engine, service: 0x03, outcome: .answered),
                .init(ecu: Self.engine, service: 0x0A, outcome: outcome),
            ])
        #expect(scan.isHealthKnown == isKnown)
    }

    @Test func nobodyIsNotClean() {
        let scan = HealthScan(adapter: .init(device: "x"))
        #expect(!scan.isClean && !scan.isHealthKnown)
    }

    @Test func outcomesAreByECUAndService() {
        let scan = HealthScan(
            adapter: .init(device: "sim:"),
            serviceOutcomes: [
                .init(ecu: Self.engine, service: 0x03, outcome: .answered),
                .init(ecu: Self.transmission, service: 0x03, outcome: .refused, reason: "service not supported (11)"),
            ])
        #expect(scan.outcome(of: Self.engine, service: 0x03) == .answered)
        #expect(scan.outcome(of: Self.transmission, service: 0x03) == .refused)
        #expect(scan.outcome(of: Self.engine, service: 0x07) == nil)
    }

    /// Returns a scan of ECUs with their own count of codes, if reported, and the outcome of service 03.
    private static func scan(_ ecus: [(count: Int?, outcome: HealthScan.ServiceOutcome.Outcome?)], milOn: Bool?)
        -> HealthScan
    {
        var scan = HealthScan(adapter: .init(device: "sim:"), bus: .iso9141)
        for (index, ecu) in ecus.enumerated() {
            let address = ECUAddress(can11: 0x7E8 + UInt32(index))
            scan.ecus.append(.init(address: address, confirmedCount: ecu.count, milOn: milOn))
            if let outcome = ecu.outcome {
                scan.serviceOutcomes.append(.init(ecu: address, service: 0x03, outcome: outcome))
            }
        }
        return scan
    }

    /// Silence of an ECU about its codes is accepted only if it counts none.
    @Test(
        arguments: [
            ([(nil, .answered)], false, true), ([(0, .answered), (nil, .answered)], false, true),
            ([(0, .silent)], false, true), ([(0, .answered), (0, .silent)], false, true),
            ([], false, false), ([(0, .answered)], true, false), ([(0, .answered)], nil, false),
            ([(nil, .silent)], false, false), ([(0, .answered), (nil, .silent)], false, false),
            ([(1, .silent)], false, false), ([(0, .refused)], false, false), ([(0, .malformed)], false, false),
            ([(0, nil)], false, false),
        ] as [([(Int?, HealthScan.ServiceOutcome.Outcome?)], Bool?, Bool)])
    func cleanIsWhereEveryECUSaysSo(
        ecus: [(Int?, HealthScan.ServiceOutcome.Outcome?)], milOn: Bool?, isClean: Bool
    ) {
        var scan = Self.scan(ecus.map { (count: $0.0, outcome: $0.1) }, milOn: milOn)
        #expect(scan.isClean == isClean)
        scan.troubleCodes = [.init(code: TroubleCode(raw: 0x0301), status: .pending, ecu: Self.engine)]
        #expect(!scan.isClean)
    }

    @Test(
        arguments: [
            ([], false), ([(nil, .silent)], false), ([(nil, .refused)], false), ([(nil, .malformed)], false),
            ([(0, .silent)], false), ([(nil, .answered)], true), ([(nil, .silent), (2, nil)], false),
            ([(0, .answered), (0, .refused)], false), ([(0, .answered), (0, .silent)], false),
            ([(0, .answered), (nil, .answered)], true),
        ] as [([(Int?, HealthScan.ServiceOutcome.Outcome?)], Bool)])
    func healthIsKnownWhereEveryECUListedItsCodes(ecus: [(Int?, HealthScan.ServiceOutcome.Outcome?)], isKnown: Bool) {
        #expect(Self.scan(ecus.map { (count: $0.0, outcome: $0.1) }, milOn: nil).isHealthKnown == isKnown)
    }
}
