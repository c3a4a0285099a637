import type { InWords } from "./site-questions-in-words";
import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

const AS_ADVISOR =
  "as_an_advis?r as_advis?r als_berater als_beraterin als_experte comme_conseiller comme_conseillere en_tant_que_conseiller comme_expert en_tant_qu_expert como_asesor como_asesora como_experto come_consulente come_esperto";
const MINE = "my mein meine meinen meiner mon ma mes mi mis mio mia mie miei";
const CHANGE = "change update replace andere andern aktualisieren changer modifier cambiar cambio cambiare cambio modificare modifico";

/** Questions about what one sets oneself, one's own account and one's own talk, of which only some words are fixed. */
export const SETTINGS_IN_WORDS = {
  mailMissing: [
    {
      groups: [
        "confirmation_mail confirmation_email confirmation_e_mail confirmation_link confirmation_code verification_mail verification_email verification_link verification_code activation_link activation_email bestatigungsmail bestatigungs_mail bestatigungslink bestatigungsemail aktivierungslink aktivierungsmail mail_de_confirmation email_de_confirmation e_mail_de_confirmation courriel_de_confirmation lien_de_confirmation lien_d_activation correo_de_confirmacion email_de_confirmacion mail_de_confirmacion enlace_de_confirmacion correo_de_activacion correo_de_verificacion email_di_conferma mail_di_conferma e_mail_di_conferma link_di_conferma link_di_attivazione",
        "not t didnt havent hasnt never no still missing nicht nie keine keinen noch fehlt pas jamais aucun toujours nunca ningun todavia non mai nessuna nessun ancora where wo ou donde dove",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} got get getting received receive arrived arrive came comes come checked spam junk folder too signing signed up registering bekommen gekriegt gekommen erhalten angekommen kommt kam an hab registrierung anmeldung recu recois arrive arrivee inscription dossier recibo recibido llega llegado llego registro ricevuto ricevo arriva arrivata arrivato registrazione iscrizione yet didnt havent hasnt`,
    },
  ],
  security: [
    {
      groups: [
        CHANGE,
        "email e_mail mail mailadresse emailadresse adresse_mail adresse_email adresse_e_mail correo indirizzo_email indirizzo_e_mail",
        MINE,
      ],
      beside: `${OF_THE_SITE} address adresse electronico direccion indirizzo`,
    },
    {
      groups: [
        "2fa two_factor two_step second_factor zwei_faktor zweifaktor* zweiten_faktor double_authentification deux_facteurs deux_etapes doble_factor dos_factores dos_pasos due_fattori due_passaggi",
        "how where turn enable activate set_up wie wo aktivieren aktiviere einschalten schalte einrichten comment activer como donde activar activo come dove attivare attivo",
      ],
      beside: `${OF_THE_SITE} switch anmeldung ein authentication authentifizierung authentification autenticacion autenticazione verification verificacion verifica`,
    },
  ],
  preferences: [
    {
      groups: [
        "emails mails e_mails notifications newsletter benachrichtigungen courriels notifications correos notificaciones notifiche email",
        "stop unsubscribe turn_off switch_off abstellen abbestellen ausschalten abschalten arreter desabonner desactiver ne_plus dejar_de desactivar dejo_de smettere smetto disattivare disattivo disiscrivermi",
        "how where wie wo kann comment ou puis como donde puedo come dove posso receiving getting",
      ],
      beside: `${OF_THE_SITE} receive receiving getting recevoir recevoir_des recibir ricevere many viele tant muchos tante alle toutes todos tutte`,
    },
  ],
  account: [
    {
      groups: [
        "photo picture foto profilbild avatar imagen immagine",
        MINE,
        `${CHANGE} upload add hochladen mettre ajouter subir poner caricare mettere`,
      ],
      beside: `${OF_THE_SITE} profile`,
    },
  ],
  noAccount: [
    {
      groups: [
        "without ohne sans sin senza",
        "account signing_up registering konto anmeldung registrierung compte inscription inscrire cuenta registro registrarme registrarmi iscrivermi registrazione",
        "book booking buchen reserver reservar prenotare",
      ],
      beside: `${OF_THE_SITE} ${BOOKED} creating creer crear creare anlegen`,
    },
  ],
  advisorHours: [
    {
      groups: [
        "hours availability times zeiten verfugbarkeit stunden horaires disponibilites creneaux horario horarios disponibilidad orari orario disponibilita",
        AS_ADVISOR,
      ],
      beside: `${OF_THE_SITE} set enter change open eintragen festlegen einstellen andern regler indiquer definir changer poner pongo fijar configuro cambiar imposto impostare indico inserire cambiare`,
    },
  ],
  language: [
    {
      groups: [
        "language languages sprache sprachen langue langues idioma idiomas lingua lingue",
        "site website page seite plattform webseite plateforme pagina web sitio plataforma sito piattaforma",
        "which what welche welchen quelle quelles que cuales che quali",
      ],
      beside: `${OF_THE_SITE} available offered exist existe disponible disponibile verfugbar translated ubersetzt`,
    },
  ],
  howItWorks: [
    {
      groups: [
        "what_is what_s was_ist c_est_quoi qu_est_ce que_es cos_e che_cos_e",
        "this_site this_page this_website this_platform diese_seite diese_plattform das_hier ce_site cette_page cette_plateforme este_sitio esta_pagina esta_web esta_plataforma questo_sito questa_pagina questa_piattaforma",
      ],
      beside: `${OF_THE_SITE} exactly genau exactement exactamente esattamente`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;

/** One's own talks, named and no more: what is told of them beside is another question. */
export const OWN_TALKS_IN_WORDS = {
  consultations: [
    {
      groups: [
        "my mein meine meinen mes mon ma mis mi miei mie mio mia",
        "appointment appointments booking bookings consultations sessions termin termine buchung buchungen beratungen sitzungen rendez_vous rdv reservation reservations consultations seances cita citas reserva reservas sesiones appuntamento appuntamenti prenotazione prenotazioni consulenze sessioni",
      ],
      beside: `${OF_TIMES} when where see show upcoming past next kommende nachster quand ou voir prochain cuando donde ver proxima quando dove vedere prossimo`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
