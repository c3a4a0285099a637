import type { WrittenLanguage } from "../all-languages.server";
import { messagesWithoutMail } from "./accounts/without-mail";
import { wordsBefore } from "./admin/words-before";
import { names } from "./catalog/names";
import { cookiePolicy } from "./policies/cookie-policy";
import { privacyPolicy } from "./policies/privacy-policy";
import { termsOfService } from "./policies/terms-of-service";
import { texts } from "./texts";

/** Italian, complete. */
export const language: WrittenLanguage = {
  texts,
  withoutMail: messagesWithoutMail,
  names,
  marketWords: { person: /consulent|espert/, session: /^consulenze$/, several: /^consulenza$|^session[ei]$/, advice: /consigl/ },
  wordsBefore,
  policies: { privacy: privacyPolicy, terms: termsOfService, cookies: cookiePolicy },
};
