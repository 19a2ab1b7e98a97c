import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Konto hos en annan leverantör',
  linked: {
    subject: 'Ett konto har länkats till ditt konto hos {project}',
    heading: 'Ett konto har länkats',
    lead: 'Nu går det att logga in med det som {email}.',
    label: 'Konto',
    removes: 'Då tas kontot bort, och webbläsaren som länkade det loggas ut.',
    does: 'Knappen tar bort kontot som mejlet handlar om och loggar ut de webbläsare som länkade eller använde det.',
    done: 'Det länkade kontot har tagits bort',
  },
}
