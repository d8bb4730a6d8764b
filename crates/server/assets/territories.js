// Opens the description of a territory at the pointer. Without scripts, and on small screens, it has a fixed position.

let pointed = { x: 0, y: 0 };
document.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pointed = { x, y }), true);
document.addEventListener(
  "toggle",
  ({ target, newState }) => {
    if (newState !== "open" || !target.closest(".territory-list") || innerWidth <= 900) return;
    const fit = (at, size, room) => `${Math.max(8, Math.min(at + 14, room - size - 8))}px`;
    target.style.inset = "auto";
    target.style.left = fit(pointed.x, target.offsetWidth, innerWidth);
    target.style.top = fit(pointed.y, target.offsetHeight, innerHeight);
  },
  true,
);
