import type { MailAttachment } from "#app/db/schema/operations";
import { siteName } from "#app/platform/brand/current-brand.server";
import type { sender } from "./sender.server";

export interface Mail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

/** Puts a mail together for a mail server. */
export function compose({ id, to, subject, text, html, attachments }: Mail, from: Awaited<ReturnType<typeof sender>>) {
  const site = siteName();
  const calendar = attachments.find(({ contentType }) => contentType.startsWith("text/calendar"));
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${site.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.mail>`,
    icalEvent: calendar && { method: methodOf(calendar.contentType), filename: calendar.filename, content: calendar.content },
    attachments: attachments.filter((attachment) => attachment !== calendar),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const methodOf = (contentType: string) => /method=(\w+)/i.exec(contentType)?.[1] ?? "PUBLISH";
