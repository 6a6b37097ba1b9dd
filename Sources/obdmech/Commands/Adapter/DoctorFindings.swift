import ELM327
import Formats
import OBD
import Reports
import Telemetry
import VehicleSource

/// The findings of an examination about the adapter and the vehicle, in words.
enum DoctorFindings {
    typealias Finding = DoctorReport.Finding

    static func of(_ problem: ConnectionProblem) -> Finding {
        let label =
            problem.step == .ecu
            ? "ECU"
            : problem.step.rawValue.prefix(1).uppercased()
                + problem.step.rawValue.dropFirst()
        return Finding(
            label, .fault, problem.message, advice: problem.advice, facts: [("step", .string(problem.step.rawValue))])
    }

    static func of(_ findings: AdapterFindings) -> [Finding] {
        var list: [Finding] = []
        if let generation = findings.generation { list.append(ofAdapter(generation, findings)) }
        if findings.generation != nil { list.append(ofVoltage(findings)) }
        if !findings.ecus.isEmpty { list += ofVehicle(findings) + ofBehaviour(findings) + ofSpeed(findings) }
        if let problem = findings.problem { list.append(of(problem)) }
        return list
    }

    private static func ofAdapter(_ generation: AdapterGeneration, _ findings: AdapterFindings) -> Finding {
        let facts: [(String, JSON?)] = [
            ("identity", .text(generation.identity)), ("description", .text(findings.description)),
            ("firmware", .text(generation.stnFirmware)), ("clone", .bool(generation.isClone)),
            ("commandsUpTo", .text(generation.latest?.rawValue)),
            ("unknownCommands", .array(generation.gaps.map { .string($0) })),
            ("parameterLines", .integer(Int64(findings.parameterLines))),
        ]
        return generation.isClone
            ? Finding("Adapter", .clone(generation), limit: generation.cloneSentence ?? "", facts: facts)
            : Finding("Adapter", .good, generation.sentence, facts: facts)
    }

    /// A battery at rest with less is nearly empty.
    private static let lowBattery = 11.8
    /// 12 V cars are never charged at more; trucks have twice that.
    private static let mostVolts = 15.5
    private static let truckVolts = 20.0...30.0

    static func ofVoltage(_ findings: AdapterFindings) -> Finding {
        let readings = findings.volts.compactMap(\.self)
        guard let volts = readings.last, let least = readings.min(), let most = readings.max() else {
            return Finding("Voltage", .noVoltage, limit: "no voltage")
        }
        func text(_ volts: Double) -> String { Format.fixed(volts, 1) + " V" }
        var words = least == most ? text(volts) : "\(text(least)) to \(text(most))"
        if least == most, readings.count > 2 { words += ", the same each time" }
        let facts: [(String, JSON?)] = [
            ("least", .rounded(least, 2)), ("most", .rounded(most, 2)),
            ("ofVehicle", .rounded(findings.moduleVolts, 2)),
        ]
        func limit(_ message: DoctorMessage, _ limit: String) -> Finding {
            Finding("Voltage", message, limit: limit, facts: facts)
        }
        guard volts >= ConnectionProblem.leastVehicleVolts else {
            if findings.ecus.isEmpty { return Finding("Voltage", .notInVehicle(words), facts: facts) }
            return limit(.falseVoltage(words), "its voltage is false")
        }
        if let module = findings.moduleVolts, abs(module - volts) > 1 {
            return limit(.otherVoltage(words, measured: text(module)), "its voltage is doubtful")
        }
        if volts < lowBattery {
            return limit(.lowBattery(words), "the battery is low")
        }
        if volts > mostVolts, !truckVolts.contains(volts) {
            return limit(.tooManyVolts(words), "its voltage is doubtful")
        }
        return Finding("Voltage", .good, words, facts: facts)
    }

    private static func ofVehicle(_ findings: AdapterFindings) -> [Finding] {
        [
            findings.bus.map { bus in
                Finding("Protocol", .good, bus.name, facts: [("number", .string(String(bus.elmNumber)))])
            }
                ?? Finding("Protocol", .noProtocol),
            Finding(
                "ECUs", .good,
                (findings.ecus == [.unknown]
                    ? "they answer, and cannot be told apart"
                    : findings.ecus.map(\.displayName).joined(separator: ", "))
                    + (findings.supportedCount > 0 ? "; \(findings.supportedCount) PIDs" : ""),
                facts: [
                    ("addresses", .array(findings.ecus.map { .string($0.description) })),
                    ("supportedPIDs", .integer(Int64(findings.supportedCount))),
                ]),
        ] + lateness(findings)
    }

    /// If even the adapter's own responses take longer, the delay is not the vehicle's.
    private static let lateSeconds = 0.1

    private static func lateness(_ findings: AdapterFindings) -> [Finding] {
        if let seconds = findings.commandRoundTrip, seconds > lateSeconds {
            return [
                Finding(
                    "Answers", .lateAdapter(milliseconds(seconds)), limit: "adapter or connection are slow")
            ]
        }
        guard findings.isSlow else { return [] }
        return [
            Finding(
                "Answers", .lateVehicle, limit: "the vehicle answers late")
        ]
    }

    private static func ofBehaviour(_ findings: AdapterFindings) -> [Finding] {
        var list = [ofSettings(findings)]
        switch findings.longAnswer {
        case .whole: list.append(Finding("Long", .good, "long answers come whole"))
        case .cut:
            list.append(
                Finding(
                    "Long", .longAnswersCut, limit: "long answers are cut"))
        case .some(.none), nil: list.append(Finding("Long", .noLongAnswer))
        }
        if let format = findings.format, findings.isCAN {
            switch format.batching {
            case .six: list.append(Finding("Batches", .good, "several values in one request, over several frames"))
            case .oneFrame:
                list.append(
                    Finding(
                        "Batches", .smallBatches, limit: "small batches"))
            case .none:
                list.append(
                    Finding(
                        "Batches", .noBatches, limit: "one value a request"))
            }
            list[list.count - 1].facts = [("batching", .string(format.batching.rawValue))]
            if format.counting != .none {
                list.append(Finding("Count", .good, "the count of answers behind a request spares the wait"))
            } else if findings.refusesCount {
                list.append(
                    Finding(
                        "Count", .countRefused, limit: "a wait after each answer"))
            } else {
                list.append(Finding("Count", .countUseless))
            }
            list[list.count - 1].facts = [("counting", .string(format.counting.rawValue))]
        }
        list += [
            effect("Filter", "AT CRA", findings.filter, limit: findings.ecus.count > 1 ? "no filter for ECUs" : ""),
            effect("Time-out", "AT ST", findings.timeout, limit: "slow controllers cannot be waited for"),
        ].compactMap(\.self)
        return list
    }

    private static func ofSettings(_ findings: AdapterFindings) -> Finding {
        let faults = [
            findings.echoStays ? "its echo stays on" : nil, findings.spacesStay ? "its spaces stay on" : nil,
            findings.showsHeaders ? nil : "it shows no headers",
        ].compactMap(\.self)
        let facts: [(String, JSON?)] = [
            ("echoOff", .bool(!findings.echoStays)), ("spacesOff", .bool(!findings.spacesStay)),
            ("headers", .bool(findings.showsHeaders)),
        ]
        if faults.isEmpty { return Finding("Settings", .good, "echo, spaces and headers as told", facts: facts) }
        let text = faults.joined(separator: ", ")
        return Finding(
            "Settings", findings.showsHeaders ? .settingsIgnored(text) : .noHeaders(text), limit: text, facts: facts)
    }

    /// - Parameter limit: what it means if the command does not work; empty if that does not matter here.
    private static func effect(_ label: String, _ command: String, _ effect: AdapterFindings.Effect?, limit: String)
        -> Finding?
    {
        guard let effect else { return nil }
        let facts: [(String, JSON?)] = [("effect", .string(effect.rawValue))]
        func fails(_ message: DoctorMessage) -> Finding {
            Finding(label, message, as: limit.isEmpty ? .note : .limit, limit: limit, facts: facts)
        }
        return switch effect {
        case .works: Finding(label, .good, "\(command) works", facts: facts)
        case .refused: fails(.notUnderstood(command))
        case .pretended: fails(.pretended(command))
        }
    }

    private static func ofSpeed(_ findings: AdapterFindings) -> [Finding] {
        var list: [Finding] = []
        if let plain = findings.plain {
            let command = findings.commandRoundTrip.map { ", \(milliseconds($0)) for AT I" } ?? ""
            list.append(
                rate(
                    "Plain", plain, "; \(milliseconds(plain.roundTrip)) a request\(command)",
                    [("adapterRoundTripMilliseconds", .rounded(findings.commandRoundTrip.map { $0 * 1000 }, 1))]))
        }
        if let probed = findings.probed, let format = findings.format {
            list.append(rate("Learnt", probed, "", [("form", .string(format.text))]))
        }
        return list
    }

    private static func rate(
        _ label: String, _ rate: AdapterFindings.Rate, _ more: String, _ facts: [(String, JSON?)]
    ) -> Finding {
        let text =
            "\(number(rate.requestsPerSecond)) requests, \(number(rate.valuesPerSecond)) values a second\(more)"
        let facts =
            [
                ("requestsPerSecond", .rounded(rate.requestsPerSecond, 1)),
                ("valuesPerSecond", .rounded(rate.valuesPerSecond, 1)), ("missed", .integer(Int64(rate.missed))),
                ("roundTripMilliseconds", .rounded(rate.roundTrip * 1000, 1)),
            ] + facts
        return rate.missed > 0
            ? Finding(label, .missed(text, count: rate.missed), facts: facts)
            : Finding(label, .good, text, facts: facts)
    }

    private static func number(_ value: Double) -> String { Format.fixed(value, value < 10 ? 1 : 0) }
    private static func milliseconds(_ seconds: Double) -> String {
        Format.fixed(seconds * 1000, seconds < 0.01 ? 1 : 0) + " ms"
    }
}
