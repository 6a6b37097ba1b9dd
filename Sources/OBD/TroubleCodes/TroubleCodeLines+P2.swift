extension TroubleCodeLines {
    /// P2000 to P2FFF: exhaust treatment, fuel, ignition, auxiliary inputs and outputs, gearbox.
    static let powertrain2 = """
        P2000 NOx adsorber, bank 1: efficiency
        P2001 NOx adsorber, bank 2: efficiency
        P2002 particulate filter, bank 1: efficiency
        P2003 particulate filter, bank 2: efficiency
        P2004 intake manifold runner control, bank 1: stuck open
        P2005 intake manifold runner control, bank 2: stuck open
        P2006 intake manifold runner control, bank 1: stuck closed
        P2007 intake manifold runner control, bank 2: stuck closed
        P2008 intake manifold runner control, bank 1: circuit or open
        P2009 intake manifold runner control, bank 1: low
        P200A intake manifold runner, bank 1: performance
        P200B intake manifold runner, bank 2: performance
        P200C particulate filter, bank 1: over temperature
        P200D particulate filter, bank 2: over temperature
        P200E catalyst, bank 1: over temperature
        P200F catalyst, bank 2: over temperature
        P2010 intake manifold runner control, bank 1: high
        P2011 intake manifold runner control, bank 2: circuit or open
        P2012 intake manifold runner control, bank 2: low
        P2013 intake manifold runner control, bank 2: high
        P2014 intake manifold runner position sensor, bank 1: circuit
        P2015 intake manifold runner position sensor, bank 1: range
        P2016 intake manifold runner position sensor, bank 1: low
        P2017 intake manifold runner position sensor, bank 1: high
        P2018 intake manifold runner position sensor, bank 1: intermittent
        P2019 intake manifold runner position sensor, bank 2: circuit
        P201A reductant injector, bank 2 unit 1: range
        P201B intake manifold runner actuator supply, bank 1: low
        P201C intake manifold runner actuator supply, bank 2: low
        P201D intake manifold runner actuator, bank 1: internal
        P201E intake manifold runner actuator, bank 2: internal
        P201F reductant pump A: stuck on
        P2020 intake manifold runner position sensor, bank 2: range
        P2021 intake manifold runner position sensor, bank 2: low
        P2022 intake manifold runner position sensor, bank 2: high
        P2023 intake manifold runner position sensor, bank 2: intermittent
        P2024 fuel vapor temperature sensor: circuit
        P2025 fuel vapor temperature sensor: performance
        P2026 fuel vapor temperature sensor: low
        P2027 fuel vapor temperature sensor: high
        P2028 fuel vapor temperature sensor: intermittent
        P2029 fuel-fired heater: disabled
        P202A reductant tank heater: circuit or open
        P202B reductant tank heater: low
        P202C reductant tank heater: high
        P202D reductant: leak
        P202E reductant injector, bank 1 unit 1: range
        P202F reductant supply control: range
        P2030 fuel-fired heater: performance
        P2031 exhaust gas temperature sensor, bank 1 sensor 2: circuit
        P2032 exhaust gas temperature sensor, bank 1 sensor 2: low
        P2033 exhaust gas temperature sensor, bank 1 sensor 2: high
        P2034 exhaust gas temperature sensor, bank 2 sensor 2: circuit
        P2035 exhaust gas temperature sensor, bank 2 sensor 2: low
        P2036 exhaust gas temperature sensor, bank 2 sensor 2: high
        P2037 reductant injection air pressure sensor A: circuit
        P2038 reductant injection air pressure sensor A: range
        P2039 reductant injection air pressure sensor A: low
        P203A reductant level sensor A: circuit
        P203B reductant level sensor A: range
        P203C reductant level sensor A: low
        P203D reductant level sensor A: high
        P203E reductant level sensor A: erratic
        P203F reductant level: too low
        P2040 reductant injection air pressure sensor A: high
        P2041 reductant injection air pressure sensor A: intermittent
        P2042 reductant temperature sensor: circuit
        P2043 reductant temperature sensor: range
        P2044 reductant temperature sensor: low
        P2045 reductant temperature sensor: high
        P2046 reductant temperature sensor: intermittent
        P2047 reductant injector, bank 1 unit 1: circuit or open
        P2048 reductant injector, bank 1 unit 1: low
        P2049 reductant injector, bank 1 unit 1: high
        P204A reductant pressure sensor: circuit
        P204B reductant pressure sensor: range
        P204C reductant pressure sensor: low
        P204D reductant pressure sensor: high
        P204E reductant pressure sensor: erratic
        P204F reductant system, bank 1: performance
        P2050 reductant injector, bank 2 unit 1: circuit or open
        P2051 reductant injector, bank 2 unit 1: low
        P2052 reductant injector, bank 2 unit 1: high
        P2053 reductant injector, bank 1 unit 2: circuit or open
        P2054 reductant injector, bank 1 unit 2: low
        P2055 reductant injector, bank 1 unit 2: high
        P2056 reductant injector, bank 2 unit 2: circuit or open
        P2057 reductant injector, bank 2 unit 2: low
        P2058 reductant injector, bank 2 unit 2: high
        P2059 reductant injection air pump: circuit or open
        P205A reductant tank temperature sensor: circuit
        P205B reductant tank temperature sensor: range
        P205C reductant tank temperature sensor: low
        P205D reductant tank temperature sensor: high
        P205E reductant tank temperature sensor: erratic
        P205F reductant system, bank 2: performance
        P2060 reductant injection air pump: low
        P2061 reductant injection air pump: high
        P2062 reductant supply control: circuit or open
        P2063 reductant supply control: low
        P2064 reductant supply control: high
        P2065 fuel level sensor B: circuit
        P2066 fuel level sensor B: performance
        P2067 fuel level sensor B: low
        P2068 fuel level sensor B: high
        P2069 fuel level sensor B: intermittent
        P206A reductant quality sensor: circuit
        P206B reductant quality sensor: range
        P206C reductant quality sensor: low
        P206D reductant quality sensor: high
        P206E intake manifold tuning valve, bank 2: stuck open
        P206F intake manifold tuning valve, bank 2: stuck closed
        P2070 intake manifold tuning valve, bank 1: stuck open
        P2071 intake manifold tuning valve, bank 1: stuck closed
        P2072 throttle actuator control system, bank 1: ice blockage
        P2073 manifold pressure or air flow / throttle position at idle: correlation
        P2074 manifold pressure or air flow / throttle position at higher load: correlation
        P2075 intake manifold tuning valve position sensor, bank 1: circuit
        P2076 intake manifold tuning valve position sensor, bank 1: range
        P2077 intake manifold tuning valve position sensor, bank 1: low
        P2078 intake manifold tuning valve position sensor, bank 1: high
        P2079 intake manifold tuning valve position sensor, bank 1: intermittent
        P207A intake manifold tuning valve position sensor, bank 2: circuit
        P207B intake manifold tuning valve position sensor, bank 2: range
        P207C intake manifold tuning valve position sensor, bank 2: low
        P207D intake manifold tuning valve position sensor, bank 2: high
        P207E intake manifold tuning valve position sensor, bank 2: intermittent
        P207F reductant quality: performance
        P2080 exhaust gas temperature sensor, bank 1 sensor 1: range
        P2081 exhaust gas temperature sensor, bank 1 sensor 1: intermittent
        P2082 exhaust gas temperature sensor, bank 2 sensor 1: range
        P2083 exhaust gas temperature sensor, bank 2 sensor 1: intermittent
        P2084 exhaust gas temperature sensor, bank 1 sensor 2: range
        P2085 exhaust gas temperature sensor, bank 1 sensor 2: intermittent
        P2086 exhaust gas temperature sensor, bank 2 sensor 2: range
        P2087 exhaust gas temperature sensor, bank 2 sensor 2: intermittent
        P2088 camshaft position actuator A, bank 1: low
        P2089 camshaft position actuator A, bank 1: high
        P208A reductant pump A: circuit or open
        P208B reductant pump A: performance or stuck off
        P208C reductant pump A: low
        P208D reductant pump A: high
        P208E reductant injector, bank 1 unit 1: stuck closed
        P208F reductant injector, bank 2 unit 1: stuck closed
        P2090 camshaft position actuator B, bank 1: low
        P2091 camshaft position actuator B, bank 1: high
        P2092 camshaft position actuator A, bank 2: low
        P2093 camshaft position actuator A, bank 2: high
        P2094 camshaft position actuator B, bank 2: low
        P2095 camshaft position actuator B, bank 2: high
        P2096 fuel trim after catalyst, bank 1: lean
        P2097 fuel trim after catalyst, bank 1: rich
        P2098 fuel trim after catalyst, bank 2: lean
        P2099 fuel trim after catalyst, bank 2: rich
        P209A reductant injection air pressure sensor B: circuit
        P209B reductant injection air pressure sensor B: range
        P209C reductant injection air pressure sensor B: low
        P209D reductant injection air pressure sensor B: high
        P209E reductant injection air pressure sensor A / B: correlation
        P209F reductant tank heater: performance
        P20A0 reductant purge valve A: circuit or open
        P20A1 reductant purge valve A: performance
        P20A2 reductant purge valve A: low
        P20A3 reductant purge valve A: high
        P20A4 reductant purge valve A: stuck open
        P20A5 reductant purge valve A: stuck closed
        P20A6 reductant injection air pressure control valve: circuit or open
        P20A7 reductant injection air pressure control valve: performance
        P20A8 reductant injection air pressure control valve: low
        P20A9 reductant injection air pressure control valve: high
        P20AA reductant injection air pressure control valve: stuck open
        P20AB reductant injection air pressure control valve: stuck closed
        P20AC reductant metering unit temperature sensor: circuit
        P20AD reductant metering unit temperature sensor: range
        P20AE reductant metering unit temperature sensor: low
        P20AF reductant metering unit temperature sensor: high
        P20B0 reductant metering unit temperature sensor: erratic
        P20B1 reductant heater coolant valve: circuit or open
        P20B2 reductant heater coolant valve: performance or stuck open
        P20B3 reductant heater coolant valve: low
        P20B4 reductant heater coolant valve: high
        P20B5 reductant metering unit heater: circuit or open
        P20B6 reductant metering unit heater: performance
        P20B7 reductant metering unit heater: low
        P20B8 reductant metering unit heater: high
        P20B9 reductant heater A: circuit or open
        P20BA reductant heater A: performance
        P20BB reductant heater A: low
        P20BC reductant heater A: high
        P20BD reductant heater B: circuit or open
        P20BE reductant heater B: performance
        P20BF reductant heater B: low
        P20C0 reductant heater B: high
        P20C1 reductant heater C: circuit or open
        P20C2 reductant heater C: performance
        P20C3 reductant heater C: low
        P20C4 reductant heater C: high
        P20C5 reductant heater D: circuit or open
        P20C6 reductant heater D: performance
        P20C7 reductant heater D: low
        P20C8 reductant heater D: high
        P20C9 reductant control module: requested lamp
        P20CA reductant injection air pressure: leak
        P20CB exhaust aftertreatment fuel injector A control: circuit or open
        P20CC exhaust aftertreatment fuel injector A control: performance
        P20CD exhaust aftertreatment fuel injector A control: low
        P20CE exhaust aftertreatment fuel injector A control: high
        P20CF exhaust aftertreatment fuel injector A control: stuck open
        P20D0 exhaust aftertreatment fuel injector A control: stuck closed
        P20D1 exhaust aftertreatment fuel injector B control: circuit or open
        P20D2 exhaust aftertreatment fuel injector B control: performance
        P20D3 exhaust aftertreatment fuel injector B control: low
        P20D4 exhaust aftertreatment fuel injector B control: high
        P20D5 exhaust aftertreatment fuel injector B control: stuck open
        P20D6 exhaust aftertreatment fuel injector B control: stuck closed
        P20D7 exhaust aftertreatment fuel supply control: circuit or open
        P20D8 exhaust aftertreatment fuel supply control: performance
        P20D9 exhaust aftertreatment fuel supply control: low
        P20DA exhaust aftertreatment fuel supply control: high
        P20DB exhaust aftertreatment fuel supply control: stuck open
        P20DC exhaust aftertreatment fuel supply control: stuck closed
        P20DD exhaust aftertreatment fuel pressure sensor: circuit
        P20DE exhaust aftertreatment fuel pressure sensor: range
        P20DF exhaust aftertreatment fuel pressure sensor: low
        P20E0 exhaust aftertreatment fuel pressure sensor: high
        P20E1 exhaust aftertreatment fuel pressure sensor: erratic
        P20E2 exhaust gas temperature sensor 1 / 2, bank 1: correlation
        P20E3 exhaust gas temperature sensor 1 / 3, bank 1: correlation
        P20E4 exhaust gas temperature sensor 2 / 3, bank 1: correlation
        P20E5 exhaust gas temperature sensor 1 / 2, bank 2: correlation
        P20E6 reductant injection air pressure: too low
        P20E7 reductant injection air pressure: too high
        P20E8 reductant pressure: too low
        P20E9 reductant pressure: too high
        P20EA reductant control module power relay: switched off too early
        P20EB reductant control module power relay: switched off too late
        P20EC SCR catalyst, bank 1: over temperature
        P20ED SCR pre-catalyst, bank 1: over temperature
        P20EE SCR catalyst, bank 1: efficiency
        P20EF SCR pre-catalyst, bank 1: efficiency
        P20F0 SCR catalyst, bank 2: over temperature
        P20F1 SCR pre-catalyst, bank 2: over temperature
        P20F2 SCR catalyst, bank 2: efficiency
        P20F3 SCR pre-catalyst, bank 2: efficiency
        P20F4 reductant consumption: too low
        P20F5 reductant consumption: too high
        P20F6 reductant injector, bank 1 unit 1: stuck open
        P20F7 reductant injector, bank 2 unit 1: stuck open
        P20F8 intake manifold runner control, bank 1: performance
        P20F9 intake manifold runner control, bank 2: performance
        P20FA reductant pump B: circuit or open
        P20FB reductant pump B: performance or stuck off
        P20FC reductant pump B: low
        P20FD reductant pump B: high
        P20FE reductant metering unit: performance
        P20FF reductant control module: performance
        P2100 throttle actuator A motor: circuit or open
        P2101 throttle actuator A motor: range
        P2102 throttle actuator A motor: low
        P2103 throttle actuator A motor: high
        P2104 throttle actuator control system: forced idle
        P2105 throttle actuator control system: forced engine shutdown
        P2106 throttle actuator control system: forced limited power
        P2107 throttle actuator A control module: internal
        P2108 throttle actuator A control module: performance
        P2109 throttle or pedal position sensor A: minimum stop
        P210A throttle actuator B motor: circuit or open
        P210B throttle actuator B motor: range
        P210C throttle actuator B motor: low
        P210D throttle actuator B motor: high
        P210E throttle or pedal position sensor C / F: correlation
        P210F throttle actuator B control system: limited engine speed
        P2110 throttle actuator A control system: limited engine speed
        P2111 throttle actuator A control system: stuck open
        P2112 throttle actuator A control system: stuck closed
        P2113 throttle or pedal position sensor B: minimum stop
        P2114 throttle or pedal position sensor C: minimum stop
        P2115 throttle or pedal position sensor D: minimum stop
        P2116 throttle or pedal position sensor E: minimum stop
        P2117 throttle or pedal position sensor F: minimum stop
        P2118 throttle actuator A motor current: range
        P2119 throttle body A: range
        P211A throttle actuator B control system: stuck open
        P211B throttle actuator B control system: stuck closed
        P211C throttle actuator B motor current: range
        P211D throttle body B: range
        P211E throttle actuator B control module: internal
        P211F throttle actuator B control module: performance
        P2120 throttle or pedal position sensor D: circuit
        P2121 throttle or pedal position sensor D: range
        P2122 throttle or pedal position sensor D: low
        P2123 throttle or pedal position sensor D: high
        P2124 throttle or pedal position sensor D: intermittent
        P2125 throttle or pedal position sensor E: circuit
        P2126 throttle or pedal position sensor E: range
        P2127 throttle or pedal position sensor E: low
        P2128 throttle or pedal position sensor E: high
        P2129 throttle or pedal position sensor E: intermittent
        P212A throttle position sensor G: circuit
        P212B throttle position sensor G: range
        P212C throttle position sensor G: low
        P212D throttle position sensor G: high
        P212E throttle position sensor G: intermittent
        P212F throttle or pedal position sensor F / G: correlation
        P2130 throttle or pedal position sensor F: circuit
        P2131 throttle or pedal position sensor F: range
        P2132 throttle or pedal position sensor F: low
        P2133 throttle or pedal position sensor F: high
        P2134 throttle or pedal position sensor F: intermittent
        P2135 throttle or pedal position sensor A / B: correlation
        P2136 throttle or pedal position sensor A / C: correlation
        P2137 throttle or pedal position sensor B / C: correlation
        P2138 throttle or pedal position sensor D / E: correlation
        P2139 throttle or pedal position sensor D / F: correlation
        P213A exhaust gas recirculation throttle B control: circuit or open
        P213B exhaust gas recirculation throttle B control: range
        P213C exhaust gas recirculation throttle B control: low
        P213D exhaust gas recirculation throttle B control: high
        P213E fuel injection system: forced engine shutdown
        P213F fuel pump system: forced engine shutdown
        P2140 throttle or pedal position sensor E / F: correlation
        P2141 exhaust gas recirculation throttle A control: low
        P2142 exhaust gas recirculation throttle A control: high
        P2143 exhaust gas recirculation vent control: circuit or open
        P2144 exhaust gas recirculation vent control: low
        P2145 exhaust gas recirculation vent control: high
        P2146 fuel injector group A supply: circuit or open
        P2147 fuel injector group A supply: low
        P2148 fuel injector group A supply: high
        P2149 fuel injector group B supply: circuit or open
        P214A SCR catalyst inlet temperature: too high
        P214B SCR catalyst inlet temperature during regeneration: too high
        P214C SCR catalyst outlet temperature: too high
        P214D SCR catalyst outlet temperature during regeneration: too high
        P214E reductant pump A current: too high
        P214F reductant heater A current: too high
        P2150 fuel injector group B supply: low
        P2151 fuel injector group B supply: high
        P2152 fuel injector group C supply: circuit or open
        P2153 fuel injector group C supply: low
        P2154 fuel injector group C supply: high
        P2155 fuel injector group D supply: circuit or open
        P2156 fuel injector group D supply: low
        P2157 fuel injector group D supply: high
        P2158 vehicle speed sensor B: circuit
        P2159 vehicle speed sensor B: range
        P215A vehicle speed / wheel speed: correlation
        P215B vehicle speed / output shaft speed: correlation
        P215C output shaft speed / wheel speed: correlation
        P215D reductant pump B: stuck on
        P215E reductant heater D current: too low
        P215F reductant heater D current: too high
        P2160 vehicle speed sensor B: low
        P2161 vehicle speed sensor B: erratic or high
        P2162 vehicle speed sensor A / B: correlation
        P2163 throttle or pedal position sensor A: maximum stop
        P2164 throttle or pedal position sensor B: maximum stop
        P2165 throttle or pedal position sensor C: maximum stop
        P2166 throttle or pedal position sensor D: maximum stop
        P2167 throttle or pedal position sensor E: maximum stop
        P2168 throttle or pedal position sensor F: maximum stop
        P2169 exhaust pressure regulator vent solenoid: circuit or open
        P216A fuel injector group E supply: circuit or open
        P216B fuel injector group E supply: low
        P216C fuel injector group E supply: high
        P216D fuel injector group F supply: circuit or open
        P216E fuel injector group F supply: low
        P216F fuel injector group F supply: high
        P2170 exhaust pressure regulator vent solenoid: low
        P2171 exhaust pressure regulator vent solenoid: high
        P2172 throttle actuator control system: sudden high air flow detected
        P2173 throttle actuator control system: high air flow detected
        P2174 throttle actuator control system: sudden low air flow detected
        P2175 throttle actuator control system: low air flow detected
        P2176 throttle actuator A idle position: not learned
        P2177 mixture off idle, bank 1: lean
        P2178 mixture off idle, bank 1: rich
        P2179 mixture off idle, bank 2: lean
        P217A fuel injector group G supply: circuit or open
        P217B fuel injector group G supply: low
        P217C fuel injector group G supply: high
        P217D fuel injector group H supply: circuit or open
        P217E fuel injector group H supply: low
        P217F fuel injector group H supply: high
        P2180 mixture off idle, bank 2: rich
        P2181 cooling system: performance
        P2182 engine coolant temperature sensor 2: circuit
        P2183 engine coolant temperature sensor 2: range
        P2184 engine coolant temperature sensor 2: low
        P2185 engine coolant temperature sensor 2: high
        P2186 engine coolant temperature sensor 2: erratic
        P2187 mixture at idle, bank 1: lean
        P2188 mixture at idle, bank 1: rich
        P2189 mixture at idle, bank 2: lean
        P218A throttle actuator B idle position: not learned
        P218B throttle or fuel inhibit B: circuit
        P218C throttle or fuel inhibit B: range
        P218D throttle or fuel inhibit B: low
        P218E throttle or fuel inhibit B: high
        P218F reductant: no flow
        P2190 mixture at idle, bank 2: rich
        P2191 mixture at higher load, bank 1: lean
        P2192 mixture at higher load, bank 1: rich
        P2193 mixture at higher load, bank 2: lean
        P2194 mixture at higher load, bank 2: rich
        P2195 oxygen sensor, bank 1 sensor 1: stuck lean
        P2196 oxygen sensor, bank 1 sensor 1: stuck rich
        P2197 oxygen sensor, bank 2 sensor 1: stuck lean
        P2198 oxygen sensor, bank 2 sensor 1: stuck rich
        P2199 intake air temperature sensor 1 / 2: correlation
        P219A air-fuel ratio, bank 1: imbalance
        P219B air-fuel ratio, bank 2: imbalance
        P219C air-fuel ratio, cylinder 1: imbalance
        P219D air-fuel ratio, cylinder 2: imbalance
        P219E air-fuel ratio, cylinder 3: imbalance
        P219F air-fuel ratio, cylinder 4: imbalance
        P21A0 air-fuel ratio, cylinder 5: imbalance
        P21A1 air-fuel ratio, cylinder 6: imbalance
        P21A2 air-fuel ratio, cylinder 7: imbalance
        P21A3 air-fuel ratio, cylinder 8: imbalance
        P21A4 air-fuel ratio, cylinder 9: imbalance
        P21A5 air-fuel ratio, cylinder 10: imbalance
        P21A6 air-fuel ratio, cylinder 11: imbalance
        P21A7 air-fuel ratio, cylinder 12: imbalance
        P21A8 reductant level sensor B: circuit
        P21A9 reductant level sensor B: range
        P21AA reductant level sensor B: low
        P21AB reductant level sensor B: high
        P21AC reductant level sensor B: erratic
        P21AD reductant level sensor C: circuit
        P21AE reductant level sensor C: range
        P21AF reductant level sensor C: low
        P21B0 reductant level sensor C: high
        P21B1 reductant level sensor C: erratic
        P21B2 NOx adsorber closed loop control: slow to start
        P21B3 NOx adsorber closed loop control: high limit
        P21B4 NOx adsorber, bank 1: over temperature
        P21B5 NOx adsorber, bank 2: over temperature
        P21B6 cold start injection timing, cylinder 1: malfunction
        P21B7 cold start injection timing, cylinder 2: malfunction
        P21B8 cold start injection timing, cylinder 3: malfunction
        P21B9 cold start injection timing, cylinder 4: malfunction
        P21BA cold start injection timing, cylinder 5: malfunction
        P21BB cold start injection timing, cylinder 6: malfunction
        P21BC cold start injection timing, cylinder 7: malfunction
        P21BD cold start injection timing, cylinder 8: malfunction
        P21BE cold start injection timing, cylinder 9: malfunction
        P21BF cold start injection timing, cylinder 10: malfunction
        P21C0 cold start injection timing, cylinder 11: malfunction
        P21C1 cold start injection timing, cylinder 12: malfunction
        P21C2 reductant heater relay: circuit or open
        P21C3 reductant heater relay: low
        P21C4 reductant heater relay: high
        P21C5 reductant level sensor A: stuck
        P21C6 reductant level sensor B: stuck
        P21C7 reductant control module power relay: circuit or open
        P21C8 reductant control module power relay: low
        P21C9 reductant control module power relay: high
        P21CA reductant control module supply: circuit
        P21CB reductant control module supply: low
        P21CC reductant control module supply: high
        P21CD reductant quality module supply: low
        P21CE reductant quality module: performance
        P21CF fuel injector B, cylinder 1: circuit or open
        P21D0 fuel injector B, cylinder 2: circuit or open
        P21D1 fuel injector B, cylinder 3: circuit or open
        P21D2 fuel injector B, cylinder 4: circuit or open
        P21D3 fuel injector B, cylinder 5: circuit or open
        P21D4 fuel injector B, cylinder 6: circuit or open
        P21D5 fuel injector B, cylinder 7: circuit or open
        P21D6 fuel injector B, cylinder 8: circuit or open
        P21D7 fuel injector B, cylinder 9: circuit or open
        P21D8 fuel injector B, cylinder 10: circuit or open
        P21D9 fuel injector B, cylinder 11: circuit or open
        P21DA fuel injector B, cylinder 12: circuit or open
        P21DB fuel injector B, cylinder 1: low
        P21DC fuel injector B, cylinder 1: high
        P21DD reductant heater A current: too low
        P21DE fuel injector B, cylinder 2: low
        P21DF fuel injector B, cylinder 2: high
        P21E0 fuel injector B, cylinder 3: low
        P21E1 fuel injector B, cylinder 3: high
        P21E2 fuel injector B, cylinder 4: low
        P21E3 fuel injector B, cylinder 4: high
        P21E4 fuel injector B, cylinder 5: low
        P21E5 fuel injector B, cylinder 5: high
        P21E6 fuel injector B, cylinder 6: low
        P21E7 fuel injector B, cylinder 6: high
        P21E8 fuel injector B, cylinder 7: low
        P21E9 fuel injector B, cylinder 7: high
        P21EA fuel injector B, cylinder 8: low
        P21EB fuel injector B, cylinder 8: high
        P21EC fuel injector B, cylinder 9: low
        P21ED fuel injector B, cylinder 9: high
        P21EE fuel injector B, cylinder 10: low
        P21EF fuel injector B, cylinder 10: high
        P21F0 fuel injector B, cylinder 11: low
        P21F1 fuel injector B, cylinder 11: high
        P21F2 fuel injector B, cylinder 12: low
        P21F3 fuel injector B, cylinder 12: high
        P21F4 mixture of fuel system B off idle, bank 1: lean
        P21F5 mixture of fuel system B off idle, bank 1: rich
        P21F6 mixture of fuel system B off idle, bank 2: lean
        P21F7 mixture of fuel system B off idle, bank 2: rich
        P21F8 mixture of fuel system B at idle, bank 1: lean
        P21F9 mixture of fuel system B at idle, bank 1: rich
        P21FA mixture of fuel system B at idle, bank 2: lean
        P21FB mixture of fuel system B at idle, bank 2: rich
        P21FC mixture of fuel system B at higher load, bank 1: lean
        P21FD mixture of fuel system B at higher load, bank 1: rich
        P21FE mixture of fuel system B at higher load, bank 2: lean
        P21FF mixture of fuel system B at higher load, bank 2: rich
        P2200 NOx sensor, bank 1 sensor 1: circuit
        P2201 NOx sensor, bank 1 sensor 1: range
        P2202 NOx sensor, bank 1 sensor 1: low
        P2203 NOx sensor, bank 1 sensor 1: high
        P2204 NOx sensor, bank 1 sensor 1: intermittent
        P2205 NOx sensor heater, bank 1 sensor 1: circuit or open
        P2206 NOx sensor heater, bank 1 sensor 1: low
        P2207 NOx sensor heater, bank 1 sensor 1: high
        P2208 NOx sensor heater sense, bank 1 sensor 1: circuit
        P2209 NOx sensor heater sense, bank 1 sensor 1: range
        P220A NOx sensor supply, bank 1 sensor 1: circuit
        P220B NOx sensor supply, bank 1 sensor 2: circuit
        P220C NOx sensor supply, bank 2 sensor 1: circuit
        P220D NOx sensor supply, bank 2 sensor 2: circuit
        P220E NOx sensor heater, bank 1 sensor 1: range
        P220F NOx sensor heater, bank 1 sensor 2: range
        P2210 NOx sensor heater sense, bank 1 sensor 1: low
        P2211 NOx sensor heater sense, bank 1 sensor 1: high
        P2212 NOx sensor heater sense, bank 1 sensor 1: intermittent
        P2213 NOx sensor, bank 2: circuit
        P2214 NOx sensor, bank 2: range
        P2215 NOx sensor, bank 2: low
        P2216 NOx sensor, bank 2: high
        P2217 NOx sensor, bank 2: intermittent
        P2218 NOx sensor heater, bank 2: circuit or open
        P2219 NOx sensor heater, bank 2: low
        P221A NOx sensor 1 / 2, bank 1: correlation
        P221B NOx sensor 1 / 2, bank 2: correlation
        P221C reductant heater B current: too low
        P221D reductant heater B current: too high
        P221E reductant heater C current: too low
        P221F reductant heater C current: too high
        P2220 NOx sensor heater, bank 2: high
        P2221 NOx sensor heater sense, bank 2: circuit
        P2222 NOx sensor heater sense, bank 2: range
        P2223 NOx sensor heater sense, bank 2: low
        P2224 NOx sensor heater sense, bank 2: high
        P2225 NOx sensor heater sense, bank 2: intermittent
        P2226 barometric pressure sensor A: circuit
        P2227 barometric pressure sensor A: range
        P2228 barometric pressure sensor A: low
        P2229 barometric pressure sensor A: high
        P222A barometric pressure sensor B: circuit
        P222B barometric pressure sensor B: range
        P222C barometric pressure sensor B: low
        P222D barometric pressure sensor B: high
        P222E barometric pressure sensor B: erratic
        P222F barometric pressure sensor A / B: correlation
        P2230 barometric pressure sensor A: erratic
        P2231 oxygen sensor, bank 1 sensor 1: shorted to heater
        P2232 oxygen sensor, bank 1 sensor 2: shorted to heater
        P2233 oxygen sensor, bank 1 sensor 3: shorted to heater
        P2234 oxygen sensor, bank 2 sensor 1: shorted to heater
        P2235 oxygen sensor, bank 2 sensor 2: shorted to heater
        P2236 oxygen sensor, bank 2 sensor 3: shorted to heater
        P2237 oxygen sensor positive current control, bank 1 sensor 1: circuit or open
        P2238 oxygen sensor positive current control, bank 1 sensor 1: low
        P2239 oxygen sensor positive current control, bank 1 sensor 1: high
        P223A reductant heater E: circuit
        P223B reductant heater F: circuit
        P223C oxygen sensor pump current, bank 1: range
        P223D oxygen sensor pump current, bank 2: range
        P223E oxygen sensor reference resistance, bank 1: range
        P223F oxygen sensor reference resistance, bank 2: range
        P2240 oxygen sensor positive current control, bank 2 sensor 1: circuit or open
        P2241 oxygen sensor positive current control, bank 2 sensor 1: low
        P2242 oxygen sensor positive current control, bank 2 sensor 1: high
        P2243 oxygen sensor reference voltage, bank 1 sensor 1: circuit or open
        P2244 oxygen sensor reference voltage, bank 1 sensor 1: performance
        P2245 oxygen sensor reference voltage, bank 1 sensor 1: low
        P2246 oxygen sensor reference voltage, bank 1 sensor 1: high
        P2247 oxygen sensor reference voltage, bank 2 sensor 1: circuit or open
        P2248 oxygen sensor reference voltage, bank 2 sensor 1: performance
        P2249 oxygen sensor reference voltage, bank 2 sensor 1: low
        P224A NOx sensor heater resistance, bank 1 sensor 1: malfunction
        P224B NOx sensor heater resistance, bank 1 sensor 2: malfunction
        P224C alternative fuel tank valve A: circuit or open
        P224D alternative fuel tank valve A: range
        P224E alternative fuel tank valve A: low
        P224F alternative fuel tank valve A: high
        P2250 oxygen sensor reference voltage, bank 2 sensor 1: high
        P2251 oxygen sensor negative current control, bank 1 sensor 1: circuit or open
        P2252 oxygen sensor negative current control, bank 1 sensor 1: low
        P2253 oxygen sensor negative current control, bank 1 sensor 1: high
        P2254 oxygen sensor negative current control, bank 2 sensor 1: circuit or open
        P2255 oxygen sensor negative current control, bank 2 sensor 1: low
        P2256 oxygen sensor negative current control, bank 2 sensor 1: high
        P2257 secondary air injection control A: low
        P2258 secondary air injection control A: high
        P2259 secondary air injection control B: low
        P225A NOx sensor, bank 1 sensor 1: memory
        P225B NOx sensor, bank 1 sensor 2: memory
        P225C NOx sensor, bank 1 sensor 1: stuck high
        P225D NOx sensor, bank 1 sensor 1: stuck low
        P225E NOx sensor, bank 1 sensor 2: stuck high
        P225F NOx sensor, bank 1 sensor 2: stuck low
        P2260 secondary air injection control B: high
        P2261 turbocharger bypass valve A: mechanical
        P2262 boost pressure: not detected
        P2263 boost system: performance
        P2264 water in fuel sensor: circuit
        P2265 water in fuel sensor: range
        P2266 water in fuel sensor: low
        P2267 water in fuel sensor: high
        P2268 water in fuel sensor: intermittent
        P2269 water in fuel: present
        P226A water in fuel lamp: circuit
        P226B boost pressure: too high
        P226C turbocharger boost control A: slow
        P226D particulate filter, bank 1: deteriorated
        P226E particulate filter, bank 2: deteriorated
        P226F turbocharger boost control B: slow
        P2270 oxygen sensor, bank 1 sensor 2: stuck lean
        P2271 oxygen sensor, bank 1 sensor 2: stuck rich
        P2272 oxygen sensor, bank 2 sensor 2: stuck lean
        P2273 oxygen sensor, bank 2 sensor 2: stuck rich
        P2274 oxygen sensor, bank 1 sensor 3: stuck lean
        P2275 oxygen sensor, bank 1 sensor 3: stuck rich
        P2276 oxygen sensor, bank 2 sensor 3: stuck lean
        P2277 oxygen sensor, bank 2 sensor 3: stuck rich
        P2278 oxygen sensor signals, bank 1 sensor 3 / bank 2 sensor 3: swapped
        P2279 intake air system: leak
        P227A barometric pressure sensor C: circuit
        P227B barometric pressure sensor C: range
        P227C barometric pressure sensor C: low
        P227D barometric pressure sensor C: high
        P227E barometric pressure sensor C: erratic
        P227F intake between air filter and air flow sensor, bank 2: restriction or leak
        P2280 intake between air filter and air flow sensor, bank 1: restriction or leak
        P2281 intake between air flow sensor and throttle: leak
        P2282 intake between throttle and intake valves: leak
        P2283 injector control pressure sensor: circuit
        P2284 injector control pressure sensor: range
        P2285 injector control pressure sensor: low
        P2286 injector control pressure sensor: high
        P2287 injector control pressure sensor: intermittent
        P2288 injector control pressure: too high
        P2289 injector control pressure with engine off: too high
        P228A fuel pressure regulator 1: forced engine shutdown
        P228B fuel pressure regulator 2: forced engine shutdown
        P228C fuel pressure regulator 1 control limit: too low
        P228D fuel pressure regulator 1 control limit: too high
        P228E fuel pressure regulator 1 learning limit: too low
        P228F fuel pressure regulator 1 learning limit: too high
        P2290 injector control pressure: too low
        P2291 injector control pressure while cranking: too low
        P2292 injector control pressure: fluctuating
        P2293 fuel pressure regulator 2: performance
        P2294 fuel pressure regulator 2: circuit or open
        P2295 fuel pressure regulator 2: low
        P2296 fuel pressure regulator 2: high
        P2297 oxygen sensor during deceleration, bank 1 sensor 1: range
        P2298 oxygen sensor during deceleration, bank 2 sensor 1: range
        P2299 brake pedal position / accelerator pedal position: correlation
        P229A fuel pressure regulator 2 control limit: too low
        P229B fuel pressure regulator 2 control limit: too high
        P229C fuel pressure regulator 2 learning limit: too low
        P229D fuel pressure regulator 2 learning limit: too high
        P229E NOx sensor, bank 1 sensor 2: circuit
        P229F NOx sensor, bank 1 sensor 2: range
        P22A0 NOx sensor, bank 1 sensor 2: low
        P22A1 NOx sensor, bank 1 sensor 2: high
        P22A2 NOx sensor, bank 1 sensor 2: intermittent
        P22A3 NOx sensor heater, bank 1 sensor 2: circuit or open
        P22A4 NOx sensor heater, bank 1 sensor 2: low
        P22A5 NOx sensor heater, bank 1 sensor 2: high
        P22A6 NOx sensor heater sense, bank 1 sensor 2: circuit
        P22A7 NOx sensor heater sense, bank 1 sensor 2: range
        P22A8 NOx sensor heater sense, bank 1 sensor 2: low
        P22A9 NOx sensor heater sense, bank 1 sensor 2: high
        P22AA NOx sensor heater sense, bank 1 sensor 2: intermittent
        P22AB oxygen sensor positive current control, bank 1 sensor 2: circuit or open
        P22AC oxygen sensor positive current control, bank 1 sensor 2: low
        P22AD oxygen sensor positive current control, bank 1 sensor 2: high
        P22AE oxygen sensor reference voltage, bank 1 sensor 2: circuit or open
        P22AF oxygen sensor reference voltage, bank 1 sensor 2: performance
        P22B0 oxygen sensor reference voltage, bank 1 sensor 2: low
        P22B1 oxygen sensor reference voltage, bank 1 sensor 2: high
        P22B2 oxygen sensor negative current control, bank 1 sensor 2: circuit or open
        P22B3 oxygen sensor negative current control, bank 1 sensor 2: low
        P22B4 oxygen sensor negative current control, bank 1 sensor 2: high
        P22B5 oxygen sensor pump current trim, bank 1 sensor 2: circuit or open
        P22B6 oxygen sensor pump current trim, bank 1 sensor 2: low
        P22B7 oxygen sensor pump current trim, bank 1 sensor 2: high
        P22B8 oxygen sensor positive current control, bank 2 sensor 2: circuit or open
        P22B9 oxygen sensor positive current control, bank 2 sensor 2: low
        P22BA oxygen sensor positive current control, bank 2 sensor 2: high
        P22BB oxygen sensor reference voltage, bank 2 sensor 2: circuit or open
        P22BC oxygen sensor reference voltage, bank 2 sensor 2: performance
        P22BD oxygen sensor reference voltage, bank 2 sensor 2: low
        P22BE oxygen sensor reference voltage, bank 2 sensor 2: high
        P22BF oxygen sensor negative current control, bank 2 sensor 2: circuit or open
        P22C0 oxygen sensor negative current control, bank 2 sensor 2: low
        P22C1 oxygen sensor negative current control, bank 2 sensor 2: high
        P22C2 oxygen sensor pump current trim, bank 2 sensor 2: circuit or open
        P22C3 oxygen sensor pump current trim, bank 2 sensor 2: low
        P22C4 oxygen sensor pump current trim, bank 2 sensor 2: high
        P22C5 turbocharger compressor outlet valve: circuit or open
        P22C6 turbocharger compressor outlet valve: low
        P22C7 turbocharger compressor outlet valve: high
        P22C8 turbocharger compressor outlet valve: stuck open
        P22C9 turbocharger compressor outlet valve: stuck closed
        P22CA turbocharger compressor outlet switching valve: circuit or open
        P22CB turbocharger compressor outlet switching valve: low
        P22CC turbocharger compressor outlet switching valve: high
        P22CD turbocharger compressor outlet switching valve: stuck open
        P22CE turbocharger compressor outlet switching valve: stuck closed
        P22CF turbocharger turbine inlet valve: circuit or open
        P22D0 turbocharger turbine inlet valve: low
        P22D1 turbocharger turbine inlet valve: high
        P22D2 turbocharger turbine inlet valve: stuck open
        P22D3 turbocharger turbine inlet valve: stuck closed
        P22D4 turbocharger turbine inlet valve position sensor: circuit
        P22D5 turbocharger turbine inlet valve position sensor: range
        P22D6 turbocharger turbine inlet valve position sensor: low
        P22D7 turbocharger turbine inlet valve position sensor: high
        P22D8 turbocharger turbine inlet valve position sensor: erratic
        P22D9 alternative fuel injector, cylinder 1: circuit or open
        P22DA alternative fuel injector, cylinder 1: low
        P22DB alternative fuel injector, cylinder 1: high
        P22DC alternative fuel injector, cylinder 1: range
        P22DD alternative fuel injector, cylinder 2: circuit or open
        P22DE alternative fuel injector, cylinder 2: low
        P22DF alternative fuel injector, cylinder 2: high
        P22E0 alternative fuel injector, cylinder 2: range
        P22E1 alternative fuel injector, cylinder 3: circuit or open
        P22E2 alternative fuel injector, cylinder 3: low
        P22E3 alternative fuel injector, cylinder 3: high
        P22E4 alternative fuel injector, cylinder 3: range
        P22E5 alternative fuel injector, cylinder 4: circuit or open
        P22E6 alternative fuel injector, cylinder 4: low
        P22E7 alternative fuel injector, cylinder 4: high
        P22E8 alternative fuel injector, cylinder 4: range
        P22E9 alternative fuel injector, cylinder 5: circuit or open
        P22EA alternative fuel injector, cylinder 5: low
        P22EB alternative fuel injector, cylinder 5: high
        P22EC alternative fuel injector, cylinder 5: range
        P22ED alternative fuel injector, cylinder 6: circuit or open
        P22EE alternative fuel injector, cylinder 6: low
        P22EF alternative fuel injector, cylinder 6: high
        P22F0 alternative fuel injector, cylinder 6: range
        P22F1 alternative fuel injector, cylinder 7: circuit or open
        P22F2 alternative fuel injector, cylinder 7: low
        P22F3 alternative fuel injector, cylinder 7: high
        P22F4 alternative fuel injector, cylinder 7: range
        P22F5 alternative fuel injector, cylinder 8: circuit or open
        P22F6 alternative fuel injector, cylinder 8: low
        P22F7 alternative fuel injector, cylinder 8: high
        P22F8 alternative fuel injector, cylinder 8: range
        P22F9 NOx sensor, bank 1 sensor 1: slow low to high
        P22FA NOx sensor, bank 1 sensor 1: slow high to low
        P22FB NOx sensor sensing element, bank 1 sensor 1: performance
        P22FC NOx sensor, bank 1 sensor 2: slow low to high
        P22FD NOx sensor, bank 1 sensor 2: slow high to low
        P22FE NOx sensor sensing element, bank 1 sensor 2: performance
        P22FF SCR catalyst inlet temperature: too low
        P2300 ignition coil A primary: low
        P2301 ignition coil A primary: high
        P2302 ignition coil A secondary: circuit
        P2303 ignition coil B primary: low
        P2304 ignition coil B primary: high
        P2305 ignition coil B secondary: circuit
        P2306 ignition coil C primary: low
        P2307 ignition coil C primary: high
        P2308 ignition coil C secondary: circuit
        P2309 ignition coil D primary: low
        P230A air-fuel ratio, cylinder 1: balance at limit
        P230B air-fuel ratio, cylinder 2: balance at limit
        P230C air-fuel ratio, cylinder 3: balance at limit
        P230D air-fuel ratio, cylinder 4: balance at limit
        P230E air-fuel ratio, cylinder 5: balance at limit
        P230F air-fuel ratio, cylinder 6: balance at limit
        P2310 ignition coil D primary: high
        P2311 ignition coil D secondary: circuit
        P2312 ignition coil E primary: low
        P2313 ignition coil E primary: high
        P2314 ignition coil E secondary: circuit
        P2315 ignition coil F primary: low
        P2316 ignition coil F primary: high
        P2317 ignition coil F secondary: circuit
        P2318 ignition coil G primary: low
        P2319 ignition coil G primary: high
        P231A air-fuel ratio, cylinder 7: balance at limit
        P231B air-fuel ratio, cylinder 8: balance at limit
        P231C air-fuel ratio, cylinder 9: balance at limit
        P231D air-fuel ratio, cylinder 10: balance at limit
        P231E air-fuel ratio, cylinder 11: balance at limit
        P231F air-fuel ratio, cylinder 12: balance at limit
        P2320 ignition coil G secondary: circuit
        P2321 ignition coil H primary: low
        P2322 ignition coil H primary: high
        P2323 ignition coil H secondary: circuit
        P2324 ignition coil I primary: low
        P2325 ignition coil I primary: high
        P2326 ignition coil I secondary: circuit
        P2327 ignition coil J primary: low
        P2328 ignition coil J primary: high
        P2329 ignition coil J secondary: circuit
        P232A transmission control module request: forced engine shutdown
        P2330 ignition coil K primary: low
        P2331 ignition coil K primary: high
        P2332 ignition coil K secondary: circuit
        P2333 ignition coil L primary: low
        P2334 ignition coil L primary: high
        P2335 ignition coil L secondary: circuit
        P2336 knock, cylinder 1: above threshold
        P2337 knock, cylinder 2: above threshold
        P2338 knock, cylinder 3: above threshold
        P2339 knock, cylinder 4: above threshold
        P2340 knock, cylinder 5: above threshold
        P2341 knock, cylinder 6: above threshold
        P2342 knock, cylinder 7: above threshold
        P2343 knock, cylinder 8: above threshold
        P2344 knock, cylinder 9: above threshold
        P2345 knock, cylinder 10: above threshold
        P2346 knock, cylinder 11: above threshold
        P2347 knock, cylinder 12: above threshold
        P2348 cylinder pressure sensor, cylinder 9: circuit
        P2349 cylinder pressure sensor, cylinder 9: range
        P234A cylinder pressure sensor, cylinder 9: low
        P234B cylinder pressure sensor, cylinder 9: high
        P234C cylinder pressure sensor, cylinder 9: erratic
        P234D cylinder pressure, cylinder 9: too low
        P234E cylinder pressure, cylinder 9: too high
        P234F cylinder pressure variation, cylinder 9: too low
        P2350 cylinder pressure variation, cylinder 9: too high
        P2351 combustion, cylinder 9: performance
        P2352 cylinder pressure sensor, cylinder 10: circuit
        P2353 cylinder pressure sensor, cylinder 10: range
        P2354 cylinder pressure sensor, cylinder 10: low
        P2355 cylinder pressure sensor, cylinder 10: high
        P2356 cylinder pressure sensor, cylinder 10: erratic
        P2357 cylinder pressure, cylinder 10: too low
        P2358 cylinder pressure, cylinder 10: too high
        P2359 cylinder pressure variation, cylinder 10: too low
        P235A cylinder pressure variation, cylinder 10: too high
        P235B combustion, cylinder 10: performance
        P235C cylinder pressure sensor, cylinder 11: circuit
        P235D cylinder pressure sensor, cylinder 11: range
        P235E cylinder pressure sensor, cylinder 11: low
        P235F cylinder pressure sensor, cylinder 11: high
        P2360 cylinder pressure sensor, cylinder 11: erratic
        P2361 cylinder pressure, cylinder 11: too low
        P2362 cylinder pressure, cylinder 11: too high
        P2363 cylinder pressure variation, cylinder 11: too low
        P2364 cylinder pressure variation, cylinder 11: too high
        P2365 combustion, cylinder 11: performance
        P2366 cylinder pressure sensor, cylinder 12: circuit
        P2367 cylinder pressure sensor, cylinder 12: range
        P2368 cylinder pressure sensor, cylinder 12: low
        P2369 cylinder pressure sensor, cylinder 12: high
        P236A cylinder pressure sensor, cylinder 12: erratic
        P236B cylinder pressure, cylinder 12: too low
        P236C cylinder pressure, cylinder 12: too high
        P236D cylinder pressure variation, cylinder 12: too low
        P236E cylinder pressure variation, cylinder 12: too high
        P236F combustion, cylinder 12: performance
        P23F2 fuel injector B air-fuel ratio, cylinder 1: imbalance
        P23F3 fuel injector B air-fuel ratio, cylinder 2: imbalance
        P23F4 fuel injector B air-fuel ratio, cylinder 3: imbalance
        P23F5 fuel injector B air-fuel ratio, cylinder 4: imbalance
        P23F6 fuel injector B air-fuel ratio, cylinder 5: imbalance
        P23F7 fuel injector B air-fuel ratio, cylinder 6: imbalance
        P23F8 fuel injector B air-fuel ratio, cylinder 7: imbalance
        P23F9 fuel injector B air-fuel ratio, cylinder 8: imbalance
        P23FA fuel injector B air-fuel ratio, cylinder 9: imbalance
        P23FB fuel injector B air-fuel ratio, cylinder 10: imbalance
        P23FC fuel injector B air-fuel ratio, cylinder 11: imbalance
        P23FD fuel injector B air-fuel ratio, cylinder 12: imbalance
        P23FE fuel system B air-fuel ratio, bank 1: imbalance
        P23FF fuel system B air-fuel ratio, bank 2: imbalance
        P2400 evaporative emission leak detection pump: circuit or open
        P2401 evaporative emission leak detection pump: low
        P2402 evaporative emission leak detection pump: high
        P2403 evaporative emission leak detection pump sense: circuit or open
        P2404 evaporative emission leak detection pump sense: range
        P2405 evaporative emission leak detection pump sense: low
        P2406 evaporative emission leak detection pump sense: high
        P2407 evaporative emission leak detection pump sense: erratic
        P2408 fuel cap switch: circuit
        P2409 fuel cap switch: range
        P240A evaporative emission leak detection pump heater: circuit or open
        P240B evaporative emission leak detection pump heater: low
        P240C evaporative emission leak detection pump heater: high
        P240D alternative fuel low-pressure system: leak
        P240E alternative fuel high-pressure system: leak
        P240F exhaust gas recirculation: slow
        P2410 fuel cap switch: low
        P2411 fuel cap switch: high
        P2412 fuel cap switch: erratic
        P2413 exhaust gas recirculation system: performance
        P2414 oxygen sensor, bank 1 sensor 1: sample error
        P2415 oxygen sensor, bank 2 sensor 1: sample error
        P2416 oxygen sensor signals, bank 1 sensor 2 / bank 1 sensor 3: swapped
        P2417 oxygen sensor signals, bank 2 sensor 2 / bank 2 sensor 3: swapped
        P2418 evaporative emission switching valve: circuit or open
        P2419 evaporative emission switching valve: low
        P241A oxygen sensor signals, bank 1 sensor 1 / bank 1 sensor 2: swapped
        P241B oxygen sensor signals, bank 2 sensor 1 / bank 2 sensor 2: swapped
        P241C throttle actuator control system, bank 2: ice blockage
        P241E reductant heater coolant valve: stuck closed
        P241F exhaust gas recirculation cooler B: efficiency
        P2420 evaporative emission switching valve: high
        P2421 evaporative emission vent valve: stuck open
        P2422 evaporative emission vent valve: stuck closed
        P2423 hydrocarbon adsorption catalyst, bank 1: efficiency
        P2424 hydrocarbon adsorption catalyst, bank 2: efficiency
        P2425 exhaust gas recirculation cooling valve: circuit or open
        P2426 exhaust gas recirculation cooling valve: low
        P2427 exhaust gas recirculation cooling valve: high
        P2428 exhaust gas temperature, bank 1: too high
        P2429 exhaust gas temperature, bank 2: too high
        P242A exhaust gas temperature sensor, bank 1 sensor 3: circuit
        P242B exhaust gas temperature sensor, bank 1 sensor 3: range
        P242C exhaust gas temperature sensor, bank 1 sensor 3: low
        P242D exhaust gas temperature sensor, bank 1 sensor 3: high
        P242E exhaust gas temperature sensor, bank 1 sensor 3: erratic
        P242F particulate filter, bank 1: ash
        P2430 secondary air injection flow sensor, bank 1: circuit
        P2431 secondary air injection flow sensor, bank 1: range
        P2432 secondary air injection flow sensor, bank 1: low
        P2433 secondary air injection flow sensor, bank 1: high
        P2434 secondary air injection flow sensor, bank 1: erratic
        P2435 secondary air injection flow sensor, bank 2: circuit
        P2436 secondary air injection flow sensor, bank 2: range
        P2437 secondary air injection flow sensor, bank 2: low
        P2438 secondary air injection flow sensor, bank 2: high
        P2439 secondary air injection flow sensor, bank 2: erratic
        P243A particulate filter, bank 2: ash
        P243B particulate filter, bank 2: forced limited power
        P243C particulate filter regeneration, bank 2: too often
        P243D particulate filter regeneration, bank 2: too long
        P243E particulate filter regeneration, bank 2: incomplete
        P243F particulate filter, bank 2: soot too high
        P2440 secondary air injection switching valve, bank 1: stuck open
        P2441 secondary air injection switching valve, bank 1: stuck closed
        P2442 secondary air injection switching valve, bank 2: stuck open
        P2443 secondary air injection switching valve, bank 2: stuck closed
        P2444 secondary air injection pump, bank 1: stuck on
        P2445 secondary air injection pump, bank 1: stuck off
        P2446 secondary air injection pump, bank 2: stuck on
        P2447 secondary air injection pump, bank 2: stuck off
        P2448 secondary air injection system, bank 1: high flow
        P2449 secondary air injection system, bank 2: high flow
        P244A particulate filter differential pressure, bank 1: too low
        P244B particulate filter differential pressure, bank 1: too high
        P244C exhaust temperature for regeneration, bank 1: too low
        P244D exhaust temperature for regeneration, bank 1: too high
        P244E exhaust temperature for regeneration, bank 2: too low
        P244F exhaust temperature for regeneration, bank 2: too high
        P2450 evaporative emission switching valve: performance or stuck open
        P2451 evaporative emission switching valve: stuck closed
        P2452 particulate filter pressure sensor A: circuit
        P2453 particulate filter pressure sensor A: range
        P2454 particulate filter pressure sensor A: low
        P2455 particulate filter pressure sensor A: high
        P2456 particulate filter pressure sensor A: erratic
        P2457 exhaust gas recirculation cooler A: efficiency
        P2458 particulate filter regeneration, bank 1: too long
        P2459 particulate filter regeneration, bank 1: too often
        P245A exhaust gas recirculation cooler bypass, bank 1: circuit or open
        P245B exhaust gas recirculation cooler bypass, bank 1: range
        P245C exhaust gas recirculation cooler bypass, bank 1: low
        P245D exhaust gas recirculation cooler bypass, bank 1: high
        P245E particulate filter pressure sensor B: circuit
        P245F particulate filter pressure sensor B: range
        P2460 particulate filter pressure sensor B: low
        P2461 particulate filter pressure sensor B: high
        P2462 particulate filter pressure sensor B: erratic
        P2463 particulate filter, bank 1: soot
        P2464 particulate filter differential pressure, bank 2: too low
        P2465 particulate filter differential pressure, bank 2: too high
        P2466 exhaust gas temperature sensor, bank 2 sensor 3: circuit
        P2467 exhaust gas temperature sensor, bank 2 sensor 3: range
        P2468 exhaust gas temperature sensor, bank 2 sensor 3: low
        P2469 exhaust gas temperature sensor, bank 2 sensor 3: high
        P246A exhaust gas temperature sensor, bank 2 sensor 3: erratic
        P246B particulate filter regeneration conditions: not met
        P246C particulate filter, bank 1: forced limited power
        P246D particulate filter pressure sensor A / B: correlation
        P246E exhaust gas temperature sensor, bank 1 sensor 4: circuit
        P246F exhaust gas temperature sensor, bank 1 sensor 4: range
        P2470 exhaust gas temperature sensor, bank 1 sensor 4: low
        P2471 exhaust gas temperature sensor, bank 1 sensor 4: high
        P2472 exhaust gas temperature sensor, bank 1 sensor 4: erratic
        P2473 exhaust gas temperature sensor, bank 2 sensor 4: circuit
        P2474 exhaust gas temperature sensor, bank 2 sensor 4: range
        P2475 exhaust gas temperature sensor, bank 2 sensor 4: low
        P2476 exhaust gas temperature sensor, bank 2 sensor 4: high
        P2477 exhaust gas temperature sensor, bank 2 sensor 4: erratic
        P2478 exhaust gas temperature, bank 1 sensor 1: range
        P2479 exhaust gas temperature, bank 1 sensor 2: range
        P247A exhaust gas temperature, bank 1 sensor 3: range
        P247B exhaust gas temperature, bank 1 sensor 4: range
        P247C exhaust gas temperature, bank 2 sensor 1: range
        P247D exhaust gas temperature, bank 2 sensor 2: range
        P247E exhaust gas temperature, bank 2 sensor 3: range
        P247F exhaust gas temperature, bank 2 sensor 4: range
        P2480 exhaust gas temperature sensor, bank 1 sensor 5: circuit or open
        P2481 exhaust gas temperature sensor, bank 1 sensor 5: low
        P2482 exhaust gas temperature sensor, bank 1 sensor 5: high
        P2483 exhaust gas temperature sensor, bank 1 sensor 5: range
        P2484 exhaust gas temperature sensor, bank 1 sensor 5: erratic
        P2485 exhaust gas temperature sensor, bank 2 sensor 5: circuit or open
        P2486 exhaust gas temperature sensor, bank 2 sensor 5: low
        P2487 exhaust gas temperature sensor, bank 2 sensor 5: high
        P2488 exhaust gas temperature sensor, bank 2 sensor 5: range
        P2489 exhaust gas temperature sensor, bank 2 sensor 5: erratic
        P248A reductant heater A sense: low
        P248B reductant heater A sense: high
        P248C reductant heater B sense: low
        P248D reductant heater B sense: high
        P248E exhaust gas recirculation cooler bypass, bank 2: circuit or open
        P248F exhaust gas recirculation cooler bypass, bank 2: range
        P2490 exhaust gas recirculation cooler bypass, bank 2: low
        P2491 exhaust gas recirculation cooler bypass, bank 2: high
        P2492 exhaust gas recirculation cooler bypass position sensor, bank 1: circuit
        P2493 exhaust gas recirculation cooler bypass position sensor, bank 1: range
        P2494 exhaust gas recirculation cooler bypass position sensor, bank 1: low
        P2495 exhaust gas recirculation cooler bypass position sensor, bank 1: high
        P2496 exhaust gas recirculation cooler bypass position sensor, bank 1: erratic
        P2497 exhaust gas recirculation cooler bypass position sensor, bank 2: circuit
        P2498 exhaust gas recirculation cooler bypass position sensor, bank 2: range
        P2499 exhaust gas recirculation cooler bypass position sensor, bank 2: low
        P249A exhaust gas recirculation cooler bypass position sensor, bank 2: high
        P249B exhaust gas recirculation cooler bypass position sensor, bank 2: erratic
        P249C reductant injection closed loop control: slow to start
        P249D reductant injection closed loop control: low limit
        P249E reductant injection closed loop control: high limit
        P249F particulate filter regeneration closed loop control: slow to start
        P24A0 particulate filter regeneration closed loop control: low limit
        P24A1 particulate filter regeneration closed loop control: high limit
        P24A2 particulate filter regeneration, bank 1: incomplete
        P24A3 particulate filter, bank 2: soot
        P24A4 particulate filter, bank 1: soot too high
        P24A5 exhaust gas recirculation cooler bypass, bank 1: stuck
        P24A6 exhaust gas recirculation cooler bypass, bank 2: stuck
        P24A7 exhaust gas recirculation cooler coolant pump: circuit or open
        P24A8 exhaust gas recirculation cooler coolant pump: performance or stuck off
        P24A9 exhaust gas recirculation cooler coolant pump: low
        P24AA exhaust gas recirculation cooler coolant pump: high
        P24AB exhaust gas recirculation cooler coolant pump: stuck on
        P24AC exhaust gas recirculation cooler coolant pump feedback: low
        P24AD exhaust gas recirculation cooler coolant pump feedback: high
        P24AE particulate matter sensor: circuit
        P24AF particulate matter sensor: range
        P24B0 particulate matter sensor: low
        P24B1 particulate matter sensor: high
        P24B2 particulate matter sensor: intermittent
        P24B3 particulate matter sensor heater: circuit or open
        P24B4 particulate matter sensor heater: range
        P24B5 particulate matter sensor heater: low
        P24B6 particulate matter sensor heater: high
        P24B7 particulate matter sensor heater resistance: malfunction
        P24B8 evaporative emission leak detection pump pressure sensor: circuit
        P24B9 evaporative emission leak detection pump pressure sensor: range
        P24BA evaporative emission leak detection pump pressure sensor: low
        P24BB evaporative emission leak detection pump pressure sensor: high
        P24BC evaporative emission leak detection pump pressure sensor: intermittent
        P24BD evaporative emission leak detection pump vacuum switching valve: circuit or open
        P24BE evaporative emission leak detection pump vacuum switching valve: low
        P24BF evaporative emission leak detection pump vacuum switching valve: high
        P24C0 evaporative emission leak detection pump vacuum switching valve: stuck on
        P24C1 evaporative emission leak detection pump vacuum switching valve: performance or stuck off
        P24C2 exhaust gas temperature sensors, bank 1: correlation
        P24C3 exhaust gas temperature sensors, bank 2: correlation
        P24C4 exhaust gas recirculation cooler bypass position sensor, bank 1: learning limit
        P24C5 exhaust gas recirculation cooler bypass position sensor, bank 2: learning limit
        P24C6 particulate matter sensor temperature: circuit
        P24C7 particulate matter sensor temperature: range
        P24C8 particulate matter sensor temperature: low
        P24C9 particulate matter sensor temperature: high
        P24CA particulate matter sensor temperature: intermittent
        P24CB reductant tank cap switch: circuit
        P24CC reductant tank cap switch: range
        P24CD reductant tank cap switch: low
        P24CE reductant tank cap switch: high
        P24CF reductant tank cap switch: erratic
        P24D0 particulate matter sensor supply: low
        P24D1 particulate matter sensor regeneration: incomplete
        P24D2 reductant heater A sense: circuit
        P24D3 reductant heater B sense: circuit
        P24D4 exhaust gas recirculation cooler coolant pump feedback: circuit
        P24D5 evaporative emission pressure sensor B: circuit
        P24D6 evaporative emission pressure sensor B: range
        P24D7 evaporative emission pressure sensor B: low
        P24D8 evaporative emission pressure sensor B: high
        P24D9 evaporative emission pressure sensor B: intermittent
        P24DA particulate matter sensor, bank 1: sample error
        P24DB reductant purge valve B: circuit or open
        P24DC reductant purge valve B: performance
        P24DD reductant purge valve B: low
        P24DE reductant purge valve B: high
        P24DF reductant purge valve B: stuck open
        P24E0 reductant purge valve B: stuck closed
        P24E1 ammonia sensor: circuit
        P24E2 ammonia sensor: range
        P24E3 ammonia sensor: low
        P24E4 ammonia sensor: high
        P24E5 ammonia sensor: erratic
        P24E6 ammonia sensor heater: circuit or open
        P24E7 ammonia sensor heater: low
        P24E8 ammonia sensor heater: high
        P24E9 ammonia sensor heater: performance
        P24EA ammonia sensor supply: circuit
        P24EB ammonia sensor supply: low
        P24EC ammonia sensor supply: high
        P24ED ammonia sensor: memory
        P24EE ammonia sensor: internal
        P24EF control module wake-up: circuit or open
        P24F0 control module wake-up: low
        P24F1 control module wake-up: high
        P24F2 exhaust gas recirculation temperature / charge air cooler temperature: correlation
        P24F3 reductant tank temperature / fuel temperature: correlation
        P24FD particulate filter: incorrect
        P24FE SCR catalyst: incorrect
        P24FF reductant temperature: too high
        P2500 generator lamp or terminal: low
        P2501 generator lamp or terminal: high
        P2502 charging system voltage: malfunction
        P2503 charging system voltage: too low
        P2504 charging system voltage: too high
        P2505 engine control module power input: malfunction
        P2506 engine control module power input: range
        P2507 engine control module power input: low
        P2508 engine control module power input: high
        P2509 engine control module power input: intermittent
        P250A engine oil level sensor: circuit
        P250B engine oil level sensor: range
        P250C engine oil level sensor: low
        P250D engine oil level sensor: high
        P250E engine oil level sensor: erratic
        P250F engine oil level: too low
        P2510 engine control module power relay sense: range
        P2511 engine control module power relay sense: intermittent
        P2512 event data recorder request: circuit or open
        P2513 event data recorder request: low
        P2514 event data recorder request: high
        P2515 A/C refrigerant pressure sensor B: circuit
        P2516 A/C refrigerant pressure sensor B: range
        P2517 A/C refrigerant pressure sensor B: low
        P2518 A/C refrigerant pressure sensor B: high
        P2519 A/C request A: circuit
        P251A power take-off enable switch: circuit or open
        P251B power take-off enable switch: low
        P251C power take-off enable switch: high
        P251D power take-off engine shutdown: circuit or open
        P251E power take-off engine shutdown: low
        P251F power take-off engine shutdown: high
        P2520 A/C request A: low
        P2521 A/C request A: high
        P2522 A/C request B: circuit
        P2523 A/C request B: low
        P2524 A/C request B: high
        P2525 vacuum reservoir pressure sensor: circuit
        P2526 vacuum reservoir pressure sensor: range
        P2527 vacuum reservoir pressure sensor: low
        P2528 vacuum reservoir pressure sensor: high
        P2529 vacuum reservoir pressure sensor: intermittent
        P252A engine oil quality sensor: circuit
        P252B engine oil quality sensor: range
        P252C engine oil quality sensor: low
        P252D engine oil quality sensor: high
        P252E engine oil quality sensor: erratic
        P252F engine oil level: too high
        P2530 ignition switch run position: circuit
        P2531 ignition switch run position: low
        P2532 ignition switch run position: high
        P2533 ignition switch run or start position: circuit
        P2534 ignition switch run or start position: low
        P2535 ignition switch run or start position: high
        P2536 ignition switch accessory position: circuit
        P2537 ignition switch accessory position: low
        P2538 ignition switch accessory position: high
        P2539 low-pressure fuel system sensor: circuit
        P253A power take-off sense: circuit or open
        P253B power take-off sense: range
        P253C power take-off sense: low
        P253D power take-off sense: high
        P253E power take-off sense: erratic
        P253F engine oil: deteriorated
        P2540 low-pressure fuel system sensor: range
        P2541 low-pressure fuel system sensor: low
        P2542 low-pressure fuel system sensor: high
        P2543 low-pressure fuel system sensor: intermittent
        P2544 torque management request signal A: malfunction
        P2545 torque management request signal A: range
        P2546 torque management request signal A: low
        P2547 torque management request signal A: high
        P2548 torque management request signal B: malfunction
        P2549 torque management request signal B: range
        P254A power take-off speed selector 1: circuit or open
        P254B power take-off speed selector 1: range
        P254C power take-off speed selector 1: low
        P254D power take-off speed selector 1: high
        P254E power take-off speed selector 1: erratic
        P254F hood switch: circuit
        P2550 torque management request signal B: low
        P2551 torque management request signal B: high
        P2552 throttle or fuel inhibit A: circuit
        P2553 throttle or fuel inhibit A: range
        P2554 throttle or fuel inhibit A: low
        P2555 throttle or fuel inhibit A: high
        P2556 engine coolant level sensor: circuit
        P2557 engine coolant level sensor: range
        P2558 engine coolant level sensor: low
        P2559 engine coolant level sensor: high
        P255A power take-off speed selector 2: circuit or open
        P255B power take-off speed selector 2: range
        P255C power take-off speed selector 2: low
        P255D power take-off speed selector 2: high
        P255E power take-off speed selector 2: erratic
        P255F A/C request A: range
        P2560 engine coolant level: too low
        P2561 A/C control module: requested lamp
        P2562 turbocharger boost control position sensor A: circuit
        P2563 turbocharger boost control position sensor A: range
        P2564 turbocharger boost control position sensor A: low
        P2565 turbocharger boost control position sensor A: high
        P2566 turbocharger boost control position sensor A: intermittent
        P2567 direct ozone reduction catalyst temperature sensor: circuit
        P2568 direct ozone reduction catalyst temperature sensor: range
        P2569 direct ozone reduction catalyst temperature sensor: low
        P256A idle speed selector: circuit or open
        P256B idle speed selector: range
        P256C idle speed selector: low
        P256D idle speed selector: high
        P256E idle speed selector: erratic
        P256F A/C request B: range
        P2570 direct ozone reduction catalyst temperature sensor: high
        P2571 direct ozone reduction catalyst temperature sensor: erratic
        P2572 direct ozone reduction catalyst deterioration sensor: circuit
        P2573 direct ozone reduction catalyst deterioration sensor: range
        P2574 direct ozone reduction catalyst deterioration sensor: low
        P2575 direct ozone reduction catalyst deterioration sensor: high
        P2576 direct ozone reduction catalyst deterioration sensor: erratic
        P2577 direct ozone reduction catalyst: efficiency
        P2578 turbocharger speed sensor A: circuit
        P2579 turbocharger speed sensor A: range
        P257A vacuum reservoir control: circuit or open
        P257B vacuum reservoir control: low
        P257C vacuum reservoir control: high
        P257D hood switch: range
        P257E hood switch: low
        P257F hood switch: high
        P2580 turbocharger speed sensor A: low
        P2581 turbocharger speed sensor A: high
        P2582 turbocharger speed sensor A: intermittent
        P2583 cruise control front distance range sensor, center: malfunction
        P2584 fuel additive control module: requested lamp
        P2585 fuel additive control module: requested warning
        P2586 turbocharger boost control position sensor B: circuit
        P2587 turbocharger boost control position sensor B: range
        P2588 turbocharger boost control position sensor B: low
        P2589 turbocharger boost control position sensor B: high
        P258A vacuum pump: circuit or open
        P258B vacuum pump: range
        P258C vacuum pump: low
        P258D vacuum pump: high
        P258E power take-off enable switch: performance
        P258F torque management request output signal: malfunction
        P2590 turbocharger boost control position sensor B: erratic
        P2591 cruise control front distance range sensor, left: malfunction
        P2592 cruise control front distance range sensor, right: malfunction
        P2593 turbocharger speed sensor B: circuit
        P2594 turbocharger speed sensor B: range
        P2595 turbocharger speed sensor B: low
        P2596 turbocharger speed sensor B: high
        P2597 turbocharger speed sensor B: intermittent
        P2598 turbocharger boost control position sensor A: stuck low
        P2599 turbocharger boost control position sensor A: stuck high
        P259A turbocharger boost control position sensor B: stuck low
        P259B turbocharger boost control position sensor B: stuck high
        P259C turbocharger boost closed loop control A: slow to start
        P259D turbocharger boost closed loop control B: slow to start
        P259E turbocharger boost control position A: low limit
        P259F turbocharger boost control position A: high limit
        P25A0 turbocharger boost control position B: low limit
        P25A1 turbocharger boost control position B: high limit
        P25A2 brake system control module: requested lamp
        P25A3 hood: open condition
        P25A4 fuel mode select switch: circuit
        P25A5 fuel mode select switch: performance
        P25A6 fuel mode select switch: low
        P25A7 fuel mode select switch: high
        P25A8 fuel mode select switch: erratic
        P25A9 piston cooling oil control: circuit or open
        P25AA piston cooling oil control: low
        P25AB piston cooling oil control: high
        P25AC piston cooling oil control: performance or stuck off
        P25AD piston cooling oil control: stuck on
        P25AE piston cooling oil pressure: too low
        P25AF coolant temperature control module: requested lamp
        P25B0 fuel level sensor A: stuck
        P25B1 fuel level sensor B: stuck
        P25B2 fuel level sensor A / B: stuck
        P25B3 wastegate A: stuck open
        P25B4 wastegate A: stuck closed
        P25B5 wastegate B: stuck open
        P25B6 wastegate B: stuck closed
        P25B7 auxiliary ignition switch run or start position: circuit
        P25B8 auxiliary ignition switch run or start position: low
        P25B9 auxiliary ignition switch run or start position: high
        P25BA regeneration switch: circuit or open
        P25BB regeneration switch: low
        P25BC regeneration switch: high
        P25BD unmetered fuel: forced engine shutdown
        P25BE alternative fuel disable control: circuit or open
        P25BF alternative fuel disable control: high
        P25C0 alternative fuel disable control: low
        P25C1 alternative fuel disable signal: circuit
        P25C2 alternative fuel disable signal: high
        P25C3 alternative fuel disable signal: low
        P25C4 brake booster temperature sensor: circuit
        P25C5 brake booster temperature sensor: range
        P25C6 brake booster temperature sensor: low
        P25C7 brake booster temperature sensor: high
        P25C8 brake booster temperature sensor: erratic
        P2600 coolant pump A: circuit or open
        P2601 coolant pump A: performance or stuck off
        P2602 coolant pump A: low
        P2603 coolant pump A: high
        P2604 intake air heater A: range
        P2605 intake air heater B: circuit or open
        P2606 intake air heater B: range
        P2607 intake air heater B: low
        P2608 intake air heater B: high
        P2609 intake air heater system: performance
        P260A power take-off control: circuit or open
        P260B power take-off control: low
        P260C power take-off control: high
        P260D power take-off lamp: circuit
        P260E particulate filter regeneration lamp: circuit
        P260F evaporative emission system monitoring processor: performance
        P2610 engine off timer: performance
        P2611 A/C refrigerant distribution valve: circuit or open
        P2612 A/C refrigerant distribution valve: low
        P2613 A/C refrigerant distribution valve: high
        P2614 camshaft position output signal: circuit or open
        P2615 camshaft position output signal: low
        P2616 camshaft position output signal: high
        P2617 crankshaft position output signal: circuit or open
        P2618 crankshaft position output signal: low
        P2619 crankshaft position output signal: high
        P261A coolant pump B: circuit or open
        P261B coolant pump B: performance or stuck off
        P261C coolant pump B: low
        P261D coolant pump B: high
        P261E coolant pump B: stuck on
        P261F coolant pump A: stuck on
        P2620 throttle position output signal: circuit or open
        P2621 throttle position output signal: low
        P2622 throttle position output signal: high
        P2623 injector control pressure regulator: circuit or open
        P2624 injector control pressure regulator: low
        P2625 injector control pressure regulator: high
        P2626 oxygen sensor pump current trim, bank 1 sensor 1: circuit or open
        P2627 oxygen sensor pump current trim, bank 1 sensor 1: low
        P2628 oxygen sensor pump current trim, bank 1 sensor 1: high
        P2629 oxygen sensor pump current trim, bank 2 sensor 1: circuit or open
        P262A pilot injection: not learned
        P262B control module power off timer: performance
        P262C sensor reference voltage G: circuit or open
        P262D sensor reference voltage G: low
        P262E sensor reference voltage G: high
        P262F sensor reference voltage G: range
        P2630 oxygen sensor pump current trim, bank 2 sensor 1: low
        P2631 oxygen sensor pump current trim, bank 2 sensor 1: high
        P2632 fuel pump B: circuit or open
        P2633 fuel pump B: low
        P2634 fuel pump B: high
        P2635 fuel pump A: low flow or performance
        P2636 fuel pump B: low flow or performance
        P2637 torque management feedback signal A: malfunction
        P2638 torque management feedback signal A: range
        P2639 torque management feedback signal A: low
        P263A malfunction indicator lamp: low
        P263B malfunction indicator lamp: high
        P263C glow plug driver: performance
        P263D reductant heater driver: performance
        P263E glow plug control module 1: over temperature
        P263F glow plug control module 2: over temperature
        P2640 torque management feedback signal A: high
        P2641 torque management feedback signal B: malfunction
        P2642 torque management feedback signal B: range
        P2643 torque management feedback signal B: low
        P2644 torque management feedback signal B: high
        P2645 rocker arm actuator A, bank 1: circuit or open
        P2646 rocker arm actuator A, bank 1: performance or stuck off
        P2647 rocker arm actuator A, bank 1: stuck on
        P2648 rocker arm actuator A, bank 1: low
        P2649 rocker arm actuator A, bank 1: high
        P264A rocker arm actuator A position sensor, bank 1: circuit
        P264B rocker arm actuator A position sensor, bank 1: range
        P264C rocker arm actuator A position sensor, bank 1: low
        P264D rocker arm actuator A position sensor, bank 1: high
        P264E rocker arm actuator A position sensor, bank 1: erratic
        P264F engine serial number: not programmed
        P2650 rocker arm actuator B, bank 1: circuit or open
        P2651 rocker arm actuator B, bank 1: performance or stuck off
        P2652 rocker arm actuator B, bank 1: stuck on
        P2653 rocker arm actuator B, bank 1: low
        P2654 rocker arm actuator B, bank 1: high
        P2655 rocker arm actuator A, bank 2: circuit or open
        P2656 rocker arm actuator A, bank 2: performance or stuck off
        P2657 rocker arm actuator A, bank 2: stuck on
        P2658 rocker arm actuator A, bank 2: low
        P2659 rocker arm actuator A, bank 2: high
        P265A rocker arm actuator B position sensor, bank 1: circuit
        P265B rocker arm actuator B position sensor, bank 1: range
        P265C rocker arm actuator B position sensor, bank 1: low
        P265D rocker arm actuator B position sensor, bank 1: high
        P265E rocker arm actuator B position sensor, bank 1: erratic
        P265F variable A/C compressor: range
        P2660 rocker arm actuator B, bank 2: circuit or open
        P2661 rocker arm actuator B, bank 2: performance or stuck off
        P2662 rocker arm actuator B, bank 2: stuck on
        P2663 rocker arm actuator B, bank 2: low
        P2664 rocker arm actuator B, bank 2: high
        P2665 fuel shutoff valve B: circuit or open
        P2666 fuel shutoff valve B: low
        P2667 fuel shutoff valve B: high
        P2668 fuel mode lamp: circuit
        P2669 actuator supply voltage B: circuit or open
        P266A rocker arm actuator A position sensor, bank 2: circuit
        P266B rocker arm actuator A position sensor, bank 2: range
        P266C rocker arm actuator A position sensor, bank 2: low
        P266D rocker arm actuator A position sensor, bank 2: high
        P266E rocker arm actuator A position sensor, bank 2: erratic
        P266F A/C refrigerant distribution valve driver: over temperature
        P2670 actuator supply voltage B: low
        P2671 actuator supply voltage B: high
        P2672 injection pump timing: offset
        P2673 injection pump timing: not learned
        P2674 injection pump fuel calibration: not learned
        P2675 air cleaner inlet control: circuit or open
        P2676 air cleaner inlet control: low
        P2677 air cleaner inlet control: high
        P2678 coolant degassing valve: circuit or open
        P2679 coolant degassing valve: low
        P267A rocker arm actuator B position sensor, bank 2: circuit
        P267B rocker arm actuator B position sensor, bank 2: range
        P267C rocker arm actuator B position sensor, bank 2: low
        P267D rocker arm actuator B position sensor, bank 2: high
        P267E rocker arm actuator B position sensor, bank 2: erratic
        P267F control module temperature sensor A: erratic
        P2680 coolant degassing valve: high
        P2681 engine coolant bypass valve A: circuit or open
        P2682 engine coolant bypass valve A: low
        P2683 engine coolant bypass valve A: high
        P2684 actuator supply voltage C: circuit or open
        P2685 actuator supply voltage C: low
        P2686 actuator supply voltage C: high
        P2687 fuel supply heater: circuit or open
        P2688 fuel supply heater: low
        P2689 fuel supply heater: high
        P268A fuel injector calibration: not learned
        P268B high pressure fuel pump calibration: not learned
        P268C fuel injector data, cylinder 1: incompatible
        P268D fuel injector data, cylinder 2: incompatible
        P268E fuel injector data, cylinder 3: incompatible
        P268F fuel injector data, cylinder 4: incompatible
        P2690 fuel injector data, cylinder 5: incompatible
        P2691 fuel injector data, cylinder 6: incompatible
        P2692 fuel injector data, cylinder 7: incompatible
        P2693 fuel injector data, cylinder 8: incompatible
        P2694 fuel injector data, cylinder 9: incompatible
        P2695 fuel injector data, cylinder 10: incompatible
        P2696 fuel injector data: incompatible
        P2697 exhaust aftertreatment fuel injector A: circuit or open
        P2698 exhaust aftertreatment fuel injector A: performance
        P2699 exhaust aftertreatment fuel injector A: low
        P269A exhaust aftertreatment fuel injector A: high
        P269B exhaust aftertreatment glow plug control: circuit or open
        P269C exhaust aftertreatment glow plug control: performance
        P269D exhaust aftertreatment glow plug control: low
        P269E exhaust aftertreatment glow plug control: high
        P269F exhaust aftertreatment glow plug: circuit or open
        P26A0 exhaust aftertreatment glow plug: performance
        P26A1 exhaust aftertreatment glow plug: low
        P26A2 exhaust aftertreatment glow plug: high
        P26A3 engine coolant bypass valve A: range
        P26A4 engine coolant bypass valve A position sensor: circuit
        P26A5 engine coolant bypass valve A position sensor: range
        P26A6 engine coolant bypass valve A position sensor: low
        P26A7 engine coolant bypass valve A position sensor: high
        P26A8 engine coolant bypass valve A position sensor: erratic
        P26A9 engine coolant bypass valve A position sensor: minimum stop
        P26AA engine coolant bypass valve A position sensor: maximum stop
        P26AB engine coolant bypass valve A: stuck open
        P26AC engine coolant bypass valve B: circuit or open
        P26AD engine coolant bypass valve B: low
        P26AE engine coolant bypass valve B: high
        P26AF engine coolant bypass valve B: stuck open
        P26B0 engine coolant bypass valve B: range
        P26B1 engine coolant bypass valve A: stuck closed
        P26B2 engine coolant bypass valve B: stuck closed
        P26B3 fuel shutoff valve A: performance or stuck off
        P26B4 fuel shutoff valve A: stuck on
        P26B5 fuel shutoff valve B: performance or stuck off
        P26B6 fuel shutoff valve B: stuck on
        P26B7 engine coolant bypass valve C: circuit or open
        P26B8 engine coolant bypass valve C: low
        P26B9 engine coolant bypass valve C: high
        P26BA engine coolant bypass valve C: stuck open
        P26BB engine coolant bypass valve C: range
        P26BC engine coolant bypass valve C: stuck closed
        P26BD engine coolant bypass valve D: circuit or open
        P26BE engine coolant bypass valve D: low
        P26BF engine coolant bypass valve D: high
        P26C0 engine coolant bypass valve D: stuck open
        P26C1 engine coolant bypass valve D: range
        P26C2 engine coolant bypass valve D: stuck closed
        P26C3 transmission range input of the control module: performance
        P26C4 clutch pedal input of the control module: performance
        P26C5 exhaust flow control valve A: circuit or open
        P26C6 exhaust flow control valve A: low
        P26C7 exhaust flow control valve A: high
        P26C8 chassis control module 1: requested lamp
        P26C9 chassis control module 2: requested lamp
        P26CA engine coolant pump: circuit or open
        P26CB engine coolant pump: performance or stuck off
        P26CC engine coolant pump: low
        P26CD engine coolant pump: high
        P26CE engine coolant pump: turning too fast
        P26CF engine coolant pump control module voltage: malfunction
        P26D0 engine coolant pump control module voltage: low
        P26D1 engine coolant pump control module voltage: high
        P26D2 engine coolant pump control module: over temperature
        P26D3 engine coolant pump supply: circuit
        P26D4 engine coolant pump supply: low
        P26D5 engine coolant pump supply: high
        P26D6 engine coolant pump clutch: circuit or open
        P26D7 engine coolant pump clutch: performance or stuck off
        P26D8 engine coolant pump clutch: stuck on
        P26D9 engine coolant pump clutch: low
        P26DA engine coolant pump clutch: high
        P26DB engine sound control A: circuit or open
        P26DC engine sound control A: low
        P26DD engine sound control A: high
        P26DE engine sound control A: performance
        P26DF sensor power supply D: circuit or open
        P26E0 sensor power supply D: low
        P26E1 sensor power supply D: high
        P26E2 fuel mode lamp: low
        P26E3 fuel mode lamp: high
        P26E4 starter relay B: circuit
        P26E5 starter relay B: low
        P26E6 starter relay B: high
        P26E7 actuator supply voltage D: circuit or open
        P26E8 actuator supply voltage D: low
        P26E9 actuator supply voltage D: high
        P26EB alternative fuel control module voltage: malfunction
        P26EC engine sound control B: circuit or open
        P26ED engine sound control B: low
        P26EE engine sound control B: high
        P26EF engine sound control B: performance
        P26F0 starter relay A: stuck on
        P26F1 starter relay A: stuck off
        P26F2 starter relay B: stuck on
        P26F3 starter relay B: stuck off
        P26F4 coolant pump C: circuit or open
        P26F5 coolant pump C: low
        P26F6 coolant pump C: high
        P26FF throttle input, bank 2: not detected
        P2700 transmission friction element A apply time: range
        P2701 transmission friction element B apply time: range
        P2702 transmission friction element C apply time: range
        P2703 transmission friction element D apply time: range
        P2704 transmission friction element E apply time: range
        P2705 transmission friction element F apply time: range
        P2706 shift solenoid F: malfunction
        P2707 shift solenoid F: performance or stuck off
        P2708 shift solenoid F: stuck on
        P2709 shift solenoid F: electrical
        P270A transmission friction element A temperature: too high
        P270B transmission friction element B temperature: too high
        P270C transmission friction element C temperature: too high
        P270D transmission friction element D temperature: too high
        P270E transmission friction element E temperature: too high
        P270F transmission friction element F temperature: too high
        P2710 shift solenoid F: intermittent
        P2711 gear: unexpected disengagement
        P2712 transmission hydraulic power unit: leak
        P2713 pressure control solenoid D: malfunction
        P2714 pressure control solenoid D: performance or stuck off
        P2715 pressure control solenoid D: stuck on
        P2716 pressure control solenoid D: electrical
        P2717 pressure control solenoid D: intermittent
        P2718 pressure control solenoid D: circuit or open
        P2719 pressure control solenoid D: range
        P271A park pawl position sensor A: low
        P271B park pawl position sensor A: high
        P271C park pawl position sensor B: low
        P271D park pawl position sensor B: high
        P2720 pressure control solenoid D: low
        P2721 pressure control solenoid D: high
        P2722 pressure control solenoid E: malfunction
        P2723 pressure control solenoid E: performance or stuck off
        P2724 pressure control solenoid E: stuck on
        P2725 pressure control solenoid E: electrical
        P2726 pressure control solenoid E: intermittent
        P2727 pressure control solenoid E: circuit or open
        P2728 pressure control solenoid E: range
        P2729 pressure control solenoid E: low
        P272A transmission range motor: circuit
        P272B transmission range motor current: too high
        P272C park pawl motor: circuit
        P272D park pawl motor current: too high
        P2730 pressure control solenoid E: high
        P2731 pressure control solenoid F: malfunction
        P2732 pressure control solenoid F: performance or stuck off
        P2733 pressure control solenoid F: stuck on
        P2734 pressure control solenoid F: electrical
        P2735 pressure control solenoid F: intermittent
        P2736 pressure control solenoid F: circuit or open
        P2737 pressure control solenoid F: range
        P2738 pressure control solenoid F: low
        P2739 pressure control solenoid F: high
        P273A transmission friction element G apply time: range
        P273B transmission friction element H apply time: range
        P273F transmission fluid temperature sensor B: over temperature
        P2740 transmission fluid temperature sensor B: circuit
        P2741 transmission fluid temperature sensor B: range
        P2742 transmission fluid temperature sensor B: low
        P2743 transmission fluid temperature sensor B: high
        P2744 transmission fluid temperature sensor B: intermittent
        P2745 intermediate shaft speed sensor B: circuit
        P2746 intermediate shaft speed sensor B: range
        P2747 intermediate shaft speed sensor B: no signal
        P2748 intermediate shaft speed sensor B: intermittent
        P2749 intermediate shaft speed sensor C: circuit
        P274A transmission fluid temperature sensor C: circuit
        P274B transmission fluid temperature sensor C: range
        P274C transmission fluid temperature sensor C: low
        P274D transmission fluid temperature sensor C: high
        P274E transmission fluid temperature sensor C: intermittent
        P274F transmission fluid temperature sensor C: over temperature
        P2750 intermediate shaft speed sensor C: range
        P2751 intermediate shaft speed sensor C: no signal
        P2752 intermediate shaft speed sensor C: intermittent
        P2753 transmission fluid cooler: circuit or open
        P2754 transmission fluid cooler: low
        P2755 transmission fluid cooler: high
        P2756 torque converter clutch pressure control solenoid: malfunction
        P2757 torque converter clutch pressure control solenoid: performance or stuck off
        P2758 torque converter clutch pressure control solenoid: stuck on
        P2759 torque converter clutch pressure control solenoid: electrical
        P275A transmission fluid temperature sensor D: circuit
        P275B transmission fluid temperature sensor D: range
        P275C transmission fluid temperature sensor D: low
        P275D transmission fluid temperature sensor D: high
        P275E transmission fluid temperature sensor D: intermittent
        P275F transmission fluid temperature sensor D: over temperature
        P2760 torque converter clutch pressure control solenoid: intermittent
        P2761 torque converter clutch pressure control solenoid: circuit or open
        P2762 torque converter clutch pressure control solenoid: range
        P2763 torque converter clutch pressure control solenoid: high
        P2764 torque converter clutch pressure control solenoid: low
        P2765 input or turbine speed sensor B: circuit
        P2766 input or turbine speed sensor B: range
        P2767 input or turbine speed sensor B: no signal
        P2768 input or turbine speed sensor B: intermittent
        P2769 torque converter clutch: low
        P276A auxiliary transmission fluid pump B supply: circuit or open
        P276B auxiliary transmission fluid pump B supply: low
        P276C auxiliary transmission fluid pump B supply: high
        P276D auxiliary transmission fluid pump B current: malfunction
        P276E auxiliary transmission fluid pump B current: low
        P276F auxiliary transmission fluid pump B current: high
        P2770 torque converter clutch: high
        P2771 four-wheel drive low switch: circuit
        P2772 four-wheel drive low switch: range
        P2773 four-wheel drive low switch: low
        P2774 four-wheel drive low switch: high
        P2775 upshift switch: range
        P2776 upshift switch: low
        P2777 upshift switch: high
        P2778 upshift switch: erratic
        P2779 downshift switch: range
        P277A auxiliary transmission fluid pump B: leak
        P277B auxiliary transmission fluid pump B driver: performance
        P277C auxiliary transmission fluid pump B: stalled
        P277D auxiliary transmission fluid pump B: over temperature
        P2780 downshift switch: low
        P2781 downshift switch: high
        P2782 downshift switch: erratic
        P2783 torque converter temperature: too high
        P2784 input or turbine speed sensor A / B: correlation
        P2785 clutch actuator temperature: too high
        P2786 gear shift actuator temperature: too high
        P2787 clutch temperature: too high
        P2788 automated manual shift: learning limit
        P2789 clutch A: learning limit
        P278A kick-down switch: circuit
        P278B kick-down switch: range
        P278C kick-down switch: low
        P278D kick-down switch: high
        P278E kick-down switch: erratic
        P278F clutch B: learning limit
        P2790 gate select direction: circuit
        P2791 gate select direction: low
        P2792 gate select direction: high
        P2793 gear shift direction: circuit
        P2794 gear shift direction: low
        P2795 gear shift direction: high
        P2796 auxiliary transmission fluid pump A: circuit or open
        P2797 auxiliary transmission fluid pump A: performance or stuck off
        P2798 auxiliary transmission fluid pump A: low
        P2799 auxiliary transmission fluid pump A: high
        P279A transfer case high gear: ratio
        P279B transfer case low gear: ratio
        P279C transfer case neutral gear: ratio
        P279D four-wheel drive range signal: circuit
        P279E four-wheel drive range signal: range
        P279F four-wheel drive range signal: low
        P27A0 four-wheel drive range signal: high
        P27A1 auxiliary transmission fluid pump A: stuck on
        P27A2 auxiliary transmission fluid pump B: circuit or open
        P27A3 auxiliary transmission fluid pump B: performance or stuck off
        P27A4 auxiliary transmission fluid pump B: low
        P27A5 auxiliary transmission fluid pump B: high
        P27A6 auxiliary transmission fluid pump B: stuck on
        P27A7 pressure control solenoid A data: incompatible
        P27A8 pressure control solenoid B data: incompatible
        P27A9 pressure control solenoid C data: incompatible
        P27AA pressure control solenoid D data: incompatible
        P27AB pressure control solenoid E data: incompatible
        P27AC pressure control solenoid F data: incompatible
        P27AD pressure control solenoid G data: incompatible
        P27AE pressure control solenoid H data: incompatible
        P27AF pressure control solenoid J data: incompatible
        P27B0 pressure control solenoid K data: incompatible
        P2800 transmission range sensor B: circuit
        P2801 transmission range sensor B: range
        P2802 transmission range sensor B: low
        P2803 transmission range sensor B: high
        P2804 transmission range sensor B: intermittent
        P2805 transmission range sensor A / B: correlation
        P2806 transmission range sensor: alignment
        P2807 pressure control solenoid G: malfunction
        P2808 pressure control solenoid G: performance or stuck off
        P2809 pressure control solenoid G: stuck on
        P280A transmission range sensor A: not learned
        P280B transmission range sensor B: not learned
        P2810 pressure control solenoid G: electrical
        P2811 pressure control solenoid G: intermittent
        P2812 pressure control solenoid G: circuit or open
        P2813 pressure control solenoid G: range
        P2814 pressure control solenoid G: low
        P2815 pressure control solenoid G: high
        P2816 pressure control solenoid H: malfunction
        P2817 pressure control solenoid H: performance or stuck off
        P2818 pressure control solenoid H: stuck on
        P2819 pressure control solenoid H: electrical
        P281A pressure control solenoid H: intermittent
        P281B pressure control solenoid H: circuit or open
        P281C pressure control solenoid H: range
        P281D pressure control solenoid H: low
        P281E pressure control solenoid H: high
        P281F pressure control solenoid J: malfunction
        P2820 pressure control solenoid J: performance or stuck off
        P2821 pressure control solenoid J: stuck on
        P2822 pressure control solenoid J: electrical
        P2823 pressure control solenoid J: intermittent
        P2824 pressure control solenoid J: circuit or open
        P2825 pressure control solenoid J: range
        P2826 pressure control solenoid J: low
        P2827 pressure control solenoid J: high
        P2828 pressure control solenoid K: malfunction
        P2829 pressure control solenoid K: performance or stuck off
        P282A pressure control solenoid K: stuck on
        P282B pressure control solenoid K: electrical
        P282C pressure control solenoid K: intermittent
        P282D pressure control solenoid K: circuit or open
        P282E pressure control solenoid K: range
        P282F pressure control solenoid K: low
        P2830 pressure control solenoid K: high
        P2831 shift fork A position: circuit
        P2832 shift fork A position: range
        P2833 shift fork A position: low
        P2834 shift fork A position: high
        P2835 shift fork A position: intermittent
        P2836 shift fork B position: circuit
        P2837 shift fork B position: range
        P2838 shift fork B position: low
        P2839 shift fork B position: high
        P283A shift fork B position: intermittent
        P283B shift fork C position: circuit
        P283C shift fork C position: range
        P283D shift fork C position: low
        P283E shift fork C position: high
        P283F shift fork C position: intermittent
        P2840 shift fork D position: circuit
        P2841 shift fork D position: range
        P2842 shift fork D position: low
        P2843 shift fork D position: high
        P2844 shift fork D position: intermittent
        P2845 shift fork A position: wrong neutral
        P2846 shift fork B position: wrong neutral
        P2847 shift fork C position: wrong neutral
        P2848 shift fork D position: wrong neutral
        P2849 shift fork A: stuck
        P284A shift fork B: stuck
        P284B shift fork C: stuck
        P284C shift fork D: stuck
        P284D shift fork A: unrequested movement
        P284E shift fork B: unrequested movement
        P284F shift fork C: unrequested movement
        P2850 shift fork D: unrequested movement
        P2851 shift fork position A / B: correlation
        P2852 shift fork position C / D: correlation
        P2853 clutch A pressure discharge: performance
        P2854 clutch B pressure discharge: performance
        P2855 clutch A pressure charge: performance
        P2856 clutch B pressure charge: performance
        P2857 clutch A engagement pressure: too low
        P2858 clutch B engagement pressure: too low
        P2859 clutch A disengagement pressure: too low
        P285A clutch B disengagement pressure: too low
        P285B shift fork A actuator: circuit or open
        P285C shift fork A actuator: performance
        P285D shift fork A actuator: low
        P285E shift fork A actuator: high
        P285F shift fork B actuator: circuit or open
        P2860 shift fork B actuator: performance
        P2861 shift fork B actuator: low
        P2862 shift fork B actuator: high
        P2863 shift fork E position: circuit
        P2864 shift fork E position: range
        P2865 shift fork E position: low
        P2866 shift fork E position: high
        P2867 shift fork E position: intermittent
        P2868 shift fork E position: wrong neutral
        P2869 shift fork E: stuck
        P286A shift fork E: unrequested movement
        P286B clutch A engagement pressure: too high
        P286C clutch A disengagement pressure: too high
        P286D clutch A engagement time: too slow
        P286E clutch A engagement time: too fast
        P286F clutch A disengagement time: too slow
        P2870 clutch A disengagement time: too fast
        P2871 clutch A: stuck disengaged
        P2872 clutch A: stuck engaged
        P2873 clutch B engagement pressure: too high
        P2874 clutch B disengagement pressure: too high
        P2875 clutch B engagement time: too slow
        P2876 clutch B engagement time: too fast
        P2877 clutch B disengagement time: too slow
        P2878 clutch B disengagement time: too fast
        P2879 clutch B: stuck disengaged
        P287A clutch B: stuck engaged
        P287B shift fork calibration: not learned
        P287C transmission adaptive values: not learned
        P287D auxiliary transmission fluid pump torque: range
        P287E engine disconnect clutch solenoid: circuit or open
        P287F engine disconnect clutch solenoid: range
        P2880 engine disconnect clutch solenoid: low
        P2881 engine disconnect clutch solenoid: high
        P2882 engine disconnect clutch: slipping
        P2883 engine disconnect clutch temperature: too high
        P2884 engine disconnect clutch: stuck open
        P2885 engine disconnect clutch: engagement
        P2886 engine disconnect clutch: stuck closed
        P2A00 oxygen sensor, bank 1 sensor 1: range
        P2A01 oxygen sensor, bank 1 sensor 2: range
        P2A02 oxygen sensor, bank 1 sensor 3: range
        P2A03 oxygen sensor, bank 2 sensor 1: range
        P2A04 oxygen sensor, bank 2 sensor 2: range
        P2A05 oxygen sensor, bank 2 sensor 3: range
        P2A06 oxygen sensor, bank 1 sensor 1: negative voltage
        P2A07 oxygen sensor, bank 1 sensor 2: negative voltage
        P2A08 oxygen sensor, bank 1 sensor 3: negative voltage
        P2A09 oxygen sensor, bank 2 sensor 1: negative voltage
        P2A0A manifold pressure sensor B: circuit
        P2A0B manifold pressure sensor B: range
        P2A0C manifold pressure sensor B: low
        P2A0D manifold pressure sensor B: high
        P2A0E manifold pressure sensor B: erratic
        P2A10 oxygen sensor, bank 2 sensor 2: negative voltage
        P2A11 oxygen sensor, bank 2 sensor 3: negative voltage
        P2A12 injection pump fuel metering control C: malfunction
        P2A13 injection pump fuel metering control C: range
        P2A14 injection pump fuel metering control C: low
        P2A15 injection pump fuel metering control C: high
        P2A16 injection pump fuel metering control D: malfunction
        P2A17 injection pump fuel metering control D: range
        P2A18 injection pump fuel metering control D: low
        P2A19 injection pump fuel metering control D: high
        P2A1A injection pump fuel metering control E: malfunction
        P2A1B injection pump fuel metering control E: range
        P2A1C injection pump fuel metering control E: low
        P2A1D injection pump fuel metering control E: high
        P2A1E injection pump fuel metering control F: malfunction
        P2A1F injection pump fuel metering control F: range
        P2A20 injection pump fuel metering control F: low
        P2A21 injection pump fuel metering control F: high
        P2A22 alternative fuel tank valve B: circuit or open
        P2A23 alternative fuel tank valve B: range
        P2A24 alternative fuel tank valve B: low
        P2A25 alternative fuel tank valve B: high
        P2A26 alternative fuel tank valve C: circuit or open
        P2A27 alternative fuel tank valve C: range
        P2A28 alternative fuel tank valve C: low
        P2A29 alternative fuel tank valve C: high
        P2A2A alternative fuel tank valve D: circuit or open
        P2A2B alternative fuel tank valve D: range
        P2A2C alternative fuel tank valve D: low
        P2A2D alternative fuel tank valve D: high
        P2A2E alternative fuel tank valve E: circuit or open
        P2A2F alternative fuel tank valve E: range
        P2A30 alternative fuel tank valve E: low
        P2A31 alternative fuel tank valve E: high
        P2A32 alternative fuel control module power relay: circuit or open
        P2A33 alternative fuel control module power relay: low
        P2A34 alternative fuel control module power relay: high
        P2A35 alternative fuel control module power relay sense: circuit
        P2A36 alternative fuel control module power relay sense: low
        P2A37 alternative fuel control module power relay sense: high
        P2BA7 NOx exceedance: empty reagent tank
        P2BA8 NOx exceedance: reagent dosing interrupted
        P2BA9 NOx exceedance: insufficient reagent quality
        P2BAA NOx exceedance: low reagent consumption
        P2BAB NOx exceedance: incorrect exhaust gas recirculation flow
        P2BAC NOx exceedance: exhaust gas recirculation deactivated
        P2BAD NOx exceedance: cause unknown
        P2BAE NOx exceedance: monitoring fault
        P2BAF NOx driver inducement: active
        """
}
