import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'आपके {project} खाते में नया साइन इन',
    heading: 'आपके खाते में नया साइन इन',
    lead: '{email} के तौर पर ऐसे ब्राउज़र से साइन इन किया गया जो हमने पहले नहीं देखा था।',
    does: 'बटन से उस ब्राउज़र से साइन आउट हो जाएगा और खाता सुरक्षित करने में मदद मिलेगी।',
  },
  noAccount: {
    subject: 'इस पते का कोई {project} खाता नहीं है',
    preheader: 'इससे साइन इन करने की कोशिश हुई। साइन अप करें या कोई दूसरा पता आज़माएं।',
    heading: 'इस पते का कोई खाता नहीं है',
    lead: '{email} के तौर पर साइन इन करने की कोशिश हुई, लेकिन किसी {project} खाते में यह पता नहीं है। हो सकता है कि आपने किसी दूसरे पते से साइन अप किया हो।',
    action: 'इस पते से साइन अप करें',
    notYou: 'यह आपने नहीं किया? तो कुछ करने की ज़रूरत नहीं है। कुछ भी नहीं बनाया गया।',
  },
}
