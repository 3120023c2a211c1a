import {
  answer,
  answerPartly,
  type Fault,
  type FaultProxy,
  loseRequest,
  loseResponse,
  startProxy,
} from "#harness/proxy.ts";
import { Tab } from "./tab.ts";
import { test as base } from "./test.ts";

/** A window that reaches the site through a proxy. */
export const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL }, use) => {
    const network = await startProxy(String(baseURL));
    await use(network);
    network.stop();
  },
  tab: async ({ tab, network }, use) => use(new Tab(tab.driver, network.origin)),
});

const page502 = "<html><head><title>502 Bad Gateway</title></head><body><center>a-proxy</center></body></html>";

/**
 * How a request fails, what the form then says, and the reason in the alert about an internship. The last three take longer:
 * forms whose records an admin can list meet them.
 */
export const failures: [Fault, said: string, reason?: string][] = [
  [loseRequest, "The server could not be reached. What you typed is still here"],
  [answer(502, "text/html", page502), "Something went wrong on our side. What you typed is still here", "Bad Gateway"],
  [answer(400, "application/json", '{"error":"x"}'), "Nothing was saved. What you typed is still here", "Bad Request"],
  [answer(500, "text/plain", ""), "Something went wrong on our side. What you typed is still here"],
  // Browsers differ in whether a part of a response is one.
  [answerPartly(500), "What you typed is still here"],
  [loseResponse, "The server could not be reached. What you typed is still here"],
];
