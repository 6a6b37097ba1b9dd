extension TroubleCodeComponents {
    /// Airbags and seat belts, brakes, stability, steering, supply of control units.
    static let body = """
        anti-lock brake malfunction indicator | ABS lamp | brakes | soon | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        anti-lock brake pump motor control | ABS pump | brakes | soon | worn pump motor; blown fuse; relay or ABS control unit | fuses of the ABS; plug of the ABS unit: wet?
        brake booster | - | brakes | stop now | leaking booster or vacuum hose; vacuum pump | is the pedal hard?; vacuum hose of the brake booster: off or cracked?
        brake booster solenoid | brake booster | brakes | soon | faulty solenoid; brake control unit | is the pedal hard?; fuses of the brakes
        brake booster travel sensor | brake booster sensor | brakes | soon | faulty sensor | plug at the brake booster
        brake fluid | - | brakes | stop now | brake fluid low; worn brake pads; leaking brake line; faulty level switch | brake fluid level; pads; wet spots at the wheels and under the car
        brake hydraulic release | anti-lock brakes | brakes | soon | sticking valve in the ABS unit; wheel speed sensor; old brake fluid | other brake codes first; age of the brake fluid
        brake inlet valve control | valve in the ABS unit | brakes | soon | faulty ABS unit; poor earth or supply of the ABS unit | fuses of the ABS; plug of the ABS unit: wet or corroded?
        brake lining wear sensor | pad wear sensor | brakes | soon | worn brake pads; broken sensor wire | thickness of the brake pads; wire at the wheel
        brake outlet valve control | valve in the ABS unit | brakes | soon | faulty ABS unit; poor earth or supply of the ABS unit | fuses of the ABS; plug of the ABS unit: wet or corroded?
        brake pedal switch | brake lamp switch | brakes | soon | faulty or misadjusted switch; blown fuse | do the brake lamps light and go out?; fuse of the brake lamps
        brake pressure sensor | - | brakes | soon | faulty sensor; ABS unit | plug of the ABS unit: wet or corroded?
        brake system malfunction indicator | brake lamp in the instruments | brakes | soon | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        brake temperature | brakes | brakes | stop now | long or hard braking; sticking caliper; parking brake left on | stop and let the brakes cool; is a wheel much hotter than the others?; parking brake released?
        collapsible steering column deployment control | steering column restraint | restraint | soon | loose yellow plug under the steering column; faulty igniter; restraints control unit | does the airbag lamp stay on?
        curtain airbag deployment control | curtain airbag | restraint | soon | loose yellow plug; faulty igniter; restraints control unit | was trim of the roof pillars taken off?
        delivered driving torque | torque signal | engine | when convenient | fault in the engine control; network wire | engine codes first
        extended brake pedal travel output | brake pedal signal | brakes | soon | brake fluid low; wire to the engine control unit | brake fluid level; does the pedal sink?
        frontal airbag deployment control | airbag | restraint | soon | loose yellow plug at the seat or its back; faulty igniter; restraints control unit | does the airbag lamp stay on?
        knee airbag deployment control | knee airbag | restraint | soon | loose yellow plug; faulty igniter; restraints control unit | does the airbag lamp stay on?
        lateral acceleration sensor | motion sensor of the stability control | brakes | soon | faulty or loose sensor | is the sensor (under a seat or the console) fastened well?
        longitudinal acceleration sensor | motion sensor of the stability control | brakes | soon | faulty or loose sensor | is the sensor (under a seat or the console) fastened well?
        multi-axis acceleration sensor | motion sensor of the stability control | brakes | soon | faulty or loose sensor; sensor not taught in | is the sensor (under a seat or the console) fastened well?
        occupant classification | seat occupancy sensor | restraint | soon | something heavy on the seat; plug under the seat loose; worn sensor mat | clear the seat and the space under it; plug under the seat: only look
        occupant position | seat occupancy sensor | restraint | soon | something heavy on the seat; plug under the seat loose | clear the seat and the space under it; plug under the seat: only look
        passenger restraint disable | passenger airbag switch | restraint | soon | worn key switch; burnt-out lamp | turn the switch to both positions: does the lamp follow?
        requested driving torque | torque signal | engine | when convenient | fault in the brake control; network wire | brake codes first
        restraint system audible indicator | airbag chime | restraint | soon | instrument cluster | does the chime sound when the belt is open?
        restraint system malfunction indicator | airbag lamp | restraint | soon | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        restraints crash sensor | crash sensor | restraint | soon | plug loose or corroded; sensor damaged by a knock | was the car in an accident or repaired there?
        roll rate sensor | motion sensor of the stability control | brakes | soon | faulty or loose sensor | is the sensor (under a seat or the console) fastened well?
        roll-over sensor | - | restraint | soon | sensor loose or faulty | was the car in an accident?
        seat belt indicator | belt lamp | restraint | soon | burnt-out lamp; instrument cluster | does the lamp follow the belt?
        seat belt load limiter deployment control | seat belt | restraint | soon | loose yellow plug under the seat; faulty igniter | is anything jammed under the seat?
        seat belt pretensioner deployment control | belt tensioner | restraint | soon | loose yellow plug under the seat; faulty igniter; restraints control unit | is anything jammed under the seat?
        seat belt sensor | belt buckle switch | restraint | soon | dirt in the buckle; plug under the seat loose | close and open the belt several times; is anything jammed under the seat?
        seat belt tension sensor | belt sensor | restraint | soon | dirt in the buckle; plug under the seat loose | close and open the belt several times; is anything jammed under the seat?
        seat recline position sensor | seat position sensor | restraint | soon | plug under the seat loose; faulty sensor | is anything jammed under the seat?
        seat track position sensor | seat position sensor | restraint | soon | plug under the seat loose; faulty sensor | is anything jammed under the seat?
        side airbag deployment control | side airbag | restraint | soon | loose yellow plug under the seat; faulty igniter; restraints control unit | is anything jammed under the seat?
        stability system | stability control | brakes | soon | faulty wheel speed or motion sensor; wheels out of alignment; wrong tyres | are all tyres of one size?; other brake codes first; is the steering wheel straight?
        steering wheel position sensor | steering angle sensor | steering | soon | sensor not taught in; worn sensor; battery was disconnected | turn the wheel from lock to lock; is the steering wheel straight?
        stop lamp control | brake lamps | brakes | soon | faulty relay or brake switch; bulbs | do the brake lamps light and go out?; their fuse
        traction control active indicator | traction lamp | brakes | informational | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        traction control channel | traction valve in the ABS unit | brakes | soon | faulty ABS unit; poor earth or supply of the ABS unit | fuses of the ABS; plug of the ABS unit: wet or corroded?
        traction control disable indicator | traction lamp | brakes | informational | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        traction control disable switch | traction switch | brakes | informational | switch held too long; dirty or worn switch | press it briefly several times
        traction control mode control | traction control | brakes | when convenient | switch or wire damaged | press the switch several times
        traction control pulse signal | traction signal | brakes | soon | wire between control units damaged | other brake codes first
        two- or four-wheel drive status input | four-wheel drive signal | transmission | when convenient | faulty switch; wire damaged | shift the drive mode several times
        tyre diameter | tyres | chassis | when convenient | tyres of unequal size or wear; spare wheel fitted | are all tyres of one size?; tyre pressures
        tyre pressure | tyre | chassis | soon | slow puncture; cold weather | tyre pressures of all wheels, the spare too; nail in a tyre?
        tyre pressure monitor malfunction indicator | tyre lamp | chassis | when convenient | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        variable effort steering | power steering | steering | soon | faulty valve; steering control unit | is the steering heavy?; its fuse
        vehicle dynamics indicator | stability lamp | brakes | soon | burnt-out lamp; instrument cluster | does the lamp light when the ignition is switched on?
        wheel speed sensor | - | brakes | soon | faulty sensor; wire at the wheel chafed; dirt or rust at the sensor | wire at the wheel: chafed?; dirt at the sensor
        wheel speed tone wheel | toothed ring at the wheel | brakes | soon | ring cracked or rusty; worn wheel bearing; dirt | dirt or rust at the ring; does the wheel have play?
        yaw rate | motion sensor of the stability control | brakes | soon | faulty or loose sensor; sensor not taught in | is the sensor (under a seat or the console) fastened well?
        """
}
