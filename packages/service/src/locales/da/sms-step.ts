import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Sms er nu et andet trin på din konto hos {project}',
    heading: 'Sms er slået til som andet trin',
    lead: 'Et login som {email} kan nu fuldføres med en kode, der sendes til dette nummer.',
    label: 'Telefonnummer',
    does: 'Så slås sms fra, og den browser, der slog det til, logges ud.',
  },
  undo: {
    does: 'Knappen slår de sms’er fra, som e-mailen handler om, og logger de browsere ud, der har slået dem til eller brugt dem.',
    done: 'Sms er ikke længere et andet trin',
  },
}
