// The user's traffic cameras: by region, near the car of the trip that is being recorded, or ahead on its way.
import { along, cameras, nameOf, near, onWay, show } from "/traffic-view.js";

const find = (id) => document.getElementById(id);
const units = document.documentElement.dataset.units;
// How far cameras are shown that are not on the way, and what of the way lies behind the car, in meters.
const nearM = 20000, behindM = 50;
let list = [], mode = "region", here = null, latitude = null, path = [], onPath = null;

function distance(meters) {
  if (units !== "us" && units !== "imperial") return meters < 1000 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1000).toFixed(1)} km`;
  return `${(meters * 0.000621371192).toFixed(1)} mi`;
}

const words = () => find("search").value.toLowerCase().split(/\s+/).filter(Boolean);
function matches(camera) {
  const text = [camera.key, camera.region, camera.name, ...camera.names.map((name) => name.text)].join("\n").toLowerCase();
  return words().every((word) => text.includes(word));
}

// Sections of rows: a camera with the distance that is shown.
function sections() {
  const found = list.filter(matches);
  if (mode === "near") return here ? [[null, near(found, here, nearM).map((row) => ({ camera: row.camera, meters: row.awayM }))]] : [];
  if (mode === "ahead") {
    if (path.length < 2) return [];
    onPath ??= onWay(list, path);
    const atM = here ? along(path, here).alongM : 0;
    const rows = onPath.filter((row) => row.alongM >= atM - behindM && matches(row.camera));
    return [[null, rows.map((row) => ({ camera: row.camera, meters: Math.max(0, row.alongM - atM) }))]];
  }
  const regions = new Map();
  for (const camera of found) {
    const region = camera.region || "";
    if (!regions.has(region)) regions.set(region, []);
    regions.get(region).push({ camera });
  }
  return [...regions];
}

function stateText(count) {
  if (!list.length) return "The list has no cameras.";
  if (mode === "near" && !here) return "This needs a trip with positions that is being recorded.";
  if (mode === "ahead" && path.length < 2) return "This needs a trip on a route, of obdmech trip --to or --follow.";
  if (!count && words().length) return "No camera has these words.";
  if (!count) return mode === "near" ? `No camera within ${distance(nearM)}.` : "No more cameras on the way.";
  return "";
}

// Buttons stay while the car moves, so that neither the focus nor a tap is lost.
const buttons = new Map();
function button(camera) {
  let made = buttons.get(camera.key);
  if (made) return made;
  const box = document.createElement("button"), parts = ["b", "span", "small"].map((name) => document.createElement(name));
  box.type = "button";
  parts[0].textContent = nameOf(camera);
  parts[1].className = "far";
  parts[2].textContent = nameOf(camera) === camera.key ? "" : camera.key;
  box.append(...parts);
  box.addEventListener("click", () => show(camera));
  buttons.set(camera.key, made = { box, far: parts[1] });
  return made;
}

let drawn = "";
function draw() {
  const shown = sections(), count = shown.reduce((sum, [, rows]) => sum + rows.length, 0);
  const text = stateText(count);
  if (find("state").textContent !== text) find("state").textContent = text;
  for (const [, rows] of shown) for (const { camera, meters } of rows) {
    const far = meters == null ? "" : distance(meters), made = button(camera);
    if (made.far.textContent !== far) made.far.textContent = far;
  }
  const key = JSON.stringify([mode, shown.map(([region, rows]) => [region, rows.map((row) => row.camera.key)])]);
  if (key === drawn) return;
  drawn = key;
  const focus = document.activeElement;
  find("list").replaceChildren(...shown.flatMap(([region, rows]) => {
    const box = document.createElement("div");
    box.className = "cameras";
    box.append(...rows.map((row) => button(row.camera).box));
    return region ? [Object.assign(document.createElement("h2"), { textContent: region }), box] : [box];
  }));
  if (focus?.isConnected && focus !== document.body) focus.focus();
}

for (const choice of document.querySelectorAll("[data-mode]")) choice.addEventListener("click", () => {
  mode = choice.dataset.mode;
  for (const other of document.querySelectorAll("[data-mode]")) other.setAttribute("aria-pressed", String(other === choice));
  draw();
});
find("search").addEventListener("input", draw);

// Where the car is and where it goes, from the lines of the trip (obdmech-json(5)).
function take(line) {
  if (line.type === "start") { here = null; path = []; onPath = null; }
  if (line.type === "path") { path = line.positions || []; onPath = null; }
  if (line.type !== "sample" || line.suspect || typeof line.value !== "number") return;
  if (line.signal === "latitude") latitude = line.value;
  if (line.signal === "longitude" && latitude != null) here = [latitude, line.value];
}
function connect() {
  const events = new EventSource("/live/events?thin=1");
  let drawnAt = 0, timer = null;
  events.addEventListener("gone", () => { here = null; path = []; draw(); });
  events.onerror = () => { if (events.readyState === EventSource.CLOSED) setTimeout(connect, 5000); };
  events.onmessage = (event) => {
    for (const text of event.data.split("\n")) {
      try { take(JSON.parse(text)); } catch { /* A line that is cut off. */ }
    }
    if (mode === "region" || timer) return;
    timer = setTimeout(() => { timer = null; drawnAt = performance.now(); draw(); }, Math.max(0, drawnAt + 1000 - performance.now()));
  };
}

// Without this script there is only what to do instead.
for (const id of ["tools", "privacy"]) find(id).hidden = false;
find("state").textContent = "Loading …";
try {
  list = await cameras();
  draw();
  connect();
} catch (error) {
  find("state").textContent = error.message;
}
