import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Sms är nu ett andra steg för ditt konto hos {project}',
    heading: 'Sms har slagits på som andra steg',
    lead: 'En inloggning som {email} kan nu slutföras med en kod som skickas till det här numret.',
    label: 'Telefonnummer',
    does: 'Då slås sms av, och webbläsaren som slog på dem loggas ut.',
  },
  undo: {
    does: 'Knappen slår av de sms som mejlet handlar om och loggar ut de webbläsare som slog på eller använde dem.',
    done: 'Sms är inte längre ett andra steg',
  },
}
