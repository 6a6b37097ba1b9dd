extension GeoPoint {
    /// Reads "48.1374,11.5755", degrees with north and east positive; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
        self.init(checked: latitude, longitude)
    }
}
