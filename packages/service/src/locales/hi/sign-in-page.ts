import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: '{app} में साइन इन करें',
  account: 'अपने {project} खाते से',
  deviceTitle: 'डिवाइस कनेक्ट करने के लिए साइन इन करें',
  goOn: 'इसके बाद {host} खुलेगा',
  ended: 'आपका सेशन खत्म हो गया है। जारी रखने के लिए साइन इन करें।',
  endedForApp: 'आपका सेशन खत्म हो गया है। {app} पर जाने के लिए साइन इन करें।',
  privacyPolicy: 'निजता नीति',
  termsOfService: 'सेवा की शर्तें',
  aboutApp: 'ऐप के बारे में जानकारी',
}
