// What the camera sees, and the clips that it has recorded. With a token of edits, a tap protects a clip.
(() => {
  const csrf = document.body.dataset.csrf;
  const by = (id) => document.getElementById(id);
  const picture = by("picture");
  const state = by("state");

  // The next picture is asked for when the last one has come: a slow camera is not asked again and again.
  function look() {
    if (document.hidden) return setTimeout(look, 1000);
    const next = new Image();
    next.onload = () => {
      picture.src = next.src;
      picture.hidden = false;
      state.textContent = "";
      setTimeout(look, 500);
    };
    next.onerror = () => {
      picture.hidden = true;
      state.textContent = "Nothing is being recorded.";
      setTimeout(look, 5000);
    };
    next.src = "/camera.jpg?at=" + Date.now();
  }
  look();

  async function send(path, action) {
    const body = new URLSearchParams({ csrf, action });
    const response = await fetch(path, { method: "POST", body });
    if (!response.ok) state.textContent = await response.text();
    return response.ok;
  }
  const protect = by("protect");
  protect.hidden = !csrf;
  protect.addEventListener("click", async () => {
    if (await send("/edit/camera", "protect")) state.textContent = "Protected.";
    setTimeout(list, 1000);
  });

  function make(name, parent, properties) {
    const element = Object.assign(document.createElement(name), properties);
    parent.append(element);
    return element;
  }

  const film = by("film");
  function play(clip) {
    film.src = "/clip/" + clip.id + ".mp4";
    film.hidden = false;
    film.play();
    film.scrollIntoView({ block: "nearest" });
  }

  function show(clip, parent) {
    const box = make("div", parent, { className: clip.protected ? "clip kept" : "clip" });
    const image = make("img", box, {
      src: "/clip/" + clip.id + ".jpg", loading: "lazy", alt: "Play " + clip.id, tabIndex: 0,
    });
    image.addEventListener("click", () => play(clip));
    image.addEventListener("keydown", (event) => { if (event.key === "Enter") play(clip); });
    const start = clip.start ? new Date(clip.start).toLocaleTimeString() : "time unknown";
    const parts = [start, Math.round(clip.durationS) + " s", clip.camera, clip.name].filter(Boolean);
    make("p", box, { textContent: parts.join(" · ") });
    if (clip.trip) make("a", make("p", box), { href: "/trip/" + clip.trip, textContent: "Trip " + clip.trip });
    if (clip.protected) make("p", box, { className: "soft", textContent: "Protected: " + clip.reason });
    if (!csrf || clip.recording) return;
    const action = clip.protected ? "unprotect" : "protect";
    const button = make("button", box, { textContent: clip.protected ? "Release" : "Protect" });
    button.addEventListener("click", async () => {
      button.disabled = true;
      if (await send("/edit/clip/" + clip.id, action)) list();
    });
  }

  async function list() {
    const response = await fetch("/camera/clips.json");
    if (!response.ok) return;
    const clips = (await response.json()).clips.reverse();
    const parent = by("clips");
    parent.replaceChildren();
    if (!clips.length) make("p", parent, { className: "soft", textContent: "No clips yet." });
    let day = null;
    for (const clip of clips) {
      const own = clip.start ? new Date(clip.start).toLocaleDateString() : "Without a date";
      if (own !== day) make("h3", parent, { textContent: own });
      day = own;
      show(clip, parent);
    }
  }
  list();
})();
