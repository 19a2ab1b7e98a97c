import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'इन डिवाइस पर आपके खाते से साइन इन है। जिसे आप नहीं जानते, उसे समाप्त करें।',
  'account.devices.alone': 'केवल इस डिवाइस पर साइन इन है।',
  'account.devices.this': 'यह डिवाइस',
  'account.devices.unknown': 'अज्ञात डिवाइस',
  'account.devices.name': 'डिवाइस का नाम',
  'account.devices.active': 'सक्रिय: {when}',
  'account.devices.end': 'समाप्त करें',
  'account.devices.ended': 'समाप्त',
  'account.devices.endedNow': 'अभी-अभी साइन आउट हुआ',
  'account.devices.endOthers': 'बाकी सभी डिवाइस से साइन आउट करें',
  'account.devices.othersEnded': 'बाकी सभी डिवाइस से साइन आउट हो गया है।',
  'account.devices.notYours': 'यहाँ कुछ आपका नहीं है?',
  'account.devices.changePassword': 'अपना पासवर्ड भी बदलें।',
  'account.devices.remembered': 'याद रखे गए डिवाइस',
  'account.devices.rememberedUntil': '{n}, ज़्यादा से ज़्यादा {date} तक',
  'account.devices.forget': 'भूल जाएँ',
}
