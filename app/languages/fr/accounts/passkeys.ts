import { MAX_PASSKEYS, PASSKEY_NAME_MAX_CHARACTERS } from "#app/features/accounts/limits";
import type { passkeysMessages as english } from "#app/features/accounts/passkeys/messages";
import type { Translation } from "../../translation";

/** Passkeys: their list in the security settings, sign-in with one, and the emails about them, in French. */
export const passkeysMessages: Translation<typeof english> = {
  title: "Clés d’accès",
  text: "Connectez-vous avec votre empreinte, votre visage ou le code PIN de votre appareil. Une clé d’accès remplace à la fois le mot de passe et le code.",
  none: "Vous n’avez pas encore de clé d’accès.",
  unavailable: "Les clés d’accès fonctionnent dès que ce site s’ouvre avec un nom de domaine et non une adresse IP.",
  unavailableHere: "Pour les clés d’accès, ouvrez ce site sous son nom : <address></address>. Vous devrez vous y reconnecter une fois.",
  needsScript: "L’ajout d’une clé d’accès nécessite JavaScript.",
  add: "Ajouter une clé d’accès",
  adding: "En attente de votre appareil…",
  added: "Votre clé d’accès est ajoutée. Vous pouvez désormais l’utiliser pour vous connecter.",
  since: "Ajoutée le {date}",
  used: "dernière utilisation {when}",
  neverUsed: "jamais utilisée",
  synced: "Synchronisée",
  rename: "Renommer",
  name: "Nom",
  save: "Enregistrer",
  renamed: "La clé d’accès a son nouveau nom.",
  remove: "Supprimer",
  removeLabel: "Supprimer {name}",
  removed: "La clé d’accès est supprimée.",
  lastWayIn: "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe.",
  tooMany: `Vous avez ${MAX_PASSKEYS} clés d’accès. Supprimez-en d’abord une.`,
  nameRequired: "Donnez un nom à la clé d’accès",
  nameTooLong: `Un nom ne dépasse pas ${PASSKEY_NAME_MAX_CHARACTERS} caractères`,
  failed: "La modification de vos clés d’accès a échoué",
  given: "Clé d’accès",

  signIn: "Se connecter avec une clé d’accès",
  signingIn: "En attente de votre appareil…",
  refused: "Cette clé d’accès ne permet pas de se connecter ici. Essayez un autre moyen.",
  ended: "Cela a pris trop de temps. Réessayez.",
  cancelled: "Votre appareil n’a pas confirmé. Réessayez ou choisissez un autre moyen.",
  unsupported: "Ce navigateur ne gère pas les clés d’accès.",

  addedSubject: "Une clé d’accès a été ajoutée sur {site}",
  addedText: "La clé d’accès « {name} » permet désormais de se connecter à votre compte {site}.",
  removedSubject: "Une clé d’accès a été supprimée sur {site}",
  removedText: "La clé d’accès « {name} » ne permet plus de se connecter à votre compte {site}.",
  securityAction: "Voir mes paramètres de sécurité",
  notMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, plus aucune clé d’accès ne fonctionne, et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.",
};
