import { MATTERS_OF_ROLES } from "./matters-of-roles";
import type { PlainMatter } from "./plain-matter";

const WORKER =
  "(?:employees?|staff|workers?|apprentices?|driver|waiter|waitress|cook|mechanic|foreman|gesellen?|azubi\\w*|lehrling\\w*|mitarbeiter\\w*|angestellte[rn]?|fahrer\\w*|kellner\\w*|koch|salarie\\w*|employe\\w*|apprentie?|chauffeur|serveu\\w+|cuisinier\\w*|emplead[oa]s?|trabajador\\w*|aprendi\\w+|conductor\\w*|repartidor\\w*|camarer[oa]s?|cociner[oa]s?|dipendent[ei]|operai[oa]?|apprendist[ai]|autist[ai]|camerier[eia]|cuoc[oa]|magazzinier[ei])";

/** What employees have broken, who does not speak to whom, and who may be photographed. */
export const MATTERS_OF_WORK: readonly PlainMatter[] = [
  ...MATTERS_OF_ROLES,
  {
    // Something is taken off wages.
    areas: { "Employment Law": 0.65, "Human Resources": 0.15 },
    signs: [
      /\b(?:(?:dock|docking|deduct\w*) (?:\w+ ){0,4}(?:wages?|pay|salary)|(?:vom|am|den) (?:lohn|gehalt) (?:\w+ ){0,4}(?:abziehen|abgezogen|kurzen)|(?:lohn|gehalt) (?:\w+ ){0,2}(?:abziehen|kurzen)|(?:retenir|deduire|prelever) (?:\w+ ){0,4}(?:salaire|paye|paie)|(?:descontar\w*|quitar\w*) (?:\w+ ){0,6}(?:nomina|sueldo|salario)|(?:trattenere|scalare|togliere) (?:\w+ ){0,4}(?:stipendio|paga|busta))\b/,
    ],
  },
  {
    // An employee is to pay for what they broke.
    areas: { "Employment Law": 0.65, "Human Resources": 0.15 },
    signs: [
      new RegExp(
        `\\b${WORKER} (?:\\w+ ){0,9}(?:broke|broken|crashed|wrecked|damaged|kaputt|schrott|zerbroch\\w*|beschadigt|gerammt|casse|cassee|abime|bousille|accidente|roto|rompio|destroz\\w+|estrellado|rotto|rovinat\\w+|sfasciat\\w+|distrutt\\w+)\\b`,
      ),
      /\b(?:pay|pays|liable|zahlt|zahlen|haftet|haften|aufkommen|paye|payer|rembourser|responsable|paga|pagar|pagarlo|pagare|risarcire|responsabile)\b/,
    ],
    not: /\b(?:customer|kunde|client|cliente|insurance|versicherung|assurance|seguro|assicurazione)\b/,
  },
  {
    // People who work together and do not speak.
    areas: { "Human Resources": 0.5, "Leadership Development": 0.25 },
    signs: [
      /\b(?:(?:not|won t|don t|no longer|refuse to|stopped) (?:speak|talk|speaking|talking)(?:ing)? to (?:each other|one another)|(?:reden|sprechen) (?:\w+ ){0,3}(?:nicht|kein wort) (?:mehr )?miteinander|(?:reden|sprechen) nur (?:noch )?uber mich|ne se (?:parlent|adressent) plus|se font la tete|no se hablan?|ya no se hablan|no se dirigen la palabra|non si parlano|non si rivolgono la parola)\b/,
      /\b(?:team|workshop|kitchen|office|staff|colleagues?|lads|girls|shop|firm|werkstatt|kuche|buro|kollegen|mitarbeiter\w*|gesellen|belegschaft|laden|atelier|bureau|equipe|collegues|vendeuses|salaries|boutique|taller|oficina|equipo|companeros|camareros|empleados|tienda|officina|ufficio|squadra|colleghi|dipendenti|negozio|ragazzi)\b/,
    ],
    not: /\b(?:shareholders?|gesellschafter\w*|associes|socios|soci|co ?founders?|wife|husband|frau|mann|mari|femme|marito|moglie|marido|mujer|heirs?|erben)\b/,
  },
  {
    // Pictures of children, guests or employees, and what they or their parents have to sign.
    areas: { Compliance: 0.6, Legal: 0.2 },
    signs: [
      /\b(?:photos?|pictures?|photograph\w*|film(?:ing|s|ed)?|video\w*|cameras?|fotos?|fotografier\w*|bilder|filmen|filmt|photographi\w*|filmer|filme|images?|fotografi\w*|grabar|grabamos|filmare|filmiamo|riprese|foto)\b/,
      /\b(?:children|kids|pupils|parents|minors|patients|guests|employees|members|kinder\w*|eltern|schuler\w*|patient\w*|gaste\w*|mitarbeiter\w*|mitglieder\w*|enfants|parents|eleves|mineurs|salaries|adherents|ninos|padres|alumnos|menores|pacientes|empleados|socios|bambini|genitori|alunni|minori|pazienti|dipendenti|ospiti)\b/,
      /\b(?:allowed|consent|permission|sign|legal|may we|can we|release|durfen|erlaub\w*|einwillig\w*|unterschr\w*|zustimm\w*|droit|autoris\w*|consentement|signer|legal\w*|permiso|consentimiento|firmar|podemos|permesso|consenso|liberatoria|firmare|possiamo|si puo)\b/,
    ],
    not: /\b(?:photographer|wedding|hochzeit|mariage|boda|matrimonio|my (?:son|daughter)|mein\w* (?:sohn|tochter)|copied|stolen|copyright|urheber\w*|ki|ai|ia)\b/,
  },
];
