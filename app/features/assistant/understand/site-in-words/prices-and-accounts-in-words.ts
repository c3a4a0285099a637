import type { InWords } from "./site-questions-in-words";
import { BOOKED, OF_THE_SITE, OF_TIMES } from "./words-beside";

const ADVISORS =
  "consultor* consultant* lawyer anwalt avocat abogad* avvocat* advis?r advis?rs expert experts consultant berater* expert* conseill* asesor* consulente consulenti esperto esperta esperti";
const WHY =
  "what_is_the_reason reason woran grund warum_denn pour_quelle_raison raison c_est_du_a por_que_motivo motivo a_que_viene per_quale_motivo per_che_motivo da_cosa_dipende why how_come what_s_going what_is_going whats_going what_happened warum wieso weshalb woher pourquoi c_est_quoi comment_ca_se_fait por_que a_que_se_debe perche come_mai";
const PRICE =
  "sum total amount fee betrag summe gesamtpreis stundenpreis montant facture importe importo conto price prices rate rates cost costs charge charged charges pay paying expensive preis preise kostet kosten kostete teurer teuer stundensatz satz tarif honorar zahle bezahle prix tarifs coute coutait cher chere paie precio precios cuesta costaba caro cara tarifa pago prezzo prezzi costa costava cara caro tariffa pago cobra cobran";
const MORE =
  "cheaper lower less billiger gunstiger niedriger weniger tiefer moins barat* menos bajo meno basso bassa differen* diffe* grew grow went_up gone_up shot sprung hochgegangen angehoben angezogen bondi grimpe explose disparado crecido lievitato rincarato rincari encarecido encareci* more dearer higher up rise rises rose risen raised increase* expensive jump* different changed mehr teurer hoher gestiegen steigt steigen erhoht anders geandert plus augment* hausse monte montent eleve grimpe mas sube suben subido subio subida aumentado aumento piu aumentat* aumenta aumento salito salita alto alta cambiato";
const OF_CROWDS =
  "liegt sale salia me_sale morning stamattina stasera stamane itself all_of_a_sudden suddenly plotzlich auf_einmal soudain d_un_coup de_repente all_improvviso di_colpo so_much so_viel autant tanto tanta many lots people looking asking ask search leute viele nachfrage anfragen gens beaucoup demande mucha mucho gente demanda molta molti gente domanda same derselbe dieselbe gleiche gleichen selbe selben meme misma mismo stesso stessa cheaper billiger gunstiger moins barato barata barat* meno than als que di go went going on nur only noch was war era etait kurz";

/** Questions what the site keeps, why it is dearer today and whether one has to sign up, of which only some words are fixed. They come before others: 'sign up' alone asks where. */
export const FIRST_IN_WORDS = {
  surge: [
    { groups: [WHY, PRICE, MORE], beside: `${OF_TIMES} ${OF_THE_SITE} ${OF_CROWDS} ${BOOKED} surge euro euros pounds dollars overnight` },
    {
      groups: [
        "last_week yesterday letzte_woche gestern la_semaine_derniere hier la_semana_pasada ayer la_settimana_scorsa ieri before vorhin",
        "now today jetzt heute maintenant aujourd_hui ahora hoy adesso oggi",
        ADVISORS,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${OF_CROWDS} ${PRICE} ${MORE} ${WHY} wants asks euro euros pounds dollars will want vuole quiere veut`,
    },
    {
      groups: [
        "surge surge_pricing surcharge nachfragezuschlag zuschlag aufschlag majoration supplement recargo suplemento sovrapprezzo supplemento maggiorazione",
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${OF_CROWDS} ${PRICE} ${WHY} pricing demand means mean bedeutet heisst signifie significa`,
    },
  ],
  earn: [
    {
      groups: [
        "was_bleibt was_behaltet was_kommt was_nehmt slice margin marge margen margine teil cuanta que_tanto cuota quota cuanto_dinero how_much share percentage percent commission commissions cut fee fees welchen_anteil wie_viel wieviel provision provisionen gebuhr anteil prozent combien pourcentage part quelle_part frais cuanto que_parte porcentaje comision comisiones quanto quale_parte percentuale commissione commissioni",
        "keeping taking hold withhold pocket* behalt* abzieh* einbehal* zwackt hangen verbleib* prend prends preleve prelevent gardent retient retenez descont* retien* reteneis quitais quita trattengono trattenuto tenete_per trattien* toglie togliete keep keeps take takes deduct reaches reach ends_up goes gets commission cut behalt* nehmt nehmen zieht einbehalt* kommt bleibt provision gardez garde prenez prelevez touche touchez revient arrive commission quedais queda quedan llevais lleva llega comision tenete tiene trattenete trattiene prendete prende arriva va resta commissione",
        `plataforma plateforme piattaforma pagina webseite website firma company tenete trattenete prendete quedais cobrais llevais gardez prenez behaltet nehmt you your guys ihr euch sie ihnen seite plattform vous vosotros ustedes os voi vi web sito site platform ${ADVISORS}`,
      ],
      beside: `${OF_TIMES} ${OF_THE_SITE} ${BOOKED} ab itself himself herself themselves selbst sich lui_meme eux_memes mismo mismos stesso stessi beim dafur dabei quota percentuale each every jeder jede chaque cada ogni hangen what_s left over pay paid paying earn earns top money price fee honorar preis geld davon zahle bezahle verdienen verdient paie honoraires prix argent verse gagne pago precio dinero ganan cobra pago prezzo soldi compenso guadagna guadagnano guadagno actually`,
    },
  ],
  noAccount: [
    {
      groups: [
        "create_account user_account benutzerkonto nutzerkonto usuario utente membership mitglied* membre account sign_up signing_up signed_up register registering registration log_in logging_in login konto anmeldung anmelden registrierung registrier* angemeldet compte inscri* connexion cuenta registr* alta registrazione iscri*",
        "have_got_to forced obliged mandatory compulsory required possible_without can_i verpflicht* pflicht gezwungen benotig* nott* oblige* necessaire indispensable obligado es_necesario preciso debo forza per_forza obbligat* tocca posso puedo peux need needs necessary must required have_to without do_i brauch* muss mussen notig ohne notwendig zwingend faut besoin dois obligatoire sans obliges necesito necesitas hace_falta hay_que tengo_que sin obligatorio serve bisogna devo ci_vuole occorre necessario senza obbligatorio",
        "question questions domanda domande pregunta preguntas frage fragen stellen suche recherche buscador ricerca browsing read talk talking write contact listings list lesen stobere consulter consult* contactar contattare scorrere search searching look browse see find ask asking use try chat such* umschauen umsehen stobern sehen ansehen anschauen finden schauen fragen gucken ausprobieren chercher cherche trouver voir regarder parcourir poser utiliser essayer buscar mirar ver encontrar preguntar usar probar cercare cerco guardare vedere trovare chiedere usare provare",
      ],
      beside: `${OF_THE_SITE} prices preise prix precios prezzi opinions create creating make opening open crear crea creer cree creare anlegen erstellen machen forza per fare poser hacer first only just around people who there somebody someone anybody nur erst jemanden leute profile profilen question frage question profils quelqu pregunta perfiles alguien profili qualcuno domanda prima antes abord auparavant vorher`,
    },
  ],
  contact: [
    {
      groups: [
        "phone telephone number telefon telefonnummer nummer telefone numero telefono ring call anrufen telefonieren appeler joindre telephoner llamar llamaros telefonear chiamare chiamarvi telefonare",
        "is there have can gibt gibts habt haben kann y_a avez puis peux hay teneis tienen puedo puede c_e avete posso",
        "you euch ihnen vous os ustedes voi vi there gibt gibts hay y_a c_e avete teneis tienen avez habt haben have",
      ],
      beside:
        "number telefono telefon telefonnummer algun alguno some any under unter which que cual quale irgendeine irgendwo un contact contacto contatto kontakt",
    },
  ],
  look: [
    {
      groups: [
        "dark_mode darkmode night_mode dark_theme light_mode dunkelmodus dunkler_modus dunklen_modus dunkles_design nachtmodus mode_sombre mode_nuit theme_sombre modo_oscuro modo_noche tema_oscuro modalita_scura modalita_notte tema_scuro",
      ],
      beside: `${OF_THE_SITE} switch turn on off activate change set dark aktivieren einschalten umschalten umstellen wechseln stelle an aus activer passer mettre activar poner cambiar attivare mettere impostare`,
    },
  ],
} as const satisfies Record<string, readonly InWords[]>;
