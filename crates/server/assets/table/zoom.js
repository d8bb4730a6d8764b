/* Zoom of a map: pinch, double tap, buttons, keys and wheel; dragging pans. The view is kept here, outside the board, so that it
   survives updates. */

const LARGEST = 8;
const BY_STEP = 1.5;
const BY_TAP = 2.4;
/* From this zoom on, labels show as much as on a large screen. */
const NEAR = 1.6;
/* Text height of figures at a place, in map units, and its minimum in pixels for the figures to be shown. */
const FIGURES = 11.6;
const LEGIBLE = 10.5;
const DOUBLE = 280;
/* Duration of a movement to another view. */
const MOVE = 420;
const SLOP = 9;

class MapZoom {
  small = matchMedia("(max-width: 900px)");
  still = matchMedia("(prefers-reduced-motion: reduce)");
  /* The magnification relative to the whole map, and the point of the map in the middle. */
  zoom = 1;
  middle = null;
  /* Once the reader has moved the map, it is not moved automatically. */
  touched = false;
  pointers = new Map();
  sizes = new ResizeObserver(() => this.apply());

  get window() {
    return document.querySelector(".board .window");
  }

  get map() {
    return this.window?.querySelector(".map");
  }

  /* Whether the screen initially shows only a part of the map. */
  get isSmall() {
    return this.small.matches || (innerWidth <= 1200 && !!this.map?.matches(".territories"));
  }

  /* The space for the map, and the size of a map unit when all of it is visible. */
  measure() {
    const { clientWidth: width, clientHeight: height } = this.window ?? {};
    const box = this.map?.viewBox.baseVal;
    if (!width || !height || !box?.width) return null;
    return { width, height, box, unit: Math.min(width / box.width, height / box.height) };
  }

  /* All places. On a small screen with chips, labels outside the places are left out. */
  whole() {
    const { x, y, width, height } = this.map.viewBox.baseVal;
    return this.small.matches && document.querySelector(".place-chips") ? this.around(all(".p", this.map)) : { x, y, width, height };
  }

  around(places) {
    const boxes = places.map((one) => one.querySelector("use, .edge")?.getBBox()).filter((box) => box?.width);
    if (!boxes.length) return null;
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
  }

  /* Shows a part of the map as large as possible. `covered` is the width on the right that buttons cover. */
  show(part, { most = LARGEST, least = 1, edge = 0, covered = 0 } = {}) {
    const room = this.measure();
    if (!room || !part) return;
    const fits = Math.min((room.width - covered) / (part.width + 2 * edge), room.height / (part.height + 2 * edge)) / room.unit;
    this.zoom = Math.max(least, Math.min(most, fits));
    this.middle = { x: part.x + part.width / 2 + covered / 2 / (room.unit * this.zoom), y: part.y + part.height / 2 };
  }

  /* On a small screen the buttons are at the right edge. */
  get covered() {
    const buttons = this.small.matches ? this.window?.parentElement.querySelector(".zoom") : null;
    return buttons ? buttons.offsetWidth + 6 : 0;
  }

  /* Initially a small screen shows what can be chosen, or the whole map if nothing can. */
  fit() {
    const chosen = document.querySelector(".zooms input:checked");
    if (chosen) return this.showPart(chosen);
    const first = all(".p.pick:not(.second)", this.map);
    const picks = first.length ? first : all(".p.pick", this.map);
    if (picks.length) this.show(this.around(picks), { most: BY_TAP, edge: 24, covered: this.covered });
    else this.show(this.whole());
  }

  /* Whether only less can be chosen than before and all of it is in view, as between two picks of the same kind. Then the map stays, so
     that the next tap meets what is seen. */
  isSameChoice() {
    // The question is newer than the map until the last act has been played.
    if (target) return true;
    const picks = all(".p.pick[id]", this.map).map((one) => one.id);
    const kind = document.querySelector("#act [name=act]")?.value.split(" ")[0];
    const before = this.chosen;
    this.chosen = { kind, picks };
    return picks.length > 0 && kind === before?.kind && picks.every((one) => before.picks.includes(one) && this.isInSight(one));
  }

  /* Shows the part of a radio button, with legible labels even if not all of it fits, and scrolls its name into view. */
  showPart(input) {
    const [label, strip] = [input.closest("label"), input.closest(".zooms")];
    const [name, seen] = [label, strip].map((one) => one.getBoundingClientRect());
    strip.scrollLeft += Math.min(0, name.left - seen.left - 8) + Math.max(0, name.right - seen.right + 8);
    const [x, y, width, height] = (input.dataset.view ?? "").split(" ").map(Number);
    const room = this.measure();
    if (!height) this.show(this.whole());
    else if (room) this.show({ x, y, width, height }, { least: 0.95 / room.unit, edge: 8 });
  }

  /* Applies the kept view to the current board. */
  keep() {
    if (!this.window) return;
    this.sizes.disconnect();
    this.sizes.observe(this.window);
    const isFirst = !this.middle;
    if (!isFirst) this.apply();
    // While acts are played, the map moves from one to the next.
    const isLed = !isFirst && document.documentElement.classList.contains("playing");
    if (this.isSmall && !this.touched && !isLed && !this.isSameChoice()) {
      this.fit();
      if (!isFirst) this.glide();
    }
    this.apply();
  }

  /* Playing has ended: back to what is asked. */
  rest() {
    if (this.window && this.middle) this.keep();
  }

  apply() {
    const room = this.measure();
    if (!room) return;
    const { width, height, box, unit } = room;
    this.middle ??= { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const zoom = Math.max(1, Math.min(LARGEST, this.zoom));
    // Keeps the view inside the map where the map is large enough.
    const held = (at, from, size, space) => {
      const seen = space / (unit * zoom);
      return seen >= size ? from + size / 2 : Math.max(from + seen / 2, Math.min(from + size - seen / 2, at));
    };
    this.zoom = zoom;
    this.middle = { x: held(this.middle.x, box.x, box.width, width), y: held(this.middle.y, box.y, box.height, height) };
    const left = (width - box.width * unit) / 2;
    const top = (height - box.height * unit) / 2;
    const right = width / 2 - zoom * (left + (this.middle.x - box.x) * unit);
    const down = height / 2 - zoom * (top + (this.middle.y - box.y) * unit);
    const isZoomed = zoom > 1.005;
    this.map.style.transform = isZoomed ? `translate(${right}px, ${down}px) scale(${zoom})` : "";
    this.window.classList.toggle("zoomed", isZoomed);
    const isNear = zoom >= NEAR - 0.005 || !this.isSmall;
    this.map.classList.toggle("near", isNear);
    this.map.classList.toggle("legible", FIGURES * unit * zoom >= LEGIBLE);
    // Labels stay legible, but do not grow with the map beyond that.
    const size = 10.5 * unit * zoom;
    this.map.style.setProperty("--label", Math.min(2, Math.max((isNear ? 10 : 8) / size, Math.min(1, 14 / size))).toFixed(3));
    this.fitPreviews();
    // Not disabled, which would take the keyboard focus away.
    byId("map-in").ariaDisabled = zoom >= LARGEST;
    byId("map-out").ariaDisabled = byId("map-all").ariaDisabled = !isZoomed;
  }

  /* Previews must not cover other labels: they are drawn slimmer, then smaller. */
  fitPreviews() {
    const previews = all(".previews .preview:has(> .boxed)", this.map);
    if (!previews.length) return;
    const matrix = this.map.getScreenCTM();
    const grown = Number(this.map.style.getPropertyValue("--label"));
    const labels = all(".labels > [data-label]", this.map)
      .filter((one) => one.checkVisibility?.() !== false)
      .map((one) => [one.dataset.label, one.getBoundingClientRect()])
      .filter(([, box]) => box.width);
    for (const preview of previews) {
      const box = preview.querySelector(".boxed");
      const others = labels.filter(([code]) => code !== preview.dataset.at.split(":").pop());
      const covers = (paper, scale) => {
        const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => paper[name].baseVal.value);
        const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
        const [right, down] = [(width / 2) * matrix.a * scale, (height / 2) * matrix.a * scale];
        return others.some(([, one]) => middle.x - right < one.right && one.left < middle.x + right && middle.y - down < one.bottom && one.top < middle.y + down);
      };
      const [full, slim] = [".full", ".slim"].map((kind) => box.querySelector(kind));
      if (!full) continue;
      const isTight = covers(full, grown);
      box.classList.toggle("tight", isTight);
      const scales = isTight ? [1, 0.9, 0.8, 0.7].map((part) => part * grown) : [grown];
      box.style.setProperty("--fit", scales.find((scale) => !covers(isTight ? slim : full, scale)) ?? scales.at(-1));
    }
  }

  /* Animates the next change of the view. */
  glide() {
    if (this.still.matches) return;
    const { map } = this;
    // Forces a layout, so that the movement starts from the current view.
    map.getBoundingClientRect();
    map.classList.add("gliding");
    clearTimeout(this.gliding);
    this.gliding = setTimeout(() => map.classList.remove("gliding"), MOVE + 20);
  }

  /* The reader has moved the map. */
  touch() {
    this.touched = true;
    for (const one of all(".zooms input:checked")) one.checked = false;
  }

  /* The point of the map at a point of the screen. */
  point(at) {
    const room = this.measure();
    const bounds = this.window.getBoundingClientRect();
    const scale = room.unit * this.zoom;
    return {
      x: this.middle.x + (at.x - bounds.left - room.width / 2) / scale,
      y: this.middle.y + (at.y - bounds.top - room.height / 2) / scale,
    };
  }

  /* Zooms so that this point of the map is at that point of the screen. */
  pin(zoom, point, at) {
    const room = this.measure();
    const bounds = this.window.getBoundingClientRect();
    this.zoom = Math.max(1, Math.min(LARGEST, zoom));
    const scale = room.unit * this.zoom;
    this.middle = {
      x: point.x - (at.x - bounds.left - room.width / 2) / scale,
      y: point.y - (at.y - bounds.top - room.height / 2) / scale,
    };
    this.apply();
  }

  by(factor, at) {
    if (!this.measure()) return;
    const bounds = this.window.getBoundingClientRect();
    const there = at ?? { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 };
    this.touch();
    this.pin(this.zoom * factor, this.point(there), there);
  }

  showAll() {
    this.touch();
    if (byId("zoom-whole")) byId("zoom-whole").checked = true;
    this.glide();
    this.show(this.whole());
    this.apply();
  }

  pan(right, down) {
    const room = this.measure();
    if (!room) return;
    this.touch();
    const scale = room.unit * this.zoom;
    this.middle = { x: this.middle.x + (right * room.width) / scale, y: this.middle.y + (down * room.height) / scale };
    this.glide();
    this.apply();
  }

  /* Brings these places into view together, unless the reader has moved the map or wants no motion. Returns whether it moves. */
  follow(spots) {
    if (this.touched || this.still.matches || !this.isSmall || !this.measure()) return false;
    if (this.zoom >= NEAR && spots.every((spot) => this.isInSight(spot))) return false;
    const places = spots.map((spot) => byId(spot)).filter((one) => this.map?.contains(one));
    if (!places.length) return false;
    this.glide();
    this.show(this.around(places), { most: Math.max(this.zoom, 2), edge: 12, covered: this.covered });
    this.apply();
    return true;
  }

  reveal(spot, zoom) {
    const place = byId(spot);
    const part = this.map && this.map.contains(place) ? this.around([place]) : null;
    if (!part) return false;
    this.glide();
    this.zoom = zoom;
    this.middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    this.apply();
    return true;
  }

  isInSight(spot) {
    const place = byId(spot)?.querySelector("use, .edge");
    if (!place || !this.map?.contains(place)) return true;
    const [inner, outer] = [place, this.window].map((one) => one.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  }

  /* The keyboard focus is on a choice whose place is out of view. */
  revealFocused(spot) {
    if (this.zoom >= 1.005 && !this.isInSight(spot)) this.reveal(spot, this.zoom);
  }

  /* Touch and pointers. */

  down(event) {
    const isOnMap = event.target.closest?.(".board .window") && !event.target.closest(".zoom");
    if (!isOnMap || (event.pointerType === "mouse" && event.button !== 0)) return;
    if (!this.pointers.size) this.moved = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.grip();
  }

  /* Remembers the point of the map under the fingers, which stays there. */
  grip() {
    const all = [...this.pointers.values()];
    if (!all.length || !this.measure()) return (this.held = null);
    const at = { x: all.reduce((sum, one) => sum + one.x, 0) / all.length, y: all.reduce((sum, one) => sum + one.y, 0) / all.length };
    const spread = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
    return (this.held = { at, spread, zoom: this.zoom, point: this.point(at) });
  }

  move(event) {
    if (!this.pointers.has(event.pointerId) || !this.held) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const all = [...this.pointers.values()];
    const at = { x: all.reduce((sum, one) => sum + one.x, 0) / all.length, y: all.reduce((sum, one) => sum + one.y, 0) / all.length };
    const spread = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
    const far = Math.hypot(at.x - this.held.at.x, at.y - this.held.at.y) > SLOP || Math.abs(spread - this.held.spread) > SLOP;
    if (!this.moved && !far) return;
    if (all.length === 1 && this.zoom < 1.005) return;
    if (!this.moved) {
      this.moved = true;
      this.touch();
      this.window.setPointerCapture?.(event.pointerId);
    }
    this.map.classList.remove("gliding");
    const zoom = all.length > 1 && this.held.spread ? (this.held.zoom * spread) / this.held.spread : this.zoom;
    this.pin(zoom, this.held.point, at);
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.moved || event.type === "pointercancel") {
      this.tapped = null;
      return this.grip();
    }
    if (event.pointerType !== "touch") return;
    const at = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const before = this.tapped;
    const isDouble = before && at.time - before.time < DOUBLE && Math.hypot(at.x - before.x, at.y - before.y) < 30;
    this.tapped = isDouble ? null : at;
    if (!isDouble) return;
    clearTimeout(this.waiting);
    this.swallow = true;
    if (this.zoom >= BY_TAP - 0.1) return this.showAll();
    this.glide();
    this.by(BY_TAP / this.zoom, at);
  }

  /* A drag is not a click. A tap waits briefly, because a second one makes it a double tap. */
  click(event) {
    const isOnMap = event.target.closest?.(".board .window") && !event.target.closest(".zoom");
    if (!isOnMap || event.detail === 0 || event.isTrusted === false) return;
    const { moved, swallow } = this;
    this.moved = false;
    this.swallow = false;
    const waits = event.pointerType === "touch" && !moved && !swallow;
    if (!moved && !swallow && !waits) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!waits) return;
    // It counts for what was seen under the finger, even if the map has moved since.
    const { target, clientX, clientY } = event;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY })), DOUBLE);
  }

  wheel(event) {
    if (!event.ctrlKey || !event.target.closest?.(".board .window")) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / (event.deltaMode ? 12 : 240)), { x: event.clientX, y: event.clientY });
  }

  press(what) {
    if (what === "all") return this.showAll();
    this.glide();
    this.by(what === "in" ? BY_STEP : 1 / BY_STEP);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.window || document.querySelector("dialog[open]")) return;
    if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    const zooms = { "+": "in", "=": "in", "-": "out", "−": "out" };
    const pans = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const pan = this.zoom > 1.005 && event.target.closest?.("[data-zoom]") && pans[event.key];
    if (!zooms[event.key] && !pan) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pan) this.pan(pan[0] / 5, pan[1] / 5);
    else this.press(zooms[event.key]);
  }
}

const mapZoom = new MapZoom();
/* After every update of the board. */
const keepZoom = () => mapZoom.keep();
/* Moves the map to places where something happens. */
const follow = (spots) => mapZoom.follow(spots);
/* When nothing happens any more, shows what is asked. */
const restZoom = () => mapZoom.rest();

document.addEventListener("pointerdown", (event) => mapZoom.down(event));
document.addEventListener("pointermove", (event) => mapZoom.move(event));
document.addEventListener("pointerup", (event) => mapZoom.up(event));
document.addEventListener("pointercancel", (event) => mapZoom.up(event));
document.addEventListener("click", (event) => mapZoom.click(event), true);
document.addEventListener("wheel", (event) => mapZoom.wheel(event), { passive: false });
document.addEventListener("keydown", (event) => mapZoom.key(event), true);
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-zoom]");
  if (button) return mapZoom.press(button.dataset.zoom);
  // A chip that cannot be chosen says why, like its place.
  const chip = target.closest(".place-chips [data-spot]:not(.pick)");
  const { left = 0, bottom = 0 } = chip?.getBoundingClientRect() ?? {};
  if (byId(chip?.dataset.spot ?? "")) unchosen(byId(chip.dataset.spot), { clientX: left, clientY: bottom });
});
document.addEventListener("change", ({ target }) => {
  if (target.name !== "zoom" || !target.closest(".zooms")) return;
  mapZoom.touched = true;
  mapZoom.glide();
  mapZoom.showPart(target);
  mapZoom.apply();
});
document.addEventListener("focusin", ({ target }) => {
  if (target.matches("#act button:focus-visible")) mapZoom.revealFocused(spotOf(target));
});

