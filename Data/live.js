// The live page: connects to the events of the server, keeps the latest values, and shows them as a dashboard, a map or a
// list. Lines are those of the live socket (obdmech-json(5)).
import { instruments, lapTime, themeOf, track } from "/live-instruments.js";
import { parse, place } from "/live-layout.js";

const find = (id) => document.getElementById(id);
const root = document.documentElement, canvas = find("dash"), c = canvas.getContext("2d");
const query = new URLSearchParams(location.search);
const isTransparent = query.get("transparent") === "1";
root.classList.toggle("transparent", isTransparent);
// A browser may forbid to keep anything.
const kept = (name, value) => {
  try {
    if (value === undefined) return localStorage.getItem(name);
    localStorage.setItem(name, value);
  } catch { return null; }
};

// Units

const systems = {
  metric: {},
  us: {
    "km/h": ["mph", 0.621371192], "km": ["mi", 0.621371192], "m": ["ft", 3.2808399], "kPa": ["psi", 0.14503774], "L": ["gal", 0.26417205],
    "L/h": ["gal/h", 0.26417205], "°C": ["°F", 1.8, 32], "kW": ["hp", 1.34102209],
  },
  imperial: { "km/h": ["mph", 0.621371192], "km": ["mi", 0.621371192], "m": ["yd", 1.0936133] },
};
let units = query.get("units") in systems ? query.get("units") : root.dataset.units in systems ? root.dataset.units : "metric";
const converted = (unit) => systems[units][unit];

// What is known

// After so long a value that comes several times a second is unknown, and one that comes rarely, in ms.
const fastMs = 3000, slowMs = 60000;
const fast = new Set([
  "vehicleSpeed", "engineSpeed", "throttle", "brake", "clutch", "handbrake", "steering", "steeringAngle", "lateralAcceleration",
  "longitudinalAcceleration", "enginePower", "engineTorque", "boostPressure",
]);
const throttles = ["throttle", "pedalPositionD", "acceleratorPedal", "throttlePosition"];
const decimals = { vehicleSpeed: 0, engineSpeed: 0, coolantTemperature: 0, latitude: 5, longitude: 5, engineLoad: 0 };
// What a car tells besides that a driver wants to know, in this order.
const wanted = [
  "engineOilTemperature", "transmissionTemperature", "engineLoad", "ambientTemperature", "intakeAirTemperature", "batteryCharge",
  "throttlePosition", "timingAdvance",
];

function fresh() {
  return {
    isOn: false, isOver: false, start: null, values: new Map(), trip: {}, delta: null, slip: null, slipAt: 0, drifts: [], laps: [],
    best: null, flash: null, pedals: [], accelerations: [], course: [], places: [], path: [], guide: null, way: null, pace: null,
    sectorBegin: 0, topRpm: 0, hasBoost: false, run: null, alerts: [], at: 0,
  };
}
let s = fresh(), isDirty = true, newsAt = 0, newest = null, drawn = null;
// The newest engine speeds, and when they were on the screen: what was drawn in a frame is there when the next one begins.
const shown = [];

const moment = {
  get now() { return performance.now(); },
  value(signal) {
    const entry = s.values.get(signal);
    return entry && performance.now() - entry.at <= (fast.has(signal) ? fastMs : slowMs) ? entry.value : null;
  },
  has: (signal) => s.values.has(signal),
  // Needles and bars move between two events, numbers do not wait.
  smooth(signal) {
    const value = this.value(signal), entry = s.values.get(signal);
    if (value == null) return null;
    entry.drawn = entry.drawn == null ? value : entry.drawn + (value - entry.drawn) * this.step;
    return entry.drawn;
  },
  step: 1,
  get trip() { return s.trip; },
  get pedals() { return s.pedals; },
  get accelerations() { return s.accelerations; },
  get drifts() { return s.drifts; },
  get throttleSignal() { return throttles.find((signal) => s.values.has(signal)); },
  get throttle() {
    const known = throttles.find((signal) => this.value(signal) != null);
    return known ? this.smooth(known) : null;
  },
  get fuel() { return this.value("fuelShare") ?? this.value("fuelLevel"); },
  // If laps need what the last whole lap needed.
  get fuelLaps() {
    const perLap = s.values.get("fuelPerLap")?.value;
    return this.fuel != null && perLap > 0 ? this.fuel / perLap : null;
  },
  get boost() {
    const air = this.value("barometricPressure"), intake = this.value("intakeManifoldPressure");
    return this.value("boostPressure") ?? (air != null && intake != null ? intake - air : null);
  },
  get hasBoost() { return s.hasBoost; },
  get shiftRpm() {
    const given = Number(query.get("shift") || kept("shift"));
    if (given > 0) return given;
    const top = s.values.get("maximumEngineSpeed")?.value;
    return top > 0 ? top * 0.97 : null;
  },
  get isShiftDue() { return this.shiftRpm != null && (this.value("engineSpeed") ?? 0) >= this.shiftRpm; },
  get isBlinkOn() { return Math.floor(performance.now() / 62.5) % 2 === 0; },
  get topRpm() {
    const told = s.values.get("maximumEngineSpeed")?.value;
    return told > 0 ? told : Math.max(this.shiftRpm ? this.shiftRpm * 1.05 : 6000, Math.ceil(s.topRpm / 1000) * 1000);
  },
  get delta() { return s.delta; },
  get best() { return s.best ?? (this.value("bestLapTime") > 0 ? this.value("bestLapTime") : null); },
  get last() { return this.value("lastLapTime") > 0 ? this.value("lastLapTime") : s.laps.at(-1)?.timeS ?? null; },
  get flash() { return s.flash && performance.now() < s.flash.until ? s.flash : null; },
  get sector() {
    const number = this.value("lapSector"), lapS = this.value("currentLapTime");
    if (!(number > 0) || lapS == null) return null;
    return { number, timeS: Math.max(0, lapS - s.sectorBegin), bestS: s.trip.bestSectorsS?.[number - 1] };
  },
  get slip() { return s.slip && performance.now() - s.slipAt <= fastMs ? s.slip : null; },
  get smoothSlip() {
    if (!this.slip) return null;
    s.slip.drawn = s.slip.drawn == null ? s.slip.slipDeg : s.slip.drawn + (s.slip.slipDeg - s.slip.drawn) * this.step;
    return s.slip.drawn;
  },
  get isDrifting() { return s.slip != null || s.drifts.length > 0; },
  get driftPeak() { return s.run?.peak; },
  get driftS() { return s.run ? s.run.until - s.run.since : 0; },
  isAlert: (kind) => s.alerts.some((alert) => alert.kind === kind),
  get nextM() { return s.way?.way?.next?.distanceM ?? s.guide?.distanceM; },
  get map() {
    if (s.map) return s.map;
    const isCourse = s.places.length < 2 && s.course.length > 1;
    return s.map = isCourse ? courseMap() : placesMap();
  },
  get others() {
    if (s.values.has("gear")) return [];
    return wanted.filter((signal) => s.values.has(signal)).map((signal) => [signal, s.values.get(signal)])
      .map(([signal, entry]) => ({ name: nameOf(signal), value: entry.value, unit: entry.unit, shownUnit: this.unitOf(entry.unit) }));
  },
  shown(value, unit) {
    const row = converted(unit);
    return row ? value * row[1] + (row[2] || 0) : value;
  },
  unitOf: (unit) => converted(unit)?.[0] ?? unit,
  number(value, unit, decimals, withUnit = true) {
    return this.shown(value, unit).toFixed(decimals) + (withUnit && unit ? " " + this.unitOf(unit) : "");
  },
  plain(entry) {
    const value = this.shown(entry.value, entry.unit), size = Math.abs(value);
    if (entry.unit === "" && Number.isInteger(value)) return String(value);
    return value.toFixed(entry.digits ?? (size < 10 ? 2 : size < 100 ? 1 : 0));
  },
  get economyUnit() { return units === "metric" ? "L/100 km" : "mpg"; },
  economy(liters) {
    if (units === "metric") return liters.toFixed(1);
    return liters > 0 ? Math.min(199, (units === "us" ? 235.214583 : 282.480936) / liters).toFixed(1) : "–";
  },
  isTransparent,
};

// Maps: meters to the east and north.

const radiusM = 6371008.8;
function planeAt([latitude, longitude]) {
  const factor = Math.cos(latitude * Math.PI / 180);
  return ([lat, lon]) => [(lon - longitude) * Math.PI / 180 * radiusM * factor, (lat - latitude) * Math.PI / 180 * radiusM];
}
function bounds(points) {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
function courseMap() {
  const driven = s.course.map(([x, z]) => Object.assign([x, z], { jump: 60 }));
  return { driven, path: [], here: s.course.at(-1), bounds: bounds(s.course), isCourse: true };
}
function placesMap() {
  const all = [...s.places, ...s.path];
  if (all.length < 1) return null;
  const cameras = camerasOf(s);
  const plane = planeAt(s.places.at(-1) || s.path[0]);
  const driven = s.places.map((point) => Object.assign(plane(point), { jump: 2000 })), path = s.path.map(plane);
  const heading = s.values.get("heading")?.value ?? s.values.get("course")?.value;
  return {
    driven, path, here: driven.at(-1), bounds: bounds([...driven, ...path]), courseDeg: heading, hits: [],
    cameras: cameras.map((camera) => ({ camera, at: plane([camera.latitude, camera.longitude]) })),
  };
}

// Traffic cameras, of those who have a list: along the way, or around the car.

let traffic = null, cameras = [];
const aroundM = 20000;
function camerasOf(trip) {
  if (!traffic) return [];
  if (trip.path.length < 2) return trip.places.length ? traffic.near(cameras, trip.places.at(-1), aroundM).map((row) => row.camera) : [];
  if (trip.camerasOf !== trip.path) {
    trip.camerasOf = trip.path;
    trip.camerasOnWay = traffic.onWay(cameras, trip.path).map((row) => row.camera);
  }
  return trip.camerasOnWay;
}
async function loadTraffic() {
  if (!root.dataset.traffic) return;
  find("traffic").hidden = false;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/traffic-view.css" }));
  try {
    const module = await import("/traffic-view.js");
    cameras = await module.cameras();
    traffic = module;
    s.map = null;
    isDirty = true;
  } catch { /* There are no markers. */ }
}
// The camera that is named above the map.
function showAhead() {
  const key = s.cameras?.[0]?.key, camera = cameras.find((one) => one.key === key);
  if (camera) traffic.show(camera);
}
// The camera whose marker is at a place of the screen.
function cameraAt(event) {
  const map = s.map, box = canvas.getBoundingClientRect(), reach = 26;
  if (!map?.hits || !plan) return null;
  const [x, y] = [event.clientX - box.x - (plan.margin || 0), event.clientY - box.y - (plan.margin || 0)];
  const found = map.hits.map((hit) => ({ ...hit, away: Math.hypot(hit.x - x, hit.y - y) })).filter((hit) => hit.away <= reach);
  return found.sort((one, other) => one.away - other.away)[0]?.camera ?? null;
}
canvas.addEventListener("click", (event) => {
  const camera = cameraAt(event);
  if (camera) traffic.show(camera);
});
canvas.addEventListener("pointermove", (event) => { canvas.style.cursor = cameraAt(event) ? "pointer" : ""; });

// Lines

function nameOf(signal) {
  const text = signal.replace(/([a-z])([A-Z0-9])/g, "$1 $2").replace(/(\d)([A-Z])/g, "$1 $2").toLowerCase();
  return text[0].toUpperCase() + text.slice(1);
}

function sample(line, now) {
  if (line.suspect || typeof line.value !== "number") return;
  let entry = s.values.get(line.signal);
  if (!entry) {
    s.values.set(line.signal, entry = { unit: line.unit, digits: decimals[line.signal] });
    s.isNew = true;
  }
  entry.value = line.value;
  entry.at = now;
  switch (line.signal) {
  case "engineSpeed": s.topRpm = Math.max(s.topRpm, line.value); break;
  case "lapSector":
    if (entry.last !== line.value) s.sectorBegin = line.value === 1 ? 0 : s.values.get("currentLapTime")?.value ?? 0;
    entry.last = line.value;
    break;
  case "positionX": s.x = line.value; break;
  case "positionZ": add(s.course, [s.x, line.value], 3); break;
  case "latitude": s.latitude = line.value; break;
  case "longitude": add(s.places, [s.latitude, line.value], 3e-5); break;
  case "course": case "heading": s.map = null; break;
  case "lateralAcceleration": s.lateral = line.value; break;
  case "longitudinalAcceleration":
    if (s.lateral != null) s.accelerations.push([s.lateral, line.value]);
    if (s.accelerations.length > 90) s.accelerations.shift();
    break;
  case "brake": case "throttle":
    if (!s.pedals.length || now - s.pedals.at(-1).at > 8) s.pedals.push({ at: now });
    s.pedals.at(-1)[line.signal] = line.value;
    if (s.pedals.length > 900) s.pedals.splice(0, 300);
    break;
  }
  if (moment.boost >= 5) s.hasBoost = true;
}

function add(points, point, least) {
  if (point.some((value) => value == null || !isFinite(value)) || point.every((value) => value === 0)) return;
  const last = points.at(-1);
  if (last && Math.abs(last[0] - point[0]) < least && Math.abs(last[1] - point[1]) < least) return;
  points.push(point);
  if (points.length > 6000) points.splice(0, points.length, ...points.filter((_, index) => index % 2));
  s.map = null;
}

function lap(line, now, isReplay) {
  const before = s.best;
  s.laps = s.laps.filter((other) => other.number !== line.number).concat(line);
  const valid = s.laps.filter((other) => other.valid).map((other) => other.timeS);
  s.best = valid.length ? Math.min(...valid) : null;
  if (isReplay) return;
  const isBest = line.valid && (before == null || line.timeS < before);
  s.flash = { number: line.number, timeS: line.timeS, valid: line.valid, isBest, difference: before == null ? null : line.timeS - before, until: now + 5000 };
}

function slip(line, now) {
  s.slip = { ...line, drawn: s.slip?.drawn };
  s.slipAt = now;
  if (Math.abs(line.slipDeg) >= 10) {
    if (!s.run) s.run = { since: line.t, peak: line.slipDeg };
    s.run.until = line.t;
    if (Math.abs(line.slipDeg) > Math.abs(s.run.peak)) s.run.peak = line.slipDeg;
  } else if (s.run && line.t - s.run.until > 0.5) s.run = null;
}

function take(line, now, isReplay) {
  switch (line.type) {
  case "start":
    s = fresh();
    Object.assign(s, { isOn: true, start: line });
    clearList();
    loadTrack();
    say("");
    find("ended").hidden = true;
    break;
  case "sample": sample(line, now); break;
  case "now":
    s.trip = line;
    if (line.bestLapS) s.best = line.bestLapS;
    s.alerts = line.alerts || [];
    break;
  case "delta": s.delta = line; break;
  case "slip": slip(line, now); break;
  case "drift": s.drifts.push(line); if (s.drifts.length > 50) s.drifts.shift(); break;
  case "lap": lap(line, now, isReplay); break;
  case "path": s.path = line.positions || []; s.map = null; break;
  case "pace": s.pace = line; s.off = null; break;
  case "place": s.place = line; break;
  case "guide": s.guide = line; break;
  case "cameras": s.cameras = line.cameras; break;
  case "deviation": s.off = line.on ? line : null; break;
  case "way": s.way = line; break;
  case "arrived": s.guide = s.way = null; announce("Arrived"); break;
  case "alert": if (!isReplay) announce(alertText(line)); break;
  case "summary": ended(line); break;
  case "error":
    s.isOn = false;
    s.isOver = true;
    say(line.message || "The trip has ended.");
    break;
  }
}

// Messages

const words = {
  overSpeed: (a) => `Speed ${moment.number(a.value, "km/h", 0)}, limit ${moment.number(a.limit, "km/h", 0)}`,
  tiredDriving: (a) => `${a.value.toFixed(1)} h of driving: take a break`,
  coolantHot: (a) => `Coolant ${moment.number(a.value, "°C", 0)}: stop and let the engine cool down`,
  voltageLow: (a) => `Voltage ${a.value.toFixed(1)} V: the battery is weak, or not charging`,
  voltageHigh: (a) => `Voltage ${a.value.toFixed(1)} V: the alternator regulator may be faulty`,
  lampOn: (a) => "Check engine light on" + (a.codes?.length ? ` (${a.codes.join(", ")})` : ""),
  newCode: (a) => "New trouble code" + (a.codes?.length ? " " + a.codes.join(", ") : ""),
};
const alertText = (alert) => words[alert.kind]?.(alert) ?? nameOf(alert.kind || "alert");

let spoken = [];
function announce(text) {
  spoken = [{ text, until: performance.now() + 15000 }, ...spoken].slice(0, 3);
}

let shownAlerts = "";
function drawAlerts(now) {
  spoken = spoken.filter((entry) => entry.until > now);
  const active = s.alerts.map(alertText), texts = [...active, ...spoken.map((entry) => entry.text).filter((text) => !active.includes(text))].slice(0, 4);
  const key = texts.join("\n");
  if (key === shownAlerts) return;
  shownAlerts = key;
  find("alerts").replaceChildren(...texts.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
}

let connection = "Connecting…";
function say(text) {
  connection = text;
  isDirty = true;
}

function statusText() {
  if (connection) return connection;
  if (!s.isOn) return "Nothing is being recorded. A trip appears here by itself.";
  if (s.trip.activity) return s.trip.activity + " …";
  if (s.trip.pausedS > 3) return "Engine off. The trip goes on when it starts.";
  if (s.trip.silentS > 3) return `No data for ${Math.round(s.trip.silentS)} s`;
  return [s.start?.game ? [nameOf(s.start.game.replaceAll("-", " ")), s.start.car, s.start.track].filter(Boolean).join(" · ") : "Recording"].join("");
}

const arrows = {
  "slight left": "↖", left: "←", "sharp left": "↙", "slight right": "↗", right: "→", "sharp right": "↘", "turn back": "↓", arrive: "◎",
  straight: "↑",
};
function short(meters) {
  if (units === "metric" && meters < 1000) return `${Math.round(meters / 10) * 10} m`;
  if (units !== "metric" && meters < 300) return moment.number(meters, "m", 0);
  return moment.number(meters / 1000, "km", 1);
}

let shownWay = "";
function drawWay() {
  const parts = [];
  const way = s.way?.way, next = way?.next || (s.guide && { turn: s.guide.turn, distanceM: s.guide.distanceM });
  if (next && s.isOn) parts.push(["turn", arrows[next.turn] || "↑", [short(next.distanceM), next.street || (next.exit ? `exit ${next.exit}` : "")]]);
  if (way && s.isOn) {
    const time = way.arrival ? new Date(way.arrival).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) : "";
    parts.push(["rest", time || way.to, [moment.number(way.remainingKm, "km", 1), time ? way.to : ""]]);
  }
  if (s.off && s.isOn) parts.push(["late", "off the route", [short(s.off.distanceM), ""]]);
  else if (s.pace && s.isOn) {
    const isLate = s.pace.aheadS < -0.5, size = Math.round(Math.abs(s.pace.aheadS));
    parts.push([isLate ? "late" : "early", size ? `${size} s` : "on pace", [size ? (isLate ? "behind" : "ahead") : "", ""]]);
  } else if (s.place && s.isOn) parts.push(["rest", short(s.place.leftM), ["left", ""]]);
  const camera = s.cameras?.[0];
  if (camera && s.isOn) parts.push(["camera", short(camera.aheadM), [camera.name]]);
  const key = JSON.stringify(parts);
  if (key === shownWay) return;
  shownWay = key;
  find("way").hidden = !parts.length;
  const boxes = [...find("way").children];
  // A box stays while it says something else, so that neither the focus nor a tap is lost.
  const drawn = parts.map(([kind, head, lines], index) => {
    const name = kind === "camera" && traffic ? "button" : "div";
    let box = boxes[index];
    if (box?.localName !== name) {
      box = document.createElement(name);
      box.append(document.createElement("b"), document.createElement("span"));
      if (name === "button") box.addEventListener("click", () => showAhead());
    }
    box.className = kind;
    box.title = kind === "camera" ? "Next traffic camera" : "";
    const text = [head, lines.filter(Boolean).join(" · ")];
    for (const [place, part] of text.entries()) if (box.children[place].textContent !== part) box.children[place].textContent = part;
    return box;
  });
  if (drawn.length !== boxes.length || drawn.some((box, index) => box !== boxes[index])) {
    find("way").replaceChildren(...drawn);
    resize();
  }
}

// The trip that has ended can be tagged, where the server allows it.
function ended(line) {
  s.isOn = false;
  s.isOver = true;
  s.summary = line;
  const parts = [
    line.distanceKm != null && moment.number(line.distanceKm, "km", 1), line.durationS && `${Math.round(line.durationS / 60)} min`,
    line.averageLPer100Km && `${moment.economy(line.averageLPer100Km)} ${moment.economyUnit}`, line.bestLapS && `best lap ${lapTime(line.bestLapS)}`,
    line.score != null && `score ${line.score}`,
  ].filter(Boolean);
  find("sum").textContent = parts.join(" · ");
  find("open").hidden = line.id == null;
  if (line.id != null) find("open").href = `/trip/${line.id}`;
  find("taps").hidden = line.id == null || !root.dataset.csrf;
  find("tapped").textContent = "";
  find("ended").hidden = isTransparent;
  say("The trip has ended. The next one appears here by itself.");
}

async function send(fields) {
  const body = new URLSearchParams({ csrf: root.dataset.csrf, ...fields });
  try {
    const response = await fetch(`/edit/trip/${s.summary.id}`, { method: "POST", body });
    find("tapped").textContent = response.ok ? "Saved" : (await response.text()).trim();
  } catch { find("tapped").textContent = "The connection is lost."; }
}
for (const button of document.querySelectorAll("[data-tag]")) button.addEventListener("click", () => send({ tag: button.dataset.tag }));
find("note").addEventListener("change", (event) => send({ note: event.target.value }));

// The list of all values

let cells = new Map();
const large = {
  vehicleSpeed: "Speed", engineSpeed: "Engine", coolantTemperature: "Coolant", controlModuleVoltage: "Voltage", engineLoad: "Load",
};
function clearList() {
  cells = new Map();
  for (const box of [find("main"), find("more")]) box.replaceChildren();
}
function cell(signal) {
  const isMain = signal in large, parent = find(isMain ? "main" : "more"), box = document.createElement("div");
  box.className = "value";
  box.dataset.order = isMain ? Object.keys(large).indexOf(signal) : nameOf(signal);
  const parts = ["name", "number", "unit"].map((name) => Object.assign(document.createElement("span"), { className: name }));
  parts[0].textContent = large[signal] || nameOf(signal);
  box.append(...parts);
  parent.insertBefore(box, [...parent.children].find((other) => other.dataset.order > box.dataset.order) || null);
  return { box, number: parts[1], unit: parts[2] };
}
function drawList(now) {
  for (const [signal, entry] of s.values) {
    let shown = cells.get(signal);
    if (!shown) cells.set(signal, shown = cell(signal));
    shown.box.classList.toggle("old", now - entry.at > 5000);
    const text = moment.plain(entry), unit = moment.unitOf(entry.unit);
    if (shown.number.textContent !== text) shown.number.textContent = text;
    if (shown.unit.textContent !== unit) shown.unit.textContent = unit;
  }
}

// Views

let designs = {}, view = null, plan = null, size = [0, 0];
const dark = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => isTransparent || query.get("theme") === "dark" || query.get("theme") !== "light" && dark.matches;
dark.addEventListener("change", () => { plan = null; isDirty = true; });

const titles = { race: "Race", car: "Car", drift: "Drift", classic: "Classic", map: "Map", values: "All values" };
const order = ["car", "race", "drift", "classic"];
function fillViews() {
  const names = [...order.filter((name) => designs[name]), "map", ...Object.keys(designs).filter((name) => !order.includes(name)), "values"];
  find("view").replaceChildren(...names.map((name) => new Option(titles[name] || nameOf(name), name)));
  show(query.get("design") || kept("view"));
}
function show(name) {
  const isKnown = name && [...find("view").options].some((option) => option.value === name);
  view = isKnown ? name : null;
  choose();
}
// Until somebody chooses, a game shows the race, and a car its trip.
const chosen = () => view || (s.values.has("lapNumber") || s.start?.game ? "race" : "car");
let shownView = null;
function choose() {
  const name = chosen();
  if (name !== shownView) {
    shownView = name;
    plan = null;
    find("view").value = name;
    find("list").hidden = name !== "values";
    canvas.hidden = name === "values";
    resize();
  }
}
find("view").addEventListener("change", (event) => {
  kept("view", event.target.value);
  show(event.target.value);
});
find("units").addEventListener("click", nextUnits);
function nextUnits() {
  const names = Object.keys(systems);
  units = names[(names.indexOf(units) + 1) % names.length];
  find("units").textContent = units === "us" ? "US" : nameOf(units);
  isDirty = true;
}
find("units").textContent = units === "us" ? "US" : nameOf(units);
find("full").addEventListener("click", full);
function full() {
  if (document.fullscreenElement) document.exitFullscreen();
  else root.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
}
find("full").hidden = !document.fullscreenEnabled;
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) return;
  const options = [...find("view").options].map((option) => option.value);
  if (event.key === "d") show(options[(options.indexOf(chosen()) + 1) % options.length]);
  if (event.key === "u") nextUnits();
  if (event.key === "f") full();
});
canvas.addEventListener("dblclick", full);

// Drawing

function resize() {
  const box = canvas.parentElement.getBoundingClientRect(), ratio = devicePixelRatio || 1;
  size = [Math.floor(box.width), Math.floor(box.height)];
  canvas.width = Math.round(size[0] * ratio);
  canvas.height = Math.round(size[1] * ratio);
  canvas.style.width = size[0] + "px";
  canvas.style.height = size[1] + "px";
  plan = null;
  isDirty = true;
}
new ResizeObserver(resize).observe(canvas.parentElement);

function layOut(name) {
  const design = name === "map" ? { colors: {}, layouts: [] } : designs[name] || Object.values(designs)[0];
  moment.theme = themeOf(design?.colors || {}, isDark());
  const gap = size[0] < 600 ? 6 : 9, margin = gap;
  const [width, height] = [size[0] - 2 * margin, size[1] - 2 * margin];
  if (!design) return plan = { places: [], unit: 17 };
  plan = name === "map"
    ? { places: [{ name: "map", x: 0, y: 0, width, height }], unit: 20 }
    : place(design, width, height, gap, (element) => instruments[element]?.isPresent(moment));
  plan.margin = margin;
  moment.unit = plan.unit;
  plan.key = presence(design);
  return plan;
}
const presence = () => Object.entries(instruments).map(([, row]) => row.isPresent(moment) ? 1 : 0).join("");

function drawDash() {
  const ratio = devicePixelRatio || 1, name = chosen();
  if (!plan || plan.key !== presence()) layOut(name);
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  c.clearRect(0, 0, size[0], size[1]);
  if (!s.isOn && !s.values.size) return wait();
  c.translate(plan.margin, plan.margin);
  if (s.isOver) c.globalAlpha = 0.45;
  for (const box of plan.places) {
    c.save();
    if (box.name !== "map") instruments[box.name].draw(c, box, moment);
    else if (moment.map) track(c, box, moment);
    else note(box, "No positions yet");
    c.restore();
  }
  c.globalAlpha = 1;
}

function note(box, text) {
  c.font = "600 18px system-ui, sans-serif";
  c.fillStyle = moment.theme.label;
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(text, box.x + box.width / 2, box.y + box.height / 2, box.width);
}

// A dial at rest says that the page is alive.
function wait() {
  const [x, y] = [size[0] / 2, size[1] / 2], radius = Math.min(size[0], size[1]) * 0.2, theme = moment.theme;
  c.lineWidth = radius * 0.12;
  c.lineCap = "round";
  c.strokeStyle = theme.track;
  c.beginPath();
  c.arc(x, y, radius, Math.PI * 0.75, Math.PI * 2.25);
  c.stroke();
  const at = Math.PI * (1.5 + 0.7 * Math.sin(performance.now() / 900));
  c.strokeStyle = theme.accent;
  c.beginPath();
  c.arc(x, y, radius, at - 0.18, at + 0.18);
  c.stroke();
  note({ x: 16, y: y + radius * 1.05, width: size[0] - 32, height: 60 }, "Waiting for a trip");
}

let frameAt = performance.now(), slowAt = 0;
function frame(now) {
  if (drawn != null) {
    shown.push([Date.now(), drawn]);
    if (shown.length > 5000) shown.shift();
    drawn = null;
  }
  const isMoving = now - newsAt < 300 || moment.flash || !s.isOn && !s.values.size;
  moment.step = 1 - Math.exp(-(now - frameAt) / 28);
  frameAt = now;
  if (isDirty || isMoving || now - slowAt > 500) {
    if (now - slowAt > 200) {
      slowAt = now;
      choose();
      drawAlerts(now);
      drawWay();
      const text = statusText();
      if (find("state").textContent !== text) find("state").textContent = text;
      root.classList.toggle("on", s.isOn && !connection);
    }
    if (chosen() === "values") drawList(now); else drawDash();
    isDirty = false;
  }
  drawn = newest;
  newest = null;
  requestAnimationFrame(frame);
}

// The connection

async function loadTrack() {
  const trip = s;
  try {
    const track = await (await fetch("/live/track")).json();
    if (trip !== s) return;
    s.places.unshift(...track.places);
    s.course.unshift(...track.course);
    s.map = null;
  } catch { /* It is drawn from here on. */ }
}

function connect() {
  const events = new EventSource("/live/events?thin=1");
  let isFirst = true;
  events.onopen = () => {
    isFirst = true;
    if (!s.isOver) say("");
  };
  events.onerror = () => {
    say("The connection is lost. Trying again…");
    // A browser gives up after an answer that is no stream.
    if (events.readyState === EventSource.CLOSED) setTimeout(connect, 5000);
  };
  events.addEventListener("gone", () => {
    s.isOn = false;
    s.isOver = true;
    say("The program that records has ended. A trip appears here by itself.");
  });
  events.onmessage = (event) => {
    const now = performance.now();
    let last = null;
    for (const text of event.data.split("\n")) {
      let line;
      try { line = JSON.parse(text); } catch { continue; /* A line that is cut off. */ }
      take(line, now, isFirst);
      if (line.type === "sample" && line.signal === "engineSpeed") last = line.value;
    }
    isFirst = false;
    newsAt = now;
    isDirty = true;
    if (last != null) newest = last;
  };
}

async function begin() {
  try {
    const texts = await (await fetch("/live/designs")).json();
    designs = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parse(text)]));
  } catch { designs = {}; }
  fillViews();
  layOut(chosen());
  loadTraffic();
  connect();
  requestAnimationFrame(frame);
}
begin();

// The screen of a phone in the car stays on, where the browser allows that: over HTTPS, and on this computer itself.
const awake = () => document.visibilityState === "visible" && navigator.wakeLock?.request("screen").catch(() => {});
document.addEventListener("visibilitychange", awake);
awake();
// For tests and the curious.
window.obdmechLive = { shown };
find("sleeps").hidden = "wakeLock" in navigator;
