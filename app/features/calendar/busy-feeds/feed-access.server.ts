import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { MAX_FETCH_SECONDS } from "../limits";
import { isPublicAddress } from "./public-address.server";

/** Network access; tests replace it. */
export interface FeedAccess {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  request: (options: RequestOptions, heard: (answer: IncomingMessage) => void) => ClientRequest;
  maxMilliseconds: number;
}

export const PUBLIC_ACCESS: FeedAccess = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  request,
  maxMilliseconds: MAX_FETCH_SECONDS * 1000,
};
