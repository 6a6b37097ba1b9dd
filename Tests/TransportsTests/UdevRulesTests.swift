import Foundation
import Testing

@testable import Transports

/// scripts/udev/70-obdmech.rules.
@Suite(.timeLimit(.minutes(20))) struct UdevRulesTests {
    /// The devices and the ports of every chip that adapters have, and of no other.
    @Test(arguments: ["ATTR", "ATTRS"]) func everyChipHasItsRule(attribute: String) throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../scripts/udev/70-obdmech.rules")
        let rules = try String(contentsOf: url, encoding: .utf8)
        var found: Set<String> = []
        for rule in rules.matches(
            of: try Regex(#"(?m)^\#(attribute)\{idVendor\}=="(\w+)", \#(attribute)\{idProduct\}=="([\w|]+)", "#))
        {
            let vendor = try #require(rule.output[1].substring)
            for product in try #require(rule.output[2].substring).split(separator: "|") {
                found.insert("\(vendor):\(product)")
            }
        }
        #expect(found == Set(SerialPort.chips.keys))
    }
}
