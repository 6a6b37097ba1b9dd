import Glibc
import Telemetry
import TestSupport
import Testing

@testable import System

@Suite(.waits, .timeLimit(.minutes(20))) struct EventLoopTests {
    @Test func aDescriptorIsToldUntilItsWatchIsCancelled() throws {
        let (loop, wakeUp) = (EventLoop(), try WakeUp())
        var calls = 0
        let watch = loop.whenReadable(wakeUp.number) { calls += 1 }
        loop.step(longestS: 0)
        #expect(calls == 0)
        wakeUp.set()
        loop.step()
        loop.step()
        #expect(calls == 2)
        watch.isEnabled = false
        loop.step(longestS: 0)
        #expect(calls == 2)
        watch.isEnabled = true
        watch.cancel()
        loop.step(longestS: 0)
        #expect(calls == 2)
    }

    /// What one action cancels is not called any more, though both were ready.
    @Test func anActionCancelsAnother() throws {
        let loop = EventLoop()
        let wakeUps = [try WakeUp(), try WakeUp()]
        var watches: [EventLoop.Watch] = []
        var calls: [Int] = []
        for (index, wakeUp) in wakeUps.enumerated() {
            wakeUp.set()
            watches.append(
                loop.whenReadable(wakeUp.number) {
                    calls.append(index)
                    for watch in watches { watch.cancel() }
                })
        }
        loop.step()
        loop.step(longestS: 0)
        #expect(calls == [0])
    }

    @Test func timersAreCalledInTheirTimeAndOnce() {
        let loop = EventLoop()
        var calls: [String] = []
        let start = SystemClock.now
        let late = loop.timer { calls.append("late") }
        let early = loop.timer { calls.append("early") }
        late.due = start.advanced(bySeconds: 0.02)
        early.due = start.advanced(bySeconds: 0.01)
        loop.run { calls.count == 2 }
        #expect(calls == ["early", "late"])
        #expect(SystemClock.now.seconds(since: start) >= 0.02)
        #expect(late.due == nil)
        loop.step(longestS: 0)
        #expect(calls.count == 2)
    }

    /// A busy machine may come to several at once; one of them may put off another.
    @Test func timersThatAreLateKeepTheirOrder() {
        let loop = EventLoop()
        var (calls, off): ([String], EventLoop.Timer?) = ([], nil)
        let start = SystemClock.now
        let second = loop.timer { calls.append("second") }
        let first = loop.timer {
            calls.append("first")
            off?.due = nil
        }
        off = loop.timer { calls.append("off") }
        second.due = start.advanced(bySeconds: -1)
        first.due = start.advanced(bySeconds: -2)
        off?.due = start.advanced(bySeconds: -0.5)
        loop.step(longestS: 0)
        #expect(calls == ["first", "second"])
    }

    @Test func aTimerSetsItselfAnew() {
        let loop = EventLoop()
        var (calls, timer): (Int, EventLoop.Timer?) = (0, nil)
        timer = loop.timer {
            calls += 1
            if calls < 5 { timer?.due = SystemClock.now }
        }
        timer?.due = SystemClock.now
        loop.run { calls == 5 }
        #expect(timer?.due == nil)
    }

    /// A canceled timer is never called, whenever it was due, and the loop keeps nothing of it.
    @Test func aTimerIsCancelled() {
        final class Kept {}
        let loop = EventLoop()
        weak var kept: Kept?
        do {
            let object = Kept()
            kept = object
            let timer = loop.timer { [object] in Issue.record("\(object) was canceled") }
            timer.due = SystemClock.now.advanced(bySeconds: -1)
            timer.cancel()
        }
        #expect(kept != nil)
        loop.step(longestS: 0)
        #expect(kept == nil)
    }
}
