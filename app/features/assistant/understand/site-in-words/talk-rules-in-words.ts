import type { InWords } from "./site-questions-in-words";
import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

const ADVISORS = "advis?r advis?rs expert experts consultant consultants berater* expert* conseill* asesor* consulen* espert*";
const MY_TALK =
  "session consultation appointment call meeting booking termin beratung gesprach buchung rendez_vous rdv seance consultation entretien cita consulta sesion reserva appuntamento consulenza sessione";

/** Questions about the talk itself and who may have one, of which only some words are fixed. */
export const TALK_RULES_IN_WORDS = {
  notHeld: [
    {
      groups: [
        `${ADVISORS} nobody niemand nadie nessuno`,
        "show shows showed turn_up turns_up turned_up come came join joined erscheint erschienen auftaucht aufgetaucht kommt kam vient venu venue presente presentee connecte aparece aparecio apareciera presenta presento conecta conecto viene collega collegato presentato venuto",
        "not t doesnt didnt never nobody nicht nie niemand pas jamais no nunca nadie non mai nessuno",
        "money refund* reimburse* geld erstatt* argent rembours* dinero reembols* devolv* devuelv* soldi rimbors*",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} up back zuruck wieder kriege bekomme recuperer recupero indietro riavere if doesnt didnt`,
    },
  ],
  late: [
    {
      groups: [
        "i_am_late i_m_late am_late be_late running_late minutes_late i_miss i_missed i_don_t_show i_don_t_come verspate mich_verspate zu_spat verpasse verpasst nicht_komme en_retard rate loupe manque llego_tarde me_retraso me_pierdo falto sono_in_ritardo in_ritardo arrivo_tardi faccio_tardi perdo salto",
        MY_TALK,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} late happen happens passiert passe pasa succede komme arrive llego arrivo if`,
    },
  ],
  duration: [
    {
      groups: [
        "how_short how_long shortest minimum wie_kurz wie_lang mindestens mindestdauer duree_minimale combien_de_temps quelle_duree cuanto_dura duracion quanto_dura durata minima minimo",
        "session consultation call beratung gesprach sitzung seance entretien consulta sesion llamada consulenza sessione chiamata",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} last be take short long sein dauern dauer kurz lang dure durer dura durar durare`,
    },
  ],
  calendarFile: [
    {
      groups: [
        MY_TALK,
        "calendar kalender calendrier agenda calendario",
        "add sync export put hinzufugen eintragen ubertragen ajouter mettre synchroniser exporter anadir pasar sincronizar exportar aggiungere esportare mettere",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} google outlook apple phone handy telephone movil telefono`,
    },
  ],
  timeZone: [
    {
      groups: [
        "time_zone timezone time_zones zeitzone fuseau_horaire fuseau zona_horaria huso_horario fuso_orario",
        "what which whose welche* quel que cual che quale",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} times shown displayed given steht stehen angezeigt affiche* affichees indique* muestran muestra salen mostrati indicati horaires horarios orari sont`,
    },
  ],
  askFirst: [
    {
      groups: [
        "write message ask contact question schreiben fragen frage kontaktieren nachricht ecrire contacter demander poser escribir preguntar contactar scrivere chiedere contattare domanda",
        ADVISORS,
        "before vor bevor vorher avant antes prima",
      ],
      beside: `${OF_THE_SITE} ${BOOKED} book booking buche buchen buchung reserver reservar reserve prenotare prenoto stellen question pregunta hacer send schicken envoyer enviar inviare directly direkt`,
    },
  ],
  age: [
    {
      groups: [
        "how_old minimum_age wie_alt mindestalter volljahrig quel_age majeur majeure mayor_de_edad que_edad edad_minima maggiorenne quanti_anni eta_minima",
        "must have_to do_i muss mussen faut dois hay_que tengo bisogna devo c_e gibt is",
      ],
      beside: `${OF_THE_SITE} use book register years old sein benutzen nutzen buchen alt etre avoir utiliser ser tener usar essere avere usare`,
    },
  ],
  spoken: [
    {
      groups: [
        "can_i is_there are_there kann_ich gibt_es puis_je y_a_t_il puedo hay posso c_e ci_sono",
        "talk speak speaks advis?r* someone somebody jemand* berater* spricht sprechen quelqu_un conseill* parler parle alguien asesor* hablar hable qualcuno parlare parli consulen*",
        "turkish turkisch turc turco arabic arabisch arabe arabo portuguese portugiesisch portugais portugues portoghese polish polnisch polonais polaco polacco russian russisch russe ruso russo chinese chinesisch chinois chino cinese dutch niederlandisch neerlandais ukrainian ukrainisch hindi greek griechisch",
      ],
      beside: `${OF_THE_SITE} auf`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
