/// Responses of service 01, worked out from the formulas and tables of the standards and not from those of the program:
/// PID, data bytes, and all the values that they contain, with the text of states if it matters. A signal that is not
/// listed is not present. Lines that begin with a space continue the previous one.
let pidExamples = """
    01 83076504: storedCodeCount 3; malfunctionLamp 1 on; misfireMonitorSupported 1 yes;
      fuelSystemMonitorSupported 1 yes; componentsMonitorSupported 1 yes; compressionIgnition 0 spark;
      misfireMonitorIncomplete 0 complete; fuelSystemMonitorIncomplete 0 complete; componentsMonitorIncomplete 0
      complete; catalystMonitorSupported 1 yes; heatedCatalystMonitorSupported 0 no;
      evaporativeSystemMonitorSupported 1 yes; secondaryAirMonitorSupported 0 no;
      particulateFilterOrRefrigerantMonitorSupported 0 no; oxygenSensorMonitorSupported 1 yes;
      oxygenSensorHeaterMonitorSupported 1 yes; egrOrVVTMonitorSupported 0 no; catalystMonitorIncomplete 0
      complete; evaporativeSystemMonitorIncomplete 1 incomplete; oxygenSensorMonitorIncomplete 0 complete;
      oxygenSensorHeaterMonitorIncomplete 0 complete
    01 7F07FF1A: storedCodeCount 127; malfunctionLamp 0 off; misfireMonitorSupported 1;
      fuelSystemMonitorSupported 1; componentsMonitorSupported 1; compressionIgnition 0;
      misfireMonitorIncomplete 0; fuelSystemMonitorIncomplete 0; componentsMonitorIncomplete 0;
      catalystMonitorSupported 1; heatedCatalystMonitorSupported 1; evaporativeSystemMonitorSupported 1;
      secondaryAirMonitorSupported 1; particulateFilterOrRefrigerantMonitorSupported 1;
      oxygenSensorMonitorSupported 1; oxygenSensorHeaterMonitorSupported 1; egrOrVVTMonitorSupported 1;
      catalystMonitorIncomplete 0; heatedCatalystMonitorIncomplete 1; evaporativeSystemMonitorIncomplete 0;
      secondaryAirMonitorIncomplete 1; particulateFilterOrRefrigerantMonitorIncomplete 1;
      oxygenSensorMonitorIncomplete 0; oxygenSensorHeaterMonitorIncomplete 0; egrOrVVTMonitorIncomplete 0
    01 001FEB62: storedCodeCount 0; malfunctionLamp 0 off; misfireMonitorSupported 1; fuelSystemMonitorSupported
      1; componentsMonitorSupported 1; compressionIgnition 1 compression; misfireMonitorIncomplete 1 incomplete;
      fuelSystemMonitorIncomplete 0; componentsMonitorIncomplete 0; nmhcCatalystMonitorSupported 1;
      noxAftertreatmentMonitorSupported 1; boostPressureMonitorSupported 1; exhaustGasSensorMonitorSupported 1;
      particulateFilterMonitorSupported 1; egrOrVVTMonitorSupported 1; nmhcCatalystMonitorIncomplete 0 complete;
      noxAftertreatmentMonitorIncomplete 1 incomplete; boostPressureMonitorIncomplete 0;
      exhaustGasSensorMonitorIncomplete 1; particulateFilterMonitorIncomplete 1; egrOrVVTMonitorIncomplete 0
    02 0301: freezeFrameCode 769 P0301
    02 0000: freezeFrameCode 0 none
    02 C123: freezeFrameCode 49443 U0123
    03 0200: fuelSystem1Status 2 closed loop (oxygen sensors); fuelSystem2Status 0 off
    03 0120: fuelSystem1Status 1 open loop, not yet ready for closed loop; fuelSystem2Status 32 open loop, bank
      2 not yet ready for closed loop
    03 0440: fuelSystem1Status 4 open loop due to driving conditions; fuelSystem2Status 64 open loop
      due to bank 2 driving conditions
    03 0880: fuelSystem1Status 8 open loop due to a fault; fuelSystem2Status 128 open loop due to a bank 2
      fault
    03 0310: fuelSystem1Status 3 reserved; fuelSystem2Status 16 closed loop, with an oxygen sensor fault
    04 45: engineLoad 27.058824
    05 7B: coolantTemperature 83
    05 FB: coolantTemperature 211
    06 80: shortTermFuelTrimBank1 0
    06 0EB7: shortTermFuelTrimBank1 -89.0625; shortTermFuelTrimBank3 42.96875
    07 AF18: longTermFuelTrimBank1 36.71875; longTermFuelTrimBank3 -81.25
    08 83: shortTermFuelTrimBank2 2.34375
    08 990B: shortTermFuelTrimBank2 19.53125; shortTermFuelTrimBank4 -91.40625
    09 DB98: longTermFuelTrimBank2 71.09375; longTermFuelTrimBank4 18.75
    0A AA: fuelPressure 510
    0B 9D: intakeManifoldPressure 157
    0C 1AF8: engineSpeed 1726
    0C 0001: engineSpeed 0.25
    0C 5C50: engineSpeed 5908
    0C FFFF:
    0D 3C: vehicleSpeed 60
    0D 12: vehicleSpeed 18
    0D FF:
    0E BF: ignitionTiming 31.5
    0F 5E: intakeAirTemperature 54
    10 05DC: massAirFlow 15
    10 DF34: massAirFlow 571.4
    10 FFFF:
    11 74: throttlePosition 45.490196
    12 01: secondaryAirStatus 1 upstream of the first catalyst
    12 02: secondaryAirStatus 2 downstream of the first catalyst's inlet
    12 04: secondaryAirStatus 4 off or to atmosphere
    12 08: secondaryAirStatus 8 pump on for diagnostics
    13 13: oxygenSensorPresentBank1Sensor1 1 present; oxygenSensorPresentBank1Sensor2 1 present;
      oxygenSensorPresentBank1Sensor3 0 not present; oxygenSensorPresentBank1Sensor4 0 not present;
      oxygenSensorPresentBank2Sensor1 1; oxygenSensorPresentBank2Sensor2 0; oxygenSensorPresentBank2Sensor3 0;
      oxygenSensorPresentBank2Sensor4 0
    14 5AFF: oxygenSensorVoltageBank1Sensor1 0.45
    14 5A00: oxygenSensorVoltageBank1Sensor1 0.45; oxygenSensorTrimBank1Sensor1 -100
    14 8C08: oxygenSensorVoltageBank1Sensor1 0.7; oxygenSensorTrimBank1Sensor1 -93.75
    15 4641: oxygenSensorVoltageBank1Sensor2 0.35; oxygenSensorTrimBank1Sensor2 -49.21875
    16 3202: oxygenSensorVoltageBank1Sensor3 0.25; oxygenSensorTrimBank1Sensor3 -98.4375
    17 037C: oxygenSensorVoltageBank1Sensor4 0.015; oxygenSensorTrimBank1Sensor4 -3.125
    18 3E4D: oxygenSensorVoltageBank2Sensor1 0.31; oxygenSensorTrimBank2Sensor1 -39.84375
    19 F23D: oxygenSensorVoltageBank2Sensor2 1.21; oxygenSensorTrimBank2Sensor2 -52.34375
    1A 8DF2: oxygenSensorVoltageBank2Sensor3 0.705; oxygenSensorTrimBank2Sensor3 89.0625
    1B D842: oxygenSensorVoltageBank2Sensor4 1.08; oxygenSensorTrimBank2Sensor4 -48.4375
    1C 01: obdRequirements 1 OBD II (CARB)
    1C 06: obdRequirements 6 EOBD
    1C 0E: obdRequirements 14 OBD, EOBD and KOBD (formerly Euro IV B1)
    1C 16: obdRequirements 22 reserved
    1C 21: obdRequirements 33 HD EOBD-VI
    1C FF: obdRequirements 255 not available for assignment
    1D A1: oxygenSensorPresentBank1Sensor1OfFourBanks 1 present; oxygenSensorPresentBank1Sensor2OfFourBanks 0;
      oxygenSensorPresentBank2Sensor1OfFourBanks 0; oxygenSensorPresentBank2Sensor2OfFourBanks 0;
      oxygenSensorPresentBank3Sensor1OfFourBanks 0; oxygenSensorPresentBank3Sensor2OfFourBanks 1;
      oxygenSensorPresentBank4Sensor1OfFourBanks 0; oxygenSensorPresentBank4Sensor2OfFourBanks 1
    1E 01: powerTakeOff 1 active
    1E 80: powerTakeOff 0 not active
    1F 3E79: runTimeSinceStart 15993
    21 3242: distanceWithLampOn 12866
    22 7176: fuelRailPressureToManifold 2294.634
    23 A233: fuelRailPressure 415230
    24 B7A76887: lambdaBank1Sensor1 1.434784; wideOxygenSensorVoltageBank1Sensor1 3.266479
    25 BB62B06B: lambdaBank1Sensor2 1.463928; wideOxygenSensorVoltageBank1Sensor2 5.513062
    26 A09BA8D1: lambdaBank1Sensor3 1.25473; wideOxygenSensorVoltageBank1Sensor3 5.275513
    27 25C47FE8: lambdaBank1Sensor4 0.295044; wideOxygenSensorVoltageBank1Sensor4 3.99707
    28 8F27CF06: lambdaBank2Sensor1 1.118378; wideOxygenSensorVoltageBank2Sensor1 6.469482
    29 86198115: lambdaBank2Sensor2 1.047638; wideOxygenSensorVoltageBank2Sensor2 4.033813
    2A 336CFA51: lambdaBank2Sensor3 0.401733; wideOxygenSensorVoltageBank2Sensor3 7.822388
    2B A41F8C16: lambdaBank2Sensor4 1.282196; wideOxygenSensorVoltageBank2Sensor4 4.377686
    2C 8A: commandedEGR 54.117647
    2D 20: egrError -75
    2E AC: commandedPurge 67.45098
    2F 94: fuelLevel 58.039216
    30 E8: warmUpsSinceClear 232
    31 DE6F: distanceSinceClear 56943
    32 FFFF: vapourPressure -0.25
    32 8000: vapourPressure -8192
    32 570D: vapourPressure 5571.25
    33 6B: barometricPressure 107
    34 7EDFDA75: lambdaByCurrentBank1Sensor1 0.99118; oxygenSensorCurrentBank1Sensor1 90.457031
    35 34DD2CDF: lambdaByCurrentBank1Sensor2 0.412994; oxygenSensorCurrentBank1Sensor2 -83.128906
    36 EF93292F: lambdaByCurrentBank1Sensor3 1.871674; oxygenSensorCurrentBank1Sensor3 -86.816406
    37 E5CCF348: lambdaByCurrentBank1Sensor4 1.795288; oxygenSensorCurrentBank1Sensor4 115.28125
    38 713099D5: lambdaByCurrentBank2Sensor1 0.884277; oxygenSensorCurrentBank2Sensor1 25.832031
    39 B9BFA11E: lambdaByCurrentBank2Sensor2 1.451141; oxygenSensorCurrentBank2Sensor2 33.117188
    3A 3BAD8FE9: lambdaByCurrentBank2Sensor3 0.466217; oxygenSensorCurrentBank2Sensor3 15.910156
    3B A81FD040: lambdaByCurrentBank2Sensor4 1.313446; oxygenSensorCurrentBank2Sensor4 80.25
    3C 27EE: catalystTemperatureBank1Sensor1 982.2
    3D 5349: catalystTemperatureBank2Sensor1 2092.1
    3E 1BCF: catalystTemperatureBank1Sensor2 671.9
    3F 39AC: catalystTemperatureBank2Sensor2 1436.4
    41 0017FF80: misfireMonitorEnabledThisCycle 1 yes; fuelSystemMonitorEnabledThisCycle 1;
      componentsMonitorEnabledThisCycle 1; compressionIgnitionThisCycle 0 spark;
      misfireMonitorIncompleteThisCycle 1 incomplete; fuelSystemMonitorIncompleteThisCycle 0;
      componentsMonitorIncompleteThisCycle 0; catalystMonitorEnabledThisCycle 1;
      heatedCatalystMonitorEnabledThisCycle 1; evaporativeSystemMonitorEnabledThisCycle 1;
      secondaryAirMonitorEnabledThisCycle 1; particulateFilterOrRefrigerantMonitorEnabledThisCycle 1;
      oxygenSensorMonitorEnabledThisCycle 1; oxygenSensorHeaterMonitorEnabledThisCycle 1;
      egrOrVVTMonitorEnabledThisCycle 1; catalystMonitorIncompleteThisCycle 0;
      heatedCatalystMonitorIncompleteThisCycle 0; evaporativeSystemMonitorIncompleteThisCycle 0;
      secondaryAirMonitorIncompleteThisCycle 0; particulateFilterOrRefrigerantMonitorIncompleteThisCycle 0;
      oxygenSensorMonitorIncompleteThisCycle 0; oxygenSensorHeaterMonitorIncompleteThisCycle 0;
      egrOrVVTMonitorIncompleteThisCycle 1 incomplete
    41 0008EB01: misfireMonitorEnabledThisCycle 0 no; fuelSystemMonitorEnabledThisCycle 0;
      componentsMonitorEnabledThisCycle 0; compressionIgnitionThisCycle 1 compression;
      nmhcCatalystMonitorEnabledThisCycle 1; noxAftertreatmentMonitorEnabledThisCycle 1;
      boostPressureMonitorEnabledThisCycle 1; exhaustGasSensorMonitorEnabledThisCycle 1;
      particulateFilterMonitorEnabledThisCycle 1; egrOrVVTMonitorEnabledThisCycle 1;
      nmhcCatalystMonitorIncompleteThisCycle 1; noxAftertreatmentMonitorIncompleteThisCycle 0;
      boostPressureMonitorIncompleteThisCycle 0; exhaustGasSensorMonitorIncompleteThisCycle 0;
      particulateFilterMonitorIncompleteThisCycle 0; egrOrVVTMonitorIncompleteThisCycle 0
    42 36B0: controlModuleVoltage 14
    42 9F01: controlModuleVoltage 40.705
    43 1024: absoluteLoad 1620.392157
    44 8000: commandedLambda 1
    44 CC0B: commandedLambda 1.594086
    45 F4: relativeThrottlePosition 95.686275
    46 4C: ambientTemperature 36
    47 62: throttlePositionB 38.431373
    48 26: throttlePositionC 14.901961
    49 C8: pedalPositionD 78.431373
    4A B5: pedalPositionE 70.980392
    4B 53: pedalPositionF 32.54902
    4C 59: commandedThrottle 34.901961
    4D 3E58: timeWithLampOn 15960
    4E EB6B: timeSinceClear 60267
    4F 40C7DA2D: maximumLambda 64; maximumOxygenSensorVoltage 199; maximumOxygenSensorCurrent 218;
      maximumManifoldPressure 450
    50 969C3DE4: maximumAirFlow 1500
    51 00: fuelType 0 not available
    51 01: fuelType 1 gasoline
    51 04: fuelType 4 diesel
    51 11: fuelType 17 hybrid, gasoline
    51 1D: fuelType 29 fuel cell, hydrogen
    51 21: fuelType 33 reserved
    52 DE: ethanolPercent 87.058824
    53 443C: absoluteVapourPressure 87.34
    54 8000: vapourPressureWideRange -32768
    54 FEE0: vapourPressureWideRange -288
    55 90: shortTermSecondaryFuelTrimBank1 12.5
    55 C2F2: shortTermSecondaryFuelTrimBank1 51.5625; shortTermSecondaryFuelTrimBank3 89.0625
    56 5D5E: longTermSecondaryFuelTrimBank1 -27.34375; longTermSecondaryFuelTrimBank3 -26.5625
    57 9BBB: shortTermSecondaryFuelTrimBank2 21.09375; shortTermSecondaryFuelTrimBank4 46.09375
    58 5130: longTermSecondaryFuelTrimBank2 -36.71875; longTermSecondaryFuelTrimBank4 -62.5
    59 90EF: absoluteFuelRailPressure 371030
    5A E2: relativePedalPosition 88.627451
    5B 94: hybridBatteryCharge 58.039216
    5C 3A: engineOilTemperature 18
    5D 58FA: injectionTiming -32.046875
    5E 93B3: engineFuelRate 1890.55
    5E FAFF: engineFuelRate 3212.75
    5E FB00:
    5E FFFF:
    5F 0E: emissionRequirements 14 Euro IV B1, heavy-duty
    5F 11: emissionRequirements 17 Euro VI, heavy-duty
    5F 01: emissionRequirements 1 reserved
    61 28: demandedTorque -85
    62 B9: actualTorque 60
    63 549F: referenceTorque 21663
    64 61C086BB2A: torqueAtIdle -28; torqueAtPoint2 67; torqueAtPoint3 9; torqueAtPoint4 62; torqueAtPoint5 -83
    65 1F55: powerTakeOffOutput 1 active; automaticTransmissionState 0 park or neutral; manualTransmissionState
      1 in gear; glowPlugLamp 0 off; recommendedGear 5
    65 0A0A: automaticTransmissionState 1 forward or reverse; glowPlugLamp 1 on, wait to start
    65 E0FF:
    66 0112C0FFFF: massAirFlowSensorA 150
    66 0312C0FFFF: massAirFlowSensorA 150
    66 FF184A06DC: massAirFlowSensorA 194.3125; massAirFlowSensorB 54.875
    67 02FF5A: coolantTemperatureSensor2 50
    67 FF60DE: coolantTemperatureSensor1 56; coolantTemperatureSensor2 182
    68 FFE10A3E55DC74: intakeAirTemperatureBank1Sensor1 185; intakeAirTemperatureBank1Sensor2 -30;
      intakeAirTemperatureBank1Sensor3 22; intakeAirTemperatureBank2Sensor1 45; intakeAirTemperatureBank2Sensor2
      180; intakeAirTemperatureBank2Sensor3 76
    69 FF839B74B7A7C9: commandedEGRA 51.372549; actualEGRA 60.784314; egrErrorA -9.375; commandedEGRB 71.764706;
      actualEGRB 65.490196; egrErrorB 57.03125
    6A FFC4D83CC0: commandedIntakeAirFlowA 76.862745; relativeIntakeAirFlowPositionA 84.705882;
      commandedIntakeAirFlowB 23.529412; relativeIntakeAirFlowPositionB 75.294118
    6B 0F5A5B5C5D: egrTemperatureABank1Sensor1 50; egrTemperatureCBank1Sensor2 51; egrTemperatureBBank2Sensor1
      52; egrTemperatureDBank2Sensor2 53
    6B 21506400FF: egrTemperatureABank1Sensor1 40; egrTemperatureCBank1Sensor2WideRange 360
    6B FF824B590E: egrTemperatureABank1Sensor1WideRange 480; egrTemperatureCBank1Sensor2WideRange 260;
      egrTemperatureBBank2Sensor1WideRange 316; egrTemperatureDBank2Sensor2WideRange 16
    6C FF06A34423: commandedThrottleActuatorA 2.352941; relativeThrottlePositionActuatorA 63.921569;
      commandedThrottleActuatorB 26.666667; relativeThrottlePositionActuatorB 13.72549
    6D FF9662FD576BE566D1812B: commandedFuelRailPressureA 384980; fuelRailPressureA 648550; fuelRailTemperatureA
      67; commandedFuelRailPressureB 587260; fuelRailPressureB 536330; fuelRailTemperatureB 3
    6E FFECD235996739A7DA: commandedInjectionPressureA 606260; injectionPressureA 137210;
      commandedInjectionPressureB 264250; injectionPressureB 429700
    6F 0364C8: compressorInletPressureA 100; compressorInletPressureB 200
    6F 0564C8: compressorInletPressureAWideRange 800
    6F FFD0BE: compressorInletPressureAWideRange 1664; compressorInletPressureBWideRange 1520
    70 24000000000000000006: boostPressureControlA 2 closed loop; boostPressureControlB 1 open loop
    70 FF4EE32E4527C69DE0AF: commandedBoostPressureA 631.09375; boostPressureA 370.15625;
      commandedBoostPressureB 318.1875; boostPressureB 1263; boostPressureControlA 3; boostPressureControlB 3
    71 24000000000F: turboGeometryControlA 3 fault, values not reliable; turboGeometryControlB 3 fault, values
      not reliable
    71 200000000003: turboGeometryControlB 0 reserved
    71 FF5441B49A3A: commandedTurboGeometryA 32.941176; turboGeometryA 25.490196; commandedTurboGeometryB
      70.588235; turboGeometryB 60.392157; turboGeometryControlA 2; turboGeometryControlB 2
    72 FF5864C5E0: commandedWastegateA 34.509804; wastegatePositionA 39.215686; commandedWastegateB 77.254902;
      wastegatePositionB 87.843137
    73 FFBCC14740: exhaustPressureBank1 483.21; exhaustPressureBank2 182.4
    74 FF41AB96BA: turbochargerSpeedA 168110; turbochargerSpeedB 385860
    75 FFE695300CF3A2: compressorInletTemperatureA 190; compressorOutletTemperatureA 109;
      turbineInletTemperatureA 1190; turbineOutletTemperatureA 6197
    76 FF0B7DDA66798C: compressorInletTemperatureB -29; compressorOutletTemperatureB 85;
      turbineInletTemperatureB 5551; turbineOutletTemperatureB 3071.6
    77 FF60F5FEDD: chargeAirTemperatureBank1Sensor1 56; chargeAirTemperatureBank1Sensor2 205;
      chargeAirTemperatureBank2Sensor1 214; chargeAirTemperatureBank2Sensor2 181
    78 FFA425327033F34D76: exhaustTemperatureBank1Sensor1 4162.1; exhaustTemperatureBank1Sensor2 1251.2;
      exhaustTemperatureBank1Sensor3 1289.9; exhaustTemperatureBank1Sensor4 1943
    79 FF8F6D3431D5B3ADD9: exhaustTemperatureBank2Sensor1 3631.7; exhaustTemperatureBank2Sensor2 1296.1;
      exhaustTemperatureBank2Sensor3 5430.7; exhaustTemperatureBank2Sensor4 4410.5
    7A FFAB23CF185B82: filterPressureDifferenceBank1 -217.25; filterInletPressureBank1 530.16;
      filterOutletPressureBank1 234.26
    7B FF70B98514AA0A: filterPressureDifferenceBank2 288.57; filterInletPressureBank2 340.68;
      filterOutletPressureBank2 435.3
    7C FFB13BB562AD26A7EA: filterInletTemperatureBank1 4497.1; filterOutletTemperatureBank1 4603.4;
      filterInletTemperatureBank2 4392.6; filterOutletTemperatureBank2 4258.6
    7D 05: noxInsideControlArea 1 yes; noxOutsideControlArea 0 no; noxInsideCarveOut 1 yes; noxDeficiencyActive
      0 no
    7E 0A: pmInsideControlArea 0; pmOutsideControlArea 1; pmInsideCarveOut 0; pmDeficiencyActive 1
    7F FF112665C4636D9023DC9679B0: engineRunTime 287729092; engineIdleTime 1668124707; powerTakeOffTime
      3700849072
    81 FF16ED66008451486D4DCCC54CD9E3A7E868B94FBD20084B4D0870C53866266F6EF309C4B4DD5D87CF: controlDevice1Timer1
      384656896; controlDevice1Timer2 2219919469; controlDevice2Timer1 1305265484; controlDevice2Timer2
      3655575528; controlDevice3Timer1 1756975037; controlDevice3Timer2 537414477; controlDevice4Timer1
      141608248; controlDevice4Timer2 1713794926; controlDevice5Timer1 4077503668; controlDevice5Timer2
      3713894351
    82 FF5DB494AD9AEB6B793F1CE819AB59EEE70047A8C5F7434E3FE7818D25C3C41353AA48023A4C0122C3: controlDevice6Timer1
      1572115629; controlDevice6Timer2 2599119737; controlDevice7Timer1 1058859033; controlDevice7Timer2
      2874797799; controlDevice8Timer1 4696261; controlDevice8Timer2 4148383295; controlDevice9Timer1
      3884027173; controlDevice9Timer2 3284407123; controlDevice10Timer1 2856845882; controlDevice10Timer2
      1275142851
    83 FF65A794F961B373E5: noxConcentrationBank1Sensor1 26023; noxConcentrationBank1Sensor2 38137;
      noxConcentrationBank2Sensor1 25011; noxConcentrationBank2Sensor2 29669
    84 E8: manifoldSurfaceTemperature 192
    85 FF32AA7FC64160C15437: reagentRate 64.85; demandedReagentRate 163.55; reagentLevel 25.490196;
      noxWarningTime 1623282743
    86 FF934E1590: particulateConcentrationBank1Sensor1 471.375; particulateConcentrationBank2Sensor1 69
    87 FFB15B90B0: intakeManifoldPressureSensorA 1418.84375; intakeManifoldPressureSensorB 1157.5
    88 8921840064138800C8000003E8: reagentLevelLow 1 yes; incorrectReagent 0 no; reagentConsumptionDeviation 0;
      noxTooHigh 1; inducementActive 1; reagentLevelLowHistory10 1; incorrectReagentHistory10 0;
      reagentConsumptionDeviationHistory10 0; noxTooHighHistory10 0; reagentLevelLowHistory20 0;
      incorrectReagentHistory20 1; reagentConsumptionDeviationHistory20 0; noxTooHighHistory20 0;
      reagentLevelLowHistory30 0; incorrectReagentHistory30 0; reagentConsumptionDeviationHistory30 1;
      noxTooHighHistory30 0; reagentLevelLowHistory40 0; incorrectReagentHistory40 0;
      reagentConsumptionDeviationHistory40 0; noxTooHighHistory40 1; inducementDistance10 100;
      inducementBlockDistance 5000; inducementDistance20 200; inducementDistance30 0; inducementDistance40 1000
    89 FFE3765935CC9FB7C213923DEAC03F19097C2C7FB0D802CD23F31ACFB0C76617EDC08DC624CDBAB04A: controlDevice11Timer1
      3816184117; controlDevice11Timer2 3433019330; controlDevice12Timer1 328351210; controlDevice12Timer2
      3225360649; controlDevice13Timer1 2083291056; controlDevice13Timer2 3624062243; controlDevice14Timer1
      4078620592; controlDevice14Timer2 3345356781; controlDevice15Timer1 3230516772; controlDevice15Timer2
      3451564106
    8A FFF36A55C6FDAF3E3633E3D1D76C0E4093A9DDC18C4982E289F6FC539A6566A83DA8041CAB418A7581: controlDevice16Timer1
      4083832262; controlDevice16Timer2 4256120374; controlDevice17Timer1 870568407; controlDevice17Timer2
      1812873363; controlDevice18Timer1 2849882508; controlDevice18Timer2 1233314441; controlDevice19Timer1
      4143731610; controlDevice19Timer2 1701226557; controlDevice20Timer1 2818841771; controlDevice20Timer2
      1099593089
    8B 7F0B80009601F4: filterRegeneration 1 in progress; filterRegenerationKind 1 active;
      noxAdsorberRegeneration 0 not in progress; noxAdsorberDesulfurization 1 in progress;
      filterRegenerationTrigger 50.196078; timeBetweenRegenerations 150; distanceBetweenRegenerations 500
    8B 02FDFFFFFFFFFF: filterRegenerationKind 0 passive
    8C FF523490B7329400263DF46FBA4BA24D1F: oxygenConcentrationBank1Sensor1 32.110596;
      oxygenConcentrationBank1Sensor2 56.529236; oxygenConcentrationBank2Sensor1 19.75708;
      oxygenConcentrationBank2Sensor2 0.057983; wideRangeLambdaBank1Sensor1 1.936035;
      wideRangeLambdaBank1Sensor2 3.491455; wideRangeLambdaBank2Sensor1 2.363525; wideRangeLambdaBank2Sensor2
      2.410034
    8D 4A: throttlePositionG 29.019608
    8E A5: frictionTorque 40
    8F 0F03FF9C010064: particulateSensorActiveBank1Sensor1 1 active; particulateSensorRegenerationBank1Sensor1 1
      in progress; particulateSensorOutputBank1Sensor1 -1; particulateSensorActiveBank2Sensor1 1 active;
      particulateSensorRegenerationBank2Sensor1 0 not in progress; particulateSensorOutputBank2Sensor1 1
    90 4D0010: vehicleIndicatorStrategy 1; vehicleMalfunctionIndicator 3 continuous; vehicleReadiness 1 not
      ready; vehicleMalfunctionHours 16
    91 F2000A0005: ecuMalfunctionIndicator 2 short; ecuMalfunctionHours 10; classB1Hours 5
    91 0E00000000: ecuMalfunctionIndicator 14 error; ecuMalfunctionHours 0; classB1Hours 0
    92 FF81: fuelPressureControl1 1 closed loop; injectionQuantityControl1 0 open loop; injectionTimingControl1
      0; idleBalanceControl1 0; fuelPressureControl2 0; injectionQuantityControl2 0; injectionTimingControl2 0;
      idleBalanceControl2 1 closed loop
    92 22FD: injectionQuantityControl1 0; injectionQuantityControl2 1
    93 FF400C: cumulativeMalfunctionHours 16396
    94 3F6D00010002000300040005: noxControlWarning 1 active; inducementLevel1 2 active; inducementLevel2 1
      enabled; inducementLevel3 3 not supported; reagentQualityHours 1; reagentConsumptionHours 2;
      reagentDosingHours 3; egrValveHours 4; noxMonitoringHours 5
    98 FF85FF144261BD849C: exhaustTemperatureBank1Sensor5 3390.3; exhaustTemperatureBank1Sensor6 478.6;
      exhaustTemperatureBank1Sensor7 2462.1; exhaustTemperatureBank1Sensor8 3354.8
    99 FF2A2259648D9E6662: exhaustTemperatureBank2Sensor5 1038.6; exhaustTemperatureBank2Sensor6 2248.4;
      exhaustTemperatureBank2Sensor7 3585.4; exhaustTemperatureBank2Sensor8 2581
    9A 0F055A00FF38: hybridChargingState 1 charge depleting; hybridEnhancedChargingState 2 charge increasing;
      hybridBatteryVoltage 360; hybridBatteryCurrent -20
    9B 01020380: exhaustFluidSensor - 01 02 03; exhaustFluidLevel 50.196078
    9C FF05E0BF9F85644BC191B4EA3AA3000BF8: oxygenConcentrationBank1Sensor3 2.294922;
      oxygenConcentrationBank1Sensor4 74.85199; oxygenConcentrationBank2Sensor3 52.105713;
      oxygenConcentrationBank2Sensor4 29.59137; wideRangeLambdaBank1Sensor3 4.553223;
      wideRangeLambdaBank1Sensor4 7.31958; wideRangeLambdaBank2Sensor3 5.09375; wideRangeLambdaBank2Sensor4
      0.374023
    9D 6BF31719: engineFuelMassRate 552.7; vehicleFuelMassRate 118.26
    9D 6BF3FFFF: engineFuelMassRate 552.7
    9E C4FE: exhaustFlow 10086
    9F FF54C1BEA4947F9CEA: fuelSystemAUseBank1 32.941176; fuelSystemBUseBank1 75.686275; fuelSystemAUseBank2
      74.509804; fuelSystemBUseBank2 64.313725; fuelSystemAUseBank3 58.039216; fuelSystemBUseBank3 49.803922;
      fuelSystemAUseBank4 61.176471; fuelSystemBUseBank4 91.764706
    A1 FFA6A5D7BC589BCF32: correctedNOxConcentrationBank1Sensor1 42661; correctedNOxConcentrationBank1Sensor2
      55228; correctedNOxConcentrationBank2Sensor1 22683; correctedNOxConcentrationBank2Sensor2 53042
    A2 DC6D: cylinderFuelRate 1763.40625
    A2 FFFF:
    A3 010203040506070809: vapourPressures - 01 02 03 04 05 06 07 08 09
    A4 02300DAC: gearRatio 3.5
    A4 FF465790: gear 4; gearRatio 22.416
    A5 FF8FD1AD: commandedExhaustFluidDosing 71.5
    A6 F9284A19: odometer 418016719.3
    A6 FFFFFFFF:
    A7 01020304: noxConcentrationSensors3And4 - 01 02 03 04
    A7 0102030405060708090A0B: noxConcentrationSensors3And4 - 01 02 03 04 05 06 07 08 09 0A 0B
    A8 FF: correctedNOxConcentrationSensors3And4 - FF
    A9 01010000: absDisabled 1 yes
    A9 00010000:
    AA E5: speedLimit 229
    B2 D7: batteryHealth 84.313725
    C3 1234: fuelLevelSensors - 12 34
    C4 0060: particulateControlDiagnostics - 00 60
    C5 00010002: fuelPressures - 00 01 00 02
    C6 80000100020003: particulateInducementStatus - 80; filterRemovalHours 1; liquidReagentFailureHours 2;
      particulateMonitoringHours 3
    C7 296F: distanceSinceReflash 10607
    C8 03: emissionControlLamp - 03
    D2 FF0942: certifiedEnergy 3.529412; certifiedRange 25.882353
    D3 7865B2B8: engineOdometer 201993080.8
    """
