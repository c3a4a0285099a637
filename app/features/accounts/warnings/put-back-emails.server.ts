import type { Connection } from "#app/db/client.server";
import type { Translator } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { sendAccountEmail } from "../emails.server";
import type { Named } from "./site-change-emails.server";

interface WasPutBack {
  id: string;
  /** The admin whose account it is. */
  who: Named;
  /** Settings, as the texts call them. */
  settings: readonly string[];
  /** Those that stand as they were changed, because another admin has saved since. */
  stand: readonly string[];
  given: Named[];
  taken: Named[];
  kept: Named[];
}

/** Notifies an admin of what was undone with roles and settings after the owner of an admin's account said that it was not them. */
export const mailPutBack = (connection: Connection, to: string, { id, who, settings, stand, given, taken, kept }: WasPutBack) =>
  sendAccountEmail(
    connection,
    { kind: "site_changed", id, to, named: [who, ...given, ...taken, ...kept].map(({ userId }) => userId) },
    "warnings",
    (t) => {
      const said = { site: siteName(), who: who.name };
      const isUndone = settings.length + given.length + taken.length + kept.length > 0;
      return {
        subject: t(isUndone ? "putBackSubject" : "settingsStandSubject", said),
        paragraphs: [
          ...(isUndone ? [t("putBackText", said)] : []),
          ...lineOf(t, "rolesBackGiven", given),
          ...lineOf(t, "rolesBackTaken", taken),
          ...lineOf(t, "rolesBackKept", kept),
          ...settings.map((what) => t("settingBack", { what, site: said.site })),
          ...linesOfStanding(t, stand, said.site),
        ],
        action: { label: t("siteAction"), url: siteLink("/admin?view=audit") },
        also: stand.length > 0 ? [{ label: t("stoppedSettings"), url: siteLink("/admin?view=settings") }] : [],
        closing: t("putBackClosing"),
      };
    },
  );

/** Names settings that stand as somebody under suspicion changed them; nothing if there are none. */
export const linesOfStanding = (t: Translator<"warnings">, stand: readonly string[], site: string) =>
  stand.length > 0 ? [t("settingsStand"), ...stand.map((what) => `${t("siteSubject", { what, site })}.`)] : [];

interface WasStopped {
  id: string;
  /** The admin who was stopped by another. */
  who: Named;
  /** Whom they made an admin, or reinstated as one. */
  given: Named[];
  /** Whom they took the role from, or suspended. */
  taken: Named[];
  /** Settings that they changed, as the texts call them. */
  settings: readonly string[];
}

/** Notifies an admin of what another, who was stopped, did lately with roles and settings: it stands until somebody changes it. */
export const mailStopped = (connection: Connection, to: string, { id, who, given, taken, settings }: WasStopped) =>
  sendAccountEmail(
    connection,
    { kind: "site_changed", id, to, named: [who, ...given, ...taken].map(({ userId }) => userId) },
    "warnings",
    (t) => ({
      subject: t("stoppedSubject", { site: siteName(), who: who.name }),
      paragraphs: [
        t("stoppedText", { site: siteName(), who: who.name }),
        ...lineOf(t, "stoppedGiven", given),
        ...lineOf(t, "stoppedTaken", taken),
        ...settings.map((what) => `${t("siteSubject", { what, site: siteName() })}.`),
      ],
      action: { label: t("siteAction"), url: siteLink("/admin?view=audit") },
      also: settings.length > 0 ? [{ label: t("stoppedSettings"), url: siteLink("/admin?view=settings") }] : [],
      closing: t("stoppedClosing", { who: who.name }),
    }),
  );

type Line = "rolesBackGiven" | "rolesBackTaken" | "rolesBackKept" | "stoppedGiven" | "stoppedTaken";

const lineOf = (t: Translator<"warnings">, key: Line, people: Named[]) =>
  people.length > 0 ? [t(key, { names: people.map(({ name }) => name).join(", ") })] : [];
