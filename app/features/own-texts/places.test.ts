import { expect, test } from "vitest";
import { HOME_PREFIX, placeOfText } from "./places";

test.each([
  ["siteContent.heroTitle", "home"],
  [`${HOME_PREFIX}hero.title`, "home"],
  ["guide.title", "guide"],
  ["help.title", "help"],
  ["priceGuide.title", "pricing"],
  ["accounts.asideTitle", "signIn"],
  ["accounts.signInTitle", "mails"],
  ["policy.terms.title", "terms"],
  ["policy.privacy.title", "privacy"],
  ["policy.cookies.title", "cookies"],
  ["booking.emailWhen", "mails"],
  ["homes.title", "mails"],
])("the text %s stands in %s", (name, place) => {
  expect(placeOfText(name)).toBe(place);
});
