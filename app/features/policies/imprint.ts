/** Address of the legal notice. */
export const IMPRINT_PATH = "/imprint";

/** What the legal notice says; all but the operator and the postal address may be missing. */
export interface Imprint {
  operator: string;
  address: string;
  email?: string;
  phone?: string;
  responsible?: string;
  register?: string;
  vat?: string;
  /** Further words of an admin's, in lines. */
  notice?: string;
}
