// swift-tools-version: 6.3
import PackageDescription

/// One set of compiler settings for every Swift target. Warnings are errors in `scripts/check`, not here: a
/// stranger's newer compiler must still build the program.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house (see Sources/README.md). Its dependencies are exactly what it may import.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of a room, in a folder named after it.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies + ["RandomTesting"], swiftSettings: settings)
}

let package = Package(
    name: "obdmech",
    products: [.executable(name: "obdmech", targets: ["obdmech"])],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CUdev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
        .target(name: "CLinux"),
        .target(name: "CLineEditor", linkerSettings: [.linkedLibrary("edit")]),

        room("Telemetry"),
        room("OBD", ["Telemetry"]),
        room("CustomPIDs"),
        room("Trips", ["Telemetry"]),
        room("Settings", ["Telemetry", "Trips"]),
        room("Transports", ["Telemetry", "CLinux", "CUdev"]),
        room("Simulator", ["Telemetry", "OBD", "Transports", "CLinux"]),
        room("ELM327", ["Telemetry", "OBD", "Transports"]),
        room("Acquisition", ["Telemetry", "OBD", "CustomPIDs", "Trips", "Transports", "ELM327"]),
        room("Storage", ["Telemetry", "OBD", "Trips", "CSQLite", "CLinux"]),
        room("Reports", ["Telemetry", "OBD", "CustomPIDs", "Trips", "Settings"]),
        .executableTarget(
            name: "obdmech",
            dependencies: [
                "Telemetry", "OBD", "CustomPIDs", "Trips", "Settings", "Transports", "Simulator", "ELM327",
                "Acquisition",
                "Storage", "Reports", "CLinux", "CLineEditor",
            ],
            swiftSettings: settings),

        .target(name: "RandomTesting", path: "Tests/RandomTesting", swiftSettings: settings),
        .target(name: "FailingVFS", dependencies: ["CSQLite"], path: "Tests/FailingVFS"),
        tests("Telemetry", ["Telemetry"]),
        tests("OBD", ["OBD", "Telemetry"]),
        tests("CustomPIDs", ["CustomPIDs"]),
        tests("Trips", ["Trips", "Telemetry"]),
        tests("Settings", ["Settings", "Trips", "Telemetry"]),
        tests("Transports", ["Transports", "Telemetry", "CLinux"]),
        tests("Simulator", ["Simulator", "OBD", "Transports", "Telemetry"]),
        tests("ELM327", ["ELM327", "OBD", "Transports", "Simulator", "Telemetry"]),
        tests(
            "Acquisition",
            ["Acquisition", "ELM327", "OBD", "CustomPIDs", "Transports", "Simulator", "Telemetry", "Trips"]),
        tests("Storage", ["Storage", "OBD", "Trips", "Telemetry", "CSQLite", "FailingVFS"]),
        tests(
            "Reports",
            [
                "Reports", "OBD", "CustomPIDs", "Trips", "Settings", "Telemetry", "Acquisition", "ELM327", "Simulator",
                "Transports",
            ]),
        tests(
            "obdmech",
            [
                "obdmech", "Simulator", "Transports", "ELM327", "Acquisition", "Storage", "Reports", "Telemetry",
                "Trips", "Settings", "OBD", "CustomPIDs", "FailingVFS", "CLinux",
            ]),
    ]
)

// Targets of libFuzzer, which scripts/fuzz builds with flags of its own.
if Context.environment["OBDMECH_FUZZ"] != nil {
    package.targets.append(.systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"))
    for name in ["Bus", "CustomPID", "Reply", "Transcript"] {
        package.targets.append(
            .executableTarget(
                name: name + "Fuzz",
                dependencies: ["CFuzzer", "CustomPIDs", "ELM327", "OBD", "Telemetry", "Transports"],
                path: "Tests/Fuzz", exclude: ["CFuzzer", "dictionary.txt"], sources: [name + "Fuzz.swift"],
                swiftSettings: settings))
    }
}

// The program of scripts/bench storage.
if Context.environment["OBDMECH_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "StorageBench", dependencies: ["Storage", "Telemetry", "Trips", "RandomTesting"],
            path: "Tests/Benchmarks", swiftSettings: settings))
}
