import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'किसी दूसरे प्रोवाइडर का खाता',
  linked: {
    subject: 'आपके {project} खाते से एक खाता लिंक किया गया',
    heading: 'एक खाता लिंक किया गया',
    lead: 'अब इससे {email} के तौर पर साइन इन किया जा सकता है।',
    label: 'खाता',
    removes: 'बटन से यह खाता हट जाएगा और इसे लिंक करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    does: 'बटन से ईमेल में बताया गया खाता हट जाएगा और उसे लिंक या इस्तेमाल करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    done: 'लिंक किया गया खाता हटा दिया गया है',
  },
}
