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
}

export interface SessionsTable {
  /** SHA-256 of the token in the cookie, hexadecimal: reading the table is not enough to sign in. */
  tokenHash: string;
  userId: string;
  createdAt: number;
  lastSeenAt: number;
}

/** Random keys of this installation, each made when it is first needed. */
export interface SecretsTable {
  name: "device-key";
  /** 256 random bits in base64url. */
  value: string;
}
