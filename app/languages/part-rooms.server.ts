import { asideMessages } from "#app/features/accounts/messages-of-aside";
import { oauthSignInMessages } from "#app/features/accounts/oauth/messages-of-sign-in";
import { formMessages } from "#app/features/accounts/sign-up/messages";
import { codeOfMailMessages, waitingMessages } from "#app/features/accounts/sign-up/messages-of-waiting";
import { cardMessages } from "#app/features/advisors/cards/messages";
import { compareMessages } from "#app/features/advisors/compare/messages";
import { comparisonMessages } from "#app/features/advisors/compare/messages-of-comparison";
import { allAdvisorsMessages, directoryMessages } from "#app/features/advisors/directory/messages";
import { certificateMessages } from "#app/features/applications/certificates/messages";
import { acceptMessages } from "#app/features/applications/invitations/messages-of-accepting";
import { wizardMessages } from "#app/features/applications/messages";
import { matcherMessages } from "#app/features/assistant/pages/messages";
import { hourMessages } from "#app/features/booking/hour/messages";
import { askingMessages } from "#app/features/booking/hour/messages-of-asking";
import { searchMessages } from "#app/features/booking/request/messages";
import { priceMessages } from "#app/features/booking/request/messages-of-prices";
import { pageRefusalMessages } from "#app/features/booking/request/messages-of-refusals";
import { searchAndRequestMessages } from "#app/features/catalog/messages";
import { findMessages } from "#app/features/catalog/messages-of-find";
import { subcategoryMessages } from "#app/features/catalog/messages-of-subcategories";
import { topicMessages } from "#app/features/matching/messages";
import { payWayMessages } from "#app/features/money/payment-instructions/messages";
import { policyTextMessages } from "#app/features/policies/messages";
import { savingMessages } from "#app/features/profiles/messages-of-saving";
import { nameMessages } from "#app/features/profiles/own-name/messages";
import { photoMessages } from "#app/features/profiles/photo/messages";
import type { PartRoom } from "./needed-texts";
import type { Namespace } from "./shown-texts";

interface Part {
  room: Namespace;
  keys: ReadonlySet<string>;
}

const part = (room: Namespace, ...of: readonly object[]): Part => ({ room, keys: new Set(of.flatMap((texts) => Object.keys(texts))) });

/** Contents of a part of a room: the keys of some of its message files. A text may be in several parts. */
export const PART_ROOMS: Record<PartRoom, Part> = {
  "accounts-aside": part("accounts", asideMessages),
  "accounts-code": part("accounts", codeOfMailMessages),
  "accounts-forms": part("accounts", formMessages),
  "accounts-waiting": part("accounts", waitingMessages),
  "advisors-all": part("advisors", allAdvisorsMessages),
  "advisors-cards": part("advisors", cardMessages),
  "advisors-compare": part("advisors", compareMessages),
  "advisors-comparison": part("advisors", comparisonMessages),
  "advisors-directory": part("advisors", directoryMessages),
  "applications-answers": part("applications", wizardMessages),
  "applications-wizard": part("applications", wizardMessages, certificateMessages),
  "assistant-matcher": part("assistant", matcherMessages),
  "booking-hour": part("booking", hourMessages, askingMessages, priceMessages, pageRefusalMessages),
  "booking-search": part("booking", searchMessages, askingMessages, priceMessages, pageRefusalMessages),
  "catalog-find": part("catalog", findMessages),
  "catalog-search": part("catalog", searchAndRequestMessages),
  "catalog-subcategory": part("catalog", subcategoryMessages),
  "invitations-accept": part("invitations", acceptMessages),
  "matching-topic": part("matching", topicMessages),
  "money-ahead": part("money", payWayMessages),
  "oauth-sign-in": part("oauth", oauthSignInMessages),
  "policies-text": part("policies", policyTextMessages),
  "profiles-name": part("profiles", nameMessages),
  "profiles-photo": part("profiles", photoMessages, savingMessages),
};
