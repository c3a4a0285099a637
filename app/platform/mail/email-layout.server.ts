import { colonIn } from "#app/languages/colon";
import { type Brand, OWN_BRAND } from "#app/platform/brand/brand";
import { siteLink } from "#app/platform/origin.server";
import { type MailLook, mailLook, mailMark } from "./mail-look";

/** The content of a mail, before layout. */
export interface EmailContent {
  /** Language of the text; English by default. */
  language?: string;
  siteName: string;
  /** Who runs the site and where, in one line; omitted until an admin says so. */
  operator?: string;
  /** Branding; omitted for the default look. */
  brand?: Brand;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A code of the paragraphs, which HTML mails show once more and large. */
  code?: string;
  facts?: [label: string, value: string][];
  /** A picture attached inline, for HTML mails. */
  picture?: EmailPicture;
  action?: Link;
  /** Further links. */
  also?: Link[];
  closing: string;
}

/** A square inline picture: its attachment's content id, its alternative text and its caption. */
export interface EmailPicture {
  cid: string;
  side: number;
  alt: string;
  caption: string;
}

interface Link {
  label: string;
  url: string;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Markers around the site's name at the top of a mail, where a logo may replace it. User text is escaped and can never contain them. */
export const BRAND_BEGINS = "<!--brand-->";
export const BRAND_ENDS = "<!--/brand-->";

/** Renders the template of every mail: plain text and HTML with the same words. Escapes every value; removes line breaks from the subject. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return { subject: content.subject.replaceAll(/\s+/g, " ").trim(), text: asText(content), html: asHtml(content) };
}

function asText({ language = "en", greeting, paragraphs, facts = [], action, also = [], closing, siteName, operator }: EmailContent) {
  const colon = colonIn(language);
  const lines = [greeting, ...paragraphs, facts.map(([label, value]) => `${label}${colon} ${value}`).join("\n")];
  for (const { label, url } of action ? [action, ...also] : also) lines.push(`${label}${colon}\n${url}`);
  return `${[...lines, closing, `-- \n${[siteName, operator].filter(Boolean).join("\n")}`].filter(Boolean).join("\n\n")}\n`;
}

/** Mail programs with a dark mode of their own use the inline colours; those that follow the system use these dark theme rules. */
const darkStyle = ({ dark }: MailLook) => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:${dark.paper}!important;color:${dark.ink}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.soft{color:${dark.soft}!important}.line{border-color:${dark.line}!important}.button{background:${dark.button}!important;color:${dark.onButton}!important}.link{color:${dark.button}!important}}`;

function asHtml({
  language = "en",
  subject,
  greeting,
  paragraphs,
  code,
  facts = [],
  picture,
  action,
  also = [],
  closing,
  siteName,
  operator,
  brand = OWN_BRAND,
}: EmailContent) {
  const look = mailLook(brand);
  const { light } = look;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const large = code
    ? `<p style="margin:0 0 20px;font:600 30px/1.3 ${look.sans};letter-spacing:.08em;white-space:nowrap">${escapeHtml(code)}</p>`
    : "";
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft line" style="padding:7px 16px 7px 0;border-top:1px solid ${light.line};color:${light.soft};vertical-align:top">${escapeHtml(label)}</td><td class="line" style="padding:7px 0;border-top:1px solid ${light.line};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length
    ? `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px">${rows.join("")}</table>`
    : "";
  const button = action
    ? `<p style="margin:24px 0 12px"><a class="button" href="${escapeHtml(action.url)}" style="background:${light.button};color:${light.onButton};padding:13px 22px;border-radius:${look.radius};text-decoration:none;display:inline-block;font-weight:600">${escapeHtml(action.label)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;color:${light.soft};word-break:break-all">${escapeHtml(action.url)}</p>`
    : "";
  const links = also.map(
    ({ label, url }) =>
      `<p style="margin:0 0 12px"><a class="link" href="${escapeHtml(url)}" style="color:${light.button}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle(look)}</style></head>
<body class="page" style="margin:0;background:${light.paper};color:${light.ink};font:16px/1.55 ${look.sans}"><div style="max-width:560px;margin:0 auto;padding:32px 16px">
${BRAND_BEGINS}<p style="margin:0 0 20px;font:500 22px/32px ${look.serif}">${brand.hasDrawings ? asMark(brand, look) : ""}${escapeHtml(siteName)}</p>${BRAND_ENDS}
<div class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:${look.cardRadius};padding:28px 24px 12px">
${[greeting, ...paragraphs].map(paragraph).join("\n")}
${large}${table}${picture ? asPicture(picture, look) : ""}${button}${links.join("")}${paragraph(closing)}
</div>${operator ? `<p class="soft" style="margin:20px 4px 0;font-size:13px;color:${light.soft}">${escapeHtml(operator)}</p>` : ""}</div></body></html>`;
}

/** The product's mark is a bridge: a site without drawings has only its name. */
const asMark = (brand: Brand, { pictureRadius }: MailLook) =>
  `<img src="${escapeHtml(siteLink(mailMark(brand)))}" alt="" width="32" height="32" style="border-radius:${pictureRadius};vertical-align:middle;margin-right:10px;border:0">`;

const asPicture = ({ cid, side, alt, caption }: EmailPicture, { light, pictureRadius }: MailLook) =>
  `<p style="margin:0 0 20px"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${side}" height="${side}" style="display:block;border:0;border-radius:${pictureRadius}"><span class="soft" style="display:block;margin-top:6px;font-size:13px;color:${light.soft}">${escapeHtml(caption)}</span></p>`;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
