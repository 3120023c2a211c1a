/** An entry of a calendar that an email carries. Times are epoch milliseconds. */
export interface CalendarEntry {
  method: "REQUEST" | "CANCEL";
  /** The same for every version of the entry. */
  uid: string;
  /** Increases with every version. */
  sequence: number;
  /** When this version was made. */
  stamp: number;
  start: number;
  end: number;
  summary: string;
  location: string;
  description: string;
  organizer: { name: string; address: string };
  attendee: string;
}

/** The iCalendar object of an entry (RFC 5545, RFC 5546), with times in UTC, so that it needs no time zone of its own. */
export function calendarText(entry: CalendarEntry): string {
  const { method, uid, sequence, stamp, start, end, summary, location, description, organizer, attendee } = entry;
  const isRequest = method === "REQUEST";
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(organizer.name)}//Interviews//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${isRequest ? "CONFIRMED" : "CANCELLED"}`,
    `ORGANIZER;CN="${organizer.name.replace(/["\r\n]/g, "")}":mailto:${organizer.address}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION${isRequest ? ";RSVP=TRUE" : ""}:mailto:${attendee}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

const utc = (time: number) =>
  new Date(time)
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replace(/[-:]/g, "");

/** A text value (RFC 5545, section 3.3.11). */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** A line in pieces of at most 75 bytes, none of which splits a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 75) {
      pieces.push(piece);
      piece = " ";
    }
    piece += character;
  }
  return [...pieces, piece].join("\r\n");
}
