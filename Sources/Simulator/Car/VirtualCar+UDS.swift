import OBD

/// Cars that speak OBDonUDS (SAE J1979-2).
extension VirtualCar {
    static let onUDS: [VirtualCar] = [uds, uds29, udsBoth, udsMixed, electric]

    private static let uds = VirtualCar(
        name: "uds", summary: "speaks only OBDonUDS; drives through a city, with codes of three bytes",
        ecus: [udsEngine(vin: "1G1ZD5ST4RF000201"), onUDS(transmission())], cycle: .city,
        traits: EngineTraits(isModern: true))

    private static let uds29: VirtualCar = {
        var engine = udsEngine(vin: "JM1BPALMXR1000202")
        engine.udsVariant = [
            .permanentWithSeverity, .testsWithoutMonitor, .anySeverityOnly, .silentRefusals, .unidentified, .plainVIN,
            .noMonitorStatus, .numberedFrames,
        ]
        var gearbox = onUDS(transmission(codes: [.confirmed: ["P0700"]]))
        gearbox.udsVariant = [.plainListOnly, .silentRefusals, .oneIdentifier]
        return VirtualCar(
            name: "uds-29bit", summary: "speaks only OBDonUDS, by the other readings of public descriptions",
            bus: .can29Bit500, ecus: [engine, gearbox], cycle: .highway, traits: EngineTraits(isModern: true),
            padding: 0x55)
    }()

    private static let udsBoth: VirtualCar = {
        var engine = gasolineEngine(vin: "2HGFE2F56RH000203", codes: [.confirmed: ["P0420"]])
        engine.milOn = true
        engine.dialects = [.classic, .onUDS]
        return VirtualCar(
            name: "uds-both", summary: "speaks SAE J1979 and OBDonUDS", ecus: [engine, transmission()], cycle: .city,
            traits: EngineTraits(isModern: true))
    }()

    private static let udsMixed = VirtualCar(
        name: "uds-mixed", summary: "the engine ECU speaks only OBDonUDS, the transmission only SAE J1979",
        ecus: [udsEngine(vin: "KMHLM4DG1RU000204"), transmission(codes: [.pending: ["P0741"]])], cycle: .city,
        traits: EngineTraits(isModern: true))

    private static let electric: VirtualCar = {
        var drive = VirtualECU(
            role: .engine, codes: troubleCodes([.confirmed: ["P0A7F"]]),
            supportedPIDs: [0x01, 0x0D, 0x1C, 0x1F, 0x21, 0x30, 0x31, 0x33, 0x41, 0x42, 0x46, 0x5B, 0x9A, 0xA6, 0xB2],
            vin: VIN("5YJ3E1EA2SF000205"),
            calibrations: [SoftwareCalibration(id: "SIM-EV-0001", verificationNumber: "0E7EC7A1")],
            name: ECUName(acronym: "DMCM", text: "DriveMotorCtrl"))
        drive.continuousMonitors = 0x04
        drive.monitors = 0
        drive.dialects = [.onUDS]
        drive.udsVariant = [.vehicleGroupOnly]
        drive.failureTypes = [troubleCode("P0A7F"): 0x1E]
        drive.freezeFrame = frozen("P0A7F")
        drive.frozenPIDs = [0x0D, 0x42, 0x5B]
        return VirtualCar(
            name: "electric", summary: "electric; speaks only OBDonUDS (ZEVonUDS)", bus: .can29Bit500, ecus: [drive],
            cycle: .city, traits: EngineTraits(isModern: true, isElectric: true))
    }()

    private static func onUDS(_ ecu: VirtualECU) -> VirtualECU {
        var ecu = ecu
        ecu.dialects = [.onUDS]
        return ecu
    }

    private static func udsEngine(vin: String) -> VirtualECU {
        var engine = gasolineEngine(
            vin: vin, codes: [.confirmed: ["P0420"], .pending: ["P0171", "P2463"], .permanent: ["P0420"]])
        engine.supportedPIDs.formUnion([0x44, 0xA6])
        engine.milOn = true
        engine.incompleteMonitors = 0x01
        engine.history.withMIL = (312, 540)
        engine.freezeFrame = frozen("P0420")
        engine.monitorTests = VirtualTests.ofFaultyGasolineEngine
        engine.dialects = [.onUDS]
        engine.failureTypes = [troubleCode("P2463"): 0x1F]
        engine.monitoredCodes = [
            ("P0420", 1, false), ("P0171", 2, true), ("P0300", 2, true), ("P0442", 3, true), ("P0455", 3, true),
            ("P0133", 4, true), ("P0135", 4, true),
        ].map { VirtualECU.MonitoredUDSCode(code: troubleCode($0.0), group: $0.1, isComplete: $0.2) }
        engine.extendedData = [0x01: [0x12, 0x34], 0x0A: [0x7F]]
        return engine
    }
}
