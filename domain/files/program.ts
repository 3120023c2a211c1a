/** The first bytes of ELF and Mach-O programs, Java classes, and Windows shortcuts, hexadecimal. */
const magics = /^(7f454c46|feedfac[ef]|c[ef]faedfe|cafebabe|4c000000011402)/;
const extensions = [
  ...["exe", "scr", "pif", "bat", "cmd", "ps1", "vbs", "vbe", "jse", "wsf", "wsh", "hta"],
  ...["msi", "msp", "dll", "cpl", "jar", "lnk", "scf", "reg"],
];
const programName = new RegExp(`\\.(?:${extensions.join("|")})$`, "i");
// In UTF-16, a NUL byte accompanies each letter.
const quotedExtension = `\\.\\0?(?:${extensions.map((extension) => extension.split("").join("\\0?")).join("|")})\\0?\\)`;
// The extension is looked for first, because it is rarer than a parenthesis.
const quotedProgramName = new RegExp(`${quotedExtension}(?<=\\([^()/\\\\:@]{1,200}${quotedExtension})`, "i");

/** Whether these bytes are a program: of Windows, Linux or macOS, a script with an interpreter, or a shortcut. */
export function isProgram(bytes: Buffer): boolean {
  if (startsLikeWindowsProgram(bytes)) {
    if (bytes.length < 64) return false;
    const header = bytes.readUInt32LE(60);
    return bytes.toString("latin1", header, header + 4) === "PE\0\0";
  }
  return magics.test(bytes.toString("hex", 0, 8)) || bytes.toString("latin1", 0, 3) === "#!/";
}

/** Whether `isProgram` needs all bytes of a file to decide, not only its first ones. */
export const startsLikeWindowsProgram = (bytes: Buffer) => bytes.toString("latin1", 0, 2) === "MZ";

/** Whether a file of this name is a program or script. */
export const isProgramName = (name: string) => programName.test(name.trim());

/** Whether a string in parentheses, as PDF writes them, is the name of a program or script. */
export const namesProgram = (text: string) => quotedProgramName.test(text);
