import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Portico की मदद से',
  goToProject: '{project} पर जाएं',
  tryAgain: 'फिर से कोशिश करें',
  logInAgain: 'फिर से लॉग इन करें',
  linkTitle: 'यह लिंक अब काम नहीं करता',
  linkText: 'यह पहले ही इस्तेमाल हो चुका है या इसकी समय-सीमा खत्म हो गई है।',
  linkLife: 'हर लिंक एक बार काम करता है। वैधता: {duration}।',
  askForLink: 'नया लिंक मांगें',
  usedTitle: 'यह लिंक पहले ही इस्तेमाल हो चुका है',
  usedText: 'उस ऐप पर वापस जाएं जिसमें आपको साइन इन करना था और वहां फिर से शुरू करें।',
  refusedTitle: 'साइन इन का अनुरोध अस्वीकार किया गया',
  refusedText:
    'किसी ऐप ने {project} से ऐसा कुछ मांगा जो उसे नहीं मिल सकता। कुछ भी शेयर नहीं किया गया और आपने कोई गलती नहीं की।',
  refusedDetails: 'ऐप चलाने वालों के लिए जानकारी',
  failedTitle: 'कोई गड़बड़ी हुई',
  failedText: 'उस ऐप पर वापस जाएं जिसने आपको यहां भेजा था और वहां फिर से कोशिश करें।',
  deviceText: 'पेज फिर से खोलें और अपने डिवाइस पर दिख रहा कोड डालें।',
  needsScript: 'इस पेज के लिए JavaScript ज़रूरी है।',
  details: 'जानकारी',
  error: 'गड़बड़ी',
  app: 'ऐप',
  time: 'समय',
  number: 'संदर्भ संख्या',
  aboutText:
    'इस साइट पर साइन इन Portico से होता है: साइन इन विजेट और पहचान की पुष्टि करने वाली सेवा, जिसे साइट खुद चलाती है। अपने खाते से जुड़े सवाल साइट से पूछें।',
}
