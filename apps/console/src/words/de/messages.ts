import type { Words } from '../words.ts'

export const messages: Words['messages'] = {
  title: 'Nachrichten',
  note: 'Inhalte werden gelöscht, sobald eine Nachricht gesendet ist. 7 Tage aufbewahrt.',
  unread: 'Die Nachrichten konnten nicht gelesen werden',
  state: 'Zustand',
  states: { given_up: 'Aufgegeben', waiting: 'Wartend', sent: 'Gesendet' },
  none: {
    given_up: 'Keine Nachricht wurde aufgegeben',
    waiting: 'Keine Nachricht wartet',
    sent: 'Keine Nachricht wurde gesendet',
  },
  noneText: {
    given_up: 'Hier erscheinen die, die ein Server abgelehnt hat.',
    waiting: 'Hier erscheinen die, die noch einmal versucht werden.',
    sent: 'Die erste erscheint hier, sobald ein Server sie angenommen hat.',
  },
  to: 'An',
  what: 'Was',
  by: 'Über',
  why: 'Warum',
  when: 'Wann',
  stopped: 'Nachrichten sind angehalten.',
  sendAgain: 'Noch einmal senden',
  sendAgainTo: (to) => `Noch einmal senden an ${to}`,
  stop: 'Anhalten',
  allow: 'Erlauben',
  stopTo: (to) => `Nachrichten an ${to} anhalten`,
  allowTo: (to) => `Nachrichten an ${to} erlauben`,
  waitsAgain: (to) => `Die Nachricht an ${to} wartet darauf, noch einmal gesendet zu werden.`,
  choose: (to) => `Die Nachricht an ${to} auswählen`,
  changes: (fresh, gone) =>
    [fresh > 0 ? `${fresh} neu` : '', gone > 0 ? `${gone} geändert` : '']
      .filter(Boolean)
      .join(', '),
  chosen: (count) => `${count} ausgewählt`,
  clear: 'Auswahl aufheben',
  someWait: (count) => `${count} warten darauf, noch einmal gesendet zu werden.`,
  someFailed: (count) => `${count} konnten nicht noch einmal gesendet werden.`,
  stopAddresses: 'Diese Adressen anhalten',
}
