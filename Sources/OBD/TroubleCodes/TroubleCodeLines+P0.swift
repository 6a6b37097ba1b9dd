extension TroubleCodeLines {
    /// P0000 to P0FFF: engine, gearbox and hybrid drive.
    static let powertrain0 = """
        P0001 fuel volume regulator: circuit or open
        P0002 fuel volume regulator: range
        P0003 fuel volume regulator: low
        P0004 fuel volume regulator: high
        P0005 fuel shutoff valve A: circuit or open
        P0006 fuel shutoff valve A: low
        P0007 fuel shutoff valve A: high
        P0008 engine position system, bank 1: performance
        P0009 engine position system, bank 2: performance
        P000A camshaft position A, bank 1: slow
        P000B camshaft position B, bank 1: slow
        P000C camshaft position A, bank 2: slow
        P000D camshaft position B, bank 2: slow
        P000E fuel volume regulator: learning limit
        P000F fuel pressure relief valve: activated
        P0010 camshaft position actuator A, bank 1: circuit or open
        P0011 camshaft position A, bank 1: timing advanced or performance
        P0012 camshaft position A, bank 1: timing retarded
        P0013 camshaft position actuator B, bank 1: circuit or open
        P0014 camshaft position B, bank 1: timing advanced or performance
        P0015 camshaft position B, bank 1: timing retarded
        P0016 crankshaft position / camshaft position, bank 1 sensor A: correlation
        P0017 crankshaft position / camshaft position, bank 1 sensor B: correlation
        P0018 crankshaft position / camshaft position, bank 2 sensor A: correlation
        P0019 crankshaft position / camshaft position, bank 2 sensor B: correlation
        P001A camshaft profile control A, bank 1: circuit or open
        P001B camshaft profile control A, bank 1: low
        P001C camshaft profile control A, bank 1: high
        P001D camshaft profile control A, bank 2: circuit or open
        P001E camshaft profile control A, bank 2: low
        P001F camshaft profile control A, bank 2: high
        P0020 camshaft position actuator A, bank 2: circuit or open
        P0021 camshaft position A, bank 2: timing advanced or performance
        P0022 camshaft position A, bank 2: timing retarded
        P0023 camshaft position actuator B, bank 2: circuit or open
        P0024 camshaft position B, bank 2: timing advanced or performance
        P0025 camshaft position B, bank 2: timing retarded
        P0026 intake valve control solenoid, bank 1: range
        P0027 exhaust valve control solenoid, bank 1: range
        P0028 intake valve control solenoid, bank 2: range
        P0029 exhaust valve control solenoid, bank 2: range
        P002A camshaft profile control B, bank 1: circuit or open
        P002B camshaft profile control B, bank 1: low
        P002C camshaft profile control B, bank 1: high
        P002D camshaft profile control B, bank 2: circuit or open
        P002E camshaft profile control B, bank 2: low
        P002F camshaft profile control B, bank 2: high
        P0030 oxygen sensor heater control, bank 1 sensor 1: circuit
        P0031 oxygen sensor heater control, bank 1 sensor 1: low
        P0032 oxygen sensor heater control, bank 1 sensor 1: high
        P0033 turbocharger bypass valve A: circuit
        P0034 turbocharger bypass valve A: low
        P0035 turbocharger bypass valve A: high
        P0036 oxygen sensor heater control, bank 1 sensor 2: circuit
        P0037 oxygen sensor heater control, bank 1 sensor 2: low
        P0038 oxygen sensor heater control, bank 1 sensor 2: high
        P0039 turbocharger bypass valve A: range
        P003A turbocharger boost control A position: learning limit
        P003B turbocharger boost control B position: learning limit
        P003C camshaft profile control A, bank 1: performance or stuck off
        P003D camshaft profile control A, bank 1: stuck on
        P003E camshaft profile control A, bank 2: performance or stuck off
        P003F camshaft profile control A, bank 2: stuck on
        P0040 oxygen sensor signals, bank 1 sensor 1 / bank 2 sensor 1: swapped
        P0041 oxygen sensor signals, bank 1 sensor 2 / bank 2 sensor 2: swapped
        P0042 oxygen sensor heater control, bank 1 sensor 3: circuit
        P0043 oxygen sensor heater control, bank 1 sensor 3: low
        P0044 oxygen sensor heater control, bank 1 sensor 3: high
        P0045 turbocharger boost control A: circuit or open
        P0046 turbocharger boost control A: range
        P0047 turbocharger boost control A: low
        P0048 turbocharger boost control A: high
        P0049 turbocharger turbine: overspeed
        P004A turbocharger boost control B: circuit or open
        P004B turbocharger boost control B: range
        P004C turbocharger boost control B: low
        P004D turbocharger boost control B: high
        P004E turbocharger boost control A: erratic
        P004F turbocharger boost control B: erratic
        P0050 oxygen sensor heater control, bank 2 sensor 1: circuit
        P0051 oxygen sensor heater control, bank 2 sensor 1: low
        P0052 oxygen sensor heater control, bank 2 sensor 1: high
        P0053 oxygen sensor heater, bank 1 sensor 1: resistance
        P0054 oxygen sensor heater, bank 1 sensor 2: resistance
        P0055 oxygen sensor heater, bank 1 sensor 3: resistance
        P0056 oxygen sensor heater control, bank 2 sensor 2: circuit
        P0057 oxygen sensor heater control, bank 2 sensor 2: low
        P0058 oxygen sensor heater control, bank 2 sensor 2: high
        P0059 oxygen sensor heater, bank 2 sensor 1: resistance
        P005A camshaft profile control B, bank 1: performance or stuck off
        P005B camshaft profile control B, bank 1: stuck on
        P005C camshaft profile control B, bank 2: performance or stuck off
        P005D camshaft profile control B, bank 2: stuck on
        P005E turbocharger boost control supply voltage B: low
        P005F turbocharger boost control supply voltage B: high
        P0060 oxygen sensor heater, bank 2 sensor 2: resistance
        P0061 oxygen sensor heater, bank 2 sensor 3: resistance
        P0062 oxygen sensor heater control, bank 2 sensor 3: circuit
        P0063 oxygen sensor heater control, bank 2 sensor 3: low
        P0064 oxygen sensor heater control, bank 2 sensor 3: high
        P0065 air assisted injector: range
        P0066 air assisted injector: low
        P0067 air assisted injector: high
        P0068 manifold pressure or air flow / throttle position: correlation
        P0069 manifold pressure / barometric pressure: correlation
        P006A manifold pressure / mass air flow, bank 1: correlation
        P006B manifold pressure / exhaust pressure: correlation
        P006C manifold pressure / turbocharger inlet pressure: correlation
        P006D barometric pressure / turbocharger inlet pressure, bank 1 if there are two: correlation
        P006E turbocharger boost control supply voltage A: low
        P006F turbocharger boost control supply voltage A: high
        P0070 ambient air temperature sensor: circuit
        P0071 ambient air temperature sensor: range
        P0072 ambient air temperature sensor: low
        P0073 ambient air temperature sensor: high
        P0074 ambient air temperature sensor: intermittent
        P0075 intake valve control solenoid, bank 1: circuit
        P0076 intake valve control solenoid, bank 1: low
        P0077 intake valve control solenoid, bank 1: high
        P0078 exhaust valve control solenoid, bank 1: circuit
        P0079 exhaust valve control solenoid, bank 1: low
        P007A charge air cooler temperature sensor, bank 1: circuit
        P007B charge air cooler temperature sensor, bank 1: range
        P007C charge air cooler temperature sensor, bank 1: low
        P007D charge air cooler temperature sensor, bank 1: high
        P007E charge air cooler temperature sensor, bank 1: erratic
        P007F charge air cooler temperature sensor, bank 1 / bank 2: correlation
        P0080 exhaust valve control solenoid, bank 1: high
        P0081 intake valve control solenoid, bank 2: circuit
        P0082 intake valve control solenoid, bank 2: low
        P0083 intake valve control solenoid, bank 2: high
        P0084 exhaust valve control solenoid, bank 2: circuit
        P0085 exhaust valve control solenoid, bank 2: low
        P0086 exhaust valve control solenoid, bank 2: high
        P0087 fuel rail pressure, bank 1 if there are two: too low
        P0088 fuel rail pressure, bank 1 if there are two: too high
        P0089 fuel pressure regulator 1: performance
        P008A low-pressure fuel system pressure: too low
        P008B low-pressure fuel system pressure: too high
        P008C fuel cooler pump: circuit or open
        P008D fuel cooler pump: low
        P008E fuel cooler pump: high
        P008F engine coolant temperature / fuel temperature: correlation
        P0090 fuel pressure regulator 1: circuit
        P0091 fuel pressure regulator 1: low
        P0092 fuel pressure regulator 1: high
        P0093 fuel system: large leak
        P0094 fuel system: small leak
        P0095 intake air temperature sensor 2, bank 1: circuit
        P0096 intake air temperature sensor 2, bank 1: range
        P0097 intake air temperature sensor 2, bank 1: low
        P0098 intake air temperature sensor 2, bank 1: high
        P0099 intake air temperature sensor 2, bank 1: erratic
        P009A intake air temperature / ambient air temperature: correlation
        P009B fuel pressure relief control: circuit or open
        P009C fuel pressure relief control: low
        P009D fuel pressure relief control: high
        P009E fuel pressure relief control: performance or stuck off
        P009F fuel pressure relief control: stuck on
        P00A0 charge air cooler temperature sensor, bank 2: circuit
        P00A1 charge air cooler temperature sensor, bank 2: range
        P00A2 charge air cooler temperature sensor, bank 2: low
        P00A3 charge air cooler temperature sensor, bank 2: high
        P00A4 charge air cooler temperature sensor, bank 2: erratic
        P00A5 intake air temperature sensor 2, bank 2: circuit
        P00A6 intake air temperature sensor 2, bank 2: range
        P00A7 intake air temperature sensor 2, bank 2: low
        P00A8 intake air temperature sensor 2, bank 2: high
        P00A9 intake air temperature sensor 2, bank 2: erratic
        P00AA intake air temperature sensor 1, bank 2: circuit
        P00AB intake air temperature sensor 1, bank 2: range
        P00AC intake air temperature sensor 1, bank 2: low
        P00AD intake air temperature sensor 1, bank 2: high
        P00AE intake air temperature sensor 1, bank 2: erratic
        P00AF turbocharger boost control module A: performance
        P00B0 turbocharger boost control module B: performance
        P00B1 radiator coolant temperature sensor: circuit
        P00B2 radiator coolant temperature sensor: range
        P00B3 radiator coolant temperature sensor: low
        P00B4 radiator coolant temperature sensor: high
        P00B5 radiator coolant temperature sensor: erratic
        P00B6 radiator coolant temperature / engine coolant temperature: correlation
        P00B7 engine coolant: low flow
        P00B8 manifold pressure / mass air flow, bank 2: correlation
        P00B9 low-pressure fuel system pressure, at low ambient temperature: too low
        P00BA low fuel pressure: limited power
        P00BB insufficient fuel injector flow: limited power
        P00BC mass air flow sensor A: low air flow
        P00BD mass air flow sensor A: high air flow
        P00BE mass air flow sensor B: low air flow
        P00BF mass air flow sensor B: high air flow
        P00C0 turbocharger bypass valve B: circuit or open
        P00C1 turbocharger bypass valve B: low
        P00C2 turbocharger bypass valve B: high
        P00C3 turbocharger bypass valve B: range
        P00C6 fuel rail pressure, engine cranking: too low
        P00C7 intake air pressure measurement system, multiple sensors: correlation
        P00D1 oxygen sensor heater control, bank 1 sensor 1: range
        P00D3 oxygen sensor heater control, bank 2 sensor 1: range
        P00E8 intake air temperature sensor 3, bank 1: circuit
        P00E9 intake air temperature sensor 3, bank 1: range
        P00EA intake air temperature sensor 3, bank 1: low
        P00EB intake air temperature sensor 3, bank 1: high
        P00EC intake air temperature sensor 3, bank 1: erratic
        P00ED intake air temperature sensor 3, bank 2: circuit
        P00EE intake air temperature sensor 3, bank 2: range
        P00EF intake air temperature sensor 3, bank 2: low
        P00F0 intake air temperature sensor 3, bank 2: high
        P00F1 intake air temperature sensor 3, bank 2: erratic
        P00F2 humidity sensor: circuit
        P00F3 humidity sensor: range
        P00F4 humidity sensor: low
        P00F5 humidity sensor: high
        P00F6 humidity sensor: erratic
        P0100 mass air flow sensor A: circuit
        P0101 mass air flow sensor A: range
        P0102 mass air flow sensor A: low
        P0103 mass air flow sensor A: high
        P0104 mass air flow sensor A: intermittent
        P0105 manifold or barometric pressure sensor: circuit
        P0106 manifold or barometric pressure sensor: range
        P0107 manifold or barometric pressure sensor: low
        P0108 manifold or barometric pressure sensor: high
        P0109 manifold or barometric pressure sensor: intermittent
        P010A mass air flow sensor B: circuit
        P010B mass air flow sensor B: range
        P010C mass air flow sensor B: low
        P010D mass air flow sensor B: high
        P010E mass air flow sensor B: erratic
        P010F mass air flow sensor A / B: correlation
        P0110 intake air temperature sensor 1, bank 1: circuit
        P0111 intake air temperature sensor 1, bank 1: range
        P0112 intake air temperature sensor 1, bank 1: low
        P0113 intake air temperature sensor 1, bank 1: high
        P0114 intake air temperature sensor 1, bank 1: intermittent
        P0115 engine coolant temperature sensor 1: circuit
        P0116 engine coolant temperature sensor 1: range
        P0117 engine coolant temperature sensor 1: low
        P0118 engine coolant temperature sensor 1: high
        P0119 engine coolant temperature sensor 1: intermittent
        P011A engine coolant temperature sensor 1 / 2: correlation
        P011B engine coolant temperature / intake air temperature: correlation
        P011C charge air temperature / intake air temperature, bank 1: correlation
        P011D charge air temperature / intake air temperature, bank 2: correlation
        P0120 throttle or pedal position sensor A: circuit
        P0121 throttle or pedal position sensor A: range
        P0122 throttle or pedal position sensor A: low
        P0123 throttle or pedal position sensor A: high
        P0124 throttle or pedal position sensor A: intermittent
        P0125 engine coolant temperature, for closed-loop fuel control: too low
        P0126 engine coolant temperature, for stable operation: too low
        P0127 intake air temperature: too high
        P0128 coolant temperature: below thermostat temperature
        P0129 barometric pressure: too low
        P012A turbocharger inlet pressure sensor: circuit
        P012B turbocharger inlet pressure sensor: range
        P012C turbocharger inlet pressure sensor: low
        P012D turbocharger inlet pressure sensor: high
        P012E turbocharger inlet pressure sensor: erratic
        P0130 oxygen sensor, bank 1 sensor 1: circuit
        P0131 oxygen sensor, bank 1 sensor 1: low
        P0132 oxygen sensor, bank 1 sensor 1: high
        P0133 oxygen sensor, bank 1 sensor 1: slow
        P0134 oxygen sensor, bank 1 sensor 1: no activity
        P0135 oxygen sensor heater, bank 1 sensor 1: circuit
        P0136 oxygen sensor, bank 1 sensor 2: circuit
        P0137 oxygen sensor, bank 1 sensor 2: low
        P0138 oxygen sensor, bank 1 sensor 2: high
        P0139 oxygen sensor, bank 1 sensor 2: slow
        P013A oxygen sensor, bank 1 sensor 2: slow rich to lean
        P013B oxygen sensor, bank 1 sensor 2: slow lean to rich
        P013C oxygen sensor, bank 2 sensor 2: slow rich to lean
        P013D oxygen sensor, bank 2 sensor 2: slow lean to rich
        P013E oxygen sensor, bank 1 sensor 2: delayed rich to lean
        P013F oxygen sensor, bank 1 sensor 2: delayed lean to rich
        P0140 oxygen sensor, bank 1 sensor 2: no activity
        P0141 oxygen sensor heater, bank 1 sensor 2: circuit
        P0142 oxygen sensor, bank 1 sensor 3: circuit
        P0143 oxygen sensor, bank 1 sensor 3: low
        P0144 oxygen sensor, bank 1 sensor 3: high
        P0145 oxygen sensor, bank 1 sensor 3: slow
        P0146 oxygen sensor, bank 1 sensor 3: no activity
        P0147 oxygen sensor heater, bank 1 sensor 3: circuit
        P0148 fuel delivery: malfunction
        P0149 fuel timing: malfunction
        P014A oxygen sensor, bank 2 sensor 2: delayed rich to lean
        P014B oxygen sensor, bank 2 sensor 2: delayed lean to rich
        P014C oxygen sensor, bank 1 sensor 1: slow rich to lean
        P014D oxygen sensor, bank 1 sensor 1: slow lean to rich
        P014E oxygen sensor, bank 2 sensor 1: slow rich to lean
        P014F oxygen sensor, bank 2 sensor 1: slow lean to rich
        P0150 oxygen sensor, bank 2 sensor 1: circuit
        P0151 oxygen sensor, bank 2 sensor 1: low
        P0152 oxygen sensor, bank 2 sensor 1: high
        P0153 oxygen sensor, bank 2 sensor 1: slow
        P0154 oxygen sensor, bank 2 sensor 1: no activity
        P0155 oxygen sensor heater, bank 2 sensor 1: circuit
        P0156 oxygen sensor, bank 2 sensor 2: circuit
        P0157 oxygen sensor, bank 2 sensor 2: low
        P0158 oxygen sensor, bank 2 sensor 2: high
        P0159 oxygen sensor, bank 2 sensor 2: slow
        P015A oxygen sensor, bank 1 sensor 1: delayed rich to lean
        P015B oxygen sensor, bank 1 sensor 1: delayed lean to rich
        P015C oxygen sensor, bank 2 sensor 1: delayed rich to lean
        P015D oxygen sensor, bank 2 sensor 1: delayed lean to rich
        P0160 oxygen sensor, bank 2 sensor 2: no activity
        P0161 oxygen sensor heater, bank 2 sensor 2: circuit
        P0162 oxygen sensor, bank 2 sensor 3: circuit
        P0163 oxygen sensor, bank 2 sensor 3: low
        P0164 oxygen sensor, bank 2 sensor 3: high
        P0165 oxygen sensor, bank 2 sensor 3: slow
        P0166 oxygen sensor, bank 2 sensor 3: no activity
        P0167 oxygen sensor heater, bank 2 sensor 3: circuit
        P0168 fuel temperature: too high
        P0169 fuel composition: incorrect
        P0170 fuel trim, bank 1: malfunction
        P0171 mixture, bank 1: lean
        P0172 mixture, bank 1: rich
        P0173 fuel trim, bank 2: malfunction
        P0174 mixture, bank 2: lean
        P0175 mixture, bank 2: rich
        P0176 fuel composition sensor: circuit
        P0177 fuel composition sensor: range
        P0178 fuel composition sensor: low
        P0179 fuel composition sensor: high
        P0180 fuel temperature sensor A: circuit
        P0181 fuel temperature sensor A: range
        P0182 fuel temperature sensor A: low
        P0183 fuel temperature sensor A: high
        P0184 fuel temperature sensor A: intermittent
        P0185 fuel temperature sensor B: circuit
        P0186 fuel temperature sensor B: range
        P0187 fuel temperature sensor B: low
        P0188 fuel temperature sensor B: high
        P0189 fuel temperature sensor B: intermittent
        P018A fuel pressure sensor B: circuit
        P018B fuel pressure sensor B: range
        P018C fuel pressure sensor B: low
        P018D fuel pressure sensor B: high
        P018E fuel pressure sensor B: erratic
        P018F fuel pressure relief valve: activated often
        P0190 fuel rail pressure sensor A, bank 1 if there are two: circuit
        P0191 fuel rail pressure sensor A, bank 1 if there are two: range
        P0192 fuel rail pressure sensor A, bank 1 if there are two: low
        P0193 fuel rail pressure sensor A, bank 1 if there are two: high
        P0194 fuel rail pressure sensor A, bank 1 if there are two: intermittent
        P0195 engine oil temperature sensor: circuit
        P0196 engine oil temperature sensor: range
        P0197 engine oil temperature sensor: low
        P0198 engine oil temperature sensor: high
        P0199 engine oil temperature sensor: intermittent
        P0200 fuel injector: circuit or open
        P0201 fuel injector, cylinder 1: circuit or open
        P0202 fuel injector, cylinder 2: circuit or open
        P0203 fuel injector, cylinder 3: circuit or open
        P0204 fuel injector, cylinder 4: circuit or open
        P0205 fuel injector, cylinder 5: circuit or open
        P0206 fuel injector, cylinder 6: circuit or open
        P0207 fuel injector, cylinder 7: circuit or open
        P0208 fuel injector, cylinder 8: circuit or open
        P0209 fuel injector, cylinder 9: circuit or open
        P020A injection timing, cylinder 1: malfunction
        P020B injection timing, cylinder 2: malfunction
        P020C injection timing, cylinder 3: malfunction
        P020D injection timing, cylinder 4: malfunction
        P020E injection timing, cylinder 5: malfunction
        P020F injection timing, cylinder 6: malfunction
        P0210 fuel injector, cylinder 10: circuit or open
        P0211 fuel injector, cylinder 11: circuit or open
        P0212 fuel injector, cylinder 12: circuit or open
        P0213 cold start injector 1: malfunction
        P0214 cold start injector 2: malfunction
        P0215 engine shutoff solenoid: malfunction
        P0216 injection timing control: circuit
        P0217 engine coolant: over temperature
        P0218 transmission fluid: over temperature
        P0219 engine: overspeed
        P021A injection timing, cylinder 7: malfunction
        P021B injection timing, cylinder 8: malfunction
        P021C injection timing, cylinder 9: malfunction
        P021D injection timing, cylinder 10: malfunction
        P021E injection timing, cylinder 11: malfunction
        P021F injection timing, cylinder 12: malfunction
        P0220 throttle or pedal position sensor B: circuit
        P0221 throttle or pedal position sensor B: range
        P0222 throttle or pedal position sensor B: low
        P0223 throttle or pedal position sensor B: high
        P0224 throttle or pedal position sensor B: intermittent
        P0225 throttle or pedal position sensor C: circuit
        P0226 throttle or pedal position sensor C: range
        P0227 throttle or pedal position sensor C: low
        P0228 throttle or pedal position sensor C: high
        P0229 throttle or pedal position sensor C: intermittent
        P022A charge air cooler bypass control A: circuit or open
        P022B charge air cooler bypass control A: low
        P022C charge air cooler bypass control A: high
        P022D charge air cooler bypass control B: circuit or open
        P022E charge air cooler bypass control B: low
        P022F charge air cooler bypass control B: high
        P0230 fuel pump primary: circuit
        P0231 fuel pump secondary: low
        P0232 fuel pump secondary: high
        P0233 fuel pump secondary: intermittent
        P0234 turbocharger or supercharger A: overboost
        P0235 boost pressure sensor A: circuit
        P0236 boost pressure sensor A: range
        P0237 boost pressure sensor A: low
        P0238 boost pressure sensor A: high
        P0239 boost pressure sensor B: circuit
        P023A charge air cooler coolant pump: circuit or open
        P023B charge air cooler coolant pump: low
        P023C charge air cooler coolant pump: high
        P023D manifold pressure / boost pressure sensor A: correlation
        P023E manifold pressure / boost pressure sensor B: correlation
        P023F fuel pump secondary: circuit or open
        P0240 boost pressure sensor B: range
        P0241 boost pressure sensor B: low
        P0242 boost pressure sensor B: high
        P0243 wastegate solenoid A: circuit
        P0244 wastegate solenoid A: range
        P0245 wastegate solenoid A: low
        P0246 wastegate solenoid A: high
        P0247 wastegate solenoid B: circuit
        P0248 wastegate solenoid B: range
        P0249 wastegate solenoid B: low
        P024A charge air cooler bypass control A: range
        P024B charge air cooler bypass control A: stuck
        P024C charge air cooler bypass position sensor A: circuit
        P024D charge air cooler bypass position sensor A: range
        P024E charge air cooler bypass position sensor A: low
        P024F charge air cooler bypass position sensor A: high
        P0250 wastegate solenoid B: high
        P0251 injection pump fuel metering control A: malfunction
        P0252 injection pump fuel metering control A: range
        P0253 injection pump fuel metering control A: low
        P0254 injection pump fuel metering control A: high
        P0255 injection pump fuel metering control A: intermittent
        P0256 injection pump fuel metering control B: malfunction
        P0257 injection pump fuel metering control B: range
        P0258 injection pump fuel metering control B: low
        P0259 injection pump fuel metering control B: high
        P025A fuel pump module: circuit or open
        P025B fuel pump module: range
        P025C fuel pump module: low
        P025D fuel pump module: high
        P0260 injection pump fuel metering control B: intermittent
        P0261 fuel injector, cylinder 1: low
        P0262 fuel injector, cylinder 1: high
        P0263 cylinder 1: balance
        P0264 fuel injector, cylinder 2: low
        P0265 fuel injector, cylinder 2: high
        P0266 cylinder 2: balance
        P0267 fuel injector, cylinder 3: low
        P0268 fuel injector, cylinder 3: high
        P0269 cylinder 3: balance
        P0270 fuel injector, cylinder 4: low
        P0271 fuel injector, cylinder 4: high
        P0272 cylinder 4: balance
        P0273 fuel injector, cylinder 5: low
        P0274 fuel injector, cylinder 5: high
        P0275 cylinder 5: balance
        P0276 fuel injector, cylinder 6: low
        P0277 fuel injector, cylinder 6: high
        P0278 cylinder 6: balance
        P0279 fuel injector, cylinder 7: low
        P0280 fuel injector, cylinder 7: high
        P0281 cylinder 7: balance
        P0282 fuel injector, cylinder 8: low
        P0283 fuel injector, cylinder 8: high
        P0284 cylinder 8: balance
        P0285 fuel injector, cylinder 9: low
        P0286 fuel injector, cylinder 9: high
        P0287 cylinder 9: balance
        P0288 fuel injector, cylinder 10: low
        P0289 fuel injector, cylinder 10: high
        P0290 cylinder 10: balance
        P0291 fuel injector, cylinder 11: low
        P0292 fuel injector, cylinder 11: high
        P0293 cylinder 11: balance
        P0294 fuel injector, cylinder 12: low
        P0295 fuel injector, cylinder 12: high
        P0296 cylinder 12: balance
        P0297 vehicle: overspeed
        P0298 engine oil: over temperature
        P0299 turbocharger or supercharger A: underboost
        P029A fuel trim, cylinder 1: at maximum limit
        P029B fuel trim, cylinder 1: at minimum limit
        P029C fuel injector, cylinder 1: restricted
        P029D fuel injector, cylinder 1: leak
        P029E fuel trim, cylinder 2: at maximum limit
        P029F fuel trim, cylinder 2: at minimum limit
        P02A0 fuel injector, cylinder 2: restricted
        P02A1 fuel injector, cylinder 2: leak
        P02A2 fuel trim, cylinder 3: at maximum limit
        P02A3 fuel trim, cylinder 3: at minimum limit
        P02A4 fuel injector, cylinder 3: restricted
        P02A5 fuel injector, cylinder 3: leak
        P02A6 fuel trim, cylinder 4: at maximum limit
        P02A7 fuel trim, cylinder 4: at minimum limit
        P02A8 fuel injector, cylinder 4: restricted
        P02A9 fuel injector, cylinder 4: leak
        P02AA fuel trim, cylinder 5: at maximum limit
        P02AB fuel trim, cylinder 5: at minimum limit
        P02AC fuel injector, cylinder 5: restricted
        P02AD fuel injector, cylinder 5: leak
        P02AE fuel trim, cylinder 6: at maximum limit
        P02AF fuel trim, cylinder 6: at minimum limit
        P02B0 fuel injector, cylinder 6: restricted
        P02B1 fuel injector, cylinder 6: leak
        P02B2 fuel trim, cylinder 7: at maximum limit
        P02B3 fuel trim, cylinder 7: at minimum limit
        P02B4 fuel injector, cylinder 7: restricted
        P02B5 fuel injector, cylinder 7: leak
        P02B6 fuel trim, cylinder 8: at maximum limit
        P02B7 fuel trim, cylinder 8: at minimum limit
        P02B8 fuel injector, cylinder 8: restricted
        P02B9 fuel injector, cylinder 8: leak
        P02BA fuel trim, cylinder 9: at maximum limit
        P02BB fuel trim, cylinder 9: at minimum limit
        P02BC fuel injector, cylinder 9: restricted
        P02BD fuel injector, cylinder 9: leak
        P02BE fuel trim, cylinder 10: at maximum limit
        P02BF fuel trim, cylinder 10: at minimum limit
        P02C0 fuel injector, cylinder 10: restricted
        P02C1 fuel injector, cylinder 10: leak
        P02C2 fuel trim, cylinder 11: at maximum limit
        P02C3 fuel trim, cylinder 11: at minimum limit
        P02C4 fuel injector, cylinder 11: restricted
        P02C5 fuel injector, cylinder 11: leak
        P02C6 fuel trim, cylinder 12: at maximum limit
        P02C7 fuel trim, cylinder 12: at minimum limit
        P02C8 fuel injector, cylinder 12: restricted
        P02C9 fuel injector, cylinder 12: leak
        P02CA turbocharger or supercharger B: overboost
        P02CB turbocharger or supercharger B: underboost
        P02CC fuel injector offset learning, cylinder 1: at minimum limit
        P02CD fuel injector offset learning, cylinder 1: at maximum limit
        P02CE fuel injector offset learning, cylinder 2: at minimum limit
        P02CF fuel injector offset learning, cylinder 2: at maximum limit
        P02D0 fuel injector offset learning, cylinder 3: at minimum limit
        P02D1 fuel injector offset learning, cylinder 3: at maximum limit
        P02D2 fuel injector offset learning, cylinder 4: at minimum limit
        P02D3 fuel injector offset learning, cylinder 4: at maximum limit
        P02D4 fuel injector offset learning, cylinder 5: at minimum limit
        P02D5 fuel injector offset learning, cylinder 5: at maximum limit
        P02D6 fuel injector offset learning, cylinder 6: at minimum limit
        P02D7 fuel injector offset learning, cylinder 6: at maximum limit
        P02D8 fuel injector offset learning, cylinder 7: at minimum limit
        P02D9 fuel injector offset learning, cylinder 7: at maximum limit
        P02DA fuel injector offset learning, cylinder 8: at minimum limit
        P02DB fuel injector offset learning, cylinder 8: at maximum limit
        P02DC fuel injector offset learning, cylinder 9: at minimum limit
        P02DD fuel injector offset learning, cylinder 9: at maximum limit
        P02DE fuel injector offset learning, cylinder 10: at minimum limit
        P02DF fuel injector offset learning, cylinder 10: at maximum limit
        P02E0 diesel intake air flow control: circuit or open
        P02E1 diesel intake air flow control: performance
        P02E2 diesel intake air flow control: low
        P02E3 diesel intake air flow control: high
        P02E4 diesel intake air flow control: stuck open
        P02E5 diesel intake air flow control: stuck closed
        P02E6 diesel intake air flow position sensor: circuit
        P02E7 diesel intake air flow position sensor: range
        P02E8 diesel intake air flow position sensor: low
        P02E9 diesel intake air flow position sensor: high
        P02EA diesel intake air flow position sensor: erratic
        P02EB diesel intake air flow control motor current: range
        P02EC diesel intake air flow control: high air flow detected
        P02ED diesel intake air flow control: low air flow detected
        P02EE fuel injector, cylinder 1: range
        P02EF fuel injector, cylinder 2: range
        P02F0 fuel injector, cylinder 3: range
        P02F1 fuel injector, cylinder 4: range
        P02F2 fuel injector, cylinder 5: range
        P02F3 fuel injector, cylinder 6: range
        P02F4 fuel injector, cylinder 7: range
        P02F5 fuel injector, cylinder 8: range
        P02F6 fuel injector, cylinder 9: range
        P02F7 fuel injector, cylinder 10: range
        P02F8 fuel injector, cylinder 11: range
        P02F9 fuel injector, cylinder 12: range
        P02FA diesel intake air flow position sensor: stop performance
        P0300 random or multiple cylinder: misfire
        P0301 cylinder 1: misfire
        P0302 cylinder 2: misfire
        P0303 cylinder 3: misfire
        P0304 cylinder 4: misfire
        P0305 cylinder 5: misfire
        P0306 cylinder 6: misfire
        P0307 cylinder 7: misfire
        P0308 cylinder 8: misfire
        P0309 cylinder 9: misfire
        P0310 cylinder 10: misfire
        P0311 cylinder 11: misfire
        P0312 cylinder 12: misfire
        P0313 engine, with low fuel level: misfire
        P0314 single cylinder, cylinder not specified: misfire
        P0315 crankshaft position variation: not learned
        P0316 engine, on startup: misfire
        P0317 rough road hardware: not present
        P0318 rough road sensor A: circuit
        P0319 rough road sensor B: circuit
        P0320 ignition engine speed input: circuit
        P0321 ignition engine speed input: range
        P0322 ignition engine speed input: no signal
        P0323 ignition engine speed input: intermittent
        P0324 knock control system: malfunction
        P0325 knock sensor 1, bank 1: circuit
        P0326 knock sensor 1, bank 1: range
        P0327 knock sensor 1, bank 1: low
        P0328 knock sensor 1, bank 1: high
        P0329 knock sensor 1, bank 1: intermittent
        P032A knock sensor 3, bank 1: circuit
        P032B knock sensor 3, bank 1: range
        P032C knock sensor 3, bank 1: low
        P032D knock sensor 3, bank 1: high
        P032E knock sensor 3, bank 1: intermittent
        P0330 knock sensor 2, bank 2: circuit
        P0331 knock sensor 2, bank 2: range
        P0332 knock sensor 2, bank 2: low
        P0333 knock sensor 2, bank 2: high
        P0334 knock sensor 2, bank 2: intermittent
        P0335 crankshaft position sensor A: circuit
        P0336 crankshaft position sensor A: range
        P0337 crankshaft position sensor A: low
        P0338 crankshaft position sensor A: high
        P0339 crankshaft position sensor A: intermittent
        P033A knock sensor 4, bank 2: circuit
        P033B knock sensor 4, bank 2: range
        P033C knock sensor 4, bank 2: low
        P033D knock sensor 4, bank 2: high
        P033E knock sensor 4, bank 2: intermittent
        P0340 camshaft position sensor A, bank 1: circuit
        P0341 camshaft position sensor A, bank 1: range
        P0342 camshaft position sensor A, bank 1: low
        P0343 camshaft position sensor A, bank 1: high
        P0344 camshaft position sensor A, bank 1: intermittent
        P0345 camshaft position sensor A, bank 2: circuit
        P0346 camshaft position sensor A, bank 2: range
        P0347 camshaft position sensor A, bank 2: low
        P0348 camshaft position sensor A, bank 2: high
        P0349 camshaft position sensor A, bank 2: intermittent
        P0350 ignition coil primary or secondary: circuit
        P0351 ignition coil A primary or secondary: circuit
        P0352 ignition coil B primary or secondary: circuit
        P0353 ignition coil C primary or secondary: circuit
        P0354 ignition coil D primary or secondary: circuit
        P0355 ignition coil E primary or secondary: circuit
        P0356 ignition coil F primary or secondary: circuit
        P0357 ignition coil G primary or secondary: circuit
        P0358 ignition coil H primary or secondary: circuit
        P0359 ignition coil I primary or secondary: circuit
        P0360 ignition coil J primary or secondary: circuit
        P0361 ignition coil K primary or secondary: circuit
        P0362 ignition coil L primary or secondary: circuit
        P0363 engine, fueling disabled: misfire
        P0365 camshaft position sensor B, bank 1: circuit
        P0366 camshaft position sensor B, bank 1: range
        P0367 camshaft position sensor B, bank 1: low
        P0368 camshaft position sensor B, bank 1: high
        P0369 camshaft position sensor B, bank 1: intermittent
        P0370 timing reference high-resolution signal A: malfunction
        P0371 timing reference high-resolution signal A: too many pulses
        P0372 timing reference high-resolution signal A: too few pulses
        P0373 timing reference high-resolution signal A: erratic
        P0374 timing reference high-resolution signal A: no signal
        P0375 timing reference high-resolution signal B: malfunction
        P0376 timing reference high-resolution signal B: too many pulses
        P0377 timing reference high-resolution signal B: too few pulses
        P0378 timing reference high-resolution signal B: erratic
        P0379 timing reference high-resolution signal B: no signal
        P037D glow plug sense: circuit
        P037E glow plug sense: low
        P037F glow plug sense: high
        P0380 glow plug or heater A: circuit
        P0381 glow plug indicator: circuit
        P0382 glow plug or heater B: circuit
        P0383 glow plug control module: low
        P0384 glow plug control module: high
        P0385 crankshaft position sensor B: circuit
        P0386 crankshaft position sensor B: range
        P0387 crankshaft position sensor B: low
        P0388 crankshaft position sensor B: high
        P0389 crankshaft position sensor B: intermittent
        P0390 camshaft position sensor B, bank 2: circuit
        P0391 camshaft position sensor B, bank 2: range
        P0392 camshaft position sensor B, bank 2: low
        P0393 camshaft position sensor B, bank 2: high
        P0394 camshaft position sensor B, bank 2: intermittent
        P0400 exhaust gas recirculation A: flow
        P0401 exhaust gas recirculation A: low flow
        P0402 exhaust gas recirculation A: high flow
        P0403 exhaust gas recirculation control A: circuit
        P0404 exhaust gas recirculation control A: range
        P0405 exhaust gas recirculation sensor A: low
        P0406 exhaust gas recirculation sensor A: high
        P0407 exhaust gas recirculation sensor B: low
        P0408 exhaust gas recirculation sensor B: high
        P0409 exhaust gas recirculation sensor A: circuit
        P040A exhaust gas recirculation temperature sensor A: circuit
        P040B exhaust gas recirculation temperature sensor A: range
        P040C exhaust gas recirculation temperature sensor A: low
        P040D exhaust gas recirculation temperature sensor A: high
        P040E exhaust gas recirculation temperature sensor A: erratic
        P040F exhaust gas recirculation temperature sensor A / B: correlation
        P0410 secondary air injection system: malfunction
        P0411 secondary air injection system: incorrect flow
        P0412 secondary air injection switching valve A: circuit
        P0413 secondary air injection switching valve A: open
        P0414 secondary air injection switching valve A: shorted
        P0415 secondary air injection switching valve B: circuit
        P0416 secondary air injection switching valve B: open
        P0417 secondary air injection switching valve B: shorted
        P0418 secondary air injection control A: circuit
        P0419 secondary air injection control B: circuit
        P041A exhaust gas recirculation temperature sensor B: circuit
        P041B exhaust gas recirculation temperature sensor B: range
        P041C exhaust gas recirculation temperature sensor B: low
        P041D exhaust gas recirculation temperature sensor B: high
        P041E exhaust gas recirculation temperature sensor B: erratic
        P041F secondary air injection switching valve A: low
        P0420 catalyst, bank 1: efficiency
        P0421 warm-up catalyst, bank 1: efficiency
        P0422 main catalyst, bank 1: efficiency
        P0423 heated catalyst, bank 1: efficiency
        P0424 heated catalyst temperature, bank 1: below threshold
        P0425 catalyst temperature sensor, bank 1 sensor 1: circuit
        P0426 catalyst temperature sensor, bank 1 sensor 1: range
        P0427 catalyst temperature sensor, bank 1 sensor 1: low
        P0428 catalyst temperature sensor, bank 1 sensor 1: high
        P0429 catalyst heater, bank 1: circuit
        P042A catalyst temperature sensor, bank 1 sensor 2: circuit
        P042B catalyst temperature sensor, bank 1 sensor 2: range
        P042C catalyst temperature sensor, bank 1 sensor 2: low
        P042D catalyst temperature sensor, bank 1 sensor 2: high
        P042E exhaust gas recirculation control A: stuck open
        P042F exhaust gas recirculation control A: stuck closed
        P0430 catalyst, bank 2: efficiency
        P0431 warm-up catalyst, bank 2: efficiency
        P0432 main catalyst, bank 2: efficiency
        P0433 heated catalyst, bank 2: efficiency
        P0434 heated catalyst temperature, bank 2: below threshold
        P0435 catalyst temperature sensor, bank 2 sensor 1: circuit
        P0436 catalyst temperature sensor, bank 2 sensor 1: range
        P0437 catalyst temperature sensor, bank 2 sensor 1: low
        P0438 catalyst temperature sensor, bank 2 sensor 1: high
        P0439 catalyst heater, bank 2: circuit
        P043A catalyst temperature sensor, bank 2 sensor 2: circuit
        P043B catalyst temperature sensor, bank 2 sensor 2: range
        P043C catalyst temperature sensor, bank 2 sensor 2: low
        P043D catalyst temperature sensor, bank 2 sensor 2: high
        P043E evaporative emission leak detection reference orifice: low flow
        P043F evaporative emission leak detection reference orifice: high flow
        P0440 evaporative emission system: malfunction
        P0441 evaporative emission purge: incorrect flow
        P0442 evaporative emission system: small leak
        P0443 evaporative emission purge control valve: circuit
        P0444 evaporative emission purge control valve: open
        P0445 evaporative emission purge control valve: shorted
        P0446 evaporative emission vent control: circuit
        P0447 evaporative emission vent control: open
        P0448 evaporative emission vent control: shorted
        P0449 evaporative emission vent valve or solenoid: circuit
        P044A exhaust gas recirculation sensor C: circuit
        P044B exhaust gas recirculation sensor C: range
        P044C exhaust gas recirculation sensor C: low
        P044D exhaust gas recirculation sensor C: high
        P044E exhaust gas recirculation sensor C: erratic
        P044F secondary air injection switching valve A: high
        P0450 evaporative emission pressure sensor: circuit
        P0451 evaporative emission pressure sensor: range
        P0452 evaporative emission pressure sensor: low
        P0453 evaporative emission pressure sensor: high
        P0454 evaporative emission pressure sensor: intermittent
        P0455 evaporative emission system: large leak
        P0456 evaporative emission system: very small leak
        P0457 evaporative emission system, fuel cap loose or off: leak
        P0458 evaporative emission purge control valve: low
        P0459 evaporative emission purge control valve: high
        P045A exhaust gas recirculation control B: circuit
        P045B exhaust gas recirculation control B: range
        P045C exhaust gas recirculation control B: low
        P045D exhaust gas recirculation control B: high
        P045E exhaust gas recirculation control B: stuck open
        P045F exhaust gas recirculation control B: stuck closed
        P0460 fuel level sensor A: circuit
        P0461 fuel level sensor A: range
        P0462 fuel level sensor A: low
        P0463 fuel level sensor A: high
        P0464 fuel level sensor A: intermittent
        P0465 evaporative emission purge flow sensor: circuit
        P0466 evaporative emission purge flow sensor: range
        P0467 evaporative emission purge flow sensor: low
        P0468 evaporative emission purge flow sensor: high
        P0469 evaporative emission purge flow sensor: intermittent
        P046A catalyst temperature sensor 1 / 2, bank 1: correlation
        P046B catalyst temperature sensor 1 / 2, bank 2: correlation
        P046C exhaust gas recirculation sensor A: range
        P046D exhaust gas recirculation sensor A: erratic
        P046E exhaust gas recirculation sensor B: range
        P046F exhaust gas recirculation sensor B: erratic
        P0470 exhaust pressure sensor A: circuit
        P0471 exhaust pressure sensor A: range
        P0472 exhaust pressure sensor A: low
        P0473 exhaust pressure sensor A: high
        P0474 exhaust pressure sensor A: intermittent
        P0475 exhaust pressure control valve A: malfunction
        P0476 exhaust pressure control valve A: range
        P0477 exhaust pressure control valve A: low
        P0478 exhaust pressure control valve A: high
        P0479 exhaust pressure control valve A: intermittent
        P047A exhaust pressure sensor B: circuit
        P047B exhaust pressure sensor B: range
        P047C exhaust pressure sensor B: low
        P047D exhaust pressure sensor B: high
        P047E exhaust pressure sensor B: erratic
        P047F exhaust pressure control valve A: stuck open
        P0480 cooling fan 1: circuit
        P0481 cooling fan 2: circuit
        P0482 cooling fan 3: circuit
        P0483 cooling fan: rationality
        P0484 cooling fan: over current
        P0485 cooling fan power or ground: circuit
        P0486 exhaust gas recirculation sensor B: circuit
        P0487 exhaust gas recirculation throttle control A: circuit or open
        P0488 exhaust gas recirculation throttle control A: range
        P0489 exhaust gas recirculation control A: low
        P048A exhaust pressure control valve A: stuck closed
        P048B exhaust pressure control valve position sensor A: circuit
        P048C exhaust pressure control valve position sensor A: range
        P048D exhaust pressure control valve position sensor A: low
        P048E exhaust pressure control valve position sensor A: high
        P048F exhaust pressure control valve position sensor A: erratic
        P0490 exhaust gas recirculation control A: high
        P0491 secondary air injection system, bank 1: low flow
        P0492 secondary air injection system, bank 2: low flow
        P0493 cooling fan: overspeed
        P0494 cooling fan speed: too low
        P0495 cooling fan speed: too high
        P0496 evaporative emission purge: high flow
        P0497 evaporative emission purge: low flow
        P0498 evaporative emission vent valve: low
        P0499 evaporative emission vent valve: high
        P049A exhaust gas recirculation B: flow
        P049B exhaust gas recirculation B: low flow
        P049C exhaust gas recirculation B: high flow
        P049D exhaust gas recirculation control A position: learning limit
        P049E exhaust gas recirculation control B position: learning limit
        P049F exhaust pressure control valve B: malfunction
        P04A0 exhaust pressure control valve B: range
        P04A1 exhaust pressure control valve B: low
        P04A2 exhaust pressure control valve B: high
        P04A3 exhaust pressure control valve B: intermittent
        P04A4 exhaust pressure control valve B: stuck open
        P04A5 exhaust pressure control valve B: stuck closed
        P04A6 exhaust pressure control valve position sensor B: circuit
        P04A7 exhaust pressure control valve position sensor B: range
        P04A8 exhaust pressure control valve position sensor B: low
        P04A9 exhaust pressure control valve position sensor B: high
        P04AA exhaust pressure control valve position sensor B: erratic
        P04DB crankcase ventilation system: disconnected
        P04F0 evaporative emission high-pressure purge line: performance
        P0500 vehicle speed sensor A: circuit
        P0501 vehicle speed sensor A: range
        P0502 vehicle speed sensor A: low
        P0503 vehicle speed sensor A: erratic or high
        P0504 brake switch A / B: correlation
        P0505 idle air control system: malfunction
        P0506 idle speed: too low
        P0507 idle speed: too high
        P0508 idle air control: low
        P0509 idle air control: high
        P050A idle air control, at cold start: performance
        P050B ignition timing, at cold start: performance
        P050C engine coolant temperature, at cold start: performance
        P050D idle, at cold start: rough
        P050E exhaust temperature, at cold start: too low
        P050F brake assist vacuum: too low
        P0510 closed throttle position switch: circuit
        P0511 idle air control: circuit
        P0512 starter request: circuit
        P0513 immobilizer key: incorrect
        P0514 battery temperature sensor: range
        P0515 battery temperature sensor: circuit
        P0516 battery temperature sensor: low
        P0517 battery temperature sensor: high
        P0518 idle air control: intermittent
        P0519 idle air control: performance
        P051A crankcase pressure sensor: circuit
        P051B crankcase pressure sensor: range
        P051C crankcase pressure sensor: low
        P051D crankcase pressure sensor: high
        P051E crankcase pressure sensor: erratic
        P051F crankcase ventilation filter: restricted
        P0520 engine oil pressure sensor: circuit
        P0521 engine oil pressure sensor: range
        P0522 engine oil pressure sensor: low
        P0523 engine oil pressure sensor: high
        P0524 engine oil pressure: too low
        P0525 cruise control servo: range
        P0526 cooling fan speed sensor: circuit
        P0527 cooling fan speed sensor: range
        P0528 cooling fan speed sensor: no signal
        P0529 cooling fan speed sensor: intermittent
        P052A camshaft position A, bank 1, at cold start: timing advanced
        P052B camshaft position A, bank 1, at cold start: timing retarded
        P052C camshaft position A, bank 2, at cold start: timing advanced
        P052D camshaft position A, bank 2, at cold start: timing retarded
        P052E crankcase ventilation regulator valve: performance
        P052F glow plug control module system voltage: malfunction
        P0530 A/C refrigerant pressure sensor A: circuit
        P0531 A/C refrigerant pressure sensor A: range
        P0532 A/C refrigerant pressure sensor A: low
        P0533 A/C refrigerant pressure sensor A: high
        P0534 A/C refrigerant charge: loss
        P0535 A/C evaporator temperature sensor: circuit
        P0536 A/C evaporator temperature sensor: range
        P0537 A/C evaporator temperature sensor: low
        P0538 A/C evaporator temperature sensor: high
        P0539 A/C evaporator temperature sensor: intermittent
        P053A crankcase ventilation heater: circuit or open
        P053B crankcase ventilation heater: low
        P053C crankcase ventilation heater: high
        P053F fuel pressure, at cold start: performance
        P0540 intake air heater A: circuit
        P0541 intake air heater A: low
        P0542 intake air heater A: high
        P0543 intake air heater A: open
        P0544 exhaust gas temperature sensor, bank 1 sensor 1: circuit
        P0545 exhaust gas temperature sensor, bank 1 sensor 1: low
        P0546 exhaust gas temperature sensor, bank 1 sensor 1: high
        P0547 exhaust gas temperature sensor, bank 2 sensor 1: circuit
        P0548 exhaust gas temperature sensor, bank 2 sensor 1: low
        P0549 exhaust gas temperature sensor, bank 2 sensor 1: high
        P054A camshaft position B, bank 1, at cold start: timing advanced
        P054B camshaft position B, bank 1, at cold start: timing retarded
        P054C camshaft position B, bank 2, at cold start: timing advanced
        P054D camshaft position B, bank 2, at cold start: timing retarded
        P0550 power steering pressure sensor: circuit
        P0551 power steering pressure sensor: range
        P0552 power steering pressure sensor: low
        P0553 power steering pressure sensor: high
        P0554 power steering pressure sensor: intermittent
        P0555 brake booster pressure sensor: circuit
        P0556 brake booster pressure sensor: range
        P0557 brake booster pressure sensor: low
        P0558 brake booster pressure sensor: high
        P0559 brake booster pressure sensor: intermittent
        P0560 system voltage: malfunction
        P0561 system voltage: unstable
        P0562 system voltage: too low
        P0563 system voltage: too high
        P0564 cruise control multi-function input A: circuit
        P0565 cruise control on signal: malfunction
        P0566 cruise control off signal: malfunction
        P0567 cruise control resume signal: malfunction
        P0568 cruise control set signal: malfunction
        P0569 cruise control coast signal: malfunction
        P056A cruise control increase distance signal: malfunction
        P056B cruise control decrease distance signal: malfunction
        P0570 cruise control accelerate signal: malfunction
        P0571 brake switch A: circuit
        P0572 brake switch A: low
        P0573 brake switch A: high
        P0574 cruise control vehicle speed: too high
        P0575 cruise control input: circuit
        P0576 cruise control input: low
        P0577 cruise control input: high
        P0578 cruise control multi-function input A: stuck
        P0579 cruise control multi-function input A: range
        P057A brake pedal position sensor: circuit
        P057B brake pedal position sensor: range
        P057C brake pedal position sensor: low
        P057D brake pedal position sensor: high
        P057E brake pedal position sensor: erratic
        P0580 cruise control multi-function input A: low
        P0581 cruise control multi-function input A: high
        P0582 cruise control vacuum control: circuit or open
        P0583 cruise control vacuum control: low
        P0584 cruise control vacuum control: high
        P0585 cruise control multi-function input A / B: correlation
        P0586 cruise control vent control: circuit or open
        P0587 cruise control vent control: low
        P0588 cruise control vent control: high
        P0589 cruise control multi-function input B: circuit
        P058D battery monitor module voltage monitoring: performance
        P0590 cruise control multi-function input B: stuck
        P0591 cruise control multi-function input B: range
        P0592 cruise control multi-function input B: low
        P0593 cruise control multi-function input B: high
        P0594 cruise control servo: circuit or open
        P0595 cruise control servo: low
        P0596 cruise control servo: high
        P0597 thermostat heater: circuit or open
        P0598 thermostat heater: low
        P0599 thermostat heater: high
        P0600 serial communication link: malfunction
        P0601 control module memory checksum: malfunction
        P0602 control module programming: malfunction
        P0603 control module keep-alive memory: malfunction
        P0604 control module random access memory (RAM): malfunction
        P0605 control module read-only memory (ROM): malfunction
        P0606 control module processor: malfunction
        P0607 control module: performance
        P0608 control module vehicle speed output A: circuit
        P0609 control module vehicle speed output B: circuit
        P060A control module monitoring processor: performance
        P060B control module analog-to-digital processing: performance
        P060C control module main processor: performance
        P060D control module accelerator pedal position: performance
        P060E control module throttle position: performance
        P060F control module coolant temperature: performance
        P0610 control module vehicle options: malfunction
        P0611 fuel injector control module: performance
        P0612 fuel injector control module relay: circuit
        P0613 transmission control module processor: malfunction
        P0614 engine control module / transmission control module: incompatible
        P0615 starter relay: circuit
        P0616 starter relay: low
        P0617 starter relay: high
        P0618 alternative fuel control module keep-alive memory: malfunction
        P0619 alternative fuel control module RAM or ROM: malfunction
        P061A control module torque: performance
        P061B control module torque calculation: performance
        P061C control module engine speed: performance
        P061D control module engine air mass: performance
        P061E control module brake signal: performance
        P061F control module throttle actuator controller: performance
        P0620 generator control: circuit
        P0621 generator lamp or L terminal: circuit
        P0622 generator field or F terminal: circuit
        P0623 generator lamp: circuit
        P0624 fuel cap lamp: circuit
        P0625 generator field or F terminal: low
        P0626 generator field or F terminal: high
        P0627 fuel pump A: circuit or open
        P0628 fuel pump A: low
        P0629 fuel pump A: high
        P062A fuel pump A: range
        P062B control module fuel injector control: performance
        P062C control module vehicle speed: performance
        P062D fuel injector driver, bank 1: performance
        P062E fuel injector driver, bank 2: performance
        P062F control module EEPROM: malfunction
        P0630 VIN in the engine control module: not programmed or incompatible
        P0631 VIN in the transmission control module: not programmed or incompatible
        P0632 odometer in the engine control module: not programmed
        P0633 immobilizer key in the engine control module: not programmed
        P0634 control module internal temperature A: too high
        P0635 power steering control: circuit
        P0636 power steering control: low
        P0637 power steering control: high
        P0638 throttle actuator control, bank 1: range
        P0639 throttle actuator control, bank 2: range
        P063A generator voltage sense: circuit
        P063B generator voltage sense: range
        P063C generator voltage sense: low
        P063D generator voltage sense: high
        P063E automatic configuration throttle input: not present
        P063F automatic configuration engine coolant temperature input: not present
        P0640 intake air heater: circuit
        P0641 sensor reference voltage A: circuit or open
        P0642 sensor reference voltage A: low
        P0643 sensor reference voltage A: high
        P0644 driver display serial communication: circuit
        P0645 A/C clutch relay: circuit
        P0646 A/C clutch relay: low
        P0647 A/C clutch relay: high
        P0648 immobilizer lamp: circuit
        P0649 cruise control lamp: circuit
        P064A fuel pump control module: malfunction
        P064B power take-off control module: malfunction
        P064C glow plug control module: malfunction
        P064D control module oxygen sensor processor, bank 1: performance
        P064E control module oxygen sensor processor, bank 2: performance
        P064F unauthorized software or calibration: detected
        P0650 malfunction indicator lamp: circuit
        P0651 sensor reference voltage B: circuit or open
        P0652 sensor reference voltage B: low
        P0653 sensor reference voltage B: high
        P0654 engine speed output: circuit
        P0655 engine hot lamp: circuit
        P0656 fuel level output: circuit
        P0657 actuator supply voltage A: circuit or open
        P0658 actuator supply voltage A: low
        P0659 actuator supply voltage A: high
        P065A generator system: performance
        P065B generator control: range
        P065C generator mechanical: performance
        P065E intake manifold tuning valve, bank 1: performance
        P065F intake manifold tuning valve, bank 2: performance
        P0660 intake manifold tuning valve, bank 1: circuit or open
        P0661 intake manifold tuning valve, bank 1: low
        P0662 intake manifold tuning valve, bank 1: high
        P0663 intake manifold tuning valve, bank 2: circuit or open
        P0664 intake manifold tuning valve, bank 2: low
        P0665 intake manifold tuning valve, bank 2: high
        P0666 control module internal temperature sensor A: circuit
        P0667 control module internal temperature sensor A: range
        P0668 control module internal temperature sensor A: low
        P0669 control module internal temperature sensor A: high
        P066A glow plug, cylinder 1: low
        P066B glow plug, cylinder 1: high
        P066C glow plug, cylinder 2: low
        P066D glow plug, cylinder 2: high
        P066E glow plug, cylinder 3: low
        P066F glow plug, cylinder 3: high
        P0670 glow plug control module: circuit or open
        P0671 glow plug, cylinder 1: circuit or open
        P0672 glow plug, cylinder 2: circuit or open
        P0673 glow plug, cylinder 3: circuit or open
        P0674 glow plug, cylinder 4: circuit or open
        P0675 glow plug, cylinder 5: circuit or open
        P0676 glow plug, cylinder 6: circuit or open
        P0677 glow plug, cylinder 7: circuit or open
        P0678 glow plug, cylinder 8: circuit or open
        P0679 glow plug, cylinder 9: circuit or open
        P067A glow plug, cylinder 4: low
        P067B glow plug, cylinder 4: high
        P067C glow plug, cylinder 5: low
        P067D glow plug, cylinder 5: high
        P067E glow plug, cylinder 6: low
        P067F glow plug, cylinder 6: high
        P0680 glow plug, cylinder 10: circuit or open
        P0681 glow plug, cylinder 11: circuit or open
        P0682 glow plug, cylinder 12: circuit or open
        P0683 glow plug control module communication: circuit
        P0684 glow plug control module communication: range
        P0685 engine control module power relay: circuit or open
        P0686 engine control module power relay: low
        P0687 engine control module power relay: high
        P0688 engine control module power relay sense: circuit or open
        P0689 engine control module power relay sense: low
        P068A engine control module power relay: switched off too early
        P068B engine control module power relay: switched off too late
        P068C glow plug, cylinder 7: low
        P068D glow plug, cylinder 7: high
        P068E glow plug, cylinder 8: low
        P068F glow plug, cylinder 8: high
        P0690 engine control module power relay sense: high
        P0691 cooling fan 1: low
        P0692 cooling fan 1: high
        P0693 cooling fan 2: low
        P0694 cooling fan 2: high
        P0695 cooling fan 3: low
        P0696 cooling fan 3: high
        P0697 sensor reference voltage C: circuit or open
        P0698 sensor reference voltage C: low
        P0699 sensor reference voltage C: high
        P069A glow plug, cylinder 9: low
        P069B glow plug, cylinder 9: high
        P069C glow plug, cylinder 10: low
        P069D glow plug, cylinder 10: high
        P069E fuel pump control module: requested lamp
        P06A0 A/C compressor: circuit
        P06A1 A/C compressor: low
        P06A2 A/C compressor: high
        P06A3 sensor reference voltage D: circuit or open
        P06A4 sensor reference voltage D: low
        P06A5 sensor reference voltage D: high
        P06A6 sensor reference voltage A: range
        P06A7 sensor reference voltage B: range
        P06A8 sensor reference voltage C: range
        P06A9 sensor reference voltage D: range
        P06AA control module internal temperature B: too high
        P06AB control module internal temperature sensor B: circuit
        P06AC control module internal temperature sensor B: range
        P06AD control module internal temperature sensor B: low
        P06AE control module internal temperature sensor B: high
        P06AF torque management system: forced engine shutdown
        P06B0 sensor power supply A: circuit or open
        P06B1 sensor power supply A: low
        P06B2 sensor power supply A: high
        P06B3 sensor power supply B: circuit or open
        P06B4 sensor power supply B: low
        P06B5 sensor power supply B: high
        P06B6 control module knock sensor processor 1: performance
        P06B7 control module knock sensor processor 2: performance
        P06B8 control module non-volatile memory (NVRAM): malfunction
        P06B9 glow plug, cylinder 1: range
        P06BA glow plug, cylinder 2: range
        P06BB glow plug, cylinder 3: range
        P06BC glow plug, cylinder 4: range
        P06BD glow plug, cylinder 5: range
        P06BE glow plug, cylinder 6: range
        P06BF glow plug, cylinder 7: range
        P06C0 glow plug, cylinder 8: range
        P06C1 glow plug, cylinder 9: range
        P06C2 glow plug, cylinder 10: range
        P06C3 glow plug, cylinder 11: range
        P06C4 glow plug, cylinder 12: range
        P06C5 glow plug, cylinder 1: incorrect
        P06C6 glow plug, cylinder 2: incorrect
        P06C7 glow plug, cylinder 3: incorrect
        P06C8 glow plug, cylinder 4: incorrect
        P06C9 glow plug, cylinder 5: incorrect
        P06CA glow plug, cylinder 6: incorrect
        P06CB glow plug, cylinder 7: incorrect
        P06CC glow plug, cylinder 8: incorrect
        P06CD glow plug, cylinder 9: incorrect
        P06CE glow plug, cylinder 10: incorrect
        P06CF glow plug, cylinder 11: incorrect
        P06D0 glow plug, cylinder 12: incorrect
        P06D1 control module ignition coil control: performance
        P06D2 sensor reference voltage E: circuit or open
        P06D3 sensor reference voltage E: low
        P06D4 sensor reference voltage E: high
        P06D5 sensor reference voltage E: range
        P06D6 sensor reference voltage F: circuit or open
        P06D7 sensor reference voltage F: low
        P06D8 sensor reference voltage F: high
        P06D9 sensor reference voltage F: range
        P06DA engine oil pressure control: circuit or open
        P06DB engine oil pressure control: low
        P06DC engine oil pressure control: high
        P06DD engine oil pressure control: performance or stuck off
        P06DE engine oil pressure control: stuck on
        P06DF glow plug control module: memory
        P06E0 glow plug, cylinder 11: low
        P06E1 glow plug, cylinder 11: high
        P06E2 glow plug, cylinder 12: low
        P06E3 glow plug, cylinder 12: high
        P0700 transmission control system: requested lamp
        P0701 transmission control system: range
        P0702 transmission control system: electrical
        P0703 brake switch B: circuit
        P0704 clutch switch input: circuit
        P0705 transmission range sensor A: circuit
        P0706 transmission range sensor A: range
        P0707 transmission range sensor A: low
        P0708 transmission range sensor A: high
        P0709 transmission range sensor A: intermittent
        P070A transmission fluid level sensor: circuit
        P070B transmission fluid level sensor: range
        P070C transmission fluid level sensor: low
        P070D transmission fluid level sensor: high
        P070E transmission fluid level sensor: erratic
        P070F transmission fluid level: too low
        P0710 transmission fluid temperature sensor A: circuit
        P0711 transmission fluid temperature sensor A: range
        P0712 transmission fluid temperature sensor A: low
        P0713 transmission fluid temperature sensor A: high
        P0714 transmission fluid temperature sensor A: intermittent
        P0715 input or turbine speed sensor A: circuit
        P0716 input or turbine speed sensor A: range
        P0717 input or turbine speed sensor A: no signal
        P0718 input or turbine speed sensor A: intermittent
        P0719 brake switch B: low
        P071A transmission mode switch A: circuit
        P071B transmission mode switch A: low
        P071C transmission mode switch A: high
        P071D transmission mode switch B: circuit
        P071E transmission mode switch B: low
        P071F transmission mode switch B: high
        P0720 output speed sensor: circuit
        P0721 output speed sensor: range
        P0722 output speed sensor: no signal
        P0723 output speed sensor: intermittent
        P0724 brake switch B: high
        P0725 engine speed input: circuit
        P0726 engine speed input: range
        P0727 engine speed input: no signal
        P0728 engine speed input: intermittent
        P0729 gear 6: ratio
        P072A neutral: stuck in
        P072B reverse: stuck in
        P072C gear 1: stuck in
        P072D gear 2: stuck in
        P072E gear 3: stuck in
        P072F gear 4: stuck in
        P0730 gear: ratio
        P0731 gear 1: ratio
        P0732 gear 2: ratio
        P0733 gear 3: ratio
        P0734 gear 4: ratio
        P0735 gear 5: ratio
        P0736 reverse gear: ratio
        P0737 transmission control module engine speed output: circuit
        P0738 transmission control module engine speed output: low
        P0739 transmission control module engine speed output: high
        P073A gear 5: stuck in
        P073B gear 6: stuck in
        P073C gear 7: stuck in
        P073D neutral: engagement
        P073E reverse: engagement
        P073F gear 1: engagement
        P0740 torque converter clutch: circuit or open
        P0741 torque converter clutch: performance or stuck off
        P0742 torque converter clutch: stuck on
        P0743 torque converter clutch: electrical
        P0744 torque converter clutch: intermittent
        P0745 pressure control solenoid A: malfunction
        P0746 pressure control solenoid A: performance or stuck off
        P0747 pressure control solenoid A: stuck on
        P0748 pressure control solenoid A: electrical
        P0749 pressure control solenoid A: intermittent
        P074A gear 2: engagement
        P074B gear 3: engagement
        P074C gear 4: engagement
        P074D gear 5: engagement
        P074E gear 6: engagement
        P074F gear 7: engagement
        P0750 shift solenoid A: malfunction
        P0751 shift solenoid A: performance or stuck off
        P0752 shift solenoid A: stuck on
        P0753 shift solenoid A: electrical
        P0754 shift solenoid A: intermittent
        P0755 shift solenoid B: malfunction
        P0756 shift solenoid B: performance or stuck off
        P0757 shift solenoid B: stuck on
        P0758 shift solenoid B: electrical
        P0759 shift solenoid B: intermittent
        P075A shift solenoid G: malfunction
        P075B shift solenoid G: performance or stuck off
        P075C shift solenoid G: stuck on
        P075D shift solenoid G: electrical
        P075E shift solenoid G: intermittent
        P075F transmission fluid level: too high
        P0760 shift solenoid C: malfunction
        P0761 shift solenoid C: performance or stuck off
        P0762 shift solenoid C: stuck on
        P0763 shift solenoid C: electrical
        P0764 shift solenoid C: intermittent
        P0765 shift solenoid D: malfunction
        P0766 shift solenoid D: performance or stuck off
        P0767 shift solenoid D: stuck on
        P0768 shift solenoid D: electrical
        P0769 shift solenoid D: intermittent
        P076A shift solenoid H: malfunction
        P076B shift solenoid H: performance or stuck off
        P076C shift solenoid H: stuck on
        P076D shift solenoid H: electrical
        P076E shift solenoid H: intermittent
        P076F gear 7: ratio
        P0770 shift solenoid E: malfunction
        P0771 shift solenoid E: performance or stuck off
        P0772 shift solenoid E: stuck on
        P0773 shift solenoid E: electrical
        P0774 shift solenoid E: intermittent
        P0775 pressure control solenoid B: malfunction
        P0776 pressure control solenoid B: performance or stuck off
        P0777 pressure control solenoid B: stuck on
        P0778 pressure control solenoid B: electrical
        P0779 pressure control solenoid B: intermittent
        P077A output speed sensor: direction signal lost
        P077B output speed sensor: direction error
        P077C output speed sensor: low
        P077D output speed sensor: high
        P077E transmission fluid temperature sensors: correlation
        P0780 shift: malfunction
        P0781 shift 1-2: malfunction
        P0782 shift 2-3: malfunction
        P0783 shift 3-4: malfunction
        P0784 shift 4-5: malfunction
        P0785 shift timing solenoid A: malfunction
        P0786 shift timing solenoid A: range
        P0787 shift timing solenoid A: low
        P0788 shift timing solenoid A: high
        P0789 shift timing solenoid A: intermittent
        P078A shift timing solenoid B: malfunction
        P078B shift timing solenoid B: range
        P078C shift timing solenoid B: low
        P078D shift timing solenoid B: high
        P078E shift timing solenoid B: intermittent
        P078F transmission mode switch C: circuit
        P0790 normal or performance switch: circuit
        P0791 intermediate shaft speed sensor A: circuit
        P0792 intermediate shaft speed sensor A: range
        P0793 intermediate shaft speed sensor A: no signal
        P0794 intermediate shaft speed sensor A: intermittent
        P0795 pressure control solenoid C: malfunction
        P0796 pressure control solenoid C: performance or stuck off
        P0797 pressure control solenoid C: stuck on
        P0798 pressure control solenoid C: electrical
        P0799 pressure control solenoid C: intermittent
        P079A transmission friction element A: slipping
        P079B transmission friction element B: slipping
        P079C transmission friction element C: slipping
        P079D transmission friction element D: slipping
        P079E transmission friction element E: slipping
        P079F transmission friction element F: slipping
        P07A0 transmission friction element G: slipping
        P07A1 transmission friction element H: slipping
        P07A2 transmission friction element A: performance or stuck off
        P07A3 transmission friction element A: stuck on
        P07A4 transmission friction element B: performance or stuck off
        P07A5 transmission friction element B: stuck on
        P07A6 transmission friction element C: performance or stuck off
        P07A7 transmission friction element C: stuck on
        P07A8 transmission friction element D: performance or stuck off
        P07A9 transmission friction element D: stuck on
        P07AA transmission friction element E: performance or stuck off
        P07AB transmission friction element E: stuck on
        P07AC transmission friction element F: performance or stuck off
        P07AD transmission friction element F: stuck on
        P07AE transmission friction element G: performance or stuck off
        P07AF transmission friction element G: stuck on
        P07B0 transmission friction element H: performance or stuck off
        P07B1 transmission friction element H: stuck on
        P07B2 transmission park position sensor A: circuit or open
        P07B3 transmission park position sensor A: low
        P07B4 transmission park position sensor A: high
        P07B5 transmission park position sensor A: performance low
        P07B6 transmission park position sensor A: performance high
        P07B7 transmission park position sensor A: erratic
        P07B8 transmission park position sensor B: circuit or open
        P07B9 transmission park position sensor B: low
        P07BA transmission park position sensor B: high
        P07BB transmission park position sensor B: performance low
        P07BC transmission park position sensor B: performance high
        P07BD transmission park position sensor B: erratic
        P07BE transmission park position sensor A / B: correlation
        P07BF input or turbine speed sensor A: low
        P07C0 input or turbine speed sensor A: high
        P07C1 input or turbine speed sensor B: low
        P07C2 input or turbine speed sensor B: high
        P07C3 input or turbine speed sensor C: low
        P07C4 input or turbine speed sensor C: high
        P07C5 intermediate shaft speed sensor A: low
        P07C6 intermediate shaft speed sensor A: high
        P07C7 intermediate shaft speed sensor B: low
        P07C8 intermediate shaft speed sensor B: high
        P07C9 intermediate shaft speed sensor C: low
        P07CA intermediate shaft speed sensor C: high
        P07CC transmission mode switch C: low
        P07CD transmission mode switch C: high
        P07CE transmission mode switch D: circuit
        P07CF transmission mode switch D: low
        P07D0 transmission mode switch D: high
        P07D1 transmission mode switch E: circuit
        P07D2 transmission mode switch E: low
        P07D3 transmission mode switch E: high
        P07D4 transmission mode switch F: circuit
        P07D5 transmission mode switch F: low
        P07D6 transmission mode switch F: high
        P07D7 gear 8: stuck in
        P07D8 gear 8: engagement
        P07D9 gear 8: ratio
        P07DA shift 6-7: malfunction
        P07DB shift 7-8: malfunction
        P07DC gear 1: incorrect shift
        P07DD gear 2: incorrect shift
        P07DE gear 3: incorrect shift
        P07DF gear 4: incorrect shift
        P07E0 gear 5: incorrect shift
        P07E1 gear 6: incorrect shift
        P07E2 gear 7: incorrect shift
        P07E3 gear 8: incorrect shift
        P07F6 gear 9: ratio
        P07F7 gear 10: ratio
        P07F8 gear 9: stuck in
        P07F9 gear 9: engagement
        P07FA gear 9: incorrect shift
        P07FB gear 10: stuck in
        P07FC gear 10: engagement
        P07FD gear 10: incorrect shift
        P0800 transfer case control system: requested lamp
        P0801 reverse inhibit control: circuit
        P0802 transmission control system lamp request: circuit or open
        P0803 skip shift solenoid: circuit
        P0804 skip shift lamp: circuit
        P0805 clutch position sensor: circuit
        P0806 clutch position sensor: range
        P0807 clutch position sensor: low
        P0808 clutch position sensor: high
        P0809 clutch position sensor: intermittent
        P080A clutch position: not learned
        P080B skip shift solenoid: range
        P080C skip shift solenoid: low
        P080D skip shift solenoid: high
        P0810 clutch position control: malfunction
        P0811 clutch A: slipping
        P0812 reverse input: circuit
        P0813 reverse output: circuit
        P0814 transmission range display: circuit
        P0815 upshift switch: circuit
        P0816 downshift switch: circuit
        P0817 starter disable: circuit or open
        P0818 driveline disconnect switch input: circuit
        P0819 up and down shift switch / transmission range: correlation
        P081A starter disable: low
        P081B starter disable: high
        P081C park input: circuit
        P081D neutral input: circuit
        P081E clutch B: slipping
        P0820 gear lever X-Y position sensor: circuit
        P0821 gear lever X position: circuit
        P0822 gear lever Y position: circuit
        P0823 gear lever X position: intermittent
        P0824 gear lever Y position: intermittent
        P0825 gear lever push-pull switch: circuit
        P0826 up and down shift switch: circuit
        P0827 up and down shift switch: low
        P0828 up and down shift switch: high
        P0829 shift 5-6: malfunction
        P082A gear lever X position: range
        P082B gear lever X position: low
        P082C gear lever X position: high
        P082D gear lever Y position: range
        P082E gear lever Y position: low
        P082F gear lever Y position: high
        P0830 clutch pedal switch A: circuit
        P0831 clutch pedal switch A: low
        P0832 clutch pedal switch A: high
        P0833 clutch pedal switch B: circuit
        P0834 clutch pedal switch B: low
        P0835 clutch pedal switch B: high
        P0836 four-wheel drive switch: circuit
        P0837 four-wheel drive switch: range
        P0838 four-wheel drive switch: low
        P0839 four-wheel drive switch: high
        P083A transmission fluid pressure sensor G: circuit
        P083B transmission fluid pressure sensor G: range
        P083C transmission fluid pressure sensor G: low
        P083D transmission fluid pressure sensor G: high
        P083E transmission fluid pressure sensor G: intermittent
        P083F clutch pedal switch A / B: correlation
        P0840 transmission fluid pressure sensor A: circuit
        P0841 transmission fluid pressure sensor A: range
        P0842 transmission fluid pressure sensor A: low
        P0843 transmission fluid pressure sensor A: high
        P0844 transmission fluid pressure sensor A: intermittent
        P0845 transmission fluid pressure sensor B: circuit
        P0846 transmission fluid pressure sensor B: range
        P0847 transmission fluid pressure sensor B: low
        P0848 transmission fluid pressure sensor B: high
        P0849 transmission fluid pressure sensor B: intermittent
        P084A transmission fluid pressure sensor H: circuit
        P084B transmission fluid pressure sensor H: range
        P084C transmission fluid pressure sensor H: low
        P084D transmission fluid pressure sensor H: high
        P084E transmission fluid pressure sensor H: intermittent
        P084F park or neutral switch output: circuit
        P0850 park or neutral switch: circuit
        P0851 park or neutral switch: low
        P0852 park or neutral switch: high
        P0853 drive switch: circuit
        P0854 drive switch: low
        P0855 drive switch: high
        P0856 traction control input signal: circuit
        P0857 traction control input signal: range
        P0858 traction control input signal: low
        P0859 traction control input signal: high
        P085A gear shift module B communication: circuit
        P085B gear shift module B communication: low
        P085C gear shift module B communication: high
        P085D gear shift module A: performance
        P085E gear shift module B: performance
        P0860 gear shift module A communication: circuit
        P0861 gear shift module A communication: low
        P0862 gear shift module A communication: high
        P0863 transmission control module communication: circuit
        P0864 transmission control module communication: range
        P0865 transmission control module communication: low
        P0866 transmission control module communication: high
        P0867 transmission fluid pressure: malfunction
        P0868 transmission fluid pressure: too low
        P0869 transmission fluid pressure: too high
        P0870 transmission fluid pressure sensor C: circuit
        P0871 transmission fluid pressure sensor C: range
        P0872 transmission fluid pressure sensor C: low
        P0873 transmission fluid pressure sensor C: high
        P0874 transmission fluid pressure sensor C: intermittent
        P0875 transmission fluid pressure sensor D: circuit
        P0876 transmission fluid pressure sensor D: range
        P0877 transmission fluid pressure sensor D: low
        P0878 transmission fluid pressure sensor D: high
        P0879 transmission fluid pressure sensor D: intermittent
        P0880 transmission control module power input: circuit
        P0881 transmission control module power input: range
        P0882 transmission control module power input: low
        P0883 transmission control module power input: high
        P0884 transmission control module power input: intermittent
        P0885 transmission control module power relay: circuit or open
        P0886 transmission control module power relay: low
        P0887 transmission control module power relay: high
        P0888 transmission control module power relay sense: circuit
        P0889 transmission control module power relay sense: range
        P0890 transmission control module power relay sense: low
        P0891 transmission control module power relay sense: high
        P0892 transmission control module power relay sense: intermittent
        P0893 multiple gears: engaged
        P0894 transmission component: slipping
        P0895 shift time: too short
        P0896 shift time: too long
        P0897 transmission fluid: deteriorated
        P0898 transmission control system lamp request: low
        P0899 transmission control system lamp request: high
        P089A gear lever X position 2: circuit
        P089B gear lever X position 2: range
        P089C gear lever X position 2: low
        P089D gear lever X position 2: high
        P089E gear lever X position 2: erratic
        P089F gear lever Y position 2: circuit
        P08A0 gear lever Y position 2: range
        P08A1 gear lever Y position 2: low
        P08A2 gear lever Y position 2: high
        P08A3 gear lever Y position 2: erratic
        P08A4 gear lever X position 1 / 2: correlation
        P08A5 gear lever Y position 1 / 2: correlation
        P08A6 gear lever position sensors: correlation
        P0900 clutch actuator: circuit or open
        P0901 clutch actuator: range
        P0902 clutch actuator: low
        P0903 clutch actuator: high
        P0904 gate select position: circuit
        P0905 gate select position: range
        P0906 gate select position: low
        P0907 gate select position: high
        P0908 gate select position: intermittent
        P0909 gate select control: malfunction
        P0910 gate select actuator: circuit or open
        P0911 gate select actuator: range
        P0912 gate select actuator: low
        P0913 gate select actuator: high
        P0914 gear shift position: circuit
        P0915 gear shift position: range
        P0916 gear shift position: low
        P0917 gear shift position: high
        P0918 gear shift position: intermittent
        P0919 gear shift position control: malfunction
        P0920 gear shift forward actuator: circuit or open
        P0921 gear shift forward actuator: range
        P0922 gear shift forward actuator: low
        P0923 gear shift forward actuator: high
        P0924 gear shift reverse actuator: circuit or open
        P0925 gear shift reverse actuator: range
        P0926 gear shift reverse actuator: low
        P0927 gear shift reverse actuator: high
        P0928 gear shift lock solenoid A: circuit or open
        P0929 gear shift lock solenoid A: range
        P092A gear shift lock solenoid B: circuit or open
        P092B gear shift lock solenoid B: range
        P092C gear shift lock solenoid B: low
        P092D gear shift lock solenoid B: high
        P0930 gear shift lock solenoid A: low
        P0931 gear shift lock solenoid A: high
        P0932 hydraulic pressure sensor: circuit
        P0933 hydraulic pressure sensor: range
        P0934 hydraulic pressure sensor: low
        P0935 hydraulic pressure sensor: high
        P0936 hydraulic pressure sensor: intermittent
        P0937 hydraulic oil temperature sensor: circuit
        P0938 hydraulic oil temperature sensor: range
        P0939 hydraulic oil temperature sensor: low
        P0940 hydraulic oil temperature sensor: high
        P0941 hydraulic oil temperature sensor: intermittent
        P0942 hydraulic pressure unit: malfunction
        P0943 hydraulic pressure unit cycling period: too short
        P0944 hydraulic pressure unit: pressure loss
        P0945 hydraulic pump relay: circuit or open
        P0946 hydraulic pump relay: range
        P0947 hydraulic pump relay: low
        P0948 hydraulic pump relay: high
        P0949 automated manual shift: not learned
        P0950 automated manual shift control: circuit
        P0951 automated manual shift control: range
        P0952 automated manual shift control: low
        P0953 automated manual shift control: high
        P0954 automated manual shift control: intermittent
        P0955 automated manual shift mode: circuit
        P0956 automated manual shift mode: range
        P0957 automated manual shift mode: low
        P0958 automated manual shift mode: high
        P0959 automated manual shift mode: intermittent
        P0960 pressure control solenoid A: circuit or open
        P0961 pressure control solenoid A: range
        P0962 pressure control solenoid A: low
        P0963 pressure control solenoid A: high
        P0964 pressure control solenoid B: circuit or open
        P0965 pressure control solenoid B: range
        P0966 pressure control solenoid B: low
        P0967 pressure control solenoid B: high
        P0968 pressure control solenoid C: circuit or open
        P0969 pressure control solenoid C: range
        P0970 pressure control solenoid C: low
        P0971 pressure control solenoid C: high
        P0972 shift solenoid A: range
        P0973 shift solenoid A: low
        P0974 shift solenoid A: high
        P0975 shift solenoid B: range
        P0976 shift solenoid B: low
        P0977 shift solenoid B: high
        P0978 shift solenoid C: range
        P0979 shift solenoid C: low
        P0980 shift solenoid C: high
        P0981 shift solenoid D: range
        P0982 shift solenoid D: low
        P0983 shift solenoid D: high
        P0984 shift solenoid E: range
        P0985 shift solenoid E: low
        P0986 shift solenoid E: high
        P0987 transmission fluid pressure sensor E: circuit
        P0988 transmission fluid pressure sensor E: range
        P0989 transmission fluid pressure sensor E: low
        P0990 transmission fluid pressure sensor E: high
        P0991 transmission fluid pressure sensor E: intermittent
        P0992 transmission fluid pressure sensor F: circuit
        P0993 transmission fluid pressure sensor F: range
        P0994 transmission fluid pressure sensor F: low
        P0995 transmission fluid pressure sensor F: high
        P0996 transmission fluid pressure sensor F: intermittent
        P0997 shift solenoid F: range
        P0998 shift solenoid F: low
        P0999 shift solenoid F: high
        P099A shift solenoid G: range
        P099B shift solenoid G: low
        P099C shift solenoid G: high
        P099D shift solenoid H: range
        P099E shift solenoid H: low
        P099F shift solenoid H: high
        P0A00 motor electronics coolant temperature sensor: circuit
        P0A01 motor electronics coolant temperature sensor: range
        P0A02 motor electronics coolant temperature sensor: low
        P0A03 motor electronics coolant temperature sensor: high
        P0A04 motor electronics coolant temperature sensor: intermittent
        P0A05 motor electronics coolant pump A: circuit or open
        P0A06 motor electronics coolant pump A: low
        P0A07 motor electronics coolant pump A: high
        P0A08 DC/DC converter status: circuit
        P0A09 DC/DC converter status: low
        P0A0A high-voltage interlock: circuit
        P0A0B high-voltage interlock: performance
        P0A0C high-voltage interlock: low
        P0A0D high-voltage interlock: high
        P0A0E high-voltage interlock: intermittent
        P0A0F engine: failed to start
        P0A10 DC/DC converter status: high
        P0A11 DC/DC converter enable: circuit or open
        P0A12 DC/DC converter enable: low
        P0A13 DC/DC converter enable: high
        P0A14 engine mount A: circuit or open
        P0A15 engine mount A: low
        P0A16 engine mount A: high
        P0A17 motor torque sensor: circuit
        P0A18 motor torque sensor: range
        P0A19 motor torque sensor: low
        P0A1A hybrid generator control module: malfunction
        P0A1B drive motor A control module: malfunction
        P0A1C drive motor B control module: malfunction
        P0A1D hybrid powertrain control module: malfunction
        P0A1E starter generator control module: malfunction
        P0A1F battery energy control module: malfunction
        P0A20 motor torque sensor: high
        P0A21 motor torque sensor: intermittent
        P0A22 hybrid generator torque sensor: circuit
        P0A23 hybrid generator torque sensor: range
        P0A24 hybrid generator torque sensor: low
        P0A25 hybrid generator torque sensor: high
        P0A26 hybrid generator torque sensor: intermittent
        P0A27 hybrid battery power off: circuit
        P0A28 hybrid battery power off: low
        P0A29 hybrid battery power off: high
        P0A2A drive motor A temperature sensor: circuit
        P0A2B drive motor A temperature sensor: range
        P0A2C drive motor A temperature sensor: low
        P0A2D drive motor A temperature sensor: high
        P0A2E drive motor A temperature sensor: intermittent
        P0A2F drive motor A: over temperature
        P0A30 drive motor B temperature sensor: circuit
        P0A31 drive motor B temperature sensor: range
        P0A32 drive motor B temperature sensor: low
        P0A33 drive motor B temperature sensor: high
        P0A34 drive motor B temperature sensor: intermittent
        P0A35 drive motor B: over temperature
        P0A36 hybrid generator temperature sensor: circuit
        P0A37 hybrid generator temperature sensor: range
        P0A38 hybrid generator temperature sensor: low
        P0A39 hybrid generator temperature sensor: high
        P0A3A hybrid generator temperature sensor: intermittent
        P0A3B hybrid generator: over temperature
        P0A3C drive motor A inverter: over temperature
        P0A3D drive motor B inverter: over temperature
        P0A3E hybrid generator inverter: over temperature
        P0A3F drive motor A position sensor: circuit
        P0A40 drive motor A position sensor: range
        P0A41 drive motor A position sensor: low
        P0A42 drive motor A position sensor: high
        P0A43 drive motor A position sensor: intermittent
        P0A44 drive motor A position sensor: overspeed
        P0A45 drive motor B position sensor: circuit
        P0A46 drive motor B position sensor: range
        P0A47 drive motor B position sensor: low
        P0A48 drive motor B position sensor: high
        P0A49 drive motor B position sensor: intermittent
        P0A4A drive motor B position sensor: overspeed
        P0A4B hybrid generator position sensor: circuit
        P0A4C hybrid generator position sensor: range
        P0A4D hybrid generator position sensor: low
        P0A4E hybrid generator position sensor: high
        P0A4F hybrid generator position sensor: intermittent
        P0A50 hybrid generator position sensor: overspeed
        P0A51 drive motor A current sensor: circuit
        P0A52 drive motor A current sensor: range
        P0A53 drive motor A current sensor: low
        P0A54 drive motor A current sensor: high
        P0A55 drive motor B current sensor: circuit
        P0A56 drive motor B current sensor: range
        P0A57 drive motor B current sensor: low
        P0A58 drive motor B current sensor: high
        P0A59 hybrid generator current sensor: circuit
        P0A5A hybrid generator current sensor: range
        P0A5B hybrid generator current sensor: low
        P0A5C hybrid generator current sensor: high
        P0A5D drive motor A phase U current: malfunction
        P0A5E drive motor A phase U current: too low
        P0A5F drive motor A phase U current: too high
        P0A60 drive motor A phase V current: malfunction
        P0A61 drive motor A phase V current: too low
        P0A62 drive motor A phase V current: too high
        P0A63 drive motor A phase W current: malfunction
        P0A64 drive motor A phase W current: too low
        P0A65 drive motor A phase W current: too high
        P0A66 drive motor B phase U current: malfunction
        P0A67 drive motor B phase U current: too low
        P0A68 drive motor B phase U current: too high
        P0A69 drive motor B phase V current: malfunction
        P0A6A drive motor B phase V current: too low
        P0A6B drive motor B phase V current: too high
        P0A6C drive motor B phase W current: malfunction
        P0A6D drive motor B phase W current: too low
        P0A6E drive motor B phase W current: too high
        P0A6F hybrid generator phase U current: malfunction
        P0A70 hybrid generator phase U current: too low
        P0A71 hybrid generator phase U current: too high
        P0A72 hybrid generator phase V current: malfunction
        P0A73 hybrid generator phase V current: too low
        P0A74 hybrid generator phase V current: too high
        P0A75 hybrid generator phase W current: malfunction
        P0A76 hybrid generator phase W current: too low
        P0A77 hybrid generator phase W current: too high
        P0A78 drive motor A inverter: performance
        P0A79 drive motor B inverter: performance
        P0A7A hybrid generator inverter: performance
        P0A7B battery energy control module: requested lamp
        P0A7C motor electronics: over temperature
        P0A7D hybrid battery state of charge: too low
        P0A7E hybrid battery pack: over temperature
        P0A7F hybrid battery pack: deteriorated
        P0A80 hybrid battery pack: to be replaced
        P0A81 hybrid battery cooling fan 1: circuit or open
        P0A82 hybrid battery cooling fan 1: performance or stuck off
        P0A83 hybrid battery cooling fan 1: stuck on
        P0A84 hybrid battery cooling fan 1: low
        P0A85 hybrid battery cooling fan 1: high
        P0A86 14 volt power module current sensor A: circuit
        P0A87 14 volt power module current sensor A: range
        P0A88 14 volt power module current sensor A: low
        P0A89 14 volt power module current sensor A: high
        P0A8A 14 volt power module current sensor A: intermittent
        P0A8B 14 volt power module system voltage: malfunction
        P0A8C 14 volt power module system voltage: unstable
        P0A8D 14 volt power module system voltage: too low
        P0A8E 14 volt power module system voltage: too high
        P0A8F 14 volt power module: performance
        P0A90 drive motor A: performance
        P0A91 drive motor B: performance
        P0A92 hybrid generator: performance
        P0A93 inverter cooling system: performance
        P0A94 DC/DC converter: performance
        P0A95 high-voltage fuse: malfunction
        P0A96 hybrid battery cooling fan 2: circuit or open
        P0A97 hybrid battery cooling fan 2: performance or stuck off
        P0A98 hybrid battery cooling fan 2: stuck on
        P0A99 hybrid battery cooling fan 2: low
        P0A9A hybrid battery cooling fan 2: high
        P0A9B hybrid battery temperature sensor A: circuit
        P0A9C hybrid battery temperature sensor A: range
        P0A9D hybrid battery temperature sensor A: low
        P0A9E hybrid battery temperature sensor A: high
        P0A9F hybrid battery temperature sensor A: erratic
        P0AA0 hybrid battery positive contactor: circuit
        P0AA1 hybrid battery positive contactor: stuck closed
        P0AA2 hybrid battery positive contactor: stuck open
        P0AA3 hybrid battery negative contactor: circuit
        P0AA4 hybrid battery negative contactor: stuck closed
        P0AA5 hybrid battery negative contactor: stuck open
        P0AA6 hybrid battery voltage system: isolation
        P0AA7 hybrid battery voltage isolation sensor: circuit
        P0AA8 hybrid battery voltage isolation sensor: range
        P0AA9 hybrid battery voltage isolation sensor: low
        P0AAA hybrid battery voltage isolation sensor: high
        P0AAB hybrid battery voltage isolation sensor: erratic
        P0AAC hybrid battery air temperature sensor A: circuit
        P0AAD hybrid battery air temperature sensor A: range
        P0AAE hybrid battery air temperature sensor A: low
        P0AAF hybrid battery air temperature sensor A: high
        P0AB0 hybrid battery air temperature sensor A: erratic
        P0AB1 hybrid battery air temperature sensor B: circuit
        P0AB2 hybrid battery air temperature sensor B: range
        P0AB3 hybrid battery air temperature sensor B: low
        P0AB4 hybrid battery air temperature sensor B: high
        P0AB5 hybrid battery air temperature sensor B: erratic
        P0AB6 engine mount B: circuit or open
        P0AB7 engine mount B: low
        P0AB8 engine mount B: high
        P0AB9 hybrid system: performance
        P0ABA hybrid battery pack voltage sense A: circuit
        P0ABB hybrid battery pack voltage sense A: range
        P0ABC hybrid battery pack voltage sense A: low
        P0ABD hybrid battery pack voltage sense A: high
        P0ABE hybrid battery pack voltage sense A: erratic
        P0ABF hybrid battery pack current sensor A: circuit
        P0AC0 hybrid battery pack current sensor A: range
        P0AC1 hybrid battery pack current sensor A: low
        P0AC2 hybrid battery pack current sensor A: high
        P0AC3 hybrid battery pack current sensor A: erratic
        P0AC4 hybrid powertrain control module: requested lamp
        P0AC5 hybrid battery temperature sensor B: circuit
        P0AC6 hybrid battery temperature sensor B: range
        P0AC7 hybrid battery temperature sensor B: low
        P0AC8 hybrid battery temperature sensor B: high
        P0AC9 hybrid battery temperature sensor B: erratic
        P0ACA hybrid battery temperature sensor C: circuit
        P0ACB hybrid battery temperature sensor C: range
        P0ACC hybrid battery temperature sensor C: low
        P0ACD hybrid battery temperature sensor C: high
        P0ACE hybrid battery temperature sensor C: erratic
        P0ACF hybrid battery cooling fan 3: circuit or open
        P0AD0 hybrid battery cooling fan 3: performance or stuck off
        P0AD1 hybrid battery cooling fan 3: stuck on
        P0AD2 hybrid battery cooling fan 3: low
        P0AD3 hybrid battery cooling fan 3: high
        P0AD4 hybrid battery air flow: too low
        P0AD5 hybrid battery air flow valve A: circuit or open
        P0AD6 hybrid battery air flow valve A: range
        P0AD7 hybrid battery air flow valve A: low
        P0AD8 hybrid battery air flow valve A: high
        P0AD9 hybrid battery positive contactor control: circuit or open
        P0ADA hybrid battery positive contactor control: range
        P0ADB hybrid battery positive contactor control: low
        P0ADC hybrid battery positive contactor control: high
        P0ADD hybrid battery negative contactor control: circuit or open
        P0ADE hybrid battery negative contactor control: range
        P0ADF hybrid battery negative contactor control: low
        P0AE0 hybrid battery negative contactor control: high
        P0AE1 hybrid battery precharge contactor: circuit
        P0AE2 hybrid battery precharge contactor: stuck closed
        P0AE3 hybrid battery precharge contactor: stuck open
        P0AE4 hybrid battery precharge contactor control: circuit
        P0AE5 hybrid battery precharge contactor control: range
        P0AE6 hybrid battery precharge contactor control: low
        P0AE7 hybrid battery precharge contactor control: high
        P0AE8 hybrid battery temperature sensor D: circuit
        P0AE9 hybrid battery temperature sensor D: range
        P0AEA hybrid battery temperature sensor D: low
        P0AEB hybrid battery temperature sensor D: high
        P0AEC hybrid battery temperature sensor D: erratic
        P0AED drive motor inverter temperature sensor A: circuit
        P0AEE drive motor inverter temperature sensor A: range
        P0AEF drive motor inverter temperature sensor A: low
        P0AF0 drive motor inverter temperature sensor A: high
        P0AF1 drive motor inverter temperature sensor A: erratic
        P0AF2 drive motor inverter temperature sensor B: circuit
        P0AF3 drive motor inverter temperature sensor B: range
        P0AF4 drive motor inverter temperature sensor B: low
        P0AF5 drive motor inverter temperature sensor B: high
        P0AF6 drive motor inverter temperature sensor B: erratic
        P0AF7 14 volt power module internal temperature: too high
        P0AF8 hybrid battery system voltage: malfunction
        P0AF9 hybrid battery system voltage: unstable
        P0AFA hybrid battery system voltage: too low
        P0AFB hybrid battery system voltage: too high
        P0AFC hybrid battery pack sensor module: malfunction
        P0AFD hybrid battery pack: under temperature
        P0B00 auxiliary transmission fluid pump motor phase U current: malfunction
        P0B01 auxiliary transmission fluid pump motor phase U current: too low
        P0B02 auxiliary transmission fluid pump motor phase U current: too high
        P0B03 auxiliary transmission fluid pump motor phase V current: malfunction
        P0B04 auxiliary transmission fluid pump motor phase V current: too low
        P0B05 auxiliary transmission fluid pump motor phase V current: too high
        P0B06 auxiliary transmission fluid pump motor phase W current: malfunction
        P0B07 auxiliary transmission fluid pump motor phase W current: too low
        P0B08 auxiliary transmission fluid pump motor phase W current: too high
        P0B09 auxiliary transmission fluid pump motor supply voltage: circuit or open
        P0B0A auxiliary transmission fluid pump motor supply voltage: low
        P0B0B auxiliary transmission fluid pump motor supply voltage: high
        P0B0C auxiliary transmission fluid pump: hydraulic leak
        P0B0D auxiliary transmission fluid pump motor control module: malfunction
        P0B0E hybrid battery pack current sensor B: circuit
        P0B0F hybrid battery pack current sensor B: range
        P0B10 hybrid battery pack current sensor B: low
        P0B11 hybrid battery pack current sensor B: high
        P0B12 hybrid battery pack current sensor B: erratic
        P0B13 hybrid battery pack current sensor A / B: correlation
        P0B14 hybrid battery pack voltage sense B: circuit
        P0B15 hybrid battery pack voltage sense B: range
        P0B16 hybrid battery pack voltage sense B: low
        P0B17 hybrid battery pack voltage sense B: high
        P0B18 hybrid battery pack voltage sense B: erratic
        P0B19 hybrid battery pack voltage sense C: circuit
        P0B1A hybrid battery pack voltage sense C: range
        P0B1B hybrid battery pack voltage sense C: low
        P0B1C hybrid battery pack voltage sense C: high
        P0B1D hybrid battery pack voltage sense C: erratic
        P0B1E hybrid battery pack voltage sense D: circuit
        P0B1F hybrid battery pack voltage sense D: range
        P0B20 hybrid battery pack voltage sense D: low
        P0B21 hybrid battery pack voltage sense D: high
        P0B22 hybrid battery pack voltage sense D: erratic
        P0B23 hybrid battery A voltage: malfunction
        P0B24 hybrid battery A voltage: unstable
        P0B25 hybrid battery A voltage: too low
        P0B26 hybrid battery A voltage: too high
        P0B27 hybrid battery B voltage: malfunction
        P0B28 hybrid battery B voltage: unstable
        P0B29 hybrid battery B voltage: too low
        P0B2A hybrid battery B voltage: too high
        P0B2B hybrid battery C voltage: malfunction
        P0B2C hybrid battery C voltage: unstable
        P0B2D hybrid battery C voltage: too low
        P0B2E hybrid battery C voltage: too high
        P0B2F hybrid battery D voltage: malfunction
        P0B30 hybrid battery D voltage: unstable
        P0B31 hybrid battery D voltage: too low
        P0B32 hybrid battery D voltage: too high
        P0B33 high-voltage service disconnect: circuit
        P0B34 high-voltage service disconnect: performance
        P0B35 high-voltage service disconnect: low
        P0B36 high-voltage service disconnect: high
        P0B37 high-voltage service disconnect: open
        P0B3B hybrid battery voltage sense A: circuit
        P0B3C hybrid battery voltage sense A: range
        P0B3D hybrid battery voltage sense A: low
        P0B3E hybrid battery voltage sense A: high
        P0B3F hybrid battery voltage sense A: erratic
        P0B40 hybrid battery voltage sense B: circuit
        P0B41 hybrid battery voltage sense B: range
        P0B42 hybrid battery voltage sense B: low
        P0B43 hybrid battery voltage sense B: high
        P0B44 hybrid battery voltage sense B: erratic
        P0B45 hybrid battery voltage sense C: circuit
        P0B46 hybrid battery voltage sense C: range
        P0B47 hybrid battery voltage sense C: low
        P0B48 hybrid battery voltage sense C: high
        P0B49 hybrid battery voltage sense C: erratic
        P0B4A hybrid battery voltage sense D: circuit
        P0B4B hybrid battery voltage sense D: range
        P0B4C hybrid battery voltage sense D: low
        P0B4D hybrid battery voltage sense D: high
        P0B4E hybrid battery voltage sense D: erratic
        P0B4F hybrid battery voltage sense E: circuit
        P0B50 hybrid battery voltage sense E: range
        P0B51 hybrid battery voltage sense E: low
        P0B52 hybrid battery voltage sense E: high
        P0B53 hybrid battery voltage sense E: erratic
        P0B54 hybrid battery voltage sense F: circuit
        P0B55 hybrid battery voltage sense F: range
        P0B56 hybrid battery voltage sense F: low
        P0B57 hybrid battery voltage sense F: high
        P0B58 hybrid battery voltage sense F: erratic
        P0B59 hybrid battery voltage sense G: circuit
        P0B5A hybrid battery voltage sense G: range
        P0B5B hybrid battery voltage sense G: low
        P0B5C hybrid battery voltage sense G: high
        P0B5D hybrid battery voltage sense G: erratic
        P0B5E hybrid battery voltage sense H: circuit
        P0B5F hybrid battery voltage sense H: range
        P0B60 hybrid battery voltage sense H: low
        P0B61 hybrid battery voltage sense H: high
        P0B62 hybrid battery voltage sense H: erratic
        P0B63 hybrid battery voltage sense I: circuit
        P0B64 hybrid battery voltage sense I: range
        P0B65 hybrid battery voltage sense I: low
        P0B66 hybrid battery voltage sense I: high
        P0B67 hybrid battery voltage sense I: erratic
        P0B68 hybrid battery voltage sense J: circuit
        P0B69 hybrid battery voltage sense J: range
        P0B6A hybrid battery voltage sense J: low
        P0B6B hybrid battery voltage sense J: high
        P0B6C hybrid battery voltage sense J: erratic
        P0B6D hybrid battery voltage sense K: circuit
        P0B6E hybrid battery voltage sense K: range
        P0B6F hybrid battery voltage sense K: low
        P0B70 hybrid battery voltage sense K: high
        P0B71 hybrid battery voltage sense K: erratic
        P0B72 hybrid battery voltage sense L: circuit
        P0B73 hybrid battery voltage sense L: range
        P0B74 hybrid battery voltage sense L: low
        P0B75 hybrid battery voltage sense L: high
        P0B76 hybrid battery voltage sense L: erratic
        P0B77 hybrid battery voltage sense M: circuit
        P0B78 hybrid battery voltage sense M: range
        P0B79 hybrid battery voltage sense M: low
        P0B7A hybrid battery voltage sense M: high
        P0B7B hybrid battery voltage sense M: erratic
        P0B7C hybrid battery voltage sense N: circuit
        P0B7D hybrid battery voltage sense N: range
        P0B7E hybrid battery voltage sense N: low
        P0B7F hybrid battery voltage sense N: high
        P0B80 hybrid battery voltage sense N: erratic
        P0B81 hybrid battery voltage sense O: circuit
        P0B82 hybrid battery voltage sense O: range
        P0B83 hybrid battery voltage sense O: low
        P0B84 hybrid battery voltage sense O: high
        P0B85 hybrid battery voltage sense O: erratic
        P0B86 hybrid battery voltage sense P: circuit
        P0B87 hybrid battery voltage sense P: range
        P0B88 hybrid battery voltage sense P: low
        P0B89 hybrid battery voltage sense P: high
        P0B8A hybrid battery voltage sense P: erratic
        P0B8B hybrid battery voltage sense Q: circuit
        P0B8C hybrid battery voltage sense Q: range
        P0B8D hybrid battery voltage sense Q: low
        P0B8E hybrid battery voltage sense Q: high
        P0B8F hybrid battery voltage sense Q: erratic
        P0B90 hybrid battery voltage sense R: circuit
        P0B91 hybrid battery voltage sense R: range
        P0B92 hybrid battery voltage sense R: low
        P0B93 hybrid battery voltage sense R: high
        P0B94 hybrid battery voltage sense R: erratic
        P0B95 hybrid battery voltage sense S: circuit
        P0B96 hybrid battery voltage sense S: range
        P0B97 hybrid battery voltage sense S: low
        P0B98 hybrid battery voltage sense S: high
        P0B99 hybrid battery voltage sense S: erratic
        P0B9A hybrid battery voltage sense T: circuit
        P0B9B hybrid battery voltage sense T: range
        P0B9C hybrid battery voltage sense T: low
        P0B9D hybrid battery voltage sense T: high
        P0B9E hybrid battery voltage sense T: erratic
        P0B9F hybrid battery voltage sense U: circuit
        P0BA0 hybrid battery voltage sense U: range
        P0BA1 hybrid battery voltage sense U: low
        P0BA2 hybrid battery voltage sense U: high
        P0BA3 hybrid battery voltage sense U: erratic
        P0BA4 hybrid battery voltage sense V: circuit
        P0BA5 hybrid battery voltage sense V: range
        P0BA6 hybrid battery voltage sense V: low
        P0BA7 hybrid battery voltage sense V: high
        P0BA8 hybrid battery voltage sense V: erratic
        P0BA9 hybrid battery voltage sense W: circuit
        P0BAA hybrid battery voltage sense W: range
        P0BAB hybrid battery voltage sense W: low
        P0BAC hybrid battery voltage sense W: high
        P0BAD hybrid battery voltage sense W: erratic
        P0BAE hybrid battery voltage sense X: circuit
        P0BAF hybrid battery voltage sense X: range
        P0BB0 hybrid battery voltage sense X: low
        P0BB1 hybrid battery voltage sense X: high
        P0BB2 hybrid battery voltage sense X: erratic
        P0BB3 hybrid battery voltage sense Y: circuit
        P0BB4 hybrid battery voltage sense Y: range
        P0BB5 hybrid battery voltage sense Y: low
        P0BB6 hybrid battery voltage sense Y: high
        P0BB7 hybrid battery voltage sense Y: erratic
        P0BB8 hybrid battery voltage sense Z: circuit
        P0BB9 hybrid battery voltage sense Z: range
        P0BBA hybrid battery voltage sense Z: low
        P0BBB hybrid battery voltage sense Z: high
        P0BBC hybrid battery voltage sense Z: erratic
        P0BBD hybrid battery pack voltage variation: too high
        P0BBE hybrid battery pack voltage variation: malfunction
        P0BBF hybrid battery cooling fan supply voltage: circuit or open
        P0BC0 hybrid battery cooling fan supply voltage: low
        P0BC1 hybrid battery cooling fan supply voltage: high
        P0BC2 hybrid battery temperature sensor E: circuit
        P0BC3 hybrid battery temperature sensor E: range
        P0BC4 hybrid battery temperature sensor E: low
        P0BC5 hybrid battery temperature sensor E: high
        P0BC6 hybrid battery temperature sensor E: erratic
        P0BC7 hybrid battery cooling fan 1 sense: circuit or open
        P0BC8 hybrid battery cooling fan 1 sense: range
        P0BC9 hybrid battery cooling fan 1 sense: low
        P0BCA hybrid battery cooling fan 1 sense: high
        P0BCB hybrid battery cooling fan 1 sense: erratic
        P0BCC hybrid generator inverter temperature sensor A: circuit
        P0BCD hybrid generator inverter temperature sensor A: range
        P0BCE hybrid generator inverter temperature sensor A: low
        P0BCF hybrid generator inverter temperature sensor A: high
        P0BD0 hybrid generator inverter temperature sensor A: erratic
        P0BD1 drive motor inverter temperature sensor C: circuit
        P0BD2 drive motor inverter temperature sensor C: range
        P0BD3 drive motor inverter temperature sensor C: low
        P0BD4 drive motor inverter temperature sensor C: high
        P0BD5 drive motor inverter temperature sensor C: erratic
        P0BD6 drive motor inverter temperature sensor D: circuit
        P0BD7 drive motor inverter temperature sensor D: range
        P0BD8 drive motor inverter temperature sensor D: low
        P0BD9 drive motor inverter temperature sensor D: high
        P0BDA drive motor inverter temperature sensor D: erratic
        P0BDB drive motor inverter temperature sensor E: circuit
        P0BDC drive motor inverter temperature sensor E: range
        P0BDD drive motor inverter temperature sensor E: low
        P0BDE drive motor inverter temperature sensor E: high
        P0BDF drive motor inverter temperature sensor E: erratic
        P0BE0 drive motor inverter temperature sensor F: circuit
        P0BE1 drive motor inverter temperature sensor F: range
        P0BE2 drive motor inverter temperature sensor F: low
        P0BE3 drive motor inverter temperature sensor F: high
        P0BE4 drive motor inverter temperature sensor F: erratic
        P0BE5 drive motor A phase U current sensor: circuit
        P0BE6 drive motor A phase U current sensor: range
        P0BE7 drive motor A phase U current sensor: low
        P0BE8 drive motor A phase U current sensor: high
        P0BE9 drive motor A phase V current sensor: circuit
        P0BEA drive motor A phase V current sensor: range
        P0BEB drive motor A phase V current sensor: low
        P0BEC drive motor A phase V current sensor: high
        P0BED drive motor A phase W current sensor: circuit
        P0BEE drive motor A phase W current sensor: range
        P0BEF drive motor A phase W current sensor: low
        P0BF0 drive motor A phase W current sensor: high
        P0BF1 drive motor B phase U current sensor: circuit
        P0BF2 drive motor B phase U current sensor: range
        P0BF3 drive motor B phase U current sensor: low
        P0BF4 drive motor B phase U current sensor: high
        P0BF5 drive motor B phase V current sensor: circuit
        P0BF6 drive motor B phase V current sensor: range
        P0BF7 drive motor B phase V current sensor: low
        P0BF8 drive motor B phase V current sensor: high
        P0BF9 drive motor B phase W current sensor: circuit
        P0BFA drive motor B phase W current sensor: range
        P0BFB drive motor B phase W current sensor: low
        P0BFC drive motor B phase W current sensor: high
        P0BFD drive motor A phase U-V-W current sensor: correlation
        P0BFE drive motor B phase U-V-W current sensor: correlation
        P0BFF drive motor A current: malfunction
        P0C00 drive motor A current: too low
        P0C01 drive motor A current: too high
        P0C02 drive motor B current: malfunction
        P0C03 drive motor B current: too low
        P0C04 drive motor B current: too high
        P0C05 drive motor A phase U-V-W: circuit or open
        P0C06 drive motor A phase U-V-W: low
        P0C07 drive motor A phase U-V-W: high
        P0C08 drive motor B phase U-V-W: circuit or open
        P0C09 drive motor B phase U-V-W: low
        P0C0A drive motor B phase U-V-W: high
        P0C0B drive motor A inverter power supply: circuit or open
        P0C0C drive motor A inverter power supply: low
        P0C0D drive motor A inverter power supply: high
        P0C0E drive motor B inverter power supply: circuit or open
        P0C0F drive motor B inverter power supply: low
        P0C10 drive motor B inverter power supply: high
        P0C11 drive motor A inverter phase U: over temperature
        P0C12 drive motor A inverter phase V: over temperature
        P0C13 drive motor A inverter phase W: over temperature
        P0C14 drive motor B inverter phase U: over temperature
        P0C15 drive motor B inverter phase V: over temperature
        P0C16 drive motor B inverter phase W: over temperature
        P0C17 drive motor A position sensor: not learned
        P0C18 drive motor B position sensor: not learned
        P0C19 drive motor A torque: performance
        P0C1A drive motor B torque: performance
        P0C1B auxiliary transmission fluid pump motor control module temperature: too high
        P0C1C auxiliary transmission fluid pump motor control module temperature sensor: circuit
        P0C1D auxiliary transmission fluid pump motor control module temperature sensor: range
        P0C1E auxiliary transmission fluid pump motor control module temperature sensor: low
        P0C1F auxiliary transmission fluid pump motor control module temperature sensor: high
        P0C20 auxiliary transmission fluid pump motor phase U-V-W: circuit or open
        P0C21 auxiliary transmission fluid pump motor phase U-V-W: low
        P0C22 auxiliary transmission fluid pump motor phase U-V-W: high
        P0C23 auxiliary transmission fluid pump motor control module: circuit or open
        P0C24 auxiliary transmission fluid pump motor control module: low
        P0C25 auxiliary transmission fluid pump motor control module: high
        P0C26 auxiliary transmission fluid pump motor current: malfunction
        P0C27 auxiliary transmission fluid pump motor current: too low
        P0C28 auxiliary transmission fluid pump motor current: too high
        P0C29 auxiliary transmission fluid pump motor driver: performance
        P0C2A auxiliary transmission fluid pump motor: stalled
        P0C2B auxiliary transmission fluid pump motor control module feedback: circuit
        P0C2C auxiliary transmission fluid pump motor control module feedback: range
        P0C2D auxiliary transmission fluid pump motor control module feedback: low
        P0C2E auxiliary transmission fluid pump motor control module feedback: high
        P0C2F control module drive motor or engine speed sensor: performance
        P0C30 hybrid battery state of charge: too high
        P0C32 hybrid battery cooling system: performance
        P0C33 hybrid battery temperature sensor F: circuit
        P0C34 hybrid battery temperature sensor F: range
        P0C35 hybrid battery temperature sensor F: low
        P0C36 hybrid battery temperature sensor F: high
        P0C37 hybrid battery temperature sensor F: erratic
        P0C38 DC/DC converter temperature sensor A: circuit
        P0C39 DC/DC converter temperature sensor A: range
        P0C3A DC/DC converter temperature sensor A: low
        P0C3B DC/DC converter temperature sensor A: high
        P0C3C DC/DC converter temperature sensor A: erratic
        P0C3D DC/DC converter temperature sensor B: circuit
        P0C3E DC/DC converter temperature sensor B: range
        P0C3F DC/DC converter temperature sensor B: low
        P0C40 DC/DC converter temperature sensor B: high
        P0C41 DC/DC converter temperature sensor B: erratic
        P0C42 hybrid battery coolant temperature sensor A: circuit
        P0C43 hybrid battery coolant temperature sensor A: range
        P0C44 hybrid battery coolant temperature sensor A: low
        P0C45 hybrid battery coolant temperature sensor A: high
        P0C46 hybrid battery coolant temperature sensor A: erratic
        P0C47 hybrid battery coolant pump A: circuit or open
        P0C48 hybrid battery coolant pump A: low
        P0C49 hybrid battery coolant pump A: high
        P0C4A hybrid battery coolant pump A: performance
        P0C4B hybrid battery coolant pump supply voltage: circuit or open
        P0C4C hybrid battery coolant pump supply voltage: low
        P0C4D hybrid battery coolant pump supply voltage: high
        P0C4E drive motor A position: learning limit
        P0C4F drive motor B position: learning limit
        P0C50 drive motor A position sensor A: circuit
        P0C51 drive motor A position sensor A: range
        P0C52 drive motor A position sensor A: low
        P0C53 drive motor A position sensor A: high
        P0C54 drive motor A position sensor A: erratic
        P0C55 drive motor B position sensor A: circuit
        P0C56 drive motor B position sensor A: range
        P0C57 drive motor B position sensor A: low
        P0C58 drive motor B position sensor A: high
        P0C59 drive motor B position sensor A: erratic
        P0C5A drive motor A position sensor B: circuit
        P0C5B drive motor A position sensor B: range
        P0C5C drive motor A position sensor B: low
        P0C5D drive motor A position sensor B: high
        P0C5E drive motor A position sensor B: erratic
        P0C5F drive motor B position sensor B: circuit
        P0C60 drive motor B position sensor B: range
        P0C61 drive motor B position sensor B: low
        P0C62 drive motor B position sensor B: high
        P0C63 drive motor B position sensor B: erratic
        P0C64 hybrid generator position sensor A: circuit
        P0C65 hybrid generator position sensor A: range
        P0C66 hybrid generator position sensor A: low
        P0C67 hybrid generator position sensor A: high
        P0C68 hybrid generator position sensor A: erratic
        P0C69 hybrid generator position sensor B: circuit
        P0C6A hybrid generator position sensor B: range
        P0C6B hybrid generator position sensor B: low
        P0C6C hybrid generator position sensor B: high
        P0C6D hybrid generator position sensor B: erratic
        P0C6E hybrid battery temperature sensor A / B: correlation
        P0C6F hybrid battery temperature sensor B / C: correlation
        P0C70 hybrid battery temperature sensor C / D: correlation
        P0C71 hybrid battery temperature sensor D / E: correlation
        P0C72 hybrid battery temperature sensor E / F: correlation
        P0C73 motor electronics coolant pump A: performance
        P0C74 motor electronics coolant pump B: performance
        P0C75 hybrid battery system discharge time: too short
        P0C76 hybrid battery system discharge time: too long
        P0C77 hybrid battery system precharge time: too short
        P0C78 hybrid battery system precharge time: too long
        P0C79 drive motor A inverter voltage: too high
        P0C7A drive motor B inverter voltage: too high
        P0C7B hybrid generator inverter voltage: too high
        P0C7C hybrid battery temperature sensor G: circuit
        P0C7D hybrid battery temperature sensor G: range
        P0C7E hybrid battery temperature sensor G: low
        P0C7F hybrid battery temperature sensor G: high
        P0C80 hybrid battery temperature sensor G: erratic
        P0C81 hybrid battery temperature sensor H: circuit
        P0C82 hybrid battery temperature sensor H: range
        P0C83 hybrid battery temperature sensor H: low
        P0C84 hybrid battery temperature sensor H: high
        P0C85 hybrid battery temperature sensor H: erratic
        P0C86 hybrid battery temperature sensor F / G: correlation
        P0C87 hybrid battery temperature sensor G / H: correlation
        P0C88 hybrid battery temperature sensor I: circuit
        P0C89 hybrid battery temperature sensor I: range
        P0C8A hybrid battery temperature sensor I: low
        P0C8B hybrid battery temperature sensor I: high
        P0C8C hybrid battery temperature sensor I: erratic
        P0C8D hybrid battery temperature sensor J: circuit
        P0C8E hybrid battery temperature sensor J: range
        P0C8F hybrid battery temperature sensor J: low
        P0C90 hybrid battery temperature sensor J: high
        P0C91 hybrid battery temperature sensor J: erratic
        P0C92 hybrid battery temperature sensor K: circuit
        P0C93 hybrid battery temperature sensor K: range
        P0C94 hybrid battery temperature sensor K: low
        P0C95 hybrid battery temperature sensor K: high
        P0C96 hybrid battery temperature sensor K: erratic
        P0C97 hybrid battery temperature sensor L: circuit
        P0C98 hybrid battery temperature sensor L: range
        P0C99 hybrid battery temperature sensor L: low
        P0C9A hybrid battery temperature sensor L: high
        P0C9B hybrid battery temperature sensor L: erratic
        P0C9C 14 volt power module current sensor B: circuit
        P0C9D 14 volt power module current sensor B: range
        P0C9E 14 volt power module current sensor B: low
        P0C9F 14 volt power module current sensor B: high
        P0CA0 14 volt power module current sensor B: intermittent
        P0CA2 DC/DC converter step-down voltage: performance
        P0CA3 DC/DC converter step-up voltage: performance
        P0CA4 hybrid battery charging voltage: too high
        P0CA5 hybrid battery discharging voltage: too high
        P0CA6 hybrid battery charging current: too high
        P0CA7 hybrid battery discharging current: too high
        P0CA8 hybrid battery temperature sensor M: circuit
        P0CA9 hybrid battery temperature sensor M: range
        P0CAA hybrid battery temperature sensor M: low
        P0CAB hybrid battery temperature sensor M: high
        P0CAC hybrid battery temperature sensor M: erratic
        P0CAD hybrid battery temperature sensor N: circuit
        P0CAE hybrid battery temperature sensor N: range
        P0CAF hybrid battery temperature sensor N: low
        P0CB0 hybrid battery temperature sensor N: high
        P0CB1 hybrid battery temperature sensor N: erratic
        P0CB2 hybrid battery temperature sensor O: circuit
        P0CB3 hybrid battery temperature sensor O: range
        P0CB4 hybrid battery temperature sensor O: low
        P0CB5 hybrid battery temperature sensor O: high
        P0CB6 hybrid battery temperature sensor O: erratic
        P0CB7 hybrid battery temperature sensor P: circuit
        P0CB8 hybrid battery temperature sensor P: range
        P0CB9 hybrid battery temperature sensor P: low
        P0CBA hybrid battery temperature sensor P: high
        P0CBB hybrid battery temperature sensor P: erratic
        P0CC6 charge port door A open request switch wake-up: circuit
        P0CC7 charge port door A open request switch: circuit
        P0CC8 charge port door A open request switch: performance
        P0CC9 charge port door A open request switch: low
        P0CCA charge port door A open request switch: high
        P0CCB charge port door A open request switch: erratic
        P0CCC charge port door A position sensor: circuit
        P0CCD charge port door A position sensor: performance
        P0CCE charge port door A position sensor: low
        P0CCF charge port door A position sensor: high
        P0CD0 charge port door A position sensor: erratic
        P0CD1 charge port door A unlock control: circuit
        P0CD2 charge port door A unlock control: performance
        P0CD3 charge port door A unlock control: low
        P0CD4 charge port door A unlock control: high
        P0CD5 hybrid battery coolant temperature sensor B: circuit
        P0CD6 hybrid battery coolant temperature sensor B: range
        P0CD7 hybrid battery coolant temperature sensor B: low
        P0CD8 hybrid battery coolant temperature sensor B: high
        P0CD9 hybrid battery coolant temperature sensor B: erratic
        P0CDA drive motor A position sensor C: circuit
        P0CDB drive motor A position sensor C: range
        P0CDC drive motor A position sensor C: low
        P0CDD drive motor A position sensor C: high
        P0CDE drive motor A position sensor C: erratic
        P0CDF hybrid battery coolant control valve A: circuit or open
        P0CE0 hybrid battery coolant control valve A: performance or stuck off
        P0CE1 hybrid battery coolant control valve A: stuck on
        P0CE2 hybrid battery coolant control valve A: low
        P0CE3 hybrid battery coolant control valve A: high
        P0CE4 hybrid battery coolant control valve position sensor: circuit
        P0CE5 hybrid battery coolant control valve position sensor: range
        P0CE6 hybrid battery coolant control valve position sensor: low
        P0CE7 hybrid battery coolant control valve position sensor: high
        P0CE8 hybrid battery coolant control valve position sensor: erratic
        P0CF3 control pilot: circuit or open
        P0CF4 control pilot: range
        P0CF5 control pilot: low
        P0CF6 control pilot: high
        P0CF7 control pilot: erratic
        P0CF8 control pilot charging switch A: circuit or open
        P0CF9 control pilot charging switch A: range
        P0CFA control pilot charging switch A: low
        P0CFB control pilot charging switch A: high
        P0CFC control pilot charging switch A: erratic
        P0CFD control pilot charging switch A: stuck off
        P0CFE control pilot charging switch A: stuck on
        P0D07 battery charging positive contactor A: circuit
        P0D08 battery charging positive contactor A: stuck closed
        P0D09 battery charging positive contactor A: stuck open
        P0D0A battery charging positive contactor A control: circuit or open
        P0D0B battery charging positive contactor A control: range
        P0D0C battery charging positive contactor A control: low
        P0D0D battery charging positive contactor A control: high
        P0D0E battery charging negative contactor A: circuit
        P0D0F battery charging negative contactor A: stuck closed
        P0D10 battery charging negative contactor A: stuck open
        P0D11 battery charging negative contactor A control: circuit or open
        P0D12 battery charging negative contactor A control: range
        P0D13 battery charging negative contactor A control: low
        P0D14 battery charging negative contactor A control: high
        P0D1A hybrid battery coolant control valve B: circuit or open
        P0D1B hybrid battery coolant control valve B: performance or stuck off
        P0D1C hybrid battery coolant control valve B: stuck on
        P0D1D hybrid battery coolant control valve B: low
        P0D1E hybrid battery coolant control valve B: high
        P0D20 battery charger A output voltage: performance
        P0D21 battery charger A output voltage: too low
        P0D22 battery charger A output current: performance
        P0D24 battery charger A temperature: too high
        P0D25 battery charger precharge time: too short
        P0D26 battery charger precharge time: too long
        P0D27 battery charger input voltage: too low
        P0D28 battery charger input voltage: too high
        P0D29 battery charger input current: too low
        P0D2A battery charger input current: too high
        P0D2B control pilot indicator: circuit or open
        P0D2C charge status indicator A: circuit or open
        P0D2D drive motor A inverter voltage sensor A: circuit
        P0D2E drive motor A inverter voltage sensor A: range
        P0D2F drive motor A inverter voltage sensor A: low
        P0D30 drive motor A inverter voltage sensor A: high
        P0D31 drive motor A inverter voltage sensor A: erratic
        P0D38 battery charger A input current sensor: circuit
        P0D39 battery charger A input current sensor: range
        P0D3A battery charger A input current sensor: low
        P0D3B battery charger A input current sensor: high
        P0D3C battery charger A input current sensor: erratic
        P0D3D battery charger A input voltage sensor A: circuit
        P0D3E battery charger A input voltage sensor A: range
        P0D3F battery charger A input voltage sensor A: low
        P0D40 battery charger A input voltage sensor A: high
        P0D41 battery charger A input voltage sensor A: erratic
        P0D42 battery charger low-voltage output voltage sensor: circuit
        P0D43 battery charger low-voltage output voltage sensor: range
        P0D44 battery charger low-voltage output voltage sensor: low
        P0D45 battery charger low-voltage output voltage sensor: high
        P0D46 battery charger low-voltage output voltage sensor: erratic
        P0D47 battery charger low-voltage output current sensor: circuit
        P0D48 battery charger low-voltage output current sensor: range
        P0D49 battery charger low-voltage output current sensor: low
        P0D4A battery charger low-voltage output current sensor: high
        P0D4B battery charger low-voltage output current sensor: erratic
        P0D4C battery charger high-voltage output voltage sensor: circuit
        P0D4D battery charger high-voltage output voltage sensor: range
        P0D4E battery charger high-voltage output voltage sensor: low
        P0D4F battery charger high-voltage output voltage sensor: high
        P0D50 battery charger high-voltage output voltage sensor: erratic
        P0D51 battery charger high-voltage output current sensor: circuit
        P0D52 battery charger high-voltage output current sensor: range
        P0D53 battery charger high-voltage output current sensor: low
        P0D54 battery charger high-voltage output current sensor: high
        P0D55 battery charger high-voltage output current sensor: erratic
        P0D5D battery charger discharge time: too short
        P0D5E battery charger discharge time: too long
        P0D5F hybrid battery cooling fan 2 sense: circuit or open
        P0D60 hybrid battery cooling fan 2 sense: range
        P0D61 hybrid battery cooling fan 2 sense: low
        P0D62 hybrid battery cooling fan 2 sense: high
        P0D63 hybrid battery cooling fan 2 sense: erratic
        P0D67 battery charger control module A: performance
        P0D68 A/C compressor motor voltage sensor A: circuit
        P0D69 A/C compressor motor voltage sensor A: performance
        P0D6A A/C compressor motor voltage sensor A: high
        P0D6B A/C compressor motor voltage sensor A: low
        P0D6C A/C compressor motor voltage sensor A: erratic
        P0D6D A/C compressor motor voltage A: too low
        P0D6E A/C compressor motor voltage A: too high
        P0D6F A/C compressor motor current: too high
        P0D70 A/C compressor control module temperature sensor A: circuit
        P0D71 A/C compressor control module temperature sensor A: performance
        P0D72 A/C compressor control module temperature sensor A: high
        P0D73 A/C compressor control module temperature sensor A: low
        P0D74 A/C compressor control module temperature sensor A: erratic
        P0D75 A/C compressor control module output driver temperature sensor: circuit
        P0D76 A/C compressor control module output driver temperature sensor: performance
        P0D77 A/C compressor control module output driver temperature sensor: high
        P0D78 A/C compressor control module output driver temperature sensor: low
        P0D79 A/C compressor control module output driver temperature sensor: erratic
        P0D7A A/C compressor motor phase U current: too low
        P0D7B A/C compressor motor phase U current: too high
        P0D7C A/C compressor motor phase V current: too low
        P0D7D A/C compressor motor phase V current: too high
        P0D7E A/C compressor motor phase W current: too low
        P0D7F A/C compressor motor phase W current: too high
        P0D80 battery charger input: circuit or open
        P0D81 battery charger input: range
        P0D82 battery charger input: low
        P0D83 battery charger input: high
        P0D84 battery charger input: erratic
        P0D85 battery charger output voltage: too high
        P0D86 battery charger coupler status indicator A: circuit or open
        P0D87 battery charger coupler status indicator A: low
        P0D88 battery charger coupler status indicator A: high
        P0D89 battery charger coupler status indicator B: circuit or open
        P0D8A battery charger coupler status indicator B: low
        P0D8B battery charger coupler status indicator B: high
        P0D8C battery charger coupler status indicator C: circuit or open
        P0D8D battery charger coupler status indicator C: low
        P0D8E battery charger coupler status indicator C: high
        P0D8F battery charger cooling system A: performance
        P0D90 battery charger input frequency: incorrect
        P0D91 battery charger coupler lock: circuit or open
        P0D92 battery charger coupler lock: low
        P0D93 battery charger coupler lock: high
        P0D94 battery charger coupler lock: performance
        P0D95 battery charger coupler unlock: circuit or open
        P0D96 battery charger coupler unlock: low
        P0D97 battery charger coupler unlock: high
        P0D98 battery charger coupler unlock: performance
        P0D99 battery charger coupler temperature sensor A: circuit
        P0D9A battery charger coupler temperature sensor A: range
        P0D9B battery charger coupler temperature sensor A: low
        P0D9C battery charger coupler temperature sensor A: high
        P0D9D battery charger coupler temperature sensor A: erratic
        P0D9E battery charger coupler lock position sensor A: circuit
        P0D9F battery charger coupler lock position sensor A: range
        P0DA0 battery charger coupler lock position sensor A: low
        P0DA1 battery charger coupler lock position sensor A: high
        P0DA2 battery charger coupler lock position sensor A: erratic
        P0DA3 drive motor B inverter voltage sensor A: circuit
        P0DA4 drive motor B inverter voltage sensor A: range
        P0DA5 drive motor B inverter voltage sensor A: low
        P0DA6 drive motor B inverter voltage sensor A: high
        P0DA7 drive motor B inverter voltage sensor A: erratic
        P0DA8 hybrid battery voltage / drive motor A inverter voltage: correlation
        P0DA9 hybrid battery voltage / drive motor B inverter voltage: correlation
        P0DAA battery charger system: isolation
        P0DAB hybrid battery cell balancing: performance
        P0DAC hybrid battery cell balancing A: circuit
        P0DAD hybrid battery cell balancing A: stuck on
        P0DAE hybrid battery cell balancing A: stuck off
        P0DAF hybrid battery cell balancing A: range
        P0DB0 hybrid battery cell balancing B: circuit
        P0DB1 hybrid battery cell balancing B: stuck on
        P0DB2 hybrid battery cell balancing B: stuck off
        P0DB3 hybrid battery cell balancing B: range
        P0DB4 hybrid battery cell balancing C: circuit
        P0DB5 hybrid battery cell balancing C: stuck on
        P0DB6 hybrid battery cell balancing C: stuck off
        P0DB7 hybrid battery cell balancing C: range
        P0DB8 hybrid battery cell balancing D: circuit
        P0DB9 hybrid battery cell balancing D: stuck on
        P0DBA hybrid battery cell balancing D: stuck off
        P0DBB hybrid battery cell balancing D: range
        P0DBC hybrid battery cell balancing E: circuit
        P0DBD hybrid battery cell balancing E: stuck on
        P0DBE hybrid battery cell balancing E: stuck off
        P0DBF hybrid battery cell balancing E: range
        P0DC0 hybrid battery cell balancing F: circuit
        P0DC1 hybrid battery cell balancing F: stuck on
        P0DC2 hybrid battery cell balancing F: stuck off
        P0DC3 hybrid battery cell balancing F: range
        P0DC4 hybrid battery cell balancing G: circuit
        P0DC5 hybrid battery cell balancing G: stuck on
        P0DC6 hybrid battery cell balancing G: stuck off
        P0DC7 hybrid battery cell balancing G: range
        P0DC8 hybrid battery cell balancing H: circuit
        P0DC9 hybrid battery cell balancing H: stuck on
        P0DCA hybrid battery cell balancing H: stuck off
        P0DCB hybrid battery cell balancing H: range
        P0DCC hybrid battery cell balancing I: circuit
        P0DCD hybrid battery cell balancing I: stuck on
        P0DCE hybrid battery cell balancing I: stuck off
        P0DCF hybrid battery cell balancing I: range
        P0DD0 hybrid battery cell balancing J: circuit
        P0DD1 hybrid battery cell balancing J: stuck on
        P0DD2 hybrid battery cell balancing J: stuck off
        P0DD3 hybrid battery cell balancing J: range
        P0DD4 hybrid battery cell balancing K: circuit
        P0DD5 hybrid battery cell balancing K: stuck on
        P0DD6 hybrid battery cell balancing K: stuck off
        P0DD7 hybrid battery cell balancing K: range
        P0DD8 hybrid battery cell balancing L: circuit
        P0DD9 hybrid battery cell balancing L: stuck on
        P0DDA hybrid battery cell balancing L: stuck off
        P0DDB hybrid battery cell balancing L: range
        P0DDC hybrid battery cell balancing M: circuit
        P0DDD hybrid battery cell balancing M: stuck on
        P0DDE hybrid battery cell balancing M: stuck off
        P0DDF hybrid battery cell balancing M: range
        P0DE0 hybrid battery cell balancing N: circuit
        P0DE1 hybrid battery cell balancing N: stuck on
        P0DE2 hybrid battery cell balancing N: stuck off
        P0DE3 hybrid battery cell balancing N: range
        P0DE4 auxiliary transmission fluid pump motor A: over temperature
        P0DE5 charge status indicator B: circuit or open
        P0DE6 hybrid battery pack cell voltage: too low
        P0DE7 hybrid battery pack cell voltage: too high
        P0DE8 hybrid battery coolant control valve C: circuit or open
        P0DE9 hybrid battery coolant control valve C: performance or stuck off
        P0DEA hybrid battery coolant control valve C: stuck on
        P0DEB hybrid battery coolant control valve C: low
        P0DEC hybrid battery coolant control valve C: high
        P0DED pedestrian alert control module: circuit or open
        P0DEE pedestrian alert control module: low
        P0DEF pedestrian alert control module: high
        P0DF0 hybrid generator inverter temperature sensor B: circuit
        P0DF1 hybrid generator inverter temperature sensor B: erratic
        P0DF2 hybrid generator inverter temperature sensor C: circuit
        P0DF3 hybrid generator inverter temperature sensor C: erratic
        P0DF4 hybrid generator inverter temperature sensor B: range
        P0DF5 hybrid generator inverter temperature sensor B: low
        P0DF6 hybrid generator inverter temperature sensor B: high
        P0DF7 hybrid generator inverter temperature sensor C: range
        P0DF8 hybrid generator inverter temperature sensor C: low
        P0DF9 hybrid generator inverter temperature sensor C: high
        P0DFA hybrid generator phase U-V-W current sensor: correlation
        P0DFB hybrid generator position: learning limit
        P0DFC hybrid generator position sensor: not learned
        P0DFD battery charger coolant control valve: circuit or open
        P0DFE battery charger coolant control valve: low
        P0DFF battery charger coolant control valve: high
        P0E00 hybrid generator phase U current sensor: circuit
        P0E01 hybrid generator phase U current sensor: range
        P0E02 hybrid generator phase U current sensor: low
        P0E03 hybrid generator phase U current sensor: high
        P0E04 hybrid generator phase V current sensor: circuit
        P0E05 hybrid generator phase V current sensor: range
        P0E06 hybrid generator phase V current sensor: low
        P0E07 hybrid generator phase V current sensor: high
        P0E08 hybrid generator phase W current sensor: circuit
        P0E09 hybrid generator phase W current sensor: range
        P0E0A hybrid generator phase W current sensor: low
        P0E0B hybrid generator phase W current sensor: high
        P0E0C hybrid generator phase U-V-W: circuit or open
        P0E0D hybrid generator phase U-V-W: low
        P0E0E hybrid generator phase U-V-W: high
        P0E0F hybrid generator inverter power supply A: circuit or open
        P0E10 hybrid generator inverter power supply A: low
        P0E11 hybrid generator inverter power supply A: high
        P0E12 hybrid battery coolant heater A: circuit or open
        P0E13 hybrid battery coolant heater A: low
        P0E14 hybrid battery coolant heater A: high
        P0E15 hybrid battery coolant heater A: performance
        P0E16 hybrid battery coolant heater B: circuit or open
        P0E17 hybrid battery coolant heater B: low
        P0E18 hybrid battery coolant heater B: high
        P0E19 hybrid battery coolant heater B: performance
        P0E1A hybrid battery coolant pump B: circuit or open
        P0E1B hybrid battery coolant pump B: low
        P0E1C hybrid battery coolant pump B: high
        P0E1D hybrid battery coolant pump B: performance
        P0E1E hybrid battery coolant pump B: driver current or temperature too high
        P0E1F hybrid battery coolant pump A: driver current or temperature too high
        P0E20 hybrid battery coolant control valve A: driver current or temperature too high
        P0E21 hybrid battery coolant control valve B: driver current or temperature too high
        P0E22 hybrid battery coolant control valve C: driver current or temperature too high
        P0E23 drive motor inverter temperature sensor G: circuit
        P0E24 drive motor inverter temperature sensor G: range
        P0E25 drive motor inverter temperature sensor G: low
        P0E26 drive motor inverter temperature sensor G: high
        P0E27 drive motor inverter temperature sensor G: erratic
        P0E28 drive motor inverter temperature sensor H: circuit
        P0E29 drive motor inverter temperature sensor H: range
        P0E2A drive motor inverter temperature sensor H: low
        P0E2B drive motor inverter temperature sensor H: high
        P0E2C drive motor inverter temperature sensor H: erratic
        P0E2D control module hybrid battery monitor: performance
        P0E2E battery charger A fuse: malfunction
        P0E2F high-voltage fuse B: malfunction
        P0E30 high-voltage fuse C: malfunction
        P0E31 DC/DC converter voltage sensor A: circuit
        P0E32 DC/DC converter voltage sensor A: range
        P0E33 DC/DC converter voltage sensor A: low
        P0E34 DC/DC converter voltage sensor A: high
        P0E35 DC/DC converter voltage sensor A: erratic
        P0E36 DC/DC converter voltage sensor B: circuit
        P0E37 DC/DC converter voltage sensor B: range
        P0E38 DC/DC converter voltage sensor B: low
        P0E39 DC/DC converter voltage sensor B: high
        P0E3A DC/DC converter voltage sensor B: erratic
        P0E3B hybrid battery coolant pump: overspeed
        P0E3C hybrid battery coolant pump: underspeed
        P0E3D control pilot indicator: low
        P0E3E control pilot indicator: high
        P0E3F charge status indicator A: low
        P0E40 charge status indicator A: high
        P0E41 charge status indicator B: low
        P0E42 charge status indicator B: high
        P0E43 hybrid powertrain control module B: malfunction
        P0E44 hybrid battery pack voltage sense E: circuit
        P0E45 hybrid battery pack voltage sense E: range
        P0E46 hybrid battery pack voltage sense E: low
        P0E47 hybrid battery pack voltage sense E: high
        P0E48 hybrid battery pack voltage sense E: erratic
        P0E49 hybrid battery pack voltage sense F: circuit
        P0E4A hybrid battery pack voltage sense F: range
        P0E4B hybrid battery pack voltage sense F: low
        P0E4C hybrid battery pack voltage sense F: high
        P0E4D hybrid battery pack voltage sense F: erratic
        P0E4E engine: failed to crank
        P0E4F motor electronics coolant pump A: erratic
        P0E50 motor electronics coolant pump B: erratic
        P0E51 DC/DC converter current sensor A: circuit
        P0E52 DC/DC converter current sensor A: range
        P0E53 DC/DC converter current sensor A: low
        P0E54 DC/DC converter current sensor A: high
        P0E55 DC/DC converter current sensor A: erratic
        P0E56 DC/DC converter input voltage: too low
        P0E57 DC/DC converter input voltage: too high
        P0E58 DC/DC converter temperature sensor C: circuit
        P0E59 DC/DC converter temperature sensor C: range
        P0E5A DC/DC converter temperature sensor C: low
        P0E5B DC/DC converter temperature sensor C: high
        P0E5C DC/DC converter temperature sensor C: erratic
        P0E5D DC/DC converter enable: erratic
        P0E5E battery charger control module A processor: performance
        P0E5F battery charger coupler temperature A: too high
        P0E60 battery charge mode control: range
        P0E61 battery charger enable A: circuit or open
        P0E62 battery charger enable A: low
        P0E63 battery charger enable A: high
        P0E64 battery charger enable A: range
        P0E65 battery charger control: circuit or open
        P0E66 battery charger control: low
        P0E67 battery charger control: high
        P0E68 battery charger control: range
        P0E69 control pilot indicator: range
        P0E6A battery charger precharge contactor: circuit
        P0E6B battery charger precharge contactor: stuck closed
        P0E6C battery charger precharge contactor: stuck open
        P0E6D battery charger precharge contactor control: circuit or open
        P0E6E battery charger precharge contactor control: range
        P0E6F battery charger precharge contactor control: low
        P0E70 battery charger precharge contactor control: high
        P0E71 hybrid generator torque: performance
        P0E72 control pilot signal frequency: too low
        P0E73 control pilot signal frequency: too high
        P0E74 hybrid battery internal voltage system: isolation
        P0E75 coolant bypass valve A: circuit or open
        P0E76 coolant bypass valve A: low
        P0E77 coolant bypass valve A: high
        P0E78 coolant bypass valve A: range
        P0E79 coolant bypass valve A: stuck open
        P0E7A coolant bypass valve A: stuck closed
        P0E7B coolant bypass valve B: circuit or open
        P0E7C coolant bypass valve B: low
        P0E7D coolant bypass valve B: high
        P0E7E coolant bypass valve B: range
        P0E7F coolant bypass valve B: stuck open
        P0E80 coolant bypass valve B: stuck closed
        P0E81 auxiliary coolant temperature sensor A: circuit
        P0E82 auxiliary coolant temperature sensor A: range
        P0E83 auxiliary coolant temperature sensor A: low
        P0E84 auxiliary coolant temperature sensor A: high
        P0E85 battery charger temperature B: too high
        P0E86 battery charger input voltage B: too low
        P0E87 battery charger input voltage B: too high
        P0E88 battery charger input current B: too low
        P0E89 battery charger input current B: too high
        P0E8A battery charger input current sensor B: circuit
        P0E8B battery charger input voltage sensor B: circuit
        P0E8C drive motor A inverter voltage sensor B: circuit
        P0E8D drive motor A inverter voltage sensor B: range
        P0E8E drive motor A inverter voltage sensor B: low
        P0E8F drive motor A inverter voltage sensor B: high
        P0E90 drive motor A inverter voltage sensor B: erratic
        P0E91 drive motor B inverter voltage sensor B: circuit
        P0E92 drive motor B inverter voltage sensor B: range
        P0E93 drive motor B inverter voltage sensor B: low
        P0E94 drive motor B inverter voltage sensor B: high
        P0E95 drive motor B inverter voltage sensor B: erratic
        P0E96 DC/DC converter voltage sensor C: circuit
        P0E97 DC/DC converter voltage sensor C: range
        P0E98 DC/DC converter voltage sensor C: low
        P0E99 DC/DC converter voltage sensor C: high
        P0E9A DC/DC converter voltage sensor C: erratic
        P0E9B DC/DC converter current sensor B: circuit
        P0E9C DC/DC converter current sensor B: range
        P0E9D DC/DC converter current sensor B: low
        P0E9E DC/DC converter current sensor B: high
        P0E9F DC/DC converter current sensor B: erratic
        P0EA0 DC/DC converter current sensor C: circuit
        P0EA1 DC/DC converter current sensor C: range
        P0EA2 DC/DC converter current sensor C: low
        P0EA3 DC/DC converter current sensor C: high
        P0EA4 DC/DC converter current sensor C: erratic
        P0EA5 DC/DC converter B: performance
        P0EA6 DC/DC converter B: over temperature
        P0EA7 auxiliary cooling system: performance
        P0EA8 A/C compressor motor voltage sensor B: circuit
        P0EA9 A/C compressor motor voltage sensor B: performance
        P0EAA A/C compressor motor voltage sensor B: high
        P0EAB A/C compressor motor voltage sensor B: low
        P0EAC A/C compressor motor voltage sensor B: erratic
        P0EAD A/C compressor motor current sensor: circuit
        P0EAE A/C compressor motor current sensor: range
        P0EAF A/C compressor motor current sensor: low
        P0EB0 A/C compressor motor current sensor: high
        P0EB1 A/C compressor motor phase U current sensor: circuit
        P0EB2 A/C compressor motor phase U current sensor: high
        P0EB3 A/C compressor motor phase U current sensor: low
        P0EB4 A/C compressor motor phase U current sensor: range
        P0EB5 A/C compressor motor phase V current sensor: high
        P0EB6 A/C compressor motor phase V current sensor: low
        P0EB7 A/C compressor motor phase V current sensor: range
        P0EB8 A/C compressor motor phase W current sensor: high
        P0EB9 A/C compressor motor phase W current sensor: low
        P0EBA A/C compressor motor phase W current sensor: range
        P0EBB A/C compressor motor phase V current sensor: circuit
        P0EBC A/C refrigerant temperature sensor A: circuit
        P0EBD A/C refrigerant temperature sensor A: high
        P0EBE A/C refrigerant temperature sensor A: low
        P0EBF A/C refrigerant temperature sensor A: range
        P0EC0 A/C compressor motor phase W current sensor: circuit
        P0EC1 A/C refrigerant temperature sensor B: circuit
        P0EC2 A/C refrigerant temperature sensor B: high
        P0EC3 A/C refrigerant temperature sensor B: low
        P0EC4 A/C refrigerant temperature sensor B: range
        P0EC5 A/C compressor motor speed sensor: range
        P0EC6 A/C power supply relay: circuit or open
        P0EC7 A/C power supply relay: low
        P0EC8 A/C power supply relay: high
        P0EC9 A/C refrigerant distribution valve A: stuck open
        P0ECA hybrid battery temperature sensor system, multiple sensors: correlation
        P0ECB hybrid battery voltage sensor system, multiple sensors: correlation
        P0ECC hybrid battery E voltage: malfunction
        P0ECD hybrid battery E voltage: unstable
        P0ECE hybrid battery E voltage: too low
        P0ECF hybrid battery E voltage: too high
        P0ED0 hybrid battery F voltage: malfunction
        P0ED1 hybrid battery F voltage: unstable
        P0ED2 hybrid battery F voltage: too low
        P0ED3 hybrid battery F voltage: too high
        P0ED4 hybrid generator phase X current: malfunction
        P0ED5 hybrid generator phase X current: too low
        P0ED6 hybrid generator phase X current: too high
        P0ED7 hybrid generator phase Y current: malfunction
        P0ED8 hybrid generator phase Y current: too low
        P0ED9 hybrid generator phase Y current: too high
        P0EDA hybrid generator phase Z current: malfunction
        P0EDB hybrid generator phase Z current: too low
        P0EDC hybrid generator phase Z current: too high
        P0EDD hybrid battery pack B: deteriorated
        P0EDE hybrid battery pack C: deteriorated
        P0EDF hybrid battery pack D: deteriorated
        P0EE0 hybrid battery pack E: deteriorated
        P0EE1 hybrid battery pack F: deteriorated
        P0EE2 A/C refrigerant distribution valve B: stuck open
        P0EE3 A/C refrigerant distribution valve B: circuit or open
        P0EE4 A/C refrigerant distribution valve B: low
        P0EE5 A/C refrigerant distribution valve B: high
        P0EE6 A/C refrigerant distribution valve B: driver current or temperature too high
        P0EE7 battery charger coupler temperature sensor B: circuit
        P0EE8 battery charger coupler temperature sensor B: range
        P0EE9 battery charger coupler temperature sensor B: low
        P0EEA battery charger coupler temperature sensor B: high
        P0EEB battery charger coupler temperature sensor B: erratic
        """
}
