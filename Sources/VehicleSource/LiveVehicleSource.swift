package import ELM327
package import Telemetry
package import Transports
package import Trips

/// A car behind an adapter as a source: opens the device on the source's own thread, and polls it.
package struct LiveVehicleSource: TelemetrySource {
    /// Opens the device. The argument is a descriptor that is readable when opening must be given up.
    package typealias Opener = @Sendable (Int32) throws(TransportError) -> any Transport

    private let open: Opener
    private let known: [LinkProfile]
    private let customPIDs: CustomPIDChoice
    private let also: [PollRow]
    private let ticksPerSecond: Double?
    private let drives: DriveWatch?
    private let log: (@Sendable (String) -> Void)?

    /// - Parameters:
    ///   - known: From earlier connections.
    ///   - also: Rows to poll in addition to those of a trip.
    ///   - ticksPerSecond: How often the vehicle speed is requested at most; nil for as often as possible.
    ///   - drives: Of each drive, where drive after drive is waited for; nil for one trip.
    ///   - log: Receives the lines of the session (see `SessionLog`); nil for none.
    package init(
        open: @escaping Opener, known: [LinkProfile], customPIDs: CustomPIDChoice, also: [PollRow],
        ticksPerSecond: Double?, drives: DriveWatch? = nil, log: (@Sendable (String) -> Void)?
    ) {
        self.open = open
        self.known = known
        self.customPIDs = customPIDs
        self.also = also
        self.ticksPerSecond = ticksPerSecond
        self.drives = drives
        self.log = log
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        let log = SessionLog(log)
        let open = open
        let vehicle = LiveVehicle(
            link: Link(log: log.write), known: known, customPIDs: customPIDs, also: also,
            ticksPerSecond: ticksPerSecond,
            connect: { link throws(TransportError) in
                let transport = try open(stop)
                log.follow(transport)
                return Session(adapter: Adapter(transport: transport, link: link, log: log.write))
            },
            pause: { seconds throws(TransportError) in try ByteChannel.pause(seconds: seconds, interrupt: stop) })
        if let drives {
            vehicle.log(drives, emit: emit)
        } else {
            vehicle.run(emit: emit)
        }
    }
}
