/** Texts of the pages with a single policy. */
export const policyPageMessages = {
  privacyDescription:
    "What personal data this site keeps, why, on what grounds and for how long, who else gets it, and how to see, correct, take along or erase it.",
  termsDescription:
    "The agreement between you, your advisor and the operator of this site: requests, prices, cancelling and refunds, reviews, and what advice here is not.",
  cookiesDescription: "Everything this site leaves in your browser, what for and how long. No advertising, no analytics.",
  otherPolicies: "See also",
  imprint: "Legal Notice",
  imprintDescription: "Who runs this site and answers for it: name, postal address, email address, phone, register entry and VAT number.",
  imprintOperator: "Operator",
  imprintAddress: "Postal address",
  imprintEmail: "Email",
  imprintPhone: "Phone",
  imprintResponsible: "Responsible person",
  imprintRegister: "Register entry",
  imprintVat: "VAT number",
} as const;
