import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Registering, signing in, and what an account is for. */
export const accountAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is an account for?",
      "do I need an account to apply or to request a demo",
      "what can I do once I have signed up",
      "benefits of creating a login",
      "does the account give access to the product console",
      "why would I register here",
      "what can I do after login",
    ],
    also: "signup membership member portal perks advantage guest skip unlock workspace subscriber worthwhile mandatory point",
    variants:
      "why register | do I need to log in | is a login required to request a demo | what is the account good for | does the login give access to the product | can a normal user see customer records | purpose of signing up",
    answer: `You don’t need an account to read, request a demo or apply for a job. Our team uses accounts to read demo requests; other accounts can log in and out but can’t see customer records. The product itself is not behind this login.`,
    sources: ["/auth#promotion"],
  },
  {
    questions: [
      "How do I create an account?",
      "sign up",
      "become a new user",
      "registration page",
      "which fields are needed to register",
      "make a new login",
      "how to register",
    ],
    hindi: ["account kaise banaye", "register kaise karein"],
    also: "signup enroll subscribe membership onboard nickname newcomer newbie setup",
    variants:
      "registration how to | where do I sign up | open an account | make a new account | how can I register on the site | what do I enter to register",
    answer:
      "Open the [login page](/auth), choose “Register,” and enter a username, your email, your name and a password. Each field shows its rules.",
    sources: ["/auth", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "I forgot my password",
      "how do I reset or change my password",
      "I cannot log in to my account",
      "login not working, username or password is rejected",
      "lost my access data",
      "password recovery link",
    ],
    hindi: ["password bhool gaya", "login nahi ho raha", "password reset kaise karein"],
    also: "pwd passwd passcode credentials forgotten remember unable enter retrieve recover renew denied invalid incorrect",
    variants:
      "password reset | forgotten password link | can't sign in | how to change my password | reset email does not come | my password is not working | lost my login",
    answer: `I’m sorry about the trouble: check both fields first, because capital letters matter. If you forgot the password, choose “Forgot your password?” on the [login page](/auth): we send a link to your account’s email. If nothing arrives, email ${site.email} or ask for a person here.`,
    sources: ["/auth"],
    offers: ["handover"],
  },
  {
    questions: [
      "My account is locked, what now?",
      "I am locked out",
      "too many login attempts",
      "why do I have to wait before I can try the password again",
      "blocked after wrong passwords",
      "how long does the lockout last",
      "my login is blocked",
    ],
    also: "frozen suspended banned unlock unfreeze disabled throttled cooldown brute-force temporarily retry tries captcha denied minutes",
    variants:
      "too many attempts | account blocked after wrong password | why am I locked | wait before next login attempt | how long is the lock | can't get into my account after several tries",
    answer: `I’m sorry about the wait. The site slows down password guesses by account, browser and IP address, so wait a moment and try again in a browser you have logged in with before. If it still fails, email ${site.email} or ask for a person here.`,
    sources: ["/privacy-policy#security", "/cookie-policy#essential-cookies"],
    offers: ["handover"],
  },
  {
    questions: [
      "How do I delete my account?",
      "close my user profile",
      "deactivate my login for good",
      "cancel my registration",
      "get rid of my username",
      "please remove my account",
      "I want my account deleted, how",
    ],
    hindi: ["mera account delete karna hai", "account band kaise karein"],
    also: "terminate shut unregister quit membership unwanted obliterate wiped",
    variants:
      "delete account | remove my user | close account permanently | how do I cancel my account | erase my login and sessions | where is delete my account",
    answer: `Log in, open “Your Account” in the “Account” menu, and choose “Delete my account”: it is deleted right away, along with its sessions. If you can’t log in, email ${site.email} from your account’s email address.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "What happens when I log out?",
      "sign out properly",
      "is a copied session cookie still useful after logout",
      "how do I end my session on a shared computer",
      "stolen cookie after I signed off",
    ],
    also: "hijack replay exit library cafe workstation kiosk colleague terminate quit",
    variants:
      "sign out | where is the logout button | end session everywhere | shared computer logout | is my session ended on the server | does a stolen cookie work after log out",
    answer:
      "When you log out, the session ends on our server, not just in this browser, so a copied cookie no longer works. “Logout” is in the “Account” menu at the top of every page.",
    sources: ["/auth#promotion"],
  },
  {
    questions: [
      "Can I turn on two-factor authentication for my account?",
      "authenticator app or SMS code at sign-in",
      "sign in with google or microsoft",
      "passkey instead of a password here",
      "MFA for my login here",
      "2FA",
    ],
    also: "multifactor totp yubikey otp fido webauthn biometric face-id github oauth apple hardware",
    variants:
      "passkey login | two step verification | do you support authenticator apps | login with google | log in without a password | sso login for website account | how can I secure my account better",
    answer:
      "Yes, with a passkey or an authenticator app: log in, open “Your Account” in the “Account” menu, and choose “Add a passkey” or “Set up an authenticator app.” A passkey also logs you in without your password. You can’t log in with another company’s account.",
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "What are the rules for a username and password?",
      "minimum length of the password",
      "how many characters must my password have",
      "which characters are allowed in a username",
      "password requirements at registration",
    ],
    also: "special symbols capital strong",
    variants:
      "password requirements | username rules | allowed characters | how long must a password be | password policy for registration",
    answer:
      "The registration form states the rules for the username and the password beside their fields: open the [login page](/auth) and choose “Register.”",
    sources: ["/auth"],
  },
];
