import type { InWords } from "./site-questions-in-words";
import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

const A_TALK =
  "session sessions consultation consultations call calls beratung beratungen gesprach sitzung termin seance entretien consulta sesion llamada videollamada consulenza sessione chiamata videochiamata colloquio";
const ADVISORS = "advis?r advis?rs expert experts consultant consultants berater* expert* conseill* asesor* consulen* espert*";

/** Questions about who is behind the site, who advises on it and what one may expect of them, of which only some words are fixed. */
export const PEOPLE_RULES_IN_WORDS = {
  owner: [
    {
      groups: [
        "who wer wem qui a_qui quien quienes a_quien chi di_chi a_chi which_company what_company welche_firma welches_unternehmen quelle_societe quelle_entreprise que_empresa quale_azienda quale_societa",
        "runs run running operates operate owns owner behind betreibt betreiber gehort steckt dahinter hinter steht gere exploite derriere appartient proprietaire pertenece detras lleva gestiona dueno propietario dietro gestisce proprietario appartiene",
        "site website platform page seite plattform webseite dahinter sagebridge plateforme pagina web plataforma sitio sito piattaforma all_this all_das tout_ca todo_esto tutto_questo",
      ],
      beside: `${OF_THE_SITE} company firma unternehmen societe entreprise empresa azienda societa`,
    },
  ],
  report: [
    {
      groups: [
        "report reporting block melde melden blockiere blockieren blockier signaler bloquer denunciar reportar bloquear bloqueo segnalare segnalo bloccare blocco",
        `${ADVISORS} someone somebody user message messages jemand* nutzer nachricht* quelqu_un utilisateur message alguien usuario mensaje* qualcuno utente messaggio messaggi`,
      ],
      beside: `${OF_THE_SITE} insulted rude offensive writes write writing beleidigt unverschamt schreibt insulte insultee ecrit insultado grosero escribe insultato maleducato scrive`,
    },
  ],
  reviews: [
    {
      groups: [
        "review reviews rating ratings bewertung* rezension* avis valoracion* resena* opiniones recension* valutazioni",
        "who anonymous* real fake genuine wer echt gefalscht anonym qui vrais faux anonyme* quien verdaderas falsas reales anonim? anonimamente chi vere false",
      ],
      beside: `${OF_THE_SITE} write writes written leave left post come from schreibt geschrieben schreiben abgeben kommen stammen ecrit ecrits laisse laisser viennent escribe escriben dejar vienen scrive scritte lasciare arrivano`,
    },
  ],
  applied: [
    {
      groups: [
        "application bewerbung candidature candidatura postulacion",
        "how_long when wie_lange wann combien_de_temps quand cuanto cuando quanto",
        "take takes review reviewed decide decision hear dauert dauern prufung gepruft bearbeitet entscheid* prend examen examinee reponse revisarse tarda tardan revision respuesta ci_vuole impiega esaminata risposta",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} until bis back processed process traitee revisar revisan esaminare`,
    },
  ],
  ranking: [
    {
      groups: [
        "percent percentage score match prozent prozentzahl punktzahl ubereinstimmung pourcentage score classement porcentaje puntuacion coincidencia percentuale punteggio corrispondenza",
        `${ADVISORS} name names namen nom noms nombre nome`,
        "mean means meaning bedeutet heisst steht veut_dire signifie significa quiere_decir vuol_dire calculated berechnet calcule calcula calcolato",
      ],
      beside: `${OF_THE_SITE} next side beside neben cote al_lado accanto beim`,
    },
    {
      groups: [
        "choose pick select wahlt wahlen choisissez eligen elegis escogeis scegliete decide",
        ADVISORS,
        "suggest* recommend* propose vorschlagt vorschlagen empfehlt empfehlen zeigt proposez recommandez proponeis proponen recomendais proponete consigliate",
      ],
      beside: OF_THE_SITE,
    },
  ],
  vetting: [
    {
      groups: [
        "check checks verify vet pruft prufen uberpruft verifiez controlez comprobais comprueban verificais verificate controllate",
        "advis?r advis?rs expert experts berater* expert* conseill* asesor* consulen* espert*",
        "how wie comment como come",
      ],
      beside: `${OF_THE_SITE} real genuine echt qualified qualifiziert vrais`,
    },
  ],
  fellShort: [
    {
      groups: [
        "guarantee guarantees garantie garantieren garantia garantias garanzia garanzie",
        "do you is there gibt habt avez y_a offrez dais ofreceis teneis ofrecen hay date offrite avete c_e",
      ],
      beside: `${OF_THE_SITE} give offer some any kind alguna algun tipo qualche`,
    },
    {
      groups: [
        "not_happy unhappy not_satisfied dissatisfied disappointed bad useless poor unzufrieden nicht_zufrieden enttauscht schlecht schlechte schlechter nutzlos insatisfait* mecontent* pas_satisfait* pas_content* decu decue mauvais mauvaise insatisfech* no_estoy_satisfech* no_quede_satisfech* no_satisfech* descontent* malo mala inutil insoddisfatt* non_soddisfatt* scontent* deluso delusa sbagliato inutile",
        "advice advis?r session consultation call beratung rat gesprach berater* conseil* seance expert* consejo* asesor* sesion consulta consiglio consulen* sessione",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} ${A_TALK} advice rat conseil consejo consiglio answers responsible liable haftet verantwortlich responsable repond responde risponde responsabile give offer gebt bietet alguna algun tipo qualche kind do tun war fue era etait zufrieden happy`,
    },
  ],
  privacy: [
    {
      groups: [
        "gdpr dsgvo rgpd cookies cookie",
        "you site page use set respect comply conform ihr seite haltet verwendet nutzt setzt vous utilisez respectez conforme cumplis cumplen usais usan respetais rispettate usate conforme sito",
      ],
      beside: `${OF_THE_SITE} which welche quels cuales quali comply compliant konform`,
    },
    {
      groups: [
        "nda non_disclosure verschwiegenheit* geheimhaltung* accord_de_confidentialite acuerdo_de_confidencialidad accordo_di_riservatezza secret secrets secretos segreti geheim",
        "advis?r advis?rs expert berater* conseill* expert* asesor* consulen* messages echanges nachrichten mensajes messaggi",
      ],
      beside: `${OF_THE_SITE} ils elles sign signs unterschreibt unterschreiben signe signent firma firman firmano restent bleiben quedan restano agreement vereinbarung`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
