import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'आपकी प्रोफ़ाइल की निजी जानकारी देखना'

export const device: Translation<typeof english.device> = {
  connect: 'डिवाइस कनेक्ट करें',
  lead: 'अपने टीवी या कंसोल पर दिख रहा कोड डालें।',
  code: 'कोड',
  wrong: 'यह कोड गलत है या इसकी समय-सीमा खत्म हो गई है। फिर से कोशिश करें।',
  continue: 'जारी रखें',
  caution: 'सिर्फ़ अपने सामने मौजूद डिवाइस का कोड डालें। किसी का भेजा हुआ कोड कभी न डालें।',
  someApp: 'ऐप',
  connectApp: '{app} को कनेक्ट करें?',
  asked:
    'कोड {code} वाले डिवाइस ने आपके खाते का ऐक्सेस मांगा है। तभी आगे बढ़ें, जब यह कोड आपके किसी डिवाइस पर दिख रहा हो।',
  requesting: '{app} ने इनकी अनुमति मांगी है:',
  allow: 'अनुमति दें',
  deny: 'अस्वीकार करें',
  connectedTitle: 'आपका डिवाइस कनेक्ट हो गया है',
  connectedText: 'यह पेज बंद करके वहां जारी रखा जा सकता है।',
  deniedTitle: 'ऐप का ऐक्सेस अस्वीकार किया गया।',
  deniedText: 'अब यह पेज बंद किया जा सकता है।',
  goToProject: '{project} पर जाएं',
  unverified:
    'इस ऐप की पुष्टि नहीं हुई है। इसने खुद को रजिस्टर किया है और {project} में किसी को नहीं पता कि इसे कौन चलाता है।',
  otherScope: '{scope} स्कोप इस्तेमाल करना',
  scopes: {
    openid: {
      text: 'आपकी पहचान की पुष्टि करना',
      details: ['आपके खाते में सेव की गई जानकारी देखना'],
    },
    profile: { text: personal, details: ['नाम, प्रोफ़ाइल फ़ोटो और भाषा की पसंद'] },
    email: { text: personal, details: ['ईमेल पता'] },
    phone: { text: personal, details: ['फ़ोन नंबर'] },
    offline_access: {
      text: 'आपके डेटा का ऐक्सेस बनाए रखना, तब भी जब ऐप इस्तेमाल में न हो',
      details: [
        'ऑफ़लाइन होने पर भी आपका डेटा ऐक्सेस करना',
        'आपकी ओर से डेटा सिंक करना और बैकग्राउंड में काम करना',
      ],
    },
  },
}
