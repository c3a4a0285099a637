import { siteLink } from "#app/platform/origin.server";
import { isLeftWithout, waysOn } from "../ways-on/ways-on";
import { type EmailContext, nameOf } from "./mail-facts.server";

interface Way {
  label: string;
  url: string;
}

/** Where a mail leads: to its consultation; a client who is left without their hour also to other times of the advisor, and to others of its area. */
export function mailWays(context: EmailContext): { action: Way; also?: Way[] } {
  const { consultation, step, side, other, t } = context;
  const page = { label: t("emailAction"), url: siteLink(`/consultations/${consultation.id}`) };
  if (side !== "client" || !isLeftWithout(consultation)) return { action: page };
  const { again, others } = waysOn({ ...consultation, slug: other.slug });
  const toOthers = others ? [{ label: t("emailSearchAction"), url: siteLink(others) }] : [];
  const toAgain = again ? [{ label: t("emailAgain", { name: nameOf(context) }), url: siteLink(again) }] : [];
  // What was never agreed has nothing left to open.
  const [action = page, ...also] = step === "decline" || step === "expire" ? [...toOthers, ...toAgain] : [page, ...toAgain, ...toOthers];
  return { action, also };
}
