/** A limit of what one client may do. */
export interface Policy {
  points: number;
  /** In seconds; at most an hour, as the privacy policy says. */
  duration: number;
  /**
   * Whether each server counts for itself: what each server can bear, and too frequent for a query each. Servers on one PostgreSQL
   * share all other counts.
   */
  isPerServer?: boolean;
  /** Whether a count may be taken back. */
  isReturnable?: boolean;
}

/** How many requests in how many seconds. */
export const policies = {
  /** Every API request of one address: generous, because an office may share it. */
  calls: { points: 3000, duration: 60, isPerServer: true },
  /** Pages that are rendered on request, at most 10 ms each, the sitemap, addresses without a page, and checks of the database. */
  pages: { points: 1200, duration: 60, isPerServer: true },
  registrations: { points: 60, duration: 3600 },
  /** New email addresses and password resets: each sends an email. */
  accountEmails: { points: 30, duration: 3600 },
  /** New passkeys and authenticator apps: each sends an email, to an address that a registration does not confirm. */
  newFactors: { points: 60, duration: 3600 },
  /** Tries of links from emails: to reset a password, to confirm an address, of an invitation. */
  linkTries: { points: 600, duration: 3600 },
  /** Challenges for passkeys, for sign-ins and for new ones. */
  passkeyChallenges: { points: 300, duration: 900 },
  /** What a user without a role changes in their own account: each change is a row of the audit log. By user, and by address. */
  accountChanges: { points: 120, duration: 3600 },
  accountDefenses: { points: 60, duration: 3600 },
  accountChangesByAddress: { points: 1800, duration: 3600 },
  /** Emails that one member of the team causes, by account: replies, also in the chat, mentions, and about interviews. */
  emails: { points: 100, duration: 3600, isReturnable: true },
  /** Emails that one member of the team plans by rejecting candidates: a listing that is closed may have hundreds left. */
  rejectionEmails: { points: 1000, duration: 3600, isReturnable: true },
  /** Records that one member of the team reveals, by account: generous for work, and far from everything for a stolen session. */
  reveals: { points: 200, duration: 3600, isReturnable: true },
  inquiries: { points: 120, duration: 600 },
  jobApplications: { points: 120, duration: 600 },
  conversations: { points: 120, duration: 600 },
  chatMessages: { points: 600, duration: 600 },
  /** Every visitor of an office may choose within the same minutes. */
  consents: { points: 300, duration: 600 },
  cspReports: { points: 60, duration: 60, isPerServer: true },
  /** Bytes of bodies without their files. Stored with their search index, they take up to thirteen times as much. */
  textBytes: { points: 8 * 1024 * 1024, duration: 3600 },
  /** Bytes of files; `UPLOAD_MB_PER_HOUR` replaces the number. */
  fileBytes: { points: 320 * 1024 * 1024, duration: 3600 },
  /** Taken usernames and email addresses that registrations of one address may find out, and those of all addresses. */
  takenNames: { points: 40, duration: 3600, isReturnable: true },
  takenNamesInAll: { points: 300, duration: 600, isReturnable: true },
  /** Correct passwords: each costs 20 ms of processor time and a session. */
  signInsByAddress: { points: 300, duration: 900 },
  signInsByAccount: { points: 100, duration: 900 },
  /** Wrong passwords for one account, on a device where its user has signed in. */
  wrongPasswordsOnDevice: { points: 10, duration: 900, isReturnable: true },
  /** Wrong passwords on other devices: for one account from one address, and from one address for all accounts. */
  wrongPasswordsHere: { points: 10, duration: 900, isReturnable: true },
  wrongPasswordsByAddress: { points: 100, duration: 900, isReturnable: true },
  /** As above, for one account from all addresses. Beyond it, attempts are delayed and not refused. */
  wrongPasswordsByAccount: { points: 20, duration: 3600, isReturnable: true },
  /** Wrong codes for one account before a delay; `domain/accounts/second-factors/verify-code.ts` counts and delays. */
  wrongCodes: { points: 10, duration: 900 },
} satisfies Record<string, Policy>;

export type LimitName = keyof typeof policies;
/** The limits of requests by network address, which an endpoint can name. */
export type AddressLimitName = Exclude<LimitName, `${"wrong" | "signIns" | "takenNames"}${string}` | `${string}Bytes`>;
