import Foundation
import Glibc
import RecordingTesting
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct DesktopNotificationTests {
    @Test func whereThereIsADesktopAndTheCommand() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("notify-send")
        func found(_ variables: [String: String]) -> String? {
            DesktopNotification(variables)?.path
        }
        let folders = "relative:/nowhere:\(directory.path)"
        #expect(found(["PATH": folders, "DISPLAY": ":0"]) == nil)
        try directory.write(Array("#!/bin/sh\n".utf8), to: "notify-send")
        // It must be one that can be run.
        #expect(found(["PATH": folders, "DISPLAY": ":0"]) == nil)
        try directory.writeProgram("#!/bin/sh\n", to: "notify-send")
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] {
            #expect(found(["PATH": folders, variable: "x"]) == path)
        }
        #expect(found(["PATH": folders]) == nil)
        #expect(found(["PATH": folders, "DISPLAY": ""]) == nil)
        #expect(found(["DISPLAY": ":0"]) == nil)
    }

    /// An alert goes to the command as JSON, and to the desktop as text.
    @Test func anAlertIsSent() throws {
        let directory = try TemporaryDirectory()
        try directory.writeProgram(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" > \(directory.file("shown"))\n", to: "notify-send")
        let desktop = DesktopNotification(["PATH": directory.path, "DISPLAY": ":0"])
        let notices = AlertNotices(
            command: ["/bin/sh", "-c", "cat > \(directory.file("out"))"], desktop: desktop, units: .metric)
        let trip = TripAtAMoment(id: 3)
        #expect(notices.refreshS == .infinity)
        notices.take(.alert(Alert(.coolantHot, at: .zero, value: 115, limit: 112)), of: trip)
        #expect(notices.refreshS == 1)
        notices.refresh(trip)
        notices.take(.ended(trip.record), of: trip)
        #expect(trip.warnings.isEmpty)
        #expect(directory.text("out").hasPrefix(#"{"type":"alert","time":"1970-01-01T00:00:00"#))
        #expect(directory.text("out").hasSuffix("\"trip\":3}\n"))
        let shown = directory.text("shown").split(separator: "\n")
        #expect(shown.last == "coolant 115 °C, limit 112 °C: stop and let the engine cool down")
        #expect(shown.dropLast().suffix(2) == ["--", "obdmech"])
    }
}
