/// How many datagrams there were, and what became of them.
package struct PacketCounts: Hashable, Sendable {
    /// Every datagram that was received.
    package var received = 0
    /// Those whose values were used.
    package var used = 0
    /// Those of a menu, a pause or the end of a race.
    package var idle = 0
    /// Those that the network delivered twice.
    package var doubled = 0
    /// Those that were older than one before.
    package var late = 0
    /// Those with the length of a game's packet and impossible content.
    package var damaged = 0
    /// Those of another game than the one that is followed.
    package var foreign = 0
    /// Those that are of no known game.
    package var unknown = 0
    /// Those that the system dropped because they were not fetched in time.
    package var dropped = 0
    /// Those that came back after they were passed on to another program. They are not among the received ones.
    package var returned = 0

    package init() {}
}
