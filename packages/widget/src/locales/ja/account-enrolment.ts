import type { Translation } from '@portico/contract'
import type * as english from '../en/account-enrolment.ts'

export const accountEnrolmentText: Translation<typeof english.accountEnrolmentText> = {
  'enrolment.title': '{project} には第 2 ステップが必要です',
  'enrolment.content': 'ログインまであと少しです。今すぐ設定してください。1 分ほどで終わります。',
  'enrolment.putOff': '{date} までは後回しにできます。',
  'enrolment.notNow': '今はしない',
}
