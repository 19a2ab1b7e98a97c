import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Potom se 10 minut znovu neptáme.',
  'account.confirm.usePasskey': 'Pokračovat s přístupovým klíčem',
  'account.confirm.another': 'Potvrdit jinak',
  'account.confirm.any': 'Stačí kterýkoli z nich.',
  'account.confirm.none':
    'Tady to potvrdit nemůžete. Odhlaste se, přihlaste se znovu a zkuste to ještě jednou.',
  'account.confirm.comeBack': 'Přihlaste se tam a vraťte se sem. Pak to zkuste ještě jednou.',
  'account.confirm.notProved': 'Nebylo to potvrzeno. Zkuste to znovu.',
  'account.confirm.passkey': 'Přístupový klíč',
  'account.confirm.app': 'Ověřovací aplikace',
  'account.confirm.password': 'Heslo',
  'account.confirm.showPassword': 'Zobrazit heslo',
  'account.confirm.email': 'Kód e-mailem',
  'account.confirm.phone': 'Kód na telefon',
  'account.confirm.to': 'na {email}',
  'account.confirm.close': 'Zavřít',
  'account.confirm.leave': 'Zpět do aplikace {clientName}',
}
