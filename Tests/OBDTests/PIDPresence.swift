/// The bits of the first byte (A) that mark fields as present, according to the standards: the PID, then for each such
/// field the letter of its first byte and the bit.
let pidPresence = """
    65 B0 B1 B2 B3 B4
    66 B0 D1
    67 B0 C1
    68 B0 C1 D2 E3 F4 G5
    69 B0 C1 D2 E3 F4 G5
    6A B0 C1 D2 E3
    6B B0 B4 C1 C5 D2 D6 E3 E7
    6C B0 C1 D2 E3
    6D B0 D1 F2 G3 I4 K5
    6E B0 D1 F2 H3
    6F B0 B2 C1 C3
    70 B0 D1 F3 H4 J2 J5
    71 B0 C1 D3 E4 F2 F5
    72 B0 C1 D2 E3
    73 B0 D1
    74 B0 D1
    75 B0 C1 D2 F3
    76 B0 C1 D2 F3
    77 B0 C1 D2 E3
    78 B0 D1 F2 H3
    79 B0 D1 F2 H3
    7A B0 D1 F2
    7B B0 D1 F2
    7C B0 D1 F2 H3
    7F B0 F1 J2
    81 B0 F0 J1 N1 R2 V2 Z3 AD3 AH4 AL4
    82 B0 F0 J1 N1 R2 V2 Z3 AD3 AH4 AL4
    83 B0 D1 F2 H3
    85 B0 D1 F2 G3
    86 B0 D1
    87 B0 D1
    89 B0 F0 J1 N1 R2 V2 Z3 AD3 AH4 AL4
    8A B0 F0 J1 N1 R2 V2 Z3 AD3 AH4 AL4
    8B B0 B1 B2 B3 C4 D5 F6
    8C B0 D1 F2 H3 J4 L5 N6 P7
    8F B0 B0 C1 E2 E2 F3
    92 B0 B1 B2 B3 B4 B5 B6 B7
    93 B0
    94 B0 B0 B0 B0 C1 E2 G3 I4 K5
    98 B0 D1 F2 H3
    99 B0 D1 F2 H3
    9A B0 B3 C1 E2
    9C B0 D1 F2 H3 J4 L5 N6 P7
    9F B0 C1 D2 E3 F4 G5 H6 I7
    A1 B0 D1 F2 H3
    A4 B0 C1
    A5 B0
    A9 B0
    D2 B0 C1
    """
