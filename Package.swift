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
        .executable(name: "obdmech-serve", targets: ["obdmech-serve"]),
        .executable(name: "obdmech-publish", targets: ["obdmech-publish"]),
        .executable(name: "obdmech-camera", targets: ["obdmech-camera"]),
        // Tests preload it into the program.
        .library(name: "StatementLog", type: .dynamic, targets: ["StatementLog"]),
    ],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // For obdmech-serve alone, as is CWeb.
        .systemLibrary(name: "CQRCode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // For obdmech-publish alone.
        .systemLibrary(name: "CMosquitto", pkgConfig: "libmosquitto", providers: [.apt(["libmosquitto-dev"])]),
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
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
        // libmicrohttpd, for obdmech-serve alone.
        .target(name: "CWeb", linkerSettings: [.linkedLibrary("microhttpd")]),
        // libssl, for obdmech-publish alone, which has it from libmosquitto and libpq anyway.
        .target(name: "CTLS", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
        .target(name: "CLineEditor", linkerSettings: [.linkedLibrary("edit")]),

        // The files of Data/.
        .target(name: "CData"),
        module("EmbeddedData", ["CData"]),

        module("Telemetry"),
        module("GamePackets", ["EmbeddedData", "Telemetry", "Formats"]),
        module("OBD", ["EmbeddedData", "Telemetry", "Formats"]),
        module("Formats", ["Telemetry"]),
        module("System", ["CLinux", "Telemetry", "Formats"]),
        module("XML"),
        module("Archives", ["CZlib"]),
        module("StreetMaps", ["Formats", "Archives"]),
        module("Sharing", ["Telemetry", "Formats", "Routes", "Archives"]),
        module("CustomPIDs", ["Formats"]),
        module("Trips", ["Telemetry"]),
        module("Trends", ["Telemetry", "Trips"]),
        module("Routes", ["Telemetry"]),
        module("Heart", ["Telemetry"]),
        module("Drift", ["Telemetry", "Routes"]),
        module("Diagnosis", ["Telemetry", "OBD", "Formats"]),
        module("Interchange", ["Telemetry", "OBD", "Formats", "XML", "Routes"]),
        module("Settings", ["Telemetry", "OBD", "Formats", "Trips"]),
        module("Transports", ["CUdev", "CLinux", "CBus", "Telemetry", "Formats", "System"]),
        module("Terminal", ["CLinux", "CLineEditor", "Telemetry", "Formats", "System"]),
        module(
            "Simulator",
            ["CLinux", "Telemetry", "GamePackets", "OBD", "Formats", "System", "Transports", "CANLink"]),
        module("WebServer", ["CWeb", "Telemetry", "Formats", "System"]),
        module("GameSource", ["Telemetry", "GamePackets", "Formats", "System", "Transports"]),
        module("PositionSource", ["Telemetry", "Formats", "System", "Routes", "Interchange", "Transports"]),
        module("MotionSource", ["Telemetry", "Formats", "System", "Heart", "Transports"]),
        module("ELM327", ["Telemetry", "OBD", "Formats", "Transports"]),
        module("CANLink", ["CLinux", "Telemetry", "OBD", "Formats", "System", "Transports", "ELM327"]),
        module(
            "VehicleSource",
            ["Telemetry", "OBD", "Formats", "CustomPIDs", "Trips", "Diagnosis", "Transports", "ELM327"]),
        module(
            "Storage",
            [
                "CSQLite", "Telemetry", "OBD", "Formats", "System", "Trips", "Trends", "Routes",
            ]),
        module(
            "Reports",
            [
                "Telemetry", "GamePackets", "OBD", "Formats", "CustomPIDs", "Trips", "Trends", "Routes",
                "Heart", "Drift", "Diagnosis", "Settings",
            ]),
        module(
            "History",
            [
                "Telemetry", "GamePackets", "OBD", "Formats", "System", "Trips", "Trends", "Routes", "Heart", "Drift",
                "Diagnosis", "Interchange", "Sharing", "Storage", "Reports",
            ]),
        module(
            "Documents",
            [
                "Telemetry", "OBD", "Formats", "CustomPIDs", "Trips", "Trends", "Routes", "Heart", "Drift", "Diagnosis",
                "Settings", "Reports", "Camera", "Publishing", "CommandLine",
            ]),
        module(
            "Pages",
            [
                "EmbeddedData", "Telemetry", "OBD", "Formats", "Trips", "Trends", "Routes", "Drift", "Diagnosis",
                "Reports", "StreetMaps",
            ]),
        module("Dashboard", ["Telemetry", "Formats", "Trips", "Drift", "Reports"]),
        module(
            "Site",
            [
                "Telemetry", "OBD", "Formats", "System", "Trips", "Trends", "Routes", "Heart", "Drift", "Sharing",
                "Storage", "History",
                "Reports", "Documents", "Terminal", "Pages", "CommandLine", "Clips", "Camera", "Archives",
                "Interchange",
            ]),
        module("Setup", ["Telemetry", "OBD", "Formats", "Trips", "Settings", "Transports", "Reports"]),
        module("CommandLine", ["Telemetry", "Formats", "System", "Terminal"]),
        module(
            "Devices",
            [
                "Telemetry", "GamePackets", "Formats", "System", "Routes", "Interchange", "Transports", "Terminal",
                "CommandLine", "Simulator", "GameSource", "PositionSource", "MotionSource", "ELM327", "CANLink",
                "VehicleSource", "Reports",
            ]),
        module("Traffic", ["Telemetry", "Formats", "System", "Interchange", "Terminal", "CommandLine"]),
        module("Live", ["Telemetry", "System"]),
        module("Serving", ["Telemetry", "CommandLine", "Formats"]),
        module("Publishing", ["Telemetry", "CommandLine", "Formats", "OBD", "Trips", "Routes"]),
        module(
            "Syncing",
            [
                "Telemetry", "Formats", "System", "Archives", "Settings", "Terminal", "CommandLine", "Storage",
                "Routes", "History", "Documents", "Serving", "Publishing",
            ]),
        module("Camera", ["Telemetry", "Formats"]),
        module("Clips", ["Telemetry", "Formats", "System", "CommandLine", "Camera", "Sharing", "Terminal"]),
        module(
            "Recording",
            [
                "CLinux", "Telemetry", "GamePackets", "OBD", "Formats", "System", "Trips", "Routes", "Heart", "Drift",
                "Interchange", "Transports", "Terminal", "CommandLine", "Storage", "History", "Reports", "Documents",
                "Live",
            ]),
        module(
            "Displays",
            [
                "Telemetry", "OBD", "Formats", "System", "Trips", "Routes", "Transports", "ELM327", "Terminal",
                "Reports", "GameSource",
                "Documents", "Dashboard", "Live", "Recording", "CommandLine",
            ]),
        .executableTarget(
            name: "obdmech",
            dependencies: [
                "CLinux", "CBuild", "Telemetry", "GamePackets", "OBD", "Formats", "System", "CustomPIDs", "Trips",
                "Trends", "Routes", "Heart", "Drift", "Diagnosis", "Interchange", "Settings", "Transports",
                "Terminal", "Simulator", "GameSource", "PositionSource", "MotionSource", "ELM327",
                "VehicleSource", "Devices", "Traffic",
                "Storage", "History", "Reports", "Documents", "Pages", "Dashboard", "CommandLine", "Recording",
                "Displays", "Live", "Serving", "Site", "Setup", "Camera", "Clips", "Sharing",
                "Publishing", "Syncing",
            ],
            swiftSettings: settings),
        // Serves pages: a program of its own, so that the scanner links no web server.
        .executableTarget(
            name: "obdmech-serve",
            dependencies: [
                "CLinux", "CQRCode", "EmbeddedData", "Telemetry", "Formats", "System", "Transports", "Terminal",
                "CommandLine", "Settings", "Dashboard",
                "WebServer", "Live", "Serving", "Publishing",
            ],
            swiftSettings: settings),
        // Records clips by ffmpeg, a child: a program of its own, so that a trip never suffers.
        .executableTarget(
            name: "obdmech-camera",
            dependencies: [
                "CLinux", "Telemetry", "Formats", "System", "Trips", "Routes", "Simulator", "Reports", "Terminal",
                "CommandLine", "Live", "Documents", "Camera", "Clips",
            ],
            swiftSettings: settings),

        // Sends to home, database and tracker: a program of its own, so that the scanner opens no connection to them.
        .executableTarget(
            name: "obdmech-publish",
            dependencies: [
                "CLinux", "CMosquitto", "CPostgres", "CTLS", "Telemetry", "OBD", "Formats", "System", "Trips", "Trends",
                "Routes",
                "Transports", "Terminal", "Storage", "History", "Reports", "Documents", "CommandLine", "Live",
                "Publishing", "Syncing",
            ],
            swiftSettings: settings),

        .target(name: "TestSupport", dependencies: ["CLinux"], path: "Tests/TestSupport", swiftSettings: settings),
        .target(
            name: "RecordingTesting", dependencies: ["Telemetry", "Trips", "Reports", "Recording"],
            path: "Tests/RecordingTesting", swiftSettings: settings),
        .target(name: "FailingVFS", dependencies: ["CSQLite"], path: "Tests/FailingVFS"),
        .target(
            name: "StatementLog", path: "Tests/StatementLog", linkerSettings: [.linkedLibrary("dl")]),
        // The rules of the house, on the text of the source tree.
        tests("Tidy", []),
        tests("EmbeddedData", ["EmbeddedData"]),
        tests("System", ["Telemetry", "Formats", "System", "Reports"]),
        tests("Serving", ["Telemetry", "Formats", "Serving"]),
        tests("Publishing", ["Telemetry", "Formats", "OBD", "Trips", "Publishing"]),
        tests(
            "Syncing",
            [
                "Telemetry", "Formats", "OBD", "System", "Routes", "Trips", "Trends", "Storage", "Publishing",
                "Syncing",
            ]),
        tests("Live", ["Telemetry", "Live"]),
        tests("Camera", ["Telemetry", "Formats", "Camera"]),
        tests("Clips", ["Telemetry", "Formats", "System", "Camera", "Clips"]),
        tests("WebServer", ["Telemetry", "System", "Transports", "WebServer"]),
        tests("Telemetry", ["Telemetry"]),
        tests("GamePackets", ["Telemetry", "GamePackets"]),
        tests("OBD", ["EmbeddedData", "Telemetry", "OBD"]),
        tests("Formats", ["Formats"]),
        tests("CustomPIDs", ["Formats", "CustomPIDs"]),
        tests("Trips", ["Telemetry", "Trips"]),
        tests("XML", ["XML"]),
        tests("Archives", ["Archives"]),
        tests("StreetMaps", ["Formats", "Archives", "StreetMaps"]),
        tests("Sharing", ["Formats", "Routes", "Archives", "Sharing", "Pages"]),
        tests("Interchange", ["Telemetry", "OBD", "XML", "Routes", "Interchange"]),
        tests("Routes", ["Telemetry", "Routes"]),
        tests("Heart", ["Telemetry", "Heart"]),
        tests("Drift", ["Telemetry", "Routes", "Drift", "Simulator"]),
        tests("Trends", ["Telemetry", "Trips", "Trends"]),
        tests("Settings", ["Telemetry", "Formats", "Trips", "Settings"]),
        tests("Transports", ["CLinux", "Telemetry", "System", "Transports"]),
        tests("Terminal", ["Formats", "Terminal"]),
        tests("MotionSource", ["Telemetry", "Transports", "MotionSource"]),
        tests(
            "PositionSource",
            ["Telemetry", "Formats", "System", "Trips", "Routes", "Interchange", "Transports", "PositionSource"]),
        tests("GameSource", ["Telemetry", "GamePackets", "System", "Trips", "Transports", "Simulator", "GameSource"]),
        tests("Simulator", ["Telemetry", "OBD", "Transports", "Simulator"]),
        tests("CANLink", ["CLinux", "Telemetry", "OBD", "Formats", "System", "Transports", "ELM327", "CANLink"]),
        tests("ELM327", ["Telemetry", "OBD", "Transports", "Simulator", "ELM327"]),
        tests(
            "VehicleSource",
            [
                "Telemetry", "OBD", "Formats", "CustomPIDs", "Trips", "Diagnosis", "Transports", "Simulator", "CANLink",
                "ELM327", "VehicleSource",
            ]),
        tests(
            "Storage", ["CSQLite", "Telemetry", "OBD", "Formats", "System", "Trips", "Routes", "Storage", "FailingVFS"]),
        tests(
            "Reports",
            [
                "Telemetry", "OBD", "Formats", "CustomPIDs", "Trips", "Trends", "Routes", "Drift", "Diagnosis",
                "Settings", "Simulator", "ELM327", "VehicleSource", "Reports", "Documents",
            ]),
        tests(
            "History",
            [
                "Telemetry", "OBD", "Formats", "Trips", "Trends", "Routes", "Drift", "Diagnosis", "Interchange",
                "Storage",
                "Reports",
                "History",
            ]),
        tests("Documents", ["Formats", "Trips", "Reports", "Documents"]),
        tests(
            "Pages",
            [
                "Telemetry", "OBD", "Formats", "Trips", "Trends", "Routes", "Diagnosis", "Simulator", "ELM327",
                "VehicleSource", "Reports", "Pages",
            ]),
        tests("Dashboard", ["Telemetry", "Formats", "Trips", "Drift", "Reports", "Dashboard"]),
        tests("CommandLine", ["Telemetry", "Formats", "System", "Terminal", "CommandLine"]),
        tests(
            "Recording",
            [
                "Telemetry", "OBD", "Formats", "System", "Trips", "Routes", "Transports", "Terminal", "Storage",
                "GamePackets", "Reports", "Recording", "RecordingTesting", "FailingVFS",
            ]),
        tests(
            "Displays",
            [
                "Telemetry", "Formats", "System", "Trips", "Terminal", "Reports", "Dashboard", "Recording", "Displays",
                "RecordingTesting",
            ]),
        tests(
            "obdmech",
            [
                "obdmech", "Telemetry", "GamePackets", "OBD", "Formats", "System", "CustomPIDs", "Trips", "Trends",
                "Routes", "Drift", "Diagnosis", "Settings", "Transports", "Terminal", "Simulator", "ELM327",
                "VehicleSource", "Devices", "Storage", "History", "Reports", "Documents", "Pages", "CommandLine",
                "Serving",
                "Recording", "Displays", "Site", "GameSource", "Setup", "FailingVFS", "Publishing",
            ]),
    ]
)

// Targets of libFuzzer, which Tests/Fuzz/run builds with flags of its own.
if Context.environment["OBDMECH_FUZZ"] != nil {
    package.targets.append(.systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"))
    for name in ["Bus", "CustomPID", "Game", "Reply", "Tile", "Transcript"] {
        package.targets.append(
            .executableTarget(
                name: name + "Fuzz",
                dependencies: [
                    "CFuzzer", "CustomPIDs", "ELM327", "GamePackets", "OBD", "StreetMaps", "Telemetry", "Transports",
                ],
                path: "Tests/Fuzz", exclude: ["CFuzzer", "cells.py", "dictionary.txt", "run"],
                sources: [name + "Fuzz.swift"],
                swiftSettings: settings))
    }
}

// The programs of Benchmarks/run storage and trends.
if Context.environment["OBDMECH_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "StorageBench", dependencies: ["Storage", "Telemetry", "Trips", "TestSupport"],
            path: "Benchmarks/StorageBench", swiftSettings: settings))
    package.targets.append(
        .executableTarget(
            name: "YearsBench", dependencies: ["Storage", "Telemetry", "Trips", "TestSupport"],
            path: "Benchmarks/YearsBench", swiftSettings: settings))
}
