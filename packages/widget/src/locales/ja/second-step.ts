import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': '認証アプリを開き、{project} のコードを入力してください。',
  'secondStep.contentWithoutName': '認証アプリを開き、コードを入力してください。',
  'secondStep.anotherWay': '別の方法を試す',
  'secondStep.remember': 'このデバイスを {days, plural, other {# 日間}}記憶する',
  'secondStep.newDevice.content': 'このデバイスはまだ確認されていません。',
  'secondStep.expired': 'ログインに時間がかかりすぎました。戻って最初からやり直してください。',
  'secondStep.success.content': 'ログインしました。',
}
