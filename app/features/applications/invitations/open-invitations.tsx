import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime } from "#app/ui/text/format";
import type { OpenInvitation } from "./import-answer";

interface OpenInvitationsProps {
  invitations: readonly OpenInvitation[];
  /** Otherwise a new link is shown for the admin to pass on. */
  areMailed: boolean;
  zone: string;
}

/** Lists invited people who have not accepted yet, with actions for each. */
export function OpenInvitations({ invitations, areMailed, zone }: OpenInvitationsProps) {
  const t = useTranslations("invitations");
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="mb-3 text-2xl">
        {t("openTitle")}
      </h2>
      <AllAgain count={invitations.filter(({ isLongAgo }) => isLongAgo).length} areMailed={areMailed} />
      <ul className="divide-y divide-line border-y border-line">
        {invitations.map(({ id, name, email, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-64 wrap-anywhere">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-soft">
                <EmailAddress address={email} />
              </p>
              <p className="text-sm text-soft">{t.rich("openUntil", { time: () => <LocalTime at={expiresAt} zone={zone} /> })}</p>
            </div>
            <PostForm preventScrollReset className="flex flex-wrap gap-3">
              <input type="hidden" name="invitationId" value={id} />
              <SubmitButton
                variant="secondary"
                size="small"
                name="intent"
                value="invite-again"
                busyLabel={t("inviting")}
                aria-label={t(areMailed ? "againNamed" : "newLinkNamed", { name })}
              >
                {t(areMailed ? "again" : "newLink")}
              </SubmitButton>
              <SubmitButton
                variant="quiet"
                size="small"
                name="intent"
                value="withdraw-invitation"
                busyLabel={t("withdrawing")}
                aria-label={t("withdrawNamed", { name })}
              >
                {t("withdraw")}
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sends all again that were sent more than a day ago, after saying what that does. */
function AllAgain({ count, areMailed }: { count: number; areMailed: boolean }) {
  const t = useTranslations("invitations");
  if (count < 2) return null;
  return (
    <details className="mb-3">
      <summary className="text-link min-h-11 content-center">{t(areMailed ? "againAll" : "newLinkAll", { count })}</summary>
      <PostForm preventScrollReset className="grid justify-items-start gap-3 pt-1 pb-3">
        <p className="max-w-measure text-soft">{t("againAllText")}</p>
        <SubmitButton variant="secondary" size="small" name="intent" value="invite-all-again" busyLabel={t("inviting")}>
          {t(areMailed ? "againAllNow" : "newLinkAllNow")}
        </SubmitButton>
      </PostForm>
    </details>
  );
}
