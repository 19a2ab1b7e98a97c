import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Bu cihazlarda oturumunuz açık. Tanımadıklarınızı sonlandırın.',
  'account.devices.alone': 'Yalnızca bu cihazda oturum açık.',
  'account.devices.this': 'Bu cihaz',
  'account.devices.unknown': 'Bilinmeyen cihaz',
  'account.devices.name': 'Cihazın adı',
  'account.devices.active': 'Etkinlik: {when}',
  'account.devices.end': 'Sonlandır',
  'account.devices.ended': 'Sonlandırıldı',
  'account.devices.endedNow': 'Az önce oturum kapatıldı',
  'account.devices.endOthers': 'Diğer tüm cihazlarda oturumu kapat',
  'account.devices.othersEnded': 'Diğer tüm cihazlarda oturum kapatıldı.',
  'account.devices.notYours': 'Burada size ait olmayan bir şey mi var?',
  'account.devices.changePassword': 'Şifrenizi de değiştirin.',
  'account.devices.remembered': 'Hatırlanan cihazlar',
  'account.devices.rememberedUntil': '{n}, en geç {date} tarihine kadar',
  'account.devices.forget': 'Unut',
}
