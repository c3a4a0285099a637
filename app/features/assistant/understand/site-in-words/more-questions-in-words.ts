import type { InWords } from "./site-questions-in-words";
import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

const SAID_HERE = `write type say tell ask told said message messages chat conversation talk schreibe schreib sage erzahle frage nachricht nachrichten gesprach chat ecris dis raconte demande messages conversation escribo digo cuento mensajes conversacion charla scrivo dico racconto messaggi conversazione data daten donnees datos dati`;
const MY_DATA = `my_data my_details my_information my_personal_data meine_daten meinen_daten meine_angaben meinen_angaben mes_donnees mes_informations mes_infos mis_datos mi_informacion miei_dati mie_informazioni dati_personali`;
const MONEY_BACK = `refund refunds refunded reimburse* money_back geld_zuruck erstatt* zuruckerstatt* ruckerstatt* rembours* reembols* devol* devuelv* rimbors* restitu* soldi_indietro`;

/** Further questions of which only some words are fixed. */
export const MORE_IN_WORDS = {
  privacy: [
    {
      groups: [
        "between_us private confidential* anonymous* secret unter_uns vertraulich* anonym privat geheim entre_nous confidentiel* prive secret anonyme entre_nosotros confidencial* privado anonimo secreto tra_noi fra_noi riservat* confidenzial* privato privata",
        "is are stay stays staying remain remains kept does will bleibt bleiben ist sind wird est reste restent sera es queda quedan sera e resta restano rimane rimangono",
      ],
      beside: `${SAID_HERE} ${OF_THE_SITE} ${BOOKED} session`,
    },
    {
      groups: [
        "who anyone anybody someone somebody wer jemand qui quelqu_un quien alguien chi qualcuno",
        "read reads reading see sees access liest lesen sieht sehen mitlesen lit lire voit voir lee leer ve ver legge leggere vede vedere",
        SAID_HERE,
      ],
      beside: `${OF_THE_SITE} else mit alles tout todo tutto`,
    },
    {
      groups: [MY_DATA, "what where how why was wo wie wozu wofur que qu quoi ou comment pourquoi donde como che cosa dove come perche"],
      beside: `happens happen use used store stored keep kept go goes end safe share shared passiert macht machen geschieht speichert gespeichert landen nutzt verwendet devient deviennent faites fait utilisez stockez vont hacen haceis pasa usan guardan van acaban fine fanno fate succede usate finiscono conservate vanno`,
    },
  ],
  refund: [
    {
      groups: [MONEY_BACK],
      beside: `${OF_TIMES} ${BOOKED} ${OF_THE_SITE} money geld argent dinero soldi bekomme bekomm zuruck if happy satisfied bad badly went wrong cancel zufrieden absage schlecht gut hilft passe mal content contente satisfait annule convenc* convainc* gusta satisfecho cancelo contento contenta piace convince soddisfatto annullo disdico show shows useless full part ganz teilweise lo i`,
    },
  ],
  app: [
    {
      groups: [
        "app apps android iphone app_store play_store application_mobile application_pour aplicacion applicazione",
        "have there is ist habt haben gibt gibts hay est avez existe teneis tienen avete c_e as_a als handy phone movil telefono telephone",
      ],
      beside: `${OF_THE_SITE} only just nur solo seulement browser handy phone mobile movil telefono telephone android iphone smartphone store download`,
    },
  ],
  howItWorks: [
    {
      groups: [
        "how wie comment como come",
        "work works working funktioniert lauft_das lauft_hier lauft_es lauft marche fonctionne funciona funziona",
      ],
      beside: `${OF_THE_SITE} explain tell erklar erklare explique expliquez explica explicame spiegami spiega spiegate lo la these thing things whole ganze ganzes todo tutto toute exactly ab rund`,
    },
  ],
  price: [
    {
      groups: [
        "how_much what was wieviel wie_viel combien cuanto quanto",
        "cost costs pay kostet kosten verlangt zahlt zahle bezahlt coute coutent prend prenez cuesta cuestan sale vale cobra cobran cobrais pagar costa costano viene prende prendete",
        `${BOOKED} hour stunde heure hora ora advis?r expert berater* expert* conseill* asesor* consulente esperto abogado_vuestro lawyer_here anwalt_hier`,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} talk talking speak speaking half lawyer anwalt avocat abogado abogada avvocato`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;

const A_PROFESSION = `lawyer|solicitor|attorney|barrister|accountant|bookkeeper|tax advis[eo]r|consultant|coach|advis[eo]r|expert|engineer|developer|designer|marketer|notary|freelancer|\\w*anwalt|\\w*anwaltin|\\w*berater|\\w*beraterin|\\w*prufer\\w*|notar\\w*|steuerfach\\w*|ingenieur\\w*|entwickler\\w*|buchhalter\\w*|jurist\\w*|\\w*experte|\\w*expertin|avocate?|comptable|expert comptable|fiscaliste|juriste|conseill\\w+|consultante?|ingenieure?|notaire|experte?|coach|abogad[oa]|asesora?|contable|gestora?|consultora?|ingenier[oa]|notari[oa]|expert[oa]|avvocat[oa]|commercialista|consulente|ingegnere|notaio|espert[oa]|fiscalista`;
const JOIN = `join|offer|apply|work|take part|sign up|register|get listed|be listed|sell|give|mitmachen|mitarbeiten|anbieten|anmelden|registrieren|bewerben|einsteigen|arbeiten|beraten|rejoindre|participer|proposer|travailler|inscrire|postuler|collaborer|offrir|unirme|ofrecer|trabajar|apuntarme|registrarme|participar|colaborar|inscribirme|lavorare|iscrivermi|offrire|candidarmi|collaborare|unirmi|partecipare|propormi|registrarmi`;
const WITH_YOU = `here|with you|for you|(?:on|at|to) (?:this|your) (?:site|platform|team)|your (?:\\w+ )?(?:team|site|platform|advis[eo]rs|directory)|hier|bei euch|bei ihnen|mit euch|mitmachen|(?:eurem|euer|ihrem|ihr) (?:\\w+ )?team|auf (?:eurer|dieser|ihrer) (?:seite|plattform)|ici|chez vous|avec vous|(?:votre|vos) (?:equipe|site|plateforme|conseillers|experts)|aqui|con vosotros|con ustedes|(?:vuestr[oa]|su) (?:equipo|web|plataforma|pagina)|qui|da voi|con voi|(?:vostr[oa]) (?:team|sito|piattaforma|squadra)`;
/** With whom one wants to be where nobody is sought. */
const YOURS = `your (?:site|platform|team|network|roster)|bei euch|bei ihnen|chez vous|(?:votre|vos) (?:equipe|site|plateforme|reseau)|con vosotros|con ustedes|(?:vuestr[oa]) (?:equipo|web|plataforma)|da voi|con voi|vostr[oa] (?:team|sito|piattaforma|squadra|rete)`;
const SEEKS =
  "need|find|look\\w*|search\\w*|hire|book|brauch\\w*|such\\w*|buch\\w*|cherch\\w*|besoin|reserv\\w*|busc\\w*|necesit\\w*|cerc\\w*|serve|bisogno|prenot\\w*|cost\\w*|kost\\w*|pa(?:y|id)|zahl\\w*";
const I_AM =
  "i m|i am|i ve been|i work as|as an?|ich bin|bin|als|je suis|j exerce comme|comme|soy|trabajo como|como|sono|faccio|lavoro come|come";

/** Somebody of a profession who wants to take part here. */
// pattern: fixed words, and at most six others between two of them
export const TAKES_PART = new RegExp(
  `\\b(?:${I_AM}) (?:\\w+ ){0,2}(?:${A_PROFESSION})\\b.*\\b(?:(?:${JOIN}) (?:\\w+ ){0,5}(?:${WITH_YOU})|(?:${WITH_YOU}) (?:\\w+ ){0,6}(?:${JOIN})|mitmachen|(?:selber|selbst) beraten)\\b`,
);

/** The same without saying how, where nothing is sought. */
// pattern: fixed words, and at most two others between two of them
export const IS_OF_A_PROFESSION = new RegExp(
  `^(?!.*\\b(?:${SEEKS})\\b).*\\b(?:${I_AM}) (?:\\w+ ){0,2}(?:${A_PROFESSION})\\b.*\\b(?:would|want|could|can|like|wurde|mochte|will|kann|voudrais|aimerais|peux|gustaria|quiero|puedo|vorrei|posso|piacerebbe)\\b.*\\b(?:${YOURS})\\b`,
);

/** Somebody who wants to advise here, without saying what they are. */
export const ADVISES_HERE = new RegExp(
  `\\b(?:i|ich|je|j|yo|io|puedo|posso|vorrei|quiero|me gustaria) (?:\\w+ ){0,4}(?:(?:offer|give|sell|anbieten|proposer|offrir|ofrecer|dar|offrire|fare|fornire) (?:\\w+ ){0,2}(?:advice|consultations?|beratung\\w*|conseils?|consultations?|asesoria|asesoramiento|consultas|consulenz\\w) (?:${WITH_YOU})|(?:selber|selbst|auch) (?:\\w+ )?(?:beraten|berater werden))\\b`,
);

const SIGNS_UP =
  "sign up|register|apply|join|get listed|anmelden|registrieren|bewerben|inscrire|postuler|registrarme|registro|inscribirme|apuntarme|alta|iscrivermi|iscrivo|registrarmi|candidarmi";
const AS_ADVISOR =
  "(?:as an?|als|comme|en tant que|como|come) (?:\\w+ )?(?:advis[eo]r|expert|berater(?:in)?|expertin|conseill\\w+|experte|asesora?|expert[oa]|consulente|espert[oa])";

/** Whoever signs up as an advisor, in either order of words. */
export const SIGNS_UP_TO_ADVISE = new RegExp(
  `\\b(?:(?:${SIGNS_UP}) (?:\\w+ ){0,4}${AS_ADVISOR}|${AS_ADVISOR} (?:\\w+ ){0,4}(?:${SIGNS_UP}))\\b`,
);
