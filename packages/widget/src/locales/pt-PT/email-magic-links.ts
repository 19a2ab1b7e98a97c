import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Foi enviado um email para <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Introduza o código do email',
  'emailConfirmation.waiting': 'Esta página avança quando abrir o link.',
  'emailConfirmation.otherDevice': 'Se abrir o link noutro dispositivo, escolha lá este número.',
  'emailConfirmation.refused': 'O início de sessão foi recusado a partir do email.',
  'emailConfirmation.used': 'O link foi usado para iniciar sessão noutro local.',
  'emailConfirmation.failed': 'Não foi possível iniciar sessão nesta página. Peça um novo link.',
  'emailConfirmation.success.content': 'Autenticação concluída.',
  'link.openInGmail': 'Abrir no Gmail',
  'link.openInYahoo': 'Abrir no Yahoo',
  'link.openInOutlook': 'Abrir no Outlook',
}
