/// The least and the greatest value and the unit (`-` for none) of every number of service 01, according to the
/// standards: PID, range, unit, and the signals of the PID to which they apply. Lines that begin with a space continue
/// the previous one.
let pidRanges = """
    01 0 127 - storedCodeCount
    04 0 100 % engineLoad
    05 -40 215 °C coolantTemperature
    06 -100 99.21875 % shortTermFuelTrimBank1 shortTermFuelTrimBank3
    07 -100 99.21875 % longTermFuelTrimBank1 longTermFuelTrimBank3
    08 -100 99.21875 % shortTermFuelTrimBank2 shortTermFuelTrimBank4
    09 -100 99.21875 % longTermFuelTrimBank2 longTermFuelTrimBank4
    0A 0 765 kPa fuelPressure
    0B 0 255 kPa intakeManifoldPressure
    0C 0 16383.5 rpm engineSpeed
    0D 0 254 km/h vehicleSpeed
    0E -64 63.5 ° ignitionTiming
    0F -40 215 °C intakeAirTemperature
    10 0 655.34 g/s massAirFlow
    11 0 100 % throttlePosition
    14 0 1.275 V oxygenSensorVoltageBank1Sensor1
    14 -100 98.4375 % oxygenSensorTrimBank1Sensor1
    15 0 1.275 V oxygenSensorVoltageBank1Sensor2
    15 -100 98.4375 % oxygenSensorTrimBank1Sensor2
    16 0 1.275 V oxygenSensorVoltageBank1Sensor3
    16 -100 98.4375 % oxygenSensorTrimBank1Sensor3
    17 0 1.275 V oxygenSensorVoltageBank1Sensor4
    17 -100 98.4375 % oxygenSensorTrimBank1Sensor4
    18 0 1.275 V oxygenSensorVoltageBank2Sensor1
    18 -100 98.4375 % oxygenSensorTrimBank2Sensor1
    19 0 1.275 V oxygenSensorVoltageBank2Sensor2
    19 -100 98.4375 % oxygenSensorTrimBank2Sensor2
    1A 0 1.275 V oxygenSensorVoltageBank2Sensor3
    1A -100 98.4375 % oxygenSensorTrimBank2Sensor3
    1B 0 1.275 V oxygenSensorVoltageBank2Sensor4
    1B -100 98.4375 % oxygenSensorTrimBank2Sensor4
    1F 0 65535 s runTimeSinceStart
    21 0 65535 km distanceWithLampOn
    22 0 5177.265 kPa fuelRailPressureToManifold
    23 0 655350 kPa fuelRailPressure
    24 0 1.999969 ratio lambdaBank1Sensor1
    24 0 7.999878 V wideOxygenSensorVoltageBank1Sensor1
    25 0 1.999969 ratio lambdaBank1Sensor2
    25 0 7.999878 V wideOxygenSensorVoltageBank1Sensor2
    26 0 1.999969 ratio lambdaBank1Sensor3
    26 0 7.999878 V wideOxygenSensorVoltageBank1Sensor3
    27 0 1.999969 ratio lambdaBank1Sensor4
    27 0 7.999878 V wideOxygenSensorVoltageBank1Sensor4
    28 0 1.999969 ratio lambdaBank2Sensor1
    28 0 7.999878 V wideOxygenSensorVoltageBank2Sensor1
    29 0 1.999969 ratio lambdaBank2Sensor2
    29 0 7.999878 V wideOxygenSensorVoltageBank2Sensor2
    2A 0 1.999969 ratio lambdaBank2Sensor3
    2A 0 7.999878 V wideOxygenSensorVoltageBank2Sensor3
    2B 0 1.999969 ratio lambdaBank2Sensor4
    2B 0 7.999878 V wideOxygenSensorVoltageBank2Sensor4
    2C 0 100 % commandedEGR
    2D -100 99.21875 % egrError
    2E 0 100 % commandedPurge
    2F 0 100 % fuelLevel
    30 0 255 - warmUpsSinceClear
    31 0 65535 km distanceSinceClear
    32 -8192 8191.75 Pa vapourPressure
    33 0 255 kPa barometricPressure
    34 0 1.999969 ratio lambdaByCurrentBank1Sensor1
    34 -128 127.996094 mA oxygenSensorCurrentBank1Sensor1
    35 0 1.999969 ratio lambdaByCurrentBank1Sensor2
    35 -128 127.996094 mA oxygenSensorCurrentBank1Sensor2
    36 0 1.999969 ratio lambdaByCurrentBank1Sensor3
    36 -128 127.996094 mA oxygenSensorCurrentBank1Sensor3
    37 0 1.999969 ratio lambdaByCurrentBank1Sensor4
    37 -128 127.996094 mA oxygenSensorCurrentBank1Sensor4
    38 0 1.999969 ratio lambdaByCurrentBank2Sensor1
    38 -128 127.996094 mA oxygenSensorCurrentBank2Sensor1
    39 0 1.999969 ratio lambdaByCurrentBank2Sensor2
    39 -128 127.996094 mA oxygenSensorCurrentBank2Sensor2
    3A 0 1.999969 ratio lambdaByCurrentBank2Sensor3
    3A -128 127.996094 mA oxygenSensorCurrentBank2Sensor3
    3B 0 1.999969 ratio lambdaByCurrentBank2Sensor4
    3B -128 127.996094 mA oxygenSensorCurrentBank2Sensor4
    3C -40 6513.5 °C catalystTemperatureBank1Sensor1
    3D -40 6513.5 °C catalystTemperatureBank2Sensor1
    3E -40 6513.5 °C catalystTemperatureBank1Sensor2
    3F -40 6513.5 °C catalystTemperatureBank2Sensor2
    42 0 65.535 V controlModuleVoltage
    43 0 25700 % absoluteLoad
    44 0 1.999969 ratio commandedLambda
    45 0 100 % relativeThrottlePosition
    46 -40 215 °C ambientTemperature
    47 0 100 % throttlePositionB
    48 0 100 % throttlePositionC
    49 0 100 % pedalPositionD
    4A 0 100 % pedalPositionE
    4B 0 100 % pedalPositionF
    4C 0 100 % commandedThrottle
    4D 0 65535 min timeWithLampOn
    4E 0 65535 min timeSinceClear
    4F 0 255 ratio maximumLambda
    4F 0 255 V maximumOxygenSensorVoltage
    4F 0 255 mA maximumOxygenSensorCurrent
    4F 0 2550 kPa maximumManifoldPressure
    50 0 2550 g/s maximumAirFlow
    52 0 100 % ethanolPercent
    53 0 327.675 kPa absoluteVapourPressure
    54 -32768 32767 Pa vapourPressureWideRange
    55 -100 99.21875 % shortTermSecondaryFuelTrimBank1 shortTermSecondaryFuelTrimBank3
    56 -100 99.21875 % longTermSecondaryFuelTrimBank1 longTermSecondaryFuelTrimBank3
    57 -100 99.21875 % shortTermSecondaryFuelTrimBank2 shortTermSecondaryFuelTrimBank4
    58 -100 99.21875 % longTermSecondaryFuelTrimBank2 longTermSecondaryFuelTrimBank4
    59 0 655350 kPa absoluteFuelRailPressure
    5A 0 100 % relativePedalPosition
    5B 0 100 % hybridBatteryCharge
    5C -40 215 °C engineOilTemperature
    5D -210 301.992188 ° injectionTiming
    5E 0 3212.75 L/h engineFuelRate
    61 -125 130 % demandedTorque
    62 -125 130 % actualTorque
    63 0 65535 Nm referenceTorque
    64 -125 130 % torqueAtIdle torqueAtPoint2 torqueAtPoint3 torqueAtPoint4 torqueAtPoint5
    65 0 15 - recommendedGear
    66 0 2047.9375 g/s massAirFlowSensorA massAirFlowSensorB
    67 -40 215 °C coolantTemperatureSensor1 coolantTemperatureSensor2
    68 -40 215 °C intakeAirTemperatureBank1Sensor1 intakeAirTemperatureBank1Sensor2
      intakeAirTemperatureBank1Sensor3 intakeAirTemperatureBank2Sensor1 intakeAirTemperatureBank2Sensor2
      intakeAirTemperatureBank2Sensor3
    69 0 100 % commandedEGRA actualEGRA
    69 -100 99.21875 % egrErrorA
    69 0 100 % commandedEGRB actualEGRB
    69 -100 99.21875 % egrErrorB
    6A 0 100 % commandedIntakeAirFlowA relativeIntakeAirFlowPositionA commandedIntakeAirFlowB
      relativeIntakeAirFlowPositionB
    6B -40 215 °C egrTemperatureABank1Sensor1
    6B -40 980 °C egrTemperatureABank1Sensor1WideRange
    6B -40 215 °C egrTemperatureCBank1Sensor2
    6B -40 980 °C egrTemperatureCBank1Sensor2WideRange
    6B -40 215 °C egrTemperatureBBank2Sensor1
    6B -40 980 °C egrTemperatureBBank2Sensor1WideRange
    6B -40 215 °C egrTemperatureDBank2Sensor2
    6B -40 980 °C egrTemperatureDBank2Sensor2WideRange
    6C 0 100 % commandedThrottleActuatorA relativeThrottlePositionActuatorA commandedThrottleActuatorB
      relativeThrottlePositionActuatorB
    6D 0 655350 kPa commandedFuelRailPressureA fuelRailPressureA
    6D -40 215 °C fuelRailTemperatureA
    6D 0 655350 kPa commandedFuelRailPressureB fuelRailPressureB
    6D -40 215 °C fuelRailTemperatureB
    6E 0 655350 kPa commandedInjectionPressureA injectionPressureA commandedInjectionPressureB
      injectionPressureB
    6F 0 255 kPa compressorInletPressureA
    6F 0 2040 kPa compressorInletPressureAWideRange
    6F 0 255 kPa compressorInletPressureB
    6F 0 2040 kPa compressorInletPressureBWideRange
    70 0 2047.96875 kPa commandedBoostPressureA boostPressureA commandedBoostPressureB boostPressureB
    71 0 100 % commandedTurboGeometryA turboGeometryA commandedTurboGeometryB turboGeometryB
    72 0 100 % commandedWastegateA wastegatePositionA commandedWastegateB wastegatePositionB
    73 0 655.35 kPa exhaustPressureBank1 exhaustPressureBank2
    74 0 655350 rpm turbochargerSpeedA turbochargerSpeedB
    75 -40 215 °C compressorInletTemperatureA compressorOutletTemperatureA
    75 -40 6513.5 °C turbineInletTemperatureA turbineOutletTemperatureA
    76 -40 215 °C compressorInletTemperatureB compressorOutletTemperatureB
    76 -40 6513.5 °C turbineInletTemperatureB turbineOutletTemperatureB
    77 -40 215 °C chargeAirTemperatureBank1Sensor1 chargeAirTemperatureBank1Sensor2
      chargeAirTemperatureBank2Sensor1 chargeAirTemperatureBank2Sensor2
    78 -40 6513.5 °C exhaustTemperatureBank1Sensor1 exhaustTemperatureBank1Sensor2
      exhaustTemperatureBank1Sensor3 exhaustTemperatureBank1Sensor4
    79 -40 6513.5 °C exhaustTemperatureBank2Sensor1 exhaustTemperatureBank2Sensor2
      exhaustTemperatureBank2Sensor3 exhaustTemperatureBank2Sensor4
    7A -327.68 327.67 kPa filterPressureDifferenceBank1
    7A 0 655.35 kPa filterInletPressureBank1 filterOutletPressureBank1
    7B -327.68 327.67 kPa filterPressureDifferenceBank2
    7B 0 655.35 kPa filterInletPressureBank2 filterOutletPressureBank2
    7C -40 6513.5 °C filterInletTemperatureBank1 filterOutletTemperatureBank1 filterInletTemperatureBank2
      filterOutletTemperatureBank2
    7F 0 4294967295 s engineRunTime engineIdleTime powerTakeOffTime
    81 0 4294967295 s controlDevice1Timer1 controlDevice1Timer2 controlDevice2Timer1 controlDevice2Timer2
      controlDevice3Timer1 controlDevice3Timer2 controlDevice4Timer1 controlDevice4Timer2 controlDevice5Timer1
      controlDevice5Timer2
    82 0 4294967295 s controlDevice6Timer1 controlDevice6Timer2 controlDevice7Timer1 controlDevice7Timer2
      controlDevice8Timer1 controlDevice8Timer2 controlDevice9Timer1 controlDevice9Timer2 controlDevice10Timer1
      controlDevice10Timer2
    83 0 65535 ppm noxConcentrationBank1Sensor1 noxConcentrationBank1Sensor2 noxConcentrationBank2Sensor1
      noxConcentrationBank2Sensor2
    84 -40 215 °C manifoldSurfaceTemperature
    85 0 327.675 L/h reagentRate demandedReagentRate
    85 0 100 % reagentLevel
    85 0 4294967295 s noxWarningTime
    86 0 819.1875 mg/m³ particulateConcentrationBank1Sensor1 particulateConcentrationBank2Sensor1
    87 0 2047.96875 kPa intakeManifoldPressureSensorA intakeManifoldPressureSensorB
    88 0 65535 km inducementDistance10 inducementBlockDistance inducementDistance20 inducementDistance30
      inducementDistance40
    89 0 4294967295 s controlDevice11Timer1 controlDevice11Timer2 controlDevice12Timer1 controlDevice12Timer2
      controlDevice13Timer1 controlDevice13Timer2 controlDevice14Timer1 controlDevice14Timer2
      controlDevice15Timer1 controlDevice15Timer2
    8A 0 4294967295 s controlDevice16Timer1 controlDevice16Timer2 controlDevice17Timer1 controlDevice17Timer2
      controlDevice18Timer1 controlDevice18Timer2 controlDevice19Timer1 controlDevice19Timer2
      controlDevice20Timer1 controlDevice20Timer2
    8B 0 100 % filterRegenerationTrigger
    8B 0 65535 min timeBetweenRegenerations
    8B 0 65535 km distanceBetweenRegenerations
    8C 0 99.998474 % oxygenConcentrationBank1Sensor1 oxygenConcentrationBank1Sensor2
      oxygenConcentrationBank2Sensor1 oxygenConcentrationBank2Sensor2
    8C 0 7.999878 ratio wideRangeLambdaBank1Sensor1 wideRangeLambdaBank1Sensor2 wideRangeLambdaBank2Sensor1
      wideRangeLambdaBank2Sensor2
    8D 0 100 % throttlePositionG
    8E -125 130 % frictionTorque
    8F -327.68 327.67 % particulateSensorOutputBank1Sensor1 particulateSensorOutputBank2Sensor1
    90 0 65535 h vehicleMalfunctionHours
    90 0 3 - vehicleIndicatorStrategy
    91 0 65535 h ecuMalfunctionHours classB1Hours
    93 0 65535 h cumulativeMalfunctionHours
    94 0 65535 h reagentQualityHours reagentConsumptionHours reagentDosingHours egrValveHours noxMonitoringHours
    98 -40 6513.5 °C exhaustTemperatureBank1Sensor5 exhaustTemperatureBank1Sensor6
      exhaustTemperatureBank1Sensor7 exhaustTemperatureBank1Sensor8
    99 -40 6513.5 °C exhaustTemperatureBank2Sensor5 exhaustTemperatureBank2Sensor6
      exhaustTemperatureBank2Sensor7 exhaustTemperatureBank2Sensor8
    9A 0 1023.984375 V hybridBatteryVoltage
    9A -3276.8 3276.7 A hybridBatteryCurrent
    9B 0 100 % exhaustFluidLevel
    9C 0 99.998474 % oxygenConcentrationBank1Sensor3 oxygenConcentrationBank1Sensor4
      oxygenConcentrationBank2Sensor3 oxygenConcentrationBank2Sensor4
    9C 0 7.999878 ratio wideRangeLambdaBank1Sensor3 wideRangeLambdaBank1Sensor4 wideRangeLambdaBank2Sensor3
      wideRangeLambdaBank2Sensor4
    9D 0 1310.68 g/s engineFuelMassRate vehicleFuelMassRate
    9E 0 13107 kg/h exhaustFlow
    9F 0 100 % fuelSystemAUseBank1 fuelSystemBUseBank1 fuelSystemAUseBank2 fuelSystemBUseBank2
      fuelSystemAUseBank3 fuelSystemBUseBank3 fuelSystemAUseBank4 fuelSystemBUseBank4
    A1 0 65535 ppm correctedNOxConcentrationBank1Sensor1 correctedNOxConcentrationBank1Sensor2
      correctedNOxConcentrationBank2Sensor1 correctedNOxConcentrationBank2Sensor2
    A2 0 2047.9375 mg/stroke cylinderFuelRate
    A4 0 15 - gear
    A4 0 65.535 ratio gearRatio
    A5 0 127.5 % commandedExhaustFluidDosing
    A6 0 429496729.4 km odometer
    AA 0 255 km/h speedLimit
    B2 0 100 % batteryHealth
    C6 0 65535 h filterRemovalHours liquidReagentFailureHours particulateMonitoringHours
    C7 0 65535 km distanceSinceReflash
    D2 0 100 % certifiedEnergy certifiedRange
    D3 0 429496729.5 km engineOdometer
    """
