import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Escaneie este código',
  'account.app.scanContent': 'com um app autenticador no seu celular.',
  'account.app.qr': 'Código QR. Se preferir, digite uma chave.',
  'account.app.enterKey': 'Digitar uma chave',
  'account.app.key': 'Digite esta chave',
  'account.app.keyContent': 'em um app autenticador no seu celular.',
  'account.app.open': 'Abrir em um app',
  'account.app.copy': 'Copiar a chave',
  'account.app.facts': 'Conta: {account}. Tipo: baseado em tempo.',
  'account.app.scanInstead': 'Escanear um código',
  'account.app.code': 'Código do app',
  'account.app.clock': 'O relógio do seu celular está certo?',
}
