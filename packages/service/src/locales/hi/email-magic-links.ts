import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'ईमेल में लिंक',
  mail: {
    login: { title: '{project} में साइन इन करें', action: 'साइन इन करें' },
    signup: { title: '{project} पर साइन अप करें', action: 'साइन अप करें' },
    preheader: 'एक बार काम करेगा। वैधता: {duration}।',
    preheaderWithCode: 'लिंक खोलें या {code} डालें। एक बार काम करेगा। वैधता: {duration}।',
    orCode: 'या यह कोड उस पेज पर डालें जहां से इसे मांगा गया था:',
    worksUntil: 'लिंक और कोड {time} तक, एक बार काम करेंगे। एक का इस्तेमाल होने पर दूसरा बंद हो जाएगा।',
    worksFor: 'लिंक और कोड एक बार काम करेंगे। वैधता: {duration}। एक का इस्तेमाल होने पर दूसरा बंद हो जाएगा।',
  },
  form: {
    sentTitle: 'अपना ईमेल देखें',
    sentText: '{email} पर ईमेल भेजा गया है।',
    invalidTitle: 'ईमेल पता जांचें',
    invalidText: 'वापस जाएं और सही पता डालें।',
    tooManyTitle: 'बहुत ज़्यादा कोशिशें',
    tooManyText: 'कुछ मिनट इंतज़ार करें, वापस जाएं और फिर से कोशिश करें।',
    scriptTitle: 'यहां साइन इन करने के लिए JavaScript ज़रूरी है',
    scriptText: 'इसे अपने ब्राउज़र में चालू करें, वापस जाएं और फिर से कोशिश करें।',
  },
  otherDevice: {
    question: 'दूसरे डिवाइस पर साइन इन करें?',
    lead: 'यह लिंक वहां से मांगा गया था। अगर इसे आपने मांगा था, तो उस स्क्रीन पर दिख रही संख्या चुनें:',
    numbers: 'दूसरी स्क्रीन पर दिख रही संख्या',
    someBrowser: 'कोई दूसरा ब्राउज़र',
    thatBrowser: 'दूसरे ब्राउज़र',
    justNow: 'अभी-अभी',
    here: 'इसके बजाय यहां साइन इन करें',
    refuse: 'मैंने यह नहीं मांगा',
    approvedTitle: 'वहां साइन इन हो गया है',
    approvedText: '{browser} में जारी रखें। यह पेज बंद किया जा सकता है।',
    soonTitle: 'अपने दूसरे डिवाइस पर वापस जाएं',
    soonText: '{browser} में पेज देखते ही साइन इन हो जाएगा। यह पेज बंद किया जा सकता है।',
    refusedTitle: 'लिंक अब काम नहीं करता',
    refusedText: 'किसी को साइन इन नहीं किया गया।',
    wrongTitle: 'वह संख्या सही नहीं थी',
    wrongText:
      'इसलिए किसी को साइन इन नहीं किया गया और लिंक अब काम नहीं करता। अगर इसे आपने ही मांगा था, तो नया लिंक मांगें।',
    takenTitle: 'अस्वीकार करने में देर हो गई है',
    takenText: 'वहां पेज पर साइन इन हो चुका है। अगर वह आपने नहीं किया, तो तुरंत {project} से मदद मांगें।',
    onwardTitle: 'साइन इन हो रहा है...',
    onward: 'साइन इन करें',
  },
}
