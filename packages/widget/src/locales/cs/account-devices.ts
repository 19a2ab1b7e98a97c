import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Zde jste přihlášeni. Ukončete, co neznáte.',
  'account.devices.alone': 'Přihlášeno je jen toto zařízení.',
  'account.devices.this': 'Toto zařízení',
  'account.devices.unknown': 'Neznámé zařízení',
  'account.devices.name': 'Název zařízení',
  'account.devices.active': 'Aktivita: {when}',
  'account.devices.end': 'Ukončit',
  'account.devices.ended': 'Ukončeno',
  'account.devices.endedNow': 'Právě odhlášeno',
  'account.devices.endOthers': 'Odhlásit všechna ostatní zařízení',
  'account.devices.othersEnded': 'Všechna ostatní zařízení jsou odhlášena.',
  'account.devices.notYours': 'Něco tu není vaše?',
  'account.devices.changePassword': 'Změňte si i heslo.',
  'account.devices.remembered': 'Zapamatovaná zařízení',
  'account.devices.rememberedUntil': '{n}, nejpozději do {date}',
  'account.devices.forget': 'Zapomenout',
}
