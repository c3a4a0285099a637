/** A revealed review as it is quoted away from its advisor's page. */
export interface ClientWords {
  authorName: string;
  text: string;
  advisorName: string;
  advisorSlug: string;
}
