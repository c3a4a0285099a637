const ADMIN = "tests/doors/admin.test.ts";
const VIDEOS = "tests/doors/admin-videos.test.ts";
const LOGOS = "tests/doors/admin-logos.test.ts";
const LEAKS = "tests/doors/leaks.test.ts";
const BANNER = "tests/doors/admin-banner.test.ts";
const HOMEPAGE = "tests/doors/admin-homepage.test.ts";
const TOPICS = "app/features/admin/taxonomy/topics.server.ts";
const UPLOAD = "app/features/admin/videos/upload-video.server.ts";

/** What admins put on the site, and who may. */
export const ADMIN_PLANTS = [
  {
    threat: "V26",
    planted: "nobody hears of those who try the doors of the admin area",
    edits: [["app/middleware/viewer.ts", '  logSeldom("warn", "access refused", { path: new URL(request.url).pathname, userId });\n', ""]],
    test: "app/middleware/refusals-are-logged.test.ts",
    name: "whoever asks for the admin area",
  },
  {
    threat: "V27",
    planted: "an arrival of money is counted without what the admin saw of it",
    edits: [["app/features/admin/payments/payment-form.ts", "    seen: seenSum,", "    seen: seenSum.optional(),"]],
    test: "tests/doors/payments.test.ts",
    name: "what is not an amount is refused",
  },
  {
    threat: "V27",
    planted: "two admins give back the same money, one after the other",
    edits: [["app/features/booking/life/endings.server.ts", "seen !== most", "refund.seen !== undefined && refund.seen < 0"]],
    test: "tests/doors/admin-consultations.test.ts",
    name: "an admin refunds with a reason",
  },
  {
    threat: "V4",
    planted: "the admin area lets in whoever is signed in",
    edits: [["app/middleware/viewer.ts", "  if (isAdmin) return;\n", "  if (isAdmin || userId) return;\n"]],
    test: ADMIN,
    name: "a user who is not an admin sees 'Access Denied'",
  },
  {
    threat: "V15",
    planted: "any link of a banner is taken and shown",
    edits: [["app/features/home/link.ts", "  if (/[\\p{Cc}\\s\\\\]/u.test(text)) return false;", "  if (text) return true;"]],
    test: BANNER,
    name: "is refused with 400",
  },
  {
    threat: "V16",
    planted: "a stored style reaches the page as it is",
    edits: [
      [
        "app/features/home/logos/logo-style.ts",
        "  return value >= least && value <= most && (value - least) % step === 0 ? value : itself;",
        "  return value >= least ? value : itself;",
      ],
    ],
    test: LOGOS,
    name: "a style planted in the database that is on no list is not shown",
  },
  {
    threat: "V16",
    planted: "the server takes any number of a style",
    edits: [["app/features/admin/logos/logo-form.ts", ".max(most, notOnTheList)", ""]],
    test: LOGOS,
    name: "a style with size 205 is refused",
  },
  {
    threat: "V17",
    planted: "a text of the home page is written as HTML",
    edits: [
      [
        "app/features/home/how-it-works.tsx",
        '<h2 className="text-2xl" style={textStyle(section.titleFormatting)}>\n          {section.title}\n        </h2>',
        '<h2 className="text-2xl" style={textStyle(section.titleFormatting)} dangerouslySetInnerHTML={{ __html: section.title }} />',
      ],
    ],
    test: HOMEPAGE,
    name: "script in every text is inert",
  },
  {
    threat: "V18",
    planted: "a picture is taken for what it is called, and kept as it came",
    edits: [
      [
        "app/platform/files/picture.server.ts",
        "  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) return",
        "  if (beginning.length > 99) return",
      ],
    ],
    test: LOGOS,
    name: "a logo must be an image",
  },
  {
    threat: "V18",
    planted: "a picture may have any number of pixels",
    edits: [["app/platform/files/picture-worker.server.ts", "limitInputPixels: maxPixels", "limitInputPixels: maxPixels < 0"]],
    test: LOGOS,
    name: "a picture of 30,000 by 30,000 pixels",
  },
  {
    threat: "V19",
    planted: "a video is taken for what it is called",
    edits: [
      [
        "app/platform/files/video-content.server.ts",
        '  if (!kind) throw new NotAVideo("begins like no video");\n  return { ...kind, content: watched(kind, beginning, rest) };',
        "  return { ...(kind ?? MP4), content: watched(kind ?? MP4, beginning, rest) };",
      ],
      [
        "app/platform/files/video-content.server.ts",
        "const boxes = kind === MP4 ? new Mp4Boxes() : null;",
        "const boxes = kind === null ? new Mp4Boxes() : null;",
      ],
    ],
    test: VIDEOS,
    name: "a video must be a video type",
  },
  {
    threat: "V19",
    planted: "a video of any size is written to the disk",
    edits: [
      ["app/platform/files/disk.server.ts", "        if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`);\n", ""],
    ],
    test: VIDEOS,
    name: "a video has at most 100MB",
  },
  {
    threat: "V19",
    planted: "several ranges at once are answered with the whole file",
    edits: [["app/platform/files/byte-range.ts", 'test(header ?? "")) return "unsatisfiable";', 'test(header ?? "")) return null;']],
    test: VIDEOS,
    name: "a kept video is served in ranges",
  },
  {
    threat: "V20",
    planted: "the store keeps a video under the name it came with",
    edits: [["app/features/admin/videos/video-rules.ts", 'given.toWellFormed().split(/[/\\\\]/).at(-1) ?? ""', "given.toWellFormed()"]],
    test: VIDEOS,
    name: "never names a place in the store",
  },
  {
    threat: "V27",
    planted: "a video is put into a place whatever has come there meanwhile",
    edits: [
      [UPLOAD, '  if ((former?.id ?? "") !== replaces) return null;\n', ""],
      [
        UPLOAD,
        'if (form.slot !== "hero" && (await activeVideoId(db, form.slot)) !== form.replaces) return',
        'if (form.slot === "hero" && form.replaces) return',
      ],
    ],
    test: VIDEOS,
    name: "of two who put a video into one place",
  },
  {
    threat: "V27",
    planted: "a topic is changed whatever another admin has made of it meanwhile",
    edits: [
      [
        TOPICS,
        'return topic.version === version ? { ok: true, topic } : { ok: false, reason: "topicStale" };',
        "return { ok: true, topic };",
      ],
    ],
    test: "app/features/admin/taxonomy/topics.server.test.ts",
    name: "of two admins who change a topic at once the later one is told",
  },
  {
    threat: "V33",
    planted: "the build brings source maps along",
    edits: [["vite.config.ts", "assetsInlineLimit: 0,", "assetsInlineLimit: 0, sourcemap: true,"]],
    test: LEAKS,
    name: "the build has no source maps",
  },
  {
    threat: "V34",
    planted: "files of the build and errors come without the protecting headers",
    edits: [["app/site.server.ts", "    setSecurityHeaders(outgoing);\n", "    void setSecurityHeaders;\n"]],
    test: LEAKS,
    name: "every answer carries the same set of protecting headers",
  },
];
