import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Olet kirjautunut näillä laitteilla. Lopeta ne, joita et tunne.',
  'account.devices.alone': 'Vain tämä laite on kirjautunut.',
  'account.devices.this': 'Tämä laite',
  'account.devices.unknown': 'Tuntematon laite',
  'account.devices.name': 'Laitteen nimi',
  'account.devices.active': 'Käytetty: {when}',
  'account.devices.end': 'Lopeta',
  'account.devices.ended': 'Lopetettu',
  'account.devices.endedNow': 'Kirjattu ulos juuri äsken',
  'account.devices.endOthers': 'Kirjaa ulos kaikki muut laitteet',
  'account.devices.othersEnded': 'Kaikki muut laitteet on kirjattu ulos.',
  'account.devices.notYours': 'Eikö jokin näistä ole sinun?',
  'account.devices.changePassword': 'Vaihda myös salasanasi.',
  'account.devices.remembered': 'Muistetut laitteet',
  'account.devices.rememberedUntil': '{n}, enintään {date} asti',
  'account.devices.forget': 'Unohda',
}
