import type { Viewer } from "#app/features/accounts/viewer";
import { confirmAddress, proposeAddress, saveMailServer } from "#app/features/admin/connections/connections.server";
import { addressFormSchema, confirmAddressSchema, mailServerFormSchema } from "#app/features/admin/connections/connections-form";
import { awaitTestMail, sendTestMail } from "#app/features/admin/first-day/test-mail.server";
import type { SettingsAnswer } from "#app/features/admin/settings/settings-answer";
import type { Fields } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { endedSessionCookie, readSessionCookie, sessionCookie } from "#app/middleware/session-cookie";
import { now } from "#app/platform/clock.server";
import { readConnections } from "#app/platform/connections/connections.server";
import type { Outcome } from "#app/platform/outcome";
import { fieldErrors } from "#app/ui/fields/form-values";
import { PAGE, refuseFields, typedOf } from "./settings-actions.server";

/** Handlers of the forms for the site's address, its mail server and a test mail. */
export const CONNECTION_ACTIONS = {
  "save-site-address": answerAddress,
  "confirm-address": answerConfirmation,
  "save-mail-server": answerMailServer,
  "send-test-mail": answerTestMail,
};

async function answerAddress(viewer: Viewer, fields: Fields) {
  const parsed = addressFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("address", fields, fieldErrors(addressFormSchema, fields));
  const text = parsed.data.address === "" ? "connections.addressCleared" : "connections.addressEntered";
  return act("address", fields, () => proposeAddress(viewer, parsed.data, now()), { text });
}

/** The browser says where it is in `Origin`, which no page can forge. Over HTTPS cookies have other names: the admin's own session goes on. */
async function answerConfirmation(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = confirmAddressSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("address", fields, fieldErrors(confirmAddressSchema, fields));
  const goesOn = { token: readSessionCookie(request), former: endedSessionCookie() };
  const confirmed = { ...parsed.data, origin: request.headers.get("origin") };
  return act("address", fields, () => confirmAddress(viewer, confirmed, now()), { text: "connections.addressStands", goesOn });
}

async function answerMailServer(viewer: Viewer, fields: Fields) {
  const parsed = mailServerFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("mailServer", fields, fieldErrors(mailServerFormSchema, fields));
  return act("mailServer", fields, () => saveMailServer(viewer, parsed.data, now()), { text: "connections.mailSaved" });
}

type Refusal = "stale" | "inEnvironment" | "notThere" | "passwordAgain";

function act(
  form: SettingsAnswer["form"],
  fields: Fields,
  run: () => Promise<Outcome<Refusal>>,
  { text, goesOn }: { text: string; goesOn?: { token: string | null; former: string } },
) {
  const comeBack = (key: string, status: number) => refuse<SettingsAnswer>({ form, typed: typedOf(fields), alert: { key } }, status);
  return carryOut("connections", run, {
    done: async () => {
      await readConnections();
      const session: [string, string][] = goesOn?.token
        ? [
            ["set-cookie", goesOn.former],
            ["set-cookie", sessionCookie(goesOn.token, false)],
          ]
        : [];
      return redirectWithToast(PAGE, { text }, session);
    },
    refused: ({ reason }) => {
      if (reason === "passwordAgain") return refuseFields(form, fields, { password: "connections.passwordAgain" });
      return reason === "stale" ? comeBack("dashboard.settingsStale", 409) : comeBack(`connections.${reason}`, 409);
    },
    failed: (status) => comeBack("dashboard.settingsFailed", status),
  });
}

const SAID = { sent: "testTaken", refused: "testRefused", kept: "testKept" } as const;

async function answerTestMail(viewer: Viewer) {
  return carryOut("test mail", () => sendTestMail(viewer, now()), {
    done: async () => {
      const mail = await awaitTestMail();
      const text = `firstDay.${mail in SAID ? SAID[mail as keyof typeof SAID] : "testSent"}`;
      return redirectWithToast(PAGE, { text, ...(mail === "refused" && { tone: "danger" as const }) });
    },
    refused: () => redirectWithToast(PAGE, { text: "firstDay.testSent" }),
    failed: (status) => refuse<SettingsAnswer>({ form: "firstDay", typed: {}, alert: { key: "dashboard.settingsFailed" } }, status),
  });
}
