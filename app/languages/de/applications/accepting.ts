import { INVITATION_DAYS } from "#app/features/applications/invitations/limits";
import type { acceptMessages as english } from "#app/features/applications/invitations/messages-of-accepting";
import type { Translation } from "../../translation";

/** Accepting an invitation, in German. */
export const acceptMessages: Translation<typeof english> = {
  acceptTitle: "Werden Sie Berater",
  acceptText:
    "Sie sind eingeladen, bei {site} Berater zu werden. Bitte prüfen Sie, was wir von Ihnen wissen, ergänzen Sie, was fehlt, und wählen Sie ein Passwort.",
  acceptAddress: "Ihre Adresse",
  acceptAreas: "Ihre Fachgebiete",
  acceptArea: "Ihr Gebiet",
  acceptAreaGone: "Keines der Gebiete, für die Sie eingeladen wurden, wird noch angeboten. Bitte wählen Sie ein anderes.",
  areaNeeded: "Bitte wählen Sie ein Gebiet.",
  acceptLanguages: "Ihre Sprachen",
  acceptHours: "Ihre Wochenzeiten",
  acceptSpan: "{days}: {from} bis {until}",
  acceptWholeDay: "{days}: den ganzen Tag",
  acceptZone: "Zeitzone: <zone></zone>",
  acceptZoneOfPlace: "die Ihres Ortes",
  acceptLater: "Fachgebiete, Sprachen und Zeiten können Sie in Ihrem Dashboard ändern.",
  acceptWaits:
    "Ihre Einladung bleibt so lange gültig wie vorgesehen. Bitte sehen Sie später wieder nach, oder fragen Sie, wer Sie eingeladen hat.",
  firstName: "Vorname",
  lastName: "Nachname",
  location: "Ort",
  locationHint: "Stadt und Land",
  experience: "Berufserfahrung in Jahren",
  bio: "Über Sie",
  availability: "Verfügbarkeit",
  rate: "Stundensatz ({currency})",
  choose: "Bitte wählen",
  terms: "Ich stimme den <link>Nutzungsbedingungen und Richtlinien</link> zu",
  termsNeeded: "Bitte stimmen Sie den Nutzungsbedingungen zu.",
  accept: "Berater werden",
  accepting: "Einen Moment …",
  accepted: "Sie sind jetzt Berater. Herzlich willkommen!",
  endedTitle: "Diese Einladung gilt nicht mehr",
  endedText: `Eine Einladung gilt ${INVITATION_DAYS} Tage und nur einmal. Sie können sich als Berater bewerben oder um eine neue Einladung bitten.`,
  endedOnly: `Eine Einladung gilt ${INVITATION_DAYS} Tage und nur einmal. Sie können um eine neue bitten.`,
  endedButton: "Als Berater bewerben",
  endedAccepted: "Schon angenommen?",
  endedSignIn: "Anmelden",
  usedTitle: "Sie haben diese Einladung angenommen",
  usedText: "Sie sind hier Berater. In Ihrem Dashboard finden Sie Ihre Fachgebiete, Ihre Zeiten und Ihren Preis.",
  usedButton: "Dashboard öffnen",
  hasAccount: "Zu dieser Adresse gibt es bereits ein Konto. Bitte melden Sie sich an und bewerben Sie sich dort.",
};
