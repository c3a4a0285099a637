import { stemsOf } from "./word-stems";

/** Words in the names of areas that say what is done, for whom or how much of it, and not about what; in the five languages, folded. */
const WORDS = `about advanced advice adviser advising advisor after all also amateur and any area assistance audit basic basics before beginner beginners best better buy buying
  care check children choose choosing class classes clean cleaning coach coaching common company consultant consultation consulting control cost costs course courses create creating
  daily design develop development every everyday everything expert family find finding first fix fixing for from general getting good grow growing guide have health help
  home house ideas improve improvement installation install into keep keeping kids large learn learning lesson lessons life make making management manage master modern more
  online other over parents people person personal plan planning practice prepare preparing private professional project projects question questions remove repair repairing repairs
  review sale self sell selling service services session small solution solutions special start starting strategy support teach teaching technical technique techniques test their them
  tips training treatment under use using what when with without work working workshop world young your
  alle alles allgemein allgemeine alltag angebot anlegen anlage anfanger arbeit arbeiten auswahl auswahlen bauen bearbeiten beginner behandeln behandlung beraten berater beratung bereich besser
  betreuung bekampfen coaching durch eigene einfach einrichten erstellen experte familie finden fragen fortgeschrittene fuhren ganze grosse grundlagen gute haus helfen hilfe
  ideen kauf kaufen kinder kleine kontrolle kosten kurs kurse leben lernen leute losung machen mehr meine menschen modern nutzen nutzung ohne pflege pflegen planen planung private probleme projekt
  reparatur reparieren richtig schutz selbst service sonstige technik tipps training uber umgang unter unterricht verbessern verkauf verkaufen vorbereitung wahlen warten wartung welche wenn wissen zuhause zum zur
  accompagnement acheter achat aide ameliorer apprendre atelier autre autres avec besoin bien choisir comment conseil conseils cours creation creer debutant debutants depannage entretien
  enfant enfants entretenir expert faire famille formation general grand installation installer maison methode moderne notre particulier personne personnel petit petits plan planification planifier pour pratique preparer
  prive probleme professionnel projet reparation reparer sans service services solution technique techniques toute toutes travail trouver utiliser utilisation vendre vente votre
  acompanamiento aprender arreglar arreglo asesor asesoramiento ayuda casa clase clases como compra comprar consejo consejos construir crear creacion cuidado cuidados cuidar curso cursos diseno
  elegir encontrar familia general gente grande hacer instalacion instalar mantenimiento mejorar metodo moderno ninos para persona personal pequeno plan planificacion planificar preparar practica privado problema problemas profesional
  proyecto reparacion reparar servicio servicios sobre solucion tecnica tecnicas todo todos trabajo taller usar uso venta vender vida
  acquisto aiuto altro altri bambini base casa comprare come consigli consiglio consulenza consulente corso corsi costruire creare creazione cura curare famiglia fare generale gestione gestire grande imparare
  installazione installare lavoro lezione lezioni manutenzione metodo migliorare moderno moderna nostra ogni per persona personale piccolo pianificare pianificazione pratica preparare preparazione principianti privato problemi
  professionale progetto riparare riparazione scegliere scelta senza servizi servizio soluzione sulla tecnica tecniche trovare tutti tutto usare utilizzo vendere vendita vita`;

let generic: ReadonlySet<string> | undefined;

/** Whether a word is such a word, or what is left of one without an ending. They are made when the first is looked for: a start has no use for them. */
export function isGeneric(word: string): boolean {
  generic ??= new Set(WORDS.split(/\s+/).flatMap((each) => [...stemsOf(each)]));
  return generic.has(word);
}
