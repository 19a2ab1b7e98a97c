import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Google no permite iniciar sesión dentro de esta aplicación. Abra esta página en el navegador de su teléfono o inicie sesión de otra forma.',
}
