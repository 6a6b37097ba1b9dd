import Telemetry

/// Values by signal. Finding one takes no more than an array does: facts are computed from hundreds of millions of samples.
struct SignalTable<Value: Sendable>: Sendable {
    /// The index of each value, by the number of its signal; -1 for none.
    private var places: [Int32] = []
    private(set) var signals: [Signal] = []
    private(set) var values: [Value] = []

    func place(of signal: Signal) -> Int? {
        let number = signal.number
        guard number < places.count, places[number] >= 0 else { return nil }
        return Int(places[number])
    }

    /// Adds the value of a signal that has none, and returns its place.
    mutating func add(_ value: Value, of signal: Signal) -> Int {
        let number = signal.number
        if number >= places.count { places += repeatElement(-1, count: number + 1 - places.count) }
        places[number] = Int32(values.count)
        signals.append(signal)
        values.append(value)
        return values.count - 1
    }

    subscript(place: Int) -> Value {
        get { values[place] }
        _modify { yield &values[place] }
    }

    subscript(signal: Signal) -> Value? { place(of: signal).map { values[$0] } }
}
