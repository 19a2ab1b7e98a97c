import type { Words } from '../words.ts'

export const audit: Words['audit'] = {
  title: 'Protokoll',
  unread: 'Das Protokoll konnte nicht gelesen werden',
  export: 'Exportieren',
  who: 'Wer',
  what: 'Was',
  when: 'Wann',
  on: 'An wem',
  why: 'Warum',
  everything: 'Alles',
  actors: {
    '': 'Alle',
    person: 'Nutzer',
    operator: 'Operatoren',
    host: 'Ihr Backend',
    impersonator: 'Mitarbeiter, als Nutzer',
    service: 'Der Dienst',
  },
  ofAlone: (id) => `Nur von ${id}.`,
  showAll: 'Alle zeigen',
  nothing: 'Nichts ist aufgezeichnet',
  nothingText: 'Was passt, erscheint hier, sobald es geschieht.',
  nothingNew: 'Nichts unter den neuesten',
  nothingNewText: 'Dreitausend Einträge wurden angesehen; die nächste Seite sucht weiter.',
  nobody: 'Niemand',
}
