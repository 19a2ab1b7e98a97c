import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS artık {project} hesabınızın ikinci adımı',
    heading: 'SMS ikinci adım olarak açıldı',
    lead: 'Artık {email} hesabında oturum açma, bu numaraya gönderilen bir kodla tamamlanabilir.',
    label: 'Telefon numarası',
    does: 'Düğme SMS’i kapatır ve onu açan tarayıcının oturumunu kapatır.',
  },
  undo: {
    does: 'Düğme, e-postada sözü edilen SMS’i kapatır ve onu açmış veya kullanmış tarayıcıların oturumunu kapatır.',
    done: 'SMS artık ikinci adım değil',
  },
}
