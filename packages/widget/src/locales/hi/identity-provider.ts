import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': '{projectName} से {clientName} में साइन इन करें',
  'idpConsent.customScopes.title': '{clientName} को आपके {projectName} खाते का ऐक्सेस चाहिए',
  'idpConsent.requestingTo': '{clientName} ने इनकी अनुमति मांगी है:',
  'idpConsent.allowClientTo': '{clientName} को इनकी अनुमति दें:',
  'idpConsent.button.allow': 'अनुमति दें',
  'idpConsent.button.deny': 'अस्वीकार करें',
  'idpConsent.notInSight':
    'अभी कोई अनुमति नहीं दी गई है, क्योंकि बटन साफ़ नहीं दिख रहा था। अनुरोध पढ़ें, फिर “{button}” दोबारा चुनें।',
  'idpConsent.defaultClientName': 'ऐप',
  'idpConsent.denied': 'ऐप का ऐक्सेस अस्वीकार किया गया।',
  'idpConsent.useAnotherAccount': 'दूसरा खाता इस्तेमाल करें',
  'idpConsent.chooseAccount.title': 'खाता चुनें',
  'idpConsent.chooseAccount.content': 'ताकि आप {clientName} पर जा सकें',
  'idpConsent.noActiveSession': 'कोई चालू सेशन नहीं मिला। जारी रखने के लिए लॉग इन करें।',
  'idpConsent.noPermissionsToGrant':
    'मांगे गए कुछ स्कोप का ऐक्सेस {clientName} को देने का अधिकार आपके पास नहीं है।',
  'idpConsent.cannotGrant': '{clientName} को इनकी अनुमति नहीं दी जा सकती:',
  'idpConsent.scope.identity': 'आपकी पहचान की पुष्टि करना',
  'idpConsent.scope.identity.detail': 'आपके खाते में सेव की गई जानकारी देखना',
  'idpConsent.scope.personal': 'आपकी प्रोफ़ाइल की निजी जानकारी देखना',
  'idpConsent.scope.profile.detail': 'नाम, प्रोफ़ाइल फ़ोटो और भाषा की पसंद',
  'idpConsent.scope.email.detail': 'ईमेल पता',
  'idpConsent.scope.phone.detail': 'फ़ोन नंबर',
  'idpConsent.scope.offline': 'आपके डेटा का ऐक्सेस बनाए रखना, तब भी जब ऐप इस्तेमाल में न हो',
  'idpConsent.scope.offline.detail': 'ऑफ़लाइन होने पर भी आपका डेटा ऐक्सेस करना',
  'idpConsent.scope.offline.tasks.detail': 'आपकी ओर से डेटा सिंक करना और बैकग्राउंड में काम करना',
  'idpConsent.scope.other': '{scope} स्कोप इस्तेमाल करना',
  'idpLogout.title': 'लॉग आउट करें?',
  'idpLogout.confirmMessage': 'क्या आपको अपने {projectName} खाते से लॉग आउट करना है?',
  'idpLogout.yes': 'हां',
  'idpLogout.no': 'नहीं',
  'idpLogout.notLoggedOut': 'आपको लॉग आउट नहीं किया गया है। अब यह पेज बंद किया जा सकता है।',
}
