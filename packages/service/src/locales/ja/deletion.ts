import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: '削除日時',
  asked: {
    subject: '{project} アカウントが削除されます',
    heading: 'アカウントが削除されます',
    lead: 'すべてのブラウザとアプリがログアウトされました。',
  },
  erases: '削除されると、メールアドレス、パスキー、履歴は消去され、誰にも元に戻せません。',
  keep: 'それまでは、ログインしてアカウントを残すことができます。',
  keepAt: 'それまでは、ログインしてアカウントを残すことができます：{link}',
  does: 'ボタンを押すと、アカウントが残り、それ以降にログインしたすべてのブラウザがログアウトされます。',
  near: {
    subject: '{project} アカウントがまもなく削除されます',
    heading: 'アカウントがまもなく削除されます',
    action: 'ログインしてアカウントを残す',
  },
  done: {
    subject: '{project} アカウントが削除されました',
    heading: 'アカウントが削除されました',
    lead: 'メールアドレス、パスキー、履歴は消去されました。誰にも元に戻せません。',
    sentFor: '{project} アカウントのメールアドレスだったため、{email} に送信しました。',
  },
  undo: {
    does: 'ボタンを押すと、アカウントが残り、削除がリクエストされた後にログインしたすべてのブラウザがログアウトされます。',
    done: 'アカウントを残しました',
  },
}
