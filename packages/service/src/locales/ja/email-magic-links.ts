import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'メールのリンク',
  mail: {
    login: {
      title: '{project} にログイン',
      action: 'ログイン',
    },
    signup: {
      title: '{project} に新規登録',
      action: '新規登録',
    },
    preheader: '{duration}以内に 1 回だけ使用できます。',
    preheaderWithCode:
      'リンクを開くか、{code} を入力してください。{duration}以内に 1 回だけ使用できます。',
    orCode: 'または、リクエストしたページで次のコードを入力してください：',
    worksUntil:
      'リンクとコードは 1 回だけ使用できます。有効期限は {time} です。一方を使用すると、もう一方は無効になります。',
    worksFor:
      'リンクとコードは {duration}以内に 1 回だけ使用できます。一方を使用すると、もう一方は無効になります。',
  },
  form: {
    sentTitle: 'メールをご確認ください',
    sentText: '{email} にメールを送信しました。',
    invalidTitle: 'メールアドレスをご確認ください',
    invalidText: '戻って、有効なメールアドレスを入力してください。',
    tooManyTitle: '試行回数が多すぎます',
    tooManyText: '数分待ってから、戻ってもう一度お試しください。',
    scriptTitle: 'ログインには JavaScript が必要です',
    scriptText: 'ブラウザで JavaScript を有効にしてから、戻ってもう一度お試しください。',
  },
  otherDevice: {
    question: 'もう一方のデバイスでログインしますか？',
    lead: 'このリンクは、もう一方のデバイスからリクエストされました。ご自分でリクエストした場合は、そのデバイスの画面に表示されている番号を選択してください：',
    numbers: 'もう一方の画面に表示されている番号',
    someBrowser: '別のブラウザ',
    thatBrowser: 'もう一方のブラウザ',
    justNow: 'たった今',
    here: 'このデバイスでログイン',
    refuse: 'リクエストした覚えはありません',
    approvedTitle: 'もう一方のデバイスでログインしました',
    approvedText: '{browser} で続行してください。このページは閉じてかまいません。',
    soonTitle: 'もう一方のデバイスに戻ってください',
    soonText:
      '{browser} でページを表示すると、ログインが完了します。このページは閉じてかまいません。',
    refusedTitle: 'リンクを無効にしました',
    refusedText: 'ログインは行われませんでした。',
    wrongTitle: '番号が違います',
    wrongText:
      'そのためログインは行われず、リンクは無効になりました。ご自分でリクエストした場合は、新しいリンクをリクエストしてください。',
    takenTitle: 'すでに拒否できません',
    takenText:
      'もう一方のページではすでにログインが完了しています。心当たりがない場合は、すぐに {project} にお問い合わせください。',
    onwardTitle: 'ログインしています…',
    onward: 'ログイン',
  },
}
