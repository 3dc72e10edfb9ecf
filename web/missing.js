/**
 * Says what is missing where the page's modules do not run at all. No module itself, so that it runs where they do not; and
 * without its texts, which only they could fetch.
 */

addEventListener("load", () => {
  const root = document.documentElement;
  const place = document.getElementById("loading");
  if (root.hasAttribute("data-begun") || !place) return;

  const onDisk = "Browsers load no modules from a disk. Open the one file, acey-deucey.html, or put the folder on a small server.";
  const inFrame = "This frame may load no modules of the page: its host has to send “Access-Control-Allow-Origin: *”.";
  const elsewhere = "The page’s modules did not arrive, or this browser is too old for them.";
  const why = location.protocol === "file:" ? onDisk : origin === "null" ? inFrame : elsewhere;

  const text = document.createElement("p");
  text.className = "loading-text";
  text.textContent = `The game cannot start here. ${why}`;
  place.setAttribute("role", "alert");
  place.replaceChildren(text);
});
