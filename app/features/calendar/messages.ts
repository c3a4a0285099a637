import { MAX_LEAD_DAYS } from "#app/features/schedule/lead-time";
import { inMegabytes } from "#app/platform/sizes";
import { spelledFirst } from "#app/ui/text/counts";
import { FEED_MAX_BYTES, MAX_FEEDS, MAX_FETCH_SECONDS, MEETING_LINK_MAX_CHARACTERS, READ_EVERY_MINUTES } from "./limits";

/** How far ahead consultations can be booked. */
const MONTHS = Math.round((MAX_LEAD_DAYS / 365) * 12);

/** Texts about calendars: busy times from an advisor's own calendars, the feed of a person's consultations, and where they take place. */
export const calendarMessages = {
  busyTitle: "Busy times from your calendar",
  busyText: `Paste the iCalendar address of your own calendar, and nobody is offered the times when you are busy. We store only when you are busy, not what you are doing. We read it again every ${READ_EVERY_MINUTES} minutes.`,
  busyWhere:
    "Google: Settings, your calendar, Secret address in iCal format. Outlook: Settings, Shared calendars, Publish, ICS. iCloud: share the calendar publicly and copy its webcal link.",
  busyAddress: "Calendar address",
  busyAdd: "Add calendar",
  busyAdding: "Adding...",
  busyAdded: "The calendar of {host} is being read.",
  busyRemove: "Remove",
  busyRemoveLabel: "Remove the calendar of {host}",
  busyRemoved: "The calendar of {host} is no longer read.",
  busyAgain: "Read now",
  busyAgainLabel: "Read now the calendar of {host}",
  busyAgainDone: "The calendar of {host} is being read.",
  busyNone: "No calendar is read yet.",
  busyWaiting: "Being read...",
  busyRead: `{count, plural, =0 {No busy times} one {# busy time} other {# busy times}} in the next ${MONTHS} months, read {when}`,
  busyKept: "Last read {when}. The {count, plural, one {# busy time} other {# busy times}} known from then still count.",
  busyFailed: "Could not be read",

  addressNeeded: "Please paste the address of a calendar",
  addressUnreadable: "This is not the address of a calendar. It begins with https:// or webcal://",
  addressNotSecure: "Only encrypted addresses are read: https:// or webcal://",
  addressKnown: "This calendar is already being read.",
  feedsFull: `${spelledFirst(MAX_FEEDS)} calendars are already being read. Remove one first.`,

  unreachable: "Its host cannot be reached on the public internet. Please check the address.",
  tooManyFeeds: "You have added and read many calendars in a short time. Please wait before the next one.",
  ledAway: "This address redirects to another host. Please paste the one it leads to.",
  refused: "Its host does not give access to it. Perhaps it is no longer shared.",
  tooLarge: `This calendar is larger than ${inMegabytes(FEED_MAX_BYTES)} MB.`,
  tooSlow: `Its host took longer than ${MAX_FETCH_SECONDS} seconds.`,
  notACalendar: "This address does not lead to a calendar in the iCalendar format.",
  tooMuch: "This calendar has more entries than can be read.",

  ownTitle: "Your consultations in your calendar",
  ownText:
    "Subscribe to this address in Google Calendar, Outlook or Apple Calendar, and your requests and consultations appear there automatically. Anybody with the address can read them, so keep it to yourself.",
  ownNone: "There is no address yet, or it ended with your old password. Create one and connect your calendars to it.",
  ownSince: "Your address was created on {date}.",
  ownRead: "Last read {when}.",
  ownNeverRead: "No calendar has read it yet.",
  ownMake: "Create an address",
  ownRenew: "Create a new address",
  ownRenewHint: "The old one stops working at once, as it does when you change your password.",
  ownEnd: "Turn off",
  ownEnded: "The address of your consultations no longer works.",
  ownAddress: "Your secret address",
  ownOnce: "Copy it now: it is shown only this once.",
  ownOpen: "Open in a calendar app",
  ownName: "{site} consultations",

  entryTitle: "Consultation with {name}: {topic}",
  entryTitleAsked: "Requested, with {name}: {topic}",
  entryText: "Consultation about {topic} with {name}, booked at {site}.",
  entryTextAsked: "Consultation about {topic} with {name}, requested at {site} and not agreed yet.",
  someone: "a client",

  meetingTitle: "Meeting link",
  meetingText: "Where your consultations take place. Both sides see it once a consultation is accepted.",
  meetingLabel: "Your own meeting link",
  meetingHint:
    "For example your room at Zoom, Teams or Meet. Left empty, each consultation gets a room of its own at {host}, with a name nobody can guess.",
  meetingJoin: "Join the meeting",
  meetingPlace: "Where",
  meetingInvalid: "Please enter a link that begins with https://",
  meetingTooLong: `At most ${MEETING_LINK_MAX_CHARACTERS} characters`,
} as const;
