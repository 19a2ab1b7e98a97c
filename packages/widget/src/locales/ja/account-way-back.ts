import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': '第 2 ステップなしでログイン',
  'wayBack.content':
    'ほかの人が知らないうちに行えないように、これには {days, plural, other {# 日間}}かかります。',
  'wayBack.code': '<bold>{email}</bold> にコードを送信します。',
  'wayBack.told': '{days, plural, other {# 日間}}、すべてのアドレスとデバイスにお知らせします。',
  'wayBack.removed': '異議がなければ、第 2 ステップが削除され、パスワードでログインできます。',
  'wayBack.removedAlone':
    '異議がなければ、第 2 ステップが削除され、第 2 ステップなしでログインできます。',
  'wayBack.noMailbox': 'そのメールボックスも開けませんか？',
  'wayBack.write': '<bold>{help}</bold> にご連絡ください。',
  'wayBack.never': '第 2 ステップなしでは、ここでログインできるようにすることはできません。',
  'wayBack.date': '第 2 ステップは {date} に削除されます',
  'wayBack.waits': 'すべてのアドレスとデバイスにお知らせしました。その時になったらご連絡します。',
  'wayBack.found': '見つかったので今すぐログイン',
  'wayBack.stop': '停止する',
  'wayBack.stopped': '停止しました。第 2 ステップは残ります。',
  'wayBack.send': 'コードを送信',
}
