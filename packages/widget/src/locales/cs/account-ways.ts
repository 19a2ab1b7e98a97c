import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Kterýkoli z nich vás pustí dovnitř.',
  'secondStep.none': 'Nemám nic z toho',
  'secondStep.byApp': 'Ověřovací aplikace',
  'secondStep.byPasskey': 'Přístupový klíč',
  'secondStep.bySms': 'SMS zpráva',
  'secondStep.usePasskey': 'Pokračovat s přístupovým klíčem',
  'secondStep.notProved': 'Nebylo to potvrzeno. Zkuste to znovu.',
  'secondStep.passkey.content':
    'Použijte přístupový klíč, který máte uložený pro službu {project}.',
  'secondStep.recovery.title': 'Zadejte záložní kód',
  'secondStep.recovery.content': 'Jeden z deseti kódů, které máte uložené. Platí jednou.',
}
