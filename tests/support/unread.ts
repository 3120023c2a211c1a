import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

/** A connection whose client sends requests and reads only the first bytes of the response. */
export interface Unread {
  /** The first bytes of the response. */
  start: string;
  /** Reads on until the connection ends and resolves with the number of bytes received. */
  readRest(): Promise<number>;
  socket: Socket;
}

/** Sends `requests`, reads the first bytes of the response, and nothing more. */
export function requestUnread(port: number, requests: string): Promise<Unread> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(requests));
    socket.once("error", reject);
    socket.once("data", (first: Buffer) => {
      socket.pause();
      socket.off("error", reject).on("error", () => {});
      const readRest = async () => {
        socket.setEncoding("latin1");
        return first.length + (await text(socket).catch(() => "")).length;
      };
      resolve({ start: first.toString("latin1").slice(0, 15), readRest, socket });
    });
  });
}

/** A GET request, with the cookies of a visitor. */
export function getRequest(path: string, cookies: ReadonlyMap<string, string>, from = "203.0.113.1"): string {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nX-Forwarded-For: ${from}\r\n\r\n`;
}
