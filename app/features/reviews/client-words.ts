/** A revealed review, quoted outside its advisor's page. */
export interface ClientWords {
  authorName: string;
  text: string;
  advisorName: string;
  advisorSlug: string;
}
