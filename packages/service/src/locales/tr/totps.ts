import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Kimlik doğrulama uygulaması',
    recoveryCode: 'Kurtarma kodu',
  },
  added: {
    subject: '{project} hesabınıza bir kimlik doğrulama uygulaması eklendi',
    heading: 'Kimlik doğrulama uygulaması eklendi',
    lead: 'Artık {email} hesabındaki değişiklikler için bu uygulamadan bir kod gerekir.',
    removes: 'Düğme bu uygulamayı kaldırır ve onu ekleyen tarayıcının oturumunu kapatır.',
    does: 'Düğme, e-postada sözü edilen kimlik doğrulama uygulamasını kurtarma kodlarıyla birlikte kaldırır ve onu eklemiş veya kullanmış tarayıcıların oturumunu kapatır.',
    done: 'Kimlik doğrulama uygulaması kaldırıldı',
  },
}
