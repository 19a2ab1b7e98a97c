import type { Words } from '../words.ts'

export const userActs: Words['userActs'] = {
  allEnd: (count) => (count === 1 ? 'Die Sitzung endet' : `Alle ${count} Sitzungen enden`),
  block: 'Sperren',
  blockTitle: (name) => `${name} sperren?`,
  blockText: (ends, name) =>
    `${ends} innerhalb von Sekunden, und niemand kann sich bei diesem Konto anmelden, bis Sie es entsperren. Nichts wird gelöscht. ${name} erfährt es nicht.`,
  unblock: 'Entsperren',
  unblockTitle: (name) => `${name} entsperren?`,
  unblockText: (name) =>
    `${name} kann sich wieder anmelden. Von der Sperre beendete Sitzungen bleiben beendet.`,
  sendLink: 'Link senden',
  sendLinkTitle: (name) => `${name} einen Anmeldelink senden?`,
  sendLinkText: (address) => `Der Link geht an ${address}. Er gilt einmal, für kurze Zeit.`,
  endSessions: 'Sitzungen beenden',
  endSessionsTitle: (name) => `Die Sitzungen von ${name} beenden?`,
  endSessionsText: (ends, name) =>
    `${ends} innerhalb von Sekunden. Auch Links und Codes, die unterwegs sind, enden. ${name} kann sich sofort wieder anmelden.`,
  endSession: 'Sitzung beenden',
  endSessionTitle: 'Diese Sitzung beenden?',
  endSessionText: (browser) =>
    `${browser} wird innerhalb von Sekunden abgemeldet. Andere Sitzungen bleiben.`,
  theDevice: 'Das Gerät',
  changeRoles: 'Rollen ändern',
  changeRolesTitle: (name) => `Die Rollen von ${name} ändern?`,
  changeRolesText: 'Sie entscheiden vom nächsten Aufruf an, was Apps den Nutzer tun lassen.',
  roles: 'Rollen',
  changeMetadata: 'Metadaten ändern',
  changeMetadataTitle: (name) => `Die Metadaten von ${name} ändern?`,
  changeMetadataText:
    'Diese Werte kommen von Ihrem Backend, und Apps vertrauen ihnen. Ein Schlüssel mit null wird entfernt, andere bleiben.',
  metadata: 'Metadaten, als JSON',
  changeStep: 'Ändern',
  changeStepTitle: (name) => `Den zweiten Schritt von ${name} ändern?`,
  changeStepText:
    'Das gilt ab der nächsten Anmeldung, anstelle dessen, was das Projekt sagt. Sitzungen bleiben. Der Nutzer kann es nicht ändern.',
  step: 'Ein zweiter Schritt ist',
  stepOfProject: (step) => `Wie das Projekt es sagt: ${step}`,
  startRecovery: 'Wiederherstellung beginnen',
  startARecovery: 'Wiederherstellung beginnen',
  startRecoveryTitle: (name) => `Eine Wiederherstellung für ${name} beginnen?`,
  startRecoveryText:
    'Jede Adresse, jede Nummer und jedes Gerät des Nutzers erfährt es, und jeder Einspruch beendet sie. Nach der Wartezeit geht ein Link an die neue Adresse.',
  newAddress: 'Neue E-Mail-Adresse',
  signInAs: (name) => `Als ${name} anmelden`,
  impersonateTitle: (name) => `Als ${name} anmelden?`,
  impersonateText:
    'Sie bekommen ein Token, das einmal gilt, einige Minuten lang, auf einer Ihrer Seiten, die es annimmt. Seiten und Protokoll wissen, dass Sie es sind.',
  getToken: 'Token holen',
  token: 'Token, nur jetzt gezeigt',
  download: 'Herunterladen',
  downloadData: 'Daten herunterladen',
  downloadTitle: (name) => `Die Daten von ${name} herunterladen?`,
  downloadText:
    'Alles, was über den Nutzer aufbewahrt wird, ohne Geheimnisse, als eine JSON-Datei. Bewahren Sie sie so sorgsam wie die Datenbank.',
  delete: 'Löschen',
  deleteTitle: (name) => `${name} löschen?`,
  deleteText:
    'Sitzungen und Zugriffe von Apps enden jetzt. Adressen, Passkeys und Verlauf werden jetzt gelöscht, ohne Bedenkzeit. Niemand kann sie wiederherstellen.',
  chooseReason: 'Grund wählen',
  deletions: {
    asked: 'Der Nutzer hat darum gebeten',
    abuse: 'Das Konto wurde missbraucht',
    duplicate: 'Der Nutzer hat ein anderes Konto',
    test: 'Es war ein Testkonto',
    other: 'Ein anderer Grund',
  },
  type: (text) => `Geben Sie ${text} ein`,
  remove: 'Entfernen',
  removeTitle: (title) => `${title} entfernen?`,
  removeText: (name) =>
    `${name} kann sich damit nicht mehr anmelden. Der letzte Weg zur Anmeldung wird nie entfernt.`,
  stop: 'Nachrichten anhalten',
  stopTitle: (to) => `Nachrichten an ${to} anhalten?`,
  stopText:
    'Dorthin wird nichts gesendet, bis Sie es wieder erlauben: keine Links, keine Codes und keine Mitteilungen über das Konto.',
  allow: 'Nachrichten erlauben',
  allowTitle: (to) => `Nachrichten an ${to} wieder senden?`,
  allowText:
    'Links, Codes und Mitteilungen werden wieder gesendet. Die inzwischen aufgegebenen gehen nicht von selbst hinaus.',
  addresses: (count) => `${count} Adressen`,
}
