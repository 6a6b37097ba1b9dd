/// What the generic trouble codes mean, in this project's own words.
///
/// The facts were checked by their neighbours: banks, sensors, cylinders and low/high pairs run in regular order,
/// and the tests hold them to it. A code whose meaning is in doubt is left out: `description(of:)` then says only
/// whose code it is. To add a code, add a line in its place.
package enum TroubleCodeCatalogue {
    /// The meaning of a catalogued code.
    package static func entry(_ code: TroubleCode) -> String? { entries[code] }

    /// The meaning of the code, or who defines it where it is not catalogued.
    package static func description(of code: TroubleCode) -> String {
        if let entry = entry(code) { return entry }
        return switch owner(of: code) {
        case .standard: "Generic \(area(of: code)) code without a description here"
        case .manufacturer: "Manufacturer-specific \(area(of: code)) code"
        case .nobody: "Reserved \(area(of: code)) code"
        }
    }

    /// Who defines a code's meaning (SAE J2012).
    package enum Owner: Sendable {
        case standard, manufacturer
        /// Reserved by the standard.
        case nobody
    }

    /// The second character alone does not tell: P3400 to P3FFF and U3 are the standard's, B2, C2 and U2 the
    /// manufacturers'.
    package static func owner(of code: TroubleCode) -> Owner {
        switch code.raw {
        // P0, P1, P2, P3
        case 0x0000...0x0FFF, 0x2000...0x2FFF, 0x3400...0x3FFF: .standard
        case 0x1000...0x1FFF, 0x3000...0x33FF: .manufacturer
        // C0, C1 and C2, C3; B0, B1 and B2, B3
        case 0x4000...0x4FFF, 0x8000...0x8FFF: .standard
        case 0x5000...0x6FFF, 0x9000...0xAFFF: .manufacturer
        case 0x7000...0x7FFF, 0xB000...0xBFFF: .nobody
        // U0, U1 and U2, U3
        case 0xC000...0xCFFF, 0xF000...0xFFFF: .standard
        case 0xD000...0xEFFF: .manufacturer
        default: .nobody
        }
    }

    private static func area(of code: TroubleCode) -> String {
        switch code.raw >> 14 {
        case 0: "powertrain"
        case 1: "chassis"
        case 2: "body"
        default: "network"
        }
    }

    private static let entries: [TroubleCode: String] = {
        var entries: [TroubleCode: String] = [:]
        for line in lines {
            if let code = TroubleCode(String(line.prefix(5))) { entries[code] = String(line.dropFirst(6)) }
        }
        return entries
    }()

    /// Code, a space, meaning; in the order of the codes.
    static var lines: [Substring] { table.split(separator: "\n") }

    private static let table = """
        P0010 Intake camshaft actuator circuit fault, bank 1
        P0011 Intake camshaft timing too far advanced, bank 1
        P0012 Intake camshaft timing too far retarded, bank 1
        P0013 Exhaust camshaft actuator circuit fault, bank 1
        P0014 Exhaust camshaft timing too far advanced, bank 1
        P0015 Exhaust camshaft timing too far retarded, bank 1
        P0016 Crankshaft and camshaft positions do not match, bank 1 sensor A
        P0017 Crankshaft and camshaft positions do not match, bank 1 sensor B
        P0018 Crankshaft and camshaft positions do not match, bank 2 sensor A
        P0019 Crankshaft and camshaft positions do not match, bank 2 sensor B
        P0020 Intake camshaft actuator circuit fault, bank 2
        P0021 Intake camshaft timing too far advanced, bank 2
        P0022 Intake camshaft timing too far retarded, bank 2
        P0023 Exhaust camshaft actuator circuit fault, bank 2
        P0024 Exhaust camshaft timing too far advanced, bank 2
        P0025 Exhaust camshaft timing too far retarded, bank 2
        P0026 Intake valve control solenoid performance, bank 1
        P0027 Exhaust valve control solenoid performance, bank 1
        P0028 Intake valve control solenoid performance, bank 2
        P0029 Exhaust valve control solenoid performance, bank 2
        P0030 Oxygen sensor heater control circuit fault, bank 1 sensor 1
        P0031 Oxygen sensor heater control circuit low, bank 1 sensor 1
        P0032 Oxygen sensor heater control circuit high, bank 1 sensor 1
        P0033 Turbocharger bypass valve control circuit fault
        P0034 Turbocharger bypass valve control circuit low
        P0035 Turbocharger bypass valve control circuit high
        P0036 Oxygen sensor heater control circuit fault, bank 1 sensor 2
        P0037 Oxygen sensor heater control circuit low, bank 1 sensor 2
        P0038 Oxygen sensor heater control circuit high, bank 1 sensor 2
        P0039 Turbocharger bypass valve control performance
        P0040 Oxygen sensor signals swapped between banks, sensor 1
        P0041 Oxygen sensor signals swapped between banks, sensor 2
        P0042 Oxygen sensor heater control circuit fault, bank 1 sensor 3
        P0043 Oxygen sensor heater control circuit low, bank 1 sensor 3
        P0044 Oxygen sensor heater control circuit high, bank 1 sensor 3
        P0045 Boost control solenoid A circuit fault
        P0046 Boost control solenoid A performance
        P0047 Boost control solenoid A circuit low
        P0048 Boost control solenoid A circuit high
        P0049 Turbocharger turbine turns too fast
        P0050 Oxygen sensor heater control circuit fault, bank 2 sensor 1
        P0051 Oxygen sensor heater control circuit low, bank 2 sensor 1
        P0052 Oxygen sensor heater control circuit high, bank 2 sensor 1
        P0053 Oxygen sensor heater resistance, bank 1 sensor 1
        P0054 Oxygen sensor heater resistance, bank 1 sensor 2
        P0055 Oxygen sensor heater resistance, bank 1 sensor 3
        P0056 Oxygen sensor heater control circuit fault, bank 2 sensor 2
        P0057 Oxygen sensor heater control circuit low, bank 2 sensor 2
        P0058 Oxygen sensor heater control circuit high, bank 2 sensor 2
        P0059 Oxygen sensor heater resistance, bank 2 sensor 1
        P0060 Oxygen sensor heater resistance, bank 2 sensor 2
        P0061 Oxygen sensor heater resistance, bank 2 sensor 3
        P0062 Oxygen sensor heater control circuit fault, bank 2 sensor 3
        P0063 Oxygen sensor heater control circuit low, bank 2 sensor 3
        P0064 Oxygen sensor heater control circuit high, bank 2 sensor 3
        P0068 Air flow or manifold pressure does not match throttle position
        P0069 Manifold pressure does not match barometric pressure
        P0070 Ambient air temperature sensor circuit fault
        P0071 Ambient air temperature sensor signal implausible
        P0072 Ambient air temperature sensor signal low
        P0073 Ambient air temperature sensor signal high
        P0074 Ambient air temperature sensor signal intermittent
        P0075 Intake valve control solenoid circuit fault, bank 1
        P0076 Intake valve control solenoid circuit low, bank 1
        P0077 Intake valve control solenoid circuit high, bank 1
        P0078 Exhaust valve control solenoid circuit fault, bank 1
        P0079 Exhaust valve control solenoid circuit low, bank 1
        P0080 Exhaust valve control solenoid circuit high, bank 1
        P0081 Intake valve control solenoid circuit fault, bank 2
        P0082 Intake valve control solenoid circuit low, bank 2
        P0083 Intake valve control solenoid circuit high, bank 2
        P0084 Exhaust valve control solenoid circuit fault, bank 2
        P0085 Exhaust valve control solenoid circuit low, bank 2
        P0086 Exhaust valve control solenoid circuit high, bank 2
        P0087 Fuel rail pressure too low
        P0088 Fuel rail pressure too high
        P0089 Fuel pressure regulator 1 performance
        P0090 Fuel pressure regulator 1 control circuit fault
        P0091 Fuel pressure regulator 1 control circuit low
        P0092 Fuel pressure regulator 1 control circuit high
        P0093 Large leak in the fuel system
        P0094 Small leak in the fuel system
        P0095 Intake air temperature sensor 2 circuit fault
        P0096 Intake air temperature sensor 2 signal implausible
        P0097 Intake air temperature sensor 2 signal low
        P0098 Intake air temperature sensor 2 signal high
        P0099 Intake air temperature sensor 2 signal intermittent
        P0100 Mass air flow sensor circuit fault
        P0101 Mass air flow sensor signal implausible
        P0102 Mass air flow sensor signal low
        P0103 Mass air flow sensor signal high
        P0104 Mass air flow sensor signal intermittent
        P0105 Manifold pressure sensor circuit fault
        P0106 Manifold pressure sensor signal implausible
        P0107 Manifold pressure sensor signal low
        P0108 Manifold pressure sensor signal high
        P0109 Manifold pressure sensor signal intermittent
        P0110 Intake air temperature sensor 1 circuit fault
        P0111 Intake air temperature sensor 1 signal implausible
        P0112 Intake air temperature sensor 1 signal low
        P0113 Intake air temperature sensor 1 signal high
        P0114 Intake air temperature sensor 1 signal intermittent
        P0115 Coolant temperature sensor 1 circuit fault
        P0116 Coolant temperature sensor 1 signal implausible
        P0117 Coolant temperature sensor 1 signal low
        P0118 Coolant temperature sensor 1 signal high
        P0119 Coolant temperature sensor 1 signal intermittent
        P0120 Throttle or pedal position sensor A circuit fault
        P0121 Throttle or pedal position sensor A signal implausible
        P0122 Throttle or pedal position sensor A signal low
        P0123 Throttle or pedal position sensor A signal high
        P0124 Throttle or pedal position sensor A signal intermittent
        P0125 Coolant too cold for closed-loop fuel control
        P0126 Coolant too cold for stable operation
        P0127 Intake air temperature too high
        P0128 Coolant stays below thermostat temperature
        P0129 Barometric pressure too low
        P0130 Oxygen sensor circuit fault, bank 1 sensor 1
        P0131 Oxygen sensor voltage low, bank 1 sensor 1
        P0132 Oxygen sensor voltage high, bank 1 sensor 1
        P0133 Oxygen sensor responds slowly, bank 1 sensor 1
        P0134 Oxygen sensor shows no activity, bank 1 sensor 1
        P0135 Oxygen sensor heater fault, bank 1 sensor 1
        P0136 Oxygen sensor circuit fault, bank 1 sensor 2
        P0137 Oxygen sensor voltage low, bank 1 sensor 2
        P0138 Oxygen sensor voltage high, bank 1 sensor 2
        P0139 Oxygen sensor responds slowly, bank 1 sensor 2
        P0140 Oxygen sensor shows no activity, bank 1 sensor 2
        P0141 Oxygen sensor heater fault, bank 1 sensor 2
        P0142 Oxygen sensor circuit fault, bank 1 sensor 3
        P0143 Oxygen sensor voltage low, bank 1 sensor 3
        P0144 Oxygen sensor voltage high, bank 1 sensor 3
        P0145 Oxygen sensor responds slowly, bank 1 sensor 3
        P0146 Oxygen sensor shows no activity, bank 1 sensor 3
        P0147 Oxygen sensor heater fault, bank 1 sensor 3
        P0148 Fuel delivery error
        P0149 Fuel timing error
        P0150 Oxygen sensor circuit fault, bank 2 sensor 1
        P0151 Oxygen sensor voltage low, bank 2 sensor 1
        P0152 Oxygen sensor voltage high, bank 2 sensor 1
        P0153 Oxygen sensor responds slowly, bank 2 sensor 1
        P0154 Oxygen sensor shows no activity, bank 2 sensor 1
        P0155 Oxygen sensor heater fault, bank 2 sensor 1
        P0156 Oxygen sensor circuit fault, bank 2 sensor 2
        P0157 Oxygen sensor voltage low, bank 2 sensor 2
        P0158 Oxygen sensor voltage high, bank 2 sensor 2
        P0159 Oxygen sensor responds slowly, bank 2 sensor 2
        P0160 Oxygen sensor shows no activity, bank 2 sensor 2
        P0161 Oxygen sensor heater fault, bank 2 sensor 2
        P0162 Oxygen sensor circuit fault, bank 2 sensor 3
        P0163 Oxygen sensor voltage low, bank 2 sensor 3
        P0164 Oxygen sensor voltage high, bank 2 sensor 3
        P0165 Oxygen sensor responds slowly, bank 2 sensor 3
        P0166 Oxygen sensor shows no activity, bank 2 sensor 3
        P0167 Oxygen sensor heater fault, bank 2 sensor 3
        P0168 Fuel temperature too high
        P0169 Wrong fuel composition
        P0170 Fuel trim fault, bank 1
        P0171 Mixture too lean, bank 1
        P0172 Mixture too rich, bank 1
        P0173 Fuel trim fault, bank 2
        P0174 Mixture too lean, bank 2
        P0175 Mixture too rich, bank 2
        P0176 Fuel composition sensor circuit fault
        P0177 Fuel composition sensor signal implausible
        P0178 Fuel composition sensor signal low
        P0179 Fuel composition sensor signal high
        P0180 Fuel temperature sensor A circuit fault
        P0181 Fuel temperature sensor A signal implausible
        P0182 Fuel temperature sensor A signal low
        P0183 Fuel temperature sensor A signal high
        P0184 Fuel temperature sensor A signal intermittent
        P0185 Fuel temperature sensor B circuit fault
        P0186 Fuel temperature sensor B signal implausible
        P0187 Fuel temperature sensor B signal low
        P0188 Fuel temperature sensor B signal high
        P0189 Fuel temperature sensor B signal intermittent
        P0190 Fuel rail pressure sensor circuit fault
        P0191 Fuel rail pressure sensor signal implausible
        P0192 Fuel rail pressure sensor signal low
        P0193 Fuel rail pressure sensor signal high
        P0194 Fuel rail pressure sensor signal intermittent
        P0195 Engine oil temperature sensor circuit fault
        P0196 Engine oil temperature sensor signal implausible
        P0197 Engine oil temperature sensor signal low
        P0198 Engine oil temperature sensor signal high
        P0199 Engine oil temperature sensor signal intermittent
        P0200 Fuel injector circuit fault
        P0201 Cylinder 1 fuel injector circuit fault
        P0202 Cylinder 2 fuel injector circuit fault
        P0203 Cylinder 3 fuel injector circuit fault
        P0204 Cylinder 4 fuel injector circuit fault
        P0205 Cylinder 5 fuel injector circuit fault
        P0206 Cylinder 6 fuel injector circuit fault
        P0207 Cylinder 7 fuel injector circuit fault
        P0208 Cylinder 8 fuel injector circuit fault
        P0209 Cylinder 9 fuel injector circuit fault
        P0210 Cylinder 10 fuel injector circuit fault
        P0211 Cylinder 11 fuel injector circuit fault
        P0212 Cylinder 12 fuel injector circuit fault
        P0215 Engine shut-off solenoid circuit fault
        P0216 Injection timing control circuit fault
        P0217 Engine coolant overheated
        P0218 Transmission fluid overheated
        P0219 Engine overspeed
        P0220 Throttle or pedal position sensor B circuit fault
        P0221 Throttle or pedal position sensor B signal implausible
        P0222 Throttle or pedal position sensor B signal low
        P0223 Throttle or pedal position sensor B signal high
        P0224 Throttle or pedal position sensor B signal intermittent
        P0225 Throttle or pedal position sensor C circuit fault
        P0226 Throttle or pedal position sensor C signal implausible
        P0227 Throttle or pedal position sensor C signal low
        P0228 Throttle or pedal position sensor C signal high
        P0229 Throttle or pedal position sensor C signal intermittent
        P0230 Fuel pump primary circuit fault
        P0231 Fuel pump secondary circuit low
        P0232 Fuel pump secondary circuit high
        P0233 Fuel pump secondary circuit intermittent
        P0234 Boost pressure too high
        P0235 Boost pressure sensor A circuit fault
        P0236 Boost pressure sensor A signal implausible
        P0237 Boost pressure sensor A signal low
        P0238 Boost pressure sensor A signal high
        P0239 Boost pressure sensor B circuit fault
        P0240 Boost pressure sensor B signal implausible
        P0241 Boost pressure sensor B signal low
        P0242 Boost pressure sensor B signal high
        P0243 Wastegate solenoid A circuit fault
        P0244 Wastegate solenoid A performance
        P0245 Wastegate solenoid A circuit low
        P0246 Wastegate solenoid A circuit high
        P0247 Wastegate solenoid B circuit fault
        P0248 Wastegate solenoid B performance
        P0249 Wastegate solenoid B circuit low
        P0250 Wastegate solenoid B circuit high
        P0251 Injection pump fuel metering control A fault
        P0252 Injection pump fuel metering control A performance
        P0253 Injection pump fuel metering control A low
        P0254 Injection pump fuel metering control A high
        P0255 Injection pump fuel metering control A intermittent
        P0256 Injection pump fuel metering control B fault
        P0257 Injection pump fuel metering control B performance
        P0258 Injection pump fuel metering control B low
        P0259 Injection pump fuel metering control B high
        P0260 Injection pump fuel metering control B intermittent
        P0261 Cylinder 1 fuel injector circuit low
        P0262 Cylinder 1 fuel injector circuit high
        P0263 Cylinder 1 contribution out of balance
        P0264 Cylinder 2 fuel injector circuit low
        P0265 Cylinder 2 fuel injector circuit high
        P0266 Cylinder 2 contribution out of balance
        P0267 Cylinder 3 fuel injector circuit low
        P0268 Cylinder 3 fuel injector circuit high
        P0269 Cylinder 3 contribution out of balance
        P0270 Cylinder 4 fuel injector circuit low
        P0271 Cylinder 4 fuel injector circuit high
        P0272 Cylinder 4 contribution out of balance
        P0273 Cylinder 5 fuel injector circuit low
        P0274 Cylinder 5 fuel injector circuit high
        P0275 Cylinder 5 contribution out of balance
        P0276 Cylinder 6 fuel injector circuit low
        P0277 Cylinder 6 fuel injector circuit high
        P0278 Cylinder 6 contribution out of balance
        P0279 Cylinder 7 fuel injector circuit low
        P0280 Cylinder 7 fuel injector circuit high
        P0281 Cylinder 7 contribution out of balance
        P0282 Cylinder 8 fuel injector circuit low
        P0283 Cylinder 8 fuel injector circuit high
        P0284 Cylinder 8 contribution out of balance
        P0285 Cylinder 9 fuel injector circuit low
        P0286 Cylinder 9 fuel injector circuit high
        P0287 Cylinder 9 contribution out of balance
        P0288 Cylinder 10 fuel injector circuit low
        P0289 Cylinder 10 fuel injector circuit high
        P0290 Cylinder 10 contribution out of balance
        P0291 Cylinder 11 fuel injector circuit low
        P0292 Cylinder 11 fuel injector circuit high
        P0293 Cylinder 11 contribution out of balance
        P0294 Cylinder 12 fuel injector circuit low
        P0295 Cylinder 12 fuel injector circuit high
        P0296 Cylinder 12 contribution out of balance
        P0297 Vehicle overspeed
        P0298 Engine oil overheated
        P0299 Boost pressure too low
        P0300 Misfire detected in several or random cylinders
        P0301 Cylinder 1 misfire detected
        P0302 Cylinder 2 misfire detected
        P0303 Cylinder 3 misfire detected
        P0304 Cylinder 4 misfire detected
        P0305 Cylinder 5 misfire detected
        P0306 Cylinder 6 misfire detected
        P0307 Cylinder 7 misfire detected
        P0308 Cylinder 8 misfire detected
        P0309 Cylinder 9 misfire detected
        P0310 Cylinder 10 misfire detected
        P0311 Cylinder 11 misfire detected
        P0312 Cylinder 12 misfire detected
        P0313 Misfire detected with low fuel level
        P0314 Misfire detected in one cylinder, not known which
        P0315 Crankshaft position variation not learned
        P0316 Misfire detected just after start
        P0320 Ignition engine speed input circuit fault
        P0321 Ignition engine speed input signal implausible
        P0322 Ignition engine speed input without signal
        P0323 Ignition engine speed input signal intermittent
        P0324 Knock control system error
        P0325 Knock sensor 1 circuit fault
        P0326 Knock sensor 1 signal implausible
        P0327 Knock sensor 1 signal low
        P0328 Knock sensor 1 signal high
        P0329 Knock sensor 1 signal intermittent
        P0330 Knock sensor 2 circuit fault
        P0331 Knock sensor 2 signal implausible
        P0332 Knock sensor 2 signal low
        P0333 Knock sensor 2 signal high
        P0334 Knock sensor 2 signal intermittent
        P0335 Crankshaft position sensor A circuit fault
        P0336 Crankshaft position sensor A signal implausible
        P0337 Crankshaft position sensor A signal low
        P0338 Crankshaft position sensor A signal high
        P0339 Crankshaft position sensor A signal intermittent
        P0340 Camshaft position sensor A circuit fault, bank 1
        P0341 Camshaft position sensor A signal implausible, bank 1
        P0342 Camshaft position sensor A signal low, bank 1
        P0343 Camshaft position sensor A signal high, bank 1
        P0344 Camshaft position sensor A signal intermittent, bank 1
        P0345 Camshaft position sensor A circuit fault, bank 2
        P0346 Camshaft position sensor A signal implausible, bank 2
        P0347 Camshaft position sensor A signal low, bank 2
        P0348 Camshaft position sensor A signal high, bank 2
        P0349 Camshaft position sensor A signal intermittent, bank 2
        P0350 Ignition coil circuit fault
        P0351 Ignition coil A circuit fault
        P0352 Ignition coil B circuit fault
        P0353 Ignition coil C circuit fault
        P0354 Ignition coil D circuit fault
        P0355 Ignition coil E circuit fault
        P0356 Ignition coil F circuit fault
        P0357 Ignition coil G circuit fault
        P0358 Ignition coil H circuit fault
        P0359 Ignition coil I circuit fault
        P0360 Ignition coil J circuit fault
        P0361 Ignition coil K circuit fault
        P0362 Ignition coil L circuit fault
        P0365 Camshaft position sensor B circuit fault, bank 1
        P0366 Camshaft position sensor B signal implausible, bank 1
        P0367 Camshaft position sensor B signal low, bank 1
        P0368 Camshaft position sensor B signal high, bank 1
        P0369 Camshaft position sensor B signal intermittent, bank 1
        P0380 Glow plug circuit A fault
        P0381 Glow plug indicator lamp circuit fault
        P0382 Glow plug circuit B fault
        P0385 Crankshaft position sensor B circuit fault
        P0386 Crankshaft position sensor B signal implausible
        P0387 Crankshaft position sensor B signal low
        P0388 Crankshaft position sensor B signal high
        P0389 Crankshaft position sensor B signal intermittent
        P0390 Camshaft position sensor B circuit fault, bank 2
        P0391 Camshaft position sensor B signal implausible, bank 2
        P0392 Camshaft position sensor B signal low, bank 2
        P0393 Camshaft position sensor B signal high, bank 2
        P0394 Camshaft position sensor B signal intermittent, bank 2
        P0400 Exhaust gas recirculation flow fault
        P0401 Exhaust gas recirculation flow too low
        P0402 Exhaust gas recirculation flow too high
        P0403 Exhaust gas recirculation control circuit fault
        P0404 Exhaust gas recirculation control performance
        P0405 Exhaust gas recirculation sensor A signal low
        P0406 Exhaust gas recirculation sensor A signal high
        P0407 Exhaust gas recirculation sensor B signal low
        P0408 Exhaust gas recirculation sensor B signal high
        P0409 Exhaust gas recirculation sensor A circuit fault
        P0410 Secondary air injection system fault
        P0411 Secondary air injection flow incorrect
        P0412 Secondary air switching valve A circuit fault
        P0413 Secondary air switching valve A circuit open
        P0414 Secondary air switching valve A circuit shorted
        P0415 Secondary air switching valve B circuit fault
        P0416 Secondary air switching valve B circuit open
        P0417 Secondary air switching valve B circuit shorted
        P0418 Secondary air control A circuit fault
        P0419 Secondary air control B circuit fault
        P0420 Catalyst efficiency below threshold, bank 1
        P0421 Warm-up catalyst efficiency below threshold, bank 1
        P0422 Main catalyst efficiency below threshold, bank 1
        P0423 Heated catalyst efficiency below threshold, bank 1
        P0424 Heated catalyst temperature below threshold, bank 1
        P0425 Catalyst temperature sensor circuit fault, bank 1 sensor 1
        P0426 Catalyst temperature sensor signal implausible, bank 1 sensor 1
        P0427 Catalyst temperature sensor signal low, bank 1 sensor 1
        P0428 Catalyst temperature sensor signal high, bank 1 sensor 1
        P0430 Catalyst efficiency below threshold, bank 2
        P0431 Warm-up catalyst efficiency below threshold, bank 2
        P0432 Main catalyst efficiency below threshold, bank 2
        P0433 Heated catalyst efficiency below threshold, bank 2
        P0434 Heated catalyst temperature below threshold, bank 2
        P0435 Catalyst temperature sensor circuit fault, bank 2 sensor 1
        P0436 Catalyst temperature sensor signal implausible, bank 2 sensor 1
        P0437 Catalyst temperature sensor signal low, bank 2 sensor 1
        P0438 Catalyst temperature sensor signal high, bank 2 sensor 1
        P0440 Evaporative emission system fault
        P0441 Evaporative emission system purge flow incorrect
        P0442 Small leak in the evaporative emission system
        P0443 Evaporative emission purge valve circuit fault
        P0444 Evaporative emission purge valve circuit open
        P0445 Evaporative emission purge valve circuit shorted
        P0446 Evaporative emission vent control circuit fault
        P0447 Evaporative emission vent control circuit open
        P0448 Evaporative emission vent control circuit shorted
        P0449 Evaporative emission vent valve circuit fault
        P0450 Evaporative emission pressure sensor circuit fault
        P0451 Evaporative emission pressure sensor signal implausible
        P0452 Evaporative emission pressure sensor signal low
        P0453 Evaporative emission pressure sensor signal high
        P0454 Evaporative emission pressure sensor signal intermittent
        P0455 Large leak in the evaporative emission system
        P0456 Very small leak in the evaporative emission system
        P0457 Leak in the evaporative emission system, fuel cap loose or off
        P0458 Evaporative emission purge valve circuit low
        P0459 Evaporative emission purge valve circuit high
        P0460 Fuel level sensor A circuit fault
        P0461 Fuel level sensor A signal implausible
        P0462 Fuel level sensor A signal low
        P0463 Fuel level sensor A signal high
        P0464 Fuel level sensor A signal intermittent
        P0465 Purge flow sensor circuit fault
        P0466 Purge flow sensor signal implausible
        P0467 Purge flow sensor signal low
        P0468 Purge flow sensor signal high
        P0469 Purge flow sensor signal intermittent
        P0470 Exhaust pressure sensor circuit fault
        P0471 Exhaust pressure sensor signal implausible
        P0472 Exhaust pressure sensor signal low
        P0473 Exhaust pressure sensor signal high
        P0474 Exhaust pressure sensor signal intermittent
        P0475 Exhaust pressure control valve fault
        P0476 Exhaust pressure control valve performance
        P0477 Exhaust pressure control valve circuit low
        P0478 Exhaust pressure control valve circuit high
        P0479 Exhaust pressure control valve signal intermittent
        P0480 Cooling fan 1 control circuit fault
        P0481 Cooling fan 2 control circuit fault
        P0482 Cooling fan 3 control circuit fault
        P0483 Cooling fan fails its plausibility check
        P0484 Cooling fan circuit draws too much current
        P0485 Cooling fan power or ground circuit fault
        P0486 Exhaust gas recirculation sensor B circuit fault
        P0487 Exhaust gas recirculation throttle control circuit fault
        P0488 Exhaust gas recirculation throttle control performance
        P0489 Exhaust gas recirculation control circuit low
        P0490 Exhaust gas recirculation control circuit high
        P0491 Secondary air injection flow too low, bank 1
        P0492 Secondary air injection flow too low, bank 2
        P0493 Cooling fan turns too fast
        P0496 Evaporative emission purge flow too high
        P0497 Evaporative emission purge flow too low
        P0498 Evaporative emission vent valve circuit low
        P0499 Evaporative emission vent valve circuit high
        P0500 Vehicle speed sensor A circuit fault
        P0501 Vehicle speed sensor A signal implausible
        P0502 Vehicle speed sensor A signal low
        P0503 Vehicle speed sensor A signal erratic or high
        P0504 Brake switches A and B do not match
        P0505 Idle control system fault
        P0506 Idle speed lower than expected
        P0507 Idle speed higher than expected
        P0508 Idle air control circuit low
        P0509 Idle air control circuit high
        P0510 Closed throttle switch circuit fault
        P0511 Idle air control circuit fault
        P0512 Starter request circuit fault
        P0513 Wrong immobilizer key
        P0514 Battery temperature sensor signal implausible
        P0515 Battery temperature sensor circuit fault
        P0516 Battery temperature sensor signal low
        P0517 Battery temperature sensor signal high
        P0520 Engine oil pressure sensor circuit fault
        P0521 Engine oil pressure sensor signal implausible
        P0522 Engine oil pressure sensor signal low
        P0523 Engine oil pressure sensor signal high
        P0524 Engine oil pressure too low
        P0526 Cooling fan speed sensor circuit fault
        P0527 Cooling fan speed sensor signal implausible
        P0528 Cooling fan speed sensor without signal
        P0529 Cooling fan speed sensor signal intermittent
        P0530 Air conditioning refrigerant pressure sensor circuit fault
        P0531 Air conditioning refrigerant pressure sensor signal implausible
        P0532 Air conditioning refrigerant pressure sensor signal low
        P0533 Air conditioning refrigerant pressure sensor signal high
        P0534 Air conditioning refrigerant lost
        P0540 Intake air heater A circuit fault
        P0541 Intake air heater A circuit low
        P0542 Intake air heater A circuit high
        P0544 Exhaust gas temperature sensor circuit fault, bank 1 sensor 1
        P0545 Exhaust gas temperature sensor signal low, bank 1 sensor 1
        P0546 Exhaust gas temperature sensor signal high, bank 1 sensor 1
        P0547 Exhaust gas temperature sensor circuit fault, bank 2 sensor 1
        P0548 Exhaust gas temperature sensor signal low, bank 2 sensor 1
        P0549 Exhaust gas temperature sensor signal high, bank 2 sensor 1
        P0550 Power steering pressure sensor circuit fault
        P0551 Power steering pressure sensor signal implausible
        P0552 Power steering pressure sensor signal low
        P0553 Power steering pressure sensor signal high
        P0554 Power steering pressure sensor signal intermittent
        P0560 System voltage fault
        P0561 System voltage unstable
        P0562 System voltage low
        P0563 System voltage high
        P0565 Cruise control on signal fault
        P0566 Cruise control off signal fault
        P0567 Cruise control resume signal fault
        P0568 Cruise control set signal fault
        P0569 Cruise control coast signal fault
        P0570 Cruise control accelerate signal fault
        P0571 Brake switch A circuit fault
        P0572 Brake switch A circuit low
        P0573 Brake switch A circuit high
        P0600 Serial communication link fault
        P0601 Control module memory checksum wrong
        P0602 Control module not or wrongly programmed
        P0603 Control module keep-alive memory error
        P0604 Control module working memory (RAM) error
        P0605 Control module program memory (ROM) error
        P0606 Control module processor fault
        P0607 Control module performance
        P0610 Control module vehicle options error
        P0611 Fuel injector control module performance
        P0613 Transmission control module processor fault
        P0614 Engine and transmission control modules incompatible
        P0615 Starter relay circuit fault
        P0616 Starter relay circuit low
        P0617 Starter relay circuit high
        P0620 Generator control circuit fault
        P0621 Generator lamp terminal (L) circuit fault
        P0622 Generator field terminal (F) circuit fault
        P0625 Generator field terminal (F) circuit low
        P0626 Generator field terminal (F) circuit high
        P0627 Fuel pump A control circuit open
        P0628 Fuel pump A control circuit low
        P0629 Fuel pump A control circuit high
        P0630 Vehicle identification number missing or incompatible in the engine control module
        P0633 Immobilizer key not programmed in the engine control module
        P0634 Control module internal temperature too high
        P0638 Throttle actuator control performance, bank 1
        P0639 Throttle actuator control performance, bank 2
        P0641 Sensor reference voltage A circuit open
        P0642 Sensor reference voltage A circuit low
        P0643 Sensor reference voltage A circuit high
        P0645 Air conditioning clutch relay control circuit fault
        P0646 Air conditioning clutch relay control circuit low
        P0647 Air conditioning clutch relay control circuit high
        P0650 Malfunction indicator lamp control circuit fault
        P0651 Sensor reference voltage B circuit open
        P0652 Sensor reference voltage B circuit low
        P0653 Sensor reference voltage B circuit high
        P0654 Engine speed output circuit fault
        P0657 Actuator supply voltage A circuit open
        P0658 Actuator supply voltage A circuit low
        P0659 Actuator supply voltage A circuit high
        P0660 Intake manifold tuning valve control circuit open, bank 1
        P0661 Intake manifold tuning valve control circuit low, bank 1
        P0662 Intake manifold tuning valve control circuit high, bank 1
        P0663 Intake manifold tuning valve control circuit open, bank 2
        P0664 Intake manifold tuning valve control circuit low, bank 2
        P0665 Intake manifold tuning valve control circuit high, bank 2
        P0670 Glow plug control module control circuit fault
        P0671 Cylinder 1 glow plug circuit fault
        P0672 Cylinder 2 glow plug circuit fault
        P0673 Cylinder 3 glow plug circuit fault
        P0674 Cylinder 4 glow plug circuit fault
        P0675 Cylinder 5 glow plug circuit fault
        P0676 Cylinder 6 glow plug circuit fault
        P0677 Cylinder 7 glow plug circuit fault
        P0678 Cylinder 8 glow plug circuit fault
        P0679 Cylinder 9 glow plug circuit fault
        P0680 Cylinder 10 glow plug circuit fault
        P0681 Cylinder 11 glow plug circuit fault
        P0682 Cylinder 12 glow plug circuit fault
        P0683 Glow plug module does not communicate with the engine control module
        P0685 Engine control module power relay control circuit open
        P0686 Engine control module power relay control circuit low
        P0687 Engine control module power relay control circuit high
        P0688 Engine control module power relay sense circuit open
        P0689 Engine control module power relay sense circuit low
        P0690 Engine control module power relay sense circuit high
        P0691 Cooling fan 1 control circuit low
        P0692 Cooling fan 1 control circuit high
        P0693 Cooling fan 2 control circuit low
        P0694 Cooling fan 2 control circuit high
        P0695 Cooling fan 3 control circuit low
        P0696 Cooling fan 3 control circuit high
        P0697 Sensor reference voltage C circuit open
        P0698 Sensor reference voltage C circuit low
        P0699 Sensor reference voltage C circuit high
        P0700 Transmission control system asks for the lamp
        P0701 Transmission control system performance
        P0702 Transmission control system electrical fault
        P0703 Brake switch B circuit fault
        P0704 Clutch switch input circuit fault
        P0705 Transmission range sensor A circuit fault
        P0706 Transmission range sensor A signal implausible
        P0707 Transmission range sensor A signal low
        P0708 Transmission range sensor A signal high
        P0709 Transmission range sensor A signal intermittent
        P0710 Transmission fluid temperature sensor A circuit fault
        P0711 Transmission fluid temperature sensor A signal implausible
        P0712 Transmission fluid temperature sensor A signal low
        P0713 Transmission fluid temperature sensor A signal high
        P0714 Transmission fluid temperature sensor A signal intermittent
        P0715 Transmission input speed sensor A circuit fault
        P0716 Transmission input speed sensor A signal implausible
        P0717 Transmission input speed sensor A without signal
        P0718 Transmission input speed sensor A signal intermittent
        P0719 Brake switch B circuit low
        P0720 Transmission output speed sensor circuit fault
        P0721 Transmission output speed sensor signal implausible
        P0722 Transmission output speed sensor without signal
        P0723 Transmission output speed sensor signal intermittent
        P0724 Brake switch B circuit high
        P0725 Engine speed input circuit fault
        P0726 Engine speed input signal implausible
        P0727 Engine speed input without signal
        P0728 Engine speed input signal intermittent
        P0729 Wrong ratio in gear 6
        P0730 Wrong gear ratio
        P0731 Wrong ratio in gear 1
        P0732 Wrong ratio in gear 2
        P0733 Wrong ratio in gear 3
        P0734 Wrong ratio in gear 4
        P0735 Wrong ratio in gear 5
        P0736 Wrong ratio in reverse gear
        P0740 Torque converter clutch circuit open
        P0741 Torque converter clutch stuck off or slipping
        P0742 Torque converter clutch stuck on
        P0743 Torque converter clutch electrical fault
        P0744 Torque converter clutch circuit intermittent
        P0745 Pressure control solenoid A fault
        P0746 Pressure control solenoid A weak or stuck off
        P0747 Pressure control solenoid A stuck on
        P0748 Pressure control solenoid A electrical fault
        P0749 Pressure control solenoid A intermittent
        P0750 Shift solenoid A fault
        P0751 Shift solenoid A weak or stuck off
        P0752 Shift solenoid A stuck on
        P0753 Shift solenoid A electrical fault
        P0754 Shift solenoid A intermittent
        P0755 Shift solenoid B fault
        P0756 Shift solenoid B weak or stuck off
        P0757 Shift solenoid B stuck on
        P0758 Shift solenoid B electrical fault
        P0759 Shift solenoid B intermittent
        P0760 Shift solenoid C fault
        P0761 Shift solenoid C weak or stuck off
        P0762 Shift solenoid C stuck on
        P0763 Shift solenoid C electrical fault
        P0764 Shift solenoid C intermittent
        P0765 Shift solenoid D fault
        P0766 Shift solenoid D weak or stuck off
        P0767 Shift solenoid D stuck on
        P0768 Shift solenoid D electrical fault
        P0769 Shift solenoid D intermittent
        P0770 Shift solenoid E fault
        P0771 Shift solenoid E weak or stuck off
        P0772 Shift solenoid E stuck on
        P0773 Shift solenoid E electrical fault
        P0774 Shift solenoid E intermittent
        P0775 Pressure control solenoid B fault
        P0776 Pressure control solenoid B weak or stuck off
        P0777 Pressure control solenoid B stuck on
        P0778 Pressure control solenoid B electrical fault
        P0779 Pressure control solenoid B intermittent
        P0780 Shift error
        P0781 Shift error between gears 1 and 2
        P0782 Shift error between gears 2 and 3
        P0783 Shift error between gears 3 and 4
        P0784 Shift error between gears 4 and 5
        P0795 Pressure control solenoid C fault
        P0796 Pressure control solenoid C weak or stuck off
        P0797 Pressure control solenoid C stuck on
        P0798 Pressure control solenoid C electrical fault
        P0799 Pressure control solenoid C intermittent
        P0840 Transmission fluid pressure sensor A circuit fault
        P0841 Transmission fluid pressure sensor A signal implausible
        P0842 Transmission fluid pressure sensor A signal low
        P0843 Transmission fluid pressure sensor A signal high
        P0844 Transmission fluid pressure sensor A signal intermittent
        P0845 Transmission fluid pressure sensor B circuit fault
        P0846 Transmission fluid pressure sensor B signal implausible
        P0847 Transmission fluid pressure sensor B signal low
        P0848 Transmission fluid pressure sensor B signal high
        P0849 Transmission fluid pressure sensor B signal intermittent
        P0850 Park and neutral switch input circuit fault
        P0851 Park and neutral switch input circuit low
        P0852 Park and neutral switch input circuit high
        P0867 Transmission fluid pressure fault
        P0868 Transmission fluid pressure low
        P0869 Transmission fluid pressure high
        P0880 Transmission control module power input fault
        P0882 Transmission control module power input low
        P0883 Transmission control module power input high
        P0884 Transmission control module power input intermittent
        P0894 Transmission component slips
        P0897 Transmission fluid deteriorated
        P0A08 DC/DC converter status circuit fault
        P0A09 DC/DC converter status circuit low
        P0A0A High-voltage interlock circuit fault
        P0A0B High-voltage interlock circuit performance
        P0A0C High-voltage interlock circuit low
        P0A0D High-voltage interlock circuit high
        P0A0F Engine failed to start
        P0A10 DC/DC converter status circuit high
        P0A1A Generator control module fault
        P0A1B Drive motor A control module fault
        P0A1D Hybrid powertrain control module fault
        P0A1F Battery energy control module fault
        P0A78 Drive motor A inverter performance
        P0A7A Generator inverter performance
        P0A7D Hybrid battery charge low
        P0A7E Hybrid battery overheated
        P0A7F Hybrid battery deteriorated
        P0A80 Hybrid battery needs replacing
        P0A93 Inverter A cooling performance
        P0A94 DC/DC converter performance
        P0AA1 Hybrid battery positive contactor stuck closed
        P0AA4 Hybrid battery negative contactor stuck closed
        P0AA6 Hybrid battery high voltage not isolated
        P2002 Particulate filter efficiency below threshold, bank 1
        P2003 Particulate filter efficiency below threshold, bank 2
        P2004 Intake manifold runner control stuck open, bank 1
        P2005 Intake manifold runner control stuck open, bank 2
        P2006 Intake manifold runner control stuck closed, bank 1
        P2007 Intake manifold runner control stuck closed, bank 2
        P2008 Intake manifold runner control circuit open, bank 1
        P2009 Intake manifold runner control circuit low, bank 1
        P2010 Intake manifold runner control circuit high, bank 1
        P2011 Intake manifold runner control circuit open, bank 2
        P2012 Intake manifold runner control circuit low, bank 2
        P2013 Intake manifold runner control circuit high, bank 2
        P2014 Intake manifold runner position sensor circuit fault, bank 1
        P2015 Intake manifold runner position sensor signal implausible, bank 1
        P2016 Intake manifold runner position sensor signal low, bank 1
        P2017 Intake manifold runner position sensor signal high, bank 1
        P2018 Intake manifold runner position sensor signal intermittent, bank 1
        P2019 Intake manifold runner position sensor circuit fault, bank 2
        P2020 Intake manifold runner position sensor signal implausible, bank 2
        P2021 Intake manifold runner position sensor signal low, bank 2
        P2022 Intake manifold runner position sensor signal high, bank 2
        P2023 Intake manifold runner position sensor signal intermittent, bank 2
        P2031 Exhaust gas temperature sensor circuit fault, bank 1 sensor 2
        P2032 Exhaust gas temperature sensor signal low, bank 1 sensor 2
        P2033 Exhaust gas temperature sensor signal high, bank 1 sensor 2
        P2034 Exhaust gas temperature sensor circuit fault, bank 2 sensor 2
        P2035 Exhaust gas temperature sensor signal low, bank 2 sensor 2
        P2036 Exhaust gas temperature sensor signal high, bank 2 sensor 2
        P203A Reductant level sensor circuit fault
        P203B Reductant level sensor signal implausible
        P203C Reductant level sensor signal low
        P203D Reductant level sensor signal high
        P203F Reductant level too low
        P207F Reductant quality too poor
        P2080 Exhaust gas temperature sensor signal implausible, bank 1 sensor 1
        P2081 Exhaust gas temperature sensor signal intermittent, bank 1 sensor 1
        P2082 Exhaust gas temperature sensor signal implausible, bank 2 sensor 1
        P2083 Exhaust gas temperature sensor signal intermittent, bank 2 sensor 1
        P2084 Exhaust gas temperature sensor signal implausible, bank 1 sensor 2
        P2085 Exhaust gas temperature sensor signal intermittent, bank 1 sensor 2
        P2086 Exhaust gas temperature sensor signal implausible, bank 2 sensor 2
        P2087 Exhaust gas temperature sensor signal intermittent, bank 2 sensor 2
        P2088 Intake camshaft actuator control circuit low, bank 1
        P2089 Intake camshaft actuator control circuit high, bank 1
        P2090 Exhaust camshaft actuator control circuit low, bank 1
        P2091 Exhaust camshaft actuator control circuit high, bank 1
        P2092 Intake camshaft actuator control circuit low, bank 2
        P2093 Intake camshaft actuator control circuit high, bank 2
        P2094 Exhaust camshaft actuator control circuit low, bank 2
        P2095 Exhaust camshaft actuator control circuit high, bank 2
        P2096 Fuel trim after catalyst too lean, bank 1
        P2097 Fuel trim after catalyst too rich, bank 1
        P2098 Fuel trim after catalyst too lean, bank 2
        P2099 Fuel trim after catalyst too rich, bank 2
        P20E8 Reductant pressure too low
        P20EE NOx catalyst efficiency below threshold, bank 1
        P2100 Throttle actuator motor circuit open
        P2101 Throttle actuator motor performance
        P2102 Throttle actuator motor circuit low
        P2103 Throttle actuator motor circuit high
        P2104 Throttle actuator control forces idle
        P2105 Throttle actuator control forces engine shutdown
        P2106 Throttle actuator control limits power
        P2107 Throttle actuator control module processor fault
        P2108 Throttle actuator control module performance
        P2109 Throttle position sensor A minimum stop performance
        P2110 Throttle actuator control limits engine speed
        P2111 Throttle actuator stuck open
        P2112 Throttle actuator stuck closed
        P2118 Throttle actuator motor current implausible
        P2119 Throttle body performance
        P2120 Throttle or pedal position sensor D circuit fault
        P2121 Throttle or pedal position sensor D signal implausible
        P2122 Throttle or pedal position sensor D signal low
        P2123 Throttle or pedal position sensor D signal high
        P2124 Throttle or pedal position sensor D signal intermittent
        P2125 Throttle or pedal position sensor E circuit fault
        P2126 Throttle or pedal position sensor E signal implausible
        P2127 Throttle or pedal position sensor E signal low
        P2128 Throttle or pedal position sensor E signal high
        P2129 Throttle or pedal position sensor E signal intermittent
        P2130 Throttle or pedal position sensor F circuit fault
        P2131 Throttle or pedal position sensor F signal implausible
        P2132 Throttle or pedal position sensor F signal low
        P2133 Throttle or pedal position sensor F signal high
        P2134 Throttle or pedal position sensor F signal intermittent
        P2135 Throttle or pedal position sensors A and B do not match
        P2136 Throttle or pedal position sensors A and C do not match
        P2137 Throttle or pedal position sensors B and C do not match
        P2138 Throttle or pedal position sensors D and E do not match
        P2139 Throttle or pedal position sensors D and F do not match
        P2140 Throttle or pedal position sensors E and F do not match
        P2146 Fuel injector group A supply circuit open
        P2147 Fuel injector group A supply circuit low
        P2148 Fuel injector group A supply circuit high
        P2149 Fuel injector group B supply circuit open
        P2150 Fuel injector group B supply circuit low
        P2151 Fuel injector group B supply circuit high
        P2162 Vehicle speed sensors A and B do not match
        P2176 Throttle idle position not learned
        P2177 Mixture too lean off idle, bank 1
        P2178 Mixture too rich off idle, bank 1
        P2179 Mixture too lean off idle, bank 2
        P2180 Mixture too rich off idle, bank 2
        P2181 Cooling system performance
        P2182 Coolant temperature sensor 2 circuit fault
        P2183 Coolant temperature sensor 2 signal implausible
        P2184 Coolant temperature sensor 2 signal low
        P2185 Coolant temperature sensor 2 signal high
        P2186 Coolant temperature sensor 2 signal intermittent
        P2187 Mixture too lean at idle, bank 1
        P2188 Mixture too rich at idle, bank 1
        P2189 Mixture too lean at idle, bank 2
        P2190 Mixture too rich at idle, bank 2
        P2191 Mixture too lean at higher load, bank 1
        P2192 Mixture too rich at higher load, bank 1
        P2193 Mixture too lean at higher load, bank 2
        P2194 Mixture too rich at higher load, bank 2
        P2195 Oxygen sensor signal stuck lean, bank 1 sensor 1
        P2196 Oxygen sensor signal stuck rich, bank 1 sensor 1
        P2197 Oxygen sensor signal stuck lean, bank 2 sensor 1
        P2198 Oxygen sensor signal stuck rich, bank 2 sensor 1
        P2199 Intake air temperature sensors 1 and 2 do not match
        P2200 NOx sensor circuit fault, bank 1
        P2201 NOx sensor signal implausible, bank 1
        P2202 NOx sensor signal low, bank 1
        P2203 NOx sensor signal high, bank 1
        P2204 NOx sensor signal intermittent, bank 1
        P2226 Barometric pressure sensor circuit fault
        P2227 Barometric pressure sensor signal implausible
        P2228 Barometric pressure sensor signal low
        P2229 Barometric pressure sensor signal high
        P2230 Barometric pressure sensor signal intermittent
        P2237 Oxygen sensor pump current control circuit open, bank 1 sensor 1
        P2238 Oxygen sensor pump current control circuit low, bank 1 sensor 1
        P2239 Oxygen sensor pump current control circuit high, bank 1 sensor 1
        P2240 Oxygen sensor pump current control circuit open, bank 2 sensor 1
        P2241 Oxygen sensor pump current control circuit low, bank 2 sensor 1
        P2242 Oxygen sensor pump current control circuit high, bank 2 sensor 1
        P2261 Turbocharger bypass valve mechanical fault
        P2262 No boost pressure detected, mechanical fault
        P2263 Boost system performance
        P2264 Water-in-fuel sensor circuit fault
        P2265 Water-in-fuel sensor signal implausible
        P2266 Water-in-fuel sensor signal low
        P2267 Water-in-fuel sensor signal high
        P2269 Water in fuel
        P2270 Oxygen sensor signal stuck lean, bank 1 sensor 2
        P2271 Oxygen sensor signal stuck rich, bank 1 sensor 2
        P2272 Oxygen sensor signal stuck lean, bank 2 sensor 2
        P2273 Oxygen sensor signal stuck rich, bank 2 sensor 2
        P2274 Oxygen sensor signal stuck lean, bank 1 sensor 3
        P2275 Oxygen sensor signal stuck rich, bank 1 sensor 3
        P2276 Oxygen sensor signal stuck lean, bank 2 sensor 3
        P2277 Oxygen sensor signal stuck rich, bank 2 sensor 3
        P2279 Leak in the intake air system
        P2293 Fuel pressure regulator 2 performance
        P2294 Fuel pressure regulator 2 control circuit fault
        P2295 Fuel pressure regulator 2 control circuit low
        P2296 Fuel pressure regulator 2 control circuit high
        P2297 Oxygen sensor out of range during deceleration, bank 1 sensor 1
        P2298 Oxygen sensor out of range during deceleration, bank 2 sensor 1
        P2299 Brake and accelerator pedal positions contradict
        P2300 Ignition coil A primary control circuit low
        P2301 Ignition coil A primary control circuit high
        P2302 Ignition coil A secondary circuit fault
        P2303 Ignition coil B primary control circuit low
        P2304 Ignition coil B primary control circuit high
        P2305 Ignition coil B secondary circuit fault
        P2306 Ignition coil C primary control circuit low
        P2307 Ignition coil C primary control circuit high
        P2308 Ignition coil C secondary circuit fault
        P2309 Ignition coil D primary control circuit low
        P2310 Ignition coil D primary control circuit high
        P2311 Ignition coil D secondary circuit fault
        P2312 Ignition coil E primary control circuit low
        P2313 Ignition coil E primary control circuit high
        P2314 Ignition coil E secondary circuit fault
        P2315 Ignition coil F primary control circuit low
        P2316 Ignition coil F primary control circuit high
        P2317 Ignition coil F secondary circuit fault
        P2318 Ignition coil G primary control circuit low
        P2319 Ignition coil G primary control circuit high
        P2320 Ignition coil G secondary circuit fault
        P2321 Ignition coil H primary control circuit low
        P2322 Ignition coil H primary control circuit high
        P2323 Ignition coil H secondary circuit fault
        P2324 Ignition coil I primary control circuit low
        P2325 Ignition coil I primary control circuit high
        P2326 Ignition coil I secondary circuit fault
        P2327 Ignition coil J primary control circuit low
        P2328 Ignition coil J primary control circuit high
        P2329 Ignition coil J secondary circuit fault
        P2330 Ignition coil K primary control circuit low
        P2331 Ignition coil K primary control circuit high
        P2332 Ignition coil K secondary circuit fault
        P2333 Ignition coil L primary control circuit low
        P2334 Ignition coil L primary control circuit high
        P2335 Ignition coil L secondary circuit fault
        P2336 Cylinder 1 above knock threshold
        P2337 Cylinder 2 above knock threshold
        P2338 Cylinder 3 above knock threshold
        P2339 Cylinder 4 above knock threshold
        P2340 Cylinder 5 above knock threshold
        P2341 Cylinder 6 above knock threshold
        P2342 Cylinder 7 above knock threshold
        P2343 Cylinder 8 above knock threshold
        P2344 Cylinder 9 above knock threshold
        P2345 Cylinder 10 above knock threshold
        P2346 Cylinder 11 above knock threshold
        P2347 Cylinder 12 above knock threshold
        P2400 Evaporative leak detection pump control circuit open
        P2401 Evaporative leak detection pump control circuit low
        P2402 Evaporative leak detection pump control circuit high
        P2403 Evaporative leak detection pump sense circuit open
        P2404 Evaporative leak detection pump sense signal implausible
        P2405 Evaporative leak detection pump sense circuit low
        P2406 Evaporative leak detection pump sense circuit high
        P2407 Evaporative leak detection pump sense signal intermittent
        P2414 Oxygen sensor exhaust sample error, bank 1 sensor 1
        P2415 Oxygen sensor exhaust sample error, bank 2 sensor 1
        P2418 Evaporative emission switching valve circuit open
        P2419 Evaporative emission switching valve circuit low
        P2420 Evaporative emission switching valve circuit high
        P2421 Evaporative emission vent valve stuck open
        P2422 Evaporative emission vent valve stuck closed
        P2440 Secondary air switching valve stuck open, bank 1
        P2441 Secondary air switching valve stuck closed, bank 1
        P2442 Secondary air switching valve stuck open, bank 2
        P2443 Secondary air switching valve stuck closed, bank 2
        P2444 Secondary air pump stuck on, bank 1
        P2445 Secondary air pump stuck off, bank 1
        P2452 Particulate filter differential pressure sensor circuit fault
        P2453 Particulate filter differential pressure sensor signal implausible
        P2454 Particulate filter differential pressure sensor signal low
        P2455 Particulate filter differential pressure sensor signal high
        P2456 Particulate filter differential pressure sensor signal intermittent
        P2457 Exhaust gas recirculation cooling performance
        P2458 Particulate filter regeneration takes too long
        P2459 Particulate filter regenerates too often
        P2463 Particulate filter holds too much soot
        P2500 Generator lamp terminal (L) circuit low
        P2501 Generator lamp terminal (L) circuit high
        P2502 Charging system voltage fault
        P2503 Charging system voltage low
        P2504 Charging system voltage high
        P2560 Engine coolant level low
        P2562 Boost control position sensor A circuit fault
        P2563 Boost control position sensor A signal implausible
        P2564 Boost control position sensor A signal low
        P2565 Boost control position sensor A signal high
        P2566 Boost control position sensor A signal intermittent
        P2610 Engine control module engine-off timer performance
        P2646 Rocker arm actuator A weak or stuck off, bank 1
        P2647 Rocker arm actuator A stuck on, bank 1
        P2648 Rocker arm actuator A control circuit low, bank 1
        P2649 Rocker arm actuator A control circuit high, bank 1
        P2713 Pressure control solenoid D fault
        P2714 Pressure control solenoid D weak or stuck off
        P2715 Pressure control solenoid D stuck on
        P2716 Pressure control solenoid D electrical fault
        P2717 Pressure control solenoid D intermittent
        P2756 Torque converter clutch pressure control solenoid fault
        P2757 Torque converter clutch pressure control solenoid weak or stuck off
        P2758 Torque converter clutch pressure control solenoid stuck on
        P2759 Torque converter clutch pressure control solenoid electrical fault
        P2760 Torque converter clutch pressure control solenoid intermittent
        P2769 Torque converter clutch circuit low
        P2770 Torque converter clutch circuit high
        P2A00 Oxygen sensor signal implausible, bank 1 sensor 1
        P2A01 Oxygen sensor signal implausible, bank 1 sensor 2
        P2A02 Oxygen sensor signal implausible, bank 1 sensor 3
        P2A03 Oxygen sensor signal implausible, bank 2 sensor 1
        P2A04 Oxygen sensor signal implausible, bank 2 sensor 2
        P2A05 Oxygen sensor signal implausible, bank 2 sensor 3
        P3400 Cylinder deactivation system fault, bank 1
        P3497 Cylinder deactivation system fault, bank 2
        U0001 High-speed CAN bus fault
        U0002 High-speed CAN bus performance
        U0003 High-speed CAN high wire open
        U0004 High-speed CAN high wire low
        U0005 High-speed CAN high wire high
        U0006 High-speed CAN low wire open
        U0007 High-speed CAN low wire low
        U0008 High-speed CAN low wire high
        U0009 High-speed CAN wires shorted to each other
        U0010 Medium-speed CAN bus fault
        U0019 Low-speed CAN bus fault
        U0073 Control module communication bus A off
        U0074 Control module communication bus B off
        U0100 Lost communication with the engine control module
        U0101 Lost communication with the transmission control module
        U0102 Lost communication with the transfer case control module
        U0103 Lost communication with the gear shift module
        U0104 Lost communication with the cruise control module
        U0105 Lost communication with the fuel injector control module
        U0106 Lost communication with the glow plug control module
        U0107 Lost communication with the throttle actuator control module
        U0109 Lost communication with the fuel pump control module
        U0110 Lost communication with the drive motor control module A
        U0111 Lost communication with the battery energy control module A
        U0114 Lost communication with the four-wheel-drive clutch control module
        U0121 Lost communication with the anti-lock brake control module
        U0122 Lost communication with the vehicle dynamics control module
        U0123 Lost communication with the yaw rate sensor module
        U0124 Lost communication with the lateral acceleration sensor module
        U0126 Lost communication with the steering angle sensor module
        U0127 Lost communication with the tyre pressure monitor module
        U0128 Lost communication with the parking brake control module
        U0129 Lost communication with the brake system control module
        U0131 Lost communication with the power steering control module
        U0140 Lost communication with the body control module
        U0146 Lost communication with the gateway A
        U0151 Lost communication with the restraints control module
        U0155 Lost communication with the instrument cluster
        U0164 Lost communication with the climate control module
        U0167 Lost communication with the immobilizer control module
        U0168 Lost communication with the vehicle security control module
        U0184 Lost communication with the radio
        U0293 Lost communication with the hybrid powertrain control module
        U0300 Software of the control modules incompatible
        U0401 Invalid data from the engine control module
        U0402 Invalid data from the transmission control module
        U0415 Invalid data from the anti-lock brake control module
        U0416 Invalid data from the vehicle dynamics control module
        U0422 Invalid data from the body control module
        U0423 Invalid data from the instrument cluster
        U0428 Invalid data from the steering angle sensor module
        """
}
