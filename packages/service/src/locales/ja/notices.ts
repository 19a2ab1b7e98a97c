import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: '{project} アカウントへの新しいログイン',
    heading: 'アカウントへの新しいログイン',
    lead: 'これまで使用されたことのないブラウザから、{email} としてログインがありました。',
    does: 'ボタンを押すと、そのブラウザがログアウトされ、アカウントを保護する手順が表示されます。',
  },
  noAccount: {
    subject: 'このアドレスの {project} アカウントはありません',
    preheader:
      'このアドレスでログインしようとした人がいます。新規登録するか、別のアドレスをお試しください。',
    heading: 'このアドレスのアカウントはありません',
    lead: '{email} としてログインしようとした人がいますが、このアドレスの {project} アカウントはありません。別のアドレスで登録した可能性があります。',
    action: 'このアドレスで新規登録',
    notYou: '心当たりがない場合は、何もする必要はありません。何も作成されていません。',
  },
}
