// Traffic cameras for pages: the user's list, where they are along a way, and the picture of one. A picture is fetched only
// when somebody asks for it, and comes through this server.
const radiusM = 6371008.8, degree = Math.PI / 180;
const isPlaced = (camera) => camera.latitude != null && camera.longitude != null;

// In the language of the browser, if the list has it.
export function nameOf(camera) {
  const language = navigator.language.split("-")[0].toLowerCase();
  return camera.names.find((name) => name.language === language)?.text || camera.name;
}

export async function cameras() {
  const response = await fetch("/traffic/cameras.json");
  if (!response.ok) throw new Error((await response.text()).trim());
  return (await response.json()).cameras;
}

// Meters to the east and north of a place.
const from = ([latitude, longitude]) => {
  const factor = Math.cos(latitude * degree);
  return ([lat, lon]) => [((lon - longitude + 540) % 360 - 180) * degree * radiusM * factor, (lat - latitude) * degree * radiusM];
};

// How far a place is from the line through points, and where on the line that is, in meters.
export function along(points, place) {
  const plane = from(place), flat = points.map(plane);
  let best = { awayM: Math.hypot(...(flat[0] || [Infinity, 0])), alongM: 0 }, sum = 0;
  for (let index = 1; index < flat.length; index++) {
    const [a, b] = [flat[index - 1], flat[index]], [east, north] = [b[0] - a[0], b[1] - a[1]], square = east * east + north * north;
    const share = square ? Math.max(0, Math.min(1, -(a[0] * east + a[1] * north) / square)) : 0;
    const awayM = Math.hypot(a[0] + share * east, a[1] + share * north), length = Math.sqrt(square);
    if (awayM < best.awayM) best = { awayM, alongM: sum + share * length };
    sum += length;
  }
  return best;
}

// The cameras at a place, the nearest first.
export function near(list, place, withinM) {
  const plane = from(place);
  return list.filter(isPlaced).map((camera) => ({ camera, awayM: Math.hypot(...plane([camera.latitude, camera.longitude])) }))
    .filter((row) => row.awayM <= withinM).sort((one, other) => one.awayM - other.awayM);
}

// How far from a way a camera belongs to it, in meters.
const besideM = 500;

// The cameras along a way, in the order in which they are passed.
export function onWay(list, path) {
  if (path.length < 2) return [];
  return list.filter(isPlaced).map((camera) => ({ camera, ...along(path, [camera.latitude, camera.longitude]) }))
    .filter((row) => row.awayM <= besideM).sort((one, other) => one.alongM - other.alongM);
}

// The picture

// A picture is kept for so long, and not fetched again (docs/traffic.md).
const keptMs = 60000;
let dialog, parts, shown = null, request = null, freshUntil = 0, timer = null;
function make(name, parent, properties) {
  const element = Object.assign(document.createElement(name), properties);
  parent.append(element);
  return element;
}
function build() {
  dialog = make("dialog", document.body, { className: "traffic" });
  parts = { name: make("h2", dialog, { id: "traffic-name" }), region: make("p", dialog, { className: "soft" }) };
  dialog.setAttribute("aria-labelledby", "traffic-name");
  // As large before the picture comes as with it, so that nothing moves under a finger.
  const frame = make("div", dialog, { className: "frame" });
  parts.image = make("img", frame, { hidden: true });
  parts.state = make("p", frame);
  parts.state.setAttribute("role", "status");
  parts.time = make("p", dialog, { className: "soft" });
  const buttons = make("p", dialog, { className: "buttons" });
  parts.again = make("button", buttons, { type: "button" });
  parts.again.addEventListener("click", () => fetchPicture());
  parts.close = make("button", buttons, { type: "button", textContent: "Close", autofocus: true });
  parts.close.addEventListener("click", () => dialog.close());
  // A tap beside it closes it, too.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    // The event comes later than the closing: the dialog may show the next picture already.
    if (dialog.open) return;
    request?.abort();
    clearTimeout(timer);
  });
}
const read = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.onerror = reject;
  reader.readAsDataURL(blob);
});

// The other button says when there may be a new picture.
function count() {
  clearTimeout(timer);
  const left = Math.ceil((freshUntil - Date.now()) / 1000);
  if (left > 0 && document.activeElement === parts.again) parts.close.focus();
  parts.again.disabled = left > 0;
  parts.again.textContent = left > 0 ? `Again in ${left} s` : "Fetch again";
  if (left > 0) timer = setTimeout(count, 1000);
}
function tell(text) {
  parts.image.hidden = true;
  parts.state.hidden = false;
  parts.state.textContent = text;
  parts.time.textContent = "\u00a0";
}

async function fetchPicture() {
  const camera = shown;
  request?.abort();
  const own = request = new AbortController();
  if (parts.image.hidden) tell("Fetching the picture …");
  freshUntil = 0;
  count();
  try {
    const response = await fetch("/traffic/picture/" + camera.key.split("/").map(encodeURIComponent).join("/"), { signal: own.signal });
    if (!response.ok) throw new Error((await response.text()).trim());
    const fetchedMs = Date.now() - 1000 * (Number(response.headers.get("Age")) || 0), source = await read(await response.blob());
    if (own !== request) return;
    parts.image.src = source;
    await parts.image.decode();
    if (own !== request) return;
    parts.image.hidden = false;
    parts.state.hidden = true;
    parts.time.textContent = "Fetched at " + new Date(fetchedMs).toLocaleTimeString();
    freshUntil = fetchedMs + keptMs;
    count();
  } catch (error) {
    if (own !== request || error.name === "AbortError") return;
    const reason = error.name === "EncodingError" ? "the picture is damaged" : error instanceof TypeError ? "the connection is lost" : error.message;
    tell(reason[0].toUpperCase() + reason.slice(1));
  }
}

export function show(camera) {
  if (!dialog) build();
  shown = camera;
  const name = nameOf(camera);
  parts.name.textContent = name;
  parts.region.textContent = [camera.key === name ? null : camera.key, camera.region].filter(Boolean).join(" · ");
  parts.image.hidden = true;
  parts.image.removeAttribute("src");
  parts.image.alt = "The road at " + name;
  if (!dialog.open) dialog.showModal();
  fetchPicture();
}
