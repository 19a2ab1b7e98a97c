import type { Words } from '../words.ts'

export const users: Words['users'] = {
  title: 'Nutzer',
  search: 'Adresse, Nummer, Name oder ID',
  state: 'Zustand',
  states: { '': 'Alle', blocked: 'Gesperrt', not_verified: 'Nicht bestätigt' },
  people: (count) => (count === '1' ? '1 Person' : `${count} Personen`),
  orMore: (people) => `${people} oder mehr.`,
  unread: 'Die Liste konnte nicht gelesen werden',
  nobody: (text) => `Niemand passt zu „${text}“`,
  searched: 'Gesucht wurde in Adressen, Nummern, Namen und Anfängen von IDs.',
  clear: 'Suche leeren',
  none: 'Noch ist niemand hier',
  noneText: (project) => `Wer sich zuerst bei ${project} registriert, erscheint hier.`,
  twoLetters:
    'Zwei Buchstaben werden unter den neuesten Personen gesucht, zweitausend auf einer Seite.',
  columns: {
    name: 'Name',
    address: 'Adresse oder Nummer',
    signsIn: 'Meldet sich an mit',
    seen: 'Zuletzt gesehen',
    state: 'Zustand',
  },
  noName: 'Kein Name',
  never: 'Nie',
  active: 'Aktiv',
  blocked: 'Gesperrt',
  notVerified: 'Nicht bestätigt',
  leaves: (day) => `Geht am ${day}`,
  laterDay: 'einem späteren Tag',
}
