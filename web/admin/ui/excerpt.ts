/** Shortens a text to one line of at most `max` characters, cut at a word boundary if possible and ending in '…'. */
export function excerpt(text: string, max = 90) {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:]+$/, "")}…`;
}
