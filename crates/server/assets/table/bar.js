/* Links of the menu open the drawer of the desk that they point to. */

document.addEventListener("click", (event) => {
  const link = event.target.closest('.menu a[href^="#"]');
  const aim = link && byId(link.hash.slice(1));
  if (!aim) return;
  event.preventDefault();
  byId("menu").hidePopover?.();
  const drawer = aim.closest("details");
  if (drawer) drawer.open = true;
  (drawer ?? aim).scrollIntoView({ block: "nearest" });
  drawer?.querySelector("summary").focus({ preventScroll: true });
});

