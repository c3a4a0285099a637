import {
  CEREMONY_MINUTES,
  FIRST_SESSION_TIMEOUT_HOURS,
  LINK_HOURS,
  SESSION_MAX_DAYS,
  WANTED_SAVE_MINUTES,
} from "#app/features/accounts/limits";
import { FLOW_MINUTES } from "#app/features/accounts/oauth/providers";
import { CHALLENGE_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS, LANGUAGE_DAYS, WRITTEN_HOURS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site stores in a browser: a few things it cannot work without, so no consent is needed. In French. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies,
  path: "/cookies",
  inShort: [
    "Uniquement ce dont le site a besoin pour fonctionner. Ni publicité, ni mesure d’audience, ni cookies de tiers.",
    "C’est pourquoi aucun bandeau ne vous demande votre consentement : il n’y a rien à refuser.",
  ],
  sections: [
    {
      id: "list",
      title: "Ce qui est conservé dans votre navigateur",
      blocks: [
        {
          table: {
            head: ["Nom", "À quoi cela sert", "Durée"],
            rows: [
              [
                "session (sur un site chiffré : __Host-session)",
                "Reconnaît votre connexion : un jeton aléatoire qui ne dit rien de vous. Aucun script ne peut le lire.",
                `Avec « Rester connecté », ${SESSION_MAX_DAYS} jours ; sinon, jusqu’à la fermeture du navigateur. Fin anticipée après votre délai d’inactivité, au départ de ${FIRST_SESSION_TIMEOUT_HOURS} heures.`,
              ],
              [
                "flash (sur un site chiffré : __Host-flash)",
                "Transmet un message à la page suivante, par exemple « Enregistré ».",
                `Jusqu’à son affichage, ${FLASH_SECONDS} secondes au plus`,
              ],
              [
                "written (sur un site chiffré : __Host-written)",
                "Garantit que vous voyez ce que vous venez d’envoyer lorsque le site a plusieurs bases de données : une position dans leur journal, et rien sur vous.",
                `${counted(WRITTEN_HOURS, "heure", "heures")} après votre dernier envoi`,
              ],
              [
                "conversation (sur un site chiffré : __Host-conversation)",
                "Retrouve votre échange avec l’assistant en l’absence de connexion : un jeton aléatoire.",
                `${CONVERSATION_DAYS} jours après le dernier message`,
              ],
              [
                "application-draft (sur un site chiffré : __Host-application-draft)",
                "Retrouve votre candidature d’expert inachevée en l’absence de connexion : un jeton aléatoire.",
                `${VISITOR_DRAFT_DAYS} jours après la dernière modification`,
              ],
              [
                "question (sur un site chiffré : __Host-question)",
                "Reconnaît le navigateur dans lequel une question à un expert a été saisie avant la connexion, pour ne la reprendre que là : un jeton aléatoire.",
                `${KEPT_QUESTION_DAYS} jours`,
              ],
              [
                "waiting-email (sur un site chiffré : __Host-waiting-email)",
                "Retient quelle inscription de ce navigateur attend la confirmation de son adresse, pour renvoyer l’e-mail, corriger l’adresse, ne retenir son mot de passe qu’ici et y retrouver le nom et la note d’une demande.",
                `Jusqu’à ce que vous l’ayez confirmée, ${counted(LINK_HOURS.confirm_email / 24, "jour", "jours")} au plus`,
              ],
              [
                "challenge (sur un site chiffré : __Host-challenge)",
                "Reconnaît, après votre mot de passe, la connexion qui attend encore votre code : un jeton aléatoire.",
                `Jusqu’à la fin de la connexion, ${counted(CHALLENGE_MINUTES, "minute", "minutes")} au plus`,
              ],
              [
                "passkey (sur un site chiffré : __Host-passkey)",
                "Garantit qu’une clé d’accès est créée ou utilisée dans le navigateur qui l’a demandée : un jeton aléatoire.",
                `Jusqu’à ce que ce soit fait, ${counted(CEREMONY_MINUTES, "minute", "minutes")} au plus`,
              ],
              [
                "flow (sur un site chiffré : __Host-flow)",
                "Garantit que la personne qui revient de Google ou de LinkedIn y est allée depuis ce navigateur : un jeton aléatoire.",
                `Jusqu’à votre retour, ${counted(FLOW_MINUTES, "minute", "minutes")} au plus`,
              ],
              [
                "known-browser (sur un site chiffré : __Secure-known-browser)",
                "Vous distingue des inconnus lorsque vous vous connectez, une fois que vous l’avez fait avec ce navigateur : un nombre aléatoire et un sceau pour chaque compte. Les mots de passe erronés que d’autres essaient ne bloquent alors rien pour vous.",
                `${KNOWN_DEVICE_DAYS} jours après votre dernière connexion`,
              ],
              [
                "wanted-save (sur un site chiffré : __Secure-wanted-save)",
                "Retient l’expert que vous vouliez enregistrer, et sur quelle page, pendant que vous vous connectez.",
                `Jusqu’à ce que l’expert soit enregistré, ${counted(WANTED_SAVE_MINUTES, "minute", "minutes")} au plus`,
              ],
              [
                "held-hours (sur un site chiffré : __Host-held-hours)",
                "Retrouve l’heure que vous réservez tant qu’elle est gardée pour vous : un numéro aléatoire pour chacune. Si vous revenez en arrière ou ouvrez un second onglet, elle reste ainsi libre pour vous.",
                `${counted(QUOTE_MINUTES, "minute", "minutes")} après le dernier envoi du formulaire`,
              ],
              [
                "lang (sur un site chiffré : __Host-lang)",
                "La langue dans laquelle vous lisez le site, si vous en avez choisi une.",
                `${counted(LANGUAGE_DAYS, "jour", "jours")} après votre dernier choix`,
              ],
              [
                "zone",
                "Indique votre fuseau horaire pendant votre connexion, tant que votre profil n’en contient pas.",
                "Jusqu’à la fermeture du navigateur",
              ],
              [
                "currency",
                "La devise dans laquelle les montants vous sont aussi affichés, si vous en avez choisi une : un compte que vous créez la reprend.",
                "Jusqu’à la fermeture du navigateur",
              ],
              [
                "currency (stockage local, pas un cookie)",
                "La devise dans laquelle les montants vous sont aussi affichés, si vous en avez choisi une.",
                "Jusqu’à ce que vous l’effaciez",
              ],
              [
                "font (stockage local, pas un cookie)",
                "Note que la police des titres est déjà présente.",
                "Jusqu’à ce que vous l’effaciez",
              ],
              [
                "zone (stockage local, pas un cookie)",
                "Le fuseau horaire dans lequel les heures vous sont affichées, si vous en avez choisi un.",
                "Jusqu’à ce que vous choisissiez celui de votre appareil ou que vous l’effaciez",
              ],
              [
                "theme (stockage local, pas un cookie)",
                "Clair ou sombre, si vous avez choisi.",
                "Jusqu’à ce que vous choisissiez « Système » ou l’effaciez",
              ],
              [
                "message …, question … (stockage de session, pas un cookie)",
                "Un message ou une question que vous avez commencé à écrire, pour ne pas le perdre en cas de rechargement ou de coupure de connexion.",
                "Jusqu’à ce que vous l’envoyiez, l’effaciez ou fermiez l’onglet ou vous déconnectiez",
              ],
              [
                "note …, review …, reply … (stockage de session, pas un cookie)",
                "Vos notes personnelles sur une consultation, un avis ou une réponse, tant qu’ils ne sont pas enregistrés ou envoyés, pour ne pas les perdre en quittant la page.",
                "Jusqu’à ce que vous les enregistriez, les envoyiez ou les effaciez, fermiez l’onglet ou vous déconnectiez",
              ],
              [
                "hour … (stockage de session, pas un cookie)",
                "La note que vous écrivez pour une consultation pendant sa réservation. Votre nom et votre e-mail aussi, le temps de choisir un autre horaire.",
                "Jusqu’à ce que vous l’effaciez ou fermiez l’onglet ou vous déconnectiez",
              ],
              [
                "own email (stockage de session, pas un cookie)",
                "L’adresse e-mail que vous saisissez pour vous inscrire ou vous connecter : elle figure ainsi aussi dans l’autre formulaire, et après un rechargement.",
                "Jusqu’à son envoi, ou jusqu’à ce que vous l’effaciez ou fermiez l’onglet ou vous déconnectiez",
              ],
              [
                "outgoing …, unsaved … (stockage de session, pas un cookie)",
                "Les messages et les modifications en cours d’envoi, pour qu’ils arrivent même après une coupure de connexion.",
                "Jusqu’à leur arrivée, ou à la fermeture de l’onglet ou votre déconnexion",
              ],
              [
                "whose (stockage de session, pas un cookie)",
                "Le numéro du dernier compte connecté ici, afin que tout ce que garde cette fenêtre soit oublié lorsqu’une autre personne se connecte.",
                "Jusqu’à la fermeture de l’onglet ou votre déconnexion",
              ],
              [
                "put away (stockage de session, pas un cookie)",
                "Ce que vous aviez saisi ici lorsque votre session a pris fin sans que vous vous déconnectiez, afin que la personne suivante n’en lise rien.",
                "Jusqu’à votre nouvelle connexion, celle d’une autre personne, la fermeture de l’onglet ou votre déconnexion",
              ],
              [
                "left page (stockage de session, pas un cookie)",
                "Ce que vous aviez saisi sur une page, jamais un mot de passe, lorsque vous avez dû vous reconnecter.",
                "Jusqu’à votre retour sur cette page, la connexion d’une autre personne ou la fermeture de l’onglet ou votre déconnexion",
              ],
              [
                "reloaded page (stockage de session, pas un cookie)",
                "Ce que vous aviez saisi dans un formulaire, jamais un mot de passe, juste avant que sa page soit rechargée.",
                "Jusqu’à ce que la page soit de nouveau là, ou que vous fermiez l’onglet ou vous déconnectiez",
              ],
              [
                "comparison (stockage de session, pas un cookie)",
                "Les experts que vous avez choisi de comparer, pour les retrouver aussi sur la page suivante.",
                "Jusqu’à ce que vous effaciez la comparaison, la fermeture de l’onglet ou votre déconnexion",
              ],
              [
                "react-router-scroll-positions, remix-router-transitions (stockage de session, pas un cookie)",
                "Jusqu’où vous aviez fait défiler une page et comment elle a été ouverte, pour la retrouver telle quelle en revenant en arrière.",
                "Jusqu’à la fermeture de l’onglet ou votre déconnexion",
              ],
              [
                "files … (stockage en cache, pas un cookie)",
                "Les scripts, polices et textes du site, et une page pour les moments sans connexion.",
                "Jusqu’à une nouvelle version du site, ou jusqu’à ce que vous les effaciez",
              ],
              [
                "pages … (stockage en cache, pas un cookie)",
                "Les dernières pages vues sans être connecté à un compte, pour pouvoir les lire hors connexion. Elles sont les mêmes pour tous les visiteurs.",
                "Jusqu’à ce que vous vous connectiez à un compte, que le site change de version ou que vous les effaciez",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "others",
      title: "Personne d’autre",
      blocks: [
        "Aucune page ne charge quoi que ce soit d’ailleurs ; personne d’autre ne peut donc rien déposer ni rien lire. Si vous choisissez de vous connecter avec Google ou LinkedIn, vous passez sur leur site, où leurs règles s’appliquent.",
      ],
    },
    {
      id: "control",
      title: "Ce que vous pouvez faire",
      blocks: [
        `Vous pouvez effacer ou bloquer tout cela dans votre navigateur. Sans le cookie session, votre connexion ne peut pas être maintenue ; tout ce qui ne demande pas de compte continue de fonctionner. Des questions ? Écrivez à ${contact.email}.`,
      ],
    },
  ],
});
