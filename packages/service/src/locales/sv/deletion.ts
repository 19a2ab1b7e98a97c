import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Radering',
  asked: {
    subject: 'Ditt konto hos {project} kommer att raderas',
    heading: 'Ditt konto kommer att raderas',
    lead: 'Alla webbläsare och appar har loggats ut.',
  },
  erases:
    'Raderingen tar bort dina adresser, dina lösennycklar och din historik. Ingen kan återställa dem.',
  keep: 'Fram till dess kan du logga in och behålla kontot.',
  keepAt: 'Fram till dess kan du logga in och behålla kontot: {link}',
  does: 'Då behåller du kontot, och alla webbläsare som har loggat in sedan dess loggas ut.',
  near: {
    subject: 'Ditt konto hos {project} raderas snart',
    heading: 'Ditt konto raderas snart',
    action: 'Logga in och behåll kontot',
  },
  done: {
    subject: 'Ditt konto hos {project} har raderats',
    heading: 'Ditt konto har raderats',
    lead: 'Dina adresser, dina lösennycklar och din historik har raderats. Ingen kan återställa dem.',
    sentFor: 'Skickat till {email} för att det var adressen till ett konto hos {project}.',
  },
  undo: {
    does: 'Med knappen behåller du kontot, och alla webbläsare som har loggat in sedan raderingen begärdes loggas ut.',
    done: 'Ditt konto finns kvar',
  },
}
