import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Här är du inloggad. Avsluta det du inte känner igen.',
  'account.devices.alone': 'Bara den här enheten är inloggad.',
  'account.devices.this': 'Den här enheten',
  'account.devices.unknown': 'Okänd enhet',
  'account.devices.name': 'Enhetens namn',
  'account.devices.active': 'Aktiv: {when}',
  'account.devices.end': 'Avsluta',
  'account.devices.ended': 'Avslutad',
  'account.devices.endedNow': 'Utloggad alldeles nyss',
  'account.devices.endOthers': 'Logga ut alla andra enheter',
  'account.devices.othersEnded': 'Alla andra enheter är utloggade.',
  'account.devices.notYours': 'Är något här inte ditt?',
  'account.devices.changePassword': 'Byt lösenord också.',
  'account.devices.remembered': 'Ihågkomna enheter',
  'account.devices.rememberedUntil': '{n}, längst till {date}',
  'account.devices.forget': 'Glöm',
}
