import type { Words } from '../words.ts'

export const errors: Words['errors'] = {
  offline: 'Keine Verbindung. Es wurde nichts getan.',
  unanswered: 'Der Dienst hat nicht geantwortet.',
  quote: (id) => `Nummer für Rückfragen: ${id}`,
  passkey:
    'Der Passkey wurde nicht benutzt. Versuchen Sie es noch einmal und bestätigen Sie auf Ihrem Gerät.',
  page: 'Auf dieser Seite ist etwas schiefgegangen. Laden Sie sie neu.',
  json: (problem) => `Das ist kein JSON: ${problem}`,
  export: 'Das Protokoll konnte nicht exportiert werden. Versuchen Sie es noch einmal.',
  byType: {
    stale_page:
      'Diese Seite gehört nicht zu Ihrer Sitzung. Schließen Sie sie und öffnen Sie die Konsole neu. Hilft das nicht, lässt ein Proxy oder dieser Browser die Header Sec-Fetch-Dest und Sec-Fetch-Mode weg.',
    invalid_passkey:
      'Dieser Passkey meldet hier nicht an. Benutzen Sie den Passkey, den Sie für diese Konsole erstellt haben, oder bitten Sie um eine Einladung.',
    no_session: 'Melden Sie sich zuerst bei der Konsole an.',
    invalid_key:
      'Dieser Schlüssel wurde entfernt oder ist abgelaufen, oder sein Operator wurde entfernt.',
    not_for_keys: 'Das tut kein Schlüssel. Melden Sie sich bei der Konsole an.',
    wrong_page: 'Aufrufe der Konsole kommen von ihrer eigenen Seite. Laden Sie die Seite neu.',
    proof_too_old:
      'Handeln braucht einen Nachweis des Passkeys aus den letzten 15 Minuten. Weisen Sie ihn nach und versuchen Sie es noch einmal.',
    reading_only: 'Sie dürfen hier lesen, nicht handeln. Fragen Sie jemanden, der handeln darf.',
    invitation_not_found:
      'Diese Einladung wurde benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
    name_taken:
      'Jemand heißt hier schon so. Ergänzen Sie, was Sie unterscheidet, zum Beispiel den Nachnamen oder das Team.',
    operator_not_found: 'Diesen Operator gibt es nicht. Laden Sie die Liste neu.',
    message_not_found:
      'Diese Nachricht kann nicht noch einmal gesendet werden: Sie wurde schon gesendet oder hat mit dem Ablauf ihren Inhalt verloren.',
    session_not_found: 'Diese Sitzung ist schon beendet.',
    address_not_found: 'Der Nutzer hat diese Adresse nicht. Laden Sie die Seite neu.',
    factor_not_found: 'Der Nutzer hat diesen Faktor nicht. Laden Sie die Seite neu.',
    app_not_found: 'Diese Client-App gibt es nicht. Laden Sie die Liste neu.',
    app_without_secret:
      'Diese App hat kein Geheimnis: Sie weist sich mit einem Schlüssel aus oder gar nicht.',
    app_without_sign_in:
      'Diese App meldet niemanden mit einem Browser an, es gibt also nichts zu testen.',
    secret_changing:
      'Diese App hat schon zwei Geheimnisse. Beenden Sie zuerst das alte, sobald die App das neue benutzt.',
    owned_by_file: 'Diese App steht in der Konfigurationsdatei. Ändern Sie sie dort.',
    owned_by_app:
      'Diese App hat sich selbst registriert und verwaltet ihr Geheimnis. Sie kann nur entfernt werden.',
    webhook_not_found:
      'Diesen Endpunkt gibt es in der Konfiguration nicht. Laden Sie die Liste neu.',
    preview_not_found: 'Diese Vorschau gibt es nicht. Laden Sie die Seite neu.',
    key_not_found: 'Diesen Schlüssel gibt es nicht. Laden Sie die Liste neu.',
    nothing_changed: 'Nichts hat sich geändert: Es war schon getan. Laden Sie die Seite neu.',
    last_operator: 'Jemand muss handeln können. Laden Sie zuerst einen weiteren Operator ein.',
    user_not_found: 'Diesen Nutzer gibt es nicht.',
    user_blocked: 'Dieser Nutzer ist gesperrt.',
    bad_request: 'Ein Wert ist falsch. Prüfen Sie die Felder.',
    too_many_requests: 'Zu viele Anfragen. Warten Sie einen Moment.',
  },
}
