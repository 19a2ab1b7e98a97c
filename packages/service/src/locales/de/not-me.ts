import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Das waren nicht Sie?',
  does: 'Die Schaltfläche meldet den Browser ab, von dem die E-Mail berichtet.',
  button: 'Das war ich nicht',
  otherwise: 'Wenn Sie es waren, schließen Sie diese Seite: Es hat sich nichts geändert.',
  done: 'Dieser Browser ist abgemeldet',
  tooLate: 'Das hat sich inzwischen geändert',
  tooLateText: 'Wovon die E-Mail berichtet, gilt nicht mehr. Jetzt wurde nichts geändert.',
  next: 'So sichern Sie das Konto:',
  steps: [
    'Stellen Sie sicher, dass niemand sonst Ihre E-Mails liest: Wer das kann, kann sich als Sie anmelden. Ändern Sie im Zweifel das Passwort Ihres Postfachs.',
    'Legen Sie hier ein neues Passwort fest, das Sie nirgends sonst benutzen.',
    'Melden Sie sich an, und löschen Sie, was Sie nicht kennen: Passkeys, Telefonnummern, verknüpfte Konten, eine Authenticator-App.',
  ],
  help: 'Hilfe bekommen',
  signInAgain: 'Wieder anmelden',
  goOn: 'Zu {project}',
  dead: 'Dieser Link funktioniert nicht mehr',
  deadText: 'Er ist abgelaufen oder wurde nicht vollständig kopiert. Ein solcher Link gilt 7 Tage.',
}
