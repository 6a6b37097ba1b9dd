extension TroubleCodeExceptions {
    /// Exceptions from P2000 on.
    static let further = """
        throttle actuator control system: forced idle | soon | - | - | The engine only idles: let the car roll to a safe place; after switching off and on you may be able to drive to a repair shop.
        throttle actuator control system: forced engine shutdown | stop now | - | - | The engine may stall at any moment: stop where it is safe and have the car towed.
        throttle actuator control system: stuck open | stop now | - | - | Stop where it is safe and switch off: the engine may not slow down when you release the pedal.
        fuel pressure regulator: forced engine shutdown | stop now | - | - | The engine may stall at any moment: stop where it is safe and have the car towed.
        fuel injection system: forced engine shutdown | stop now | - | - | The engine may stall at any moment: stop where it is safe and have the car towed.
        fuel pump system: forced engine shutdown | stop now | - | - | The engine may stall at any moment: stop where it is safe and have the car towed.
        transmission control module request: forced engine shutdown | stop now | - | - | The engine may stall at any moment: stop where it is safe and have the car towed.
        unmetered fuel: forced engine shutdown | stop now | - | - | Stop where it is safe and switch off; do not start again before it is checked.
        particulate filter: efficiency | when convenient | - | - | -
        particulate filter: ash | when convenient | - | - | -
        particulate filter: over temperature | stop now | leaking injector; soot burning out of control; engine oil in the exhaust; faulty temperature sensor | stop on bare ground, away from dry grass; let it cool; smoke from the exhaust? | Stop on bare ground, away from dry grass, and let the exhaust cool down before it is checked.
        particulate filter: soot | soon | - | - | Drive half an hour on a highway soon, so that the filter can regenerate; if the light stays on, go to a repair shop.
        particulate filter: soot too high | soon | - | - | Drive gently to a repair shop without delay: an overfull filter can burn or break.
        particulate filter regeneration: too often | when convenient | - | - | -
        particulate filter regeneration conditions: not met | when convenient | - | - | -
        reductant level: too low | soon | AdBlue (DEF) used up; level sensor in the tank faulty or frozen | add at least five liters of AdBlue (DEF); drive a while: some cars notice it only then | Add AdBlue (DEF) soon: when it is used up the engine will not start again.
        reductant quality: performance | soon | - | - | Have it repaired soon: after some time the engine may be limited or not start again.
        NOx exceedance: empty reagent tank | soon | - | - | Add AdBlue (DEF) soon: when it is used up the engine will not start again.
        NOx driver inducement: active | soon | - | - | Power may be limited and the engine may not start again: go to a repair shop before you switch it off far from home.
        engine oil level: too low | stop now | - | - | Stop as soon as it is safe, switch the engine off and check the oil level; top up before you drive on.
        engine oil level: too high | soon | wrong fill level; fuel in the oil after interrupted particulate filter regeneration; faulty sensor | oil level on level ground after five minutes; smell of fuel at the dipstick? | Check the oil level before you drive on; well above the mark, do not drive: have some oil drained.
        water in fuel: present | stop now | water in the diesel; filter not drained; bad fuel | stop before the injection is damaged; drain the fuel filter; where was it refueled last? | Stop as soon as it is safe and have the fuel filter drained: water ruins the injection.
        alternative fuel high-pressure system: leak | stop now | - | - | Stop as soon as it is safe, engine off, everybody out, no flame and no switches; close the tank valve.
        alternative fuel low-pressure system: leak | stop now | - | - | Stop as soon as it is safe, engine off, everybody out, no flame and no switches; close the tank valve.
        transmission fluid temperature sensor: over temperature | stop now | low, old or burned transmission fluid; clogged cooler; hard towing or hill driving; faulty sensor | let it cool down in N or P; fluid level, color and smell | -
        gear: unexpected disengagement | soon | worn selector fork or dog teeth; shift linkage or actuator; low transmission fluid | does the shift lever move freely?; fluid level; look for oil under the car | The car may lose drive: keep distance, stay near the curb, and have it repaired within days.
        shift fork: unrequested movement | soon | - | - | The car may lose drive: keep distance and have it repaired within days.
        clutch: learning limit | when convenient | - | - | -
        park pawl motor: circuit | soon | - | - | P may not hold the car: use the parking brake whenever you park.
        park pawl position sensor: low | soon | - | - | P may not hold the car: use the parking brake whenever you park.
        park pawl position sensor: high | soon | - | - | P may not hold the car: use the parking brake whenever you park.
        charging system voltage: too low | soon | slipping or broken drive belt; alternator or its regulator worn; loose or corroded battery terminals; weak battery | drive belt: tight and intact?; battery terminals: tight and clean?; voltage with the engine running: \(SupplyVoltage.runningText)?; is the battery warning light on? | -
        charging system voltage: too high | soon | alternator regulator; poor alternator ground; jump start or external charger | voltage with the engine running: above \(SupplyVoltage.tooHighText)?; was it jump-started or charged recently? | Drive only to a repair shop: too high a voltage harms battery and control modules.
        brake fluid: malfunction | stop now | - | - | Stop as soon as it is safe and look at the brake fluid level: if it is low do not drive on.
        brake temperature: too high | stop now | - | - | Stop as soon as it is safe and let the brakes cool down; until then they may not stop the car.
        tire pressure: too low | soon | - | - | Look at the tires before you drive on; with a flat one change it or have it inflated first.
        engine control module: lost communication | soon | - | - | The engine may stall or not start again; have it repaired before you rely on the car.
        power steering control module: lost communication | soon | - | - | The steering may become heavy at once; drive carefully and have it repaired within days.
        steering angle sensor module: lost communication | soon | - | - | The stability control may be off; drive carefully and have it repaired within days.
        steering angle sensor module: invalid data | soon | - | - | The stability control may be off; drive carefully and have it repaired within days.
        steering angle sensor module: incompatible software | soon | - | - | The stability control may be off; drive carefully and have it repaired within days.
        """
}
