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
        """
}
