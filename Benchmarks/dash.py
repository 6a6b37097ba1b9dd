"""Measures the dashboard with a game at 60 packets a second (Benchmarks/run dash).

A sender of Forza's packets, which is written here from the layout of the packet, and a terminal of 100 columns and 30 rows,
which interprets what obdmech writes. Each packet has another lap time; when it is on the screen, the packet has arrived
there. The session is recorded meanwhile: kept are the packets whose lap time is in the database afterward. Beside it is what
the app behind the requirements measured on a phone.
"""

import fcntl
import math
import os
import pty
import re
import select
import socket
import sqlite3
import struct
import subprocess
import sys
import termios
import time

OBDMECH, FOLDER, SECONDS = sys.argv[1], sys.argv[2], int(sys.argv[3])
COLUMNS, ROWS, RATE = 100, 30, 60
PACKET = 324
# In packets: laps of 90 s.
LAP = 90 * RATE
TICK = os.sysconf("SC_CLK_TCK")


class Screen:
    """As much of a terminal as obdmech uses."""

    SEQUENCE = re.compile(r"\x1b\[(\??)([\d;]*)([A-Za-z])")

    def __init__(self):
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0
        self.frames = 0

    def take(self, text):
        place = 0
        while place < len(text):
            if text[place] == "\x1b":
                found = self.SEQUENCE.match(text, place)
                if not found:
                    return text[place:]
                self.obey(*found.groups())
                place = found.end()
            else:
                if text[place] >= " " and self.column < COLUMNS:
                    self.cells[self.row][self.column] = text[place]
                    self.column += 1
                place += 1
        return ""

    def obey(self, mark, numbers, kind):
        if mark:
            self.frames += numbers == "2026" and kind == "l"
            return
        values = [int(number) for number in numbers.split(";") if number]
        if kind == "H":
            self.row, self.column = (values + [1, 1])[0] - 1, (values + [1, 1])[1] - 1 if len(values) > 1 else 0
        elif kind == "J":
            self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        elif kind == "K":
            self.cells[self.row][self.column:] = [" "] * (COLUMNS - self.column)

    def lap_times(self):
        text = "\n".join("".join(row) for row in self.cells)
        for found in re.finditer(r"(\d+):(\d\d\.\d{3})", text):
            yield int(found[1]) * 60000 + round(float(found[2]) * 1000)


def lap_ms(number):
    """The time in the lap that a packet tells, in milliseconds."""
    return round(number % LAP * 1000 / RATE)


def packet(number):
    """The telemetry of a Forza game."""
    data = bytearray(PACKET)
    t = number / RATE
    put = lambda offset, kind, *values: struct.pack_into("<" + kind, data, offset, *values)
    put(0, "iI", 1, int(t * 1000) & 0xFFFFFFFF)
    put(8, "fff", 8500, 900, 3000 + 2700 * math.sin(t) + 2500 * math.sin(t * 0.31))
    put(20, "fff", 6 * math.sin(t * 1.3), 0.1, 7 * math.cos(t * 0.9))
    put(32, "fff", 0.2, 0, 40 + 20 * math.sin(t * 0.2))
    # After 12 bytes at 232, the second part.
    put(244, "fff", 400 * math.sin(t / 20), 5, 250 * math.cos(t / 20))
    put(256, "fff", 40 + 20 * math.sin(t * 0.2), 150_000 + 100_000 * math.sin(t), 300)
    put(268, "ffff", 180 + t % 5, 185, 190, 195)
    put(284, "fff", 8 + 5 * math.sin(t), 0.8, t * 40)
    laps = number // LAP
    put(296, "ffff", 90 if laps else 0, 90 if laps else 0, lap_ms(number) / 1000, t)
    put(312, "HBBBBBBb", laps, 4, int(127 + 127 * math.sin(t * 2)), int(max(0, -200 * math.sin(t * 2))), 0, 0, 3 + int(t) % 3, 0)
    return bytes(data)


def usage_of(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    with open(f"/proc/{pid}/status") as file:
        kilobytes = int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])
    return (int(fields[11]) + int(fields[12])) / TICK, kilobytes / 1024


def measure(design):
    port = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    port.bind(("127.0.0.1", 0))
    target = port.getsockname()
    port.close()
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = {
        **os.environ, "HOME": FOLDER, "XDG_CONFIG_HOME": FOLDER, "XDG_DATA_HOME": FOLDER, "XDG_RUNTIME_DIR": FOLDER,
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    }  # fmt: skip
    run = subprocess.Popen(
        [OBDMECH, "dash", "--listen", f"127.0.0.1:{target[1]}", "--save", "--design", design, "--tag", design],
        stdin=slave, stdout=slave, stderr=subprocess.DEVNULL, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(slave)
    sender = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    time.sleep(0.5)
    screen, rest, sent, seen, size = Screen(), "", {}, {}, 0
    begin = time.perf_counter()
    number, warm = 0, None
    end = SECONDS * RATE
    while number < end or time.perf_counter() < begin + SECONDS + 0.2:
        due = begin + number / RATE
        now = time.perf_counter()
        if number < end and now >= due:
            sender.sendto(packet(number), target)
            sent[lap_ms(number)] = (number, time.perf_counter())
            number += 1
            # What is learnt and allocated at the start is not counted.
            if warm is None and number > min(10 * RATE, end / 2):
                warm = (usage_of(run.pid), time.perf_counter(), size, screen.frames, number)
            continue
        ready, _, _ = select.select([master], [], [], max(0, min(0.05, due - now)) if number < end else 0.05)
        if not ready:
            continue
        data = os.read(master, 65536)
        now = time.perf_counter()
        size += len(data)
        rest = screen.take(rest + data.decode(errors="replace"))
        # The last and the best lap are of 90 s, which no packet has.
        for lap in screen.lap_times():
            if lap in sent and sent[lap][0] not in seen:
                seen[sent[lap][0]] = now - sent[lap][1]
    (cpu0, memory0), time0, size0, frames0, number0 = warm
    cpu1, memory1 = usage_of(run.pid)
    lasted = time.perf_counter() - time0
    frames, bytes_written = screen.frames - frames0, size - size0
    run.send_signal(2)
    try:
        while os.read(master, 65536):
            pass
    except OSError:
        pass
    run.wait()
    delays = sorted(seen.values())
    at = lambda share: delays[min(len(delays) - 1, int(share * len(delays)))] * 1000
    database = sqlite3.connect(os.path.join(FOLDER, "obdmech", "obdmech.db"))
    (kept,) = database.execute(
        "SELECT sum(count) FROM sample_block AS block JOIN signal ON signal.id = block.signal"
        " WHERE signal.name = 'currentLapTime' AND trip_id = (SELECT max(id) FROM trip)"
    ).fetchone()
    database.close()
    print(
        f"{design:10}{RATE:9}{frames / lasted:9.1f}{100 * kept / number:8.2f}{100 * len(seen) / number:9.1f}{at(0.5):9.1f}{at(0.99):8.1f}"
        f"{at(1):8.1f}{100 * (cpu1 - cpu0) / lasted:8.1f}{bytes_written / lasted / 1000:8.1f}"
        f"{memory0:9.1f}{memory1:7.1f}"
    )


print(f"{SECONDS} s of a game on {COLUMNS}x{ROWS}, recorded")
print("design     packets/s frames/s kept, % shown, %  p50, ms p99, ms max, ms  CPU, %  kB/s  memory, MB, then")
for design in sys.argv[4:] or ["modern", "classic", "minimal", "wide"]:
    measure(design)
print("the original, on a phone: 60 packets/s sent, 10 to 13 shown (its own measurement)")
