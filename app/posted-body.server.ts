import {
  FORM_BYTES,
  type FormLimits,
  HELD_BYTES_FOR_PEOPLE,
  HELD_FORM_MAX_BYTES,
  HELD_MAX_BYTES,
  isReadAsItComes,
  MAX_HELD_BYTES_OF_ONE,
  MAX_HELD_FORM_BYTES_OF_ONE,
} from "#app/forms/limits";
import { countHeldBytes, type HeldBytes } from "#app/platform/http/bodies/held-bytes";
import { wholeBody } from "#app/platform/http/bodies/whole-body.server";
import { sharersOf } from "#app/platform/limits/network";
import { busyAnswer } from "./busy-page.server";

const holdFields = countHeldBytes({ most: HELD_FORM_MAX_BYTES, maxOfOne: MAX_HELD_FORM_BYTES_OF_ONE });
const holdFiles = countHeldBytes({ most: HELD_MAX_BYTES, maxOfOne: MAX_HELD_BYTES_OF_ONE, keptForKnown: HELD_BYTES_FOR_PEOPLE });

export interface Posted {
  /** Ends a request whose body arrives slowly while others need its memory. */
  giveUp?: (() => void) | undefined;
  /** Whether it waits for its network's turn. */
  isByTurns?: boolean;
}

interface PostedBody {
  /** The request with its whole body, unless that is streamed. */
  request: Request;
  /** Counters for the rest of the body. */
  held: { fields?: HeldBytes; files?: HeldBytes };
  /** Call it once the request is answered. */
  release: () => void;
}

const NO_BODY = { held: {}, release: () => undefined };

/** Takes a request's body, counted while it is in memory; or returns the response that refuses it. */
export async function receiveBody(
  request: Request,
  limits: FormLimits | undefined,
  { address, giveUp }: Posted & { address: string },
): Promise<PostedBody | Response> {
  if (!request.body) return { request, ...NO_BODY };
  const network = sharersOf(address);
  const fields = holdFields(network, giveUp);
  if (isReadAsItComes(limits, request.headers.get("content-type") ?? "")) {
    // Admins are few, and their uploads are larger than anything strangers may send.
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
