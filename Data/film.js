// The film of a trip and its charts, map and events move together: each shows the moment of the others.
(() => {
  const video = document.querySelector("video[data-parts]");
  if (!video || !window.obdmech) return;
  // Of the trip from and to, in milliseconds, and where that is in the file, in seconds.
  const parts = JSON.parse(video.dataset.parts);
  // The only file of the page need not be repeated.
  for (const part of parts) part.src ??= video.getAttribute("src");
  const note = document.createElement("p");
  note.className = "soft";
  video.after(note);
  let current = parts[0];
  let moves = false;
  let wanted = null;
  let latest = null;
  // Whether the film is moved from here, not by the browser's own controls.
  let isMoved = false;

  function jump(seconds) {
    isMoved = true;
    video.currentTime = seconds;
  }
  function seek(part, seconds) {
    current = part;
    if (video.getAttribute("src") !== part.src) {
      const plays = !video.paused;
      wanted = seconds;
      video.src = part.src;
      if (plays) video.play();
    } else if (video.readyState === 0) wanted = seconds;
    else jump(seconds);
  }
  video.addEventListener("loadedmetadata", () => {
    if (wanted !== null) jump(wanted);
    wanted = null;
  });

  // From the charts and the map to the film.
  function show(time) {
    const part = parts.find((one) => time >= one.from && time < one.to);
    note.textContent = part ? "" : "There is no picture of this moment.";
    if (part) seek(part, part.at + (time - part.from) / 1000);
  }
  document.addEventListener("crosshair", (event) => {
    if (moves || event.detail === null) return;
    latest = event.detail;
    if (video.paused && !video.seeking) show(latest);
  });
  // While it plays, only a click moves it. The last of many moments counts.
  document.addEventListener("click", (event) => {
    if (latest !== null && event.target !== video && event.target.closest(".plot, svg, tr")) show(latest);
  });
  video.addEventListener("seeked", () => {
    if (!isMoved) return follow(video.currentTime);
    isMoved = false;
    if (video.paused && latest !== null && wanted === null && !moves) {
      const part = parts.find((one) => latest >= one.from && latest < one.to);
      const seconds = part ? part.at + (latest - part.from) / 1000 : 0;
      if (part && (part.src !== current.src || Math.abs(video.currentTime - seconds) > 0.05)) show(latest);
    }
  });

  // From the film to the charts and the map.
  function follow(seconds) {
    const src = video.getAttribute("src");
    const part = parts.find((one) => one.src === src && seconds >= one.at - 0.001
      && seconds < one.at + (one.to - one.from) / 1000);
    if (!part) return;
    current = part;
    note.textContent = "";
    moves = true;
    latest = part.from + (seconds - part.at) * 1000;
    window.obdmech.setCursor(latest);
    moves = false;
  }
  if (video.requestVideoFrameCallback) {
    const step = (_, frame) => {
      if (!video.paused) follow(frame.mediaTime);
      video.requestVideoFrameCallback(step);
    };
    video.requestVideoFrameCallback(step);
  } else video.addEventListener("timeupdate", () => { if (!video.paused) follow(video.currentTime); });
  // The browser's own controls.
  video.addEventListener("play", () => { latest = null; });
  video.addEventListener("ended", () => {
    const next = parts[parts.indexOf(current) + 1];
    if (!next || next.src === current.src) return;
    seek(next, next.at);
    video.play();
  });
  window.obdmech.film = { parts, follow, show };
})();
