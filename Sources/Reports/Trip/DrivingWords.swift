import Formats
package import Telemetry
package import Trips

/// Driving events and alerts as text.
package enum DrivingWords {
    /// "coolant 115 °C, limit 112 °C".
    package static func text(_ alert: Alert, _ units: UnitSystem) -> String {
        let codes = alert.codes.joined(separator: ", ")
        func against(_ name: String, _ decimals: Int) -> String {
            "\(name) \(units.text(alert.value, alert.kind.unit, decimals)), "
                + "limit \(units.text(alert.limit, alert.kind.unit, decimals))"
        }
        switch alert.kind {
        case .overSpeed: return against("speed", 0)
        case .tiredDriving:
            return "\(Format.duration(alert.value * 3600)) of driving, limit \(Format.duration(alert.limit * 3600))"
        case .coolantHot: return against("coolant", 0)
        case .voltageLow, .voltageHigh: return against("voltage", 1)
        case .tirePressureLow: return against("tire pressure", 0)
        case .milOn: return "check engine light on" + (codes.isEmpty ? "" : " (\(codes))")
        case .newCode:
            guard !codes.isEmpty else {
                return Format.count(Int(clamping: max(1, min(255, alert.value - alert.limit))), "new trouble code")
            }
            return "new trouble code\(alert.codes.count > 1 ? "s" : "") \(codes)"
        }
    }

    /// "sharp braking, 4.0 m/s², for 3 s".
    package static func text(_ event: DrivingEvent, _ units: UnitSystem) -> String {
        let duration = "for \(Format.duration(event.durationS))"
        let peak = units.text(event.peak, event.kind.unit)
        return switch event.kind {
        case .sharpAcceleration, .sharpBraking: "\(name(event.kind)), \(peak), \(duration)"
        case .overSpeed, .coldHighRpm: "\(name(event.kind)), up to \(peak), \(duration)"
        case .longIdle, .stop, .engineStop: "\(name(event.kind)) \(duration)"
        }
    }

    /// The origin of data that is not from a vehicle; nil for a vehicle.
    static func source(_ device: String) -> String? {
        switch SourceKind(device: device) {
        case .vehicle: nil
        case .receiver: "by a receiver"
        case .game: "played"
        case .import: "imported"
        case .simulation: "simulated"
        case .replay: "replayed"
        }
    }

    /// In the singular.
    static func name(_ kind: DrivingEvent.Kind) -> String {
        switch kind {
        case .sharpAcceleration: "sharp acceleration"
        case .sharpBraking: "sharp braking"
        case .overSpeed: "speeding"
        case .longIdle: "long idle"
        case .coldHighRpm: "high rpm while cold"
        case .stop: "stop"
        case .engineStop: "engine stop"
        }
    }

    /// "from air flow"; nil if fuel is unknown.
    static func source(_ method: FuelMethod) -> String? {
        switch method {
        case .fuelMassRate: "from fuel mass flow"
        case .cylinderFuelRate: "from cylinder fuel rate"
        case .fuelRate: "from engine fuel rate"
        case .massAirFlow: "from air flow"
        case .speedDensity: "from intake pressure"
        case .unknown: nil
        }
    }

    static func source(_ source: DistanceSource) -> String {
        switch source {
        case .speed: "from speed"
        case .speedCalibrated: "from calibrated speed"
        case .speedAndOdometer: "from speed and odometer"
        case .positions: "from positions"
        }
    }
}

/// An alert as sent to people and programs.
package enum AlertReport {
    /// "coolant 115 °C, limit 112 °C: stop and let the engine cool down".
    package static func text(_ alert: Alert, _ units: UnitSystem) -> String {
        "\(DrivingWords.text(alert, units)): \(advice(alert))"
    }

    private static func advice(_ alert: Alert) -> String {
        switch alert.kind {
        case .overSpeed: "slow down"
        case .tiredDriving: "take a break"
        case .coolantHot: "stop and let the engine cool down"
        case .voltageLow: "the battery is weak, or not charging"
        case .voltageHigh: "the alternator regulator may be faulty"
        case .tirePressureLow: "check the tires, and inflate them"
        case .milOn: "slow down if it flashes; obdmech scan shows why"
        case .newCode:
            alert.codes.first.map { "see obdmech explain \($0)" } ?? "see obdmech scan"
        }
    }
}
