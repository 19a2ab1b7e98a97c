import type { Words } from '../words.ts'

export const operators: Words['operators'] = {
  title: 'Operatoren',
  unread: 'Die Operatoren konnten nicht gelesen werden',
  invite: 'Einladen',
  columns: { name: 'Name', may: 'Darf', seen: 'Zuletzt gesehen', remove: 'Entfernen' },
  roles: { read: 'Lesen', act: 'Lesen und handeln' },
  roleTexts: {
    read: 'Personen und Geschehenes sehen. Nichts ändern.',
    act: 'Auch sperren, Sitzungen beenden, Faktoren entfernen, Apps hinzufügen und einladen.',
  },
  remove: 'Entfernen',
  removeWho: (name) => `${name} entfernen`,
  notHere: 'Noch nicht hier',
  invitedUntil: (time) => `Eingeladen, bis ${time}`,
  withdraw: 'Zurückziehen',
  withdrawOne: 'Diese Einladung zurückziehen',
  inviteTitle: 'Einen Operator einladen',
  giveLink: 'Geben Sie diesen Link nur einer Person',
  linkNote:
    'Der Link gilt einmal, 48 Stunden lang. Er fragt nach einem Passkey: Ein Passwort gibt es hier nicht.',
  makeLink: 'Link erzeugen',
  copyLink: 'Link kopieren',
  ownSessions: 'Ihre Sitzungen',
  ownUnread: 'Ihre Sitzungen konnten nicht gelesen werden',
  endOthers: 'Alle anderen beenden',
  unknownBrowser: 'Unbekannter Browser',
  anUnknownBrowser: 'einem unbekannten Browser',
  since: (address) => `${address}, seit`,
  thisOne: 'Diese hier',
  end: 'Beenden',
  endIn: (browser) => `Ihre Sitzung in ${browser} beenden`,
}
