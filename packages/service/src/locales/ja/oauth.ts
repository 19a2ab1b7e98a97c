import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: '別のプロバイダのアカウント',
  linked: {
    subject: '{project} アカウントに別のアカウントが連携されました',
    heading: 'アカウントが連携されました',
    lead: '{email} としてのログインに使用できるようになりました。',
    label: 'アカウント',
    removes:
      'ボタンを押すと、このアカウントの連携が解除され、連携したブラウザがログアウトされます。',
    does: 'ボタンを押すと、メールでお知らせしたアカウントの連携が解除され、連携または使用したブラウザがログアウトされます。',
    done: 'アカウントの連携を解除しました',
  },
}
