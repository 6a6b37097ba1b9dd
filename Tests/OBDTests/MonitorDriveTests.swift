import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct MonitorDriveTests {
    /// Every monitor that can be incomplete has a drive, in the driver's units.
    @Test(arguments: [UnitSystem.metric, .us, .imperial]) func everyMonitorHasADrive(_ units: UnitSystem) throws {
        let kinds: [(MonitorStatus.Ignition, [ReadinessMonitor.Kind?])] = [
            (.spark, ReadinessMonitor.Kind.spark), (.compression, ReadinessMonitor.Kind.compression),
        ]
        for (ignition, kinds) in kinds {
            for kind in kinds.compactMap(\.self) {
                let text = try #require(MonitorDrive.text(kind, ignition, in: units), "\(kind)")
                #expect(!text.contains { "{|}".contains($0) }, "\(text)")
                #expect(!text.contains(units == .metric ? "mph" : "km/h"), "\(text)")
                #expect(!text.contains(units == .us ? "°C" : "°F"), "\(text)")
            }
            for kind in ReadinessMonitor.Kind.continuous { #expect(MonitorDrive.text(kind, ignition) == nil) }
        }
        #expect(MonitorDrive.text(.egrOrVVT, .spark) != MonitorDrive.text(.egrOrVVT, .compression))
    }

    @Test func inTheDriversUnits() {
        #expect(
            MonitorDrive.text(.catalyst, .spark, in: .us) == "engine warm, then 10 minutes at a steady 50 to 60 mph")
    }
}
