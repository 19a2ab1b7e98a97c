import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Con tecnologia Portico',
  goToProject: 'Vai a {project}',
  tryAgain: 'Riprova',
  logInAgain: 'Accedi di nuovo',
  linkTitle: 'Questo link non funziona più',
  linkText: 'È già stato usato oppure è scaduto.',
  linkLife: 'Ogni link funziona una sola volta, per {duration}.',
  askForLink: 'Richiedi un nuovo link',
  usedTitle: 'Questo link è già stato usato',
  usedText: 'Torna all’app a cui volevi accedere e ricomincia da lì.',
  refusedTitle: 'Richiesta di accesso rifiutata',
  refusedText:
    'Un’app ha chiesto a {project} qualcosa che non può avere. Non è stato condiviso nulla e non hai fatto nulla di sbagliato.',
  refusedDetails: 'Dettagli per chi gestisce l’app',
  failedTitle: 'Si è verificato un problema',
  failedText: 'Torna all’app da cui arrivi e riprova da lì.',
  deviceText: 'Apri di nuovo la pagina e inserisci il codice mostrato dal dispositivo.',
  needsScript: 'Questa pagina richiede JavaScript.',
  details: 'Dettagli',
  error: 'Errore',
  app: 'App',
  time: 'Ora',
  number: 'Numero da comunicare',
  aboutText:
    'Questo sito gestisce l’accesso con Portico: un widget di accesso e un servizio di autenticazione che il sito stesso amministra. Per domande sul tuo account rivolgiti al sito.',
}
