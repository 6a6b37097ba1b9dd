import OBD

/// The identifiers on CAN at which a control module is asked and responds, as manufacturers choose them.
package struct ModulePath: Hashable, Sendable {
    package var request: UInt32
    package var response: UInt32
    /// The address bytes of extended addressing (ISO 15765-2) in requests and responses; nil for normal addressing.
    package var requestByte: UInt8?
    package var answerByte: UInt8?

    package init(_ request: UInt32, _ response: UInt32, requestByte: UInt8? = nil, answerByte: UInt8? = nil) {
        self.request = request
        self.response = response
        self.requestByte = requestByte
        self.answerByte = answerByte
    }
}

extension VirtualCar {
    /// Modules as in cars of several manufacturers. Each has an odometer in 22 10 E0, and a long record in 22 10 E1.
    static let modules: VirtualCar = {
        let paths: [(framing: VehicleBus.Framing, path: ModulePath)] = [
            // Peugeot and Citroën, General Motors, BMW, Toyota, Volkswagen on 11 bits and on 29.
            (.can11, ModulePath(0x6A2, 0x682)), (.can11, ModulePath(0x241, 0x641)),
            (.can11, ModulePath(0x6F1, 0x612, requestByte: 0x12, answerByte: 0xF1)),
            (.can11, ModulePath(0x750, 0x758, requestByte: 0x40, answerByte: 0x40)),
            (.can11, ModulePath(0x714, 0x77E)), (.can29, ModulePath(0x17FC_0076, 0x17FE_0076)),
        ]
        let modules = paths.enumerated().map { index, module -> VirtualECU in
            var ecu = VirtualECU(role: .other, supportedPIDs: [])
            ecu.paths = [module.framing: module.path]
            let kilometers = 26_688 + index
            ecu.records = [
                [0x22, 0x10, 0xE0]: [0x00, 0x00, UInt8(kilometers >> 8), UInt8(kilometers & 0xFF)],
                [0x22, 0x10, 0xE1]: [UInt8](repeating: UInt8(index), count: 9) + [UInt8(kilometers & 0xFF)],
            ]
            return ecu
        }
        return VirtualCar(
            name: "modules", summary: "has control modules that respond at addresses of their own, for custom PIDs",
            ecus: [gasolineEngine(vin: "1HGCM82633A004366"), transmission()] + modules, cycle: .city)
    }()
}
