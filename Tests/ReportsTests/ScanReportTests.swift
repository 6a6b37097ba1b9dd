import OBD
import Telemetry
import Testing

@testable import Reports

@Suite struct ScanReportTests {
    /// Three ECUs: one with everything, one that refuses and stays silent, one whose answers are broken.
    static let faults = HealthScan(
        adapter: HealthScan.Adapter(
            device: "tcp:192.168.0.10", identity: "ELM327 v1.5", description: "OBDII to RS232 Interpreter",
            voltage: 14.04),
        bus: .can11Bit500, vin: VIN("1HGCM82633A004352"),
        ecus: [
            HealthScan.ECU(address: engine, confirmedCount: 2, milOn: true),
            HealthScan.ECU(address: transmission, confirmedCount: 0, milOn: false),
            HealthScan.ECU(address: brakes),
        ],
        troubleCodes: [
            "P0420 confirmed 7E8", "P0301 confirmed 7E8", "P0420 pending 7E8", "P0420 permanent 7E8",
            "P1234 pending 7EA",
        ].map { code($0) },
        coverage: [
            "7E8 01 answered", "7E8 03 answered counts 3 in PID 01 but lists 2", "7E8 07 answered", "7E8 0A answered",
            "7E8 09 answered", "7E9 01 answered", "7E9 03 refused service not supported (11)",
            "7E9 07 silent", "7E9 0A silent", "7E9 09 silent", "7EA 01 silent",
            "7EA 03 malformed 1 of 2 codes arrived", "7EA 07 answered", "7EA 0A malformed", "7EA 09 refused",
        ].map { coverage($0) })

    /// What an adapter without a name, a vehicle without a number and an ECU without an answer leave.
    static let bare = HealthScan(
        adapter: HealthScan.Adapter(device: "/dev/ttyUSB0"), ecus: [HealthScan.ECU(address: .unknown)],
        coverage: ["01", "03", "07", "0A", "09"].map { coverage("unknown \($0) silent") })

    @Test(arguments: [
        (
            faults, 40,
            """
            2 confirmed trouble codes (P0301,
            P0420), 1 more pending; the engine lamp
            is on; transmission (7E9) refused and
            ECU 7EA gave a broken answer.

            Vehicle   1HGCM82633A004352
            Lamp      ON, by engine (7E8)
            Adapter   ELM327 v1.5, 14.0 V,
                      tcp:192.168.0.10
            Protocol  ISO 15765-4 (CAN 11/500)

            Engine (7E8)
              P0301  Cylinder 1 misfire detected
                     (confirmed)
              P0420  Catalyst efficiency below
                     threshold, bank 1 (confirmed,
                     pending, permanent)
              confirmed codes: counts 3 in PID 01
                but lists 2

            Transmission (7E9)
              confirmed codes refused: service not
                supported (11)
              pending codes: no answer
              permanent codes: no answer

            ECU 7EA
              P1234  Manufacturer-specific
                     powertrain code (pending)
              lamp status: no answer
              confirmed codes could not be read: 1
                of 2 codes arrived
              permanent codes could not be read
              VIN refused
            """
        ),
        (
            faults, 80,
            """
            2 confirmed trouble codes (P0301, P0420), 1 more pending; the engine lamp is on;
            transmission (7E9) refused and ECU 7EA gave a broken answer.

            Vehicle   1HGCM82633A004352
            Lamp      ON, by engine (7E8)
            Adapter   ELM327 v1.5, 14.0 V, tcp:192.168.0.10
            Protocol  ISO 15765-4 (CAN 11/500)

            Engine (7E8)
              P0301  Cylinder 1 misfire detected (confirmed)
              P0420  Catalyst efficiency below threshold, bank 1 (confirmed, pending,
                     permanent)
              confirmed codes: counts 3 in PID 01 but lists 2

            Transmission (7E9)
              confirmed codes refused: service not supported (11)
              pending codes: no answer
              permanent codes: no answer

            ECU 7EA
              P1234  Manufacturer-specific powertrain code (pending)
              lamp status: no answer
              confirmed codes could not be read: 1 of 2 codes arrived
              permanent codes could not be read
              VIN refused
            """
        ),
        (
            faults, 120,
            """
            2 confirmed trouble codes (P0301, P0420), 1 more pending; the engine lamp is on; transmission (7E9) refused and ECU 7EA
            gave a broken answer.

            Vehicle   1HGCM82633A004352
            Lamp      ON, by engine (7E8)
            Adapter   ELM327 v1.5, 14.0 V, tcp:192.168.0.10
            Protocol  ISO 15765-4 (CAN 11/500)

            Engine (7E8)
              P0301  Cylinder 1 misfire detected (confirmed)
              P0420  Catalyst efficiency below threshold, bank 1 (confirmed, pending, permanent)
              confirmed codes: counts 3 in PID 01 but lists 2

            Transmission (7E9)
              confirmed codes refused: service not supported (11)
              pending codes: no answer
              permanent codes: no answer

            ECU 7EA
              P1234  Manufacturer-specific powertrain code (pending)
              lamp status: no answer
              confirmed codes could not be read: 1 of 2 codes arrived
              permanent codes could not be read
              VIN refused
            """
        ),
        (
            bare, 40,
            """
            It is not known whether there are
            trouble codes; vehicle stayed silent.

            Vehicle   VIN not known
            Lamp      not known
            Adapter   unnamed, /dev/ttyUSB0

            Vehicle
              lamp status: no answer
              confirmed codes: no answer
              pending codes: no answer
              permanent codes: no answer
              VIN: no answer
            """
        ),
        (
            bare, 80,
            """
            It is not known whether there are trouble codes; vehicle stayed silent.

            Vehicle   VIN not known
            Lamp      not known
            Adapter   unnamed, /dev/ttyUSB0

            Vehicle
              lamp status: no answer
              confirmed codes: no answer
              pending codes: no answer
              permanent codes: no answer
              VIN: no answer
            """
        ),
    ])
    func text(scan: HealthScan, width: Int, text: String) {
        #expect(ScanReport.text(scan, width: width).joined(separator: "\n") == text)
    }

    @Test func theDocument() {
        #expect(
            ScanReport.json(Self.faults, at: morning).document
                == """
                {
                  "format": "obdmech.scan/1",
                  "time": "2026-11-21T09:18:31Z",
                  "adapter": {
                    "device": "tcp:192.168.0.10",
                    "identity": "ELM327 v1.5",
                    "description": "OBDII to RS232 Interpreter",
                    "voltage": 14.04
                  },
                  "protocol": {
                    "number": "6",
                    "name": "ISO 15765-4 (CAN 11/500)"
                  },
                  "vehicle": {
                    "vin": "1HGCM82633A004352"
                  },
                  "mil": true,
                  "ecus": [
                    {
                      "address": "7E8",
                      "confirmedCount": 2,
                      "mil": true
                    },
                    {
                      "address": "7E9",
                      "confirmedCount": 0,
                      "mil": false
                    },
                    {
                      "address": "7EA"
                    }
                  ],
                  "troubleCodes": [
                    {
                      "code": "P0420",
                      "status": "confirmed",
                      "ecu": "7E8",
                      "description": "Catalyst efficiency below threshold, bank 1"
                    },
                    {
                      "code": "P0301",
                      "status": "confirmed",
                      "ecu": "7E8",
                      "description": "Cylinder 1 misfire detected"
                    },
                    {
                      "code": "P0420",
                      "status": "pending",
                      "ecu": "7E8",
                      "description": "Catalyst efficiency below threshold, bank 1"
                    },
                    {
                      "code": "P0420",
                      "status": "permanent",
                      "ecu": "7E8",
                      "description": "Catalyst efficiency below threshold, bank 1"
                    },
                    {
                      "code": "P1234",
                      "status": "pending",
                      "ecu": "7EA",
                      "description": "Manufacturer-specific powertrain code"
                    }
                  ],
                  "coverage": [
                    {
                      "ecu": "7E8",
                      "service": "01",
                      "outcome": "answered"
                    },
                    {
                      "ecu": "7E8",
                      "service": "03",
                      "outcome": "answered",
                      "reason": "counts 3 in PID 01 but lists 2"
                    },
                    {
                      "ecu": "7E8",
                      "service": "07",
                      "outcome": "answered"
                    },
                    {
                      "ecu": "7E8",
                      "service": "0A",
                      "outcome": "answered"
                    },
                    {
                      "ecu": "7E8",
                      "service": "09",
                      "outcome": "answered"
                    },
                    {
                      "ecu": "7E9",
                      "service": "01",
                      "outcome": "answered"
                    },
                    {
                      "ecu": "7E9",
                      "service": "03",
                      "outcome": "refused",
                      "reason": "service not supported (11)"
                    },
                    {
                      "ecu": "7E9",
                      "service": "07",
                      "outcome": "silent"
                    },
                    {
                      "ecu": "7E9",
                      "service": "0A",
                      "outcome": "silent"
                    },
                    {
                      "ecu": "7E9",
                      "service": "09",
                      "outcome": "silent"
                    },
                    {
                      "ecu": "7EA",
                      "service": "01",
                      "outcome": "silent"
                    },
                    {
                      "ecu": "7EA",
                      "service": "03",
                      "outcome": "malformed",
                      "reason": "1 of 2 codes arrived"
                    },
                    {
                      "ecu": "7EA",
                      "service": "07",
                      "outcome": "answered"
                    },
                    {
                      "ecu": "7EA",
                      "service": "0A",
                      "outcome": "malformed"
                    },
                    {
                      "ecu": "7EA",
                      "service": "09",
                      "outcome": "refused"
                    }
                  ],
                  "verdict": "2 confirmed trouble codes (P0301, P0420), 1 more pending; the engine lamp is on; transmission (7E9) refused and ECU 7EA gave a broken answer"
                }
                """)
    }

    @Test func unknownValuesAreLeftOut() {
        #expect(
            ScanReport.json(Self.bare, at: morning).line
                == """
                {"format":"obdmech.scan/1","time":"2026-11-21T09:18:31Z","adapter":{"device":"/dev/ttyUSB0"},"vehicle":{},\
                "ecus":[{"address":"unknown"}],"troubleCodes":[],"coverage":[\
                {"ecu":"unknown","service":"01","outcome":"silent"},{"ecu":"unknown","service":"03","outcome":"silent"},\
                {"ecu":"unknown","service":"07","outcome":"silent"},{"ecu":"unknown","service":"0A","outcome":"silent"},\
                {"ecu":"unknown","service":"09","outcome":"silent"}],\
                "verdict":"It is not known whether there are trouble codes; vehicle stayed silent"}
                """)
    }

    @Test(arguments: ConnectionProblem.Step.allCases) func theDocumentOfAProblem(step: ConnectionProblem.Step) {
        let problem = ConnectionProblem(step, "cannot open '/dev/x': permission denied", advice: "say \"please\"")
        #expect(
            ScanReport.json(problem).line
                == #"{"format":"obdmech.scan/1","error":{"step":"\#(step.rawValue)","message":"#
                + #""cannot open '/dev/x': permission denied","advice":"say \"please\""}}"#)
    }

    /// The lamp and the vehicle's number: what was said, and the line.
    @Test(
        arguments: [
            (
                [true, true, nil], nil, "Lamp      ON, by engine (7E8) and transmission (7E9)",
                "Vehicle   VIN not known"
            ),
            (
                [nil, true, true], "1HGCM82633A004352", "Lamp      ON, by transmission (7E9) and ECU 7EA",
                "Vehicle   1HGCM82633A004352"
            ),
            ([false, nil, nil], "JTDKN3DU6A0123456", "Lamp      off", nil),
            (
                [nil, nil, nil], "WVWZZZ1JZXW000001", "Lamp      not known",
                "Vehicle   WVWZZZ1JZXW000001 (no check digit, as outside North America)"
            ),
        ] as [([Bool?], String?, String, String?)])
    func lampAndVehicle(lamps: [Bool?], vin: String?, lamp: String, vehicle: String?) {
        var scan = Self.bare
        scan.vin = vin.flatMap { VIN($0) }
        scan.ecus = zip([engine, transmission, brakes], lamps).map { HealthScan.ECU(address: $0, milOn: $1) }
        let lines = ScanReport.text(scan, width: 80)
        #expect(lines.contains(lamp))
        if let vehicle { #expect(lines.contains(vehicle)) }
    }

    /// That an ECU beside the engine's does not know the vehicle's number is told only where nobody does.
    @Test(arguments: [true, false]) func silenceAboutTheVIN(isKnown: Bool) {
        var scan = Self.faults
        if !isKnown { scan.vin = nil }
        #expect(ScanReport.text(scan, width: 80).contains("  VIN: no answer") == !isKnown)
    }

    /// "no codes" stands only below an ECU that answered for its confirmed codes.
    @Test(arguments: [("answered", true), ("silent", false), ("refused", false), ("malformed", false)])
    func noCodes(outcome: String, isSaid: Bool) {
        var scan = Self.bare
        scan.ecus = [HealthScan.ECU(address: engine)]
        scan.coverage = [coverage("7E8 03 \(outcome)")]
        #expect(ScanReport.text(scan, width: 80).contains("  no codes") == isSaid)
    }

    @Test func noLineIsTooWide() {
        for width in 24...130 {
            for line in ScanReport.text(Self.faults, width: width) {
                #expect(line.count <= width || !line.drop { $0 == " " }.contains(" "), "\(width): \(line)")
            }
        }
    }
}
