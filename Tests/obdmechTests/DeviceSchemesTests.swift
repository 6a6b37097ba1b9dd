import CommandLine
import Devices
import Formats
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct DeviceSchemesTests {
    @Test(arguments: [
        ("sim:fault", "sim:faults"), ("sim:fault?rate=max", "sim:faults?rate=max"), ("sim:City", "sim:city"),
        ("ttyUSB0", "/dev/ttyUSB0"), ("dev/ttyACM0", "/dev/ttyACM0"), ("rfcomm0", "/dev/rfcomm0"),
        ("ttyUSB0?baud=38400", "/dev/ttyUSB0?baud=38400"),
        ("00:1d:a5:68:98:8b", "bluetooth:00:1D:A5:68:98:8B"), ("00-1D-A5-68-98-8B", "bluetooth:00:1D:A5:68:98:8B"),
        ("city", "sim:city"), ("faults?rate=max", "sim:faults?rate=max"),
        ("bluetoth:00:1D:A5:68:98:8B", "bluetooth:00:1D:A5:68:98:8B"),
        ("sin:city", "sim:city"), ("seriel:/dev/ttyUSB0", "serial:/dev/ttyUSB0"),
    ])
    func didYouMean(device: String, suggestion: String) {
        let failure = failure { _ = try DeviceSchemes.opener(device) }
        #expect(failure?.status == .usage && failure?.advice == "did you mean '\(suggestion)'?")
        // What is suggested can be opened.
        #expect(throws: Never.self) { _ = try DeviceSchemes.opener(suggestion) }
    }

    @Test(arguments: ["sim:city?rate=fast", "sim:", "nonsense", "bluetooth:AA:BB", "tcp:localhost:0", "sim:zzzzzz"])
    func nothingIsNear(device: String) {
        let failure = failure { _ = try DeviceSchemes.opener(device) }
        #expect(failure?.status == .usage && failure?.advice.hasPrefix("did you mean") == false)
    }
}
