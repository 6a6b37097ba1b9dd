"use strict";
// Searches the trips of the page: each has a link and its cells as text.
{
  const most = 200;
  const trips = JSON.parse(document.getElementById("trips").textContent);
  const texts = trips.map((trip) => trip.slice(1).join("\n").toLowerCase());
  const field = document.getElementById("words");
  const count = document.getElementById("count");
  const found = document.getElementById("found");

  function row(trip) {
    const line = document.createElement("tr");
    trip.slice(1).forEach((text, column) => {
      const cell = document.createElement(column === 0 ? "th" : "td");
      if (column === 0) cell.scope = "row";
      if (column === 0 && trip[0]) {
        const link = document.createElement("a");
        link.href = trip[0];
        link.textContent = text;
        cell.append(link);
      } else {
        cell.textContent = text;
      }
      line.append(cell);
    });
    return line;
  }

  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter((word) => word);
    const shown = [];
    let all = 0;
    texts.forEach((text, index) => {
      if (!words.every((word) => text.includes(word))) return;
      all += 1;
      if (shown.length < most) shown.push(row(trips[index]));
    });
    found.replaceChildren(...shown);
    count.textContent = all > most ? `${all} trips, of which the latest ${most} are shown` : `${all} trips`;
    history.replaceState(null, "", field.value ? "#" + encodeURIComponent(field.value) : location.pathname);
  }

  try {
    field.value = decodeURIComponent(location.hash.slice(1));
  } catch {
    // Not our own link.
  }
  field.addEventListener("input", search);
  search();
}
