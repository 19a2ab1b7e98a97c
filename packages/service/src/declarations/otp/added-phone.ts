import { declareAddition } from '../declare-addition.ts'

/** The addition of a phone number, its notice and its undo. */
export const addedPhone = declareAddition({
  notice: 'phone_number.added',
  eventKind: 'phone_number',
  idField: 'phoneId',
  words: {
    en: {
      subject: 'A phone number was added to your {project} account',
      heading: 'A phone number was added',
      lead: 'It can now be used to sign in as {email}.',
      label: 'Phone number',
      removes: 'It removes this number and signs out the browser that added it.',
      does: 'The button removes the phone number that the mail tells of, and signs out the browsers that added or used it.',
      done: 'The phone number is removed',
    },
    de: {
      subject: 'Ihrem Konto bei {project} wurde eine Telefonnummer hinzugefügt',
      heading: 'Eine Telefonnummer wurde hinzugefügt',
      lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
      label: 'Telefonnummer',
      removes:
        'Damit wird diese Nummer entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
      does: 'Die Schaltfläche entfernt die Telefonnummer, von der die E-Mail berichtet, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
      done: 'Die Telefonnummer ist entfernt',
    },
    es: {
      subject: 'Se ha añadido un número de teléfono a su cuenta de {project}',
      heading: 'Se ha añadido un número de teléfono',
      lead: 'Ahora permite iniciar sesión como {email}.',
      label: 'Número de teléfono',
      removes: 'Elimina este número y cierra la sesión del navegador que lo añadió.',
      does: 'El botón elimina el número de teléfono del que habla el correo y cierra la sesión de los navegadores que lo añadieron o lo usaron.',
      done: 'Se ha eliminado el número de teléfono',
    },
    fr: {
      subject: 'Un numéro de téléphone a été ajouté à votre compte {project}',
      heading: 'Un numéro de téléphone a été ajouté',
      lead: 'Il permet désormais de se connecter en tant que {email}.',
      label: 'Numéro de téléphone',
      removes: 'Cela supprime ce numéro et déconnecte le navigateur qui l’a ajouté.',
      does: 'Le bouton supprime le numéro de téléphone dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajouté ou utilisé.',
      done: 'Le numéro de téléphone est supprimé',
    },
  },
})
