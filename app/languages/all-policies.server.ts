import { cookiePolicy } from "#app/features/policies/cookie-policy";
import type { PolicyId, WritePolicy } from "#app/features/policies/policy";
import { privacyPolicy } from "#app/features/policies/privacy-policy";
import { termsOfService } from "#app/features/policies/terms-of-service";
import { cookiePolicy as cookiesDe } from "./de/policies/cookie-policy";
import { privacyPolicy as privacyDe } from "./de/policies/privacy-policy";
import { termsOfService as termsDe } from "./de/policies/terms-of-service";
import { cookiePolicy as cookiesEs } from "./es/policies/cookie-policy";
import { privacyPolicy as privacyEs } from "./es/policies/privacy-policy";
import { termsOfService as termsEs } from "./es/policies/terms-of-service";
import { cookiePolicy as cookiesFr } from "./fr/policies/cookie-policy";
import { privacyPolicy as privacyFr } from "./fr/policies/privacy-policy";
import { termsOfService as termsFr } from "./fr/policies/terms-of-service";
import { cookiePolicy as cookiesIt } from "./it/policies/cookie-policy";
import { privacyPolicy as privacyIt } from "./it/policies/privacy-policy";
import { termsOfService as termsIt } from "./it/policies/terms-of-service";
import type { Language } from "./languages";

/** The policies of every language. Only the server has them: a page brings along the one that it shows. */
export const ALL_POLICIES: Record<Language, Record<PolicyId, WritePolicy>> = {
  en: { privacy: privacyPolicy, terms: termsOfService, cookies: cookiePolicy },
  es: { privacy: privacyEs, terms: termsEs, cookies: cookiesEs },
  fr: { privacy: privacyFr, terms: termsFr, cookies: cookiesFr },
  de: { privacy: privacyDe, terms: termsDe, cookies: cookiesDe },
  it: { privacy: privacyIt, terms: termsIt, cookies: cookiesIt },
};
