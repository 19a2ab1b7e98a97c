import { declareAddition } from '../declare-addition.ts'

/** The link of an account at a provider, its notice and its undo. */
export const linkedAccount = declareAddition({
  notice: 'oauth.linked',
  eventKind: 'oauth_registration',
  idField: 'registrationId',
  words: {
    en: {
      subject: 'An account was linked to your {project} account',
      heading: 'An account was linked',
      lead: 'It can now be used to sign in as {email}.',
      label: 'Account',
      removes: 'It removes this account and signs out the browser that linked it.',
      does: 'The button removes the account that the mail tells of, and signs out the browsers that linked or used it.',
      done: 'The linked account is removed',
    },
    de: {
      subject: 'Mit Ihrem Konto bei {project} wurde ein Konto verknüpft',
      heading: 'Ein Konto wurde verknüpft',
      lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
      label: 'Konto',
      removes: 'Damit wird dieses Konto entfernt und der Browser abgemeldet, der es verknüpft hat.',
      does: 'Die Schaltfläche entfernt das Konto, von dem die E-Mail berichtet, und meldet die Browser ab, die es verknüpft oder benutzt haben.',
      done: 'Das verknüpfte Konto ist entfernt',
    },
    es: {
      subject: 'Se ha vinculado una cuenta a su cuenta de {project}',
      heading: 'Se ha vinculado una cuenta',
      lead: 'Ahora permite iniciar sesión como {email}.',
      label: 'Cuenta',
      removes: 'Elimina esta cuenta y cierra la sesión del navegador que la vinculó.',
      does: 'El botón elimina la cuenta de la que habla el correo y cierra la sesión de los navegadores que la vincularon o la usaron.',
      done: 'Se ha eliminado la cuenta vinculada',
    },
    fr: {
      subject: 'Un compte a été associé à votre compte {project}',
      heading: 'Un compte a été associé',
      lead: 'Il permet désormais de se connecter en tant que {email}.',
      label: 'Compte',
      removes: 'Cela supprime ce compte et déconnecte le navigateur qui l’a associé.',
      does: 'Le bouton supprime le compte dont parle l’e-mail et déconnecte les navigateurs qui l’ont associé ou utilisé.',
      done: 'Le compte associé est supprimé',
    },
  },
})
