import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { Icon, type IconName } from "#app/ui/icon";
import { Stars } from "#app/ui/stars";
import { useCountryName } from "./country-names";
import { isWebAddress } from "./web-address";

/** Profile fields that the other side of a consultation sees. */
export interface ShownPerson {
  jobTitle: string;
  companyName: string;
  city: string;
  country: string;
  industry: string;
  companySize: string;
  website: string;
  bio: string;
}

interface PersonCardProps {
  label: string;
  name: string;
  avatarUrl: string | null;
  person: ShownPerson;
  rating: { rating: number | null; count: number };
  /** Whether they have had a consultation before: then they are not shown as new, even without a review. */
  isKnown?: boolean;
}

/** The card of a client, as seen by the advisors they book. */
export function PersonCard({ label, name, avatarUrl, person, rating, isKnown }: PersonCardProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("profiles");
  const countryName = useCountryName();
  const work = [person.jobTitle, person.companyName].filter(Boolean).join(", ");
  const place = [person.city, countryName(person.country)].filter(Boolean).join(", ");
  return (
    <Card as="article" aria-label={label} className="max-w-xl">
      <div className="flex items-center gap-5">
        <Avatar name={name || t("nameless")} src={avatarUrl} size="large" />
        <div className="min-w-0">
          <p className={`font-serif text-xl ${name ? "" : "text-soft"}`}>{name || t("nameless")}</p>
          {work && <p className="text-soft">{work}</p>}
          <Stars {...rating} unrated={isKnown ? t("notReviewed") : undefined} />
        </div>
      </div>
      {person.bio && (
        <p {...written(person.bio)} className="mt-5 whitespace-pre-line">
          {person.bio}
        </p>
      )}
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm text-soft">
        <Fact icon="pin" text={place} />
        <Fact icon="briefcase" text={person.industry} />
        <Fact icon="users" text={person.companySize && t("companySizeOption", { size: person.companySize })} />
        {isWebAddress(person.website) && (
          <li>
            <a href={person.website} target="_blank" rel="noopener noreferrer" className="text-link inline-flex items-center gap-1.5">
              <Icon name="link" />
              {new URL(person.website).hostname}
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
