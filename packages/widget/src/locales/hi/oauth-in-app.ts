import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'इस ऐप में Google से साइन इन नहीं किया जा सकता। यह पेज अपने फ़ोन के ब्राउज़र में खोलें या साइन इन करने का कोई दूसरा तरीका चुनें।',
}
