import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Her er du logget ind. Afslut det, du ikke kender.',
  'account.devices.alone': 'Kun denne enhed er logget ind.',
  'account.devices.this': 'Denne enhed',
  'account.devices.unknown': 'Ukendt enhed',
  'account.devices.name': 'Enhedens navn',
  'account.devices.active': 'Aktiv: {when}',
  'account.devices.end': 'Afslut',
  'account.devices.ended': 'Afsluttet',
  'account.devices.endedNow': 'Logget ud lige nu',
  'account.devices.endOthers': 'Log ud på alle andre enheder',
  'account.devices.othersEnded': 'Alle andre enheder er logget ud.',
  'account.devices.notYours': 'Er noget her ikke dit?',
  'account.devices.changePassword': 'Skift også din adgangskode.',
  'account.devices.remembered': 'Huskede enheder',
  'account.devices.rememberedUntil': '{n}, senest til {date}',
  'account.devices.forget': 'Glem',
}
