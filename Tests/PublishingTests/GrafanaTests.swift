import Formats
import Foundation
import Testing

/// The dashboards in docs/grafana. Their queries are run by Tests/Peers/publish.
@Suite(.timeLimit(.minutes(20))) struct GrafanaTests {
    @Test(arguments: [("postgresql", "grafana-postgresql-datasource", "rawSql"), ("influxdb", "influxdb", "query")])
    func dashboard(name: String, plugin: String, member: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/grafana")
        let document = try #require(JSON(parsing: try Data(contentsOf: root.appending(path: name + ".json"))))
        // Whoever imports it chooses the data source for this name.
        guard case .array(let inputs)? = document["__inputs"], case .array(let panels)? = document["panels"] else {
            Issue.record("no inputs or panels")
            return
        }
        #expect(inputs.count == 1 && inputs[0]["name"]?.text == "DS_OBDMECH" && inputs[0]["pluginId"]?.text == plugin)
        #expect(Set(panels.compactMap { $0["id"]?.double }).count == panels.count && panels.count >= 5)
        for panel in panels {
            guard case .array(let targets)? = panel["targets"], let target = targets.first else {
                Issue.record("no target")
                continue
            }
            #expect(
                target["datasource"]?["uid"]?.text == "${DS_OBDMECH}" && target["datasource"]?["type"]?.text == plugin)
            let query = try #require(target[member]?.text)
            #expect(query.contains(name == "influxdb" ? "FROM \"obdmech" : "FROM obdmech."))
        }
    }
}
