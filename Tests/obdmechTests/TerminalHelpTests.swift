import Displays
import ELM327
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct TerminalHelpTests {
    @Test(arguments: [40, 80, 120]) func fitsTheScreen(width: Int) {
        let lines = TerminalHelp.lines(width: width)
        #expect(lines.count < 24 && lines.allSatisfy { $0.count <= width })
        #expect(lines.contains { $0.hasPrefix("  quit") })
    }
}
