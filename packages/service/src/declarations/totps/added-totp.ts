import { declareAddition } from '../declare-addition.ts'

/** The addition of an authenticator app, its notice and its undo. */
export const addedTotp = declareAddition({
  notice: 'totp.added',
  eventKind: 'totp',
  idField: 'totpId',
  words: {
    en: {
      subject: 'An authenticator app was added to your {project} account',
      heading: 'An authenticator app was added',
      lead: 'Changes to the account of {email} now need a code from it.',
      removes: 'It removes this app and signs out the browser that added it.',
      does: 'The button removes the authenticator app that the mail tells of with its recovery codes, and signs out the browsers that added or used it.',
      done: 'The authenticator app is removed',
    },
    de: {
      subject: 'Ihrem Konto bei {project} wurde eine Authenticator-App hinzugefügt',
      heading: 'Eine Authenticator-App wurde hinzugefügt',
      lead: 'Änderungen am Konto von {email} brauchen jetzt einen Code daraus.',
      removes: 'Damit wird diese App entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
      does: 'Die Schaltfläche entfernt die Authenticator-App, von der die E-Mail berichtet, mit ihren Wiederherstellungscodes, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
      done: 'Die Authenticator-App ist entfernt',
    },
    es: {
      subject: 'Se ha añadido una aplicación de autenticación a su cuenta de {project}',
      heading: 'Se ha añadido una aplicación de autenticación',
      lead: 'Los cambios en la cuenta de {email} requieren ahora un código de ella.',
      removes: 'Elimina esta aplicación y cierra la sesión del navegador que la añadió.',
      does: 'El botón elimina la aplicación de autenticación de la que habla el correo, con sus códigos de recuperación, y cierra la sesión de los navegadores que la añadieron o la usaron.',
      done: 'Se ha eliminado la aplicación de autenticación',
    },
    fr: {
      subject: 'Une application d’authentification a été ajoutée à votre compte {project}',
      heading: 'Une application d’authentification a été ajoutée',
      lead: 'Les modifications du compte de {email} demandent désormais un code de celle-ci.',
      removes: 'Cela supprime cette application et déconnecte le navigateur qui l’a ajoutée.',
      does: 'Le bouton supprime l’application d’authentification dont parle l’e-mail, avec ses codes de récupération, et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
      done: 'L’application d’authentification est supprimée',
    },
  },
})
