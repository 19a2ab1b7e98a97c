import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'अपने ईमेल पते की पुष्टि करें',
  'oauth.confirmAddress.once':
    'यह एक ही बार पूछा जाता है। इसके बाद, प्रोवाइडर वाले आपके खाते से ही साइन इन हो जाएगा।',
  'oauth.confirmAddress.sending': 'आपके ईमेल पते पर कोड भेजा जा रहा है...',
  'oauth.success.content': 'आपने साइन इन कर लिया है।',
}
