import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'वह मेलबॉक्स नहीं खोल सकते?',
  'recoveryCode.noPhone': 'वह फ़ोन आपके पास नहीं है?',
  'recoveryCode.enter': 'रिकवरी कोड डालें',
  'recoveryCode.content': 'आपके सेव किए गए दस कोड में से एक। यह एक ही बार काम करता है।',
  'recoveryCode.used': 'वह कोड इस्तेमाल हो चुका है। {all} में से {n} बाकी।',
  'recoveryCode.newPhone': 'नया फ़ोन सेट अप करें',
}
