extension TroubleCodeComponents {
    /// Hybrid and electric drive. This is high voltage, so no check goes beyond the orange cables.
    static let hybrid = """
        A/C compressor control module | electric air conditioning compressor | hybrid | when convenient | compressor or its control unit faulty; refrigerant lost | does the air conditioning cool?; 12 V battery voltage and clamps
        A/C compressor motor | electric air conditioning compressor | hybrid | when convenient | compressor or its motor faulty; refrigerant lost; wrong compressor oil | does the air conditioning cool?; noise of the compressor
        14 volt power module | 12 V supply from the high-voltage battery | converter | soon | converter faulty or hot; weak 12 V battery; loose battery clamps | 12 V battery voltage and clamps; coolant level of the electronics
        auxiliary cooling system | cooling of the electronics | cooling | soon | coolant low or air in the system; pump or valve | coolant level (cold); does the pump run?
        auxiliary coolant temperature sensor | - | cooling | soon | sensor faulty; coolant low | coolant level (cold)
        auxiliary transmission fluid pump | electric oil pump of the gearbox | hybrid | soon | pump worn or blocked; low gearbox fluid; its control module | gearbox fluid level; fuse of the pump
        battery charge mode | charging of the hybrid battery | hybrid | when convenient | charging cable or socket; charger | try another charging point and cable; plug and socket: dirty or burnt?
        battery charger | on-board charger | hybrid | when convenient | charging cable or socket; charger faulty or too hot; its cooling | try another charging point and cable; plug and socket: dirty, wet or burnt?; coolant level (cold)
        battery charging negative contactor | charging contactor | hybrid | when convenient | contactor burnt; its control wire; weak 12 V battery | 12 V battery voltage and clamps; does it click when charging begins?
        battery charging positive contactor | charging contactor | hybrid | when convenient | contactor burnt; its control wire; weak 12 V battery | 12 V battery voltage and clamps; does it click when charging begins?
        battery energy control module | control unit of the hybrid battery | hybrid | soon | control unit or its supply; weak 12 V battery; fault inside the battery | 12 V battery voltage and clamps; read the codes of the battery control unit
        charge port door | flap of the charging socket | comfort | informational | ice or dirt at the flap; catch or hinge stiff; its motor or switch | flap free of ice and dirt, and moving freely?; fuse of the flap
        charge port door unlock control | unlocking motor of the charging flap | comfort | informational | ice or dirt at the flap; motor or catch stiff or worn | flap free of ice and dirt, and moving freely?; fuse of the flap; emergency release of the flap: see the handbook
        charge status indicator | charging lamp | comfort | informational | lamp at the charging socket | does it light while charging?
        control pilot | signal from the charging point | hybrid | when convenient | charging cable or point; charging socket | try another charging point and cable; plug and socket: dirty or burnt?
        control pilot charging switch | charging request switch in the charger | hybrid | when convenient | switch inside the charger faulty; charger or its supply; charging socket or cable | try another charging point and cable; plug and socket: dirty or burnt?; 12 V battery voltage and clamps
        DC/DC converter | converter for the 12 V battery | converter | soon | converter faulty or too hot; weak 12 V battery; its cooling | 12 V battery voltage, \(SupplyVoltage.converterText) when ready; coolant level of the electronics
        DC/DC converter step-up voltage | boost converter of the inverter | hybrid | soon | boost converter or inverter faulty; coolant of the inverter low or its pump not running; weak 12 V battery | coolant level of the inverter (cold); 12 V battery voltage and clamps
        drive motor | electric drive motor | hybrid | soon | motor or its sensor faulty; water in a plug; inverter; its cooling | coolant level of the electronics; was the car in deep water?
        drive motor control module | control unit of the electric motor | hybrid | soon | control unit or its supply; weak 12 V battery | 12 V battery voltage and clamps; coolant level of the electronics
        drive motor inverter | inverter | hybrid | soon | inverter faulty; its coolant low or pump not running; electric motor | coolant level of the electronics; does the pump of the inverter run?
        high-voltage fuse | - | hybrid | soon | fuse blown by an overload; plug of the service disconnect not seated; wear | was the car in an accident or deep water?; other codes first
        high-voltage interlock | safety loop of the high-voltage plugs | hybrid | soon | high-voltage plug or cover not closed; service disconnect not seated; wire of the loop broken | was high-voltage work done or was there an accident?; other codes first
        high-voltage service disconnect | - | hybrid | soon | service disconnect not seated; its switch | was it pulled lately?; 12 V battery voltage and clamps
        hybrid battery | high-voltage battery | hybrid | soon | cells aged or unequal; corroded contacts of the cells; blocked cooling of the battery; battery control unit | fan or air inlet of the battery: dusty or covered?; 12 V battery voltage; have the cell voltages read
        hybrid battery air | air cooling of the high-voltage battery | hybrid | soon | air inlet covered; filter or fan full of dust; sensor faulty | air inlet at the rear seat: covered or dusty?; does the fan run?
        hybrid battery coolant | coolant circuit of the high-voltage battery | hybrid | soon | coolant low; pump or valve; air in the system | coolant level (cold); does the pump run?
        hybrid battery cooling | cooling of the high-voltage battery | hybrid | soon | fan or pump full of dust or worn; air inlet covered; relay or fuse | air inlet at the rear seat: covered or dusty?; fuse and relay of the fan
        hybrid battery negative contactor | main contactor | hybrid | soon | contactor burnt; its control wire; weak 12 V battery | 12 V battery voltage and clamps; does it click at switch-on?
        hybrid battery positive contactor | main contactor | hybrid | soon | contactor burnt; its control wire; weak 12 V battery | 12 V battery voltage and clamps; does it click at switch-on?
        hybrid battery precharge contactor | precharge contactor | hybrid | soon | contactor or its resistor burnt; weak 12 V battery | 12 V battery voltage and clamps; does it click at switch-on?
        hybrid generator | - | hybrid | soon | generator or its sensor faulty; inverter; its cooling | coolant level of the electronics; was the car in deep water?
        hybrid powertrain control module | control unit of the hybrid drive | hybrid | soon | control unit or its supply; weak 12 V battery; another fault of the hybrid drive | 12 V battery voltage and clamps; read the codes of the hybrid control unit
        hybrid system | hybrid drive | hybrid | soon | another fault of the hybrid drive | other codes first; 12 V battery voltage and clamps
        inverter cooling system | cooling of the inverter | hybrid | soon | coolant low or air in the system; pump of the inverter not running; clogged radiator | coolant level of the inverter (cold); does the coolant move in the tank while ready?; fuse of the pump
        motor electronics | electronics of the electric motor | hybrid | soon | cooling of the electronics; inverter | coolant level of the electronics; does its pump run?
        motor electronics coolant | cooling of the electronics | hybrid | soon | coolant low or air in the system; pump worn; sensor faulty | coolant level of the electronics (cold); does its pump run?; fuse of the pump
        motor torque sensor | - | hybrid | soon | sensor faulty; wrong calibration | was the motor or gearbox worked on lately?
        pedestrian alert | warning sound for pedestrians | comfort | informational | loudspeaker or its control module | is the sound heard below 20 km/h?
        starter generator control module | control unit of the starter generator | hybrid | soon | control unit or its supply; drive belt | drive belt: tight and whole?; battery voltage and clamps
        """
}
