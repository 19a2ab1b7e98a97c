import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: '新しいアドレス',
  date: '適用日時',
  requested: {
    subject: '{project} アカウントに新しいアドレスが設定されます',
    heading: 'アカウントに新しいアドレスが設定されます',
    lead: 'ログインできなくなったとの連絡が {project} にありました。異議がなければ、新しいアドレスがメインのアドレスになります。',
    does: 'ボタンを押すと、この手続きが止まり、新しいアドレスは追加されません。',
  },
  text: '{project} アカウントに新しいアドレスが {date} に設定されます。身に覚えがない場合は停止してください: {link}',
  undo: {
    does: 'ボタンを押すと、お知らせした復旧の手続きが止まります。新しいアドレスは追加されません。',
    done: '新しいアドレスは追加されません',
  },
  ready: {
    subject: '{project} アカウントに再びアクセスできます',
    heading: 'アカウントに再びアクセスできます',
    lead: '待機期間が終わり、異議はありませんでした。',
    does: 'ボタンを押すと、{email} がアカウントのメインのアドレスになり、ログインします。',
    action: 'ログイン',
    until: 'リンクは {date} まで、1 回だけ使えます。',
    notYou: '身に覚えがない場合は、何もしないでください。リンクを使わない限り、何も変わりません。',
  },
  page: {
    question: 'アカウントに再びアクセスしますか？',
    dead: 'このリンクは使用できません',
    deadText: '使用済みか、停止されたか、有効期限が切れています。',
  },
}
