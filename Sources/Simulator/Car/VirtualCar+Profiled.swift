import OBD

extension VirtualCar {
    /// An electric car of which the standard knows the speed only. Its battery, tires and odometer report at addresses of
    /// their own, for custom PIDs and profiles; docs/profiles.md has a profile of it.
    static let ev: VirtualCar = {
        var drive = VirtualECU(role: .engine, supportedPIDs: [0x0D, 0x1C], vin: VIN("KMHKR81A1NU000301"))
        drive.monitors = 0
        var battery = VirtualECU(role: .other, supportedPIDs: [])
        battery.paths = [.can11: ModulePath(0x7E4, 0x7EC)]
        battery.liveRecords = [
            // State of charge in half a percent; current in 0.1 A, positive out of the battery, and voltage in 0.1 V.
            [0x22, 0x01, 0x01]: { moment in
                [UInt8((2 * charge(moment)).rounded())] + word(10 * moment.engine.hybridCurrent(moment.state))
                    + word(10 * volts(moment))
            },
            // State of health in 0.1 %, then the capacity in 0.1 kWh.
            [0x22, 0x01, 0x05]: { _ in word(943) + word(10 * capacityKWh) },
            // Twelve cells in mV, of which the seventh is weak.
            [0x22, 0x01, 0x06]: { moment in
                (0..<12).flatMap { cell in word(1000 * volts(moment) / 104 - (cell == 6 ? 31 : Double(cell))) }
            },
        ]
        var tires = VirtualECU(role: .other, supportedPIDs: [])
        tires.paths = [.can11: ModulePath(0x7A0, 0x7A8)]
        // In 2 kPa: they get warm, and the rear left one loses 3 kPa in a minute.
        tires.liveRecords = [
            [0x22, 0xC0, 0x0B]: { moment in
                let warm = min(20, moment.distanceKm(since: 0) * 2)
                return [250, 252, 260, 262].enumerated().map { wheel, kpa in
                    UInt8((kpa + warm - (wheel == 2 ? moment.seconds / 20 : 0)) / 2)
                }
            }
        ]
        var cluster = VirtualECU(role: .other, supportedPIDs: [])
        cluster.paths = [.can11: ModulePath(0x7C6, 0x7CE)]
        // Kilometers in three bytes, then the range in kilometers.
        cluster.liveRecords = [
            [0x22, 0xB0, 0x02]: { moment in
                let km = Int(23_456.7 + moment.distanceKm(since: 0))
                return [UInt8(km >> 16), UInt8(km >> 8 & 0xFF), UInt8(km & 0xFF)] + word(4.1 * charge(moment))
            }
        ]
        return VirtualCar(
            name: "ev", summary: "electric; reports its charge, health, cells, tires and odometer to profiles only",
            ecus: [drive, battery, tires, cluster], cycle: .city, traits: EngineTraits(isModern: true, isElectric: true)
        )
    }()

    private static let capacityKWh = 64.0

    /// In percent.
    private static func charge(_ moment: EngineMoment) -> Double {
        max(0, 78 - 0.25 * moment.distanceKm(since: 0))
    }

    /// The voltage falls under load.
    private static func volts(_ moment: EngineMoment) -> Double {
        moment.engine.batteryVoltage - 0.1 * moment.engine.hybridCurrent(moment.state)
    }

    /// Two bytes, of a negative number as its complement.
    private static func word(_ value: Double) -> [UInt8] {
        let bits = UInt16(bitPattern: Int16(clamping: Int(value.rounded())))
        return [UInt8(bits >> 8), UInt8(bits & 0xFF)]
    }
}
