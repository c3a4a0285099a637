import { expect, test } from "vitest";
import type { z } from "zod";
import { formFields } from "./support/form-fields";

/** Longer than any text may be. */
const ENDLESS = 60_000;

/** Texts of a given length, the plainest first: a field that accepts free text accepts one of these. */
const FILLERS: ((length: number) => string | null)[] = [
  (length) => "a".repeat(length),
  (length) => (length < 3 ? null : `Aa1${"a".repeat(length - 3)}`),
  (length) => "1".repeat(length),
  (length) => (length < 7 ? null : `${"a".repeat(length - 6)}@b.com`),
  (length) => (length < 15 ? null : `https://b.com/${"a".repeat(length - 14)}`),
];

/** Returns the shortest and longest text that a field accepts, of the filler with the greatest length; null if it accepts no free text. */
function edgesOf(field: z.ZodType): string | null {
  const spans = FILLERS.flatMap((fill) => {
    const takes = (length: number) => {
      const text = fill(length);
      const read = text !== null && text.length === length ? field.safeParse(text) : null;
      // A value parsed as a time has no length limit of its own.
      return read?.success === true && !(read.data instanceof Date);
    };
    const inside = [1, 2, 3, 6, 8, 10, 12, 16, 20, 32, 40, 64, 100].find(takes);
    return inside === undefined ? [] : [[edge(inside, 0, takes), edge(inside, ENDLESS, takes)] as const];
  });
  const [widest] = spans.sort(([, one], [, other]) => other - one);
  return widest ? `${widest[0]} to ${widest[1] === ENDLESS ? "endless" : widest[1]}` : null;
}

/** Returns the last accepted length towards `end`. */
function edge(inside: number, end: number, takes: (length: number) => boolean): number {
  if (takes(end)) return end;
  let [taken, refused] = [inside, end];
  while (Math.abs(refused - taken) > 1) {
    const middle = Math.trunc((taken + refused) / 2);
    if (takes(middle)) taken = middle;
    else refused = middle;
  }
  return taken;
}

/** Returns the measured limits of every field, by room, schema and name; a table of fields counts as a schema. */
async function measured(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, rules } of await formFields()) {
    const edges = edgesOf(rules);
    if (edges) found[name] = edges;
  }
  return found;
}

/** Accepted lengths of each form's fields, in characters: shortest to longest. '0' if it may be blank. */
const LIMITS: Record<string, Record<string, string>> = {
  "accounts/deletion/schema deleteAccountSchema": { currentPassword: "0 to 128", code: "0 to 40" },
  "accounts/email-change/schema emailChangeSchema": { newEmail: "7 to 255", currentPassword: "0 to 128" },
  "accounts/schema emailFormSchema": { email: "7 to 255" },
  "accounts/schema newPasswordSchema": { password: "8 to 128", confirmPassword: "0 to endless" },
  "accounts/schema signInSchema": { email: "7 to 255", password: "8 to 128", rememberMe: "0 to endless" },
  "accounts/schema signUpSchema": { email: "7 to 255", password: "8 to 128", confirmPassword: "0 to endless" },
  "accounts/second-factor/schema beginSchema": { currentPassword: "0 to 128" },
  "accounts/second-factor/schema codeFormSchema": { code: "1 to 40" },
  "accounts/second-factor/schema proofSchema": { code: "1 to 40", currentPassword: "0 to 128" },
  "admin/banner/banner-form bannerEditSchema": { text: "1 to 240", linkUrl: "15 to 500", linkText: "0 to 60" },
  "admin/banner/banner-form bannerFormSchema": { text: "1 to 240", linkUrl: "15 to 500", linkText: "0 to 60" },
  "admin/category-requests/request-form requestDecisionSchema": { answer: "0 to 1000" },
  "admin/consultations/consultation-form cancellationSchema": { reason: "1 to 300" },
  "admin/consultations/consultation-form noShowSchema": { reason: "1 to 300" },
  "admin/consultations/consultation-form refundSchema": { reason: "1 to 300", amount: "1 to 12", seen: "1 to 12" },
  "admin/homepage/section-form entriesFormSchema": { sectionType: "1 to 40" },
  "admin/homepage/section-form entryWordingFormSchema": { sectionType: "1 to 40" },
  "admin/homepage/section-form orderFormSchema": { seen: "1 to 40", order: "1 to 40", move: "0 to endless" },
  "admin/homepage/section-form sectionFormSchema": {
    sectionType: "1 to 40",
    title: "0 to 120",
    subtitle: "0 to 200",
    description: "0 to 1000",
    buttonText: "0 to 40",
    buttonLink: "15 to 500",
  },
  "admin/homepage/section-form undoFormSchema": { sectionType: "1 to 40" },
  "admin/homepage/section-form visibilityFormSchema": { sectionType: "1 to 40", visible: "1 to 1" },
  "admin/homepage/section-form wordingFormSchema": {
    sectionType: "1 to 40",
    title: "0 to 120",
    subtitle: "0 to 200",
    description: "0 to 1000",
    buttonText: "0 to 40",
  },
  "admin/homepage/section-form undoWordingFormSchema": { sectionType: "1 to 40" },
  "admin/logos/logo-form logoStyleSchema": {
    shadowBlur: "1 to 2",
    shadowX: "1 to 1",
    shadowY: "1 to 1",
    glow: "1 to 2",
    filterStrength: "1 to 3",
    rotation: "1 to 3",
    opacity: "1 to 2",
  },
  "admin/payments/payment-form confirmationSchema": { amount: "1 to 9", high: "1 to 9", seen: "1 to 12" },
  "admin/payments/payment-form waiverSchema": { reason: "1 to 300" },
  "admin/payments/payment-form returnSchema": { amount: "1 to 12" },
  "admin/payouts/payout-form payoutSchema": { amount: "1 to 12", reference: "0 to 120" },
  "admin/people/person-form suspensionSchema": { reason: "1 to 300" },
  "admin/reports/report-form messageDecisionSchema": { reason: "0 to 300" },
  "admin/reports/report-form reviewDecisionSchema": { reason: "1 to 300" },
  "admin/settings/settings-form brandFormSchema": { name: "0 to 60", tagline: "0 to 120" },
  "admin/connections/connections-form addressFormSchema": { address: "0 to 200" },
  "admin/connections/connections-form mailServerFormSchema": {
    host: "0 to 253",
    password: "0 to 500",
    senderAddress: "7 to 254",
    senderName: "0 to 60",
    user: "0 to 254",
  },
  "admin/settings/settings-form contactFormSchema": {
    email: "7 to 254",
    phone: "0 to 40",
    city: "0 to 80",
    operator: "0 to 120",
    address: "0 to 240",
    responsible: "0 to 160",
    register: "0 to 160",
    vat: "0 to 160",
    notice: "0 to 1000",
  },
  "admin/settings/settings-form dangerFormSchema": { de: "0 to 300", en: "0 to 300", es: "0 to 300", fr: "0 to 300", it: "0 to 300" },
  "admin/settings/settings-form paymentInstructionsSchema": { bic: "0 to 11", holder: "0 to 70", link: "15 to 500", text: "0 to 1000" },
  "admin/taxonomy/entry-form entryChoiceSchema": { key: "1 to 200", version: "0 to 10" },
  "admin/questions/question-form questionFormSchema": { version: "0 to 10" },
  "admin/taxonomy/entry-form entryFormSchema": { address: "0 to 60", icon: "0 to 20", key: "1 to 200", version: "0 to 10" },
  "admin/taxonomy/entry-form entryMoveSchema": { key: "1 to 200", version: "0 to 10" },
  "admin/taxonomy/entry-form entryRetirementSchema": { key: "1 to 200", moveTo: "0 to 200", version: "0 to 10" },
  "admin/taxonomy/entry-form newEntrySchema": { address: "0 to 60", category: "0 to 200", icon: "0 to 20" },
  "admin/taxonomy/topic-form newTopicSchema": { name: "1 to 50", words: "0 to 600" },
  "admin/taxonomy/topic-form topicChoiceSchema": { slug: "1 to endless", version: "0 to 10" },
  "admin/taxonomy/topic-form topicFormSchema": { slug: "1 to endless", version: "0 to 10", name: "1 to 50", words: "0 to 600" },
  "admin/texts/texts-form textChoiceSchema": { name: "1 to 200", text: "0 to 20000", version: "0 to 10" },
  "admin/texts/texts-form textFormSchema": { name: "1 to 200", text: "0 to 20000", version: "0 to 10" },
  "admin/videos/video-form placeWordsSchema": { label: "0 to 40", position: "1 to 1", title: "0 to 40" },
  "admin/videos/video-form uploadFormSchema": { slot: "1 to 1", title: "0 to 40", label: "0 to 40" },
  "admin/videos/video-form videoWordsSchema": { title: "0 to 40", label: "0 to 40" },
  "advisors/billing/payout-destination destinationSchema": { bic: "0 to 11", holder: "0 to 70", words: "0 to 500" },
  "advisors/dashboard/own-advisor availabilityFields": { mostADay: "0 to 2" },
  "advisors/dashboard/own-advisor detailsFields": {
    firstName: "1 to 50",
    lastName: "1 to 50",
    jobTitle: "0 to 100",
    bio: "0 to 2000",
    hourlyRate: "0 to 4",
  },
  "advisors/dashboard/own-advisor platformFields": { meetingUrl: "15 to 500" },
  "applications/invitations/schema acceptSchema": {
    bio: "1 to 2000",
    certifications: "0 to 1000",
    confirmPassword: "0 to endless",
    firstName: "1 to 50",
    lastName: "1 to 50",
    linkedin: "15 to 255",
    location: "1 to 120",
    password: "8 to 128",
    phone: "0 to 16",
    pricing: "0 to endless",
    time_zone: "0 to endless",
    website: "15 to 255",
  },
  "applications/schema applicationSchema": {
    firstName: "1 to 50",
    lastName: "1 to 50",
    phone: "0 to 16",
    location: "1 to 120",
    linkedin: "15 to 255",
    website: "15 to 255",
    bio: "1 to 2000",
    certifications: "0 to 1000",
    pricing: "0 to endless",
  },
  "applications/schema decisionSchema": { reviewNotes: "0 to 2000" },
  "assistant/conversation/conversation resultSchema": { after: "0 to 4000", moreIssues: "0 to 200" },
  "assistant/schema messageRules": { content: "1 to 4000" },
  "assistant/schema postSchema": {
    content: "1 to 4000",
    geography: "0 to 60",
    sector: "0 to 60",
    size: "0 to 60",
    challenge: "0 to 60",
    urgency: "0 to 60",
    time_zone: "0 to 64",
  },
  "booking/schema bookingFields": { topic: "1 to 100", time: "1 to 40", note: "0 to 1000", name: "0 to 50" },
  "booking/schema matchFormSchema": { requested_topic: "1 to 100", requested_time: "0 to 40", meant_time: "0 to 40", advisor: "0 to 120" },
  "booking/schema matchRequestSchema": { requested_topic: "1 to 100", requested_time: "1 to 40" },
  "booking/hour/hour-form hourCodeSchema": { offer: "1 to 1000", note: "0 to 1000", name: "1 to 50", code: "8 to 8" },
  "booking/hour/hour-form hourFormSchema": { offer: "1 to 1000", note: "0 to 1000", name: "1 to 50" },
  "booking/hour/hour-form hourSignInSchema": {
    offer: "1 to 1000",
    note: "0 to 1000",
    name: "1 to 50",
    email: "7 to 255",
    password: "8 to 128",
    rememberMe: "0 to 10",
  },
  "booking/hour/hour-form hourSignUpSchema": {
    offer: "1 to 1000",
    note: "0 to 1000",
    name: "1 to 50",
    email: "7 to 255",
    password: "8 to 128",
  },
  "booking/life/action-post actionPostSchema": {
    reason: "0 to 500",
    amount: "0 to 24",
    chosen_time: "0 to 40",
    proposed_time: "0 to 40",
    note: "0 to 4000",
    refund: "1 to 12",
    sure: "0 to 24",
    rating: "1 to 1",
    text: "0 to 2000",
  },
  "catalog/category-requests/category-request categoryRequestSchema": { name: "1 to 80", comments: "0 to 2000", email: "7 to 255" },
  "messages/schema firstMessageSchema": { text: "1 to 4000", key: "8 to 64" },
  "messages/schema messageRules": { text: "1 to 4000" },
  "messages/schema threadPostSchema": { text: "1 to 4000", key: "8 to 64", seen: "1 to 9", message: "1 to 9", reason: "0 to 500" },
  "profiles/billing/billing billingFields": {
    billingName: "0 to 100",
    billingEmail: "7 to 255",
    taxId: "0 to 40",
    addressLine1: "0 to 255",
    addressLine2: "0 to 255",
    city: "0 to 100",
    postalCode: "0 to 20",
    stateProvince: "0 to 100",
  },
  "profiles/billing/billing billingSchema": {
    billingName: "0 to 100",
    billingEmail: "7 to 255",
    taxId: "0 to 40",
    addressLine1: "0 to 255",
    addressLine2: "0 to 255",
    city: "0 to 100",
    postalCode: "0 to 20",
    stateProvince: "0 to 100",
  },
  "profiles/key-inputs/key-inputs keyInputFields": {
    goals: "0 to 1000",
    challenge: "0 to 1000",
    sector: "0 to 100",
    geography: "0 to 100",
    hourlyBudget: "0 to 4",
  },
  "profiles/schema profileFields": {
    firstName: "1 to 50",
    lastName: "1 to 50",
    displayName: "0 to 50",
    phone: "0 to 16",
    companyName: "0 to 100",
    jobTitle: "0 to 100",
    industry: "0 to 100",
    website: "15 to 255",
    country: "0 to 100",
    stateProvince: "0 to 100",
    city: "0 to 100",
    bio: "0 to 500",
  },
  "profiles/security/password passwordChangeSchema": {
    newPassword: "8 to 128",
    confirmPassword: "0 to endless",
    currentPassword: "0 to 128",
  },
  "profiles/security/security-settings securityFields": { sessionTimeout: "1 to 1" },
  "setup/schema setupSchema": {
    siteName: "1 to 60",
    firstName: "1 to 50",
    lastName: "1 to 50",
    email: "7 to 255",
    password: "8 to 128",
    confirmPassword: "0 to endless",
  },
};

test("every field of every form takes a text of its limit and refuses one that is a character longer, or shorter", async () => {
  const found: Record<string, Record<string, string>> = {};
  for (const [name, edges] of Object.entries(await measured())) {
    const [rules, field] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf(".") + 1)];
    found[rules] = { ...found[rules], [field]: edges };
  }
  expect(found).toEqual(LIMITS);
});

/** Fields without a maximum length: a body has one (100 KB), and what they are parsed to is short. */
const READ_AS_SOMETHING_SHORT = [
  "accounts/schema signInSchema.rememberMe",
  "accounts/schema signUpSchema.confirmPassword",
  "accounts/schema newPasswordSchema.confirmPassword",
  "setup/schema setupSchema.confirmPassword",
  "profiles/security/password passwordChangeSchema.confirmPassword",
  "applications/invitations/schema acceptSchema.confirmPassword",
  "applications/invitations/schema acceptSchema.pricing",
  "applications/invitations/schema acceptSchema.time_zone",
  "applications/schema applicationSchema.pricing",
  "admin/homepage/section-form orderFormSchema.move",
  "admin/taxonomy/topic-form topicFormSchema.slug",
  "admin/taxonomy/topic-form topicChoiceSchema.slug",
];

test("no field takes a text without an end, but those that are only compared or read", () => {
  const endless = Object.entries(LIMITS).flatMap(([rules, fields]) =>
    Object.entries(fields).flatMap(([field, edges]) => (edges.endsWith("endless") ? [`${rules}.${field}`] : [])),
  );
  expect(endless.sort()).toEqual([...READ_AS_SOMETHING_SHORT].sort());
});
