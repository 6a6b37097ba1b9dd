import OBD

extension VirtualCar {
    /// A plug-in car with brakes, airbags, body and gateway that have trouble codes and part numbers, and a battery that
    /// reports its charge, at addresses of their own.
    static let family: VirtualCar = {
        func module(_ request: UInt32, _ codes: [UInt8]?, part: String, system: String) -> VirtualECU {
            var ecu = VirtualECU(role: .other, supportedPIDs: [])
            let short = UInt32(request & 0xFF)
            ecu.paths = [
                .can11: ModulePath(request, request + 8),
                .can29: ModulePath(0x18DA_00F1 | short << 8, 0x18DA_F100 | short),
            ]
            ecu.records = [[0x22, 0xF1, 0x87]: Array(part.utf8), [0x22, 0xF1, 0x97]: Array(system.utf8)]
            let list: [UInt8]? = codes.map { [0x59, 0x02, 0x0D] + $0 }
            ecu.fixedAnswers = [[0x19, 0x02, 0x0D]: [list ?? [0x7F, 0x19, 0x11]]]
            return ecu
        }
        // As an IONIQ 5 responds to 22 01 05: a charge of 76.5 %, a health of 100 %.
        var battery = VirtualECU(role: .other, supportedPIDs: [])
        battery.paths = [.can11: ModulePath(0x7E4, 0x7EC), .can29: ModulePath(0x18DA_E4F1, 0x18DA_F1E4)]
        battery.records = [
            [0x22, 0x01, 0x05]: [
                0xFF, 0xFB, 0x74, 0x0C, 0x01, 0x2C, 0x00, 0x01, 0x2C, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x25,
                0xC8, 0x44, 0x8E, 0x00, 0x00, 0x50, 0xFE, 0x00, 0x03, 0xE8, 0x18, 0x4E, 0xE8, 0x00, 0x99, 0x00, 0x00,
                0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
            ]
        ]
        return VirtualCar(
            name: "family",
            summary: "has brakes, airbags, body, gateway and a traction battery at addresses of their own",
            ecus: [
                gasolineEngine(vin: "1HGCM82633A004383"), transmission(),
                // C0035-00 confirmed and present, C0040-11 pending; no codes; B1342-00 confirmed; no service 19.
                module(
                    0x760, [0x40, 0x35, 0x00, 0x09, 0x40, 0x40, 0x11, 0x04], part: "BR3C-2C219-AB", system: "ABS"),
                module(0x737, [], part: "AB39-14B321-CD", system: "RCM"),
                module(0x726, [0x93, 0x42, 0x00, 0x08], part: "FU5T-14B476-BA", system: "BCM"),
                module(0x716, nil, part: "HU5T-14F642-AA", system: "GWM"),
                battery,
            ], cycle: .city)
    }()
}
