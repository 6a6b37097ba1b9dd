extension TroubleCodeLines {
    /// B0000 to B0FFF: airbags and seat belts.
    static let body0 = """
        B0001 frontal airbag deployment control, driver stage 1: malfunction
        B0002 frontal airbag deployment control, driver stage 2: malfunction
        B0003 frontal airbag deployment control, driver stage 3: malfunction
        B0004 knee airbag deployment control, driver: malfunction
        B0005 collapsible steering column deployment control: malfunction
        B0010 frontal airbag deployment control, passenger stage 1: malfunction
        B0011 frontal airbag deployment control, passenger stage 2: malfunction
        B0012 frontal airbag deployment control, passenger stage 3: malfunction
        B0013 knee airbag deployment control, passenger: malfunction
        B0020 side airbag deployment control, left: malfunction
        B0021 curtain airbag deployment control, left 1: malfunction
        B0022 curtain airbag deployment control, left 2: malfunction
        B0028 side airbag deployment control, right: malfunction
        B0029 curtain airbag deployment control, right 1: malfunction
        B002A curtain airbag deployment control, right 2: malfunction
        B0030 side airbag deployment control, second row left: malfunction
        B0031 frontal airbag deployment control, second row left stage 1: malfunction
        B0032 frontal airbag deployment control, second row left stage 2: malfunction
        B0033 frontal airbag deployment control, second row left stage 3: malfunction
        B0038 side airbag deployment control, second row right: malfunction
        B0039 frontal airbag deployment control, second row right stage 1: malfunction
        B003A frontal airbag deployment control, second row right stage 2: malfunction
        B003B frontal airbag deployment control, second row right stage 3: malfunction
        B0040 side airbag deployment control, third row left: malfunction
        B0041 frontal airbag deployment control, third row left stage 1: malfunction
        B0042 frontal airbag deployment control, third row left stage 2: malfunction
        B0043 frontal airbag deployment control, third row left stage 3: malfunction
        B0048 side airbag deployment control, third row right: malfunction
        B0049 frontal airbag deployment control, third row right stage 1: malfunction
        B004A frontal airbag deployment control, third row right stage 2: malfunction
        B004B frontal airbag deployment control, third row right stage 3: malfunction
        B0050 seat belt sensor, driver: malfunction
        B0051 seat belt sensor, first row center: malfunction
        B0052 seat belt sensor, passenger: malfunction
        B0053 seat belt sensor, second row left: malfunction
        B0054 seat belt sensor, second row center: malfunction
        B0055 seat belt sensor, second row right: malfunction
        B0056 seat belt sensor, third row left: malfunction
        B0057 seat belt sensor, third row center: malfunction
        B0058 seat belt sensor, third row right: malfunction
        B0060 seat belt tension sensor, driver: malfunction
        B0061 seat belt tension sensor, passenger: malfunction
        B0070 seat belt pretensioner deployment control, driver A: malfunction
        B0071 seat belt pretensioner deployment control, first row center: malfunction
        B0072 seat belt pretensioner deployment control, passenger A: malfunction
        B0073 seat belt pretensioner deployment control, second row left: malfunction
        B0074 seat belt pretensioner deployment control, second row center: malfunction
        B0075 seat belt pretensioner deployment control, second row right: malfunction
        B0076 seat belt pretensioner deployment control, third row left: malfunction
        B0077 seat belt pretensioner deployment control, third row center: malfunction
        B0078 seat belt pretensioner deployment control, third row right: malfunction
        B0079 seat belt pretensioner deployment control, driver B: malfunction
        B007A seat belt pretensioner deployment control, passenger B: malfunction
        B007B seat belt pretensioner deployment control, second row left B: malfunction
        B007C seat belt pretensioner deployment control, second row right B: malfunction
        B007D seat belt pretensioner deployment control, second row center B: malfunction
        B007E seat belt pretensioner deployment control, driver C: malfunction
        B007F seat belt pretensioner deployment control, passenger C: malfunction
        B0080 seat belt load limiter deployment control, driver: malfunction
        B0081 seat belt load limiter deployment control, first row center: malfunction
        B0082 seat belt load limiter deployment control, passenger: malfunction
        B0083 seat belt load limiter deployment control, second row left: malfunction
        B0084 seat belt load limiter deployment control, second row center: malfunction
        B0085 seat belt load limiter deployment control, second row right: malfunction
        B0086 seat belt load limiter deployment control, third row left: malfunction
        B0087 seat belt load limiter deployment control, third row center: malfunction
        B0088 seat belt load limiter deployment control, third row right: malfunction
        B0090 restraints crash sensor, left frontal: malfunction
        B0091 restraints crash sensor, left side sensor 1: malfunction
        B0092 restraints crash sensor, left side sensor 2: malfunction
        B0093 restraints crash sensor, left side sensor 3: malfunction
        B0094 restraints crash sensor, center frontal: malfunction
        B0095 restraints crash sensor, right frontal: malfunction
        B0096 restraints crash sensor, right side sensor 1: malfunction
        B0097 restraints crash sensor, right side sensor 2: malfunction
        B0098 restraints crash sensor, right side sensor 3: malfunction
        B0099 roll-over sensor: malfunction
        B009A restraints crash sensor, left side sensor 4: malfunction
        B009B restraints crash sensor, left side sensor 5: malfunction
        B009C restraints crash sensor, left side sensor 6: malfunction
        B009D restraints crash sensor, right side sensor 4: malfunction
        B009E restraints crash sensor, right side sensor 5: malfunction
        B009F restraints crash sensor, right side sensor 6: malfunction
        B00A0 occupant classification system: malfunction
        B00A1 occupant position system: malfunction
        B00B0 occupant classification sensor A, driver seat: malfunction
        B00B1 occupant classification sensor B, driver seat: malfunction
        B00B2 occupant classification sensor C, driver seat: malfunction
        B00B3 occupant classification sensor D, driver seat: malfunction
        B00B4 occupant classification sensor E, driver seat: malfunction
        B00B5 seat track position sensor, driver seat: malfunction
        B00B6 seat recline position sensor, driver seat: malfunction
        B00B7 occupant position sensor A, driver seat: malfunction
        B00B8 occupant position sensor B, driver seat: malfunction
        B00B9 occupant position sensor C, driver seat: malfunction
        B00BA occupant position sensor D, driver seat: malfunction
        B00BB occupant position sensor E, driver seat: malfunction
        B00C0 occupant classification sensor A, passenger seat: malfunction
        B00C1 occupant classification sensor B, passenger seat: malfunction
        B00C2 occupant classification sensor C, passenger seat: malfunction
        B00C3 occupant classification sensor D, passenger seat: malfunction
        B00C4 occupant classification sensor E, passenger seat: malfunction
        B00C5 seat track position sensor, passenger seat: malfunction
        B00C6 seat recline position sensor, passenger seat: malfunction
        B00C7 occupant position sensor A, passenger seat: malfunction
        B00C8 occupant position sensor B, passenger seat: malfunction
        B00C9 occupant position sensor C, passenger seat: malfunction
        B00CA occupant position sensor D, passenger seat: malfunction
        B00CB occupant position sensor E, passenger seat: malfunction
        B00D0 seat belt indicator, driver: malfunction
        B00D1 seat belt indicator, passenger: malfunction
        B00D2 restraint system malfunction indicator 1: malfunction
        B00D3 restraint system malfunction indicator 2: malfunction
        B00D4 restraint system audible indicator: malfunction
        B00D5 passenger restraint disable indicator: malfunction
        B00DF passenger restraint disable switch: malfunction
        B00E0 seat belt pretensioner deployment control, third row left B: malfunction
        B00E1 seat belt pretensioner deployment control, third row right B: malfunction
        B00E2 seat belt pretensioner deployment control, third row center B: malfunction
        B00E3 seat belt pretensioner deployment control, second row left C: malfunction
        B00E4 seat belt pretensioner deployment control, second row right C: malfunction
        B00E5 seat belt pretensioner deployment control, second row center C: malfunction
        B00E6 seat belt pretensioner deployment control, third row right C: malfunction
        B00E7 seat belt pretensioner deployment control, third row left C: malfunction
        B00E8 seat belt pretensioner deployment control, third row center C: malfunction
        B0100 sensor cleaning air blower actuator A: malfunction
        B0101 sensor cleaning air blower actuator B: malfunction
        B0102 sensor cleaning air blower actuator A control: malfunction
        B0103 sensor cleaning air blower actuator B control: malfunction
        B0106 LIDAR washer actuator A: malfunction
        B0107 LIDAR washer actuator B: malfunction
        B0108 LIDAR washer actuator C: malfunction
        B0109 LIDAR washer actuator D: malfunction
        B010A camera washer actuator A: malfunction
        B010B camera washer actuator B: malfunction
        B010C camera washer actuator C: malfunction
        B010D camera washer actuator D: malfunction
        B010E camera washer actuator E: malfunction
        B010F camera washer actuator F: malfunction
        B0110 camera washer actuator G: malfunction
        B0111 camera washer actuator H: malfunction
        B0112 camera washer actuator J: malfunction
        B0113 camera washer actuator K: malfunction
        B0114 camera washer actuator L: malfunction
        B0115 camera washer actuator M: malfunction
        B0116 camera washer actuator N: malfunction
        B0117 camera washer actuator O: malfunction
        B0118 camera washer actuator P: malfunction
        B0119 camera washer actuator Q: malfunction
        B011A camera washer actuator R: malfunction
        B011B camera washer actuator S: malfunction
        """

    /// C0000 to C0FFF: brakes, stability, steering. Some manufacturers use these numbers for their own faults, such as
    /// C0035.
    static let chassis0 = """
        C0001 traction control channel, A valve 1: malfunction
        C0002 traction control channel, A valve 2: malfunction
        C0003 traction control channel, B valve 1: malfunction
        C0004 traction control channel, B valve 2: malfunction
        C0010 brake inlet valve control, left front: malfunction
        C0011 brake outlet valve control, left front: malfunction
        C0012 brake hydraulic release, left front: too long
        C0014 brake inlet valve control, right front: malfunction
        C0015 brake outlet valve control, right front: malfunction
        C0016 brake hydraulic release, right front: too long
        C0018 brake inlet valve control, left rear: malfunction
        C0019 brake outlet valve control, left rear: malfunction
        C001A brake hydraulic release, left rear: too long
        C001C brake inlet valve control, right rear: malfunction
        C001D brake outlet valve control, right rear: malfunction
        C001E brake hydraulic release, right rear: too long
        C0020 anti-lock brake pump motor control: malfunction
        C0021 brake booster: performance
        C0022 brake booster solenoid: malfunction
        C0023 stop lamp control: malfunction
        C0024 brake pedal feedback pressure solenoid: circuit
        C0030 wheel speed tone wheel, left front: malfunction
        C0031 wheel speed sensor, left front: malfunction
        C0032 wheel speed sensor supply, left front: malfunction
        C0033 wheel speed tone wheel, right front: malfunction
        C0034 wheel speed sensor, right front: malfunction
        C0035 wheel speed sensor supply, right front: malfunction
        C0036 wheel speed tone wheel, left rear: malfunction
        C0037 wheel speed sensor, left rear: malfunction
        C0038 wheel speed sensor supply, left rear: malfunction
        C0039 wheel speed tone wheel, right rear: malfunction
        C003A wheel speed sensor, right rear: malfunction
        C003B wheel speed sensor supply, right rear: malfunction
        C003C wheel speed tone wheel, rear: malfunction
        C003D wheel speed sensor, rear: malfunction
        C003E wheel speed sensor supply, rear: malfunction
        C0040 brake pedal switch A: malfunction
        C0041 brake pedal switch B: malfunction
        C0042 brake pedal position sensor A: malfunction
        C0043 brake pedal position sensor B: malfunction
        C0044 brake pressure sensor A: malfunction
        C0045 brake pressure sensor B: malfunction
        C0046 brake pressure sensor A / B: malfunction
        C0047 brake booster pressure sensor: malfunction
        C0048 brake booster travel sensor: malfunction
        C0049 brake fluid: malfunction
        C004A brake lining wear sensor: malfunction
        C0051 steering wheel position sensor: malfunction
        C0052 steering wheel position sensor signal A: malfunction
        C0053 steering wheel position sensor signal B: malfunction
        C0054 steering wheel position sensor signal C: malfunction
        C0055 steering wheel position sensor signal D: malfunction
        C0061 lateral acceleration sensor: malfunction
        C0062 longitudinal acceleration sensor: malfunction
        C0063 yaw rate sensor: malfunction
        C0064 roll rate sensor: malfunction
        C0069 yaw rate and longitudinal acceleration sensors: malfunction
        C006A multi-axis acceleration sensor: malfunction
        C006B stability system active: too long
        C006C stability system: malfunction
        C0071 two- or four-wheel drive status input: malfunction
        C0072 brake temperature: too high
        C0073 delivered driving torque: malfunction
        C0074 requested driving torque: malfunction
        C0075 extended brake pedal travel output: malfunction
        C0076 traction control pulse signal: malfunction
        C0077 tire pressure: too low
        C0078 tire diameter: malfunction
        C0079 variable effort steering: malfunction
        C0081 anti-lock brake malfunction indicator: malfunction
        C0082 brake system malfunction indicator: malfunction
        C0083 tire pressure monitor malfunction indicator: malfunction
        C0084 traction control active indicator: malfunction
        C0085 traction control disable indicator: malfunction
        C0086 vehicle dynamics indicator: malfunction
        C0089 traction control disable switch: malfunction
        C008A traction control mode control: malfunction
        C0091 power transfer unit position sensor A: malfunction
        C0092 power transfer unit position sensor B: malfunction
        C0095 rear differential actuator A: malfunction
        C0096 rear differential actuator A data: malfunction
        C0097 rear differential actuator B: malfunction
        C0098 rear differential actuator B data: malfunction
        C0099 rear differential actuator A position sensor A: malfunction
        C009A rear differential actuator A position sensor B: malfunction
        C009B rear differential actuator A position sensor C: malfunction
        C009D rear differential actuator B position sensor A: malfunction
        C009E rear differential actuator B position sensor B: malfunction
        C009F rear differential actuator B position sensor C: malfunction
        C0500 wheel speed sensor A, left front: circuit or open
        C0501 wheel speed sensor A, left front: range
        C0502 wheel speed sensor A, left front: low
        C0503 wheel speed sensor A, left front: high
        C0504 wheel speed sensor A, left front: erratic
        C0505 wheel speed sensor A, left front: correlation
        C0506 wheel speed sensor A, right front: circuit or open
        C0507 wheel speed sensor A, right front: range
        C0508 wheel speed sensor A, right front: low
        C0509 wheel speed sensor A, right front: high
        C050A wheel speed sensor A, right front: erratic
        C050B wheel speed sensor A, right front: correlation
        C050C wheel speed sensor A, left rear: circuit or open
        C050D wheel speed sensor A, left rear: range
        C050E wheel speed sensor A, left rear: low
        C050F wheel speed sensor A, left rear: high
        C0510 wheel speed sensor A, left rear: erratic
        C0511 wheel speed sensor A, left rear: correlation
        C0512 wheel speed sensor A, right rear: circuit or open
        C0513 wheel speed sensor A, right rear: range
        C0514 wheel speed sensor A, right rear: low
        C0515 wheel speed sensor A, right rear: high
        C0516 wheel speed sensor A, right rear: erratic
        C0517 wheel speed sensor A, right rear: correlation
        C0518 wheel speed sensor, left front: mechanical
        C0519 wheel speed sensor, right front: mechanical
        C051A wheel speed sensor, left rear: mechanical
        C051B wheel speed sensor, right rear: mechanical
        C051C multi-axis acceleration sensor A: range
        C051D multi-axis acceleration sensor A: not calibrated
        C051E multi-axis acceleration sensor A: erratic
        C051F multi-axis acceleration sensor A: correlation
        C0520 multi-axis acceleration sensor A: malfunction
        C052B anti-lock brake pump motor control: range
        C052C anti-lock brake pump motor control: circuit or open
        C052D anti-lock brake pump motor control: high
        C052E anti-lock brake pump motor control: low
        C052F anti-lock brake pump motor supply: circuit or open
        C0530 motor control A: range
        C0531 motor control A: circuit or open
        C0532 motor control A: high
        C0533 motor control A: low
        C0534 motor control A supply: circuit or open
        C0535 motor control B: range
        C0536 motor control B: circuit or open
        C0537 motor control B: high
        C0538 motor control B: low
        C0539 motor control B supply: circuit or open
        C053D brake pressure sensor A: range
        C053E brake pressure sensor A: low
        C053F brake pressure sensor A: high
        C0540 brake pressure sensor A: circuit or open
        C0541 brake pressure sensor B: range
        C0542 brake pressure sensor B: low
        C0543 brake pressure sensor B: high
        C0544 brake pressure sensor B: circuit or open
        C0549 brake booster vacuum sensor A: circuit or open
        C054A brake booster vacuum sensor A: range
        C054B brake booster vacuum sensor A: low
        C054C brake booster vacuum sensor A: high
        C054D brake booster vacuum sensor B: circuit or open
        C054E brake booster vacuum sensor B: range
        C054F brake booster vacuum sensor B: low
        C0550 brake booster vacuum sensor B: high
        C055A anti-lock brake pump motor supply A: high
        C055B anti-lock brake pump motor supply A: low
        C055C anti-lock brake pump motor supply A: range
        C055F brake system hydraulic unit: performance
        C0562 brake pedal position sensor supply: circuit or open
        C056B brake pressure sensor A: erratic
        C056C brake pressure sensor B: erratic
        C056D brake pedal position sensor supply: low
        C056E brake pedal position sensor supply: high
        C0571 brake pressure sensor C: low
        C0572 brake pressure sensor C: high
        C0573 brake pressure sensor C: circuit or open
        C0574 brake pressure sensor C: range
        C0575 brake pressure sensor D: low
        C0576 brake pressure sensor D: high
        C0577 brake pressure sensor D: circuit or open
        C0578 brake pressure sensor D: range
        C0579 brake booster temperature sensor B: low
        C057A brake booster temperature sensor B: high
        C057B brake booster temperature sensor B: circuit or open
        C057C brake booster temperature sensor B: range
        C057D brake booster temperature sensor B: erratic
        C057F brake booster motor A phase U-V-W: circuit or open
        C0580 brake booster motor A phase U-V-W: low
        C0581 brake booster motor A phase U-V-W: high
        C0582 brake booster motor A phase U-V-W: range
        C0583 brake booster motor B phase U-V-W: circuit or open
        C0584 brake booster motor B phase U-V-W: low
        C0585 brake booster motor B phase U-V-W: high
        C0586 brake booster motor B phase U-V-W: range
        C0587 brake booster motor A position sensor: circuit or open
        C0588 brake booster motor A position sensor: low
        C0589 brake booster motor A position sensor: high
        C058A brake booster motor A position sensor: range
        C058B brake booster motor B position sensor: circuit or open
        C058C brake booster motor B position sensor: low
        C058D brake booster motor B position sensor: high
        C058E brake booster motor B position sensor: range
        C059F brake pressure sensor E: low
        C05A0 brake pressure sensor E: high
        C05A1 brake pressure sensor E: circuit or open
        C05A2 brake pressure sensor E: range
        C05A5 anti-lock brake pump motor supply B: circuit or open
        C05A6 anti-lock brake pump motor supply B: high
        C05A7 anti-lock brake pump motor supply B: low
        C05A8 anti-lock brake pump motor supply B: range
        C05B3 brake booster temperature sensor C: low
        C05B4 brake booster temperature sensor C: high
        C05B5 brake booster temperature sensor C: circuit or open
        C05B6 brake booster temperature sensor C: range
        C05B7 brake booster temperature sensor C: erratic
        C05C2 brake booster motor A: over temperature
        C05C5 brake pressure sensor F: range
        C05C6 brake pressure sensor F: low
        C05C7 brake pressure sensor F: high
        C05C8 brake pressure sensor F: circuit or open
        C05CA brake master cylinder position sensor A: high
        C05CB brake master cylinder position sensor A: low
        C05CC brake master cylinder position sensor A: range
        C05CD brake master cylinder position sensor B: high
        C05CE brake master cylinder position sensor B: low
        C05CF brake master cylinder position sensor B: range
        C05D0 brake master cylinder position sensor A / B: correlation
        C05D3 driver-applied brake pressure: too high
        C05D5 brake master cylinder cut-off valve: malfunction
        C0601 active air dam control: circuit or open
        C0602 active air dam control: low
        C0603 active air dam control: high
        C0604 active air dam control: range
        C060B parking brake actuator control, left: circuit or open
        C060C parking brake actuator control, left: low
        C060D parking brake actuator control, left: high
        C060E parking brake actuator, left: performance or stuck off
        C060F parking brake actuator, left: stuck on
        C0610 parking brake actuator control, right: circuit or open
        C0611 parking brake actuator control, right: low
        C0612 parking brake actuator control, right: high
        C0613 parking brake actuator, right: performance or stuck off
        C0614 parking brake actuator, right: stuck on
        C0620 variable effort steering lock actuator control: circuit or open
        C0621 variable effort steering lock actuator control: low
        C0622 variable effort steering lock actuator control: high
        C0623 variable effort steering lock actuator control: range
        C0631 front axle disconnect actuator: malfunction
        C0649 brake pressure sensor M: circuit or open
        C064A brake pressure sensor M: high
        C064B brake pressure sensor M: low
        C064C brake pressure sensor M: range
        C064D brake pressure sensor N: circuit or open
        C064E brake pressure sensor N: high
        C064F brake pressure sensor N: low
        C0650 brake pressure sensor N: range
        C0651 wheel speed sensor B, left front: circuit or open
        C0652 wheel speed sensor B, left front: range
        C0653 wheel speed sensor B, left front: low
        C0654 wheel speed sensor B, left front: high
        C0655 wheel speed sensor B, left front: erratic
        C0656 wheel speed sensor B, left front: correlation
        C0657 wheel speed sensor B, left front: wrong type
        C0658 wheel speed sensor B, right front: circuit or open
        C0659 wheel speed sensor B, right front: range
        C065A wheel speed sensor B, right front: low
        C065B wheel speed sensor B, right front: high
        C065C wheel speed sensor B, right front: erratic
        C065D wheel speed sensor B, right front: correlation
        C065E wheel speed sensor B, right front: wrong type
        C065F wheel speed sensor B, left rear: circuit or open
        C0660 wheel speed sensor B, left rear: range
        C0661 wheel speed sensor B, left rear: low
        C0662 wheel speed sensor B, left rear: high
        C0663 wheel speed sensor B, left rear: erratic
        C0664 wheel speed sensor B, left rear: correlation
        C0665 wheel speed sensor B, left rear: wrong type
        C0666 wheel speed sensor B, right rear: circuit or open
        C0667 wheel speed sensor B, right rear: range
        C0668 wheel speed sensor B, right rear: low
        C0669 wheel speed sensor B, right rear: high
        C066A wheel speed sensor B, right rear: erratic
        C066B wheel speed sensor B, right rear: correlation
        C066C wheel speed sensor B, right rear: wrong type
        """
}
