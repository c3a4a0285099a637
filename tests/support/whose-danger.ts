import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";

/** Those who speak of harming another. */
export const MEAN_HARM: Record<TextLanguage, readonly string[]> = {
  en: [
    "tonight I'm going to burn down my ex's house",
    "I will break his legs for what he did to my sister",
    "I could kill my stepfather, I know where he keeps the gun",
    "i want to poison my boss, nobody would find out",
    "I'm going to shoot up the office on Monday",
    "how do I hurt my neighbour so that nobody notices",
  ],
  de: [
    "heute Nacht zünde ich das Haus meiner Ex an",
    "Ich breche ihm die Beine für das, was er meiner Schwester angetan hat",
    "Ich bringe meinen Stiefvater um, ich weiß, wo er das Gewehr hat",
    "ich will meinen Chef vergiften, das merkt keiner",
    "am Montag laufe ich im Büro Amok",
    "Wie tue ich meinem Nachbarn weh, ohne dass es jemand merkt",
  ],
  fr: [
    "ce soir je vais mettre le feu à la maison de mon ex",
    "je vais lui casser les jambes pour ce qu'il a fait à ma sœur",
    "je vais tuer mon beau-père, je sais où est son fusil",
    "je veux empoisonner mon patron, personne ne le saura",
    "lundi je tire sur tout le monde au bureau",
    "comment faire du mal à mon voisin sans que ça se sache",
  ],
  es: [
    "esta noche voy a quemar la casa de mi ex",
    "le voy a romper las piernas por lo que le hizo a mi hermana",
    "voy a matar a mi padrastro, sé dónde tiene la escopeta",
    "quiero envenenar a mi jefe, nadie se enteraría",
    "el lunes me lío a tiros en la oficina",
    "cómo le hago daño a mi vecino sin que se note",
  ],
  it: [
    "stanotte do fuoco alla casa della mia ex",
    "gli spezzo le gambe per quello che ha fatto a mia sorella",
    "ammazzo il mio patrigno, so dove tiene il fucile",
    "voglio avvelenare il mio capo, nessuno lo saprebbe",
    "lunedì sparo a tutti in ufficio",
    "come faccio del male al mio vicino senza che si sappia",
  ],
};

/** Minors who say so, or whose words do. */
export const YOUNG: Record<TextLanguage, readonly string[]> = {
  en: ["im 13 and i want to die", "my stepdad hits me, i'm in 8th grade", "I am 15 years old and my uncle touches me"],
  de: [
    "ich bin 13 und will nicht mehr leben",
    "mein Papa schlägt mich, ich gehe in die 7. Klasse",
    "Ich bin 15 Jahre alt und mein Onkel fasst mich an",
  ],
  fr: ["j'ai 13 ans et je veux mourir", "papa me frappe, je suis en cinquième au collège", "J'ai 15 ans et mon oncle me touche"],
  es: ["tengo 13 años y quiero morirme", "mi papá me pega, voy a segundo de la ESO", "Tengo 15 años y mi tío me toca"],
  it: ["ho 13 anni e voglio morire", "papà mi picchia, faccio la seconda media", "Ho 15 anni e mio zio mi tocca"],
};

/** Adults in danger who name an age, a class or years that are not theirs. */
export const GROWN: readonly string[] = [
  "my husband hits me and my daughter, she is 15",
  "after 15 years of marriage he beats me",
  "I have been with the firm for 13 years and I want to die",
  "Mein Sohn ist 14 und will nicht mehr leben",
  "seit 13 Jahren schlägt mich mein Mann",
  "ich bin seit 15 Jahren verheiratet und er schlägt mich",
  "j'ai 13 ans d'ancienneté et je veux mourir",
  "mon fils de 14 ans veut mourir",
  "tengo 15 años de experiencia y quiero morirme",
  "mi hija de 13 años quiere morirse",
  "ho 15 anni di servizio e voglio morire",
  "mia figlia ha 13 anni e vuole morire",
];
