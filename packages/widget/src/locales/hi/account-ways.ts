import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'इनमें से किसी से भी आप अंदर आ सकते हैं।',
  'secondStep.none': 'मेरे पास इनमें से कुछ नहीं है',
  'secondStep.byApp': 'ऑथेंटिकेटर ऐप',
  'secondStep.byPasskey': 'पासकी',
  'secondStep.bySms': 'टेक्स्ट मैसेज',
  'secondStep.usePasskey': 'पासकी से जारी रखें',
  'secondStep.notProved': 'इसकी पुष्टि नहीं हुई। कृपया फिर से कोशिश करें।',
  'secondStep.passkey.content': 'वह पासकी इस्तेमाल करें जो आपने {project} के लिए सेव की थी।',
  'secondStep.recovery.title': 'रिकवरी कोड डालें',
  'secondStep.recovery.content': 'आपके सेव किए गए दस कोड में से एक। यह एक ही बार काम करता है।',
}
