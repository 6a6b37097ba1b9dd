import Telemetry

/// The units that Torque, OBD Fusion, Car Scanner and others write, with their factors.
///
/// Factors are exact where the unit is defined by one: mile, foot, pound and gallon by the international and US
/// definitions, knot, bar, atmosphere and technical atmosphere (NIST SP 811, appendix B). Conventional inches of
/// mercury and water are those of the same table.
extension LogUnit {
    /// Grams in a pound, and meters in a foot and in a mile.
    private static let (pound, foot, mile) = (453.59237, 0.3048, 1609.344)
    private static let (usGallon, ukGallon) = (UnitSystem.litersPerUSGallon, UnitSystem.litresPerImperialGallon)
    private static let gravity = 9.80665

    static let rows: [LogUnit] = motion + heat + flows + quantities + electric + engine + others

    private static let motion: [LogUnit] = [
        LogUnit(
            .speed, .kilometresPerHour,
            "kmh kmph kph km/hr km/hour kmhr kilometers/hour kilometres/hour kilometersperhour км/ч км/час"),
        LogUnit(
            .speed, into: .kilometresPerHour, times: UnitSystem.kilometersPerMile,
            "mph mi/h mi/hr miles/h miles/hr miles/hour milesperhour"),
        LogUnit(
            .speed, .metresPerSecond, times: 3.6,
            "m/sec mps meters/second metres/second meters/sec meterspersecond м/с"),
        LogUnit(.speed, into: .kilometresPerHour, times: 1.852, "kn kt kts knot knots"),
        LogUnit(.speed, into: .kilometresPerHour, times: foot * 3.6, "ft/s ft/sec fps feet/second"),
        LogUnit(.acceleration, .metresPerSecondSquared, "m/s/s m/sec2 m/s2 meters/second2"),
        LogUnit(.acceleration, into: .metresPerSecondSquared, times: gravity, "gforce gs g"),
        LogUnit(.acceleration, into: .metresPerSecondSquared, times: foot, "ft/s2 ft/sec2"),
        LogUnit(.angle, .degrees, "deg degree degrees grad град"),
        LogUnit(.angle, into: .degrees, times: 180, per: .pi, "rad radians"),
        LogUnit(.angularRate, .degreesPerSecond, "deg/s deg/sec degrees/second"),
        LogUnit(.angularRate, into: .degreesPerSecond, times: 180, per: .pi, "rad/s rad/sec radians/second"),
        LogUnit(.length, .metres, "meter meters metre metres м"),
        LogUnit(.length, .kilometres, times: 1000, "kilometer kilometers kilometre kilometres kms км"),
        LogUnit(.length, into: .kilometres, times: mile, "mi mile miles"),
        LogUnit(.length, into: .kilometres, times: 1852, "nmi nauticalmiles"),
        LogUnit(.length, into: .metres, times: foot, "ft feet foot"),
        LogUnit(.length, into: .metres, times: 0.9144, "yd yard yards"),
        LogUnit(.length, into: .metres, times: 0.0254, "in inch inches"),
        LogUnit(.length, into: .metres, per: 100, "cm"),
        LogUnit(.length, Unit("mm"), per: 1000, ""),
    ]

    private static let heat: [LogUnit] = [
        LogUnit(.temperature, .degreesCelsius, "c degc deg_c celsius degreescelsius °celsius ?c gradc"),
        LogUnit(
            .temperature, into: .degreesCelsius, times: 5, per: 9, plus: -32,
            "f °f degf deg_f fahrenheit degreesfahrenheit °fahrenheit ?f"),
        LogUnit(.temperature, into: .degreesCelsius, plus: -273.15, "k kelvin °k degk"),
        LogUnit(.pressure, .kilopascals, "kilopascal kilopascals кпа"),
        LogUnit(.pressure, .pascals, per: 1000, "pascal pascals па"),
        LogUnit(.pressure, into: .kilopascals, times: 1000, "mpa мпа"),
        LogUnit(.pressure, into: .kilopascals, per: 10, "hpa mb mbar millibar millibars мбар"),
        LogUnit(.pressure, into: .kilopascals, times: 100, "bar bars бар"),
        LogUnit(.pressure, into: .kilopascals, times: 6.894757293168361, "psi psia lb/in2 lbf/in2 lbs/in2"),
        LogUnit(.pressure, into: .kilopascals, times: 3.386389, "inhg inmercury \"hg inhga"),
        LogUnit(.pressure, into: .kilopascals, times: 101.325, per: 760, "mmhg torr ммртст"),
        LogUnit(.pressure, into: .kilopascals, times: 0.2490889, "inh2o inwater"),
        LogUnit(.pressure, into: .kilopascals, times: 98.0665, "kg/cm2 kgf/cm2 kgcm2 kg/sqcm at"),
        LogUnit(.pressure, into: .kilopascals, times: 101.325, "atm"),
    ]

    private static let flows: [LogUnit] = [
        LogUnit(
            .massFlow, .gramsPerSecond,
            "g/sec gps grams/s grams/sec grams/second gram/s gram/sec gram/second gramspersecond г/с г/сек"),
        LogUnit(.massFlow, into: .gramsPerSecond, per: 60, "g/min grams/min"),
        LogUnit(.massFlow, .kilogramsPerHour, times: 1000, per: 3600, "kg/hr kg/hour kgh кг/ч"),
        LogUnit(.massFlow, into: .gramsPerSecond, times: 1000, per: 60, "kg/min"),
        LogUnit(.massFlow, into: .gramsPerSecond, times: 1000, "kg/s kg/sec"),
        LogUnit(.massFlow, into: .gramsPerSecond, per: 1000, "mg/s mg/sec"),
        LogUnit(.massFlow, into: .gramsPerSecond, per: 3600, "g/h g/hr"),
        LogUnit(.massFlow, into: .gramsPerSecond, times: pound, per: 60, "lb/min lbs/min lbm/min pounds/minute"),
        LogUnit(.massFlow, into: .gramsPerSecond, times: pound, per: 3600, "lb/h lb/hr lbs/h lbs/hr pph"),
        LogUnit(.massFlow, into: .gramsPerSecond, times: pound, "lb/s lb/sec lbs/s"),
        LogUnit(
            .volumeFlow, .litresPerHour,
            "l/hr l/hour lph ltr/h ltr/hr liter/h liters/h liter/hour liters/hour litres/hour л/ч л/час"),
        // Torque abbreviates the minute of its fuel rate as "m".
        LogUnit(
            .volumeFlow, into: .litresPerHour, times: 60,
            "l/m l/min lpm liters/min liters/minute litres/min litres/minute л/мин"),
        LogUnit(.volumeFlow, into: .litresPerHour, times: 3600, "l/s l/sec"),
        LogUnit(.volumeFlow, into: .litresPerHour, times: 60, per: 1000, "cc/min ccm/min ml/min cm3/min cc/m ml/m"),
        LogUnit(.volumeFlow, into: .litresPerHour, times: 3600, per: 1000, "cc/s cc/sec ml/s ml/sec cm3/s"),
        LogUnit(.volumeFlow, into: .litresPerHour, per: 1000, "cc/h cc/hr ml/h ml/hr cm3/h"),
        LogUnit(.volumeFlow, into: .litresPerHour, times: 1000, "m3/h m3/hr"),
        LogUnit(
            .volumeFlow, into: .litresPerHour, times: usGallon,
            "gal/h gal/hr gal/hour gph gallon/h gallons/h gallons/hr gallons/hour usgal/h usgal/hr galus/h galus/hr "
                + "gal/hus gal/hrus gphus usgph"),
        LogUnit(
            .volumeFlow, into: .litresPerHour, times: usGallon * 60,
            "gal/m gal/min gpm gallon/min gallons/min gallons/minute usgal/min galus/min gal/minus gpmus usgpm"),
        LogUnit(
            .volumeFlow, into: .litresPerHour, times: ukGallon,
            "ukgal/h ukgal/hr galuk/h galuk/hr gal/huk gal/hruk impgal/h impgal/hr galimp/h galimp/hr gphuk ukgph "
                + "impgph"),
        LogUnit(
            .volumeFlow, into: .litresPerHour, times: ukGallon * 60,
            "ukgal/m ukgal/min galuk/min gal/minuk impgal/min galimp/min gpmuk ukgpm impgpm"),
        LogUnit(
            .economy, .litresPer100Kilometres, "l/100km l/100kms liters/100km litres/100km л/100км l/100"),
        LogUnit(
            .economy, into: .litresPer100Kilometres, times: 100, reciprocal: true, "kpl km/l kml kmpl km/liter км/л"),
        LogUnit(
            .economy, into: .litresPer100Kilometres, times: 100 * usGallon / UnitSystem.kilometersPerMile,
            reciprocal: true,
            "mpg mpgus usmpg mi/gal miles/gallon"),
        LogUnit(
            .economy, into: .litresPer100Kilometres, times: 100 * ukGallon / UnitSystem.kilometersPerMile,
            reciprocal: true,
            "mpguk ukmpg mpgimp impmpg"),
        LogUnit(.electricEconomy, .kilowattHoursPer100Kilometres, "kwh/100km квтч/100км"),
        LogUnit(.electricEconomy, into: .kilowattHoursPer100Kilometres, per: 10, "wh/km"),
    ]

    private static let quantities: [LogUnit] = [
        LogUnit(.volume, .litres, "liter liters litre litres ltr л"),
        LogUnit(.volume, into: .litres, per: 1000, "ml cc cm3 ccm мл"),
        LogUnit(.volume, into: .litres, times: usGallon, "gal gals gallon gallons usgal galus"),
        LogUnit(.volume, into: .litres, times: ukGallon, "ukgal galuk impgal galimp"),
        LogUnit(.mass, Unit("g"), "gram grams г"),
        LogUnit(.mass, Unit("kg"), times: 1000, "kilogram kilograms кг"),
        LogUnit(.mass, into: Unit("kg"), times: pound, "lb lbs pound pounds"),
        LogUnit(.mass, Unit("mg"), per: 1000, "мг"),
        LogUnit(.time, .seconds, "sec secs second seconds с сек"),
        LogUnit(.time, Unit("ms"), per: 1000, "msec millis milliseconds millisecond мс"),
        LogUnit(.time, .minutes, times: 60, "mins minute minutes мин"),
        LogUnit(.time, .hours, times: 3600, "hr hrs hour hours ч"),
        LogUnit(.time, Unit("µs"), per: 1_000_000, "usec microseconds"),
        LogUnit(.time, Unit("ns"), per: 1_000_000_000, "nanoseconds nsec"),
        LogUnit(.share, .percent, "percent pct pc проц"),
        LogUnit(.ratio, .ratio, "lambda λ"),
        LogUnit(.none, .none, "count counts encoded # bit bool boolean none n/a"),
    ]

    private static let electric: [LogUnit] = [
        LogUnit(.voltage, .volts, "volt volts vdc в вольт"),
        LogUnit(.voltage, into: .volts, per: 1000, "mv millivolt millivolts мв"),
        LogUnit(.current, .amperes, "amp amps ampere amperes а"),
        LogUnit(.current, .milliamperes, per: 1000, "milliamp milliamps ма"),
        LogUnit(.power, .kilowatts, "kilowatt kilowatts квт"),
        LogUnit(.power, into: .kilowatts, per: 1000, "w watt watts вт"),
        // Mechanical and metric horsepower.
        LogUnit(.power, into: .kilowatts, times: 0.745699871582270, "hp bhp whp"),
        LogUnit(.power, into: .kilowatts, times: 0.73549875, "ps cv ch pk лс hpmetric"),
        LogUnit(.energy, .kilowattHours, "квтч"),
        LogUnit(.energy, into: .kilowattHours, per: 1000, "wh втч"),
        LogUnit(.charge, Unit("Ah"), "амперч"),
        LogUnit(.resistance, Unit("Ω"), "ohm ohms"),
        LogUnit(.frequency, Unit("Hz"), "hertz гц"),
        LogUnit(.flux, Unit("µT"), "ut"),
    ]

    private static let engine: [LogUnit] = [
        LogUnit(
            .rotation, .revolutionsPerMinute,
            "1/min /min min1 r/min rev/min revs/min u/min tr/min giri/min obr/min об/мин revolutions/minute omw/min"),
        LogUnit(.rotation, into: .revolutionsPerMinute, times: 60, "1/s rev/s"),
        LogUnit(.torque, .newtonMetres, "newtonmeter newtonmeters newtonmetres нм"),
        LogUnit(
            .torque, into: .newtonMetres, times: pound / 1000 * gravity * foot,
            "ftlb ftlbs lbft lbsft lbfft ftlbf footpounds"),
        LogUnit(.torque, into: .newtonMetres, times: gravity, "kgm kgfm"),
        LogUnit(.concentration, .partsPerMillion, ""),
    ]

    private static let others: [LogUnit] = [
        LogUnit(.none, Unit("g/km"), ""), LogUnit(.none, .milligramsPerStroke, "mg/hub mg/str"),
        LogUnit(.none, .milligramsPerCubicMetre, "mg/m3"), LogUnit(.none, Unit("sats"), "satellites"),
        LogUnit(.none, Unit("dB"), ""), LogUnit(.none, Unit(":1"), ""), LogUnit(.none, Unit("AFR"), ""),
    ]
}
