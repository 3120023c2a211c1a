/** Has the browser download a text or a blob as a file with this name. `type` is its media type. */
export function downloadFile(name: string, text: string | Blob, type: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
