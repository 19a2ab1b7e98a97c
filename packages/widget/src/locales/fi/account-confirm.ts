import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Sen jälkeen emme kysy uudelleen 10 minuuttiin.',
  'account.confirm.usePasskey': 'Jatka pääsyavaimella',
  'account.confirm.another': 'Vahvista toisella tavalla',
  'account.confirm.any': 'Mikä tahansa näistä käy.',
  'account.confirm.none':
    'Et voi vahvistaa sitä täällä. Kirjaudu ulos, kirjaudu uudelleen sisään ja yritä sitten vielä kerran.',
  'account.confirm.comeBack': 'Kirjaudu sisään siellä ja palaa tänne. Yritä sitten vielä kerran.',
  'account.confirm.notProved': 'Tätä ei vahvistettu. Yritä uudelleen.',
  'account.confirm.passkey': 'Pääsyavain',
  'account.confirm.app': 'Todennussovellus',
  'account.confirm.password': 'Salasana',
  'account.confirm.showPassword': 'Näytä salasana',
  'account.confirm.email': 'Koodi sähköpostilla',
  'account.confirm.phone': 'Koodi puhelimeen',
  'account.confirm.to': 'osoitteeseen {email}',
  'account.confirm.close': 'Sulje',
  'account.confirm.leave': 'Takaisin sovellukseen {clientName}',
}
