/** The hash of the consent notice, set by astro.config.ts. */
declare const NOTICE_HASH: string;

interface Navigator {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
