import Routes
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct TrafficCameraTests {
    private func list(_ text: String, _ name: String = "cameras") throws -> TrafficCameraList {
        try #require(TrafficCameraList(Array(text.utf8), named: name))
    }

    private static let lists = [
        """
        key,region,district,description,easting,northing,latitude,longitude,url
        H429F,Hong Kong Island,Southern,"Aberdeen Praya Road, Aberdeen Main Street",1,2,22.24820,114.15190,http://a.example/H429F.JPG
        """,
        """
        <?xml version="1.0"?><image-list xmlns="http://www.example.org/x"><image><key>H429F</key>
        <region>Hong Kong Island</region><district>Southern</district>
        <description>Aberdeen Praya Road, Aberdeen Main Street</description>
        <latitude>22.24820</latitude><longitude>114.15190</longitude><url>http://a.example/H429F.JPG</url></image></image-list>
        """,
        """
        {"cameras": [{"id": "H429F", "region": "Hong Kong Island", "district": "Southern", "lat": 22.2482, "lon": 114.1519,
          "description": "Aberdeen Praya Road, Aberdeen Main Street", "url": "http://a.example/H429F.JPG"}]}
        """,
        """
        {"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point",
          "coordinates": [114.1519, 22.2482]}, "properties": {"key": "H429F", "region": "Hong Kong Island",
          "district": "Southern", "description": "Aberdeen Praya Road, Aberdeen Main Street", "url": "http://a.example/H429F.JPG"}}]}
        """,
    ]

    @Test(arguments: lists) func aListIsRead(_ text: String) throws {
        let list = try list(text)
        let camera = try #require(list.cameras.first)
        #expect(list.cameras.count == 1 && list.leftOut == 0)
        #expect(camera.key == "H429F" && camera.url == "http://a.example/H429F.JPG")
        #expect(camera.name(in: nil) == "Aberdeen Praya Road, Aberdeen Main Street")
        #expect(camera.region(in: nil) == "Hong Kong Island" && camera.isIn(region: "southern"))
        #expect(camera.place?.latitude == 22.2482 && camera.place?.longitude == 114.1519)
        #expect(camera.matches(["aberdeen", "h429"]) && !camera.matches(["aberdeen", "kowloon"]))
    }

    /// Another encoding is not read as Latin-1.
    @Test func encodings() {
        func encoding(_ name: String, _ text: [UInt8]) -> String? {
            TrafficCameraList.unreadEncoding(Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><l>".utf8) + text)
        }
        #expect(encoding("Big5", [0xB4, 0xE4]) == "Big5" && encoding("Big5", Array("plain".utf8)) == nil)
        #expect(encoding("ISO-8859-1", [0xE4]) == nil && encoding("Big5", Array("香港".utf8)) == nil)
    }

    @Test func languagesAreToldApart() throws {
        let both = try list(
            """
            id;name_en;name_tc;url
            K1;Nathan Road;彌敦道;https://a.example/1.jpg
            """)
        #expect(both.cameras[0].name(in: "zh") == "彌敦道" && both.cameras[0].name(in: "en") == "Nathan Road")
        #expect(both.cameras[0].name(in: "de") == "Nathan Road")
        // As the columns are named.
        #expect(both.cameras[0].name(in: TrafficCamera.language("tc")) == "彌敦道")
        #expect(TrafficCamera.language("zh_TW.UTF-8") == "zh" && TrafficCamera.language("sc") == "zh-hans")
        #expect(both.cameras[0].isIn("zh") && !both.cameras[0].isIn("de") && TrafficCamera.language("") == nil)
        var english = try list("key,description,url\nK1,Nathan Road,https://a.example/1.jpg", "/x/list_En.csv")
        english.add(try list("key,description,url\nK1,彌敦道,https://a.example/1.jpg", "list-tc.csv"))
        #expect(english.cameras.count == 1 && english.cameras[0].name(in: "zh") == "彌敦道")
        let nested = try list(#"[{"key": "A", "name": {"en": "One", "fr": "Un"}, "url": "http://a.example/a"}]"#)
        #expect(nested.cameras[0].name(in: "fr") == "Un")
        let xml = try list(
            #"<l><c key="A"><name lang="en">One</name><name lang="zh-HK">一</name><url>http://a.example/a</url></c></l>"#
        )
        #expect(xml.cameras[0].name(in: "zh") == "一" && xml.cameras[0].key == "A")
    }

    @Test func oneBadEntryRefusesNoList() throws {
        let list = try list(
            "key,name,url\nA,One,http://a.example/a\nB,Two,\nC,Three,file:///etc/passwd\nD,Four,http://a.example/d")
        #expect(list.cameras.map(\.key) == ["A", "D"] && list.leftOut == 2)
        #expect(TrafficCameraList(Array("one word".utf8), named: "x") == nil)
        #expect(TrafficCameraList([], named: "x") == nil)
        #expect(TrafficCameraList(Array("{\"a\": 1}".utf8), named: "x") == nil)
    }
}
