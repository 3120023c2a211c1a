import type { Page } from "@playwright/test";

export type Authenticator = Awaited<ReturnType<typeof addAuthenticator>>;

/** Gives the page an authenticator with discoverable passkeys, whose user is present and verified. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = { protocol: "ctap2", ctap2Version: "ctap2_1", transport: "internal" } as const;
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** Requests that begin while the user is absent stay open, also afterward. */
    setPresent: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    /** What it keeps of each passkey. */
    passkeys: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}
