import type { Words } from '../words.ts'

export const webhooks: Words['webhooks'] = {
  title: 'Webhooks',
  unread: 'Die Webhooks konnten nicht gelesen werden',
  none: 'Es gibt keine Webhooks',
  noneText: (file) =>
    `Ihr Server kann innerhalb von Sekunden von jeder Registrierung erfahren. Fügen Sie dem Projekt in ${file} hinzu:`,
  columns: { endpoint: 'Endpunkt', url: 'URL', events: 'Ereignisse', place: 'Steht in' },
  allEvents: 'Alle',
  privateToo: 'Auch private Adressen',
  secrets: 'Geheimnis',
  secretsText: (count, variable) =>
    count > 1 ? `Zwei in ${variable}: Nachrichten tragen beide Signaturen` : `In ${variable}`,
  variable: 'der Variable seines Geheimnisses',
  changeSecret: 'Geheimnis wechseln',
  changeSecretText: (variable) =>
    `Auf dieser Seite wurde ein neues Geheimnis erzeugt; es wird nirgends aufbewahrt. Setzen Sie es in ${variable} vor das alte, mit einem Leerzeichen dazwischen, und starten Sie den Dienst neu: Nachrichten tragen dann beide Signaturen. Geben Sie es dem Empfänger und nehmen Sie danach das alte heraus.`,
  newSecret: 'Kopieren Sie das neue Geheimnis jetzt',
  snippet: 'Was dort hinkommt',
  test: 'Testereignis senden',
  testSent: 'Das Testereignis ist unterwegs.',
  deliveries: 'Zustellungen',
  deliveriesNote: 'Die letzten 50 in jedem Zustand, 7 Tage lang aufbewahrt.',
  states: { given_up: 'Aufgegeben', waiting: 'Wartend', sent: 'Zugestellt' },
  noDeliveries: {
    given_up: 'Kein Ereignis wurde aufgegeben',
    waiting: 'Kein Ereignis wartet',
    sent: 'Kein Ereignis wurde zugestellt',
  },
  noDeliveriesText: {
    given_up: 'Hier erscheinen die, die der Endpunkt drei Tage lang abgelehnt hat.',
    waiting: 'Hier erscheinen die, die noch einmal versucht werden.',
    sent: 'Das erste erscheint hier, sobald der Endpunkt es angenommen hat.',
  },
  deliveriesUnread: 'Die Zustellungen konnten nicht gelesen werden',
  event: 'Ereignis',
  state: 'Zustand',
  when: 'Wann',
  delivered: 'Zugestellt',
  tries: (count, at) => `Versuch ${count}, der nächste um ${at}`,
  firstTry: 'Wartet auf den ersten Versuch',
  gaveUp: (reason) => `Aufgegeben: ${reason}`,
  sendAgain: 'Noch einmal senden',
  sendAgainOne: (event) => `${event} noch einmal senden`,
  waitsAgain: (event) => `${event} wartet darauf, noch einmal gesendet zu werden.`,
}
