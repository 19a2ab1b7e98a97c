import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Her er du logget på. Avslutt det du ikke kjenner.',
  'account.devices.alone': 'Bare denne enheten er logget på.',
  'account.devices.this': 'Denne enheten',
  'account.devices.unknown': 'Ukjent enhet',
  'account.devices.name': 'Navn på enheten',
  'account.devices.active': 'Aktiv: {when}',
  'account.devices.end': 'Avslutt',
  'account.devices.ended': 'Avsluttet',
  'account.devices.endedNow': 'Logget av akkurat nå',
  'account.devices.endOthers': 'Logg av alle andre enheter',
  'account.devices.othersEnded': 'Alle andre enheter er logget av.',
  'account.devices.notYours': 'Er noe her ikke ditt?',
  'account.devices.changePassword': 'Bytt passord også.',
  'account.devices.remembered': 'Enheter vi husker',
  'account.devices.rememberedUntil': '{n}, senest til {date}',
  'account.devices.forget': 'Glem',
}
