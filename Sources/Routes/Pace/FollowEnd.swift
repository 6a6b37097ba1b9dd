/// What a followed drive ends with: how much of the route it drove, and how it was paced.
package struct FollowEnd: Hashable, Sendable {
    /// The drive on the route; nil if it was shorter than 20 m.
    package let drive: RouteDrive?
    /// Why it is none of the route; nil if it is one.
    package let error: RouteDrive.MatchError?
    /// The last reading; nil without a pace.
    package let last: PaceMeter.Reading?
    /// The reading with the greatest time behind.
    package let worst: PaceMeter.Reading?

    init(_ way: Way, on route: RoutePath, last: PaceMeter.Reading?, worst: PaceMeter.Reading?) {
        self.last = last
        self.worst = worst
        guard let path = RoutePath(way) else {
            drive = nil
            error = .tooShort
            return
        }
        let drive = RouteDrive(path, on: route)
        self.drive = drive
        error = drive.error(of: path, on: route)
    }
}
