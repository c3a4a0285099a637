import { MOST_WORDS, SHORTEST_WORD, TOPIC_MAX_CHARACTERS, WEEKS_SHOWN, WORDS_MAX_CHARACTERS } from "#app/features/admin/limits";
import type { taxonomyMessages as english } from "#app/features/admin/taxonomy/messages";
import type { Translation } from "../../translation";

/** The dashboard's topics, in German. */
export const taxonomyMessages: Translation<typeof english> = {
  soughtTitle: "Suchen ohne Ergebnis",
  soughtText: `Was Besucher in den letzten ${WEEKS_SHOWN} Wochen gesucht haben und wozu niemand berät, das Gefragteste zuerst.`,
  soughtNone: `Jede Suche der letzten ${WEEKS_SHOWN} Wochen hat jemanden gefunden.`,
  times: "{count, plural, one {einmal} other {#-mal}}",
  title: "Themen",
  text: `Woraus man beim Buchen, Bewerben und Suchen wählt: wie viele zu jedem Thema beraten und wie oft es in ${WEEKS_SHOWN} Wochen gefragt war.`,
  fixed:
    "Kategorien und ihre Unterkategorieseiten sind der Rahmen der Website, Themen das, wonach man wählt. Beides können Sie hinzufügen, umbenennen, übersetzen, umstellen und stilllegen.",
  topic: "Thema",
  advisors: "Berater",
  asked: "Anfragen",
  retired: "Stillgelegt",
  add: "Thema hinzufügen",
  addTitle: "Thema hinzufügen",
  addText: "Es wird sofort angeboten: Kunden beim Buchen, Beratern für ihr Profil, in Filtern und in der Suche.",
  addIt: "Thema hinzufügen",
  all: "Alle Themen",
  editText: "Frühere Beratungen behalten den Namen, unter dem sie gebucht wurden. Die Adresse des Themas bleibt, wie sie ist.",
  name: "Name",
  nameHint: `In den Worten der Kunden, bis zu ${TOPIC_MAX_CHARACTERS} Zeichen`,
  place: "Steht auf",
  placeHint: "Die Seite seiner Kategorie und eine Unterkategorieseite oder Kachel davon",
  placeAlone: "{category}: nur die Seite der Kategorie",
  words: "Auch genannt",
  wordsHint: "Wörter und Wendungen, die man dafür verwendet, durch Kommas getrennt. KI-Beratersuche, Assistent und Suche verstehen sie.",
  save: "Thema speichern",
  retire: "Stilllegen",
  retireTitle: "{name} stilllegen",
  retireText:
    "Es wird nirgends mehr angeboten. Berater, die es haben, und Beratungen, die dazu gebucht sind, behalten seinen Namen, und Sie können es wieder aktivieren.",
  restore: "Wieder aktivieren",
  retiredNote:
    "Dieses Thema ist stillgelegt: Es wird nirgends angeboten. Frühere Beratungen und Berater, die es haben, behalten seinen Namen.",
  nameRequired: "Bitte geben Sie einen Namen ein.",
  nameLong: `Der Name ist länger als ${TOPIC_MAX_CHARACTERS} Zeichen.`,
  nameCharacters: "Bitte verwenden Sie nur Buchstaben, Ziffern, Leerzeichen und & / + # . , ' ( ) -.",
  placeUnknown: "Bitte wählen Sie, wo das Thema steht.",
  wordsLong: `Das ist länger als ${WORDS_MAX_CHARACTERS} Zeichen.`,
  wordsMany: `Bitte geben Sie höchstens ${MOST_WORDS} Wörter oder Wendungen an.`,
  wordsCharacters: `Bitte verwenden Sie Wörter aus Buchstaben und Ziffern, jedes mindestens ${SHORTEST_WORD} Zeichen lang, durch Kommas getrennt.`,
  topicAdded: "{name} wird ab jetzt angeboten.",
  topicSaved: "Das Thema ist gespeichert.",
  topicRetired: "{name} wird nicht mehr angeboten.",
  topicRestored: "{name} wird wieder angeboten.",
  topicTaken: "Ein Thema dieses Namens gibt es schon.",
  topicTakenByRetired: "Ein stillgelegtes Thema hat diesen Namen: Aktivieren Sie stattdessen dieses wieder.",
  topicStale:
    "Jemand anderes hat dieses Thema geändert, nachdem Sie es geöffnet haben. Es wurde nichts überschrieben. Der Stand ist jetzt:",
  topicGone: "Dieses Thema gibt es nicht.",
  topicFailed: "Das Thema konnte nicht aktualisiert werden.",
};
