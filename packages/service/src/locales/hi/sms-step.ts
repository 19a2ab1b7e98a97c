import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'टेक्स्ट मैसेज अब आपके {project} खाते का दूसरा चरण हैं',
    heading: 'टेक्स्ट मैसेज दूसरे चरण के तौर पर चालू किए गए',
    lead: 'अब इस नंबर पर भेजे गए कोड से {email} के तौर पर साइन इन पूरा किया जा सकता है।',
    label: 'फ़ोन नंबर',
    does: 'बटन से टेक्स्ट मैसेज बंद हो जाएँगे और उन्हें चालू करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
  },
  undo: {
    does: 'बटन से ईमेल में बताए गए टेक्स्ट मैसेज बंद हो जाएँगे और उन्हें चालू या इस्तेमाल करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    done: 'टेक्स्ट मैसेज अब दूसरा चरण नहीं हैं',
  },
}
