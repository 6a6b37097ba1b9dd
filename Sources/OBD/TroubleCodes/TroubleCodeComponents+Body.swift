extension TroubleCodeComponents {
    /// Airbags and seat belts, brakes, stability, steering, supply of control units.
    static let body = """
        active air dam | - | cooling | when convenient | air dam jammed by ice, dirt or stones, or damaged at a curb; actuator worn; blown fuse | is the flap under the front bumper free and undamaged?; its fuse
        anti-lock brake malfunction indicator | ABS light | brakes | soon | burned-out bulb; instrument cluster | does it come on with the ignition?
        anti-lock brake pump motor control | ABS pump | brakes | soon | worn pump motor; blown fuse; relay or ABS control module | ABS fuses; ABS unit connector: wet?
        anti-lock brake pump motor supply | ABS pump power supply | brakes | soon | blown ABS pump fuse; corroded ABS ground point or fuse terminal; water in the ABS unit connector | ABS fuses; battery terminals: tight and clean?; ABS unit connector: wet or corroded?
        automated driving system interface module | - | comfort | when convenient | | which functions of the % no longer work?
        brake booster | - | brakes | stop now | leaking booster or vacuum hose; vacuum pump | is the pedal hard?; brake booster vacuum hose: off or cracked?
        brake booster control module | electric brake booster | brakes | soon | booster replaced without calibration; electric brake booster itself; low battery voltage | is the pedal hard?; battery voltage and terminals; was the brake booster replaced recently?
        brake booster motor | electric brake booster | brakes | stop now | electric brake booster itself; blown booster fuse or poor ground; low battery voltage; water in the booster connector | is the pedal hard?; booster fuses; battery voltage and terminals; booster connector: wet or corroded?
        brake booster motor position sensor | electric brake booster | brakes | soon | electric brake booster itself (the sensor is inside); sensor not relearned after repair; water in the connector | is the pedal hard?; booster connector: wet or corroded?; was the brake booster replaced recently?
        brake booster solenoid | brake booster | brakes | soon | faulty solenoid; brake control module | is the pedal hard?; brake fuses
        brake booster travel sensor | brake booster sensor | brakes | soon | faulty sensor | connector at the brake booster
        brake booster vacuum sensor | - | brakes | soon | sensor or its hose; vacuum leak at the brake booster; worn vacuum pump | engine off, press the pedal until it is hard, start: it must give way; vacuum hose at the brake booster: off or cracked?
        brake fluid | - | brakes | stop now | brake fluid low; worn brake pads; leaking brake line; faulty level switch | brake fluid level; pads; wet spots at the wheels and under the car
        brake hydraulic release | anti-lock brakes | brakes | soon | sticking valve in the ABS unit; wheel speed sensor; old brake fluid | fix other brake codes first; age of the brake fluid
        brake inlet valve control | ABS unit valve | brakes | soon | faulty ABS unit; poor ABS unit ground or power supply | ABS fuses; ABS unit connector: wet or corroded?
        brake lining wear sensor | pad wear sensor | brakes | soon | worn brake pads; broken sensor wire | thickness of the brake pads; wire at the wheel
        brake master cylinder cut-off valve | brake unit valve | brakes | stop now | faulty brake actuator unit; blown fuse or poor ground; dirt in old brake fluid | is the pedal hard or does it sink?; brake unit fuses; brake fluid level
        brake master cylinder position sensor | - | brakes | soon | faulty sensor; not calibrated after repair; connector wet or corroded | connector at the master cylinder: loose, wet or corroded?; was the master cylinder replaced recently?
        brake outlet valve control | ABS unit valve | brakes | soon | faulty ABS unit; poor ABS unit ground or power supply | ABS fuses; ABS unit connector: wet or corroded?
        brake pedal feedback pressure | pedal feel unit | brakes | soon | faulty brake unit with pedal simulator; its connector wet or corroded; old brake fluid | does the pedal feel normal?; brake unit connector: wet or corroded?; brake fluid level
        brake pedal position sensor supply | pedal sensor power supply | brakes | soon | wire at the pedal chafed; pedal sensor shorted; brake control module | do the brake lights work? (look in a shop window); wires at the pedal: chafed?
        brake pedal switch | brake light switch | brakes | soon | faulty or misadjusted switch; blown fuse | do the brake lights come on and go out?; brake light fuse
        brake pressure sensor | - | brakes | soon | faulty sensor; ABS unit | ABS unit connector: wet or corroded?
        brake system hydraulic unit | brake actuator unit | brakes | stop now | faulty hydraulic unit; air in the brake fluid; leak | brake fluid level; does the pedal sink or feel spongy?; brake fuses
        brake system malfunction indicator | brake warning light | brakes | soon | burned-out bulb; instrument cluster | does it come on with the ignition?
        brake temperature | brakes | brakes | stop now | long or hard braking; sticking caliper; parking brake left on | stop and let the brakes cool; is a wheel much hotter than the others?; parking brake released?
        camera washer actuator | camera washer | comfort | informational | washer fluid used up or frozen; clogged nozzle; washer pump or valve faulty; blown fuse | washer fluid level; does it spray?; its fuse
        collapsible steering column deployment control | steering column restraint | restraint | soon | loose yellow connector under the steering column; faulty igniter; restraints control module | does the airbag light stay on?
        curtain airbag deployment control | curtain airbag | restraint | soon | loose yellow connector; faulty igniter; restraints control module | was the roof pillar trim removed?
        delivered driving torque | torque signal | engine | when convenient | fault in the engine control; network wire | fix engine codes first
        driver-applied brake pressure | brake pressure | brakes | soon | very hard or two-footed braking; brake pressure sensor; brake pedal sensor | do the brake lights go out when the pedal is released?; fix other brake codes first
        electric power steering | power steering | steering | soon | low battery voltage; steering gear or its motor; poor connector contact | does the wheel turn lightly?; battery voltage and terminals
        extended brake pedal travel output | brake pedal signal | brakes | soon | brake fluid low; wire to the engine control module | brake fluid level; does the pedal sink?
        front axle disconnect | - | transmission | when convenient | actuator stuck or rusty; vacuum hose or wire off; blown fuse | does four-wheel drive engage?; hoses and wires at the front axle
        frontal airbag deployment control | airbag | restraint | soon | loose yellow connector at the seat or its back; faulty igniter; restraints control module | does the airbag light stay on?
        hood deployment control | pedestrian protection hood | restraint | soon | connector loose or corroded; igniter fired or faulty; restraints control module | was the car in an accident?
        hood hinge deployment control | pedestrian protection hood | restraint | soon | connector loose or corroded; igniter fired or faulty; restraints control module | was the car in an accident?
        knee airbag deployment control | knee airbag | restraint | soon | loose yellow connector; faulty igniter; restraints control module | does the airbag light stay on?
        lateral acceleration sensor | stability control motion sensor | brakes | soon | faulty or loose sensor | is the sensor (under a seat or the console) firmly fastened?
        LIDAR washer actuator | laser sensor washer | comfort | informational | washer fluid used up or frozen; clogged nozzle; washer pump or valve faulty; blown fuse | washer fluid level; does it spray?; its fuse
        longitudinal acceleration sensor | stability control motion sensor | brakes | soon | faulty or loose sensor | is the sensor (under a seat or the console) firmly fastened?
        motor control | motor of the brake or steering unit | brakes | soon | poor power supply or ground; motor worn or blocked; its control module | its fuses; battery voltage and terminals; is the steering heavy or the brake pedal hard?
        multi-axis acceleration sensor | stability control motion sensor | brakes | soon | faulty or loose sensor; sensor not calibrated | is the sensor (under a seat or the console) firmly fastened?
        occupant classification | seat occupancy sensor | restraint | soon | something heavy on the seat; connector under the seat loose; worn sensor mat | clear the seat and the space under it; connector under the seat: look only
        occupant position | seat occupancy sensor | restraint | soon | something heavy on the seat; connector under the seat loose | clear the seat and the space under it; connector under the seat: look only
        parking brake actuator | electric parking brake motor | brakes | soon | motor or gear at the rear caliper stiff or worn; wire at the caliper broken or corroded; rear brakes worked on without service mode | does the parking brake hold and release?; is a rear wheel hot after driving?; wire at the caliper: chafed or corroded?; were the rear brakes worked on recently?
        passenger restraint disable | passenger airbag switch | restraint | soon | worn key switch; burned-out bulb | turn the switch to both positions: does the light follow?
        power transfer unit | four-wheel drive transfer unit | transmission | soon | actuator or sensor faulty; low or overheated oil; connector wet or corroded | does four-wheel drive engage?; look for oil leaks at the transfer unit; tires all the same size?
        rear differential | - | transmission | soon | actuator or sensor faulty; low or overheated oil; connector wet or corroded | does four-wheel drive engage?; look for oil leaks at the rear axle; are all tires the same size?
        requested driving torque | torque signal | engine | when convenient | fault in the brake control; network wire | fix brake codes first
        restraint system audible indicator | airbag chime | restraint | soon | instrument cluster | does the chime sound when the belt is unfastened?
        restraint system malfunction indicator | airbag light | restraint | soon | burned-out bulb; instrument cluster | does it come on with the ignition?
        restraints crash sensor | crash sensor | restraint | soon | connector loose or corroded; sensor damaged by an impact | was the car in an accident or repaired there?
        roll rate sensor | stability control motion sensor | brakes | soon | faulty or loose sensor | is the sensor (under a seat or the console) firmly fastened?
        roll-over sensor | - | restraint | soon | sensor loose or faulty | was the car in an accident?
        seat belt indicator | seat belt light | restraint | soon | burned-out bulb; instrument cluster | does it follow the belt?
        seat belt load limiter deployment control | seat belt | restraint | soon | loose yellow connector under the seat; faulty igniter | is anything jammed under the seat?
        seat belt pretensioner deployment control | belt tensioner | restraint | soon | loose yellow connector under the seat; faulty igniter; restraints control module | is anything jammed under the seat?
        seat belt sensor | belt buckle switch | restraint | soon | dirt in the buckle; connector under the seat loose | fasten and unfasten the belt several times; is anything jammed under the seat?
        seat belt tension sensor | belt sensor | restraint | soon | dirt in the buckle; connector under the seat loose | fasten and unfasten the belt several times; is anything jammed under the seat?
        seat recline position sensor | seat position sensor | restraint | soon | connector under the seat loose; faulty sensor | is anything jammed under the seat?
        seat track position sensor | seat position sensor | restraint | soon | connector under the seat loose; faulty sensor | is anything jammed under the seat?
        sensor cleaning air blower actuator | sensor cleaning blower | comfort | informational | blower worn or blocked by dirt or ice; blown fuse or relay; wire behind the bumper | do you hear the blower?; its fuse and relay
        shock absorber actuator | adjustable damper | chassis | when convenient | damper worn or leaking; connector or wire at the wheel corroded or broken | oil on the damper?; wire at the wheel: chafed?
        side airbag deployment control | side airbag | restraint | soon | loose yellow connector under the seat; faulty igniter; restraints control module | is anything jammed under the seat?
        stability system | stability control | brakes | soon | faulty wheel speed or motion sensor; wheels out of alignment; wrong tires | are all tires the same size?; fix other brake codes first; is the steering wheel straight?
        steering wheel position sensor | steering angle sensor | steering | soon | sensor not calibrated; worn sensor; battery was disconnected | turn the wheel from lock to lock; is the steering wheel straight?
        stop lamp control | brake lights | body | soon | faulty relay or brake switch; bulbs | do the brake lights come on and go out?; their fuse
        tire diameter | tires | chassis | when convenient | tires of different size or wear; spare tire installed | are all tires the same size?; tire pressures
        tire pressure | tire | chassis | soon | slow puncture; cold weather | tire pressures of all wheels, the spare too; nail in a tire?
        tire pressure monitor malfunction indicator | tire pressure light | chassis | when convenient | burned-out bulb; instrument cluster | does it come on with the ignition?
        traction control active indicator | traction control light | brakes | informational | burned-out bulb; instrument cluster | does it come on with the ignition?
        traction control channel | ABS unit traction valve | brakes | soon | faulty ABS unit; poor ABS unit ground or power supply | ABS fuses; ABS unit connector: wet or corroded?
        traction control disable indicator | traction control light | brakes | informational | burned-out bulb; instrument cluster | does it come on with the ignition?
        traction control disable switch | traction switch | brakes | informational | switch held too long; dirty or worn switch | press it briefly several times
        traction control mode control | traction control | brakes | when convenient | switch or wire damaged | press the switch several times
        traction control pulse signal | traction signal | brakes | soon | wire between control modules damaged | fix other brake codes first
        two- or four-wheel drive status input | four-wheel drive signal | transmission | when convenient | faulty switch; wire damaged | shift the drive mode several times
        variable effort steering | power steering | steering | soon | faulty valve; steering control module | is the steering heavy?; its fuse
        variable effort steering lock actuator | power steering safety lock | steering | soon | actuator stuck; blown fuse; steering control module | is the steering heavy?; its fuse
        vehicle dynamics indicator | stability control light | brakes | soon | burned-out bulb; instrument cluster | does it come on with the ignition?
        wheel speed sensor | - | brakes | soon | faulty sensor; wire at the wheel chafed; dirt or rust at the sensor | wire at the wheel: chafed?; dirt at the sensor
        wheel speed tone wheel | wheel tone ring | brakes | soon | ring cracked or rusty; worn wheel bearing; dirt | dirt or rust at the ring; does the wheel have play?
        yaw rate | stability control motion sensor | brakes | soon | faulty or loose sensor; sensor not calibrated | is the sensor (under a seat or the console) firmly fastened?
        """
}
