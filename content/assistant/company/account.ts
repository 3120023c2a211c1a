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
      "why register | do I need to log in | is a login required to request a demo | what is the account good for | does the login give access to the product | can a normal user see customer records | purpose of signing up | Is signing up worthwhile for an ordinary visitor? | Can I read everything without becoming a member? | can job seekers apply without an account | I only want to look around; must I register? | Will I see my job application after logging in? | Who are the accounts actually meant for? | what's behind the login | is the software itself reachable through the login page | do customers log in here to use the shield | what would I be able to do as a registered person | does a fresh account see other people's inquiries | is there a member area with extra content | I made a login, now what is it for | why is there a login if I don't need it | who on your team uses the accounts | who at the company uses the accounts and what are they for | what do you use accounts for",
    answer:
      "You don’t need an account to read, request a demo or apply for a job. Our team uses accounts to read demo requests and applications; other accounts can’t see anyone’s records. The product itself is not behind this login: we show it in a demo.",
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
      "registration how to | where do I sign up | open an account | make a new account | how can I register on the site | what do I enter to register | I'd like to become a registered user; where do I begin? | Where is the button to join? | What must I type in to get a login? | Is my real name asked for when joining? | Can I choose my own username? | which page has the option Register | show me how to set up a profile | how do new people get access to the site | do I find help beside the fields when registering | I want to have a user on this site | what are the steps for a first-time user | is an email needed to join",
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
      "password reset | forgotten password link | can't sign in | how to change my password | reset email does not come | my password is not working | lost my login | I can't remember my secret word | It says wrong credentials although I'm sure they are right | The mail with the reset link never came | How can I choose a new password? | My login doesn't function any more since my holiday | is there a link for people who don't remember the code | does upper and lower case matter when I type my password | the system doesn't accept my username | help, I can't get in | to which address is the recovery message sent | I need a new password please | what if the forgotten-password link does not arrive | how do I log in without my password | Forgot your password link | forgot pw | forgot my pw | pw reset",
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
      "too many attempts | how often may I mistype my password | account blocked after wrong password | why am I locked | wait before next login attempt | how long is the lock | can't get into my account after several tries | I typed the wrong password five times and now nothing works | Why does the site make me wait before I try again? | For how much time am I shut out? | Someone else tried to get into my account; am I blocked too? | Does using another browser help when I'm blocked? | it refuses further attempts, how do I get in | your site thinks I am guessing passwords | unlock my account please | can you lift the block on my login | what slows down my next attempt | I get a message about too many tries | is the block tied to my IP address | login attempts limited | how are login attempts limited | password guessing | how do you stop password guessing | are login attempts limited | why was my login blocked",
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
      "delete account | remove my user | close account permanently | how do I cancel my account | erase my login and sessions | where is delete my account | I don't want to be registered any longer | Which menu has the button to remove my profile? | Is removal of a login immediate? | What happens to my sessions when I erase the login? | I can't log in but want my account gone | how to unregister | leave the site for good and take my login away | where do I find Your Account to remove it | does deletion of the profile take days | remove my membership | from which address must I write to have my login removed | I signed up by accident, how to undo it",
    answer: `Log in, open “Your Account” in the “Account” menu, and choose “Delete my account”: it is deleted right away, along with its sessions. If you can’t log in, email ${site.email} from your account’s email address.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "How do I change my email or my name in my account?",
      "change the email address of my account",
      "update my profile",
      "where can I edit my account details",
      "change my password while I am logged in",
    ],
    also: "edit modify new different typo married surname mailbox settings",
    variants:
      "change account email | edit profile | new email for login | my name is wrong in my account | change password | where do I see my sessions | what does my account show | my account page | where can I see my account data | what can I change in my account",
    answer:
      "Log in and open “Your Account” in the “Account” menu: your name, email, password and sessions are there. Confirm a new email with the link that we send to it.",
    sources: ["/account", "/confirm-email"],
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
      "sign out | where is the logout button | end session everywhere | shared computer logout | is my session ended on the server | does a stolen cookie work after log out | I used a library computer; is closing the window enough? | Does signing off kill the session on your server too? | Where do I find the button to sign off? | If a thief copied my cookie, is it useless after I leave? | how do I properly leave my account | after signing off, can the next user go on with my session | is signing off effective everywhere or only here | which menu contains Logout | I forgot to sign off at work, does the server end it | what does pressing Logout do technically | is the token invalid once I've left",
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
      "passkey login | two step verification | do you support authenticator apps | login with google | log in without a password | sso login for website account | how can I secure my account better | Is my login protected by more than a password? | Can I use my fingerprint or face to get in? | Do you support YubiKeys? | Where do I turn on a second factor? | Can I use my Google account to enter? | is there a code app for logging in here | does a passkey replace the password | how do I add a passkey to my profile | are codes by text message available for login | secure my profile with a second step | login via Apple or GitHub, does it exist here | I want stronger protection for my login | can I use a passkey | two-factor login | two-factor authentication | can I add an authenticator app",
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
      "password requirements | username rules | allowed characters | how long must a password be | password policy for registration | Does my password need a special character? | How short may a username be? | Are spaces allowed in usernames? | Where can I read the requirements for a new password? | why does the form refuse the password I've chosen | is there a maximum length for passwords | are umlauts or Hindi letters okay in a username | what makes a password valid here | must a password contain digits | rules for picking a login name | which symbols can I use when registering",
    answer:
      "The registration form states the rules for the username and the password beside their fields: open the [login page](/auth) and choose “Register.”",
    sources: ["/auth"],
  },
  {
    questions: [
      "Can you look up my account?",
      "when did I last log in",
      "which email address belongs to my account",
      "what is my username",
      "why was my account blocked today",
    ],
    variants:
      "when was my last login | my last login | time of my latest login | who logged in to my account | from where was my account last opened | which browser did I log in with last time | which email did I register with | which address is in my account | what email do you have for me in the account | is my account still there | do I already have an account | is there an account with my address | I forgot my username | my username | look up my username | what rights does my account have | am I an admin | is my account active or blocked | why is my account blocked | why can't my account see the dashboard | when did I open my account | how many sessions do I have open | check my account please | has someone changed my password",
    answer: `The assistant can’t see accounts, so it can’t tell you your username, email, role, last login or why a login is blocked. Once you’ve logged in, “Your Account” in the “Account” menu shows your name, email and sessions; otherwise, email ${site.email} from your account’s email address.`,
    sources: ["/account", "/privacy-policy#rights", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many wrong passwords lock my account?",
      "how many minutes does the lock on my login last exactly",
      "after how many attempts am I locked out",
      "can you reset the counter of my failed logins",
      "can the assistant unlock my account",
      "how many tries do I have left",
    ],
    variants:
      "unlock my account | unlock my login now | lift my lock | number of login attempts allowed | how many times may I enter a wrong password | how many attempts before the lock | how many failed logins are allowed | maximum number of password tries | how many guesses do I have | lock duration in minutes | for how many minutes am I locked out | how many seconds do I have to wait for the next try | how many hours until my account is open again | when exactly can I try again | when is my account unlocked | set my login counter back to zero | reset my failed attempts | remove the block on my username | how long is the waiting time after too many attempts",
    answer: `The site does not say how many wrong passwords slow down a login or for how many minutes, and the assistant can’t unlock an account. The site limits password guesses by account, browser and IP address, so wait a moment and try again in a browser you have logged in with before. If it still fails, email ${site.email} or ask for a person here.`,
    sources: ["/privacy-policy#security", "/cookie-policy#essential-cookies", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many recovery codes do I get?",
      "how long is a recovery code",
      "can I get new recovery codes",
      "I lost my recovery codes",
      "is there a limit to the devices in two-factor login",
      "which authenticator apps are supported",
    ],
    variants:
      "number of recovery codes | how many backup codes are there | are recovery codes valid forever | do recovery codes expire | I used up all recovery codes | how many digits does a code have | does Google Authenticator work with my account | is Authy supported | I lost the phone with my authenticator app | new phone, how do I move the authenticator | can you turn off two-factor for me | the six-digit code is not accepted",
    answer: `If you set up an authenticator app, we store its secret, encrypted, and hashes of your recovery codes. The site’s public pages don’t say how many codes an account gets, or which apps work. After you log in, “Your Account” in the “Account” menu shows what you have set up. If you can’t get in, email ${site.email} from your account’s email address.`,
    sources: ["/account", "/privacy-policy#information-collected", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can I change my username?",
      "change the name I log in with",
      "choose another login name",
      "rename my account",
    ],
    variants:
      "change my username | new username | edit my username | my username has a typo | is it possible to get a different username | username change | can I pick another username later | replace my login name",
    answer: `No, a username can’t be changed: the account page says so. You can change your name, email and password in “Your Account” in the “Account” menu.`,
    sources: ["/account"],
  },
  {
    questions: [
      "How long does the password reset link work?",
      "my reset link has expired",
      "validity of the link to set a new password",
      "the link to reset my password is no longer valid",
    ],
    variants:
      "reset link validity | reset link expired | how long is the reset link valid | when does the reset link expire | the reset link says it was used or has expired | how many minutes do I have to use the reset link | password link too old | until when can I use the link for a new password",
    answer: `After you ask for it, the [page for a new password](/reset-password) says how long the link works. If it has expired or was used, request a new one there.`,
    sources: ["/reset-password"],
  },
];
