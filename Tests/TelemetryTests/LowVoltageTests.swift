import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct LowVoltageTests {
    @Test func fallsAndRecovers() {
        var battery = LowVoltage()
        #expect(battery.add(12.4, atS: 0) == nil)
        // A starter motor.
        #expect(battery.add(9.5, atS: 5) == nil)
        #expect(battery.add(12.4, atS: 10) == nil)
        #expect(battery.add(11.9, atS: 15) == nil)
        #expect(battery.add(11.9, atS: 30) == nil && !battery.isLow)
        #expect(battery.add(11.9, atS: 35) == .fell && battery.isLow)
        #expect(battery.add(11.8, atS: 60) == nil)
        #expect(battery.add(12.2, atS: 65) == nil && battery.isLow)
        #expect(battery.add(12.4, atS: 70) == .recovered && !battery.isLow)
    }

    @Test func twoBatteriesInSeries() {
        var battery = LowVoltage()
        #expect(battery.add(23.9, atS: 0) == nil)
        #expect(battery.add(23.9, atS: 20) == .fell)
        #expect(battery.add(24.5, atS: 30) == nil)
        #expect(battery.add(24.8, atS: 40) == .recovered)
    }

    /// An adapter without a voltage.
    @Test func nothing() {
        var battery = LowVoltage()
        #expect(battery.add(0, atS: 0) == nil)
        #expect(battery.add(0, atS: 60) == nil && !battery.isLow)
    }
}
