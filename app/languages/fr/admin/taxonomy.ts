import { MOST_WORDS, SHORTEST_WORD, TOPIC_MAX_CHARACTERS, WEEKS_SHOWN, WORDS_MAX_CHARACTERS } from "#app/features/admin/limits";
import type { taxonomyMessages as english } from "#app/features/admin/taxonomy/messages";
import type { Translation } from "../../translation";

/** The dashboard's topics, in French. */
export const taxonomyMessages: Translation<typeof english> = {
  soughtTitle: "Recherches sans résultat",
  soughtText: `Ce que les visiteurs ont cherché au cours des ${WEEKS_SHOWN} dernières semaines sans trouver d’expert, le plus demandé d’abord.`,
  soughtNone: `Chaque recherche des ${WEEKS_SHOWN} dernières semaines a trouvé quelqu’un.`,
  times: "{count, plural, one {une fois} other {# fois}}",
  title: "Sujets",
  text: `Ce que l’on choisit pour réserver, se porter candidat et chercher : combien d’experts conseillent sur chaque sujet et combien de fois il a été demandé en ${WEEKS_SHOWN} semaines.`,
  fixed:
    "Les catégories et leurs pages de sous-catégorie forment la structure du site ; les sujets sont ce que l’on choisit. Vous pouvez ajouter, renommer, traduire, déplacer et retirer les unes comme les autres.",
  topic: "Sujet",
  advisors: "Experts",
  asked: "Demandes",
  retired: "Retiré",
  add: "Ajouter un sujet",
  addTitle: "Ajouter un sujet",
  addText: "Il est proposé aussitôt : aux clients qui réservent, aux experts pour leur profil, dans les filtres et dans la recherche.",
  addIt: "Ajouter le sujet",
  all: "Tous les sujets",
  editText: "Les consultations passées gardent le nom sous lequel elles ont été réservées. L’adresse du sujet ne change pas.",
  name: "Nom",
  nameHint: `Avec les mots des clients, ${TOPIC_MAX_CHARACTERS} caractères maximum`,
  place: "Emplacement",
  placeHint: "La page de sa catégorie et, dans celle-ci, une page de sous-catégorie ou une vignette",
  placeAlone: "{category} : page de la catégorie uniquement",
  words: "Autres appellations",
  wordsHint:
    "Les mots et expressions employés pour en parler, séparés par des virgules. La mise en relation, l’assistant et la recherche les comprennent.",
  save: "Enregistrer le sujet",
  retire: "Retirer",
  retireTitle: "Retirer : {name}",
  retireText:
    "Il n’est plus proposé nulle part. Les experts qui l’ont choisi et les consultations déjà réservées en gardent le nom, et vous pourrez le rétablir.",
  restore: "Rétablir",
  retiredNote:
    "Ce sujet est retiré : il n’est proposé nulle part. Les consultations passées et les experts qui l’ont choisi en gardent le nom.",
  nameRequired: "Saisissez un nom.",
  nameLong: `Le nom dépasse ${TOPIC_MAX_CHARACTERS} caractères.`,
  nameCharacters: "N’utilisez que des lettres, des chiffres, des espaces et les signes & / + # . , ' ( ) -.",
  placeUnknown: "Choisissez l’emplacement du sujet.",
  wordsLong: `C’est plus de ${WORDS_MAX_CHARACTERS} caractères.`,
  wordsMany: `Indiquez ${MOST_WORDS} mots ou expressions au maximum.`,
  wordsCharacters: `Utilisez des mots faits de lettres et de chiffres, d’au moins ${SHORTEST_WORD} caractères chacun, séparés par des virgules.`,
  topicAdded: "{name} est désormais proposé.",
  topicSaved: "Sujet mis à jour.",
  topicRetired: "{name} n’est plus proposé.",
  topicRestored: "{name} est de nouveau proposé.",
  topicTaken: "Un sujet porte déjà ce nom.",
  topicTakenByRetired: "Un sujet retiré porte ce nom : rétablissez-le plutôt.",
  topicStale: "Quelqu’un d’autre a modifié ce sujet après que vous l’avez ouvert. Rien n’a été écrasé. Version actuelle :",
  topicGone: "Ce sujet n’existe pas.",
  topicFailed: "La mise à jour du sujet a échoué.",
};
