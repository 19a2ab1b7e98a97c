import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Leia este código',
  'account.app.scanContent': 'com uma app de autenticação no seu telemóvel.',
  'account.app.qr': 'Código QR. Em alternativa, pode introduzir uma chave.',
  'account.app.enterKey': 'Introduzir uma chave',
  'account.app.key': 'Introduza esta chave',
  'account.app.keyContent': 'numa app de autenticação no seu telemóvel.',
  'account.app.open': 'Abrir numa app',
  'account.app.copy': 'Copiar a chave',
  'account.app.facts': 'Conta: {account}. Tipo: baseado no tempo.',
  'account.app.scanInstead': 'Ler um código',
  'account.app.code': 'Código da app',
  'account.app.clock': 'O relógio do seu telemóvel está certo?',
}
