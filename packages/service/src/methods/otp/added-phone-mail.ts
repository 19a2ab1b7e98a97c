import { defineAdditionMail } from '../../kernel/delivery/define-addition-mail.ts'

/** The notice that a phone number was added to the account. */
export const addedPhoneMail = defineAdditionMail({
  en: {
    fact: 'Phone number',
    subject: 'A phone number was added to your {project} account',
    heading: 'A phone number was added',
    lead: 'It can now be used to sign in as {email}.',
    removes: 'It removes this number and signs out the browser that added it.',
  },
  de: {
    fact: 'Telefonnummer',
    subject: 'Ihrem Konto bei {project} wurde eine Telefonnummer hinzugefügt',
    heading: 'Eine Telefonnummer wurde hinzugefügt',
    lead: 'Damit ist jetzt die Anmeldung als {email} möglich.',
    removes:
      'Damit wird diese Nummer entfernt und der Browser abgemeldet, der sie hinzugefügt hat.',
  },
  es: {
    fact: 'Número de teléfono',
    subject: 'Se ha añadido un número de teléfono a su cuenta de {project}',
    heading: 'Se ha añadido un número de teléfono',
    lead: 'Ahora permite iniciar sesión como {email}.',
    removes: 'Elimina este número y cierra la sesión del navegador que lo añadió.',
  },
  fr: {
    fact: 'Numéro de téléphone',
    subject: 'Un numéro de téléphone a été ajouté à votre compte {project}',
    heading: 'Un numéro de téléphone a été ajouté',
    lead: 'Il permet désormais de se connecter en tant que {email}.',
    removes: 'Cela supprime ce numéro et déconnecte le navigateur qui l’a ajouté.',
  },
})
