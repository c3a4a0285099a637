import {
  FORM_BYTES,
  type FormLimits,
  HELD_BYTES_FOR_PEOPLE,
  isReadAsItComes,
  MOST_HELD_BYTES,
  MOST_HELD_BYTES_OF_ONE,
  MOST_HELD_FORM_BYTES,
  MOST_HELD_FORM_BYTES_OF_ONE,
} from "#app/forms/limits";
import { countHeldBytes, type HeldBytes } from "#app/platform/http/bodies/held-bytes";
import { wholeBody } from "#app/platform/http/bodies/whole-body.server";
import { sharersOf } from "#app/platform/limits/network";
import { busyAnswer } from "./busy-page.server";

const holdFields = countHeldBytes({ most: MOST_HELD_FORM_BYTES, mostOfOne: MOST_HELD_FORM_BYTES_OF_ONE });
const holdFiles = countHeldBytes({ most: MOST_HELD_BYTES, mostOfOne: MOST_HELD_BYTES_OF_ONE, keptForKnown: HELD_BYTES_FOR_PEOPLE });

export interface Posted {
  /** Ends a request whose body comes slowly while others wait for its room. */
  giveUp?: (() => void) | undefined;
  /** Whether it waits for the turn of its network. */
  isByTurns?: boolean;
}

interface PostedBody {
  /** The request, with all of its body unless that is read as it comes. */
  request: Request;
  /** Where the rest of it is counted. */
  held: { fields?: HeldBytes; files?: HeldBytes };
  /** Once it is answered. */
  release: () => void;
}

const NO_BODY = { held: {}, release: () => undefined };

/** What a request brings, counted while it is in memory; or the answer to what is too much. */
export async function takeBody(
  request: Request,
  limits: FormLimits | undefined,
  { address, giveUp }: Posted & { address: string },
): Promise<PostedBody | Response> {
  if (!request.body) return { request, ...NO_BODY };
  const network = sharersOf(address);
  const fields = holdFields(network, giveUp);
  if (isReadAsItComes(limits, request.headers.get("content-type") ?? "")) {
    // Admins are few, and what they send is larger than all that strangers may.
    const files = limits?.files.from === "admins" ? undefined : holdFiles(network, giveUp);
    const held = files ? { fields, files } : {};
    return { request, held, release: () => [fields, files].forEach((each) => void each?.release()) };
  }
  const whole = await wholeBody(request, fields, FORM_BYTES);
  if (whole instanceof Request) return { request: whole, held: {}, release: fields.release };
  fields.release();
  return whole === 503 ? busyAnswer(request) : refusal(whole);
}

const WORDS = { 400: "Bad Request\n", 413: "Content Too Large\n" };

const refusal = (status: keyof typeof WORDS) =>
  new Response(WORDS[status], { status, headers: { "content-type": "text/plain; charset=utf-8", connection: "close" } });
