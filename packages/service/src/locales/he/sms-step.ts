import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'הודעות טקסט הן עכשיו שלב שני בחשבון {project} שלך',
    heading: 'הודעות טקסט הופעלו כשלב שני',
    lead: 'מעכשיו אפשר להשלים כניסה לחשבון {email} בקוד שנשלח למספר הזה.',
    label: 'מספר טלפון',
    does: 'הלחצן מכבה את הודעות הטקסט ומבצע יציאה בדפדפן שבו הן הופעלו.',
  },
  undo: {
    does: 'הלחצן מכבה את הודעות הטקסט שמוזכרות באימייל, ומבצע יציאה בדפדפנים שבהם הן הופעלו או שימשו.',
    done: 'הודעות טקסט אינן עוד שלב שני',
  },
}
