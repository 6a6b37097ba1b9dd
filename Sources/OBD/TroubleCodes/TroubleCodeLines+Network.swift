extension TroubleCodeLines {
    /// U0000 to U0FFF: networks and network data.
    static let network0 = """
        U0001 high speed CAN bus: malfunction
        U0002 high speed CAN bus: performance
        U0003 high speed CAN bus, + wire: open
        U0004 high speed CAN bus, + wire: low
        U0005 high speed CAN bus, + wire: high
        U0006 high speed CAN bus, - wire: open
        U0007 high speed CAN bus, - wire: low
        U0008 high speed CAN bus, - wire: high
        U0009 high speed CAN bus: wires shorted
        U0010 medium speed CAN bus: malfunction
        U0011 medium speed CAN bus: performance
        U0012 medium speed CAN bus, + wire: open
        U0013 medium speed CAN bus, + wire: low
        U0014 medium speed CAN bus, + wire: high
        U0015 medium speed CAN bus, - wire: open
        U0016 medium speed CAN bus, - wire: low
        U0017 medium speed CAN bus, - wire: high
        U0018 medium speed CAN bus: wires shorted
        U0019 low speed CAN bus: malfunction
        U0020 low speed CAN bus: performance
        U0021 low speed CAN bus, + wire: open
        U0022 low speed CAN bus, + wire: low
        U0023 low speed CAN bus, + wire: high
        U0024 low speed CAN bus, - wire: open
        U0025 low speed CAN bus, - wire: low
        U0026 low speed CAN bus, - wire: high
        U0027 low speed CAN bus: wires shorted
        U0028 vehicle communication bus A: malfunction
        U0029 vehicle communication bus A: performance
        U0030 vehicle communication bus A, + wire: open
        U0031 vehicle communication bus A, + wire: low
        U0032 vehicle communication bus A, + wire: high
        U0033 vehicle communication bus A, - wire: open
        U0034 vehicle communication bus A, - wire: low
        U0035 vehicle communication bus A, - wire: high
        U0036 vehicle communication bus A: wires shorted
        U0037 vehicle communication bus B: malfunction
        U0038 vehicle communication bus B: performance
        U0039 vehicle communication bus B, + wire: open
        U0040 vehicle communication bus B, + wire: low
        U0041 vehicle communication bus B, + wire: high
        U0042 vehicle communication bus B, - wire: open
        U0043 vehicle communication bus B, - wire: low
        U0044 vehicle communication bus B, - wire: high
        U0045 vehicle communication bus B: wires shorted
        U0046 vehicle communication bus C: malfunction
        U0047 vehicle communication bus C: performance
        U0048 vehicle communication bus C, + wire: open
        U0049 vehicle communication bus C, + wire: low
        U0050 vehicle communication bus C, + wire: high
        U0051 vehicle communication bus C, - wire: open
        U0052 vehicle communication bus C, - wire: low
        U0053 vehicle communication bus C, - wire: high
        U0054 vehicle communication bus C: wires shorted
        U0055 vehicle communication bus D: malfunction
        U0056 vehicle communication bus D: performance
        U0057 vehicle communication bus D, + wire: open
        U0058 vehicle communication bus D, + wire: low
        U0059 vehicle communication bus D, + wire: high
        U0060 vehicle communication bus D, - wire: open
        U0061 vehicle communication bus D, - wire: low
        U0062 vehicle communication bus D, - wire: high
        U0063 vehicle communication bus D: wires shorted
        U0064 vehicle communication bus E: malfunction
        U0065 vehicle communication bus E: performance
        U0066 vehicle communication bus E, + wire: open
        U0067 vehicle communication bus E, + wire: low
        U0068 vehicle communication bus E, + wire: high
        U0069 vehicle communication bus E, - wire: open
        U0070 vehicle communication bus E, - wire: low
        U0071 vehicle communication bus E, - wire: high
        U0072 vehicle communication bus E: wires shorted
        U0073 control module communication, bus A: bus off
        U0074 control module communication, bus B: bus off
        U0075 control module communication, bus C: bus off
        U0076 control module communication, bus D: bus off
        U0077 control module communication, bus E: bus off
        U0078 control module communication, bus F: bus off
        U0079 control module communication, bus G: bus off
        U007A control module communication, bus H: bus off
        U007B control module communication, bus I: bus off
        U0080 vehicle communication bus F: malfunction
        U0081 vehicle communication bus F: performance
        U0082 vehicle communication bus F, + wire: open
        U0083 vehicle communication bus F, + wire: low
        U0084 vehicle communication bus F, + wire: high
        U0085 vehicle communication bus F, - wire: open
        U0086 vehicle communication bus F, - wire: low
        U0087 vehicle communication bus F, - wire: high
        U0088 vehicle communication bus F: wires shorted
        U0100 engine control module A: lost communication
        U0101 transmission control module: lost communication
        U0102 transfer case control module: lost communication
        U0103 gear shift control module A: lost communication
        U0104 cruise control module: lost communication
        U0105 fuel injector control module: lost communication
        U0106 glow plug control module 1: lost communication
        U0107 throttle actuator A control module: lost communication
        U0108 alternative fuel control module: lost communication
        U0109 fuel pump control module A: lost communication
        U010A exhaust gas recirculation control module A: lost communication
        U010B exhaust gas recirculation control module B: lost communication
        U010C turbocharger control module A: lost communication
        U010D turbocharger control module B: lost communication
        U010E reductant control module: lost communication
        U010F A/C control module: lost communication
        U0110 drive motor control module A: lost communication
        U0111 battery energy control module A: lost communication
        U0112 battery energy control module B: lost communication
        U0113 emissions critical information: lost communication
        U0114 four-wheel drive clutch control module: lost communication
        U0115 engine control module B: lost communication
        U0116 coolant temperature control module: lost communication
        U0117 power take-off control module: lost communication
        U0118 fuel additive control module: lost communication
        U0119 fuel cell control module: lost communication
        U011A exhaust gas sensor module A: lost communication
        U011B rocker arm control module A: lost communication
        U011C rocker arm control module B: lost communication
        U011D all-wheel drive control module: lost communication
        U011E throttle actuator B control module: lost communication
        U0120 starter generator control module: lost communication
        U0121 anti-lock brake control module: lost communication
        U0122 vehicle dynamics control module: lost communication
        U0123 yaw rate sensor module: lost communication
        U0124 lateral acceleration sensor module: lost communication
        U0125 multi-axis acceleration sensor module: lost communication
        U0126 steering angle sensor module: lost communication
        U0127 tire pressure monitor module: lost communication
        U0128 parking brake control module: lost communication
        U0129 brake system control module: lost communication
        U012A chassis control module A: lost communication
        U012B chassis control module B: lost communication
        U012C active vibration control module: lost communication
        U012D generator control module: lost communication
        U0130 steering effort control module: lost communication
        U0131 power steering control module: lost communication
        U0132 suspension control module A: lost communication
        U0133 active roll control module: lost communication
        U0134 power steering control module, rear: lost communication
        U0135 differential control module, front: lost communication
        U0136 differential control module, rear: lost communication
        U0137 trailer brake control module: lost communication
        U0138 all-terrain control module: lost communication
        U0139 suspension control module B: lost communication
        U013C accelerator pedal module: lost communication
        U013D vacuum sensor A: lost communication
        U013E vacuum sensor B: lost communication
        U0140 body control module: lost communication
        U0141 body control module A: lost communication
        U0142 body control module B: lost communication
        U0143 body control module C: lost communication
        U0144 body control module D: lost communication
        U0145 body control module E: lost communication
        U0146 gateway A: lost communication
        U0147 gateway B: lost communication
        U0148 gateway C: lost communication
        U0149 gateway D: lost communication
        U0150 gateway E: lost communication
        U0151 restraints control module: lost communication
        U0152 side restraints control module, left: lost communication
        U0153 side restraints control module, right: lost communication
        U0154 restraints occupant classification module: lost communication
        U0155 instrument cluster: lost communication
        U0156 information center A: lost communication
        U0157 information center B: lost communication
        U0158 head-up display: lost communication
        U0159 parking assist control module A: lost communication
        U015E automated driving system interface module A: lost communication
        U015F automated driving system interface module B: lost communication
        U0160 audible alert control module: lost communication
        U0161 compass module: lost communication
        U0162 navigation display module: lost communication
        U0163 navigation control module: lost communication
        U0164 climate control module: lost communication
        U0165 climate control module, rear: lost communication
        U0166 auxiliary heater control module: lost communication
        U0167 immobilizer control module: lost communication
        U0168 vehicle security control module: lost communication
        U0169 sunroof control module: lost communication
        U016A satellite positioning module: lost communication
        U016B electric A/C compressor control module: lost communication
        U016C fuel pump control module B: lost communication
        U016D exhaust gas sensor module B: lost communication
        U0170 restraints sensor A: lost communication
        U0171 restraints sensor B: lost communication
        U0172 restraints sensor C: lost communication
        U0173 restraints sensor D: lost communication
        U0174 restraints sensor E: lost communication
        U0175 restraints sensor F: lost communication
        U0176 restraints sensor G: lost communication
        U0177 restraints sensor H: lost communication
        U0178 restraints sensor I: lost communication
        U0179 restraints sensor J: lost communication
        U017A restraints sensor K: lost communication
        U017B restraints sensor L: lost communication
        U017C restraints sensor M: lost communication
        U017D restraints sensor N: lost communication
        U017E seat belt pretensioner module A: lost communication
        U017F seat belt pretensioner module B: lost communication
        U0180 automatic lighting control module: lost communication
        U0181 headlamp leveling control module: lost communication
        U0182 lighting control module, front: lost communication
        U0183 lighting control module, rear A: lost communication
        U0184 radio: lost communication
        U0185 antenna control module: lost communication
        U0186 audio amplifier A: lost communication
        U0187 disc player A: lost communication
        U0188 disc player B: lost communication
        U0189 disc player C: lost communication
        U0190 disc player D: lost communication
        U0191 television: lost communication
        U0192 personal computer: lost communication
        U0193 digital audio control module A: lost communication
        U0194 digital audio control module B: lost communication
        U0195 subscription entertainment receiver module: lost communication
        U0196 entertainment control module, rear A: lost communication
        U0197 telephone control module: lost communication
        U0198 telematics control module: lost communication
        U0199 door control module A: lost communication
        U019A tachograph: lost communication
        U019B battery charger control module: lost communication
        U019C glow plug control module 2: lost communication
        U019D direct ozone reduction catalyst temperature sensor: lost communication
        U019E transmission range control module: lost communication
        U019F engine coolant pump control module: lost communication
        U01A0 hybrid battery interface control module A: lost communication
        U01A1 hybrid battery interface control module B: lost communication
        U01A2 hybrid battery interface control module C: lost communication
        U01A3 hybrid battery interface control module D: lost communication
        U01A4 hybrid battery interface control module E: lost communication
        U01A5 hybrid battery interface control module F: lost communication
        U01A6 hybrid battery interface control module G: lost communication
        U01A7 hybrid battery interface control module H: lost communication
        U01A8 hybrid battery interface control module I: lost communication
        U01A9 hybrid battery interface control module J: lost communication
        U01AA hybrid battery interface control module K: lost communication
        U01AB hybrid battery interface control module L: lost communication
        U01AC hybrid battery interface control module M: lost communication
        U01AD hybrid battery interface control module N: lost communication
        U01AE hybrid battery interface control module O: lost communication
        U01AF hybrid battery interface control module P: lost communication
        U01B0 battery monitor module: lost communication
        U01B1 particulate matter sensor B: lost communication
        U0200 door control module B: lost communication
        U0201 door control module C: lost communication
        U0202 door control module D: lost communication
        U0203 door control module E: lost communication
        U0204 door control module F: lost communication
        U0205 door control module G: lost communication
        U0206 folding top control module: lost communication
        U0207 movable roof control module A: lost communication
        U0208 seat control module A: lost communication
        U0209 seat control module B: lost communication
        U020A movable roof control module B: lost communication
        U0210 seat control module C: lost communication
        U0211 seat control module D: lost communication
        U0212 steering column control module: lost communication
        U0213 mirror control module A: lost communication
        U0214 remote function module: lost communication
        U0215 door switch A: lost communication
        U0216 door switch B: lost communication
        U0217 door switch C: lost communication
        U0218 door switch D: lost communication
        U0219 door switch E: lost communication
        U0220 door switch F: lost communication
        U0221 door switch G: lost communication
        U0222 window motor A: lost communication
        U0223 window motor B: lost communication
        U0224 window motor C: lost communication
        U0225 window motor D: lost communication
        U0226 window motor E: lost communication
        U0227 window motor F: lost communication
        U0228 window motor G: lost communication
        U0229 heated steering wheel module: lost communication
        U0230 rear gate module: lost communication
        U0231 rain sensing module: lost communication
        U0232 side obstacle detection control module, left: lost communication
        U0233 side obstacle detection control module, right: lost communication
        U0234 convenience recall module: lost communication
        U0235 front distance range sensor, center: lost communication
        U0236 column lock module: lost communication
        U0237 digital audio control module C: lost communication
        U0238 digital audio control module D: lost communication
        U0239 entrapment control module A: lost communication
        U023A image processing module A: lost communication
        U023B image processing module B: lost communication
        U023C image processing module C: lost communication
        U023D front distance range sensor, left: lost communication
        U023E front distance range sensor, right: lost communication
        U0240 entrapment control module B: lost communication
        U0241 headlamp control module A: lost communication
        U0242 headlamp control module B: lost communication
        U0243 parking assist control module B: lost communication
        U0244 running board control module A: lost communication
        U0245 entertainment control module, front: lost communication
        U0246 seat control module E: lost communication
        U0247 seat control module F: lost communication
        U0248 remote accessory module: lost communication
        U0249 entertainment control module, rear B: lost communication
        U024A interior lighting control module: lost communication
        U024B seat control module G: lost communication
        U024C seat control module H: lost communication
        U0250 impact classification module: lost communication
        U0251 running board control module B: lost communication
        U0252 lighting control module, rear B: lost communication
        U0253 accessory interface module: lost communication
        U0254 remote start module: lost communication
        U0255 front display interface module: lost communication
        U0256 front controls interface module A: lost communication
        U0257 front controls and display interface module: lost communication
        U0258 radio transceiver: lost communication
        U0259 special purpose control module A: lost communication
        U025A special purpose control module B: lost communication
        U025B special purpose control module C: lost communication
        U025C special purpose control module D: lost communication
        U025D front controls interface module B: lost communication
        U025E brake booster control module A: lost communication
        U025F brake booster control module B: lost communication
        U0260 seat switch module A: lost communication
        U0261 seat switch module B: lost communication
        U0262 audio amplifier B: lost communication
        U0263 speech recognition module: lost communication
        U0264 camera module, rear: lost communication
        U0265 image processing sensor A: lost communication
        U0266 image processing sensor B: lost communication
        U0267 image processing sensor C: lost communication
        U0268 image processing sensor D: lost communication
        U0269 image processing sensor E: lost communication
        U026A image processing sensor F: lost communication
        U026B image processing sensor G: lost communication
        U026C image processing sensor H: lost communication
        U026D image processing sensor I: lost communication
        U026E image processing sensor J: lost communication
        U026F image processing sensor K: lost communication
        U0270 image processing sensor L: lost communication
        U0284 active grille shutter module A: lost communication
        U0285 active grille shutter module B: lost communication
        U0286 radiator anti-tamper device: lost communication
        U0287 transmission fluid pump module: lost communication
        U0288 DC to AC converter control module A: lost communication
        U0289 DC to AC converter control module B: lost communication
        U0291 gear shift control module B: lost communication
        U0292 drive motor control module B: lost communication
        U0293 hybrid powertrain control module: lost communication
        U0294 powertrain control monitor module: lost communication
        U0295 AC to AC converter control module: lost communication
        U0296 AC to DC converter control module A: lost communication
        U0297 AC to DC converter control module B: lost communication
        U0298 DC to DC converter control module A: lost communication
        U0299 DC to DC converter control module B: lost communication
        U029A hybrid battery pack sensor module: lost communication
        U029B drive motor control module C: lost communication
        U029C drive motor control module D: lost communication
        U029D NOx sensor A: lost communication
        U029E NOx sensor B: lost communication
        U029F evaporative emission leak detection control module: lost communication
        U02A2 reductant quality module: lost communication
        U02A3 particulate matter sensor: lost communication
        U02A4 ammonia sensor: lost communication
        U02A5 reductant heater control module: lost communication
        U02A6 safety integration control module: lost communication
        U0300 control module: incompatible software
        U0301 engine control module: incompatible software
        U0302 transmission control module: incompatible software
        U0303 transfer case control module: incompatible software
        U0304 gear shift control module A: incompatible software
        U0305 cruise control module: incompatible software
        U0306 fuel injector control module: incompatible software
        U0307 glow plug control module 1: incompatible software
        U0308 throttle actuator control module: incompatible software
        U0309 alternative fuel control module: incompatible software
        U030A evaporative emission leak detection control module: incompatible software
        U030B glow plug control module 2: incompatible software
        U030C reductant quality module: incompatible software
        U030D NOx sensor A: incompatible software
        U030E NOx sensor B: incompatible software
        U0310 fuel pump control module: incompatible software
        U0311 drive motor control module: incompatible software
        U0312 battery energy control module A: incompatible software
        U0313 battery energy control module B: incompatible software
        U0314 four-wheel drive clutch control module: incompatible software
        U0315 anti-lock brake control module: incompatible software
        U0316 vehicle dynamics control module: incompatible software
        U0317 parking brake control module: incompatible software
        U0318 brake system control module: incompatible software
        U0319 steering effort control module: incompatible software
        U031A transmission range control module: incompatible software
        U031B DC to DC converter control module A: incompatible software
        U0320 power steering control module: incompatible software
        U0321 suspension control module A: incompatible software
        U0322 body control module: incompatible software
        U0323 instrument cluster: incompatible software
        U0324 climate control module: incompatible software
        U0325 auxiliary heater control module: incompatible software
        U0326 immobilizer control module: incompatible software
        U0327 vehicle security control module: incompatible software
        U0328 steering angle sensor module: incompatible software
        U0329 steering column control module: incompatible software
        U0330 tire pressure monitor module: incompatible software
        U0331 body control module A: incompatible software
        U0332 multi-axis acceleration sensor module: incompatible software
        U0333 gear shift control module B: incompatible software
        U0334 radio: incompatible software
        U0335 hybrid battery pack sensor module: incompatible software
        U0336 restraints control module: incompatible software
        U0337 battery charger control module: incompatible software
        U0338 remote function module: incompatible software
        U0339 body control module B: incompatible software
        U0400 control module: invalid data
        U0401 engine control module A: invalid data
        U0402 transmission control module: invalid data
        U0403 transfer case control module: invalid data
        U0404 gear shift control module A: invalid data
        U0405 cruise control module: invalid data
        U0406 fuel injector control module: invalid data
        U0407 glow plug control module 1: invalid data
        U0408 throttle actuator A control module: invalid data
        U0409 alternative fuel control module: invalid data
        U040A A/C control module: invalid data
        U040B exhaust gas recirculation control module A: invalid data
        U040C exhaust gas recirculation control module B: invalid data
        U040D turbocharger control module A: invalid data
        U040E turbocharger control module B: invalid data
        U040F reductant control module: invalid data
        U0410 fuel pump control module A: invalid data
        U0411 drive motor control module A: invalid data
        U0412 battery energy control module A: invalid data
        U0413 battery energy control module B: invalid data
        U0414 four-wheel drive clutch control module: invalid data
        U0415 anti-lock brake control module: invalid data
        U0416 vehicle dynamics control module: invalid data
        U0417 parking brake control module: invalid data
        U0418 brake system control module: invalid data
        U0419 steering effort control module: invalid data
        U041B exhaust gas sensor module A: invalid data
        U041C rocker arm control module A: invalid data
        U041D rocker arm control module B: invalid data
        U041E all-wheel drive control module: invalid data
        U041F throttle actuator B control module: invalid data
        U0420 power steering control module: invalid data
        U0421 suspension control module A: invalid data
        U0422 body control module: invalid data
        U0423 instrument cluster: invalid data
        U0424 climate control module: invalid data
        U0425 auxiliary heater control module: invalid data
        U0426 immobilizer control module: invalid data
        U0427 vehicle security control module: invalid data
        U0428 steering angle sensor module: invalid data
        U0429 steering column control module: invalid data
        U042B chassis control module A: invalid data
        U042C chassis control module B: invalid data
        U042D active vibration control module: invalid data
        U042E generator control module: invalid data
        U0430 tire pressure monitor module: invalid data
        U0431 body control module A: invalid data
        U0432 multi-axis acceleration sensor module: invalid data
        U0433 front distance range sensor, center: invalid data
        U0434 active roll control module: invalid data
        U0435 power steering control module, rear: invalid data
        U0436 differential control module, front: invalid data
        U0437 differential control module, rear: invalid data
        U0438 trailer brake control module: invalid data
        U0439 all-terrain control module: invalid data
        U043A suspension control module B: invalid data
        U043B front distance range sensor, left: invalid data
        U043C front distance range sensor, right: invalid data
        U043D accelerator pedal module: invalid data
        U043E vacuum sensor A: invalid data
        U043F vacuum sensor B: invalid data
        U0441 emissions critical information: invalid data
        U0442 engine control module B: invalid data
        U0443 body control module B: invalid data
        U0444 body control module C: invalid data
        U0445 body control module D: invalid data
        U0446 body control module E: invalid data
        U0447 gateway A: invalid data
        U0448 gateway B: invalid data
        U0449 gateway C: invalid data
        U044A gateway D: invalid data
        U0451 gateway E: invalid data
        U0452 restraints control module: invalid data
        U0453 side restraints control module, left: invalid data
        U0454 side restraints control module, right: invalid data
        U0455 restraints occupant classification module: invalid data
        U0456 coolant temperature control module: invalid data
        U0457 information center A: invalid data
        U0458 information center B: invalid data
        U0459 head-up display: invalid data
        U045A parking assist control module A: invalid data
        U045F automated driving system interface module A: invalid data
        U0460 automated driving system interface module B: invalid data
        U0461 audible alert control module: invalid data
        U0462 compass module: invalid data
        U0463 navigation display module: invalid data
        U0464 navigation control module: invalid data
        U0465 power take-off control module: invalid data
        U0466 climate control module, rear: invalid data
        U0467 fuel additive control module: invalid data
        U0468 fuel cell control module: invalid data
        U0469 starter generator control module: invalid data
        U046A sunroof control module: invalid data
        U046B satellite positioning module: invalid data
        U046C electric A/C compressor control module: invalid data
        U046D fuel pump control module B: invalid data
        U046E exhaust gas sensor module B: invalid data
        U0471 restraints sensor A: invalid data
        U0472 restraints sensor B: invalid data
        U0473 restraints sensor C: invalid data
        U0474 restraints sensor D: invalid data
        U0475 restraints sensor E: invalid data
        U0476 restraints sensor F: invalid data
        U0477 restraints sensor G: invalid data
        U0478 restraints sensor H: invalid data
        U0479 restraints sensor I: invalid data
        U047A restraints sensor J: invalid data
        U047B restraints sensor K: invalid data
        U047C restraints sensor L: invalid data
        U047D restraints sensor M: invalid data
        U047E restraints sensor N: invalid data
        U047F seat belt pretensioner module A: invalid data
        U0480 seat belt pretensioner module B: invalid data
        U0481 automatic lighting control module: invalid data
        U0482 headlamp leveling control module: invalid data
        U0483 lighting control module, front: invalid data
        U0484 lighting control module, rear A: invalid data
        U0485 radio: invalid data
        U0486 antenna control module: invalid data
        U0487 audio amplifier A: invalid data
        U0488 disc player A: invalid data
        U0489 disc player B: invalid data
        U048A disc player C: invalid data
        U0491 disc player D: invalid data
        U0492 television: invalid data
        U0493 personal computer: invalid data
        U0494 digital audio control module A: invalid data
        U0495 digital audio control module B: invalid data
        U0496 subscription entertainment receiver module: invalid data
        U0497 entertainment control module, rear A: invalid data
        U0498 telephone control module: invalid data
        U0499 telematics control module: invalid data
        U049A door control module A: invalid data
        U049B tachograph: invalid data
        U049C battery charger control module: invalid data
        U049D glow plug control module 2: invalid data
        U049E direct ozone reduction catalyst temperature sensor: invalid data
        U049F transmission range control module: invalid data
        U04A0 engine coolant pump control module: invalid data
        U04A1 hybrid battery interface control module A: invalid data
        U04A2 hybrid battery interface control module B: invalid data
        U04A3 hybrid battery interface control module C: invalid data
        U04A4 particulate matter sensor A: invalid data
        U04A5 hybrid battery interface control module E: invalid data
        U04A6 hybrid battery interface control module F: invalid data
        U04A7 hybrid battery interface control module G: invalid data
        U04A8 hybrid battery interface control module H: invalid data
        U04A9 hybrid battery interface control module I: invalid data
        U04AA hybrid battery interface control module J: invalid data
        U04AB hybrid battery interface control module K: invalid data
        U04AC hybrid battery interface control module L: invalid data
        U04AD hybrid battery interface control module M: invalid data
        U04AE hybrid battery interface control module N: invalid data
        U04AF hybrid battery interface control module O: invalid data
        U04B0 hybrid battery interface control module P: invalid data
        U04B1 battery monitor module: invalid data
        U04B2 particulate matter sensor B: invalid data
        U0501 door control module B: invalid data
        U0502 door control module C: invalid data
        U0503 door control module D: invalid data
        U0504 door control module E: invalid data
        U0505 door control module F: invalid data
        U0506 door control module G: invalid data
        U0507 folding top control module: invalid data
        U0508 movable roof control module A: invalid data
        U0509 seat control module A: invalid data
        U050A seat control module B: invalid data
        U050B movable roof control module B: invalid data
        U0511 seat control module C: invalid data
        U0512 seat control module D: invalid data
        U0513 yaw rate sensor module: invalid data
        U0514 mirror control module A: invalid data
        U0515 remote function module: invalid data
        U0516 door switch A: invalid data
        U0517 door switch B: invalid data
        U0518 door switch C: invalid data
        U0519 door switch D: invalid data
        U051A door switch E: invalid data
        U0521 door switch F: invalid data
        U0522 door switch G: invalid data
        U0523 window motor A: invalid data
        U0524 window motor B: invalid data
        U0525 window motor C: invalid data
        U0526 window motor D: invalid data
        U0527 window motor E: invalid data
        U0528 window motor F: invalid data
        U0529 window motor G: invalid data
        U052A heated steering wheel module: invalid data
        U0531 rear gate module: invalid data
        U0532 rain sensing module: invalid data
        U0533 side obstacle detection control module, left: invalid data
        U0534 side obstacle detection control module, right: invalid data
        U0535 convenience recall module: invalid data
        U0536 lateral acceleration sensor module: invalid data
        U0537 column lock module: invalid data
        U0538 digital audio control module C: invalid data
        U0539 digital audio control module D: invalid data
        U053A entrapment control module A: invalid data
        U053B image processing module A: invalid data
        U053C image processing module B: invalid data
        U053D image processing module C: invalid data
        U0541 entrapment control module B: invalid data
        U0542 headlamp control module A: invalid data
        U0543 headlamp control module B: invalid data
        U0544 parking assist control module B: invalid data
        U0545 running board control module: invalid data
        U0546 entertainment control module, front: invalid data
        U0547 seat control module E: invalid data
        U0548 seat control module F: invalid data
        U0549 remote accessory module: invalid data
        U054A entertainment control module, rear B: invalid data
        U054B interior lighting control module: invalid data
        U054C seat control module G: invalid data
        U054D seat control module H: invalid data
        U0551 impact classification module: invalid data
        U0552 running board control module B: invalid data
        U0553 lighting control module, rear B: invalid data
        U0554 accessory interface module: invalid data
        U0555 remote start module: invalid data
        U0556 front display interface module: invalid data
        U0557 front controls interface module A: invalid data
        U0558 front controls and display interface module: invalid data
        U0559 radio transceiver: invalid data
        U055A special purpose control module A: invalid data
        U055B special purpose control module B: invalid data
        U055C special purpose control module C: invalid data
        U055D special purpose control module D: invalid data
        U055E front controls interface module B: invalid data
        U055F brake booster control module A: invalid data
        U0560 brake booster control module B: invalid data
        U0561 seat switch module A: invalid data
        U0562 seat switch module B: invalid data
        U0563 audio amplifier B: invalid data
        U0564 speech recognition module: invalid data
        U0565 camera module, rear: invalid data
        U0566 image processing sensor A: invalid data
        U0567 image processing sensor B: invalid data
        U0568 image processing sensor C: invalid data
        U0569 image processing sensor D: invalid data
        U056A image processing sensor E: invalid data
        U056B image processing sensor F: invalid data
        U056C image processing sensor G: invalid data
        U056D image processing sensor H: invalid data
        U056E image processing sensor I: invalid data
        U056F image processing sensor J: invalid data
        U0570 image processing sensor K: invalid data
        U0571 image processing sensor L: invalid data
        U0585 active grille shutter module A: invalid data
        U0586 active grille shutter module B: invalid data
        U0587 radiator anti-tamper device: invalid data
        U0588 transmission fluid pump module: invalid data
        U0589 DC to AC converter control module A: invalid data
        U058A DC to AC converter control module B: invalid data
        U0592 gear shift control module B: invalid data
        U0593 drive motor control module B: invalid data
        U0594 hybrid powertrain control module: invalid data
        U0595 powertrain control monitor module: invalid data
        U0596 AC to AC converter control module: invalid data
        U0597 AC to DC converter control module A: invalid data
        U0598 AC to DC converter control module B: invalid data
        U0599 DC to DC converter control module A: invalid data
        U059A DC to DC converter control module B: invalid data
        U059B hybrid battery pack sensor module: invalid data
        U059C drive motor control module C: invalid data
        U059D drive motor control module D: invalid data
        U059E NOx sensor A: invalid data
        U059F NOx sensor B: invalid data
        U05A0 evaporative emission leak detection control module: invalid data
        U05A1 engine control module, seen by NOx sensor A: invalid data
        U05A2 engine control module, seen by NOx sensor B: invalid data
        U05A3 reductant quality module: invalid data
        U05A4 engine control module, seen by particulate matter sensor: invalid data
        U05A5 ammonia sensor: invalid data
        U05A6 reductant heater control module: invalid data
        U05A7 safety integration control module: invalid data
        """

    /// U3000 to U3FFF: supply, ground and state of a control unit.
    static let network3 = """
        U3000 control module: malfunction
        U3001 control module shutdown: performance
        U3002 vehicle identification number: malfunction
        U3003 battery voltage: malfunction
        U3004 accessory power relay: malfunction
        U3005 retained accessory power: malfunction
        U3006 control module input power A: malfunction
        U3007 control module input power B: malfunction
        U3008 control module ground A: malfunction
        U3009 control module ground B: malfunction
        U300A ignition switch: malfunction
        U300B ignition input, accessory, on or start: malfunction
        U300C ignition input, off, on or start: malfunction
        U300D ignition input, on or start: malfunction
        U300E ignition input, on: malfunction
        U300F ignition input, accessory: malfunction
        U3010 ignition input, start: malfunction
        U3011 ignition input, off: malfunction
        U3012 control module wake-up: performance
        U3013 control module input power C: malfunction
        U3014 control module input power D: malfunction
        U3015 control module ground C: malfunction
        U3016 control module ground D: malfunction
        U3017 control module clock: performance
        U3018 control module input power A / B: correlation
        U3019 control module input power B / C: correlation
        U301A control module wake-up A: circuit or open
        """
}
