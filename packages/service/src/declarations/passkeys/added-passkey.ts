import { declareAddition } from '../declare-addition.ts'

/** The addition of a passkey, its notice and its undo. */
export const addedPasskey = declareAddition({
  notice: 'passkey.added',
  eventKind: 'passkey',
  idField: 'registrationId',
  refusal: 'session_too_old_to_register_webauthn',
  isNameQuoted: true,
  words: {
    en: {
      subject: 'A passkey was added to your {project} account',
      heading: 'A passkey was added',
      lead: 'It can now be used to sign in as {email}.',
      label: 'Passkey',
      removes: 'It removes this passkey and signs out the browser that added it.',
      removesAlone: 'It removes this passkey.',
      does: 'The button removes the passkey that the mail tells of, and signs out the browsers that added or used it.',
      done: 'The passkey is removed',
    },
    de: {
      subject: 'Ihrem Konto bei {project} wurde ein Passkey hinzugefügt',
      heading: 'Ein Passkey wurde hinzugefügt',
      lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
      label: 'Passkey',
      removes:
        'Damit wird dieser Passkey entfernt und der Browser abgemeldet, der ihn hinzugefügt hat.',
      removesAlone: 'Damit wird dieser Passkey entfernt.',
      does: 'Die Schaltfläche entfernt den Passkey, von dem die E-Mail berichtet, und meldet die Browser ab, die ihn hinzugefügt oder benutzt haben.',
      done: 'Der Passkey ist entfernt',
    },
    es: {
      subject: 'Se ha añadido una llave de acceso a su cuenta de {project}',
      heading: 'Se ha añadido una llave de acceso',
      lead: 'Ahora permite iniciar sesión como {email}.',
      label: 'Llave de acceso',
      removes: 'Elimina esta llave de acceso y cierra la sesión del navegador que la añadió.',
      removesAlone: 'Elimina esta llave de acceso.',
      does: 'El botón elimina la llave de acceso de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
      done: 'Se ha eliminado la llave de acceso',
    },
    fr: {
      subject: 'Une clé d’accès a été ajoutée à votre compte {project}',
      heading: 'Une clé d’accès a été ajoutée',
      lead: 'Elle permet désormais de se connecter en tant que {email}.',
      label: 'Clé d’accès',
      removes: 'Cela supprime cette clé d’accès et déconnecte le navigateur qui l’a ajoutée.',
      removesAlone: 'Cela supprime cette clé d’accès.',
      does: 'Le bouton supprime la clé d’accès dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
      done: 'La clé d’accès est supprimée',
    },
  },
})
