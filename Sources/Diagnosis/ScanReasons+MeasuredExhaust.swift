import Formats
import OBD
import Telemetry

/// What values say that are measured beside a code of oil, of particulate filters and of AdBlue (DEF).
extension ScanReasons {
    /// °C: oil that hot is thin; so hot is an exhaust while its filter is burned off.
    private static let (thinOilC, regenerationC) = (130.0, 550.0)
    /// km from one warm-up to the next: no filter is burned off in such a trip.
    private static let shortTripKm = 8.0

    static let measuredExhaust: [ScanReason] = [
        ScanReason(
            "one exhaust sensor against its neighbors",
            say:
                "{effects}: {it}: that sensor or its connector is wrong, and nothing glows: replace it first, as no filter is "
                + "burned off without it",
            example: "0151=04, 010C=0C80, 010D=00, 0178=03 2904 0898 0000 0000, 03=P2428"
        ) { facts in
            let found = facts.codes(
                of: overheatedFilter + exhaustTemperatureSensors + "P246E, P246F, P2470-P2475")
            let all = facts.scan.values.map(\.value).filter { value in
                value.signal.unit == .degreesCelsius && value.value != nil
                    && ["filter inlet", "filter outlet", "exhaust gas temperature"].contains(
                        where: value.name.lowercased().contains)
            }.sorted { ($0.value ?? 0) > ($1.value ?? 0) }
            guard !found.isEmpty, facts.engine.isRunning == true, all.count >= 2, let first = all[0].value,
                let second = all[1].value, first >= 600, first - second >= 400, facts.engine.isIdling
            else { return nil }
            return .init(
                roots: [], effects: found,
                word:
                    "\(Format.lowercased(all[0].name)) reads \(all[0].rounded(in: facts.units)) at idle, and its neighbor "
                    + all[1].rounded(in: facts.units))
        },
        ScanReason(
            "filter that is being burned off",
            say:
                "a regeneration of the filter is running ({it}): keep driving, and do not switch off before it is finished; then "
                + "see whether {effects} {come} back",
            example: "0151=04, 010C=1D4C, 010D=50, 017C=03 1964 1A2C 0000 0000, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull)
            let isBurning = facts.value(Signal("filterRegeneration", .none)) == 1
            let values = ["Inlet", "Outlet"].compactMap { place in
                facts.value(Signal("filter\(place)TemperatureBank1", .degreesCelsius))
            }
            let isHot = values.count == 2 && values.allSatisfy { (regenerationC..<800).contains($0) }
            guard !found.isEmpty, facts.engine.isRunning == true, isBurning || isHot else { return nil }
            return .init(
                roots: [], effects: found,
                word: values.isEmpty
                    ? "the car says so" : Format.list(values.map { facts.units.temperature($0, 0) }) + " at the filter")
        },
        ScanReason(
            "short trips and a filter",
            say:
                "{it}: on short trips no regeneration is finished, so {effects} {follow}: a long drive or a repair shop burns it "
                + "off; check the oil level, as fuel gets into it",
            example: "0151=04, 0130=32, 0131=00BE, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull + "P252F")
            guard !found.isEmpty, facts.scan.isDiesel, let count = facts.value(.warmUpsSinceClear), count >= 10,
                count < 255, let km = facts.value(.distanceSinceClear), km / count < shortTripKm,
                !facts.has("P0125, P0126, P0128, P2452-P2456" + exhaustTemperatureSensors)
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(Format.fixed(count, 0)) warm-ups in \(facts.units.distance(km, 0))")
        },
        ScanReason(
            "AdBlue that runs out",
            say:
                "the AdBlue (DEF) tank is {it} full, so its pump draws air: fill it first (10 liters, then the ignition on for a "
                + "while), before pump, filter and lines; {effects} {follow}",
            example: "0151=04, 0180=08000001, 0185=04 0000 0000 08 00000000, 03=P20E8"
        ) { facts in
            let found = facts.codes(of: .reductantResult + "P20E8, P20E9, P208B, P203F")
            guard !found.isEmpty, !facts.has("P203A-P203E, P208A, P208C, P208D"), let level = reagentLevel(facts),
                level < OperatingLimits.reagentLowPercent
            else { return nil }
            return .init(roots: [], effects: found, word: percent(level))
        },
        ScanReason(
            "filter of a truck that is empty by its pressure",
            say:
                "the pressure at the particulate filter is {it}, that of an empty one: hoses and sensor of that pressure, or a "
                + "computed soot load that was not reset after a repair, before {effects} {are} believed and it is regenerated",
            example: "uds, 017A=01 0032 0000 0000, 0110=4E20, 010C=1900, 010D=50, 1942330C1E=FF FF 02 62 87 0E 10 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([3719, 5319, 3251, 4781], highOfTruck) }
            guard !found.isEmpty, let text = facts.emptyFilterText else { return nil }
            return .init(roots: [], effects: [], truckEffects: found, word: text)
        },
        ScanReason(
            "oil of a truck that is hot by its value", about: [.engineOilTemperature],
            say:
                "the oil is at {it}, and hot oil is thin, so {effects} {follow}: switch it off and let it cool: level and quality "
                + "of the oil (fuel in it?), the oil cooler and its thermostat, the coolant",
            example: "uds, 015C=AF, 1942330C1E=FF FF 02 62 64 00 12 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([100], lowOfTruck) }
            guard !found.isEmpty, let celsius = facts.value(.engineOilTemperature), celsius >= thinOilC else {
                return nil
            }
            return .init(roots: [], effects: [], truckEffects: found, word: facts.units.temperature(celsius, 0))
        },
        ScanReason(
            "oil that is hot by its value", about: [.engineOilTemperature],
            say:
                "the oil is at {it}, and hot oil is thin, so {effects} {follow}: let it cool: its level, grade and cooler, then "
                + "the parts that it moves",
            example: "015C=B4, 03=P0011"
        ) { facts in
            let found = facts.codes(of: .oilDriven + "P0521, P0524, P06DD")
            guard !found.isEmpty, let celsius = facts.value(.engineOilTemperature), celsius >= thinOilC,
                !facts.contradictions.contains(where: { $0.signal == .engineOilTemperature })
            else { return nil }
            return .init(roots: [], effects: found, word: facts.units.temperature(celsius, 0))
        },
    ]
}
