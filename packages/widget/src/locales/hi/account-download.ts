import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    '{project} यहाँ आपके बारे में जो कुछ रखता है: पते, साइन इन करने के तरीके, डिवाइस, ऐप और जो कुछ हुआ। एक JSON फ़ाइल, बिना पासवर्ड या कुंजियों के।',
  'account.download.submit': 'डाउनलोड करें',
  'account.download.last': 'पिछला डाउनलोड: {date}।',
  'account.download.done': 'आपका डेटा डाउनलोड हो गया।',
  'account.act.download': 'अपना डेटा डाउनलोड करने के लिए।',
}
