import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'क्रिप्टो वॉलेट',
  added: {
    subject: 'आपके {project} खाते में क्रिप्टो वॉलेट जोड़ा गया',
    heading: 'क्रिप्टो वॉलेट जोड़ा गया',
    lead: 'अब इससे {email} के तौर पर साइन इन किया जा सकता है।',
    label: 'वॉलेट',
    removes: 'बटन से यह वॉलेट हट जाएगा और इसे जोड़ने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    does: 'बटन से ईमेल में बताया गया क्रिप्टो वॉलेट हट जाएगा और उसे जोड़ने या इस्तेमाल करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    done: 'क्रिप्टो वॉलेट हटा दिया गया है',
  },
}
