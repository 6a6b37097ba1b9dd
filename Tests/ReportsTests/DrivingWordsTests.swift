import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct DrivingWordsTests {
    @Test(
        arguments: [
            (.overSpeed, 143, 130, "speed 143 km/h, limit 130 km/h", "speed 89 mph, limit 81 mph"),
            (
                .tiredDriving, 2.1, 2, "2 h 06 min of driving, limit 2 h 00 min",
                "2 h 06 min of driving, limit 2 h 00 min"
            ),
            (.coolantHot, 115, 112, "coolant 115 °C, limit 112 °C", "coolant 239 °F, limit 234 °F"),
            (.voltageLow, 11.44, 12, "voltage 11.4 V, limit 12.0 V", "voltage 11.4 V, limit 12.0 V"),
            (.voltageHigh, 16, 15.5, "voltage 16.0 V, limit 15.5 V", "voltage 16.0 V, limit 15.5 V"),
            (.milOn, 1, 0, "check engine light on", "check engine light on"),
            (.newCode, 3, 1, "2 new trouble codes", "2 new trouble codes"),
        ] as [(Alert.Kind, Double, Double, String, String)])
    func alerts(kind: Alert.Kind, value: Double, limit: Double, metric: String, us: String) {
        let alert = Alert(kind, at: .zero, value: value, limit: limit)
        #expect(DrivingWords.text(alert, .metric) == metric)
        #expect(DrivingWords.text(alert, .us) == us)
    }

    @Test(
        arguments: [
            (.sharpAcceleration, 2.1, 3.14, "sharp acceleration, 3.1 m/s², for 2 s"),
            (.sharpBraking, 0.9, 4, "sharp braking, 4.0 m/s², for 1 s"),
            (.overSpeed, 75, 143, "speeding, up to 143 km/h, for 1 min 15 s"),
            (.longIdle, 340, 820, "long idle for 5 min 40 s"), (.stop, 31, 0, "stop for 31 s"),
            (.coldHighRpm, 4, 3420, "high rpm while cold, up to 3420 rpm, for 4 s"),
            (.engineStop, 25, 0, "engine stop for 25 s"),
        ] as [(DrivingEvent.Kind, Double, Double, String)])
    func events(kind: DrivingEvent.Kind, durationS: Double, peak: Double, text: String) {
        #expect(DrivingWords.text(DrivingEvent(kind, from: .zero, durationS: durationS, peak: peak), .metric) == text)
    }

    @Test func everyMethodThatGivesFuelHasWords() {
        for method in FuelMethod.allCases {
            #expect((DrivingWords.source(method) == nil) == (method == .unknown))
        }
    }
}
