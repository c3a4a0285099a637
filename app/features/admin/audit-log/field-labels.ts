import { isLanguage } from "#app/languages/languages";

/** Fields of a logo's style. */
const LOGO_LABELS = [
  "logos.filter",
  "logos.filterStrength",
  "logos.glow",
  "logos.opacity",
  "logos.rotation",
  "logos.shadowBlur",
  "logos.shadowX",
  "logos.shadowY",
  "logos.size",
] as const;

/** Form label of each logged field: the room and the key of its text. */
const LABELS: Record<string, readonly [room: string, key: string]> = {
  accent: ["brand", "accent"],
  address: ["taxonomy", "address"],
  brand_accent: ["brand", "accent"],
  brand_drawings: ["brand", "drawings"],
  brand_fonts: ["brand", "fonts"],
  brand_name: ["brand", "name"],
  brand_radius: ["brand", "radius"],
  brand_tagline: ["brand", "tagline"],
  buttonFormatting: ["admin", "button"],
  buttonLink: ["admin", "buttonLink"],
  buttonText: ["admin", "buttonText"],
  category: ["taxonomy", "place"],
  choices: ["ownQuestions", "choices"],
  contentData: ["admin", "entriesTitle"],
  contact_city: ["dashboard", "contactCity"],
  contact_operator: ["dashboard", "contactOperator"],
  contact_address: ["dashboard", "contactAddress"],
  contact_email: ["dashboard", "contactEmail"],
  contact_notice: ["dashboard", "contactNotice"],
  contact_phone: ["dashboard", "contactPhone"],
  contact_register: ["dashboard", "contactRegister"],
  contact_responsible: ["dashboard", "contactResponsible"],
  contact_vat: ["dashboard", "contactVat"],
  descriptionFormatting: ["admin", "sectionDescription"],
  hint: ["ownQuestions", "hint"],
  icon: ["taxonomy", "drawing"],
  isRequired: ["ownQuestions", "isRequired"],
  kind: ["ownQuestions", "kind"],
  labelFormatting: ["auditLog", "fact_label"],
  mail_encryption: ["connections", "encryption"],
  mail_host: ["connections", "host"],
  mail_password: ["connections", "password"],
  mail_port: ["connections", "port"],
  mail_sender_address: ["connections", "senderAddress"],
  mail_sender_name: ["connections", "senderName"],
  mail_user: ["connections", "user"],
  oldAddresses: ["taxonomy", "oldAddresses"],
  order: ["auditLog", "fact_order"],
  pay_bic: ["dashboard", "payBic"],
  pay_holder: ["dashboard", "payHolder"],
  pay_iban: ["dashboard", "payIban"],
  pay_link: ["dashboard", "payLink"],
  pay_text: ["dashboard", "payText"],
  question: ["ownQuestions", "question"],
  shelf: ["taxonomy", "place"],
  site_address: ["connections", "address"],
  site_address_proposed: ["connections", "addressProposedLabel"],
  site_language: ["dashboard", "defaultsLanguage"],
  site_languages: ["dashboard", "languagesOffered"],
  site_zone: ["dashboard", "defaultsZone"],
  subtitle: ["admin", "subtitle"],
  subtitleFormatting: ["admin", "subtitle"],
  text: ["admin", "bannerText"],
  titleFormatting: ["admin", "sectionTitle"],
  words: ["taxonomy", "words"],
  ...Object.fromEntries(LOGO_LABELS.map((label) => [label.slice("logos.".length), ["logos", label.slice("logos.".length)] as const])),
  ...Object.fromEntries(
    ["color", "fontFamily", "fontSize", "fontStyle", "fontWeight", "textDecoration"].map((name) => [name, ["admin", name] as const]),
  ),
  ...Object.fromEntries(
    ["name", "pageTitle", "description", "title", "tagline", "tileLabel", "tileDescription", "advisors", "searchPlaceholder", "label"].map(
      (part) => [part, ["taxonomy", `part_${part}`] as const],
    ),
  ),
};

/** Labels that differ by the subject of the entry. */
const LABELS_OF: Record<string, Record<string, readonly [room: string, key: string]>> = {
  homepage_content: { title: ["admin", "sectionTitle"], description: ["admin", "sectionDescription"] },
  hero_grid_videos: { title: ["admin", "sectionTitle"], label: ["auditLog", "fact_label"] },
  hero_grid_words: { title: ["admin", "sectionTitle"], label: ["auditLog", "fact_label"] },
};

/** Field name for a change that names no field of its own, by subject. */
export const WHOLE: Record<string, string> = { homepage_content: "order", site_banner: "text" };

/** Returns the translation key of a changed field's label; a language code stands for a topic's name in that language. Empty when no form has the field. */
export const labelOfField = (name: string, subject = ""): string =>
  (LABELS_OF[subject]?.[name] ?? LABELS[isLanguage(name) ? "name" : name])?.join(".") ?? "";
