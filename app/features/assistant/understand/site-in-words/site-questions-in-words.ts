import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

/** A question told by the words that it takes, in any order: one of each group. `beside` may stand with them; any other word makes it about something else. */
export interface InWords {
  groups: readonly string[];
  beside?: string;
}

const ADVISORS =
  "advis?r advis?rs expert experts consultant berater* beraterin expert* conseill* asesor asesora consulente esperto esperta";
const LANGUAGE = "language languages sprache sprachen langue langues idioma idiomas lengua lingua lingue";
const LANGUAGES = `english german french spanish italian englisch deutsch franzosisch spanisch italienisch anglais allemand francais espagnol italien ingles aleman frances espanol castellano italiano inglese tedesco francese spagnolo`;
const THE_SITE = `the_site the_page the_website the_whole_site this_site this_page this_website this_in your_site die_seite diese_seite die_webseite die_website eure_seite das_hier le_site ce_site cette_page la_page votre_site la_web la_pagina esta_web esta_pagina el_sitio il_sito questo_sito questa_pagina la_pagina`;
const CHANGE = `change changing switch set turn put translate umstellen umstelle stelle stell stellt umgestellt andern andere wechseln wechsle einstellen ubersetzen changer change mettre met mets passer basculer traduire choisir cambiar cambio cambia pongo poner pasar traducir cambiare cambio metto mettere impostare passare tradurre`;
const MINE = "my me mine mein meine meinen meiner mich mir mon ma mes moi mi mis me mio mia miei mie";
const DATA =
  "data details information infos daten angaben informationen donnees informations coordonnees datos informacion dati informazioni";
const PASSWORD =
  "password passwords passwrd pasword passwort passwords kennwort mot_de_passe mots_de_passe mdp contrasena clave parola_chiave";

/** Questions of which only some words are fixed, the more specific first. */
export const IN_WORDS = {
  password: [
    {
      groups: [
        PASSWORD,
        `forgot forgotten forget lost lose remember recall reset recover gone wrong working work works accepted vergessen vergass verloren weg zurucksetzen falsch funktioniert geht weiss erinnern erinnere einfallen oublie oubliee perdu retrouve retrouver souviens rappelle reinitialiser marche fonctionne olvide olvido olvidado olvidada perdi perdido acuerdo recuerdo recuperar restablecer funciona va dimenticato dimenticata dimentico perso persa ricordo ricordare recuperare reimpostare scordato scordata smarrito smarrita funziona`,
      ],
      beside: `${OF_THE_SITE} new old log login sign set neu neues alte anmelden einloggen entrer connecter nouveau nouvelle entrar acceder nueva iniciar sesion entrare accedere nuova link mail email trying because cause`,
    },
  ],
  language: [
    { groups: [`${LANGUAGE} ${LANGUAGES}`, THE_SITE], beside: `${CHANGE} ${OF_THE_SITE} use read available also auf version menu` },
    { groups: [LANGUAGE, CHANGE], beside: `${OF_THE_SITE} menu settings` },
  ],
  account: [
    {
      groups: [
        "loesch* get_rid delete deleted deletion erase remove removed wipe close forget losch* entfern* supprim* effac* ferm* borr* elimin* cerrar dar_de_baja darme_de_baja cancell* cancella chiud*",
        `account acount accout profile ${DATA} everything konto profil alles compte tout cuenta perfil todo profilo tutto`,
        MINE,
      ],
      beside: `${OF_THE_SITE} stored saved hold kept keep gespeichert rid habt permanently endgultig forever va vont definitivement completely completement quiero`,
    },
  ],
  cancelling: [
    {
      groups: [
        "cancel cancelling canceling call_off calling_off storn* absag* abzusagen annul* anul* cancelar cancelo disd* annull* cancell* make_it t_come not_come attend",
        BOOKED,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} unable able podre podr poder ir cannot`,
    },
  ],
  moving: [
    {
      groups: [
        "umleg* verlegen vorverleg* nach_hinten bring_forward put_off put_back decaler avancer repousser adelant* retras* posponer traslad* slittare move push shift postpone reschedule rescheduling change changing verschieb* verleg* umbuch* decal* deplac* reporter changer modifier cambi* mover muevo aplaz* pospon* spost* rinvi* rimand* anticip* posticip* modificar",
        BOOKED,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} possible moglich moeglich possible posible possibile we wir nous on mach machs already bereits deja gia booked gebucht* reservee* reservad* prenotat* heure hora orario came comes`,
    },
  ],
  noAnswer: [
    {
      groups: [
        "not t never no nobody noone nothing waiting silent silence nicht nie niemand keiner keine nichts warte warten pas jamais personne rien aucune aucun attends no nadie ninguna nada espero esperando non nessuno nessuna niente aspetto mai",
        "answer* repl* respon* heard hear get_back back_to_me confirm* react* accept* antwort* meld* reagiert bestatig* repon* reagi* nouvelle nouvelles confirm* contest* respond* rispo* rispond* conferm*",
        `${ADVISORS} ${BOOKED} booked`,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} yet mail email anything waiting silent he she they er nobody niemand personne nadie nessuno booked habe sent geschickt envoye enviado mandato asked until bisher depuis two three four five drei zwei trois deux dos tres due tre warte attends espero aspetto anymore what_now`,
    },
    {
      groups: [
        "how_fast how_quickly how_many_days wie_schnell wie_viele_tage ab_wann sous_quel_delai delai quel_delai rapidement cuantos_dias que_plazo plazo quanti_giorni quanto_tempo tempi when how_long how_soon by_when until_when wann wie_lange bis_wann normal quand combien_de_temps combien jusqu_a_quand cuando cuanto hasta_cuando quando quanto entro_quando",
        "confirm* accept* reaction reply bestatig* annimm* annehm* zusag* accept* acept* accett* conferm* contesta* reagi* answer* repl* respon* hear heard get_back react* waiting antwort* reagier* meld* ruckmeldung gehort warte* repon* attends attendre contest* respond* esper* rispo* rispond* aspett*",
        `${ADVISORS} ${BOOKED} buchungsanfrage terminanfrage consultor consultora consultant angefragt solicitado richiesto`,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} she he her him er elle ella lei lui usually normally typically take takes meist meistens normalerweise ublicherweise gewohnlich bekomme bekommt kriege kriegt erhalte d_habitude habitude normalement habituellement generalement suele suelen tarda tardan tardar normalmente recibo solito di_solito normalmente ricevo impiega ci_mette mette maximum hochstens maximo massimo after nachdem buchungsanfrage yes yet leave sent will must long hort habe geschickt noch nichts envoye toujours temps enviado mande anteayer tiempo mandato inviato tempo devo entro niente nessuno nadie`,
    },
  ],
  signIn: [
    {
      groups: [
        "t cannot cant unable won locked nicht komme peux_pas arrive_pas impossible no_puedo no_me_deja no_consigo non_riesco non_posso non_mi_fa",
        "get_in get_into log_in log_into logging_in login sign_in sign_into access rein einloggen anmelden reinkommen drauf connecter entrer acceder entrar iniciar_sesion ingresar accedere entrare",
      ],
      beside: OF_THE_SITE,
    },
    {
      groups: [
        "sign_up signing_up register registering create_an_account make_an_account open_an_account registrieren registriere konto_erstellen konto_anlegen m_inscrire inscrire creer_un_compte registrarme registro crear_una_cuenta darme_de_alta iscrivo iscrivermi registrarmi registro creare_un_account",
      ],
      beside: OF_THE_SITE,
    },
  ],
  invoices: [
    {
      groups: [
        "invoice invoices receipt receipts rechnung rechnungen quittung quittungen beleg belege facture factures recu recus justificatif facturas factura recibo recibos fattura fatture ricevuta ricevute",
        `${MINE} ${BOOKED} download find herunterladen runterladen finde trouve trouver telecharger descargo descargar encuentro scarico scaricare trovo where wo ou donde dove`,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} taxes tax_office accountant finanzamt steuer buchhaltung impots comptable comptabilite hacienda gestor gestoria commercialista copy pdf paid`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
