import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { addressKey, clientAddress, networksOf } from "./client-address.ts";

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ["0", "10.0.0.1", "1.1.1.1", "10.0.0.1"],
  ["1", "10.0.0.1", undefined, "10.0.0.1"],
  ["1", "10.0.0.1", "", "10.0.0.1"],
  ["1", "::ffff:10.0.0.1", "9.9.9.9, 1.1.1.1", "1.1.1.1"],
  ["2", "10.0.0.1", "9.9.9.9, 1.1.1.1, 10.0.0.2", "1.1.1.1"],
  ["5", "10.0.0.1", "9.9.9.9, 1.1.1.1", "9.9.9.9"],
  ["1", "10.0.0.1", "\t1.1.1.1", "1.1.1.1"],
  ["10.0.0.0/8", "10.0.0.1", "1.1.1.1,\t10.0.0.2\t", "1.1.1.1"],
  ["1", "10.0.0.1", "1.1.1.1, not an address", "10.0.0.1"],
  ["5", "10.0.0.1", "9.9.9.9, not an address, 1.1.1.1", "1.1.1.1"],
  ["10.0.0.0/8", "10.0.0.1", "9.9.9.9, 1.1.1.1, 10.0.0.2", "1.1.1.1"],
  ["10.0.0.0/8", "::ffff:10.0.0.1", "::ffff:1.1.1.1", "1.1.1.1"],
  ["10.0.0.0/8", "8.8.8.8", "1.1.1.1", "8.8.8.8"],
  ["::1, fd00::/8", "::1", "2001:db8::7, fd00::2", "2001:db8::7"],
  ["10.0.0.1", "10.0.0.2", "1.1.1.1", "10.0.0.2"],
  ["0.0.0.0/0", "10.0.0.2", "1.1.1.1, 9.9.9.9", "1.1.1.1"],
  ["0.0.0.0/0", "::1", "1.1.1.1", "::1"],
  ["::/0", "::1", "1.1.1.1, 9.9.9.9", "1.1.1.1"],
])(
  "with TRUST_PROXY=%s, a request from %s with X-Forwarded-For %s comes from %s",
  (setting, remote, forwarded, expected) => {
    const { trustProxy } = readEnv({ TRUST_PROXY: setting });
    expect(clientAddress(requestFrom(remote, forwarded), trustProxy)).toBe(expected);
  },
);

test("the key of an address does not contain it and, for IPv6, stands for the /64 network", () => {
  expect(addressKey("203.0.113.1")).not.toContain("203");
  expect(addressKey("203.0.113.1")).not.toBe(addressKey("203.0.113.2"));
  expect(addressKey("2001:db8::1")).toBe(addressKey("2001:0DB8:0:0:5:6:7:8"));
  expect(addressKey("2001:db8:0:1::1")).not.toBe(addressKey("2001:db8::1"));
  expect(addressKey("fe80::1%eth0")).toBe(addressKey("fe80::2"));
});

test("an IPv6 address counts for its /64, /56 and /48 networks, an IPv4 address for itself", () => {
  expect(networksOf("203.0.113.1")).toEqual(["203.0.113.1"]);
  const shared = (one: string, other: string) => {
    const networks = networksOf(other);
    return networksOf(one).map((network) => networks.includes(network));
  };
  expect(networksOf("2001:db8:1:2::1")).toHaveLength(3);
  expect(shared("2001:db8:1:2::1", "2001:0DB8:1:2:ffff::")).toEqual([true, true, true]);
  expect(shared("2001:db8:1:2ff::1", "2001:db8:1:200::1")).toEqual([false, true, true]);
  expect(shared("2001:db8:1:2ff::1", "2001:db8:1:300::1")).toEqual([false, false, true]);
  expect(shared("2001:db8:1::1", "2001:db8:2::1")).toEqual([false, false, false]);
  // The /56 of one network has the same digits as the /64 of another.
  expect(shared("2001:db8:1:100::1", "2001:db8:1:1::1")).toEqual([false, false, true]);
  expect(shared("::1", "::ffff:0:1.2.3.4")).toEqual([true, true, true]);
  expect(shared("fe80::1%eth0", "fe80:0:0:1::2")).toEqual([false, true, true]);
});
