// swift-tools-version: 6.3
import PackageDescription

/// One set of compiler settings for every Swift target. Warnings are errors in `scripts/check`, not here: a
/// stranger's newer compiler must still build the program. Debug builds are optimized, too, because the tests drive for
/// hours of virtual time and then take half as long; assertions hold in them all the same.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)),
]

/// A module of the source tree (see Sources/README.md). Its dependencies are exactly what it may import.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of a module, in a folder named after it.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
    name: "obdmech",
    products: [
        .executable(name: "obdmech", targets: ["obdmech"]),
        // Tests preload it into the program.
        .library(name: "StatementLog", type: .dynamic, targets: ["StatementLog"]),
    ],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CUdev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
        .target(name: "CLinux"),
        // Only scripts/build names the commit: with it, every commit would build the executable again.
        .target(
            name: "CBuild",
            cSettings: Context.environment["OBDMECH_COMMIT"].map {
                [.define("OBDMECH_COMMIT", to: "\"\($0)\"")]
            } ?? []),
        // Loads libsystemd when it is first needed.
        .target(name: "CBus", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CLineEditor", linkerSettings: [.linkedLibrary("edit")]),

        // The files of Data/.
        .target(name: "CData"),
        module("EmbeddedData", ["CData"]),

        module("Telemetry"),
        module("GamePackets", ["Telemetry"]),
        module("OBD", ["Telemetry", "EmbeddedData"]),
        module("Formats"),
        module("XML"),
        module("CustomPIDs", ["Formats"]),
        module("Trips", ["Telemetry"]),
        module("Trends", ["Telemetry", "Trips"]),
        module("Routes", ["Telemetry"]),
        module("Drift", ["Telemetry", "Routes"]),
        module("Logs", ["Telemetry", "OBD", "Formats", "Routes", "XML"]),
        module("Settings", ["Telemetry", "OBD", "Formats", "Trips"]),
        module("Transports", ["Telemetry", "Formats", "CLinux", "CUdev", "CBus"]),
        module("Terminal", ["Telemetry", "Formats", "Transports", "CLinux", "CLineEditor"]),
        module("Simulator", ["Telemetry", "GamePackets", "OBD", "Formats", "Transports", "CLinux"]),
        module("GameSource", ["Telemetry", "Formats", "GamePackets", "Transports"]),
        module("PositionSource", ["Telemetry", "Formats", "Logs", "Transports"]),
        module("MotionSource", ["Telemetry", "Formats", "Transports", "Drift"]),
        module("ELM327", ["Telemetry", "OBD", "Transports", "Formats"]),
        module("VehicleSource", ["Telemetry", "OBD", "CustomPIDs", "Trips", "Transports", "ELM327"]),
        module("Storage", ["Telemetry", "OBD", "Formats", "Trips", "Routes", "CSQLite", "CLinux"]),
        module(
            "Reports",
            [
                "Telemetry", "GamePackets", "OBD", "Formats", "CustomPIDs", "Trips", "Trends", "Routes", "Settings",
                "Drift",
            ]),
        module("Pages", ["Telemetry", "EmbeddedData", "OBD", "Formats", "Trips", "Routes", "Reports", "Drift"]),
        module("Dashboard", ["Telemetry", "Formats", "Trips", "Reports", "Drift"]),
        module("CommandLine", ["Formats", "Settings", "Transports", "Terminal"]),
        module(
            "Recording",
            [
                "Telemetry", "OBD", "Formats", "Logs", "Trips", "Transports", "VehicleSource", "GamePackets",
                "GameSource", "Routes", "Drift", "Storage", "Reports", "Dashboard", "Terminal", "CLinux",
            ]),
        .executableTarget(
            name: "obdmech",
            dependencies: [
                "CBuild", "Telemetry", "OBD", "Formats", "CustomPIDs", "Logs", "Trips", "Trends", "Settings",
                "Transports",
                "Simulator", "GamePackets", "GameSource", "PositionSource", "MotionSource", "Routes", "XML",
                "Drift",
                "ELM327", "VehicleSource", "Storage", "Reports", "Pages", "Dashboard", "Terminal",
                "CommandLine", "Recording", "CLinux",
            ],
            swiftSettings: settings),

        .target(name: "TestSupport", dependencies: ["CLinux"], path: "Tests/TestSupport", swiftSettings: settings),
        .target(
            name: "DocumentTesting", dependencies: ["Reports"], path: "Tests/DocumentTesting", swiftSettings: settings),
        .target(
            name: "StorageTesting", dependencies: ["Storage", "Telemetry", "Trips"], path: "Tests/StorageTesting",
            swiftSettings: settings),
        .target(name: "FailingVFS", dependencies: ["CSQLite"], path: "Tests/FailingVFS"),
        .target(
            name: "StatementLog", path: "Tests/StatementLog", linkerSettings: [.linkedLibrary("dl")]),
        tests("EmbeddedData", ["EmbeddedData"]),
        tests("Telemetry", ["Telemetry"]),
        tests("GamePackets", ["GamePackets", "Telemetry"]),
        tests("OBD", ["OBD", "Telemetry"]),
        tests("Formats", ["Formats"]),
        tests("CustomPIDs", ["CustomPIDs", "Formats"]),
        tests("Trips", ["Trips", "Telemetry"]),
        tests("XML", ["XML"]),
        tests("Logs", ["Logs", "OBD", "Routes", "Telemetry", "XML"]),
        tests("Routes", ["Routes", "Telemetry"]),
        tests("Drift", ["Drift", "Routes", "Simulator", "Telemetry"]),
        tests("Trends", ["Trends", "Trips", "Telemetry"]),
        tests("Settings", ["Settings", "Trips", "Telemetry"]),
        tests("Transports", ["Transports", "Telemetry", "CLinux"]),
        tests("Terminal", ["Terminal", "Formats"]),
        tests("MotionSource", ["MotionSource", "Telemetry", "Transports"]),
        tests("PositionSource", ["PositionSource", "Logs", "Telemetry", "Transports"]),
        tests("GameSource", ["GameSource", "GamePackets", "Simulator", "Transports", "Telemetry", "Trips"]),
        tests("Simulator", ["Simulator", "OBD", "Transports", "Telemetry"]),
        tests("ELM327", ["ELM327", "OBD", "Transports", "Simulator", "Telemetry"]),
        tests(
            "VehicleSource",
            ["VehicleSource", "ELM327", "OBD", "CustomPIDs", "Transports", "Simulator", "Telemetry", "Trips"]),
        tests(
            "Storage", ["Storage", "OBD", "Trips", "Routes", "Telemetry", "CSQLite", "FailingVFS", "StorageTesting"]),
        tests(
            "Reports",
            [
                "Reports", "Formats", "OBD", "CustomPIDs", "Trips", "Trends", "Routes", "Settings", "Telemetry",
                "VehicleSource",
                "ELM327",
                "Simulator",
                "Transports", "DocumentTesting", "Drift",
            ]),
        tests(
            "Pages",
            [
                "Pages", "Reports", "Routes", "Formats", "OBD", "Trips", "Telemetry", "VehicleSource", "ELM327",
                "Simulator",
                "Transports",
            ]),
        tests("Dashboard", ["Dashboard", "Telemetry", "Formats", "Trips", "Reports"]),
        tests("CommandLine", ["CommandLine", "Settings", "Terminal"]),
        tests(
            "Recording",
            [
                "Recording", "Telemetry", "OBD", "Formats", "Trips", "Routes", "Transports", "VehicleSource", "ELM327",
                "Simulator", "Storage", "Reports", "Dashboard", "Terminal", "FailingVFS", "StorageTesting",
            ]),
        tests(
            "obdmech",
            [
                "obdmech", "Recording", "Simulator", "GamePackets", "GameSource", "Transports", "ELM327", "Drift",
                "VehicleSource", "Storage", "Reports", "Pages",
                "Formats",
                "Telemetry",
                "Trends", "Trips", "Routes", "Settings", "OBD", "CustomPIDs", "Terminal", "CommandLine", "FailingVFS",
                "CLinux",
                "DocumentTesting", "StorageTesting",
            ]),
    ]
)

// Targets of libFuzzer, which scripts/fuzz builds with flags of its own.
if Context.environment["OBDMECH_FUZZ"] != nil {
    package.targets.append(.systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"))
    for name in ["Bus", "CustomPID", "Game", "Reply", "Transcript"] {
        package.targets.append(
            .executableTarget(
                name: name + "Fuzz",
                dependencies: ["CFuzzer", "CustomPIDs", "ELM327", "GamePackets", "OBD", "Telemetry", "Transports"],
                path: "Tests/Fuzz", exclude: ["CFuzzer", "dictionary.txt"], sources: [name + "Fuzz.swift"],
                swiftSettings: settings))
    }
}

// The programs of scripts/bench storage and scripts/bench trends.
if Context.environment["OBDMECH_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "StorageBench", dependencies: ["Storage", "Telemetry", "Trips", "TestSupport"],
            path: "Tests/Benchmarks", exclude: ["Years"], swiftSettings: settings))
    package.targets.append(
        .executableTarget(
            name: "YearsBench", dependencies: ["Storage", "Telemetry", "Trips", "TestSupport"],
            path: "Tests/Benchmarks/Years", swiftSettings: settings))
}
