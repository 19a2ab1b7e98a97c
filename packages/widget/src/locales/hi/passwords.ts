import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'पासवर्ड सेट करके अपना खाता बनाना पूरा करें',
  'password.login.title': 'लॉग इन करें',
  'button.forgotPassword': 'पासवर्ड याद नहीं है?',
  'button.logInByEmail': 'ईमेल से लॉग इन करें',
  'formField.password.label': 'पासवर्ड',
  'button.showPassword': 'पासवर्ड दिखाएं',
  'password.forgot.title': 'पासवर्ड याद नहीं है?',
  'password.forgot.content': '<bold>{email}</bold> पर पासवर्ड रीसेट करने का लिंक ईमेल से भेजा गया है।',
  'password.breached.title': 'नया पासवर्ड सेट करने के लिए अपना ईमेल देखें',
  'password.breached.content': '<bold>{email}</bold> पर ईमेल भेजा गया है।',
  'password.breached.whyTitle': 'पासवर्ड सही था, तो ऐसा क्यों?',
  'password.breached.why':
    'यही पासवर्ड किसी दूसरी साइट से चोरी हुई सूची में है, इसलिए अजनबी इसे यहां आज़मा सकते हैं। आपके {project} खाते में कोई सेंध नहीं लगी है। नया पासवर्ड सेट करने के बाद, वहां भी नया पासवर्ड सेट करें।',
  'password.resetRequired.title': 'नया पासवर्ड सेट करने के लिए अपना ईमेल देखें',
  'password.resetRequired.content': '<bold>{email}</bold> पर ईमेल भेजा गया है।',
  'password.setNew.title': 'अपना ईमेल देखें',
  'password.setNew.content': '<bold>{email}</bold> पर लॉग इन करने का लिंक ईमेल से भेजा गया है।',
  'button.resendEmail': 'ईमेल फिर से भेजें',
  'button.emailResent': 'ईमेल भेजा गया',
  'password.reset.title': 'अपना पासवर्ड रीसेट करें',
  'password.reset.loggingInProgress': 'लॉग इन हो रहा है...',
  'password.reset.noToken': 'यह पेज उस लिंक से खोलें जो आपको ईमेल में भेजा गया है।',
  'password.reset.deadTitle': 'यह लिंक अब काम नहीं करता',
  'password.reset.deadContent':
    'यह पहले ही इस्तेमाल हो चुका है या इसकी समय-सीमा खत्म हो गई है। इसे खोलने से कुछ नहीं बदला।',
  'password.reset.sendNewLink': 'नया लिंक भेजें',
  'password.reset.newLinkGoesTo': 'यह <bold>{email}</bold> पर भेजा जाएगा।',
  'password.reset.backToLogIn': 'लॉग इन पर वापस जाएं',
  'login.success.content': 'आपने लॉग इन कर लिया है।',
  'password.strength': 'पासवर्ड की मज़बूती: 4 में से {score}।',
  'password.strength.accepted': 'मज़बूत पासवर्ड',
  'password.hint.start':
    'कम से कम वर्ण: {characterLength}। तीन या चार अनोखे शब्द याद रखना आसान है और उनका अंदाज़ा लगाना मुश्किल।',
  'password.strengthError.breached':
    'हो सकता है कि यह पासवर्ड किसी ऐसी साइट पर इस्तेमाल हुआ हो जिसकी सुरक्षा में गड़बड़ी हुई थी। कोई दूसरा पासवर्ड चुनें।',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {कम से कम # वर्ण होना चाहिए} other {कम से कम # वर्ण होने चाहिए}}',
  'password.strengthError.complexity':
    'इनमें से कम से कम {complexity} शामिल करें: बड़ा अक्षर, छोटा अक्षर, अंक, चिह्न',
  'password.requirement.fulfilled': 'पूरा हुआ',
  'password.requirement.notFulfilled': 'पूरा नहीं हुआ',
}
