const PROFILE = "tests/doors/profile.test.ts";
const PHOTO = "tests/doors/profile-photo.test.ts";
const NOTICES = "tests/doors/notifications.test.ts";

/** What a person writes of themselves, and what is theirs alone. */
export const PROFILE_PLANTS = [
  {
    threat: "V2",
    planted: "a form may name fields that are not its own",
    edits: [
      [
        "app/features/autosave/field-changes.ts",
        "    if (!Object.hasOwn(schemas, name)) return null;",
        "    if (!Object.hasOwn(schemas, name)) continue;",
      ],
    ],
    test: PROFILE,
    name: "fields that no person may write",
  },
  {
    threat: "V2",
    planted: "an individual becomes a business by asking",
    edits: [["app/features/profiles/details/profile.server.ts", "    if (!canSwitchType(", "    if (at.getTime() < 0 && !canSwitchType("]],
    test: PROFILE,
    name: "once the type is individual",
  },
  {
    threat: "V17",
    planted: "what people write is put into the page as it is",
    edits: [
      [
        "app/features/profiles/person-card.tsx",
        '<p {...written(person.bio)} className="mt-5 whitespace-pre-line">\n          {person.bio}\n        </p>',
        '<p className="mt-5 whitespace-pre-line" dangerouslySetInnerHTML={{ __html: person.bio }} />',
      ],
    ],
    test: PROFILE,
    name: "what people write is shown as text",
  },
  {
    threat: "V17",
    planted: "whatever stands in the table as a website is a link",
    edits: [["app/features/profiles/person-card.tsx", "{isWebAddress(person.website) && (", "{person.website && ("]],
    test: PROFILE,
    name: "a website that is no web address",
  },
  {
    threat: "V18",
    planted: "a photo is what its sender says it is",
    edits: [
      [
        "app/features/profiles/photo/avatar.server.ts",
        "  if (!picture.ok) return { ok: false, reason: REFUSALS[picture.reason] };\n  const file = await storeFile({\n    ...picture,",
        '  const sent = new Uint8Array(await photo.arrayBuffer());\n  const file = await storeFile({\n    ...{ content: sent, mimeType: photo.type, extension: photo.name.split(".").at(-1) ?? "webp" },',
      ],
    ],
    test: PHOTO,
    name: "a photo must be an image",
  },
  {
    threat: "V18",
    planted: "a photo keeps where and with what it was taken",
    edits: [
      ["app/platform/files/picture-worker.server.ts", "      .toFormat(format, {", "      .keepMetadata()\n      .toFormat(format, {"],
    ],
    test: "app/features/profiles/photo/avatar.server.test.ts",
    name: "where and with what a photo was taken is removed",
  },
  {
    threat: "V36",
    planted: "marks that hide or turn a name around are taken",
    edits: [
      [
        "app/features/profiles/plain-text.ts",
        "controls.test(text) || hasUnseen(text) || HEAPED_MARKS.test(text)",
        "HEAPED_MARKS.test(text)",
      ],
    ],
    test: "app/features/profiles/plain-text.test.ts",
    name: "control characters and marks that turn",
  },
  {
    threat: "V36",
    planted: "what admins write is kept with what nobody sees in it",
    edits: [
      [
        "app/features/admin/plain-text.ts",
        "withoutUnseen(text)\n        .toWellFormed()\n        .replace(/\\p{Cc}+",
        "text\n        .toWellFormed()\n        .replace(/\\p{Cc}+",
      ],
    ],
    test: "tests/unseen-in-forms.test.ts",
    name: "no form keeps what nobody sees",
  },
  {
    threat: "V36",
    planted: "notes, reasons and reviews are kept with what nobody sees in them",
    edits: [["app/features/booking/schema.ts", "withoutUnseen(text).replaceAll", "text.replaceAll"]],
    test: "tests/unseen-in-forms.test.ts",
    name: "no form keeps what nobody sees",
  },
  {
    threat: "V36",
    planted: "a joiner stands in any name",
    edits: [["app/platform/text/unseen-marks.ts", "(isDrawn(before) || SELECTOR.test(before)) && isDrawn(after)", "after !== before"]],
    test: "app/platform/text/unseen-marks.test.ts",
    name: "joiners and selectors stand where they are drawn",
  },
  {
    threat: "V36",
    planted: "a text is kept as it comes, composed or not",
    edits: [["app/features/profiles/plain-text.ts", '.normalize("NFC")', ""]],
    test: "app/features/profiles/plain-text.test.ts",
    name: "a text is kept composed",
  },
  {
    threat: "V36",
    planted: "a heap of marks is drawn over the lines around",
    edits: [["app/features/profiles/plain-text.ts", "|| HEAPED_MARKS.test(text)", ""]],
    test: "app/features/profiles/plain-text.test.ts",
    name: "heaped marks are refused",
  },
  {
    threat: "V28",
    planted: "a time that has passed, or is too soon, is taken",
    edits: [["app/features/booking/request/start-time.ts", "  return check.ok ? { ok: true", "  return check.ok || check ? { ok: true"]],
    test: "app/features/booking/request/start-time.test.ts",
    name: "a preferred time has a minimum",
  },
  {
    threat: "V28",
    planted: "a local time without a zone is taken for UTC",
    edits: [["app/features/booking/request/start-time.ts", "return zone || carriesOffset ? readTime", "return zone || text ? readTime"]],
    test: "app/features/booking/request/start-time.test.ts",
    name: "a local time without any zone",
  },
  {
    threat: "V3",
    planted: "whoever knows its number opens another's notice",
    edits: [
      [
        "app/features/notifications/notifications.server.ts",
        "    const own = and(eq(notifications.userId, userId), eq(notifications.id, id));",
        "    const own = eq(notifications.id, id);",
      ],
    ],
    test: NOTICES,
    name: "nobody marks or sees another's notice",
  },
  {
    threat: "V3",
    planted: "the list shows everybody's notices",
    edits: [["app/features/notifications/notifications.server.ts", "      .where(eq(notifications.userId, userId))\n", ""]],
    test: NOTICES,
    name: "nobody marks or sees another's notice",
  },
];
