import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

/** How often something may be done within so many minutes, by one person and by one network in total. An omitted field means no such limit. */
export interface Limit {
  minutes: number;
  perPerson?: number;
  perNetwork?: number;
  /** Attempts on one account, by anyone, above which each person gets a single attempt: it slows them down and locks nobody out. */
  slowAbove?: number;
  /** Attempts on one account, by anyone, above which only browsers that the account knows may try. */
  perAccount?: number;
  /** The limit of a whole day that counts along, because what each of these leaves behind is kept. */
  ofDay?: string;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** visitor-site.md 9: per email address, but only within one network, so that nobody locks another out; and one network's attempts on many accounts. */
const ACCOUNT = { minutes: 15, perPerson: 5, perNetwork: 50 } as const;

/**
 * Limits for everything that has a cost: mail, prices, fetching, storing, searching. The only place that defines them (docs/security.md,
 * Limits, lists them for people, and a test keeps it in sync). Admins at work are not limited, except for exports.
 */
export const LIMITS = {
  /** Failed attempts: a success resets them. The person is an email address within its network; a browser that the account knows counts separately. */
  "sign-in": { ...ACCOUNT, slowAbove: 100, perAccount: 400 },
  passkey: ACCOUNT,
  /** Sign-ins with the password of a sign-up that waits for its confirmation, which are no failures: above this they count as such. */
  unconfirmed: { minutes: ACCOUNT.minutes, perPerson: 10, perNetwork: 100 },
  /** Successful sign-ins, each of which begins a session. The person is an account within its network, or in a browser it knows; the account counts all. */
  entry: { minutes: ACCOUNT.minutes, perPerson: 30, perNetwork: 300, perAccount: 100, ofDay: "entry-day" },
  /** Of a day, because each new device is remembered and told. A browser that the account knows counts for no network. */
  "entry-day": { minutes: DAY_MINUTES, perNetwork: 3000 },
  /** Mails about sign-ins on new devices: the person is the account. More show in the notifications; any of these mails can end them all. */
  "new-device-mail": { minutes: 60, perPerson: 3 },
  /** Each sends a mail. */
  "sign-up": ACCOUNT,
  /** Accounts made in a day, by a password or through a provider, because each account keeps what its person writes. */
  "sign-up-day": { minutes: DAY_MINUTES, perNetwork: 500 },
  /** Codes of confirmation mails that are tried: the person is one sign-up, in its own browser. As many sign-ups as `sign-up-mail` has mails have tries. */
  "sign-up-code": { ...ACCOUNT, ofDay: "sign-up-code-day" },
  "sign-up-code-day": { minutes: DAY_MINUTES, perNetwork: 200 },
  "send-again": { ...ACCOUNT, ofDay: "account-mail-day" },
  reset: { ...ACCOUNT, ofDay: "account-mail-day" },
  /** Links sent again and links to choose a password, of a day: each is stored with its mail. */
  "account-mail-day": { minutes: DAY_MINUTES, perNetwork: 500 },
  /** Changes of one's email address: each mails an address that may be another's. The person is the mailbox, from whatever network. */
  "change-email": { minutes: DAY_MINUTES, perPerson: 5, perNetwork: 50 },
  /** Such changes to one address, from any number of accounts: the person is the address. */
  "change-email-to-one": { minutes: DAY_MINUTES, perPerson: 3 },
  /** Changes to one's account, payout details and meeting place, after confirming one's identity: each sends a mail, and many compute a password hash. */
  "account-change": { minutes: 60, perPerson: 20, perNetwork: 200 },
  /** Posts to the tabs of one's profile and the advisor's dashboard, including fields that save themselves: many of these expire all cached pages. */
  "own-form": { minutes: 15, perPerson: 300 },
  /** Saves of the rules: each may mail every advisor. */
  "rules-save": { minutes: 60, perPerson: 20 },
  /** Forms held while their person signs in again. */
  "held-form": { minutes: 60, perPerson: 20, perNetwork: 100 },
  /** Exports of all one's personal data, with files. */
  "own-records": { minutes: 60, perPerson: 10, perNetwork: 100 },
  /**
   * Mails that anybody can trigger to an address by naming it, from any number of networks: the person is the address. Each kind counts separately, so that
   * strangers' sign-ups cannot block an owner's password reset; by the time one is refused, the mailbox holds as many links, of which the newest works.
   */
  "sign-up-mail": { minutes: 60, perPerson: 10 },
  "reset-mail": { minutes: 60, perPerson: 10 },
  /** Of the sign-up mails, those to an address that has an account: a link that is valid for as long. */
  "known-address-mail": { minutes: 60, perPerson: 1 },
  /** Requests for a consultation, to all advisors and to one: each mails the advisor and holds their time. */
  "consultation-request": { minutes: 60, perPerson: 20, perNetwork: 100, ofDay: "consultation-request-day" },
  "consultation-request-day": { minutes: DAY_MINUTES, perPerson: 40, perNetwork: 200 },
  "consultation-request-to-one": { minutes: DAY_MINUTES, perPerson: 8 },
  /** Open requests to one advisor by somebody who has not paid for a consultation yet: the person is the mailbox. */
  "open-first-requests": { minutes: DAY_MINUTES, perPerson: 2, perNetwork: 8 },
  /** Attempts at the setup address of a new site. */
  setup: { minutes: 15, perNetwork: 20 },
  /** Hours held while somebody signs up or in to request them: each blocks an advisor's time for some minutes. */
  "hour-hold": { minutes: 15, perNetwork: 10 },
  /** Hours held at one advisor at the same time, for as long as a hold lasts, so that nobody can block a calendar. */
  "hour-hold-to-one": { minutes: 10, perNetwork: 2 },
  /** Hours of one day of an advisor's held in a day, one after the other: the person is a network, and the advisor's day. */
  "hour-hold-of-day": { minutes: DAY_MINUTES, perPerson: 6 },
  /** Notes to hours that are requested without a hold, because too many are held: each is kept for a day. */
  "hour-words-day": { minutes: DAY_MINUTES, perNetwork: 500 },
  /** Every other step of a consultation, each of which sends a mail or is kept for good: proposals, notes and reviews, too. */
  "consultation-step": { minutes: 60, perPerson: 60, perNetwork: 300, ofDay: "consultation-step-day" },
  "consultation-step-day": { minutes: DAY_MINUTES, perPerson: 200, perNetwork: 600 },
  /** Searches for advisors with prices, each of which stores up to ten quotes for a signed-in user. */
  quote: { minutes: 15, perPerson: 40, perNetwork: 200, ofDay: "quote-day" },
  "quote-day": { minutes: DAY_MINUTES, perPerson: 400, perNetwork: 1500 },
  /** Calendars added, or refreshed on demand. */
  feed: { minutes: 60, perPerson: 20, perNetwork: 60 },
  /** Secret addresses of one's own calendar that are read, counted in the memory of each server: the person is the address. */
  "own-feed": { minutes: 1, perPerson: 6, perNetwork: 240 },
  /** Photos, certificates and files of messages, each of which is looked at, also when nothing comes of it, and every picture among them drawn anew. */
  upload: { minutes: 60, perPerson: 30, perNetwork: 100 },
  /** Photos of a day. */
  "photo-day": { minutes: DAY_MINUTES, perPerson: 20, perNetwork: 100 },
  /** Certificates of a day, and the large ones of it, because those of sent applications are kept for good. */
  "certificate-day": { minutes: DAY_MINUTES, perPerson: 20, perNetwork: 60 },
  "certificate-large": { minutes: DAY_MINUTES, perPerson: 10, perNetwork: 20 },
  /** Messages, of a minute and of a day, and the long ones of it, because they are kept for good; message files, and first messages to new people. */
  message: { minutes: 1, perPerson: 20 },
  "message-day": { minutes: DAY_MINUTES, perPerson: 400, perNetwork: 1000 },
  "message-long": { minutes: DAY_MINUTES, perPerson: 50, perNetwork: 200 },
  "message-file": { minutes: DAY_MINUTES, perPerson: 20, perNetwork: 60 },
  /** Megabytes of message files, each that is begun; and those of people who have had no paid consultation, because their accounts cost nothing. */
  "message-megabyte": { minutes: DAY_MINUTES, perPerson: 50, perNetwork: 100 },
  "message-megabyte-unpaid": { minutes: DAY_MINUTES, perPerson: 10, perNetwork: 20 },
  /** Messages reported: each waits for an admin with its reason. */
  "message-report": { minutes: DAY_MINUTES, perPerson: 30, perNetwork: 100 },
  "message-thread": { minutes: DAY_MINUTES, perPerson: 10, perNetwork: 100 },
  /** Drafts of signed-out visitors, kept for days until they sign in. Both of a day count, too. */
  "message-draft": { minutes: 15, perNetwork: 40 },
  "application-draft": { minutes: 15, perNetwork: 40 },
  "draft-day": { minutes: DAY_MINUTES, perNetwork: 100 },
  /** Per person when signed in; else per network. Of a day they count for both. Of those answered by mail to an address that anybody may have left, the person is the mailbox. */
  "category-request": { minutes: 60, perPerson: 5, perNetwork: 30 },
  "category-request-day": { minutes: DAY_MINUTES, perPerson: 20, perNetwork: 60 },
  "category-request-mail": { minutes: DAY_MINUTES, perPerson: 3 },
  /** Messages and documents for the assistant and the matcher. Both of a day count, too. The signed-out are counted by their network alone. */
  "assistant-message": { minutes: 15, perPerson: 40, perNetwork: 200 },
  "assistant-document": { minutes: 15, perPerson: 10, perNetwork: 50 },
  "assistant-day": { minutes: DAY_MINUTES, perPerson: 300, perNetwork: 1500 },
  /** Passkey registrations begun, whatever comes of them. */
  "passkey-begin": { minutes: 15, perPerson: 20, perNetwork: 200 },
  /** Exports by admins, each of which notifies others. */
  "admin-export": { minutes: 15, perPerson: 20 },
  /** OAuth flows: each is stored until it ends. */
  "oauth-flow": { minutes: 15, perNetwork: 100 },
  /** Blocking and unblocking people: open pages of both are reloaded. */
  block: { minutes: 60, perPerson: 30 },
  /** Every posted form, counted in each server's memory; costlier ones have a limit of their own as well. */
  form: { minutes: 1, perPerson: 120, perNetwork: 1200 },
  /** Kilobytes of their fields, each that is begun, also of all servers together (kilobytes-of-forms.server.ts): whatever is stored of forms is no more than a few times as much. */
  "form-kilobyte": { minutes: DAY_MINUTES, perPerson: 10_000, perNetwork: 50_000 },
  /** Share pictures that are drawn because they are not kept, and free-text searches, counted in each server's memory: refusing one costs nothing. */
  "share-picture": { minutes: 1, perNetwork: 60 },
  search: { minutes: 1, perNetwork: 240 },
} as const satisfies Record<string, Limit>;

export type LimitKind = keyof typeof LIMITS;

/** A kind with the kind of its whole day, if it has one. */
export function withDay(kind: LimitKind): LimitKind[] {
  const limit = LIMITS[kind];
  return "ofDay" in limit ? [kind, limit.ofDay] : [kind];
}

/** The longest window of any limit, in minutes. */
export const MAX_MINUTES = Math.max(...Object.values(LIMITS).map(({ minutes }) => minutes));
