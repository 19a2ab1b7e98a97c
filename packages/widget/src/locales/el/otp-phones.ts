import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Αριθμός τηλεφώνου',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Κωδικός χώρας',
  'formField.countryCode.search': 'Αναζήτηση',
  'formField.countryCode.none': 'Δεν βρέθηκε χώρα',
  'button.sms': 'Συνέχεια με SMS',
  'button.whatsapp': 'Συνέχεια με WhatsApp',
  'error.invalidPhoneNumber':
    'Η μορφή του αριθμού τηλεφώνου δεν είναι έγκυρη. Βεβαιωθείτε ότι είναι σε μορφή E.164.',
}
