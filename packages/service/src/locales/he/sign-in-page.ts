import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'כניסה אל {app}',
  account: 'באמצעות חשבון {project} שלך',
  deviceTitle: 'כניסה כדי לחבר את המכשיר שלך',
  goOn: 'מכאן ממשיכים אל {host}',
  ended: 'הסשן הסתיים. כדי להמשיך, יש להיכנס לחשבון.',
  endedForApp: 'הסשן הסתיים. כדי להמשיך אל {app}, יש להיכנס לחשבון.',
  privacyPolicy: 'מדיניות הפרטיות',
  termsOfService: 'תנאי השימוש',
  aboutApp: 'על האפליקציה',
}
