package import Transports

/// The drives that can be named.
extension DriveCycle {
    /// By the names that a user can give.
    package static let named: [(name: String, cycle: DriveCycle)] = [
        ("city", city), ("highway", highway), ("stopAndGo", stopAndGo), ("mountain", mountain), ("sharp", sharp),
        ("idle", idle),
    ]

    /// Throws `badAddress` for a name that there is not.
    package static func named(_ name: String) throws(TransportError) -> DriveCycle {
        guard let found = named.first(where: { $0.name == name }) else {
            throw TransportError(
                .badAddress, "there is no cycle '\(name)'",
                advice: "the cycles are " + named.map(\.name).joined(separator: ", "))
        }
        return found.cycle
    }

    private static func rows(_ pairs: [(Double, Double)]) -> [Row] { pairs.map { Row($0.0, $0.1) } }

    /// Stands with the engine running.
    package static let idle = DriveCycle([Row(60, 0)])

    /// 20 minutes through a town, one line from standstill to standstill.
    package static let city = DriveCycle(cityRows)
    static let cityRows = rows([
        (15, 0), (9, 32), (20, 32), (7, 0),
        (12, 0), (12, 48), (26, 50), (10, 0),
        (22, 0), (8, 28), (8, 28), (3, 24), (10, 24), (6, 0),
        (18, 0), (13, 52), (34, 52), (6, 36), (12, 36), (8, 0),
        (30, 0), (12, 45), (18, 45), (10, 0),
        (8, 0), (6, 20), (14, 18), (5, 0),
        (25, 0), (15, 60), (45, 60), (8, 42), (10, 42), (7, 58), (20, 58), (13, 0),
        (20, 0), (11, 44), (16, 44), (9, 0),
        (35, 0), (9, 30), (22, 33), (7, 0),
        (10, 0), (13, 50), (30, 50), (5, 38), (9, 38), (5, 50), (14, 50), (10, 0),
        (28, 0), (10, 40), (19, 40), (8, 0),
        (14, 0), (12, 48), (22, 47), (4, 40), (8, 40), (9, 0),
        (24, 0), (7, 24), (11, 24), (5, 0),
        (12, 0), (14, 56), (38, 56), (12, 0),
        (32, 0), (11, 42), (24, 42), (8, 0),
        (20, 0), (12, 46), (22, 46), (10, 0),
        (16, 0), (9, 34), (15, 34), (7, 0),
        (8, 0), (6, 22), (8, 22), (5, 0),
    ])

    /// 20 minutes: on to the highway, along it, and off again.
    package static let highway = DriveCycle(highwayRows)
    static let highwayRows = rows([
        (12, 0), (13, 50), (25, 50),
        (20, 100), (60, 100), (16, 120), (190, 120),
        (14, 96), (45, 95), (24, 128), (260, 130),
        (20, 108), (90, 110), (14, 122), (170, 122),
        (25, 80), (40, 80), (12, 120), (60, 118),
        (32, 60), (28, 60), (14, 0), (16, 0),
    ])

    /// 20 minutes of creeping traffic, never at 30 km/h.
    package static let stopAndGo = DriveCycle(stopAndGoRows)
    static let stopAndGoRows = rows(
        (0..<2).flatMap { _ in
            [
                (6, 0), (5, 14), (4, 14), (4, 0),
                (9, 0), (4, 9), (6, 9), (3, 0),
                (14, 0), (6, 22), (8, 22), (5, 6), (7, 6), (3, 0),
                (22, 0), (3, 6), (5, 6), (2, 0),
                (5, 0), (4, 11), (9, 13), (5, 4), (8, 4), (4, 12), (6, 12), (4, 0),
                (31, 0), (7, 27), (12, 28), (4, 17), (9, 17), (6, 0),
                (8, 0), (4, 8), (3, 8), (3, 0),
                (12, 0), (3, 7), (14, 8), (4, 3), (10, 3), (2, 0),
                (17, 0), (6, 20), (6, 20), (6, 0),
                (4, 0), (5, 16), (10, 16), (4, 5), (12, 5), (5, 19), (8, 19), (6, 0),
                (26, 0), (4, 10), (7, 10), (3, 0),
                (10, 0), (6, 25), (9, 25), (7, 2.5), (11, 2.5), (3, 9), (5, 9), (3, 0),
                (19, 0), (4, 12), (12, 11), (4, 0),
                (7, 0), (5, 18), (13, 18), (5, 0), (15, 0), (3, 0), (4, 10), (9, 10), (4, 0), (20, 0),
            ]
        })

    /// 20 minutes over a pass: up with curves, and down with the engine holding the car.
    package static let mountain = DriveCycle(mountainRows)
    static let mountainRows = [
        Row(14, 0), Row(12, 48), Row(24, 50, grade: 2), Row(12, 62, grade: 5), Row(56, 60, grade: 7),
        Row(8, 34, grade: 8), Row(6, 34, grade: 8), Row(12, 58, grade: 7), Row(48, 60, grade: 7),
        Row(9, 28, grade: 9), Row(7, 28, grade: 9), Row(13, 56, grade: 6), Row(70, 64, grade: 6),
        Row(8, 40, grade: 7), Row(10, 42, grade: 8), Row(10, 60, grade: 8), Row(54, 58, grade: 8),
        Row(9, 30, grade: 9), Row(6, 30, grade: 9), Row(12, 55, grade: 6), Row(110, 66, grade: 5),
        Row(20, 70, grade: 0), Row(70, 72, grade: 0),
        Row(10, 60, grade: -5), Row(62, 62, grade: -7), Row(8, 36, grade: -8), Row(6, 36, grade: -8),
        Row(12, 58, grade: -7), Row(66, 60, grade: -7), Row(9, 30, grade: -9), Row(7, 30, grade: -9),
        Row(12, 54, grade: -6), Row(104, 66, grade: -6), Row(8, 44, grade: -7), Row(9, 44, grade: -8),
        Row(10, 62, grade: -8), Row(70, 64, grade: -7), Row(9, 35, grade: -8), Row(8, 35, grade: -8),
        Row(12, 60, grade: -6), Row(58, 60, grade: -5), Row(15, 50, grade: -2), Row(40, 50, grade: 0),
        Row(12, 0), Row(53, 0),
    ]

    /// 20 minutes with 12 sharp accelerations and 8 sharp brakings of 3.3 m/s² and more, and with what comes near to
    /// them: slower changes, quick ones that are over at once, and quick ones below 10 km/h.
    package static let sharp = DriveCycle(
        rows(
            (0..<4).flatMap { _ in
                [
                    (12, 0), (12, 48), (15, 48), (4, 14), (8, 14), (4, 50), (20, 52), (5.5, 20), (10, 20), (4, 52),
                    (15, 52), (7, 22), (10, 22), (4.8, 46), (12, 46), (8, 30), (12, 30), (0.4, 33), (9, 33),
                    (
                        0.5,
                        30
                    ), (8, 30), (6, 16), (8, 16), (4, 51), (20, 51), (4.5, 4), (4, 0), (15, 0), (1.1, 9), (6, 9),
                    (1, 0), (49.2, 0),
                ]
            }))
}
