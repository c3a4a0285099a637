import { writtenSpan } from "#app/features/accounts/reader/written-moment.server";
import type { Rules } from "#app/features/rules/rules";
import { endSaid } from "#app/features/schedule/end-said";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { durationWords } from "#app/ui/text/duration";
import type { ReplacedTerms } from "../replaced-terms";
import { mailedMoney } from "./mailed-money.server";
import type { Party } from "./parties.server";

interface Asked {
  consultation: ReplacedTerms;
  replaces?: ReplacedTerms;
  reader: Party;
  rules: Pick<Rules, "rushPercent">;
  t: Translator<"booking">;
}

/** Returns the requested terms in the reader's formats; for a changed request, each term that differs also shows its previous value. */
export function requestedTerms({ consultation, replaces, reader, rules, t }: Asked) {
  const written = (of: ReplacedTerms) => ({
    topic: nameIn(reader.language, of.topicName),
    when: writtenSpan(of.scheduledTime, endSaid(of.scheduledTime, of.durationMinutes), reader),
    duration: durationWords(translatorFor(reader.language, "ui"))(of.durationMinutes),
    price: mailedMoney(of.totalPrice, of.currency, reader),
    urgency: of.urgency === "rush" ? t("urgencyRush", { percent: rules.rushPercent }) : t("urgencyNormal"),
  });
  const now = written(consultation);
  const before = replaces ? written(replaces) : now;
  const say = (part: keyof typeof now) =>
    now[part] === before[part] ? now[part] : t("emailInstead", { now: now[part], before: before[part] });
  return {
    topic: say("topic"),
    when: say("when"),
    duration: say("duration"),
    price: say("price"),
    urgency: consultation.urgency === "rush" || replaces?.urgency === "rush" ? say("urgency") : null,
  };
}
