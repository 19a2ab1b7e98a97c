import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Confirmez votre adresse e-\u2060mail',
  'oauth.confirmAddress.once':
    'Cette question n’est posée qu’une fois. Ensuite, votre compte chez le fournisseur suffit pour se connecter.',
  'oauth.confirmAddress.sending': 'Envoi d’un code à votre adresse e-mail...',
  'oauth.success.content': 'Votre session est ouverte.',
}
