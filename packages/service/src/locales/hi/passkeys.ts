import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'पासकी',
  added: {
    subject: 'आपके {project} खाते में पासकी जोड़ी गई',
    heading: 'पासकी जोड़ी गई',
    lead: 'अब इससे {email} के तौर पर साइन इन किया जा सकता है।',
    label: 'पासकी',
    removes: 'बटन से यह पासकी हट जाएगी और इसे जोड़ने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    removesAlone: 'बटन से यह पासकी हट जाएगी।',
    does: 'बटन से ईमेल में बताई गई पासकी हट जाएगी और उसे जोड़ने या इस्तेमाल करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    done: 'पासकी हटा दी गई है',
  },
}
