import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'क्या आप अपना {project} खाता मिटाना चाहते हैं?',
  'account.deletion.everywhere': 'आप तुरंत हर जगह से साइन आउट हो जाते हैं।',
  'account.deletion.apps': 'ऐप की पहुँच तुरंत खत्म हो जाती है: {apps}।',
  'account.deletion.until': '{date} तक आप साइन इन करके खाता रख सकते हैं।',
  'account.deletion.someDays': 'कुछ दिनों तक आप साइन इन करके खाता रख सकते हैं।',
  'account.deletion.then': 'फिर आपके पते, पासकी और इतिहास मिटा दिए जाते हैं। उन्हें कोई वापस नहीं ला सकता।',
  'account.deletion.atOnce':
    'आपके पते, पासकी और इतिहास तुरंत मिटा दिए जाते हैं। उन्हें कोई वापस नहीं ला सकता।',
  'account.deletion.downloadFirst': 'पहले मेरा डेटा डाउनलोड करें',
  'account.deletion.word': 'मिटाएं',
  'account.deletion.type': 'जारी रखने के लिए “{word}” लिखें',
  'account.deletion.keep': 'मेरा खाता रखें',
  'account.deletion.asked':
    'आपका खाता {date} को मिटा दिया जाएगा। तब तक आप साइन इन करके उसे रख सकते हैं।',
  'account.deletion.done': 'आपका खाता मिटा दिया गया।',
  'account.act.deleteAccount': 'अपना खाता मिटाने के लिए।',
}
