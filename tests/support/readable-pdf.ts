/** A PDF with a page for each text, in Helvetica, with an index of its objects. `more` is added to its catalog or trailer. */
export function readablePdf(
  pages: string[],
  { catalog = "", trailer = "", page = "", mediaBox = "0 0 595 842" } = {},
  ...objects: string[]
): Buffer {
  const first = 4;
  const kids = pages.map((_, i) => `${first + i * 2} 0 R`).join(" ");
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...pages.flatMap((text, i) => {
      const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + i * 2 + 1} 0 R${page}>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
    ...objects,
  ];
  let text = "%PDF-1.7\n";
  const offsets = all.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Root 1 0 R/Size ${all.length + 1}${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}
