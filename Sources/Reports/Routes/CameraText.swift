import Formats
package import Routes
package import Telemetry

/// The traffic cameras ahead on a way, as text.
package enum CameraText {
    /// "camera A1 Bridge Street, in 1.2 km, 60 m away"; nil for none.
    package static func text(_ news: CameraNews, _ units: UnitSystem) -> String? {
        news.rows.first.map { row in
            "camera \(name(row.camera)), in \(FollowText.short(row.aheadM, units)), "
                + "\(FollowText.short(row.awayM, units)) away"
        }
    }

    /// "1.2 km, Bridge Street".
    package static func short(_ row: CameraNews.Row, _ units: UnitSystem) -> String {
        "\(FollowText.short(row.aheadM, units)), \(SafeText.line(row.camera.name))"
    }

    private static func name(_ camera: RoadCamera) -> String {
        SafeText.line(camera.key == camera.name ? camera.key : "\(camera.key) \(camera.name)")
    }
}
