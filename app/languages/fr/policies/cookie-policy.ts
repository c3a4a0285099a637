import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SESSION_MOST_DAYS } from "#app/features/accounts/limits";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site leaves in a browser: a handful of things it cannot work without, so there is nothing to consent to. In French. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies ?? "",
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
                `Avec « Rester connecté », ${SESSION_MOST_DAYS} jours ; sinon, jusqu’à la fermeture du navigateur. Fin anticipée après votre délai d’inactivité, au départ de ${FIRST_SESSION_TIMEOUT_HOURS} heures.`,
              ],
              [
                "flash (sur un site chiffré : __Host-flash)",
                "Transmet un message à la page suivante, par exemple « Enregistré ».",
                `Jusqu’à son affichage, ${FLASH_SECONDS} secondes au plus`,
              ],
              [
                "conversation (sur un site chiffré : __Host-conversation)",
                "Retrouve votre échange avec l’assistant en l’absence de connexion : un jeton aléatoire.",
                `${CONVERSATION_DAYS} jours après le dernier message`,
              ],
              [
                "application-draft (sur un site chiffré : __Host-application-draft)",
                "Retrouve votre candidature d’expert inachevée en l’absence de connexion : un jeton aléatoire.",
                `${VISITOR_DRAFT_DAYS} jours après la dernière modification`,
              ],
              [
                "waiting-email (sur un site chiffré : __Host-waiting-email)",
                "Retient l’adresse à laquelle une confirmation a été envoyée, pour la renvoyer ou la corriger.",
                `Jusqu’à ce que vous l’ayez confirmée, ${counted(LINK_HOURS.confirm_email / 24, "jour", "jours")} au plus`,
              ],
              [
                "zone",
                "Indique votre fuseau horaire pendant votre connexion, tant que votre profil n’en contient pas.",
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
                "theme (stockage local, pas un cookie)",
                "Clair ou sombre, si vous avez choisi.",
                "Jusqu’à ce que vous choisissiez « Système » ou l’effaciez",
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
