import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Page } from "#app/ui/page";
import { RejectionNote } from "../review/rejection-note";
import type { WizardView } from "../wizard/wizard-view";

export interface ClosedView {
  /** Whether signing in could help, because the account might belong to an invited person. */
  maySignIn: boolean;
  rejection: WizardView["rejection"];
}

/** Replaces the wizard for people who may not apply: explains why, and where to go from here. */
export function ClosedPage({ closed: { maySignIn, rejection } }: { closed: ClosedView }) {
  const t = useTranslations("applying");
  const words = useTranslations("applications");
  const why = whyClosed() ?? "nobody";
  return (
    <Page title={words("title")} width="text">
      <RejectionNote rejection={rejection} />
      <Card as="section" aria-labelledby="closed">
        <h2 id="closed" className="text-xl">
          {t(`${why}Title`)}
        </h2>
        <p className="mt-3">{t(why)}</p>
        {maySignIn && <p className="mt-3 text-soft">{words("closedAccount")}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          {maySignIn && <ButtonLink to="/auth?next=%2Fbecome-advisor">{words("closedSignIn")}</ButtonLink>}
          <ButtonLink to="/find-advisor" variant="secondary">
            {words("closedFind")}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
