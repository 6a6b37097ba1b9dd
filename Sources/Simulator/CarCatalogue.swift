import OBD

/// The cars that can be named.
extension VirtualCar {
    package static let all: [VirtualCar] = [city, highway, healthy, faults]

    package static func named(_ name: String) -> VirtualCar? { all.first { $0.name == name } }

    private static let city = VirtualCar(
        name: "city", summary: "drives 20 minutes through a town, again and again",
        ecus: [engine(vin: "1HGCM82633A004352"), transmission()], cycle: .city)

    private static let highway = VirtualCar(
        name: "highway", summary: "drives 20 minutes with most of them on a highway, again and again",
        ecus: [engine(vin: "1FAHP3F27CL123456"), transmission()], cycle: .highway, padding: 0x55)

    private static let healthy = VirtualCar(
        name: "healthy", summary: "stands with the engine running and has no trouble codes",
        ecus: [engine(vin: "JTDKN3DU6A0123456"), transmission()], cycle: .idle, padding: 0xAA)

    private static let faults = VirtualCar(
        name: "faults", summary: "stands with the lamp on and trouble codes of every kind",
        ecus: [
            engine(
                vin: "3VWDX7AJ0DM254871", milOn: true,
                codes: [.confirmed: ["P0301", "P0420"], .pending: ["P0171"], .permanent: ["P0420"]],
                incompleteMonitors: 0x01),
            transmission(codes: [.confirmed: ["P0700"]]),
        ], cycle: .idle)

    private static func engine(
        vin: String, milOn: Bool = false, codes: [TroubleCode.Status: [String]] = [:], incompleteMonitors: UInt8 = 0
    ) -> VirtualECU {
        // Every parameter that the program knows and the model can measure.
        let measured = PIDTable.rows.filter { row in row.fields.allSatisfy { EngineModel.sensors[$0.signal] != nil } }
        var ecu = VirtualECU(
            role: .engine, milOn: milOn, codes: troubleCodes(codes),
            supportedPIDs: Set(measured.map(\.pid)).union([PIDTable.monitorStatusPID]), vin: VIN(vin),
            calibrationID: "SIM-ENG-0001", name: ("ECM", "EngineControl"))
        ecu.incompleteMonitors = incompleteMonitors
        return ecu
    }

    private static func transmission(codes: [TroubleCode.Status: [String]] = [:]) -> VirtualECU {
        VirtualECU(
            role: .transmission, codes: troubleCodes(codes), supportedPIDs: [PIDTable.monitorStatusPID, 0x0D],
            calibrationID: "SIM-TRN-0001", name: ("TCM", "TransmisControl"))
    }

    private static func troubleCodes(_ codes: [TroubleCode.Status: [String]]) -> [TroubleCode.Status: [TroubleCode]] {
        codes.mapValues { texts in
            texts.map { text in
                guard let code = TroubleCode(text) else { preconditionFailure("'\(text)' is no trouble code") }
                return code
            }
        }
    }
}
