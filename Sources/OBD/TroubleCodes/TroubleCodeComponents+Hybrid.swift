extension TroubleCodeComponents {
    /// Hybrid and electric drive. This is high voltage, so no check goes beyond the orange cables.
    static let hybrid = """
        A/C compressor control module | electric air conditioning compressor | hybrid | when convenient | compressor or its control module faulty; refrigerant lost | does the air conditioning cool?; 12 V battery voltage and terminals
        A/C compressor motor | electric air conditioning compressor | hybrid | when convenient | compressor or its motor faulty; refrigerant lost; wrong compressor oil | does the air conditioning cool?; compressor noise
        14 volt power module | 12 V supply from the high-voltage battery | converter | soon | converter faulty or hot; weak 12 V battery; loose battery terminals | 12 V battery voltage and terminals; electronics coolant level
        auxiliary cooling system | electronics cooling | cooling | soon | coolant low or air in the system; pump or valve | coolant level (cold); does the pump run?
        auxiliary coolant temperature sensor | - | cooling | soon | sensor faulty; coolant low | coolant level (cold)
        auxiliary transmission fluid pump | electric transmission oil pump | hybrid | soon | pump worn or blocked; low transmission fluid; its control module | transmission fluid level; pump fuse
        battery charge mode | hybrid battery charging | hybrid | when convenient | charging cable or port; charger | try another charging station and cable; charging plug and port: dirty or burned?
        battery charger | on-board charger | hybrid | when convenient | charging cable or port; charger faulty or too hot; its cooling | try another charging station and cable; charging plug and port: dirty, wet or burned?; coolant level (cold)
        battery charging negative contactor | charging contactor | hybrid | when convenient | contactor burned; its control wire; weak 12 V battery | 12 V battery voltage and terminals; does it click when charging begins?
        battery charging positive contactor | charging contactor | hybrid | when convenient | contactor burned; its control wire; weak 12 V battery | 12 V battery voltage and terminals; does it click when charging begins?
        battery energy control module | hybrid battery control module | hybrid | soon | control module or its power supply; weak 12 V battery; fault inside the battery | 12 V battery voltage and terminals; read the codes of the battery control module
        charge port door | charge port door | comfort | informational | ice or dirt at the door; latch or hinge stiff; its motor or switch | door free of ice and dirt, and moving freely?; door fuse
        charge port door unlock control | charge port door unlock motor | comfort | informational | ice or dirt at the door; motor or latch stiff or worn | door free of ice and dirt, and moving freely?; door fuse; emergency release of the door: see the owner's manual
        charge status indicator | charging light | comfort | informational | light at the charge port | is it on while charging?
        control pilot | charging station signal | hybrid | when convenient | charging cable or station; charge port | try another charging station and cable; charging plug and port: dirty or burned?
        control pilot charging switch | charger request switch | hybrid | when convenient | switch inside the charger faulty; charger or its power supply; charge port or cable | try another charging station and cable; charging plug and port: dirty or burned?; 12 V battery voltage and terminals
        DC/DC converter | 12 V battery converter | converter | soon | converter faulty or too hot; weak 12 V battery; its cooling | 12 V battery voltage, \(SupplyVoltage.converterText) when ready; electronics coolant level
        DC/DC converter step-up voltage | inverter boost converter | hybrid | soon | boost converter or inverter faulty; inverter coolant low or its pump not running; weak 12 V battery | inverter coolant level (cold); 12 V battery voltage and terminals
        drive motor | electric drive motor | hybrid | soon | motor or its sensor faulty; water in a connector; inverter; its cooling | electronics coolant level; was the car in deep water?
        drive motor control module | drive motor control module | hybrid | soon | control module or its power supply; weak 12 V battery | 12 V battery voltage and terminals; electronics coolant level
        drive motor inverter | inverter | hybrid | soon | inverter faulty; its coolant low or pump not running; electric motor | electronics coolant level; does the inverter pump run?
        high-voltage fuse | - | hybrid | soon | fuse blown by an overload; service disconnect not seated; wear | was the car in an accident or deep water?; fix other codes first
        high-voltage interlock | high-voltage interlock loop | hybrid | soon | high-voltage connector or cover not closed; service disconnect not seated; loop wire broken | was high-voltage work done or was there an accident?; fix other codes first
        high-voltage service disconnect | - | hybrid | soon | service disconnect not seated; its switch | was it pulled recently?; 12 V battery voltage and terminals
        hybrid battery | high-voltage battery | hybrid | soon | cells worn or unbalanced; corroded cell contacts; battery cooling blocked; battery control module | battery fan or air inlet: dusty or covered?; 12 V battery voltage; have the cell voltages read
        hybrid battery air | high-voltage battery air cooling | hybrid | soon | air inlet covered; filter or fan full of dust; sensor faulty | air inlet at the rear seat: covered or dusty?; does the fan run?
        hybrid battery coolant | high-voltage battery coolant circuit | hybrid | soon | coolant low; pump or valve; air in the system | coolant level (cold); does the pump run?
        hybrid battery cooling | high-voltage battery cooling | hybrid | soon | fan or pump full of dust or worn; air inlet covered; relay or fuse | air inlet at the rear seat: covered or dusty?; fan fuse and relay
        hybrid battery negative contactor | main contactor | hybrid | soon | contactor burned; its control wire; weak 12 V battery | 12 V battery voltage and terminals; does it click when the car is switched on?
        hybrid battery positive contactor | main contactor | hybrid | soon | contactor burned; its control wire; weak 12 V battery | 12 V battery voltage and terminals; does it click when the car is switched on?
        hybrid battery precharge contactor | precharge contactor | hybrid | soon | contactor or its resistor burned; weak 12 V battery | 12 V battery voltage and terminals; does it click when the car is switched on?
        hybrid generator | - | hybrid | soon | generator or its sensor faulty; inverter; its cooling | electronics coolant level; was the car in deep water?
        hybrid powertrain control module | hybrid control module | hybrid | soon | control module or its power supply; weak 12 V battery; another fault of the hybrid drive | 12 V battery voltage and terminals; read the codes of the hybrid control module
        hybrid system | hybrid drive | hybrid | soon | another fault of the hybrid drive | fix other codes first; 12 V battery voltage and terminals
        inverter cooling system | inverter cooling | hybrid | soon | coolant low or air in the system; inverter pump not running; clogged radiator | inverter coolant level (cold); does the coolant move in the tank while ready?; pump fuse
        motor electronics | drive motor electronics | hybrid | soon | electronics cooling; inverter | electronics coolant level; does its pump run?
        motor electronics coolant | electronics cooling | hybrid | soon | coolant low or air in the system; pump worn; sensor faulty | electronics coolant level (cold); does its pump run?; pump fuse
        motor torque sensor | - | hybrid | soon | sensor faulty; wrong calibration | was the motor or transmission worked on recently?
        pedestrian alert | pedestrian warning sound | comfort | informational | speaker or its control module | is the sound heard below 20 km/h?
        starter generator control module | starter generator control module | hybrid | soon | control module or its power supply; drive belt | drive belt: tight and intact?; battery voltage and terminals
        """
}
