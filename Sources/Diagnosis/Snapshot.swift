import OBD
import Telemetry

/// What was measured at one moment: now, or when a code was set.
struct Snapshot: Sendable {
    let values: [PIDValue]
    let isDiesel: Bool
    /// Of a freeze frame.
    let isFrozen: Bool

    init(values: [PIDValue], isDiesel: Bool, isFrozen: Bool = false) {
        self.values = values
        self.isDiesel = isDiesel
        self.isFrozen = isFrozen
    }

    /// The engine's values go before those of other ECUs.
    init(_ scan: HealthScan) {
        let values = scan.values.enumerated().sorted { left, right in
            (left.element.ecu, left.offset) < (right.element.ecu, right.offset)
        }
        self.init(values: values.map(\.element.value), isDiesel: scan.isDiesel)
    }

    func callAsFunction(_ signal: Signal) -> Double? { values.first { $0.signal == signal && $0.value != nil }?.value }

    func value(_ signal: Signal) -> PIDValue? { values.first { $0.signal == signal && $0.value != nil } }

    var rpm: Double? { self(.engineSpeed) }
    var isRunning: Bool { rpm.map { $0 >= EngineState.runningRpm } == true }
    var isOff: Bool { rpm == 0 && (self(.vehicleSpeed) ?? 0) == 0 }
    var isIdling: Bool { self(.vehicleSpeed) == 0 && rpm.map { (500..<1100).contains($0) } == true }
    var isLoaded: Bool { rpm.map { $0 >= 1500 } == true && self(.engineLoad).map { $0 >= 60 } == true }
    var isWarm: Bool { self(.coolantTemperature).map { $0 >= OperatingLimits.regenerationCoolantC } == true }

    /// Long and short-term fuel trim of a bank in percent; nil if it is not known.
    func trim(bank: Int) -> Double? {
        guard (1...2).contains(bank), let long = self(Signal.longTermFuelTrims[bank - 1]), long.magnitude < 99 else {
            return nil
        }
        return long + (self(Signal.shortTermFuelTrims[bank - 1]).flatMap { $0.magnitude < 99 ? $0 : nil } ?? 0)
    }
}

extension VerdictFacts {
    /// When a code was set; nil without a freeze frame, or if the frame is empty.
    func frame(of code: CodeReport) -> Snapshot? {
        let frame = Snapshot(values: code.frozen, isDiesel: scan.isDiesel, isFrozen: true)
        let isEmpty = frame.rpm == 0 && frame(.coolantTemperature) == -40 && (frame(.vehicleSpeed) ?? 0) == 0
        return code.frozen.isEmpty || isEmpty ? nil : frame
    }

    /// Now, then when each of these codes was set.
    func moments(of found: [CodeReport]) -> [Snapshot] { [now] + found.compactMap(frame(of:)) }
}
