import { INVITATION_DAYS, MOST_KILOBYTES, MOST_LINES } from "#app/features/applications/invitations/limits";
import type { invitationsMessages as english } from "#app/features/applications/invitations/messages";
import { BIO_MAX_CHARACTERS } from "#app/features/applications/limits";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { LOWEST_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";
import { grouped } from "../words";
import { acceptMessages } from "./accepting";

/** Import of advisors and their invitations, in Italian. */
export const invitationsMessages: Translation<typeof english> = {
  title: "Importa consulenti",
  text: `Un file CSV, come lo salva qualsiasi foglio di calcolo, di al massimo ${MOST_LINES} righe e ${MOST_KILOBYTES} KB. La prima riga indica le colonne: nome, email, ambiti e, se note, tariffa, valuta, lingue, orari (lun-ven 09:00-17:00 | sab 10:00-12:00), fuso orario (Europe/Vienna) e bio. Durante il controllo non viene salvato nulla.`,
  file: "File CSV",
  template: "Un file di esempio",
  columns: "nome;email;ambiti;tariffa;valuta;lingue;orari;fuso orario;bio",
  check: "Controlla il file",
  checkAgain: "Controlla di nuovo lo stesso file",
  checking: "Controllo in corso…",
  linesTitle: "Contenuto del file",
  line: "Riga {line}",
  lineGood: "Invito possibile",
  lineRateRead: "{amount} all’ora",
  notInvited: "Non invitati",
  invite: "{count, plural, one {Invita # consulente} other {Invita # consulenti}}",
  inviting: "Invito in corso…",
  nobodyLeft: "In questo file non c’è nessuno da invitare.",
  invited: "{count, plural, one {L’invito è in partenza.} other {I # inviti sono in partenza.}}",
  invitedHere: "{count, plural, one {# consulente è stato invitato.} other {# consulenti sono stati invitati.}}",
  linksTitle: "Link da inoltrare",
  linksText: `Questo sito non invia ancora email. Invii Lei a ogni consulente il suo link: compare qui solo questa volta e vale una volta sola, per ${INVITATION_DAYS} giorni.`,
  openTitle: "Inviti aperti",
  openUntil: "Aperto fino al <time></time>",
  again: "Invia di nuovo",
  againNamed: "Invia di nuovo: {name}",
  newLink: "Nuovo link",
  newLinkNamed: "Nuovo link: {name}",
  withdraw: "Ritira",
  withdrawNamed: "Ritira: {name}",
  withdrawing: "Ritiro…",
  withdrawn: "L’invito è stato ritirato e il suo link non funziona più.",
  invitationEnded: "Questo invito è stato accettato, ritirato o è scaduto.",
  againFailed: "L’operazione non è riuscita, l’invito è rimasto com’era. Riprovi.",
  nobodyInvited: "Nessuno è stato invitato: tutte le persone del file sono già note.",
  failed: "Operazione non riuscita: non è stato scritto a nessuno. Riprovi.",
  fileEmpty: "Questo file non contiene righe.",
  fileTooLarge: `Questo file supera i ${MOST_KILOBYTES} KB.`,
  fileUnreadable: "Questo non è un file CSV. In un foglio di calcolo scelga “Salva con nome” e poi CSV.",
  fileQuote: "Alla riga {line} si apre una virgoletta che non viene chiusa. La chiuda o la tolga.",
  fileColumns: "La prima riga deve indicare le colonne nome (o nome e cognome), email e ambiti.",
  fileTooLong: `Questo file ha più di ${MOST_LINES} righe.`,
  noneTaken: "Questo sito per ora non accoglie nuovi consulenti, quindi nessuno è stato invitato.",
  lineFound: "“{found}” nella colonna {column}:",
  lineEmpty: "La colonna {column} è vuota:",
  lineEmail: "Non è un indirizzo email.",
  lineName: `Servono nome e cognome, ciascuno di al massimo ${NAME_MAX_CHARACTERS} lettere, spazi, apostrofi e trattini, senza titolo.`,
  lineNameReserved: "Questo nome potrebbe essere confuso con il sito stesso o con chi lo gestisce.",
  lineAreas: "Serve almeno un’area.",
  lineArea: "“{said}” non è un’area di questo sito.",
  lineAreaNearest: "Più vicino: {areas}.",
  allAreas: "Le aree di questo sito",
  lineRateEither: "Non è chiaro se sia {whole} o {part}. Scriva uno dei due, senza separatore delle migliaia.",
  lineRate: `La tariffa deve essere un numero da ${LOWEST_RATE} a ${RULE.highestRate}, senza simbolo di valuta.`,
  lineCurrency: "Questa valuta non è disponibile. Disponibili: {allowed}.",
  lineLanguages: "Questa lingua non è nota. Scriva italiano o it; più lingue, separate da |.",
  lineHours: "Gli orari non sono comprensibili, o la fine precede l’inizio. Li scriva così: lun-ven 09:00-17:00 | sab 10:00-12:00.",
  lineZone: "Questo fuso orario non è noto. Lo scriva con il suo nome IANA, per esempio Europe/Vienna.",
  lineBio: `La presentazione può avere al massimo ${grouped(BIO_MAX_CHARACTERS)} caratteri, nessuno nascosto.`,
  lineCells:
    "Ha più celle di quanti nomi abbia la prima riga. Qui «{allowed}» separa le celle: un testo che lo contiene va tra virgolette.",
  lineRepeated: "Lo stesso indirizzo compare più sopra.",
  lineHasAccount: "Questo indirizzo ha già un account.",
  lineInvited: "Questo indirizzo è già stato invitato.",
  mailGreeting: "Gentile {name},",
  mailSubject: "La invitiamo a diventare consulente su {site}",
  mailText:
    "saremmo lieti di averLa tra i consulenti di {site}. La Sua pagina è pronta: confermi ciò che sappiamo di Lei, completi ciò che manca e scelga una password.",
  mailLimit: `Il link funziona una sola volta ed è valido per ${INVITATION_DAYS} giorni. Se non lo desidera, non deve fare nulla: ciò che sappiamo di Lei verrà cancellato.`,
  mailAction: "Guarda il mio invito",
  mailClosing: "Cordiali saluti",

  ...acceptMessages,
};
