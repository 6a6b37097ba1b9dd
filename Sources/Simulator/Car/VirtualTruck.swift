import OBD
import Telemetry

/// What the modules of a heavy vehicle send by SAE J1939: values of the drive, and trouble codes.
struct VirtualTruck: Sendable {
    /// A message that a module sends all the time.
    struct Broadcast: Sendable {
        let group: Int
        let source: UInt8
        let periodS: Double
    }

    /// A module's trouble codes.
    struct Module: Sendable {
        let address: UInt8
        /// In its NAME.
        let function: UInt8
        /// The byte of the lamps: two bits each for MIL, red, amber and protect.
        var lamps: UInt8 = 0
        var active: [(parameter: Int, mode: UInt8)] = []
        var previous: [(parameter: Int, mode: UInt8)] = []
    }

    let modules: [Module]
    let vin: VIN?
    /// At the beginning of the drive.
    let odometerKm: Double
    let engineHours: Double

    private static let engine: UInt8 = 0
    private static let cluster: UInt8 = 0x17

    /// The rows of values; with them come the codes of each module, once a second.
    private static let values = [
        Broadcast(group: 0xF004, source: engine, periodS: 0.02),
        Broadcast(group: 0xF003, source: engine, periodS: 0.05),
        Broadcast(group: 0xFEF1, source: engine, periodS: 0.1), Broadcast(group: 0xFEF2, source: engine, periodS: 0.1),
        Broadcast(group: 0xFEEE, source: engine, periodS: 1), Broadcast(group: 0xFEEF, source: engine, periodS: 0.5),
        Broadcast(group: 0xFEF7, source: engine, periodS: 1), Broadcast(group: 0xFEF5, source: engine, periodS: 1),
        Broadcast(group: 0xFEFC, source: cluster, periodS: 1), Broadcast(group: 0xFEC1, source: cluster, periodS: 1),
    ]

    var broadcasts: [Broadcast] {
        Self.values + modules.map { Broadcast(group: J1939Group.activeCodes, source: $0.address, periodS: 1) }
    }

    /// The messages with which the modules answer a request for a group.
    func responses(_ group: Int, to destination: UInt8, at now: EngineMoment) -> [J1939Message] {
        var sources = Set(Self.values.filter { $0.group == group }.map(\.source))
        if [J1939Group.activeCodes, J1939Group.previousCodes].contains(group) { sources = Set(modules.map(\.address)) }
        if [J1939Group.vehicleIdentification, Self.hours].contains(group) { sources = [Self.engine] }
        if group == J1939Group.addressClaimed { sources = Set(modules.map(\.address)) }
        return sources.filter { destination == J1939Message.everyone || destination == $0 }.sorted()
            .compactMap { message(group, of: $0, at: now) }
    }

    private static let hours = 0xFEE5

    /// A message of a module; nil if it has none.
    func message(_ group: Int, of source: UInt8, at now: EngineMoment) -> J1939Message? {
        let module = modules.first { $0.address == source }
        switch group {
        case J1939Group.activeCodes:
            return module.map { J1939Message(group: group, source: source, data: Self.codes($0.active, $0.lamps)) }
        case J1939Group.previousCodes:
            return module.map { J1939Message(group: group, source: source, data: Self.codes($0.previous, 0)) }
        case J1939Group.vehicleIdentification:
            return vin.map { J1939Message(group: group, source: source, data: Array(($0.description + "*").utf8)) }
        case J1939Group.addressClaimed:
            return module.map {
                J1939Message(group: group, source: source, data: J1939Name.data(function: $0.function))
            }
        default:
            var data = [UInt8](repeating: 0xFF, count: 8)
            for row in J1939ExtraValue.table where row.group == group {
                row.write(Self.oilPressureKPa(now), into: &data)
            }
            for row in J1939Parameter.table where row.group == group {
                if let value = value(row, at: now) { row.write(value, into: &data) }
            }
            return J1939Message(group: group, source: source, data: data)
        }
    }

    /// Of a warm engine: it follows the speed until the relief valve opens.
    private static func oilPressureKPa(_ now: EngineMoment) -> Double {
        let engineSpeedRpm = EngineModel.sensors[.engineSpeed].map { $0(now.engine, now.seconds) } ?? 0
        return min(480, engineSpeedRpm * 0.25)
    }

    /// The value of a parameter in its unit; nil if the truck does not measure it.
    private func value(_ row: J1939Parameter, at now: EngineMoment) -> Double? {
        switch row.pid {
        case 0xA6: return odometerKm + now.distanceKm(since: 0)
        case 0x7F: return engineHours * 3600 + now.runTime
        case 0x49, 0x62: return 100 * now.load
        // Two batteries in series.
        case 0x42: return EngineModel.sensors[row.signal].map { 2 * $0(now.engine, now.seconds) }
        default:
            return EngineParameters.all[row.pid]?(now).first
                ?? EngineModel.sensors[row.signal].map { $0(now.engine, now.seconds) }
        }
    }

    /// A diagnostic message: lamps, then the codes with a count of one each.
    private static func codes(_ codes: [(parameter: Int, mode: UInt8)], _ lamps: UInt8) -> [UInt8] {
        guard !codes.isEmpty else { return [lamps, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF] }
        let data = codes.reduce(into: [lamps, 0xFF]) { data, code in
            data += [
                UInt8(code.parameter & 0xFF), UInt8(code.parameter >> 8 & 0xFF),
                UInt8(code.parameter >> 16) << 5 | code.mode, 1,
            ]
        }
        return data + [UInt8](repeating: 0xFF, count: max(0, 8 - data.count))
    }

    /// The frames of a message, with the seconds after which each comes: one, or those of an announcement to all (SAE
    /// J1939-21), whose packets come each 50 ms.
    static func frames(_ message: J1939Message) -> [(seconds: Double, identifier: UInt32, data: [UInt8])] {
        guard message.data.count > 8 else { return [(0, message.identifier(), message.data)] }
        let count = (message.data.count + 6) / 7
        let control = J1939Message(
            group: J1939Group.transportControl, source: message.source,
            data: [32, UInt8(message.data.count & 0xFF), UInt8(message.data.count >> 8), UInt8(count), 0xFF]
                + [0, 8, 16].map { UInt8(truncatingIfNeeded: message.group >> $0) })
        let packets = (0..<count).map { index in
            let part = message.data[(index * 7)..<min(index * 7 + 7, message.data.count)]
            return J1939Message(
                group: J1939Group.transportData, source: message.source,
                data: [UInt8(index + 1)] + part + [UInt8](repeating: 0xFF, count: 7 - part.count))
        }
        return ([control] + packets).enumerated().map { index, frame in
            (0.05 * Double(index), frame.identifier(priority: 7), frame.data)
        }
    }
}

extension VirtualCar {
    /// A truck with a code of its exhaust aftertreatment, and one that was active before.
    static let truck: VirtualCar = {
        let modules = [
            VirtualTruck.Module(
                address: 0, function: 0, lamps: 0x44, active: [(4364, 18), (3216, 3)], previous: [(94, 18)]),
            VirtualTruck.Module(address: 3, function: 3), VirtualTruck.Module(address: 0x0B, function: 9),
        ]
        var car = VirtualCar(
            name: "truck", summary: "truck with SAE J1939 behind an slcan adapter; drives through a city, with codes",
            bus: .j1939, ecus: [], cycle: .city, traits: EngineTraits(fuel: .diesel, isModern: true))
        car.truck = VirtualTruck(
            modules: modules, vin: VIN("WMA06XZZ9HM123456"), odometerKm: 412_345.6, engineHours: 9876)
        return car
    }()
}
