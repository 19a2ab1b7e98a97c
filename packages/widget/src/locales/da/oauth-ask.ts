import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': 'Åbn din godkendelsesapp, og indtast koden til {project}.',
  'oauth.secondStep.contentWithoutName': 'Åbn din godkendelsesapp, og indtast koden.',
  'oauth.secondStep.recovery.title': 'Indtast en gendannelseskode',
  'oauth.secondStep.recovery.content': 'En af de ti, som du gemte. Den virker én gang.',
  'oauth.confirmAddress.title': 'Bekræft din e-\u2060mailadresse',
  'oauth.confirmAddress.once':
    'Vi spørger kun én gang. Derefter logger du ind med din konto hos udbyderen.',
  'oauth.confirmAddress.sending': 'Sender en kode til din e-mailadresse...',
  'oauth.ask.expired': 'Login tog for lang tid. Gå tilbage, og start forfra.',
  'oauth.success.content': 'Du er logget ind.',
}
