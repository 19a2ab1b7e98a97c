import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Password',
  mail: {
    reset: {
      sentFor: 'Inviata a {email} perché qualcuno ha richiesto una nuova password.',
      subject: 'Imposta una nuova password {project}',
      preheaderUntil:
        'Funziona una sola volta. Scadenza: {time}. Finché non lo usi non cambia nulla.',
      preheaderFor: 'Funziona una sola volta, per {duration}. Finché non lo usi non cambia nulla.',
      heading: 'Imposta una nuova password',
      works: 'Fino ad allora la vecchia password continua a funzionare.',
      breached:
        'La tua password è in un elenco rubato a un altro sito, quindi qui non funziona più. {project} non ha subito intrusioni.',
      action: 'Imposta una nuova password',
      notYou: 'Non eri tu? Allora non fare nulla: la tua password resta quella di prima.',
      login: 'Per accedere senza una nuova password: {link}',
    },
    changed: {
      subject: 'La tua password {project} è stata modificata',
      heading: 'La tua password è stata modificata',
    },
    set: {
      subject: 'È stata impostata una password per il tuo account {project}',
      heading: 'È stata impostata una password',
    },
    othersSignedOut: 'Tutti gli altri browser sono stati disconnessi.',
    locks: 'Blocca la nuova password e ti permette di impostarne una tua.',
  },
  undo: {
    does: 'Il pulsante blocca la nuova password e disconnette tutti i browser. Poi ricevi un’email con un link per impostare una password tua.',
    done: 'La nuova password è bloccata',
    mailSent: 'È stata inviata a {email} un’email con un link per impostare una nuova password.',
    askForMail: 'Richiedi una nuova password nella pagina di accesso.',
  },
  guessed: {
    mail: {
      subject: '{code} è il tuo codice {project}',
      plainSubject: 'Il tuo codice {project}',
      heading: 'Il tuo codice di accesso',
      lead: 'Qualcuno ha inserito la tua password su un dispositivo che non conosciamo. Se eri tu, inserisci lì questo codice.',
      notYou:
        'Non eri tu? Allora qualcuno conosce la tua password. Il pulsante la blocca e disconnette tutti i browser, e ricevi un’email con un link per impostarne un’altra.',
    },
    does: 'Il pulsante blocca la tua password e disconnette tutti i browser. Poi ricevi un’email con un link per impostarne un’altra.',
    done: 'La tua password è bloccata',
  },
}
