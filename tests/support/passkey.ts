import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Visitor } from "#harness/visitor.ts";
import type { Site } from "./servers/site.ts";

interface Options {
  challenge: string;
  user?: { id: string };
  rp?: { id: string };
  rpId?: string;
}

/** How a test's passkey departs from a good one. */
interface Fault {
  origin?: string;
  counter?: number;
  /** What the user did: 1 touched it, 4 unlocked it. */
  userFlags?: number;
}

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

/** An authenticator with one passkey (ES256) that signs what it is told to. */
export class SoftwarePasskey {
  readonly #key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  readonly id = base64url(randomBytes(16));
  #userHandle = base64url(randomBytes(16));
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer of a browser to the options for a new passkey. */
  create({ challenge, user, rp }: Options, fault: Fault = {}) {
    if (user) this.#userHandle = user.id;
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const id = Buffer.from(this.id, "base64url");
    // The AAGUID of Bitwarden.
    const aaguid = Buffer.from("d548826e79b4db40a3d811116f7e8349", "hex");
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([aaguid, length, id, publicKey]);
    const authData = Buffer.concat([this.#data(rp?.id ?? "", 0x40, fault), attested]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ["fmt", "none"],
      ["attStmt", new Map<string, string>()],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData("webauthn.create", challenge, fault)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ["internal"],
    });
  }

  /** The answer of a browser to a challenge. */
  get({ challenge, rpId = "" }: Options, fault: Fault = {}) {
    const data = this.#data(rpId, 0, fault);
    const clientData = this.#clientData("webauthn.get", challenge, fault);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#key.privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: this.#userHandle,
    });
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Fault) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(domain: string, flags: number, { userFlags = 5, counter = ++this.#counter }: Fault) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags | userFlags]), count]);
  }
}

/** The origin of a site at which browsers offer passkeys. */
export const localOrigin = ({ port }: Site) => `http://localhost:${port}`;

/** Adds a passkey to the account of a signed-in user. Throws when the site refuses it. */
export async function addPasskey(site: Site, visitor: Visitor) {
  const passkey = new SoftwarePasskey(localOrigin(site));
  const { token, options } = (await visitor.post("/api/account/passkey-challenges")).json;
  const { status, text, json } = await visitor.post("/api/account/passkeys", {
    token,
    response: passkey.create(options),
  });
  if (status !== 201) throw new Error(text);
  return { passkey, options, id: json.passkey.id as string, recoveryCodes: json.recoveryCodes as string[] };
}

/** The answer of a passkey to a new challenge for this visitor. */
export async function passkeyAnswer(visitor: Visitor, passkey: SoftwarePasskey, fault?: Fault) {
  const { token, options } = (await visitor.post("/api/passkey-challenges")).json;
  return { token, response: passkey.get(options, fault) };
}

/** The response to a login with a passkey alone. */
export const logInWithPasskey = async (visitor: Visitor, passkey: SoftwarePasskey, fault?: Fault) =>
  await visitor.post("/api/login/passkey", await passkeyAnswer(visitor, passkey, fault));
