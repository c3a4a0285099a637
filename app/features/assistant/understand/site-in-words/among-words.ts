import type { InWords } from "./site-questions-in-words";

const TO_ADVISE =
  "advis?r advis?rs expert experts advice advise one_of_you* people_who berat* ratgeber experte experten expertin conseil* expert* asesor* consej* consulen* espert* consigl* list liste";
const I_WANT =
  "can_i could_i may_i i_m i_am i_ve i_want i_would i_d i_wanna how_do_i how_does_one might kann_ich ich_bin bin ich_mochte ich_wurde ich_war werd_ich wie_kommt_man je_suis je_voudr* je_desirerais j_aimerais puedo soy tengo quiero posso sono vorrei";
const TO_TAKE_PART =
  "be become join offer give listed get_on get_onto apply aply werd werden werde anbieten geben einsteigen dar ser etre devenir proposer offrir offrire diventare dare fare listen apuntarme doy_de_alta auf_die_liste mon_cv curriculum";
const LANGUAGES_BESIDE =
  "turkish turkisch turc turco arabic arabisch arabe arabo urdu welsh tagalog portuguese portugiesisch portugais portugues portoghese polish polnisch polonais polaco polacco russian russisch russe ruso russo chinese chinesisch chinois chino cinese catalan catalan dutch niederlandisch neerlandais ukrainian ukrainisch ucraino hindi romanian rumanisch greek griechisch";
const LANGUAGES_HERE =
  "english german french spanish italian englisch deutsch franzosisch spanisch italienisch anglais allemand francais espagnol italien ingles aleman frances espanol italiano inglese tedesco francese spagnolo";

/** What tells which question it is where a text is clearly about the site: one word of each group, whatever else is told with it. The more specific first. */
export const AMONG_WORDS = {
  mailMissing: [
    {
      groups: [
        "not t no never missing nicht keine fehlt pas jamais aucun* sans no ningun* non mai nessun* without",
        "mail email e_mail link code spam courriel lien correo enlace bestatigungsmail bestatigungslink",
        "confirmation verification activation bestatigung bestatigungsmail bestatigungslink confirmacion conferma",
      ],
    },
  ],
  noAnswer: [
    {
      groups: [
        "not t no never missing nicht keine fehlt pas jamais aucun* sans no ningun* non mai nessun* without",
        "confirmation bestatigung bestatigungsmail confirmacion conferma",
      ],
    },
    { groups: ["applied application expert advis?r", "no_answer no_reply nothing_back"] },
  ],
  notHeld: [
    {
      groups: [
        "never nobody wasn not t nie niemand keiner nicht jamais personne pas nunca nadie no mai nessuno non",
        "turned_up showed_up showed_his showed rang came join joined there erschienen kam kommen leitung apparu* venu* presente connecte conecto salio vino aparecio collegato venuto apparso presentato screen bildschirm",
        "advis?r expert chap man lady session call hour berater* experte herr dame sitzung stunde conseill* expert monsieur seance heure ecran asesor* experto sesion hora pantalla consulente esperto signore sessione ora schermo",
      ],
    },
  ],
  becomeAdvisor: [{ groups: [TO_ADVISE, I_WANT, TO_TAKE_PART] }],
  spoken: [{ groups: [LANGUAGES_BESIDE] }, { groups: [`speak* sprech* sprich* parl* habl*`, LANGUAGES_HERE] }],
  refund: [
    {
      groups: [
        "money pounds euros dollars francs geld argent dinero soldi sterline euro it",
        "back zuruck rend* recuper* revoir devuelv* devolv* indietro restituit* ridat* riaver* riav*",
      ],
    },
  ],
  moving: [
    {
      groups: [
        "move push shift postpone reschedule verschieb* verleg* decal* deplac* mover muev* pasar aplazar spost* rimand* rinvi*",
        "monday tuesday wednesday thursday friday saturday sunday day hour week montag dienstag mittwoch donnerstag freitag samstag sonntag tag stunde woche lundi mardi mercredi jeudi vendredi samedi heure jour lunes martes miercoles jueves viernes sabado hora dia lunedi martedi mercoledi giovedi venerdi sabato ora giorno",
      ],
    },
  ],
  consultations: [
    { groups: ["review reviews rating bewertung* rezension* avis resena* valoracion calificar recension*"] },
    {
      groups: [
        "wrong link calendar booked gebucht* falsch* falscher same again autre changer reserve",
        "day hour advis?r link open opens calendar stunde* termin* berater* conseiller* heure",
      ],
    },
  ],
  security: [
    {
      groups: [
        "change update andern andere wechseln changer modifier cambiar cambiare cambio cambiar",
        "email e_mail mail mailadresse adresse correo indirizzo password passwort kennwort contrasena",
        "profile profil perfil profilo account konto compte cuenta my meine mon mi mia mio",
      ],
    },
  ],
  invoices: [
    {
      groups: [
        "invoice invoices receipt receipts rechnung rechnungen quittung facture factures recu factura facturas recibo comprobante fattura fatture ricevuta ricevute",
      ],
    },
  ],
  signIn: [
    {
      groups: [
        "account_just_to abmelde* sign_up darse_de_alta code codes codigo codice ziffern digit log_in login log_out logout sign_in sign_out einloggen anmeldung anmelden abmelden connexion deconnexion me_connecter sesion accesso entrar entrare entrer rein get_in",
        "not t can cant never wrong keeps nicht kommt nie falsch pas jamais plus no nunca mal non mai sbagliat* how where wo wie comment ou como donde come dove knopf bouton boton tasto spam",
      ],
    },
  ],
  contact: [
    {
      groups: [
        "twice double doppelt zweimal deux_fois double doppio due_volte dos_veces",
        "charged billed paid pay abgebucht belastet bezahlt debite* paye* preleve* cobrado cobraron cobrar* pagado addebit* pagato paga",
      ],
    },
    { groups: ["code coupon voucher gutschein* gutscheincode rabatt* promo cupon codigo bono vale codice sconto buono"] },
    {
      groups: [
        "ring phone call telefon* nummer numero anrufen appeler joindre llamar chiamare human mensch humain persona operatore customer_service kundendienst",
        "you your euch ihnen eurer ihr vous votre vuestr* ustedes voi vostr* company anyone firma bitte servizio num* nummer chat",
      ],
    },
  ],
  privacy: [
    {
      groups: [
        "see sees read know sieht sehen liest lesen voit voir verra lit lire ve ver lee leer vede vedere legge leggere leggete",
        "surname last_name husband wife boss name what_i my_question history nachnamen mann frau chef was_ich mari femme patron ce_que_j nom marido mujer jefe apellido lo_que marito moglie capo cognome quello_che",
      ],
    },
    {
      groups: [
        "data daten donnees datos dati",
        "where keep kept stored hosted how_long wo speichert gehostet wie_lange ou hebergees gardez combien_de_temps donde guardais guardan dove tenete conservate quanto",
      ],
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
