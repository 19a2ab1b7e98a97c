import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Ihre persönlichen Profildaten ansehen'

export const device: Translation<typeof english.device> = {
  connect: 'Ein Gerät verbinden',
  lead: 'Geben Sie den Code ein, den Ihr Fernseher oder Ihre Konsole zeigt.',
  code: 'Code',
  wrong: 'Dieser Code ist falsch oder abgelaufen. Versuchen Sie es noch einmal.',
  continue: 'Weiter',
  caution:
    'Geben Sie nur den Code eines Geräts ein, das vor Ihnen steht. Nie einen, den Ihnen jemand geschickt hat.',
  someApp: 'Die App',
  connectApp: '{app} verbinden?',
  asked:
    'Ein Gerät mit dem Code {code} bittet um Zugriff auf Ihr Konto. Machen Sie nur weiter, wenn der Code auf einem Ihrer Geräte steht.',
  requesting: '{app} möchte:',
  allow: 'Zulassen',
  deny: 'Ablehnen',
  connectedTitle: 'Ihr Gerät ist verbunden',
  connectedText: 'Sie können diese Seite schließen und dort weitermachen.',
  deniedTitle: 'Der Zugriff wurde abgelehnt.',
  deniedText: 'Sie können diese Seite schließen.',
  goToProject: 'Zu {project}',
  unverified:
    'Diese App wurde nicht geprüft. Sie hat sich selbst angemeldet, und niemand bei {project} weiß, wer sie betreibt.',
  otherScope: 'Den Bereich {scope} verwenden',
  scopes: {
    openid: {
      text: 'Ihre Identität prüfen',
      details: ['Informationen ansehen, die in Ihrem Konto gespeichert sind'],
    },
    profile: { text: personal, details: ['Name, Profilbild und bevorzugte Sprache'] },
    email: { text: personal, details: ['E-Mail-Adresse'] },
    phone: { text: personal, details: ['Telefonnummer'] },
    offline_access: {
      text: 'Zugriff auf Ihre Daten behalten, auch wenn Sie die App gerade nicht benutzen',
      details: [
        'Auf Ihre Daten zugreifen, auch wenn Sie offline sind',
        'In Ihrem Namen Daten abgleichen und im Hintergrund arbeiten',
      ],
    },
  },
}
