import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': '<bold>{email}</bold> にメールを送信しました。',
  'emailConfirmation.code.label': 'メールに記載されたコードを入力',
  'emailConfirmation.waiting': 'リンクを開くと、このページで続行されます。',
  'emailConfirmation.otherDevice':
    '別のデバイスでリンクを開く場合は、そのデバイスでこの番号を選択してください。',
  'emailConfirmation.refused': 'メールからログインが拒否されました。',
  'emailConfirmation.used': 'このリンクは別の場所でのログインに使用されました。',
  'emailConfirmation.failed':
    'このページではログインできませんでした。新しいリンクをリクエストしてください。',
  'emailConfirmation.success.content': '認証が完了しました。',
  'link.openInGmail': 'Gmail で開く',
  'link.openInYahoo': 'Yahoo で開く',
  'link.openInOutlook': 'Outlook で開く',
}
