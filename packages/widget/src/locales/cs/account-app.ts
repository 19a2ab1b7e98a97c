import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Naskenujte tento kód',
  'account.app.scanContent': 'pomocí ověřovací aplikace v telefonu.',
  'account.app.qr': 'QR kód. Místo něj můžete zadat klíč.',
  'account.app.enterKey': 'Zadat klíč',
  'account.app.key': 'Zadejte tento klíč',
  'account.app.keyContent': 'do ověřovací aplikace v telefonu.',
  'account.app.open': 'Otevřít v aplikaci',
  'account.app.copy': 'Kopírovat klíč',
  'account.app.facts': 'Účet: {account}. Typ: podle času.',
  'account.app.scanInstead': 'Naskenovat kód',
  'account.app.code': 'Kód z aplikace',
  'account.app.clock': 'Jdou hodiny v telefonu správně?',
}
