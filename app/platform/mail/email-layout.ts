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

function asHtml({ subject, greeting, paragraphs, facts = [], action, closing, siteName }: EmailContent) {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#5f6660">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length ? `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>` : "";
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#3c5a49;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5f6660;word-break:break-all">${escapeHtml(action.url)}</p>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f7f4ee;color:#22302a;font:16px/1.55 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
${BRAND_BEGINS}<p style="margin:0 0 24px;font-size:20px;letter-spacing:.01em">${escapeHtml(siteName)}</p>${BRAND_ENDS}
${[greeting, ...paragraphs].map(paragraph).join("\n")}
${table}${button}${paragraph(closing)}
</div></body></html>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
