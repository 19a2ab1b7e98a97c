import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS が {project} アカウントの第 2 ステップになりました',
    heading: 'SMS が第 2 ステップとして有効になりました',
    lead: '{email} としてのログインを、この番号に送信されるコードで完了できるようになりました。',
    label: '電話番号',
    does: 'ボタンを押すと、SMS が無効になり、有効にしたブラウザがログアウトされます。',
  },
  undo: {
    does: 'ボタンを押すと、メールでお知らせした SMS が無効になり、有効にした、または使用したブラウザがログアウトされます。',
    done: 'SMS は第 2 ステップではなくなりました',
  },
}
