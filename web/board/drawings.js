/** The marks of the two sides, as path data around the origin; `r` is half their height. */

/** An anchor: ring, stock, shank and arms in one stroke. @param {number} r */
export function anchor(r) {
  const n = scaled(r);
  return [
    `M${n(0)} ${n(-0.56)}a${n(0.22)} ${n(0.22)} 0 1 1 ${n(0.01)} 0`,
    `M${n(0)} ${n(-0.52)}V${n(0.95)}`,
    `M${n(-0.46)} ${n(-0.22)}H${n(0.46)}`,
    `M${n(-0.86)} ${n(0.2)}C${n(-0.8)} ${n(0.74)} ${n(-0.42)} ${n(0.95)} ${n(0)} ${n(0.95)}`,
    `S${n(0.8)} ${n(0.74)} ${n(0.86)} ${n(0.2)}`,
  ].join("");
}

/** A compass star of eight points, four long and four short, to be filled. @param {number} r */
export function star(r) {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 4 === 0 ? 1 : i % 2 === 0 ? 0.52 : 0.26;
    const turn = (i * Math.PI) / 8;
    return `${(r * reach * Math.sin(turn)).toFixed(3)} ${(-r * reach * Math.cos(turn)).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** @param {number} r @returns {(value: number) => string} */
function scaled(r) {
  return (value) => (r * value).toFixed(3);
}
