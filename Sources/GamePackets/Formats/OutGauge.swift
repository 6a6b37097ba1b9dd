import Telemetry

/// The packet OutGauge, which Live for Speed has invented and BeamNG sends, too.
enum OutGauge {
    static let lengths = [92, 96]

    /// The bits of lights.
    private static let lights = (handbrake: 2, limiter: 3, traction: 4, abs: 10)

    static func layout(_ game: Game, length: Int) -> PacketLayout {
        PacketLayout(
            "\(game.title) OutGauge", game, length: length,
            [
                PacketField("Time", .u32, 0), PacketField("Car", .bytes(4), 4), PacketField("Flags", .u16, 8),
                PacketField("Gear", .u8, 10, .gear, .gearFromReverse), PacketField("PLID", .u8, 11),
                PacketField("Speed", .f32, 12, .vehicleSpeed, .kmhOfMetresPerSecond),
                PacketField("RPM", .f32, 16, .engineSpeed), PacketField("Turbo", .f32, 20),
                PacketField("EngTemp", .f32, 24, .coolantTemperature, .positive),
                PacketField("Fuel", .f32, 28, .fuelShare, .percent),
                PacketField("OilPressure", .f32, 32, .oilPressure, .positiveTimes(100)),
                PacketField("OilTemp", .f32, 36, .engineOilTemperature, .positive),
                PacketField("DashLights", .u32, 40), PacketField("ShowLights", .u32, 44),
                PacketField("Throttle", .f32, 48, .throttle, .percent),
                PacketField("Brake", .f32, 52, .brake, .percent), PacketField("Clutch", .f32, 56, .clutch, .percent),
                PacketField("Display1", .bytes(16), 60), PacketField("Display2", .bytes(16), 76),
            ] + (length == 96 ? [PacketField("ID", .s32, 92)] : []))
    }

    /// Returns the values of a packet; nil if it is damaged.
    static func values(_ layout: PacketLayout, _ bytes: [UInt8]) -> [GameValue]? {
        guard let values = layout.values(bytes), layout.isPlausible(bytes) else { return nil }
        let flags = Int(clamping: layout.number("Flags", bytes) ?? 0)
        let available = Int(clamping: layout.number("DashLights", bytes) ?? 0)
        let shown = Int(clamping: layout.number("ShowLights", bytes) ?? 0)
        func light(_ bit: Int, _ signal: Signal, on: Double = 1) -> GameValue? {
            available >> bit & 1 == 1 ? GameValue(signal, shown >> bit & 1 == 1 ? on : 0) : nil
        }
        // Only a car with a turbocharger has the gauge.
        let boost =
            flags & 8192 != 0 ? layout.number("Turbo", bytes).flatMap { GameValue(.boostPressure, $0 * 100) } : nil
        return values
            + [
                boost, light(lights.handbrake, .handbrake, on: 100), light(lights.limiter, .pitLimiter),
                light(lights.traction, .tractionControlActive), light(lights.abs, .absActive),
            ].compactMap(\.self)
    }

    /// The lights as a packet has them.
    package static func lights(_ values: [Signal: Double]) -> Double {
        let bits = [
            (lights.handbrake, values[.handbrake]), (lights.limiter, values[.pitLimiter]),
            (lights.traction, values[.tractionControlActive]), (lights.abs, values[.absActive]),
        ]
        return bits.reduce(0) { $0 + (($1.1 ?? 0) > 0 ? Double(1 << $1.0) : 0) }
    }
}
