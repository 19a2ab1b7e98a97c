import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen.',
  'account.devices.alone': 'Nur dieses Gerät ist angemeldet.',
  'account.devices.this': 'Dieses Gerät',
  'account.devices.unknown': 'Unbekanntes Gerät',
  'account.devices.name': 'Name des Geräts',
  'account.devices.active': 'Aktiv: {when}',
  'account.devices.end': 'Beenden',
  'account.devices.ended': 'Beendet',
  'account.devices.endedNow': 'Gerade abgemeldet',
  'account.devices.endOthers': 'Alle anderen Geräte abmelden',
  'account.devices.othersEnded': 'Alle anderen Geräte sind abgemeldet.',
  'account.devices.notYours': 'Etwas davon gehört nicht Ihnen?',
  'account.devices.changePassword': 'Ändern Sie auch Ihr Passwort.',
  'account.devices.remembered': 'Gemerkte Geräte',
  'account.devices.rememberedUntil': '{n}, längstens bis {date}',
  'account.devices.forget': 'Vergessen',
}
