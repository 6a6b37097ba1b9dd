import CustomPIDs
import ELM327
import Telemetry
import Transports
import Trips
import VehicleSource

/// A car behind an adapter as a source: opens the device on the source's own thread, and polls it.
struct LiveVehicleSource: TelemetrySource {
    let open: DeviceSchemes.Opener
    /// From earlier connections.
    let known: [LinkProfile]
    let customPIDs: [CustomPID]
    let also: [PollRow]
    let ticksPerSecond: Double?
    /// Of each drive, where drive after drive is waited for; nil for one trip.
    var drives: DriveWatch? = nil
    let isVerbose: Bool

    func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        let log = VerboseLog(isOn: isVerbose)
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
