import Formats
import Reports
import Simulator
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct SimulatorListTests {
    @Test(arguments: [40, 80, 120]) func listsEverythingThatCanBeNamed(width: Int) {
        let lines = SimulatorList.lines(Presentation(width: width))
        #expect(lines.allSatisfy { $0.count <= width })
        let words = Set(lines.joined(separator: " ").split { $0 == " " || $0 == "," }.map(String.init))
        let names =
            VirtualCar.all.map(\.name) + DriveCycle.named.map(\.name) + Firmware.all.map(\.name)
            + Quirks.named.map(\.name) + Fault.all.map(\.name)
        #expect(names.filter { !words.contains($0) } == [])
    }
}
