import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

/** How often something may be done within so many minutes: by one person, and by everybody of one network together. Left out: not counted so. */
export interface Limit {
  minutes: number;
  perPerson?: number;
  perNetwork?: number;
  /** From how many of one account on, by whoever it may be, each person has one alone: it slows them, and locks nobody out. */
  slowAbove?: number;
  /** How many of one account, by whoever it may be: then it is for those alone whom it knows. */
  perAccount?: number;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** visitor-site.md 9: per e-mail, and here only from one network, so that nobody locks another out; and one network's tries of many accounts. */
const ACCOUNT = { minutes: 15, perPerson: 5, perNetwork: 50 } as const;

/**
 * Everything that costs somebody something: mail, prices, fetching, storing, searching. The one place where it is said how often
 * (docs/security.md, Limits, says it again for people; a test holds it to this). Admins at their work are not counted, but for what they take along.
 */
export const LIMITS = {
  /** Failed ones: a success takes them back. The person is an e-mail within its network; a browser that knows the account is one by itself. */
  "sign-in": { ...ACCOUNT, slowAbove: 100, perAccount: 400 },
  passkey: ACCOUNT,
  /** Right ones, whichever way: each begins a session. The person is an account within its network, or in a browser that knows it; the account counts them all. */
  entry: { minutes: ACCOUNT.minutes, perPerson: 30, perNetwork: 300, perAccount: 100 },
  /** What is mailed of sign-ins on new devices: the person is the account. Of more the notifications tell, and any of these mails ends them all. */
  "new-device-mail": { minutes: 60, perPerson: 3 },
  /** Each mails. */
  "sign-up": ACCOUNT,
  "send-again": ACCOUNT,
  reset: ACCOUNT,
  /** Changes of one's address: each mails one that need not be one's own. The person is the mailbox, from whatever network. */
  "change-email": { minutes: DAY_MINUTES, perPerson: 5, perNetwork: 50 },
  /** Of them to one address, from however many accounts: the person is the address. */
  "change-email-to-one": { minutes: DAY_MINUTES, perPerson: 3 },
  /** What people change of their own account, and of where they are paid out to and meet clients, once they have proved who they are: each mails, and many work out a hash. */
  "account-change": { minutes: 60, perPerson: 20, perNetwork: 200 },
  /** What people post to the tabs of their profile and of the advisor's dashboard, the fields that save themselves among it: of much of it all kept pages are made anew. */
  "own-form": { minutes: 15, perPerson: 300 },
  /** Forms that wait while their person signs in once more. */
  "held-form": { minutes: 60, perPerson: 20, perNetwork: 100 },
  /** All that is kept of somebody, with their files, taken along. */
  "own-records": { minutes: 60, perPerson: 10, perNetwork: 100 },
  /**
   * Mails that anybody can have sent to an address by naming it, from however many networks: the person is the address. Each kind by itself, so that no
   * stranger's sign-ups keep an owner from a new password; where one is refused, as many links lie in the mailbox, and the newest works for whoever reads it.
   */
  "sign-up-mail": { minutes: 60, perPerson: 10 },
  "reset-mail": { minutes: 60, perPerson: 10 },
  /** Of those to sign up, what is mailed to who has an account: a link that works for as long. */
  "known-address-mail": { minutes: 60, perPerson: 1 },
  /** Requests for a consultation, to all advisors and to one: each mails the advisor, and holds their time. */
  "consultation-request": { minutes: 60, perPerson: 20, perNetwork: 100 },
  "consultation-request-to-one": { minutes: DAY_MINUTES, perPerson: 8 },
  /** Of them to one advisor, open at the same time, while whoever asks has paid for no consultation yet: the person is the mailbox. */
  "open-first-requests": { minutes: DAY_MINUTES, perPerson: 2, perNetwork: 4 },
  /** Tries of the address at which a new site is set up. */
  setup: { minutes: 15, perNetwork: 20 },
  /** Hours that are held for whoever signs up or in to ask for them: each takes somebody's time for some minutes. */
  "hour-hold": { minutes: 15, perNetwork: 10 },
  /** Of them at one advisor, held at the same time: as long as each is held, so that nobody closes a calendar. */
  "hour-hold-to-one": { minutes: 10, perNetwork: 2 },
  /** Every other step of consultations, which mails too. */
  "consultation-step": { minutes: 60, perPerson: 60, perNetwork: 300 },
  /** Searches for advisors with prices, each of which stores up to ten of them for who is signed in. */
  quote: { minutes: 15, perPerson: 40, perNetwork: 200 },
  /** Calendars that are added, or read again on demand. */
  feed: { minutes: 60, perPerson: 20, perNetwork: 60 },
  /** Secret addresses of one's own calendar that are read, counted in the memory of each server: the person is the address. */
  "own-feed": { minutes: 1, perPerson: 6 },
  /** Photos, certificates and files of messages, each of which is looked at, also when nothing comes of it, and every picture among them drawn anew. */
  upload: { minutes: 60, perPerson: 30, perNetwork: 100 },
  /** Messages, the files among them, and people who are written to for the first time. */
  message: { minutes: 1, perPerson: 20 },
  "message-file": { minutes: DAY_MINUTES, perPerson: 20, perNetwork: 200 },
  "message-thread": { minutes: DAY_MINUTES, perPerson: 10, perNetwork: 100 },
  /** What the signed-out begin to write, and is kept until they are signed in. */
  "message-draft": { minutes: 15, perNetwork: 10 },
  "application-draft": { minutes: 15, perNetwork: 20 },
  /** Of the signed-in their own, whoever shares their network; of the others the network's. */
  "category-request": { minutes: 60, perPerson: 5, perNetwork: 5 },
  /** What is said and given to assistant and matcher. The person of the signed-out is their network. */
  "assistant-message": { minutes: 15, perPerson: 40, perNetwork: 200 },
  "assistant-document": { minutes: 15, perPerson: 10, perNetwork: 50 },
  /** Passkeys that somebody begins to add, whatever comes of them. */
  "passkey-begin": { minutes: 15, perPerson: 20, perNetwork: 200 },
  /** What admins take along as a file: of all of it others are told. */
  "admin-export": { minutes: 15, perPerson: 20 },
  /** Ways to a provider and back: each is kept until it ends. */
  "oauth-flow": { minutes: 15, perNetwork: 100 },
  /** Whom somebody blocks, and lets write again: open pages of both are asked for anew. */
  block: { minutes: 60, perPerson: 30 },
  /** Every form that is posted, whatever it is for, counted in the memory of each server; what costs more has a line of its own besides. */
  form: { minutes: 1, perPerson: 120, perNetwork: 1200 },
  /** Free-text searches, counted in the memory of each server: an answer to one that is too many costs nothing. */
  search: { minutes: 1, perNetwork: 240 },
} as const satisfies Record<string, Limit>;

export type LimitKind = keyof typeof LIMITS;

/** The longest that anything is counted. */
export const LONGEST_MINUTES = Math.max(...Object.values(LIMITS).map(({ minutes }) => minutes));
