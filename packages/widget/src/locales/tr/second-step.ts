import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Kimlik doğrulama uygulamanızı açıp {project} kodunu girin.',
  'secondStep.contentWithoutName': 'Kimlik doğrulama uygulamanızı açıp kodu girin.',
  'secondStep.anotherWay': 'Başka bir yol dene',
  'secondStep.remember': 'Bu cihazı {days, plural, one {# gün} other {# gün}} boyunca hatırla',
  'secondStep.newDevice.content': 'Bu cihazı henüz tanımıyoruz.',
  'secondStep.expired': 'Oturum açma işlemi çok uzun sürdü. Geri dönüp yeniden başlatın.',
  'secondStep.success.content': 'Oturum açtınız.',
}
