import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'ईमेल में कोड',
    sms: 'टेक्स्ट मैसेज में कोड',
    whatsapp: 'WhatsApp पर कोड',
  },
  mail: {
    subject: '{code} आपका {project} कोड है',
    plainSubject: 'आपका {project} कोड',
    login: 'साइन इन करने के लिए कोड',
    signup: 'साइन अप करने के लिए कोड',
    lead: 'इसे उस पेज पर डालें जहां से इसे मांगा गया था।',
    nobodyAsks: '{project} की ओर से यह कोड आपसे कभी नहीं मांगा जाएगा।',
    notYou: 'यह आपने नहीं किया? तो कुछ करने की ज़रूरत नहीं है: कोड के बिना कोई अंदर नहीं जा सकता।',
  },
  text: '{code} आपका {project} कोड है। वैधता: {duration}। इसे किसी को न बताएं।',
  added: {
    subject: 'आपके {project} खाते में फ़ोन नंबर जोड़ा गया',
    heading: 'फ़ोन नंबर जोड़ा गया',
    lead: 'अब इससे {email} के तौर पर साइन इन किया जा सकता है।',
    label: 'फ़ोन नंबर',
    removes: 'बटन से यह नंबर हट जाएगा और इसे जोड़ने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    does: 'बटन से ईमेल में बताया गया फ़ोन नंबर हट जाएगा और उसे जोड़ने या इस्तेमाल करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    done: 'फ़ोन नंबर हटा दिया गया है',
  },
}
