import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Op deze apparaten ben je ingelogd. Beëindig wat je niet kent.',
  'account.devices.alone': 'Alleen dit apparaat is ingelogd.',
  'account.devices.this': 'Dit apparaat',
  'account.devices.unknown': 'Onbekend apparaat',
  'account.devices.name': 'Naam van het apparaat',
  'account.devices.active': 'Actief: {when}',
  'account.devices.end': 'Beëindigen',
  'account.devices.ended': 'Beëindigd',
  'account.devices.endedNow': 'Zojuist uitgelogd',
  'account.devices.endOthers': 'Alle andere apparaten uitloggen',
  'account.devices.othersEnded': 'Alle andere apparaten zijn uitgelogd.',
  'account.devices.notYours': 'Is hier iets niet van u?',
  'account.devices.changePassword': 'Wijzig dan ook uw wachtwoord.',
  'account.devices.remembered': 'Onthouden apparaten',
  'account.devices.rememberedUntil': '{n}, uiterlijk tot {date}',
  'account.devices.forget': 'Vergeten',
}
