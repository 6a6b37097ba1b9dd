/// The designs that come with the program. `obdmech dash --show-design NAME` prints one as a beginning for another.
extension DashDesign {
    /// The texts by name, in the order in which a key switches between them.
    package static let texts: [(name: String, text: String)] = [
        ("modern", modern), ("classic", classic), ("minimal", minimal), ("wide", wide), ("drift", drift),
        ("exercise", exercise), ("race", race), ("car", car),
    ]

    /// The designs that come with the program.
    package static var builtIn: [DashDesign] {
        texts.compactMap { try? DashDesign(name: $0.name, $0.text) }
    }

    private static let modern = """
        # modern: everything at a glance.
        color accent #3fc1ff

        size 40x12
        1    shift
        1    position lap delta
        1    way
        4+   gear speed:2 pedals:2
        1    rpm
        1    last best
        1    coolant voltage
        1    distance consumption

        size 80x22
        1    shift
        2    position lap current last best delta
        3-8  way
        6-9  gear:2 speed:3 dial:4 pedals:3
        1    rpm
        5+   trace:3 gg:2 tires:3 track:3
        1    steering fuel boost
        2    coolant voltage consumption average distance time

        size 120x34
        1-2  shift
        3    position lap current last best delta
        4-12 way
        9-16 gear:3 speed:4 dial:5 pedals:3 tires:4
        1    rpm
        8+   trace:4 gg:2 track:4
        1    steering fuel boost power
        2    coolant voltage consumption average distance time cost
        1-6  also

        """

    private static let classic = """
        # classic: a large dial between the pedals and the tires.
        color accent #ffb000
        color low #e8c07d
        color middle #ff9d2e
        color high #ff3b30

        size 40x12
        1    position lap
        1    way
        6+   pedals:2 dial:4 gear/speed:2
        1    current delta
        1    best fuel
        1    coolant voltage

        size 80x22
        2    position current lap
        2-8  way
        10+  pedals:3 dial:5 gear/speed:3 tires:3
        1    shift
        1    fuel boost
        2    best last delta
        2    coolant voltage average distance time

        size 120x34
        2    position current lap
        2-8  way
        16+  pedals:3 dial:5 gear/speed:3 tires:3
        1    shift
        1    fuel boost
        5-7  best last delta
        2    coolant voltage average distance time

        """

    private static let minimal = """
        # minimal: gear, speed and when to change up.
        color accent #ffffff
        color label #6a6a6a

        size 40x12
        1    shift
        1    way
        7+   gear speed:2
        1    current delta
        1    coolant consumption

        size 60x18
        1    shift
        1    way
        7+   gear speed:2
        5    current delta
        1    coolant consumption

        size 100x24
        1-2  shift
        4-8  way
        10+  gear speed:2
        3    current best delta predicted sector
        2    coolant consumption distance

        size 120x40
        2    shift
        4-8  way
        14+  gear speed:2
        8-14 delta
        3    current best predicted sector
        2    coolant consumption distance

        """

    private static let drift = """
        # drift: the slip angle, and the last drifts.
        color accent #ff5fa2
        color low #4dd0e1
        color middle #ffd54f
        color high #ff5252

        size 40x12
        1    way
        5+   angle:3 speed:2
        1    drift gear
        3-4  drifts
        1    throttle steering

        size 80x22
        1    shift
        2    way
        9+   angle:4 speed:3 gear:2
        2    drift current lap best
        4-9  drifts:3 pedals:2 tires:2
        1    steering rpm
        2    coolant voltage distance time heart

        """

    private static let exercise = """
        # exercise: the angle against the straight line, the target, and the reference with its nearest place.
        color accent #ff5fa2
        color low #4dd0e1
        color middle #ffd54f
        color high #ff5252

        size 40x12
        5+   turned:3 reference:2
        1    target
        1    speed heart

        size 80x22
        10+  turned:4 reference:3
        2    target speed heart
        1    drift time
        1    steering

        """

    private static let wide = """
        # wide: a low strip below a screen.
        color accent #4ef0c4

        size 40x12
        1    shift
        1    way
        5+   gear speed:2 dial:2
        1    current delta
        1    throttle brake

        size 60x18
        1    shift
        1    way
        7+   gear speed:2 dial:2
        2    position lap current
        4-6  last best delta
        1    fuel
        1    throttle brake

        size 100x10
        1    shift
        1    way
        5+   gear:2 speed:3 pedals:3 dial:4 tires:3 gg:3 track:4
        1    position lap current last best delta
        1    fuel steering coolant voltage consumption distance

        size 120x30
        1-2  shift
        1    way
        9+   gear:2 speed:3 dial:3 delta:3
        9-18 trace:4 pedals:2 gg:2 tires:2 track:3
        2    position lap current last best predicted
        1    fuel steering coolant voltage consumption distance

        """
}
