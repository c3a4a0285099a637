import { useTranslations } from "use-intl";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { Icon, type IconName } from "#app/ui/icon";
import { Stars } from "#app/ui/stars";
import { LANGUAGE_NAMES } from "./choices";
import type { OwnProfile } from "./schema";
import { isWebAddress } from "./web-address";

interface PreviewCardProps {
  profile: OwnProfile;
  rating: { rating: number | null; count: number };
}

/** The card of a person as the advisors they book see it. */
export function PreviewCard({ profile, rating }: PreviewCardProps) {
  const t = useTranslations("profiles");
  const { fields, avatarUrl } = profile;
  const name = fields.displayName || `${fields.firstName} ${fields.lastName}`.trim();
  const work = [fields.jobTitle, fields.companyName].filter(Boolean).join(", ");
  const place = [fields.city, fields.country].filter(Boolean).join(", ");
  return (
    <Card as="article" aria-label={t("previewTitle")} className="max-w-xl">
      <div className="flex items-center gap-5">
        <Avatar name={name || t("nameless")} src={avatarUrl} size="large" />
        <div className="min-w-0">
          <p className={`font-serif text-xl ${name ? "" : "text-soft"}`}>{name || t("nameless")}</p>
          {work && <p className="text-soft">{work}</p>}
          <Stars {...rating} />
        </div>
      </div>
      {fields.bio && <p className="mt-5 whitespace-pre-line">{fields.bio}</p>}
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm text-soft">
        <Fact icon="pin" text={place} />
        <Fact icon="briefcase" text={fields.industry} />
        <Fact icon="users" text={fields.companySize && t("companySizeOption", { size: fields.companySize })} />
        <Fact icon="globe" text={LANGUAGE_NAMES[fields.language as keyof typeof LANGUAGE_NAMES] ?? ""} />
        {isWebAddress(fields.website) && (
          <li>
            <a href={fields.website} target="_blank" rel="noopener noreferrer" className="text-link inline-flex items-center gap-1.5">
              <Icon name="link" />
              {new URL(fields.website).hostname}
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  if (!text) return null;
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon name={icon} />
      {text}
    </li>
  );
}
