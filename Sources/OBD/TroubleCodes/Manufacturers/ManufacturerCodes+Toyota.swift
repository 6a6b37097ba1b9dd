extension ManufacturerCodes {
    /// Lexus, Scion and Toyota.
    static let toyota = """
        B1411 A/C room temperature sensor: circuit
        B1412 A/C ambient temperature sensor: circuit
        B1413 A/C evaporator temperature sensor: circuit
        B1417 A/C evaporator temperature: circuit
        B1418 A/C emission gas sensor: circuit
        B1422 A/C compressor: locked
        B1423 A/C pressure sensor: circuit
        B1441 A/C air mix damper servo motor, passenger: circuit
        B1442 A/C air inlet damper servo motor: circuit
        B1443 A/C air outlet damper servo motor: circuit
        B1446 A/C air mix damper servo motor, driver: circuit
        B1447 A/C air mix damper servo motor, rear: circuit
        B1449 A/C air outlet damper servo motor, rear: circuit
        B1451 A/C compressor solenoid: circuit
        B1615 front airbag sensor, left: circuit
        B1620 side airbag sensor: circuit
        B1622 side airbag sensor, right: lost communication
        B1623 side airbag sensor initialization, right: incomplete
        B1650 occupant classification system: malfunction
        B1800 driver airbag squib: shorted
        B1801 driver airbag squib: open
        B1802 driver airbag squib: shorted to ground
        B1803 driver airbag squib: shorted to battery
        B1805 front passenger airbag squib: shorted
        B1806 front passenger airbag squib: open
        B1807 front passenger airbag squib: shorted to ground
        B1808 front passenger airbag squib: shorted to battery
        B1810 driver airbag squib, second stage: shorted
        B1811 driver airbag squib, second stage: open
        B1812 driver airbag squib, second stage: shorted to ground
        B1813 driver airbag squib, second stage: shorted to battery
        B1815 front passenger airbag squib, second stage: shorted
        B1816 front passenger airbag squib, second stage: open
        B1817 front passenger airbag squib, second stage: shorted to ground
        B1818 front passenger airbag squib, second stage: shorted to battery
        B1820 side airbag squib: shorted
        B1821 side airbag squib: open
        B1822 side airbag squib: shorted to ground
        B1823 side airbag squib: shorted to battery
        B1828 side airbag squib: shorted to battery
        B1830 curtain shield airbag squib: shorted
        B1831 curtain shield airbag squib: open
        B1832 curtain shield airbag squib: shorted to ground
        B1833 curtain shield airbag squib: shorted to battery
        B1905 front seat belt pretensioner squib: shorted
        B1906 front seat belt pretensioner squib: open
        B1907 front seat belt pretensioner squib: shorted to ground
        B1908 front seat belt pretensioner squib: shorted to battery
        B2410 headlamp swivel control module, left: communication error
        B2411 headlamp swivel control module, right: communication error
        B2413 headlamp swivel motor, right: malfunction
        B2791 immobilizer key unlock warning switch: malfunction
        B2795 immobilizer key code: incorrect
        B2796 immobilizer: no communication
        B2797 immobilizer communication 1: malfunction
        B2798 immobilizer communication 2: malfunction
        C1201 engine control system: malfunction
        C1210 yaw rate sensor zero point: not learned
        C1223 ABS control system: malfunction
        C1231 steering angle sensor: circuit
        C1232 acceleration sensor: malfunction
        C1234 yaw rate sensor: malfunction
        C1235 wheel speed sensor tip, right front: disturbed
        C1236 wheel speed sensor tip, left front: disturbed
        C1238 wheel speed sensor tip, right rear: disturbed
        C1239 wheel speed sensor tip, left rear: disturbed
        C1241 brake control module supply voltage: out of range
        C1242 ignition supply (IG1, IG2): open
        C1245 acceleration sensor output: malfunction
        C1246 master cylinder pressure sensor: malfunction
        C1256 brake accumulator pressure: too low
        C1259 hybrid regenerative brake control: malfunction
        C1271 wheel speed sensor output, right front: low
        C1272 wheel speed sensor output, left front: low
        C1273 wheel speed sensor output, right rear: low
        C1274 wheel speed sensor output, left rear: low
        C1275 wheel speed sensor output, right front: erratic
        C1276 wheel speed sensor output, left front: erratic
        C1277 wheel speed sensor output, right rear: erratic
        C1278 wheel speed sensor output, left rear: erratic
        C1279 acceleration sensor output: malfunction
        C1281 master cylinder pressure sensor output: malfunction
        C1312 ABS main relay 1: shorted
        C1313 ABS main relay 2: open
        C1314 ABS main relay 2: shorted
        C1315 changeover solenoid SMC1: malfunction
        C1316 changeover solenoid SMC2: malfunction
        C1336 acceleration sensor zero point: not learned
        C1352 brake pressure increasing solenoid, right front: malfunction
        C1353 brake pressure increasing solenoid, left front: malfunction
        C1354 brake pressure increasing solenoid, right rear: malfunction
        C1355 brake pressure increasing solenoid, left rear: malfunction
        C1356 brake pressure decreasing solenoid, right front: malfunction
        C1357 brake pressure decreasing solenoid, left front: malfunction
        C1358 brake pressure decreasing solenoid, right rear: malfunction
        C1359 brake pressure decreasing solenoid, left rear: malfunction
        C1381 yaw rate and acceleration sensor supply voltage: malfunction
        C13A9 electronically controlled brake system: malfunction
        C13AA electric parking brake: over temperature
        C13AB electric parking brake lock switch: circuit
        C13AC electric parking brake release switch: circuit
        C13AD electric parking brake supply (+B): open
        C1401 wheel speed sensor, right front: circuit
        C1402 wheel speed sensor, left front: circuit
        C1405 wheel speed sensor, right front: circuit or open
        C1406 wheel speed sensor, left front: circuit or open
        C1407 wheel speed sensor, right rear: circuit or open
        C1408 wheel speed sensor, left rear: circuit or open
        C1409 wheel speed sensor, right front: performance
        C1410 wheel speed sensor, left front: performance
        C1411 wheel speed sensor, right rear: performance
        C1412 wheel speed sensor, left rear: performance
        C1413 wheel speed sensor output, right front: malfunction
        C1414 wheel speed sensor output, left front: malfunction
        C1415 wheel speed sensor output, right rear: malfunction
        C1416 wheel speed sensor output, left rear: malfunction
        C1419 acceleration sensor: component
        C1420 acceleration sensor: malfunction
        C1761 height control compressor motor current: always present
        C1762 height control exhaust solenoid current: always present
        C1781 suspension control module: malfunction
        C1783 wheel speed signal to suspension control: malfunction
        C1784 steering angle sensor signal: malfunction
        C1787 acceleration sensor signal: malfunction
        P1081 hydrocarbon adsorber switching valve, bank 1: stuck open
        P1100 barometric pressure sensor: circuit
        P1120 accelerator pedal position sensor: circuit
        P1121 accelerator pedal position sensor: range
        P1125 throttle actuator motor: circuit
        P1126 throttle actuator clutch: circuit
        P1127 throttle actuator power supply: circuit
        P1128 throttle actuator motor: stiff or blocked
        P1129 electronic throttle control system: malfunction
        P1130 air-fuel ratio sensor, bank 1 sensor 1: range
        P1133 air-fuel ratio sensor, bank 1 sensor 1: slow
        P1135 air-fuel ratio sensor heater, bank 1 sensor 1: circuit
        P1155 air-fuel ratio sensor heater: circuit
        P1200 fuel pump relay: circuit
        P1300 igniter 1: circuit
        P1315 igniter 4: circuit
        P1320 igniter 5: circuit
        P1325 igniter 6: circuit
        P1330 igniter 7: circuit
        P1335 crankshaft position sensor while engine runs: no signal
        P1346 camshaft position sensor (VVT), bank 1: range
        P1349 variable valve timing (VVT), bank 1: malfunction
        P1400 sub-throttle position sensor: malfunction
        P1401 sub-throttle position sensor: range
        P1500 starter signal: circuit
        P1520 brake lamp switch signal: malfunction
        P1565 cruise control main switch: circuit
        P1600 engine control module battery supply: malfunction
        P1604 engine start: malfunction
        P1633 engine control module: malfunction
        P1656 camshaft oil control valve, bank 1: circuit
        P3000 hybrid battery control system: malfunction
        P3006 hybrid battery voltage: imbalance
        P3030 hybrid battery voltage sensing line: open
        """
}
