package import Diagnosis
import ELM327
import Formats
import OBD
package import Telemetry

/// The texts of the findings about an adapter and its vehicle.
package enum DoctorFindings {
    private typealias Finding = DoctorFinding
    private typealias Facts = DoctorFinding.Facts

    package static func of(_ problem: SourceError) -> DoctorFinding {
        let label =
            problem.step == .ecu
            ? "ECU"
            : problem.step.rawValue.prefix(1).uppercased()
                + problem.step.rawValue.dropFirst()
        return Finding(
            label, .fault, problem.message, advice: problem.advice, facts: .init { $0.step = problem.step.rawValue })
    }

    package static func of(_ findings: AdapterFindings) -> [DoctorFinding] {
        var list: [Finding] = []
        if let generation = findings.generation { list.append(ofAdapter(generation, findings)) }
        if findings.generation != nil { list.append(ofVoltage(findings)) }
        if !findings.ecus.isEmpty { list += ofVehicle(findings) + ofBehaviour(findings) + ofSpeed(findings) }
        if let problem = findings.problem { list.append(of(problem)) }
        return list
    }

    private static func ofAdapter(_ generation: AdapterGeneration, _ findings: AdapterFindings) -> Finding {
        let facts = Facts {
            $0.identity = generation.identity
            $0.description = findings.description
            $0.firmware = generation.stnFirmware
            $0.isClone = generation.isClone
            $0.commandsUpTo = generation.latest?.rawValue
            $0.unknownCommands = generation.gaps
            $0.parameterLines = findings.parameterLines
        }
        return generation.isClone
            ? Finding("Adapter", .clone(generation), limit: generation.cloneSentence ?? "", facts: facts)
            : Finding("Adapter", .good, generation.text, facts: facts)
    }

    /// A battery at rest with less is nearly empty.
    private static let lowBattery = 11.8
    /// 12 V cars are never charged at more; trucks have twice that.
    private static let mostVolts = 15.5
    private static let truckVolts = 20.0...30.0

    private static func text(_ volts: Double) -> String { Format.fixed(volts, 1) + " V" }

    private static func ofVoltage(_ findings: AdapterFindings) -> Finding {
        let readings = findings.volts.compactMap(\.self)
        guard let volts = readings.last, let least = readings.min(), let most = readings.max() else {
            guard findings.generation?.kind == .interface else {
                return Finding("Voltage", .noVoltage, limit: "no voltage reading")
            }
            // Its connector has no wire for it.
            guard let volts = findings.moduleVolts else {
                return Finding("Voltage", .good, "not measured by a CAN interface")
            }
            return Finding(
                "Voltage", .good, "\(text(volts)) at the ECU", facts: Facts { $0.vehicleVolts = volts })
        }
        var words = least == most ? text(volts) : "\(text(least)) to \(text(most))"
        if least == most, readings.count > 2 { words += ", the same each time" }
        let facts = Facts {
            $0.leastVolts = least
            $0.mostVolts = most
            $0.vehicleVolts = findings.moduleVolts
        }
        func limit(_ message: DoctorIssue, _ limit: String) -> Finding {
            Finding("Voltage", message, limit: limit, facts: facts)
        }
        guard volts >= SourceError.leastVehicleVolts else {
            if findings.ecus.isEmpty { return Finding("Voltage", .notInVehicle(words), facts: facts) }
            return limit(.falseVoltage(words), "wrong voltage reading")
        }
        if let module = findings.moduleVolts, abs(module - volts) > 1 {
            return limit(.otherVoltage(words, measured: text(module)), "doubtful voltage reading")
        }
        if volts < lowBattery {
            return limit(.lowBattery(words), "low battery")
        }
        if volts > mostVolts, !truckVolts.contains(volts) {
            return limit(.tooManyVolts(words), "doubtful voltage reading")
        }
        return Finding("Voltage", .good, words, facts: facts)
    }

    private static func ofVehicle(_ findings: AdapterFindings) -> [Finding] {
        [
            findings.bus.map { bus in
                Finding("Protocol", .good, bus.name, facts: .init { $0.busNumber = String(bus.number) })
            }
                ?? Finding("Protocol", .noProtocol),
            Finding(
                "ECUs", .good,
                (findings.ecus == [.unknown]
                    ? "they respond, but cannot be told apart"
                    : findings.ecus.map(\.displayName).joined(separator: ", "))
                    + (findings.supportedCount > 0 ? "; \(findings.supportedCount) PIDs" : ""),
                facts: .init {
                    $0.addresses = findings.ecus.map(\.description)
                    $0.supportedPIDs = findings.supportedCount
                }),
        ] + lateness(findings)
    }

    /// If even the adapter's own responses take longer, the delay is not the vehicle's.
    private static let lateSeconds = 0.1

    private static func lateness(_ findings: AdapterFindings) -> [Finding] {
        if let seconds = findings.commandRoundTrip, seconds > lateSeconds {
            return [
                Finding(
                    "Responses", name: "answers", .lateAdapter(milliseconds(seconds)),
                    limit: "adapter or connection is slow")
            ]
        }
        guard findings.isSlow else { return [] }
        return [
            Finding(
                "Responses", name: "answers", .lateVehicle, limit: "the vehicle responds late")
        ]
    }

    private static func ofBehaviour(_ findings: AdapterFindings) -> [Finding] {
        var list = [ofSettings(findings)]
        switch findings.longAnswer {
        case .whole: list.append(Finding("Multi-frame", name: "long", .good, "receives long responses completely"))
        case .cut:
            list.append(
                Finding(
                    "Multi-frame", name: "long", .longAnswersCut, limit: "long responses are cut off"))
        case .some(.none), nil: list.append(Finding("Multi-frame", name: "long", .noLongAnswer))
        }
        if let format = findings.format, findings.isCAN {
            switch format.batching {
            case .six, .three:
                list.append(
                    Finding(
                        "Multi-PID", name: "batches", .good,
                        "several PIDs per request, with responses of several frames"))
            case .oneFrame:
                list.append(
                    Finding(
                        "Multi-PID", name: "batches", .smallBatches, limit: "few PIDs per request"))
            case .none:
                list.append(
                    Finding(
                        "Multi-PID", name: "batches", .noBatches, limit: "one PID per request"))
            }
            list[list.count - 1].facts.batching = format.batching.rawValue
            if format.counting != .none {
                list.append(
                    Finding("Resp. count", name: "count", .good, "the response count in a request avoids waiting"))
            } else if findings.refusesCount {
                list.append(
                    Finding(
                        "Resp. count", name: "count", .countRefused, limit: "a wait after each response"))
            } else {
                list.append(Finding("Resp. count", name: "count", .countUseless))
            }
            list[list.count - 1].facts.counting = format.counting.rawValue
        }
        list += [
            effect(
                "ECU filter", name: "filter", "AT CRA", findings.filter,
                limit: findings.ecus.count > 1 ? "no ECU filter" : ""),
            effect("Timeout", name: "time-out", "AT ST", findings.timeout, limit: "cannot wait for slow ECUs"),
        ].compactMap(\.self)
        return list
    }

    private static func ofSettings(_ findings: AdapterFindings) -> Finding {
        let faults = [
            findings.echoStays ? "echo stays on" : nil, findings.spacesStay ? "spaces stay on" : nil,
            findings.showsHeaders ? nil : "no headers",
        ].compactMap(\.self)
        let facts = Facts {
            $0.echoOff = !findings.echoStays
            $0.spacesOff = !findings.spacesStay
            $0.headers = findings.showsHeaders
        }
        if faults.isEmpty { return Finding("Settings", .good, "obeys echo, space and header settings", facts: facts) }
        let text = faults.joined(separator: ", ")
        return Finding(
            "Settings", findings.showsHeaders ? .settingsIgnored(text) : .noHeaders(text), limit: text, facts: facts)
    }

    /// - Parameter limit: the consequence if it does not work; empty if that does not matter here.
    private static func effect(
        _ label: String, name: String, _ command: String, _ effect: AdapterFindings.Effect?, limit: String
    ) -> Finding? {
        guard let effect else { return nil }
        let facts = Facts { $0.effect = effect.rawValue }
        func fails(_ message: DoctorIssue) -> Finding {
            Finding(label, name: name, message, atWorst: !limit.isEmpty, limit: limit, facts: facts)
        }
        return switch effect {
        case .works: Finding(label, name: name, .good, "\(command) works", facts: facts)
        case .refused: fails(.notUnderstood(command))
        case .pretended: fails(.pretended(command))
        }
    }

    private static func ofSpeed(_ findings: AdapterFindings) -> [Finding] {
        var list: [Finding] = []
        if let plain = findings.plain {
            let command = findings.commandRoundTrip.map { ", AT I \(milliseconds($0))" } ?? ""
            list.append(
                rate(
                    "Basic rate", name: "plain", plain, "; \(milliseconds(plain.roundTrip)) each\(command)"
                ) { $0.adapterRoundTripMilliseconds = findings.commandRoundTrip.map { $0 * 1000 } })
        }
        if let probed = findings.probed, let format = findings.format {
            list.append(rate("Best rate", name: "learnt", probed, "") { $0.form = format.text })
        }
        return list
    }

    private static func rate(
        _ label: String, name: String, _ rate: AdapterFindings.Rate, _ more: String, _ set: (inout Facts) -> Void
    ) -> Finding {
        let text =
            "\(number(rate.requestsPerSecond)) requests, \(number(rate.valuesPerSecond)) values per second\(more)"
        var facts = Facts(set)
        facts.requestsPerSecond = rate.requestsPerSecond
        facts.valuesPerSecond = rate.valuesPerSecond
        facts.missed = rate.missed
        facts.roundTripMilliseconds = rate.roundTrip * 1000
        return rate.missed > 0
            ? Finding(label, name: name, .missed(text, count: rate.missed), facts: facts)
            : Finding(label, name: name, .good, text, facts: facts)
    }

    private static func number(_ value: Double) -> String { Format.fixed(value, value < 10 ? 1 : 0) }
    private static func milliseconds(_ seconds: Double) -> String {
        Format.fixed(seconds * 1000, seconds < 0.01 ? 1 : 0) + " ms"
    }
}
