import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'O Google não permite iniciar sessão dentro desta app. Abra esta página no navegador do telemóvel ou inicie sessão de outra forma.',
}
