import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link in einer E-Mail',
  mail: {
    login: { title: 'Bei {project} anmelden', action: 'Anmelden' },
    signup: { title: 'Bei {project} registrieren', action: 'Registrieren' },
    preheader: 'Funktioniert einmal, {duration} lang.',
    preheaderWithCode:
      'Öffnen Sie den Link, oder geben Sie {code} ein. Funktioniert einmal, {duration} lang.',
    orCode: 'Oder geben Sie diesen Code auf der Seite ein, auf der Sie angefragt haben:',
    worksUntil:
      'Link und Code funktionieren einmal, bis {time}. Wird eines benutzt, endet das andere.',
    worksFor:
      'Link und Code funktionieren einmal, {duration} lang. Wird eines benutzt, endet das andere.',
  },
  form: {
    sentTitle: 'Prüfen Sie Ihre E-Mails',
    sentText: 'Eine E-Mail wurde an {email} geschickt.',
    invalidTitle: 'Prüfen Sie die E-Mail-Adresse',
    invalidText: 'Gehen Sie zurück und geben Sie eine gültige ein.',
    tooManyTitle: 'Zu viele Versuche',
    tooManyText: 'Warten Sie ein paar Minuten, gehen Sie zurück und versuchen Sie es noch einmal.',
    scriptTitle: 'Die Anmeldung braucht hier JavaScript',
    scriptText:
      'Schalten Sie es in Ihrem Browser ein, gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  otherDevice: {
    question: 'Auf Ihrem anderen Gerät anmelden?',
    lead: 'Dort hat jemand diesen Link angefordert. Wenn Sie es waren, wählen Sie die Zahl, die Sie auf dem anderen Bildschirm sehen:',
    numbers: 'Die Zahl auf dem anderen Bildschirm',
    someBrowser: 'Ein anderer Browser',
    thatBrowser: 'dem anderen Browser',
    justNow: 'gerade eben',
    here: 'Stattdessen hier anmelden',
    refuse: 'Ich habe das nicht angefordert',
    approvedTitle: 'Sie sind dort angemeldet',
    approvedText: 'Machen Sie in {browser} weiter. Sie können diese Seite schließen.',
    soonTitle: 'Gehen Sie zurück zu Ihrem anderen Gerät',
    soonText:
      'Sie werden angemeldet, sobald Sie die Seite in {browser} wieder ansehen. Diese hier können Sie schließen.',
    refusedTitle: 'Der Link funktioniert nicht mehr',
    refusedText: 'Niemand wurde angemeldet.',
    wrongTitle: 'Das war nicht die Zahl',
    wrongText:
      'Darum wurde niemand angemeldet, und der Link funktioniert nicht mehr. Wenn Sie ihn selbst angefordert haben, fordern Sie einen neuen an.',
    takenTitle: 'Zum Ablehnen ist es zu spät',
    takenText:
      'Die Seite dort ist schon angemeldet. Wenn Sie das nicht waren, bitten Sie {project} sofort um Hilfe.',
    onwardTitle: 'Sie werden angemeldet...',
    onward: 'Anmelden',
  },
}
