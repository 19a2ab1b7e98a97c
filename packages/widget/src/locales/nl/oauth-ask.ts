import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': 'Open je authenticator-app en voer de code voor {project} in.',
  'oauth.secondStep.contentWithoutName': 'Open je authenticator-app en voer de code in.',
  'oauth.secondStep.recovery.title': 'Voer een herstelcode in',
  'oauth.secondStep.recovery.content':
    'Een van de tien die je hebt bewaard. Elke code werkt één keer.',
  'oauth.confirmAddress.title': 'Bevestig je e-\u2060mailadres',
  'oauth.confirmAddress.once':
    'Dit vragen we één keer. Daarna log je in met je account bij de aanbieder.',
  'oauth.confirmAddress.sending': 'Code wordt naar je e-mailadres gestuurd...',
  'oauth.ask.expired': 'Het inloggen duurde te lang. Ga terug en begin opnieuw.',
  'oauth.success.content': 'Je bent ingelogd.',
}
