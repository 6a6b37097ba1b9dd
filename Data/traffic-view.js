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

let dialog, parts, shown = null, request = null;
function make(name, parent, properties) {
  const element = Object.assign(document.createElement(name), properties);
  parent.append(element);
  return element;
}
function build() {
  dialog = make("dialog", document.body, { className: "traffic" });
  parts = {
    name: make("h2", dialog), region: make("p", dialog, { className: "soft" }), image: make("img", dialog, { hidden: true }),
    state: make("p", dialog),
  };
  parts.state.setAttribute("role", "status");
  const buttons = make("p", dialog, { className: "buttons" });
  make("button", buttons, { type: "button", textContent: "Fetch again" }).addEventListener("click", () => fetchPicture());
  make("button", buttons, { type: "button", textContent: "Close", autofocus: true }).addEventListener("click", () => dialog.close());
  // A tap beside it closes it, too.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => request?.abort());
}
const read = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.onerror = reject;
  reader.readAsDataURL(blob);
});

async function fetchPicture() {
  const camera = shown;
  request?.abort();
  const own = request = new AbortController();
  parts.state.textContent = "Fetching the picture …";
  try {
    const response = await fetch("/traffic/picture/" + camera.key.split("/").map(encodeURIComponent).join("/"), { signal: own.signal });
    if (!response.ok) throw new Error((await response.text()).trim());
    const ageS = Number(response.headers.get("Age")) || 0, source = await read(await response.blob());
    if (own !== request) return;
    parts.image.src = source;
    await parts.image.decode();
    if (own !== request) return;
    parts.image.hidden = false;
    parts.state.textContent = ageS ? `Fetched ${ageS} s ago` : "Fetched now";
  } catch (error) {
    if (own !== request || error.name === "AbortError") return;
    parts.image.hidden = true;
    const reason = error.name === "EncodingError" ? "the picture is damaged" : error instanceof TypeError ? "the connection is lost" : error.message;
    parts.state.textContent = reason[0].toUpperCase() + reason.slice(1);
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
