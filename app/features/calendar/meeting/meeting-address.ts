import { z } from "zod";
import { MEETING_LINK_MAX_CHARACTERS } from "../limits";

/** An advisor's own meeting link as typed: empty, or an https URL without credentials. The scheme defaults to https. */
export const meetingAddressSchema = z
  .string()
  .transform((text) => text.trim())
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .superRefine((text, context) => {
    if (text.length > MEETING_LINK_MAX_CHARACTERS) context.addIssue({ code: "custom", message: "calendar.meetingTooLong" });
    else if (text !== "" && !isMeetingAddress(text)) context.addIssue({ code: "custom", message: "calendar.meetingInvalid" });
  });

function isMeetingAddress(text: string): boolean {
  const url = /[\s\\"<>]/.test(text) ? null : URL.parse(text);
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === "" && /[^.]\.[^.]/.test(url.hostname);
}
