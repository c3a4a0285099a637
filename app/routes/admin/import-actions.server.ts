import type { Viewer } from "#app/features/accounts/viewer";
import type { ImportAnswer, ReadLine } from "#app/features/applications/invitations/import-answer";
import { checkAdvisorFile } from "#app/features/applications/invitations/invitations.server";
import { inviteAdvisors } from "#app/features/applications/invitations/invite-advisors.server";
import { MAX_BYTES } from "#app/features/applications/invitations/limits";
import { inviteAgain, inviteAllAgain, withdrawInvitation } from "#app/features/applications/invitations/open-invitations.server";
import { problemLinesFile } from "#app/features/applications/invitations/problems/problem-lines.server";
import { readFileText } from "#app/features/applications/invitations/read-text";
import { type Posted, readFields } from "#app/forms/admin-form.server";
import { isFormWithFiles } from "#app/forms/limits";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { attempt, carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { type Language, languageOr } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { BrokenForm, FormTooLarge, readMultipart, wholePart } from "#app/platform/http/multipart.server";

const PAGE = "/admin/import";
const MAX_INTENT_LENGTH = 100;
/** Forms submit line breaks as two characters. */
const MAX_SENT_AGAIN = 2 * MAX_BYTES;

/** Handles the import forms: check a file, and then invite from it. */
export async function answerImportAction(viewer: Viewer, { request, context }: Posted) {
  const isWithFiles = isFormWithFiles(request.headers.get("content-type") ?? "");
  const { intent, csv, isTooLarge, id = "" } = isWithFiles ? await readImport(request) : await readShort(viewer, { request, context });
  await requireRecentSignIn(viewer, request, now());
  if (isTooLarge) return comeBack("fileTooLarge", 413);
  if (intent === "check") return answerCheck(csv, languageOr(viewer.language));
  if (intent === "invite") return answerInvite(viewer, csv);
  if (intent === "invite-again") return answerAgain(viewer, id);
  if (intent === "invite-all-again") return answerAllAgain(viewer);
  if (intent === "withdraw-invitation") return answerWithdrawal(viewer, id);
  return refuseForm();
}

const comeBack = (problem: string, status: number, problemLine?: number) =>
  refuse<ImportAnswer>({ problem: `invitations.${problem}`, problemLine }, status);

/** Keeps the file on the page for another try. */
const failed = (csv: string) => (status: 500 | 503) => refuse<ImportAnswer>({ problem: "invitations.failed", csv }, status);

async function answerCheck(csv: string | null, language: Language) {
  if (csv === null) return comeBack("fileUnreadable", 400);
  const work = async () => {
    const checked = await checkAdvisorFile(csv, now());
    if (!checked.ok) return comeBack(checked.reason, 400, checked.line);
    const lines = checked.lines.map(shownOf);
    return refuse<ImportAnswer>({ lines, csv, ...faultyOf(csv, checked.lines, language) }, 200);
  };
  return attempt("import", work, failed(csv));
}

const faultyOf = (csv: string, lines: readonly ReadLine[], language: Language) => {
  const faulty = problemLinesFile(csv, lines, language);
  return faulty !== null && { faulty };
};

const shownOf = ({ line, name, email, problems, unknownAreas, cells, invitedAs }: ReadLine): ReadLine => ({
  ...{ line, name, email, problems, unknownAreas, cells, invitedAs },
});

/** Stays on the page to list rejected invitations, and links that are not mailed. */
async function answerInvite(viewer: Viewer, csv: string | null) {
  if (csv === null) return comeBack("fileUnreadable", 400);
  return carryOut("import", () => inviteAdvisors(viewer, csv.replaceAll("\r\n", "\n"), now()), {
    done: ({ invited, links, refused }) => {
      if (invited === 0) return redirectWithToast(PAGE, { text: "invitations.nobodyInvited" });
      if (refused.length === 0 && links.length === 0)
        return redirectWithToast(PAGE, { text: "invitations.invited", values: { count: invited } });
      const faulty = faultyOf(csv.replaceAll("\r\n", "\n"), refused, languageOr(viewer.language));
      return refuse<ImportAnswer>({ invited, links, lines: refused.map(shownOf), ...faulty }, 200);
    },
    refused: ({ reason }) => comeBack(reason, 400),
    failed: failed(csv),
  });
}

/** A new link that is not mailed stays on the page, like those of a file. */
const answerAgain = (viewer: Viewer, id: string) =>
  carryOut("import", () => inviteAgain(viewer, id, now()), {
    done: ({ link }) =>
      link ? refuse<ImportAnswer>({ links: [link] }, 200) : redirectWithToast(PAGE, { text: "invitations.invited", values: { count: 1 } }),
    refused: ({ reason }) => comeBack(reason, 409),
    failed: (status) => comeBack("againFailed", status),
  });

const answerAllAgain = (viewer: Viewer) =>
  carryOut("import", () => inviteAllAgain(viewer, now()), {
    done: ({ count, links }) =>
      links.length > 0
        ? refuse<ImportAnswer>({ links }, 200)
        : redirectWithToast(PAGE, { text: count === 0 ? "invitations.noneLongAgo" : "invitations.invited", values: { count } }),
    refused: () => comeBack("againFailed", 409),
    failed: (status) => comeBack("againFailed", status),
  });

const answerWithdrawal = (viewer: Viewer, id: string) =>
  carryOut("import", () => withdrawInvitation(viewer, id, now()), {
    done: () => redirectWithToast(PAGE, { text: "invitations.withdrawn" }),
    refused: ({ reason }) => comeBack(reason, 409),
    failed: (status) => comeBack("againFailed", status),
  });

interface Sent {
  intent: string;
  /** Id of the invitation to change. */
  id?: string;
  /** Null when the file is not text. */
  csv: string | null;
  isTooLarge?: boolean;
}

async function readShort(viewer: Viewer, posted: Posted): Promise<Sent> {
  const { intent, fields } = await readFields(viewer, posted);
  const { csv, invitationId } = fields;
  return { intent, csv: typeof csv === "string" ? csv : null, id: typeof invitationId === "string" ? invitationId : "" };
}

async function readImport(request: Request): Promise<Sent> {
  const sent: Sent = { intent: "", csv: null };
  try {
    for await (const part of readMultipart(request, { fieldBytes: MAX_SENT_AGAIN })) {
      if (part.name === "intent") sent.intent = (await wholePart(part, MAX_INTENT_LENGTH)).toString();
      else if (part.name === "file" || part.name === "csv") sent.csv = readFileText(await wholePart(part, MAX_SENT_AGAIN));
    }
  } catch (error) {
    if (error instanceof FormTooLarge) return { ...sent, isTooLarge: true };
    if (!(error instanceof BrokenForm)) throw error;
    refuseForm();
  }
  return sent;
}
