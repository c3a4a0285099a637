import { siteLink } from "#app/platform/origin.server";

/** The site's mark, where it stands before its name. */
const MARK = "/icons/icon-192.png";

/** What a mail says, before it has a form. */
export interface EmailContent {
  siteName: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  closing: string;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Around the name of the site at the head of a mail, where its logo may stand instead. What people write is escaped and never reads like it. */
export const BRAND_BEGINS = "<!--brand-->";
export const BRAND_ENDS = "<!--/brand-->";

/** The one template of every mail: plain text and HTML with the same words. Every value is escaped; line breaks leave the subject. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return { subject: content.subject.replaceAll(/\s+/g, " ").trim(), text: asText(content), html: asHtml(content) };
}

function asText({ greeting, paragraphs, facts = [], action, closing, siteName }: EmailContent) {
  const lines = [greeting, ...paragraphs, facts.map(([label, value]) => `${label}: ${value}`).join("\n")];
  if (action) lines.push(`${action.label}:\n${action.url}`);
  return `${[...lines, closing, `-- \n${siteName}`].filter(Boolean).join("\n\n")}\n`;
}

const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** The site's colours. What shows dark mails by its own means finds them as styles of each part; what follows the system has those of the dark theme. */
const STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#0f1b19!important;color:#e9efec!important}.card{background:#16241f!important;border-color:#2c3d37!important}
.soft{color:#a9b8b2!important}.line{border-color:#2c3d37!important}.button{background:#8cc5a8!important;color:#0f1b19!important}.link{color:#8cc5a8!important}}`;

function asHtml({ subject, greeting, paragraphs, facts = [], action, closing, siteName }: EmailContent) {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft line" style="padding:7px 16px 7px 0;border-top:1px solid #dfddd4;color:#4c5e5c;vertical-align:top">${escapeHtml(label)}</td><td class="line" style="padding:7px 0;border-top:1px solid #dfddd4">${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length
    ? `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px">${rows.join("")}</table>`
    : "";
  const button = action
    ? `<p style="margin:24px 0 12px"><a class="button" href="${escapeHtml(action.url)}" style="background:#295d46;color:#fff;padding:13px 22px;border-radius:6px;text-decoration:none;display:inline-block;font-weight:600">${escapeHtml(action.label)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;color:#4c5e5c;word-break:break-all">${escapeHtml(action.url)}</p>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;background:#f9f7f1;color:#112727;font:16px/1.55 ${SANS}"><div style="max-width:560px;margin:0 auto;padding:32px 16px">
${BRAND_BEGINS}<p style="margin:0 0 20px;font:500 22px/32px ${SERIF}"><img src="${escapeHtml(siteLink(MARK))}" alt="" width="32" height="32" style="border-radius:6px;vertical-align:middle;margin-right:10px;border:0">${escapeHtml(siteName)}</p>${BRAND_ENDS}
<div class="card" style="background:#fff;border:1px solid #dfddd4;border-radius:10px;padding:28px 24px 12px">
${[greeting, ...paragraphs].map(paragraph).join("\n")}
${table}${button}${paragraph(closing)}
</div></div></body></html>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
