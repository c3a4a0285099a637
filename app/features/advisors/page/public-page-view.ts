import type { AdvisorReviews } from "#app/features/reviews/revealed-reviews";
import { plainAmount } from "#app/ui/text/minor-units";
import type { AdvisorCard } from "../cards/advisor-card";

/** Everything an advisor's public page shows. */
export interface ShownAdvisor extends AdvisorCard {
  /** Whether `nextFree` is the first by day for the viewer, and an earlier one at night is free, too. */
  isNextByDay: boolean;
  bio: string;
  certifications: string;
  approvedAt: Date;
  /** Whether they were invited, without an application that anybody read. */
  wasInvited: boolean;
  /** When they can be booked in the next weeks (epoch ms from and to); empty for an advisor who is away. */
  free: [from: number, to: number][];
  reviews: AdvisorReviews;
}

/** Returns whether anybody can book an advisor at present: at a rate, and in hours that are free. */
export const canBeBooked = ({ hourlyRate, free }: Pick<ShownAdvisor, "hourlyRate" | "free">): boolean =>
  hourlyRate !== null && free.length > 0;

/** Returns the schema.org data of an advisor for search engines, its areas as `named` says them. The URL is absolute. */
export function structuredAdvisor(advisor: ShownAdvisor, address: string, named: (name: string) => string) {
  const { rating, ratingCount } = advisor;
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: advisor.displayName,
    jobTitle: advisor.jobTitle || named(advisor.specialty),
    description: advisor.bio.slice(0, 500),
    url: address,
    knowsAbout: advisor.topics.map(named),
    knowsLanguage: advisor.languages,
    ...(advisor.city && { address: { "@type": "PostalAddress", addressLocality: advisor.city, addressCountry: advisor.country } }),
    ...(advisor.hourlyRate !== null && {
      makesOffer: {
        "@type": "Offer",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: plainAmount(advisor.hourlyRate, advisor.currency),
          priceCurrency: advisor.currency,
          unitCode: "HUR",
        },
        ...(rating !== null && {
          itemOffered: {
            "@type": "Service",
            name: named(advisor.specialty),
            aggregateRating: { "@type": "AggregateRating", ratingValue: rating.toFixed(1), reviewCount: ratingCount },
          },
        }),
      },
    }),
  };
}
