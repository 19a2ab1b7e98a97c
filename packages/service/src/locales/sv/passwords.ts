import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Lösenord',
  mail: {
    reset: {
      sentFor: 'Skickat till {email} för att någon begärde ett nytt lösenord.',
      subject: 'Välj ett nytt lösenord för {project}',
      preheaderUntil: 'Fungerar en gång, till {time}. Inget ändras förrän du använder länken.',
      preheaderFor: 'Fungerar en gång, i {duration}. Inget ändras förrän du använder länken.',
      heading: 'Välj ett nytt lösenord',
      works: 'Ditt gamla lösenord fungerar tills du gör det.',
      breached:
        'Ditt lösenord finns på en lista som stulits från en annan webbplats, så det fungerar inte längre här. Ingen har brutit sig in hos {project}.',
      action: 'Välj ett nytt lösenord',
      notYou: 'Var det inte du? Då behöver du inte göra något: ditt lösenord förblir som det är.',
      login: 'Logga in utan ett nytt lösenord: {link}',
    },
    changed: {
      subject: 'Ditt lösenord för {project} har ändrats',
      heading: 'Ditt lösenord har ändrats',
    },
    set: {
      subject: 'Ett lösenord har valts för ditt konto hos {project}',
      heading: 'Ett lösenord har valts',
    },
    othersSignedOut: 'Alla andra webbläsare har loggats ut.',
    locks: 'Då spärras det nya lösenordet, och du kan välja ett själv.',
  },
  undo: {
    does: 'Knappen spärrar det nya lösenordet och loggar ut alla webbläsare. Sedan får du ett mejl med en länk för att själv välja ett lösenord.',
    done: 'Det nya lösenordet är spärrat',
    mailSent: 'Ett mejl med en länk för att välja ett nytt lösenord har skickats till {email}.',
    askForMail: 'Begär ett nytt lösenord på sidan där du loggar in.',
  },
  guessed: {
    mail: {
      subject: '{code} är din kod för {project}',
      plainSubject: 'Din kod för {project}',
      heading: 'Din inloggningskod',
      lead: 'Någon har angett ditt lösenord på en enhet som vi inte känner till. Om det var du, ange koden där.',
      notYou:
        'Var det inte du? Då känner någon till ditt lösenord. Knappen spärrar det och loggar ut alla webbläsare, och du får ett mejl med en länk för att välja ett annat.',
    },
    does: 'Knappen spärrar ditt lösenord och loggar ut alla webbläsare. Sedan får du ett mejl med en länk för att välja ett annat.',
    done: 'Ditt lösenord är spärrat',
  },
}
