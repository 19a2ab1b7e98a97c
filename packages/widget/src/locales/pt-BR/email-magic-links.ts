import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Enviamos um e-mail para <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Digite o código do e-mail',
  'emailConfirmation.waiting': 'Esta página continua quando você abrir o link.',
  'emailConfirmation.otherDevice':
    'Se você abrir o link em outro dispositivo, escolha este número nele.',
  'emailConfirmation.refused': 'O login foi recusado pelo e-mail.',
  'emailConfirmation.used': 'O link foi usado para fazer login em outro lugar.',
  'emailConfirmation.failed': 'Não foi possível fazer login nesta página. Peça um novo link.',
  'emailConfirmation.success.content': 'Autenticação concluída.',
  'link.openInGmail': 'Abrir no Gmail',
  'link.openInYahoo': 'Abrir no Yahoo',
  'link.openInOutlook': 'Abrir no Outlook',
}
