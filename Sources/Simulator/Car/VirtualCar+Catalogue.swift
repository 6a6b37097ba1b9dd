import OBD

/// The cars that can be selected by name.
extension VirtualCar {
    package static let all: [VirtualCar] =
        [city, highway, healthy, faults, misfire, cleared, diesel, parked, old, modules, family, ev, truck] + forTrips
        + onUDS

    package static func named(_ name: String) -> VirtualCar? { all.first { $0.name == name } }

    private static let city = VirtualCar(
        name: "city", summary: "drives through a city for 20 minutes, repeatedly",
        ecus: [gasolineEngine(vin: "1HGCM82633A004352"), transmission(), body()], cycle: .city)

    private static let highway = VirtualCar(
        name: "highway", summary: "drives for 20 minutes, mostly on a highway, repeatedly",
        ecus: [gasolineEngine(vin: "1FAHP3F27CL123456"), transmission()], cycle: .highway, padding: 0x55)

    private static let healthy = VirtualCar(
        name: "healthy", summary: "idles, without trouble codes",
        ecus: [gasolineEngine(vin: "JTDKN3DU6A0123456"), transmission()], cycle: .idle, padding: 0xAA)

    private static let faults: VirtualCar = {
        var engine = gasolineEngine(
            vin: "3VWDX7AJ0DM254871",
            codes: [.confirmed: ["P0301", "P0420"], .pending: ["P0171"], .permanent: ["P0420"]])
        engine.milOn = true
        engine.incompleteMonitors = 0x01
        engine.history.withMIL = (312, 540)
        engine.freezeFrame = frozen("P0301")
        engine.monitorTests = VirtualTests.ofFaultyGasolineEngine
        return VirtualCar(
            name: "faults", summary: "idles, with the check engine light on and all kinds of codes",
            ecus: [engine, transmission(codes: [.confirmed: ["P0700"]])], cycle: .idle)
    }()

    /// A cold engine with a bad coil: the check engine light flashes before a code is confirmed.
    private static let misfire: VirtualCar = {
        var engine = gasolineEngine(vin: "5NPEB4AC1BH123456", codes: [.pending: ["P0300"]])
        engine.milOn = true
        return VirtualCar(
            name: "misfire", summary: "idles, with the light on for a misfire that is only pending",
            ecus: [engine, transmission()], cycle: .idle)
    }()

    /// A used car as a seller may present it.
    private static let cleared: VirtualCar = {
        var engine = gasolineEngine(vin: "1G1BE5SM7G7123456", codes: [.permanent: ["P0301"]])
        engine.incompleteMonitors = engine.monitors
        engine.history = VirtualECU.History(sinceClear: (2, 9), withMIL: (0, 0), warmUpsSinceClear: 0)
        return VirtualCar(
            name: "cleared", summary: "idles; codes cleared 2 km ago except for a permanent one",
            ecus: [engine, transmission()], cycle: .idle)
    }()

    private static let diesel: VirtualCar = {
        var engine = VirtualECU(
            role: .engine, milOn: true,
            codes: troubleCodes([.confirmed: ["P0401"], .permanent: ["P0401"]]),
            supportedPIDs: [
                0x01, 0x04, 0x05, 0x0B, 0x0C, 0x0D, 0x0F, 0x10, 0x1C, 0x1F, 0x21, 0x23, 0x30, 0x31, 0x33, 0x41, 0x42,
                0x46, 0x4D, 0x4E, 0x51,
            ], vin: VIN("WVWZZZ1K49W123456"),
            calibrations: [SoftwareCalibration(id: "SIM-DSL-0001", verificationNumber: "5A17C0DE")],
            name: ECUName(acronym: "ECM", text: "EngineControl"))
        // Fuel system and components; then all monitors of compression ignition engines but misfire.
        engine.continuousMonitors = 0x0E
        engine.monitors = 0xEB
        engine.incompleteMonitors = 0x48
        engine.history.withMIL = (95, 130)
        engine.refusesClearWhileRunning = true
        engine.leavesOutFrameNumber = true
        engine.frozenPIDs = [0x04, 0x05, 0x0B, 0x0C, 0x0D]
        engine.freezeFrame = frozen("P0401")
        engine.monitorTests = VirtualTests.ofDieselEngine
        engine.performance = [640, 1702, 210, 230, 198, 230, 0, 0, 87, 120, 220, 240, 250, 260, 251, 260, 255, 260]
        return VirtualCar(
            name: "diesel", summary: "diesel; idles, and refuses to clear its code while running",
            ecus: [engine, transmission()], cycle: .idle, traits: EngineTraits(fuel: .diesel))
    }()

    private static let parked: VirtualCar = {
        var engine = gasolineEngine(vin: "1FTFW1ET9DFA12345", codes: [.confirmed: ["P0113", "P0455"]])
        engine.milOn = true
        engine.recurring = troubleCodes([.confirmed: ["P0113"]])[.confirmed] ?? []
        engine.refusesClearWhileRunning = true
        engine.freezeFrame = frozen("P0455")
        // The wire of the intake air temperature sensor is broken.
        engine.stuckValues[0x0F] = [-40]
        return VirtualCar(
            name: "parked", summary: "engine off; one of its codes comes straight back when cleared",
            ecus: [engine, transmission()], cycle: .idle, engineRuns: false)
    }()

    private static let old: VirtualCar = {
        var engine = gasolineEngine(vin: "1HGEJ8148XL012345", codes: [.pending: ["P0133"]])
        engine.supportedPIDs = [
            0x01, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x13, 0x14, 0x15, 0x1C,
        ]
        engine.incompleteMonitors = 0x05
        engine.calibrations = [SoftwareCalibration(id: "SIM-OLD-0001")]
        engine.name = nil
        engine.performance = []
        engine.monitorTests = []
        engine.silentServices = [0x0A]
        // The sensor before the catalyst responds slowly.
        if let index = engine.oxygenSensorTests.firstIndex(where: { $0.test == 0x05 }) {
            engine.oxygenSensorTests[index].rawValue = 29
        }
        return VirtualCar(
            name: "old", summary: "model year 1999, with a K-line and two incomplete monitors",
            bus: .iso9141, ecus: [engine], cycle: .idle)
    }()

    static func gasolineEngine(vin: String, codes: [TroubleCode.Status: [String]] = [:]) -> VirtualECU {
        var ecu = VirtualECU(
            role: .engine, codes: troubleCodes(codes),
            supportedPIDs: [
                0x01, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x13, 0x14, 0x15, 0x1C,
                0x1F, 0x21, 0x30, 0x31, 0x33, 0x41, 0x42, 0x46, 0x4D, 0x4E, 0x51,
            ], vin: VIN(vin),
            calibrations: [
                SoftwareCalibration(id: "SIM-ENG-0001", verificationNumber: "1791BC82"),
                SoftwareCalibration(id: "SIM-ENG-0002", verificationNumber: "00E062BE"),
            ], name: ECUName(acronym: "ECM", text: "EngineControl"))
        // The catalyst and evaporative system monitors have not run since the engine was started.
        ecu.incompleteThisCycle = 0x05
        ecu.frozenPIDs = [0x03, 0x04, 0x05, 0x06, 0x07, 0x0B, 0x0C, 0x0D, 0x0F, 0x11]
        ecu.monitorTests = VirtualTests.ofGasolineEngine
        ecu.oxygenSensorTests = VirtualTests.ofOxygenSensors
        ecu.componentTests = VirtualTests.ofComponents
        ecu.performance = [
            812, 2103, 640, 655, 0, 0, 702, 655, 0, 0, 0, 0, 0, 0, 214, 398, 590, 655, 0, 0,
        ]
        return ecu
    }

    static func transmission(codes: [TroubleCode.Status: [String]] = [:]) -> VirtualECU {
        VirtualECU(
            role: .transmission, codes: troubleCodes(codes), supportedPIDs: [PIDTable.monitorStatusPID, 0x0D],
            calibrations: [SoftwareCalibration(id: "SIM-TRN-0001", verificationNumber: "9C81F00D")],
            name: ECUName(acronym: "TCM", text: "TransmisControl"))
    }

    private static func body() -> VirtualECU {
        var ecu = VirtualECU(role: .other, supportedPIDs: [])
        ecu.records = [
            // The fuel level sender: as a single byte, and within the block of all the ECU's measured values.
            [0x22, 0x2A, 0x05]: [0x68],
            [0x21, 0x01]: [0x00, 0x68, 0x5A, 0x8C, 0x01, 0x00, 0x3F, 0x00, 0x11],
        ]
        return ecu
    }

    /// Returns values measured on an earlier drive through a town.
    static func frozen(_ code: String) -> VirtualECU.FrozenValues {
        VirtualECU.FrozenValues(
            cause: troubleCode(code), moment: EngineMoment(engine: EngineModel(cycle: .city), seconds: 770))
    }

    static func troubleCodes(_ codes: [TroubleCode.Status: [String]]) -> [TroubleCode.Status: [TroubleCode]] {
        codes.mapValues { $0.map(troubleCode) }
    }

    static func troubleCode(_ text: String) -> TroubleCode {
        guard let code = TroubleCode(text) else { preconditionFailure("'\(text)' is no trouble code") }
        return code
    }
}
