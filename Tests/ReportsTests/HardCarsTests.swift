import Formats
import Foundation
import OBD
import Testing

@testable import Diagnosis
@testable import Reports

/// Cars in trouble as a mechanic meets them, and what a mechanic says: how urgent it is, what is named, and what is never said.
@Suite(.timeLimit(.minutes(20))) struct HardCarsTests {
    struct Car: Sendable, CustomTestStringConvertible {
        let name: String
        /// As in `VerdictRules`.
        let responses: String
        let urgency: Severity?
        /// In the first sentence.
        var leads: [String] = []
        /// In the line about the root.
        var root: [String] = []
        /// In neither; "drive on" stands for any calm advice.
        var never: [String] = []
        var testDescription: String { name }
    }

    static let counts =
        "0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000"
    static func count(_ cylinder: Int, _ average: String, _ now: String) -> String {
        let monitor = ["A2", "A3", "A4", "A5"][cylinder - 1]
        return "06\(monitor)=0B 24 00 \(average) 00 00 FF FF \(monitor) 0C 24 00 \(now) 00 00 FF FF"
    }

    static let cars: [Car] = [
        // Supply voltage and network
        Car(
            name: "network codes, and it does not charge",
            responses: "0142=2C24, 011F=04B0, 03=P0562 U0121, 7E9 03=U0100 P0562, 7EB 03=U0073 U0140", urgency: .soon,
            leads: ["11.3 V", "not charging"], root: ["alternator"], never: ["drive on", "clear the codes"]),
        Car(
            name: "network codes, and it charges",
            responses: "03=P0562 U0121, 7E9 03=U0100 P0562, 7EB 03=C0561 U0073 U0140 U0155", urgency: .soon,
            leads: ["battery", "P0562"], root: ["V now", "battery"], never: ["may stop", "drive on"]),
        Car(
            name: "three modules miss the same one", responses: "03=U0121, 7E9 03=U0121, 7EA 03=U0121 U0415",
            urgency: .soon, leads: ["U0121"], root: ["anti-lock brake", "fuse"], never: ["drive on"]),
        Car(
            name: "each lost the others",
            responses: "03=U0101 U0121 U0155, 7E9 03=U0100 U0121 U0155, 7EB 03=U0100 U0101 U0155",
            urgency: .whenConvenient, leads: ["scan again"], root: ["supply voltage"], never: ["may stop"]),
        Car(
            name: "invalid data from the engine", responses: "0101=81 07 65 00, 03=P0101, 7E9 03=U0401, 7EB 03=U0401",
            urgency: .soon, leads: ["P0101"], root: ["P0101"], never: ["(U0401"]),
        Car(
            name: "wheel speed", responses: "0101=82 07 65 00, 03=P0500 U0415, 7EB 03=C0031", urgency: .soon,
            leads: ["C0031"], root: ["wheel speed sensor"]),
        Car(
            name: "discharged, engine off",
            responses: "010C=00 00, 011F=00 00, 0142=2C EC, 03=none, 7E9 03=U0100, 7EA 03=U0121",
            urgency: .soon, leads: ["11.5 V", "may not start"], root: ["discharged"], never: ["alternator", "drive on"]),
        Car(
            name: "overcharged", responses: "0142=4268, 011F=0708", urgency: .soon, leads: ["17 V"], never: ["drive on"]
        ),
        Car(name: "slightly overcharged", responses: "0142=3E1C, 011F=0708", urgency: .soon, never: ["drive on"]),
        Car(name: "truck with 24 V", responses: "0142=6D60", urgency: nil, leads: ["Drive on"]),
        Car(
            name: "it does not charge, without a code", responses: "0142=2E7C, 011F=04B0", urgency: .soon,
            never: ["drive on"]),
        // Air, fuel, misfire
        Car(
            name: "one bank lean",
            responses: "0101=81 07 65 00, 03=P0171, 0106=80, 0107=A4, 0108=80, 0109=81, 0110=01F4",
            urgency: .soon, leads: ["P0171"], root: ["only this bank"]),
        Car(
            name: "one code, both banks lean", responses: "03=P0171, 0106=80, 0107=A4, 0108=80, 0109=A0",
            urgency: .soon,
            root: ["both banks"]),
        Car(
            name: "both banks lean, air flow sensor", responses: "03=P0101 P0171 P0174, 0107=9D, 0109=9E, 0110=00C8",
            urgency: .soon, root: ["air flow sensor", "P0101"]),
        Car(
            name: "both banks lean, fuel pressure",
            responses: "0101=83 07 65 00, 03=P0171 P0174 P0087, 0107=9D, 0109=9E",
            urgency: .soon, leads: ["P0087"], root: ["fuel supply"], never: ["air flow sensor"]),
        Car(
            name: "lean and misfire", responses: "0101=84 07 65 00, 03=P0171 P0174 P0300 P0316, 0107=A0, 0109=9F",
            urgency: .soon,
            leads: ["P0300", "flashes", "P0171"], root: ["lean mixture"], never: ["drive on"]),
        Car(
            name: "one cylinder misses, one bank is lean",
            responses: "0101=82 07 65 00, 03=P0171 P0301, 0107=9A, 0109=80",
            urgency: .soon, leads: ["P0301"], root: ["coil"]),
        Car(
            name: "injector circuit", responses: "0101=82 07 65 00, 03=P0202 P0302", urgency: .soon, leads: ["P0202"],
            root: ["P0202", "connector"]),
        Car(
            name: "injector of another cylinder", responses: "03=P0202 P0303", urgency: .soon, leads: ["P0303"],
            never: ["follows"]),
        Car(
            name: "coil, misfire, converter", responses: "0101=83 07 65 00, 03=P0351 P0301 P0420", urgency: .soon,
            leads: ["P0301", "P0351"], root: ["P0351"]),
        Car(
            name: "neighbors",
            responses: "0101=82 07 65 00, 03=P0303 P0304, \(counts), \(count(1, "00", "00")), \(count(2, "00", "00")), "
                + "\(count(3, "64", "71")), \(count(4, "66", "69"))",
            urgency: .soon, root: ["head gasket"]),
        Car(
            name: "random that is not",
            responses: "0101=81 07 65 00, 03=P0300, \(counts), \(count(1, "00", "01")), \(count(2, "8C", "A0")), "
                + "\(count(3, "00", "02")), \(count(4, "00", "00"))",
            urgency: .soon, leads: ["P0300"], root: ["cylinder 2"]),
        Car(
            name: "counts without a code",
            responses: "\(counts), \(count(1, "00", "00")), \(count(2, "00", "00")), \(count(3, "00", "00")), "
                + count(4, "0C", "2F"),
            urgency: .whenConvenient, leads: ["cylinder 4"]),
        Car(
            name: "nearly empty tank", responses: "0101=82 07 65 00, 03=P0300 P0313, 012F=05", urgency: .soon,
            root: ["refuel"]),
        Car(
            name: "first trip of a misfire", responses: "0101=80 07 65 00, 03=none, 07=P0304", urgency: .soon,
            leads: ["flashes", "P0304"], never: ["drive on"]),
        Car(
            name: "both converters", responses: "0101=82 07 65 00, 03=P0420 P0430, 0107=6C, 0109=6D",
            urgency: .whenConvenient, root: ["rich"]),
        Car(
            name: "converter and its sensor", responses: "0101=82 07 65 00, 03=P0141 P0420", urgency: .whenConvenient,
            leads: ["P0141"], root: ["rear oxygen sensor"]),
        Car(
            name: "it believes to be frozen",
            responses: "0101=83 07 65 00, 03=P0118 P0172 P0175, 0105=00, 010F=41, 015C=7B, 011F=0384, 0107=68, 0109=69",
            urgency: .soon, root: ["coolant temperature sensor", "P0118"], never: ["drive on"]),
        Car(
            name: "frozen without a code", responses: "0105=00, 010F=41, 015C=7B, 011F=0384", urgency: .soon,
            leads: ["contradicts"]),
        Car(
            name: "no air flow while it runs", responses: "07=P0102, 0110=0000, 010B=22", urgency: .soon,
            leads: ["contradicts"]),
        Car(
            name: "no air flow, engine off",
            responses: "010C=00 00, 011F=00 00, 0110=0000, 0142=30 D4, 010B=65, 0133=65", urgency: nil,
            never: ["contradicts"]),
        Car(
            name: "manifold pressure with the engine off",
            responses: "010C=00 00, 011F=00 00, 0142=30 D4, 0101=81 07 65 00, 03=P0106, 010B=23, 0133=63",
            urgency: .soon,
            leads: ["P0106"], root: ["contradicts"]),
        Car(
            name: "at high altitude, engine off", responses: "010C=00 00, 011F=00 00, 0142=30 D4, 010B=50, 0133=50",
            urgency: nil, never: ["contradicts"]),
        // Sensors and supply
        Car(
            name: "5 V supply, named", responses: "0101=84 07 65 00, 03=P0641 P0107 P0123 P0452", urgency: .soon,
            leads: ["P0641"], root: ["5 V supply"]),
        Car(
            name: "5 V supply, not named", responses: "0101=84 07 65 00, 03=P0107 P0122 P0452 P0532", urgency: .soon,
            root: ["5 V supply"]),
        Car(name: "common ground", responses: "03=P0108 P0123 P0453 P0533", urgency: .soon, root: ["ground"]),
        Car(
            name: "one fuse", responses: "0101=85 07 65 00, 03=P0031 P0037 P0051 P0057 P0443", urgency: .whenConvenient,
            root: ["fuse"]),
        Car(
            name: "all coils, cranking", responses: "010C=03 20, 011F=00 00, 0142=29 04, 03=P0351 P0352 P0353 P0354",
            urgency: .soon, leads: ["does not start"], root: ["feeds them all"], never: ["drive"]),
        Car(
            name: "heat that cannot be", responses: "0105=A5, 015C=50, 010F=41, 0146=41, 011F=003C", urgency: .soon,
            leads: ["contradicts"], never: ["you can drive"]),
        Car(name: "heat that can be", responses: "0105=A5, 015C=A4, 011F=0708", urgency: .stopNow, leads: ["125"]),
        // Heat, oil, timing
        Car(
            name: "hot with a fan code", responses: "0101=81 07 65 00, 03=P0480, 0105=A3, 011F=0708", urgency: .stopNow,
            leads: ["123"], root: ["fan"], never: ["drive on:"]),
        Car(name: "hot without a code", responses: "0105=9E, 011F=0708", urgency: .stopNow, leads: ["118"]),
        Car(name: "warmer than it should be", responses: "0105=9A, 011F=0708", urgency: .soon, never: ["drive on"]),
        Car(
            name: "it was too hot", responses: "uds, 1942330C1E=FF FF 04 80 02 17 00 28", urgency: .soon,
            leads: ["P0217"],
            never: ["Stop as soon"]),
        Car(name: "it is too hot", responses: "uds, 1942330C1E=FF FF 04 80 02 17 00 2F", urgency: .stopNow),
        Car(
            name: "oil pressure and camshafts", responses: "0101=83 07 65 00, 03=P0011 P0021 P0524", urgency: .stopNow,
            leads: ["P0524"], root: ["oil"]),
        Car(name: "both camshafts", responses: "03=P0011 P0021", urgency: .soon, root: ["oil level"]),
        Car(
            name: "oil pressure sensor", responses: "0101=81 07 65 00, 03=P0523", urgency: .soon, leads: ["oil level"],
            never: ["drive on,"]),
        Car(
            name: "timing chain", responses: "0101=83 07 65 00, 03=P0016 P0018 P0300", urgency: .stopNow,
            root: ["timing chain"]),
        Car(
            name: "coolant is lost", responses: "0101=82 07 65 00, 03=P0217 P0128, 0105=9E", urgency: .stopNow,
            root: ["coolant is probably low"]),
        // Start and power
        Car(
            name: "immobilizer, engine off", responses: "010C=00 00, 011F=00 00, 0142=30 D4, 03=P0513", urgency: .soon,
            leads: ["does not start", "second key"], never: ["drive"]),
        Car(
            name: "cranks without fuel", responses: "010C=03 20, 011F=00 00, 0142=29 04, 012F=00, 03=none, 07=P0087",
            urgency: .soon, leads: ["does not start"], root: ["empty"], never: ["drive on"]),
        Car(
            name: "limited power", responses: "0101=82 07 65 00, 03=P2106 P2135", urgency: .soon, leads: ["P2135"],
            root: ["P2135"]),
        Car(name: "limited power alone", responses: "03=P2106", urgency: .soon, root: ["not in this list"]),
        Car(name: "brake lights", responses: "0101=81 07 65 00, 03=P0504", urgency: .soon, leads: ["brake lights"]),
        // What one code explains, it does not hide.
        Car(name: "a calmer root", responses: "0101=82 07 65 00, 03=P0315 P0301", urgency: .soon, leads: ["P0301"]),
        Car(
            name: "a pending root", responses: "0101=81 07 65 00, 03=P0300, 07=P0336", urgency: .soon, leads: ["P0300"]),
        Car(
            name: "a pending low voltage", responses: "07=P0562", urgency: .soon, leads: ["P0562"],
            never: ["no trouble codes"]),
        Car(name: "low voltage and oil", responses: "03=P0562 P0522", urgency: .soon, leads: ["P0522", "oil level"]),
        Car(name: "low voltage and brakes", responses: "03=P0562 C0031", urgency: .soon, leads: ["C0031"]),
        Car(
            name: "cranking, with an airbag code", responses: "010C=03 20, 011F=00 00, 0142=29 04, 03=B0001",
            urgency: .soon,
            leads: ["airbags"], never: ["does not start"]),
        Car(name: "pending oil pressure", responses: "07=P0522", urgency: .soon, never: ["drive on"]),
        Car(
            name: "one module is cut off",
            responses: "03=U0121, 7E9 03=U0121, 7EA 03=U0121 U0415, 7EB 03=U0100 U0101 U0155",
            urgency: .soon, leads: ["U0121"], root: ["cut off"]),
        Car(name: "starter relay", responses: "03=P0615", urgency: .soon, leads: ["may not start again"]),
        // Diesel and AdBlue
        Car(
            name: "misfire of a diesel", responses: "0101=81 0F 6B 00, 0151=04, 03=P0301", urgency: .soon,
            leads: ["P0301"],
            root: ["no spark plugs", "injector"], never: ["flashes", "coil"]),
        Car(
            name: "thermostat and filter", responses: "0101=82 0F 6B 00, 03=P0128 P2463, 0105=64, 011F=0708",
            urgency: .soon,
            root: ["thermostat", "P0128"]),
        Car(
            name: "pressure sensor and filter", responses: "0101=82 0F 6B 00, 03=P2453 P2463", urgency: .soon,
            leads: ["P2453"], root: ["hoses"]),
        Car(
            name: "soot", responses: "0101=84 0F 6B 00, 03=P0402 P0672 P0674 P2463", urgency: .soon, root: ["P0402"]),
        Car(
            name: "boost leak", responses: "0101=83 0F 6B 00, 03=P0299 P0401 P2463", urgency: .soon,
            root: ["P0299", "hoses"]),
        Car(
            name: "AdBlue empty", responses: "0101=83 0F 6B 00, 03=P203F P20E8 P20EE", urgency: .soon,
            leads: ["may not start"],
            root: ["fill it"]),
        Car(
            name: "AdBlue system", responses: "0101=82 0F 6B 00, 03=P20EE P204F", urgency: .soon,
            leads: ["may not start again"]),
        // Transmission, permanent, clearing, counts
        Car(
            name: "transmission read", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0741", urgency: .soon,
            leads: ["P0741"], root: ["P0741"]),
        Car(
            name: "transmission not read", responses: "0101=81 07 65 00, 03=P0700", urgency: .soon, leads: ["P0700"],
            root: ["not known"]),
        Car(
            name: "one more is counted", responses: "0101=83 07 65 00, 03=P0420 P0442", urgency: .soon,
            leads: ["counts 3"], never: ["you can drive on"]),
        Car(
            name: "self-tests not complete",
            responses: "vin=1FAFP34N05W123456, 0101=00 07 65 65, 07=P1000, 0130=00, 0131=00 00",
            urgency: nil, leads: ["Nothing is proven"], never: ["drive on"]),
        // OBDonUDS and trucks
        Car(
            name: "present before earlier",
            responses: "uds, 1942330C1E=FF FF 04 02 04 20 00 28 02 02 99 00 2F 04 01 01 00 24",
            urgency: .soon, leads: ["P0299"]),
        Car(
            name: "light wanted, not failing now", responses: "uds, 1942330C1E=FF FF 04 42 03 01 00 A8", urgency: .soon,
            leads: ["P0301"], never: ["drive on"]),
        Car(
            name: "oil pressure and coolant of a truck",
            responses: "uds, 1942330C1E=FF FF 02 82 64 00 01 2F 82 6E 00 00 2F", urgency: .stopNow),
        Car(
            name: "oil pressure sensor of a truck", responses: "uds, 1942330C1E=FF FF 02 22 64 00 04 2F",
            urgency: .soon,
            leads: ["engine oil pressure", "SPN 100"]),
        // Hybrids, airbags, makes
        Car(
            name: "hybrid battery too warm, with its fan",
            responses: "010C=00 00, 010D=00, 0142=36 B0, 015B=80, 0101=82 07 65 00, 03=P0A7E P0A82", urgency: .stopNow,
            leads: ["P0A7E"], root: ["P0A82"]),
        Car(
            name: "isolation", responses: "uds, 1942330C1E=FF FF 04 82 0A A6 00 2F", urgency: .stopNow,
            leads: ["orange"]),
        Car(name: "airbags", responses: "03=B0001 B0028", urgency: .soon, leads: ["airbags"], never: ["drive gently"]),
        Car(
            name: "airbag module missing", responses: "03=none, 7E9 03=U0151, 7EA 03=U0151", urgency: .soon,
            root: ["restraints"]),
        Car(
            name: "Mazda, as Ford", responses: "vin=4F2YU08102KM12345, 03=P1299", urgency: .stopNow, leads: ["P1299"]),
        Car(
            name: "no make", responses: "vin=, 0101=81 07 65 00, 03=P1300", urgency: .soon, leads: ["P1300"],
            never: ["drive on"]),
        Car(
            name: "what is known leads", responses: "vin=, 0101=82 07 65 00, 03=P1259 P0301", urgency: .soon,
            leads: ["P0301"]),
        // One coil, one pedal, one tank
        Car(
            name: "cylinders of one coil", responses: "0101=82 07 65 00, 03=P0301 P0304", urgency: .soon,
            root: ["1 and 4", "coil"], never: ["head gasket"]),
        Car(
            name: "shut off because of the pedal", responses: "0101=82 07 65 00, 03=P2105 P2135", urgency: .stopNow,
            leads: ["P2105", "P2135"], root: ["P2135"], never: ["drive on"]),
        Car(
            name: "module of the hybrid drive missing", responses: "015B=80, 0101=81 07 65 00, 03=U0293",
            urgency: .soon,
            leads: ["may stop", "U0293"]),
        Car(
            name: "cranking, and the battery is good", responses: "010C=03 20, 011F=00 00, 0142=27 10", urgency: nil,
            never: ["charge"]),
        Car(
            name: "cranking, and the battery is weak", responses: "010C=03 20, 011F=00 00, 0142=1B 58", urgency: .soon,
            leads: ["7 V"]),
        Car(
            name: "AdBlue, no start next", responses: "0180=01000001, 0188=81 01 00 00 0C 00 64 00 00 00 00 00 00",
            urgency: .soon, leads: ["AdBlue", "not start"], never: ["drive on"]),
        Car(
            name: "AdBlue, wrong fluid", responses: "0180=01000001, 0188=02 02 00 00 00 00 64 00 00 00 00 00 00",
            urgency: .soon, leads: ["fluid", "within days"]),
        Car(
            name: "AdBlue, nothing to say", responses: "0180=01000001, 0188=00 10 00 00 00 00 64 00 00 00 00 00 00",
            urgency: nil),
        // What a circuit explains
        Car(
            name: "coolant sensor shorted", responses: "0101=81 07 65 00, 03=P0117, 0105=FF", urgency: .soon,
            leads: ["P0117"], root: ["215", "cannot be", "sensor"], never: ["cool down", "drive on"]),
        Car(
            name: "plausible now", responses: "0101=81 07 65 00, 03=P0118, 0105=80", urgency: .soon, leads: ["P0118"],
            root: ["88 °C", "comes and goes"]),
        Car(
            name: "plug of the air flow sensor", responses: "0101=82 07 65 00, 03=P0102 P0113, 010F=00, 0110=00 00",
            urgency: .soon, root: ["P0102", "P0113", "connector"]),
        Car(
            name: "ground of two temperatures", responses: "0101=82 07 65 00, 03=P0113 P0118, 0105=00, 010F=00",
            urgency: .soon, root: ["ground"]),
        Car(
            name: "both tracks of the throttle", responses: "0101=82 07 65 00, 03=P0122 P0222", urgency: .soon,
            root: ["both tracks", "5 V"]),
        Car(
            name: "camshaft sensor", responses: "0101=83 07 65 00, 03=P0011 P0016 P0340", urgency: .soon,
            leads: ["P0340"], root: ["camshaft sensor"]),
        Car(
            name: "camshaft sensor of the other bank", responses: "03=P0016 P0345", urgency: .soon,
            never: ["camshaft sensor (P0345)"]),
        Car(
            name: "crankshaft and camshaft",
            responses: "010C=00 00, 011F=00 00, 0142=2F 00, 0101=82 07 65 00, 03=P0335 P0340",
            urgency: .soon, leads: ["may not start"], root: ["common supply", "timing belt"], never: ["drive on"]),
        Car(
            name: "heater of an oxygen sensor", responses: "0101=82 07 65 00, 03=P0133 P0135",
            urgency: .whenConvenient, leads: ["P0135"], root: ["heater"]),
        Car(
            name: "heater of another oxygen sensor", responses: "03=P0133 P0155", urgency: .whenConvenient,
            never: ["follows"]),
        Car(
            name: "boost and its valve", responses: "0101=82 07 65 00, 03=P0299 P0243", urgency: .soon,
            leads: ["P0243"], root: ["P0243"]),
        Car(
            name: "vent valve", responses: "0101=82 07 65 00, 03=P0446 P0449", urgency: .whenConvenient,
            leads: ["P0449"], root: ["vent valve"]),
        Car(
            name: "glow plugs", responses: "0101=84 0F 6B 00, 0151=04, 03=P0671 P0672 P0673 P0674",
            urgency: .whenConvenient, root: ["module"]),
        Car(
            name: "ash", responses: "0101=82 0F 6B 00, 0151=04, 03=P2463 P242F", urgency: .soon,
            root: ["no drive burns off"]),
        Car(
            name: "AdBlue heater", responses: "0101=83 0F 6B 00, 0151=04, 03=P20B9 P20E8 P20EE", urgency: .soon,
            leads: ["may not start"], root: ["heater", "frost"]),
        // What values tell
        Car(
            name: "random misfire, lean by its trims", responses: "0101=81 07 65 00, 03=P0300, 0107=A0, 0109=9F",
            urgency: .soon, leads: ["P0300", "flashes"], root: ["both banks are lean"]),
        Car(
            name: "lean, and the trims are even now",
            responses: "0101=81 07 65 00, 03=P0171, 0106=80, 0107=82, 0108=80, 0109=81", urgency: .soon,
            leads: ["P0171"], root: ["+2%", "not there at this moment"], never: ["only this bank", "freeze frame"]),
        Car(
            name: "lean without a code", responses: "0107=A2, 0109=A1", urgency: .soon, root: ["both banks"],
            never: ["drive on"]),
        Car(
            name: "fast idle and lean", responses: "0101=82 07 65 00, 03=P0507 P0171, 0107=9A", urgency: .soon,
            leads: ["P0171"], root: ["unmetered"], never: ["because of idle"]),
        Car(
            name: "thermostat by the value", responses: "0101=81 07 65 00, 03=P0128, 0105=5A, 011F=0BB8",
            urgency: .whenConvenient, leads: ["P0128"], root: ["50 °C", "thermostat"]),
        Car(
            name: "alternator lamp and little voltage", responses: "0101=81 07 65 00, 03=P0621, 0142=2F00, 011F=04B0",
            urgency: .soon, leads: ["not charging"], root: ["drive belt"], never: ["drive on"]),
        Car(
            name: "too weak to crank", responses: "010C=03 20, 011F=00 00, 0142=19 00, 03=P0562 P0335", urgency: .soon,
            leads: ["6.4 V", "battery"], root: ["battery and its terminals"], never: ["drive gently"]),
        Car(
            name: "key and battery", responses: "010C=00 00, 011F=00 00, 0142=2A F8, 03=P0513", urgency: .soon,
            leads: ["11 V", "may not start"], root: ["charge it"]),
        Car(
            name: "hybrid, 12 V battery discharged",
            responses: "015B=80, 010C=00 00, 011F=00 00, 0142=2C EC, 03=U0111 U0293",
            urgency: .soon, leads: ["11.5 V"], root: ["12 V battery", "charge"], never: ["alternator"]),
        Car(
            name: "DC/DC converter", responses: "015B=80, 010C=00 00, 010D=28, 0142=2D B4, 03=P0A94 P0562",
            urgency: .soon, leads: ["P0A94"], root: ["DC/DC", "orange"]),
        // Transmission, wheels, steering
        Car(
            name: "speed sensor and gears", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0717 P0731 P0733",
            urgency: .soon, leads: ["P0717"], root: ["P0717", "follow"]),
        Car(
            name: "all solenoids", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0750 P0755 P0760 P0765",
            urgency: .soon, root: ["transmission connector"]),
        Car(
            name: "slip heats the fluid", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0218 P0741",
            urgency: .stopNow, leads: ["P0218"], root: ["slips heats"]),
        Car(
            name: "all wheels", responses: "03=C0031 C0034 C0037 C003A", urgency: .soon, root: ["ABS module"]),
        Car(
            name: "airbag and buttons", responses: "03=B0001 P0575, 7EB 03=C0051", urgency: .soon,
            root: ["spiral cable"]),
        Car(
            name: "brake light switch", responses: "03=P0504 P0571 P0703", urgency: .soon, root: ["brake light switch"]),
        Car(
            name: "the engine was lost", responses: "7E9 03=U0100, 7EA 03=U0100, 7EB 03=U0100", urgency: .soon,
            leads: ["U0100"], root: ["responds now"]),
        Car(
            name: "the voltage is not normal yet", responses: "7EB 03=C0561, 03=P0562, 0142=2F00, 011F=04B0",
            urgency: .soon, leads: ["12 V"], root: ["alternator"], never: ["normal now"]),
        Car(name: "rich without a code", responses: "0107=62, 0109=61", urgency: .soon, root: ["both banks are rich"]),
        Car(
            name: "rear sensors of both banks", responses: "0101=84 07 65 00, 03=P0136 P0137 P0156 P0157",
            urgency: .whenConvenient, root: ["both banks", "fuse"]),
        Car(
            name: "permanent isolation fault",
            responses: "015B=80, 0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0AA6", urgency: .soon, leads: ["P0AA6"],
            never: ["drive gently"]),
        Car(name: "refueled", responses: "07=P0455, 012F=FF", urgency: .whenConvenient, root: ["fuel cap"]),
        // Leaks and combustion
        Car(
            name: "crankcase ventilation, both banks lean",
            responses: "0101=83 07 65 00, 03=P0171 P0174 P052E, 0107=A0, 0109=9F", urgency: .soon,
            root: ["crankcase ventilation", "P052E"]),
        Car(
            name: "brake booster and lean", responses: "0101=82 07 65 00, 03=P0171 P0556, 0107=A0", urgency: .soon,
            leads: ["brakes"], root: ["booster", "check valve", "pedal"], never: ["drive on"]),
        Car(
            name: "hose behind the air flow sensor",
            responses: "0101=82 07 65 00, 03=P0299 P0171 P0101, 0107=A0", urgency: .soon,
            root: ["intercooler", "P0299"], never: ["soot"]),
        Car(
            name: "recirculation held open", responses: "0101=83 07 65 00, 03=P0402 P0300 P0506", urgency: .soon,
            leads: ["P0300", "flashes"], root: ["P0402", "does not close"], never: ["coil"]),
        Car(
            name: "stretched chain, and it misfires", responses: "0101=82 07 65 00, 03=P0016 P0300", urgency: .soon,
            leads: ["P0300"], root: ["P0016", "valve timing"]),
        Car(
            name: "crankshaft sensor, timing and misfire", responses: "0101=83 07 65 00, 03=P0016 P0300 P0336",
            urgency: .soon, root: ["P0336"], never: ["belt jumped"]),
        Car(
            name: "one cylinder misfires and its bank is rich",
            responses: "0101=82 07 65 00, 03=P0172 P0302, 0107=60, 0109=80", urgency: .soon, leads: ["P0302"],
            root: ["injector", "leaks"]),
        Car(
            name: "lean and catalyst, without a misfire",
            responses: "0101=82 07 65 00, 03=P0171 P0420, 0107=A0, 0109=80", urgency: .soon, leads: ["P0171"],
            root: ["exhaust leak", "P0420"], never: ["because of"]),
        Car(
            name: "catalyst, and pending lean", responses: "0101=81 07 65 00, 03=P0420, 07=P0171, 0107=A0, 0109=80",
            urgency: .soon, root: ["exhaust leak"], never: ["because of"]),
        Car(
            name: "both banks lean, and one converter", responses: "03=P0171 P0174 P0420, 0107=A0, 0109=9F",
            urgency: .soon, root: ["both banks"], never: ["exhaust leak"]),
        Car(
            name: "too little boost and lean", responses: "03=P0171, 07=P0299, 0107=A0", urgency: .soon,
            root: ["hose"], never: ["because of"]),
        Car(
            name: "weak cylinder that misfires", responses: "0101=82 0F 6B 00, 0151=04, 03=P0263 P0301",
            urgency: .soon, leads: ["P0301"], root: ["injector"], never: ["because of"]),
        Car(
            name: "heat leads, and other codes have another root",
            responses: "0105=A3, 011F=0708, 03=P0480 U0101 U0121 U0155, 7E9 03=U0100 U0121 U0155, 7EB 03=U0100 U0101",
            urgency: .stopNow, leads: ["123"], root: ["fan"]),
        Car(
            name: "heat leads, and nothing explains it",
            responses: "0105=A3, 011F=0708, 03=U0101 U0121 U0155, 7E9 03=U0100 U0121 U0155, 7EB 03=U0100 U0101",
            urgency: .stopNow, leads: ["123"], root: ["as for U0121"]),
        Car(
            name: "valve of the adjuster and timing", responses: "0101=82 07 65 00, 03=P0010 P0016", urgency: .soon,
            leads: ["P0010"], root: ["P0010"]),
        Car(
            name: "pump of the inverter", responses: "015B=80, 010C=00 00, 0101=82 07 65 00, 03=P0A93 P0C73",
            urgency: .soon, leads: ["P0C73"], root: ["pump", "P0C73"]),
        // What is behind several codes
        Car(
            name: "overheats and misfires", responses: "0105=A3, 011F=0708, 03=P0300 P0217", urgency: .stopNow,
            root: ["head gasket", "P0300"]),
        Car(
            name: "boost that swings", responses: "03=P0299 P0234", urgency: .soon, root: ["vanes", "sticks"],
            never: ["because of"]),
        Car(
            name: "a passed code explains none that is present",
            responses: "uds, 1942330C1E=FF FF 04 80 00 87 00 28 80 03 01 00 2F", urgency: .soon, leads: ["P0301"],
            never: ["fuel supply"]),
        Car(
            name: "supply of the transmission module", responses: "03=P0700 P0562, 7E9 03=P0882", urgency: .soon,
            never: ["fluid level"]),
        Car(
            name: "knock sensors of both banks", responses: "03=P0327 P0332", urgency: .whenConvenient,
            root: ["harness"]),
        Car(
            name: "inverter and its cooling", responses: "015B=60, 010C=00 00, 03=P0A93 P0A78", urgency: .soon,
            leads: ["P0A93"], root: ["coolant level"]),
        Car(
            name: "rich by too much pressure", responses: "03=P0172 P0175 P0088, 0107=66, 0109=67", urgency: .soon,
            root: ["fuel pressure (P0088)"]),
        Car(
            name: "soot filter of a truck", responses: "uds, 1942330C1E=FF FF 02 82 B3 0C 00 2F", urgency: .soon,
            leads: ["SPN 3251"], never: ["Drive"]),
        Car(
            name: "immobilizer, and a value that cannot be",
            responses: "010C=00 00, 011F=00 00, 0142=30 D4, 010B=23, 0133=63, 03=P0513", urgency: .soon,
            leads: ["second key"], root: ["besides, "]),
        // Light, trucks
        Car(
            name: "light, and only a permanent code", responses: "0101=80 07 65 00, 03=none, 0A=P0455", urgency: .soon,
            leads: ["P0455, permanent"]),
        Car(
            name: "truck without AdBlue", responses: "uds, 1942330C1E=FF FF 02 22 7E 14 00 2F 22 E1 06 01 2F",
            urgency: .soon, leads: ["SPN 1761", "level first"], never: ["drive on"]),
        Car(
            name: "missing now, whatever the voltage was",
            responses: "uds, 1942330C1E=FF FF 04 80 05 62 00 28 80 C1 21 00 2F", urgency: .soon, leads: ["U0121"],
            never: ["unless it comes back"]),
    ]

    @Test func aVINOfAnotherCarIsNoticed() throws {
        func row(_ responses: String) throws -> String? {
            ScanText(try VerdictRulesTests.scan(responses), Presentation(width: 100), at: morning)
                .summaryRows.first { $0.label == "VIN" }?.text
        }
        #expect(try row("vin=1HGCM56433A012345, 0101=81 0F 6B 00, 0151=04, 03=P2463")?.contains("diesel") == true)
        #expect(try row("vin=5YJ3E1EA7KF317000")?.contains("combustion engine") == true)
        #expect(try row("vin=1HGCM56433A012345") == nil)
        #expect(try row("vin=WVWZZZ1KZCW123456, 0101=81 0F 6B 00, 0151=04") == nil)
        #expect(try row("vin=SHHZZZ1KZCU123456, 0101=81 0F 6B 00, 0151=04") == nil)
    }

    /// Status bit 4 of the code itself, whatever the counters say.
    @Test(arguments: [(UInt8(0x50), true), (0x00, false)]) func aPermanentCodeIsRetestedOrNot(
        status: UInt8, isOpen: Bool
    ) throws {
        let byte = String(Int(status) + 0x100, radix: 16).dropFirst()
        let scan = try VerdictRulesTests.scan(
            "uds, 0131=40 00, 195533=FF 04 04 20 00 \(byte), 1942330C1E=FF FF 04")
        let verdict = Verdict(scan).sentence
        #expect(verdict.contains("P0420"), "\(verdict)")
        #expect(verdict.contains("not yet retested") == isOpen, "\(verdict)")
    }

    @Test(
        arguments: cars + everydayCars + converterCars + toldCars + workshopCars + gasolineCars + sharedCars
            + statusCars + exhaustCars
            + dieselCars + provenCars + valuedCars + truckCars + observedCars + siblingCars
            + measuredCars + otherMeasuredCars + measuredSiblings + otherMeasuredSiblings
            + togetherCars + otherTogetherCars + evidenceCars + otherEvidenceCars + evidenceSiblings
            + otherEvidenceSiblings
    )
    func theVerdict(
        of car: Car
    ) throws {
        let scan = try VerdictRulesTests.scan(car.responses)
        let verdict = ScanText(scan, Presentation(width: 100), at: morning).verdict
        let root = verdict.root ?? ""
        #expect(verdict.urgency == car.urgency, "\(verdict.sentence)")
        for text in car.leads {
            #expect(Self.says(verdict.sentence, text), "\(text): \(verdict.sentence)")
        }
        for text in car.root { #expect(Self.says(root, text), "\(text): \(root)") }
        let calm = ["Drive on:", "You can drive on"]
        for text in car.never {
            if text == "drive on" {
                #expect(!calm.contains { verdict.sentence.hasPrefix($0) }, "\(verdict.sentence)")
                continue
            }
            #expect(
                !"\(verdict.sentence)\n\(root)".lowercased().contains(text.lowercased()), "\(verdict.sentence) \(root)")
        }
    }

    /// Alternatives are separated by "|".
    private static func says(_ sentence: String, _ words: String) -> Bool {
        words.lowercased().split(separator: "|").contains { sentence.lowercased().contains($0) }
    }

    @Test(arguments: ScanReasons.rows.map(\.name)) func anExampleMakesItsReason(name: String) throws {
        let row = try #require(ScanReasons.rows.first { $0.name == name })
        // Its codes as of its make.
        let scan = try VerdictRulesTests.scan(row.example)
        let verdict = ScanText(scan, Presentation(width: 100), at: morning).verdict
        let explanation = try #require(verdict.explanations.first { $0.reason == name }, "\(verdict.sentence)")
        #expect(!explanation.sentence.contains("{") && !explanation.sentence.hasSuffix("."), "\(explanation.sentence)")
        #expect(!explanation.sentence.contains("  ") && !explanation.sentence.contains("()"), "\(explanation.sentence)")
    }

    /// A row whose root is none of the codes names them all as what follows: then the first sentence names no code as the root.
    @Test(arguments: ScanReasons.rows.map(\.name)) func verdictAndRootTellOneStory(name: String) throws {
        let row = try #require(ScanReasons.rows.first { $0.name == name })
        let isJoined = row.sentence.contains("{roots} and {effects}") || row.sentence.contains("{effects} and {roots}")
        #expect(!isJoined, "\(row.sentence)")
        try Self.oneStory(Verdict(try VerdictRulesTests.scan(row.example)))
    }

    /// "probably because of …" names a root of the first explanation of the code that leads, and its chain ends in the line
    /// about the root.
    static func oneStory(_ verdict: Verdict) throws {
        let parts = verdict.sentence.components(separatedBy: ", probably because of ")
        guard let cause = parts.dropFirst().first else { return }
        let explanation = verdict.explanations.first { explanation in
            explanation.effects.contains { parts[0].contains("(\($0)") }
        }
        let roots = try #require(explanation, "\(verdict.sentence)").roots
        #expect(roots.contains { cause.contains("(\($0))") }, "\(verdict.sentence) \(verdict.root ?? "")")
        let deepest = ScanReasons.deepest(try #require(explanation), of: verdict.explanations)
        #expect(verdict.root == Format.capitalized(deepest.sentence), "\(verdict.sentence)")
    }

    /// Codes with letters between two without are other parts.
    @Test(arguments: [("P208A", false), ("P2090", true), ("P2095", true)])
    func rangesWithoutLetters(code: String, isMeant: Bool) throws {
        let found = CodeReport.of(try VerdictRulesTests.scan("03=\(code)"))
        let (range, letters): (CodeSet, CodeSet) = ("P2088-P2095", "P2080-P208F")
        #expect(found.contains(where: range.contains) == isMeant)
        #expect(found.contains(where: letters.contains) == (code == "P208A"))
    }

    @Test func reasonsAreNamedOnce() {
        #expect(Set(ScanReasons.rows.map(\.name)).count == ScanReasons.rows.count)
    }
}
