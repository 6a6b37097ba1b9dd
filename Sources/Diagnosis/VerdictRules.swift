package import OBD
import Telemetry

/// The rules of the verdict, most urgent first: the first row that applies makes the first sentence of a report, and
/// determines its urgency. First come faults that may stop the car, ruin its engine or hurt somebody, then those that destroy
/// the catalytic converter, then the mixture, then everything else.
///
/// To correct a sentence, an urgency or the order, change the row. To add one, put it in its place with an example: the
/// responses in which the engine control module differs from that of an idling car without a fault, as `REQUEST=ANSWER`,
/// separated by commas. A response is data bytes ("0101=00 07 65 65"), codes ("03=P0301 P0171", "03=" for none), "refused" or
/// "silent". "electric" stands for a car without an engine, which lists speed, supply and traction battery only.
package enum VerdictRules {
    package static let rows =
        stopNow + danger + starting + heatAndSupply + misfiresAndReagent + repairSoon + uncertain + trucksSoon
        + withoutCode
        + whenConvenient + informational + withoutFinding

    /// The rank of a code among those listed.
    package static func rank(_ code: CodeReport) -> Int {
        rows.firstIndex { row in
            switch row.condition {
            case .code(let kind): kind.matches(code)
            // Whatever else is known of the car.
            case .found: row.name == "engine may stop" && mayStop.contains(code) && code.mainStatus == .confirmed
            }
        } ?? rows.count
    }

    /// The urgency of a code by itself, in its list.
    package static func urgency(_ code: CodeReport) -> Severity {
        let row = rank(code)
        return row < rows.count ? rows[row].urgency ?? code.severity : code.severity
    }

    // MARK: Codes that several rows name

    /// Includes misfires on starting and with a cylinder cut off.
    static func misfire(_ status: CodeKind.Status) -> CodeKind {
        CodeKind(status, [.soon, .whenConvenient], modes: ["misfire"])
    }

    /// Charging, crankshaft sensor, fuel pump, main relay, low fuel pressure, and the control modules of a hybrid drive.
    static let mayStop =
        CodeSet(areas: [.charging, .converter]) - "P0563, P0621, P0623, P2500, P2501"
        + "P0320-P0323, P0335-P0339, P0385-P0389, P0087, P008A, P228C, P0230-P0232, P0627-P0629, P025A, P025C, P025D"
        + "P0685-P0687"
        + "P0688-P0689, P0690, P2105, U0110-U0112, U0292, U0293"
    /// Without these an engine stops at once; what makes them fail often comes and goes.
    static let stopsAtTimes =
        .crankSensors + .fuelPump + .fuelPressureLow + "P0320-P0323, P0685-P0690, P068A, P068B" as CodeSet
    /// Fan, pump and the control of the thermostat: the engine gets too hot without them, but not at once.
    static let coolingParts: CodeSet =
        .fan + "P0597-P0599, P2600-P2603, P261A-P261D, P26CA-P26CD, P26CF" - "P0495, P0692, P0694, P0696"
    /// What charges the traction battery from outside.
    static let chargers = CodeSet { code in
        code.entry.map { entry in
            entry.area == .hybrid && ["battery charg", "charg"].contains(where: entry.component.hasPrefix)
        } == true
    }
    /// The starter.
    static let mayNotStart: CodeSet = "P0512, P0615-P0617"
    /// Without it the starter is not released.
    static let gearLever: CodeSet = "P0705-P0709, P0850-P0852"
    static let noStart =
        mayStop + mayNotStart + .immobilizer + .fuelSupply + .sensorSupply + .lostCommunication + .misfire
        + .cylinderCircuits
        + "P0016-P0019, P0190-P0194, P0340-P0349, P0601-P0607, P0A0F, P0A94, P2285-P2291"
    /// AdBlue (DEF): inducement by UN R83 and US EPA rules.
    static let countdown: CodeSet = "P203F, P204F, P207F, P20E8, P20EE, P20EF, P20F2-P20F5, P2BA7-P2BAF"
}
