extension Signal {
    /// The time since the heartbeat before (an RR interval), at the end of it. Sources tell it as other signals, but it is
    /// health data: it is neither among the samples of a trip nor passed on to other programs.
    package static let heartInterval = Signal("rrInterval", Unit("ms"))
}
