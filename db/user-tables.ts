import type { Generated } from "kysely";

export interface UsersTable {
  id: string;
  username: string;
  /** The normalized username: names that differ only in case are the same. */
  usernameFolded: string;
  email: string;
  emailFolded: string;
  name: string;
  /** argon2id, in the PHC format, parameters and salt included. */
  passwordHash: string;
  role: "user" | "admin" | "sales" | "recruiter" | "privacy" | "auditor";
  /** 1 for the admin that the environment variables define. */
  fromEnvironment: number;
  disabledAt: number | null;
  createdAt: number;
  lastSignInAt: Generated<number | null>;
  /** The wrong codes since the second factor was last accepted, and when the last one was entered. */
  wrongCodes: Generated<number>;
  wrongCodeAt: Generated<number | null>;
  /** When role or access were last changed; increases with every change, so that it tells two of them apart. */
  changedAt: Generated<number | null>;
  /** The id of the admin who made that change; null for the command line. */
  changedBy: Generated<string | null>;
  /** Increases when the known devices of the user are forgotten: their cookies name it. */
  deviceGeneration: Generated<number>;
}

/** Invitations to the team, also those that ended. */
export interface InvitationsTable {
  id: string;
  email: string;
  emailFolded: string;
  role: Exclude<UsersTable["role"], "user">;
  delivery: "email" | "link";
  /** SHA-256 of the token in the link; null until an email with a link is sent. */
  tokenHash: string | null;
  /** The id of the admin who invited. */
  invitedBy: string;
  createdAt: number;
  usedAt: number | null;
  revokedAt: number | null;
}

export interface SessionsTable {
  /** SHA-256 of the token in the cookie, hexadecimal: reading the table is not enough to sign in. */
  tokenHash: string;
  userId: string;
  createdAt: number;
  lastSeenAt: number;
  /** The browser and system at sign-in, such as "Firefox on Windows"; null in sessions of earlier versions. */
  device: string | null;
  /** When the user last proved who they are: at sign-in, or when a sensitive change asked for it. */
  confirmedAt: number | null;
}

/** Links that emails carry; a link is deleted when it is used. */
export interface AccountLinksTable {
  id: string;
  purpose: "email-change" | "email-change-stop" | "password-reset";
  /** Null for a reset that an unknown address asked for: it takes the same work and leads nowhere. */
  userId: string | null;
  /** The new address of an email change, also of one that can be stopped. */
  email: string | null;
  /** SHA-256 of the token in the last email that was sent; null until one is. */
  tokenHash: string | null;
  createdAt: number;
}

export interface AuthenticatorsTable {
  userId: string;
  /** The secret of the authenticator app, encrypted with the key `factor-key` of the table `secrets`. */
  secret: string;
  /** The step of 30 seconds of the last accepted code: each code counts once. */
  lastStep: Generated<number>;
  createdAt: number;
  /** When a code of the app confirmed it; null until then, and it does not count. */
  confirmedAt: Generated<number | null>;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the user's id and the code. */
  codeHash: string;
  userId: string;
}

export interface PasskeysTable {
  id: string;
  userId: string;
  /** The id that the authenticator gave it, in base64url. */
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How often it has signed, as the authenticator counts; 0 where it does not count. */
  counter: number;
  /** JSON: how browsers reach it, such as "internal" or "usb". */
  transports: string;
  name: string;
  createdAt: number;
  lastUsedAt: Generated<number | null>;
}

/** Challenges that a passkey has answered, until they expire, so that each counts once. */
export interface PasskeyChallengesTable {
  /** SHA-256 of the token that the browser received with it. */
  id: string;
  purpose: "add" | "use";
  challenge: string;
  /** The session that asked for it; null for a visitor who is about to sign in. */
  sessionHash: string | null;
  createdAt: number;
}

/** Records whose personal data a user unmasked for a purpose. One of the three ids names the record. */
export interface RevealsTable {
  id: string;
  /** The session in which it counts; null once that has ended. */
  sessionHash: string | null;
  inquiryId: Generated<string | null>;
  jobApplicationId: Generated<string | null>;
  conversationId: Generated<string | null>;
  revealedAt: number;
  /** What another purpose is, with personal data masked. */
  note: string | null;
  /** The request, which its entry in the audit log names as well. */
  requestId: string | null;
}

/** Random keys of this installation, each made when it is first needed. */
export interface SecretsTable {
  name: "device-key" | "audit-key" | "factor-key" | "limits-key" | "challenge-key";
  /** 256 random bits in base64url. */
  value: string;
}

/** When each person on the team last opened a tab of the dashboard. */
export interface TabVisitsTable {
  userId: string;
  tab: "inquiries" | "applications";
  openedAt: number;
}

/** How a person on the team has arranged a table of the dashboard: JSON in both columns. */
export interface TableSettingsTable {
  userId: string;
  tab: "inquiries" | "applications" | "email" | "conversations";
  hiddenColumns: string;
  /** The saved views in the order of their names: filters and an order each, never a search text. */
  views: string;
}

/**
 * Addresses of people outside the team whose page was opened. Rows with the same `personId` belong to one person, whose
 * first address has that id itself; merging changes `personId`, and splitting sets it back to `id`.
 */
export interface PersonAddressesTable {
  /** Has no meaning, so that an address of the dashboard can contain it. */
  id: string;
  personId: string;
  /** Normalized. */
  address: string;
  createdAt: number;
}
