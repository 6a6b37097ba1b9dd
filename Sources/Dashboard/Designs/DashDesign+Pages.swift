/// The designs that a racer and a driver see first, on the page of a phone or a tablet, too. Sizes that are higher than wide
/// are those of phones and tablets held upright.
extension DashDesign {
    static let race = """
        # race: what a racer looks for at 200 km/h, the difference from the best lap above all.
        color accent #3fc1ff

        size 40x12
        1    shift
        1    position lap
        3+   gear speed:2 delta:3
        1    rpm
        1    last best
        1    fuel
        1    throttle brake

        size 60x18
        1    shift
        6+   gear speed:2 delta:4
        1    rpm
        2    position lap current
        2    last best predicted
        3-5  pedals track:2
        1    fuel

        size 40x30
        2    shift
        2    position lap
        6+   gear speed:2
        5-7  delta
        2    current predicted
        1    rpm
        5+   track:3 pedals:2
        2    last best
        1    fuel

        size 80x22
        1-2  shift
        9+   gear/speed:2 delta/predicted:4 track:3
        1    rpm
        2    position lap current last best sector
        4-6  tires:2 trace:4 pedals:2 gg:2
        1    fuel boost

        size 80x50
        2    shift
        3    position lap current
        12+  gear:2 speed:3
        8-12 delta
        3    last best predicted sector
        1    rpm
        10+  track:3 tires:2
        6-10 trace:3 pedals:2 gg:2
        1    fuel boost

        size 120x34
        2    shift
        14+  gear/speed:3 delta/predicted:5 track:4
        1    rpm
        3    position lap current last best sector
        6-9  tires:2 trace:4 pedals:2 gg:2
        1    fuel boost steering power

        size 180x50
        2    shift
        18+  gear/speed:3 delta/predicted:6 track:4
        1    rpm
        5    position lap current last best sector
        6-10 tires:2 trace:4 pedals:2 gg:2
        1    fuel boost steering power

        """

    static let car = """
        # car: what a driver looks at.
        color accent #4aa8ff

        size 40x12
        5+   speed:2 dial:2
        1    rpm
        1    consumption average
        1    coolant voltage
        1    distance time

        size 40x30
        7+   speed
        7+   dial
        3    consumption average
        2    coolant voltage
        2    distance time
        1    fuel
        1-4  also

        size 80x22
        9+   speed:3 dial:3 track:3
        3    consumption average distance time
        2    coolant voltage cost heart
        1    fuel boost
        1-3  also

        size 120x34
        12+  speed:4 dial:3 track:2
        4    consumption average distance time
        3    coolant voltage cost heart
        1    fuel boost
        1-3  also

        size 80x50
        12+  speed
        14+  dial:3 track:3
        4    consumption average
        3    coolant voltage heart
        3    distance time cost
        1    fuel boost
        1-6  also

        """
}
