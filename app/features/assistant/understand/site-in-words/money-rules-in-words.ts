import type { InWords } from "./site-questions-in-words";
import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

const PAY = "pay paying paid zahlen bezahlen zahle bezahle payer paie regler pagar pago pagare paga";
const A_TALK =
  "session sessions consultation consultations call calls beratung beratungen gesprach sitzung termin seance entretien consulta sesion llamada videollamada consulenza sessione chiamata videochiamata colloquio";

/** Questions about money that a rule of the site answers, of which only some words are fixed; the more specific first. */
export const MONEY_RULES_IN_WORDS = {
  overtime: [
    {
      groups: [
        "run_over_time runs_over_time ran_over_time go_over_time goes_over_time over_the_hour longer_than go_longer goes_longer goes_on_longer takes_longer take_longer lasts_longer last_longer langer_dauert langer_als dauert_langer langer_geht langer_reden langer_sprechen uberzieh* uberzogen depass* deborde* dure_plus_longtemps plus_longtemps_que plus_longue_que alarga alargue dura_mas dure_mas mas_de_lo_reservado nos_pasamos dura_di_piu durasse_di_piu piu_a_lungo sforiamo sforare sfora si_prolunga si_allunga",
        `${A_TALK} time hour zeit stunde heure temps duree tiempo hora tempo ora orario gebucht booked minut* uberzieh* nos_pasamos`,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} ${PAY} twenty talked talk drauf we wir nous happen happens cost costs extra charge charged more planned booked agreed than longer passiert geschieht kostet kosten zuschlag geplant gebucht vereinbart als mehr langer berechnet passe combien prevue prevu supplement plus longtemps coute pasa cobran cobrais cobra cuesta mas previsto prevista reservado suplemento succede supplemento piu prenotato costa automatisch automatically`,
    },
  ],
  trial: [
    {
      groups: [
        "free gratis kostenlos* kostenfrei* unverbindlich* umsonst gratuit* offert offerte without_paying before_paying before_i_pay cost_anything bevor_ich_zahle bevor_ich_bezahle ohne_zu_zahlen kosten_etwas sans_payer avant_de_payer sin_pagar antes_de_pagar senza_pagare prima_di_pagare",
        "trial test try trying taster intro introductory first erstgesprach erste ersten erstes kennenlernen schnuppern probieren ausprobier* testen premier premiere premieres essai essayer tester primera primer primeros probar prueba prima primo primi prova provare conoscitiv*",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} ${PAY} ${A_TALK} offer offers bietet anbieten proposez ofreceis ofrecen offrite talk chat period version erst mal possible moglich posible possibile before bevor avant antes prima cost costs fifteen quinze quince quindici funfzehn`,
    },
    {
      groups: [
        "free_trial trial_call trial_session discovery_call kennenlerngesprach* probegesprach* schnupperstunde* erstgesprach* seance_d_essai appel_decouverte sesion_de_prueba sessione_di_prova chiamata_conoscitiva",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} free offer bietet anbieten kostenlos* kostenfrei* unverbindlich* gratis gratuit* gratuita`,
    },
  ],
  subscription: [
    {
      groups: [
        "subscription subscribe membership monthly_fee hidden_costs hidden_fees hidden_charges extra_fees abo abonnement mitgliedschaft grundgebuhr monatsgebuhr versteckte_kosten abonner frais_caches couts_caches suscripcion suscribirme mensualidad cuota_mensual costes_ocultos costos_ocultos gastos_ocultos cargos_ocultos abbonamento abbonarmi canone costi_nascosti spese_nascoste",
        "do is are there must have_to need muss brauche gibt habt sind est y_a dois faut hay tengo necesito son c_e ci_sono devo serve bisogna",
      ],
      beside: `${OF_THE_SITE} take out sign other abschliessen prendre contratar fare month monat mois mes mese weitere andere autres otros altri`,
    },
    {
      groups: [
        "inscription registration signing_up sign_up registering anmeldung registrierung registro inscripcion registrarse registrarme iscrizione registrazione iscriversi iscrivermi",
        "free cost costs pay payante gratuite gratuit kostenlos kostet kosten gratis cuesta pagar gratuita gratuito costa a_pagamento",
      ],
      beside: `${OF_THE_SITE} elle`,
    },
  ],
  rush: [
    {
      groups: [
        "urgent urgency rush hurry short_notice eilig dringend eilbuchung eile kurzfristig urgence presse prisa urgente urgencia urgenza fretta",
        "cost costs extra surcharge kostet zuschlag teurer coute plus_cher supplement cuesta mas_caro recargo costa piu_caro supplemento",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} more mehr plus mas piu etwas ob if`,
    },
  ],
  currency: [
    {
      groups: [
        PAY,
        "currency dollars dollar pounds euros euro pesos francs franken wahrung devise monnaie moneda valuta sterline dollari franchi sterling libras dolares livres",
      ],
      beside: `${OF_THE_SITE} own eigenen propre propia own_currency in`,
    },
  ],
  cardSafe: [
    {
      groups: [
        "payment paying pay card zahlung bezahlung bezahlen zahlen karte kartendaten kreditkarte paiement payer carte pago pagar tarjeta pagamento pagare carta",
        "safe secure secured sicher gesichert securise* segur* sicur*",
      ],
      beside: `${OF_THE_SITE} details data number daten numero datos dati credit bancaire credito`,
    },
  ],
  taxInvoice: [
    {
      groups: [
        "vat sales_tax mwst mehrwertsteuer umsatzsteuer ust tva ttc iva",
        "price prices rate rates preis preise preisen stundensatz prix tarif tarifs precio precios tarifa tarifas prezzo prezzi tariffa tariffe",
        "include includes included including incl inkl enthalten inklusive drin dabei compris comprise inclus incluse inclut incluyen incluido incluye incluida compresa compreso inclusa includono comprendono",
      ],
      beside: `${OF_THE_SITE} already bereits deja incluso gia`,
    },
  ],
  whenPay: [
    {
      groups: [
        PAY,
        "in_advance upfront up_front beforehand im_voraus vorab vorher d_avance por_adelantado adelantado in_anticipo anticipatamente",
      ],
      beside: `${OF_THE_SITE} ${BOOKED} everything alles tout todo tutto`,
    },
  ],
  cancelling: [
    {
      groups: [
        "cancel cancelling storn* absag* annul* anul* cancelar cancelo disd* annull*",
        BOOKED,
        "lose verlier* perds perdre pierdo perder perdo perdere",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} money geld argent dinero soldi ich`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
