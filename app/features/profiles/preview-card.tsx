import { useTranslations } from "use-intl";
import { PersonCard } from "./person-card";
import type { OwnProfile } from "./schema";

interface PreviewCardProps {
  profile: OwnProfile;
  rating: { rating: number | null; count: number };
}

/** The person's card as the advisors they book see it. */
export function PreviewCard({ profile: { fields, avatarUrl }, rating }: PreviewCardProps) {
  const t = useTranslations("profiles");
  const name = fields.displayName || `${fields.firstName} ${fields.lastName}`.trim();
  return <PersonCard label={t("previewTitle")} name={name} avatarUrl={avatarUrl} person={fields} rating={rating} />;
}
