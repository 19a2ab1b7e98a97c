import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS zprávy jsou nyní druhým krokem vašeho účtu {project}',
    heading: 'SMS zprávy byly zapnuty jako druhý krok',
    lead: 'Přihlášení jako {email} lze nyní dokončit kódem zaslaným na toto číslo.',
    label: 'Telefonní číslo',
    does: 'Tlačítko SMS zprávy vypne a odhlásí prohlížeč, ve kterém byly zapnuty.',
  },
  undo: {
    does: 'Tlačítko vypne SMS zprávy, o kterých píše e-mail, a odhlásí prohlížeče, ve kterých byly zapnuty nebo použity.',
    done: 'SMS zprávy už nejsou druhým krokem',
  },
}
