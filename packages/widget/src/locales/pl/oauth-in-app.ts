import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'W tej aplikacji nie można zalogować się przez Google. Otwórz tę stronę w przeglądarce telefonu lub wybierz inny sposób logowania.',
}
