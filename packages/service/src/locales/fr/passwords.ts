import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Mot de passe',
  mail: {
    reset: {
      sentFor: 'Envoyé à {email} parce que quelqu’un a demandé un nouveau mot de passe.',
      subject: 'Définissez un nouveau mot de passe {project}',
      preheaderUntil:
        'Fonctionne une seule fois, jusqu’à {time}. Rien ne change avant son utilisation.',
      preheaderFor:
        'Fonctionne une seule fois, pendant {duration}. Rien ne change avant son utilisation.',
      heading: 'Définissez un nouveau mot de passe',
      works: 'Votre ancien mot de passe reste valable jusque-là.',
      breached:
        'Votre mot de passe figure sur une liste volée à un autre site, il n’est donc plus valable ici. {project} n’a subi aucune intrusion.',
      action: 'Définir un nouveau mot de passe',
      notYou:
        'Ce n’était pas vous ? Alors ne faites rien : votre mot de passe reste tel qu’il est.',
      login: 'Pour vous connecter sans nouveau mot de passe : {link}',
    },
    changed: {
      subject: 'Votre mot de passe {project} a été modifié',
      heading: 'Votre mot de passe a été modifié',
    },
    set: {
      subject: 'Un mot de passe a été défini pour votre compte {project}',
      heading: 'Un mot de passe a été défini',
    },
    othersSignedOut: 'Tous les autres navigateurs ont été déconnectés.',
    locks: 'Cela bloque le nouveau mot de passe et vous permet d’en définir un vous-même.',
  },
  undo: {
    does: 'Le bouton bloque le nouveau mot de passe et déconnecte tous les navigateurs. Vous recevez ensuite un e-mail avec un lien pour définir un mot de passe vous-même.',
    done: 'Le nouveau mot de passe est bloqué',
    mailSent: 'Un e-mail avec un lien pour définir un nouveau mot de passe a été envoyé à {email}.',
    askForMail: 'Demandez un nouveau mot de passe sur la page de connexion.',
  },
  guessed: {
    mail: {
      subject: '{code} est votre code {project}',
      plainSubject: 'Votre code {project}',
      heading: 'Votre code de connexion',
      lead: 'Quelqu’un a saisi votre mot de passe sur un appareil que nous ne connaissons pas. Si c’était vous, saisissez-y ce code.',
      notYou:
        'Ce n’était pas vous ? Alors quelqu’un connaît votre mot de passe. Le bouton le bloque et déconnecte tous les navigateurs, et vous recevez un e-mail avec un lien pour en définir un autre.',
    },
    does: 'Le bouton bloque votre mot de passe et déconnecte tous les navigateurs. Vous recevez ensuite un e-mail avec un lien pour en définir un autre.',
    done: 'Votre mot de passe est bloqué',
  },
}
