import { siteLink } from "#app/platform/origin.server";
import { isLeftByOther, isLeftWithout, lostHour, nextOptions } from "../next-options/next-options";
import { type EmailContext, nameOf } from "./mail-facts.server";

interface Way {
  label: string;
  url: string;
}

/** Returns the links of an email: to its consultation and, for a client who lost their hour, to other times of the advisor and other advisors of the area. */
export function mailLinks(context: EmailContext): { action: Way; also?: Way[] } {
  const { consultation, step, side, other, now, t } = context;
  const page = { label: t("emailAction"), url: siteLink(`/consultations/${consultation.id}`) };
  if (side !== "client" || !isLeftWithout(consultation)) return { action: page };
  const lost = lostHour({ ...consultation, wasAgreed: consultation.agreedAt !== null }, now);
  const { again, others } = nextOptions({ ...consultation, slug: other.slug, lostHour: lost });
  const toOthers = others ? [{ label: t(lost ? "findOthersThen" : "emailSearchAction"), url: siteLink(others) }] : [];
  const toAgain = again ? [{ label: t("emailAgain", { name: nameOf(context) }), url: siteLink(again) }] : [];
  // A request that was never agreed has nothing left to open.
  if (step === "decline" || step === "expire") {
    const [action = page, ...also] = [...toOthers, ...toAgain];
    return { action, also };
  }
  return { action: page, also: isLeftByOther(consultation) ? [...toOthers, ...toAgain] : [...toAgain, ...toOthers] };
}
