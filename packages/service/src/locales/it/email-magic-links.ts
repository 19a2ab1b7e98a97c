import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link in un’email',
  mail: {
    login: {
      title: 'Accedi a {project}',
      action: 'Accedi',
    },
    signup: {
      title: 'Registrati su {project}',
      action: 'Registrati',
    },
    preheader: 'Funziona una sola volta, per {duration}.',
    preheaderWithCode: 'Apri il link o inserisci {code}. Funziona una sola volta, per {duration}.',
    orCode: 'Oppure inserisci questo codice nella pagina in cui lo hai richiesto:',
    worksUntil:
      'Il link e il codice funzionano una sola volta. Scadenza: {time}. Usando l’uno, l’altro non vale più.',
    worksFor:
      'Il link e il codice funzionano una sola volta, per {duration}. Usando l’uno, l’altro non vale più.',
  },
  form: {
    sentTitle: 'Controlla la tua email',
    sentText: 'È stata inviata un’email a {email}.',
    invalidTitle: 'Controlla l’indirizzo email',
    invalidText: 'Torna indietro e inseriscine uno valido.',
    tooManyTitle: 'Troppi tentativi',
    tooManyText: 'Attendi qualche minuto, torna indietro e riprova.',
    scriptTitle: 'Per accedere qui serve JavaScript',
    scriptText: 'Attivalo nel browser, torna indietro e riprova.',
  },
  otherDevice: {
    question: 'Accedere sull’altro dispositivo?',
    lead: 'Qualcuno ha richiesto questo link da lì. Se eri tu, scegli il numero che vedi su quello schermo:',
    numbers: 'Il numero sull’altro schermo',
    someBrowser: 'Un altro browser',
    thatBrowser: 'l’altro browser',
    justNow: 'proprio ora',
    here: 'Accedi qui',
    refuse: 'Non l’ho richiesto io',
    approvedTitle: 'Accesso effettuato sull’altro dispositivo',
    approvedText: 'Continua con {browser}. Puoi chiudere questa pagina.',
    soonTitle: 'Torna all’altro dispositivo',
    soonText:
      'L’accesso avverrà non appena tornerai sulla pagina con {browser}. Puoi chiudere questa.',
    refusedTitle: 'Il link non funziona più',
    refusedText: 'Nessuno ha effettuato l’accesso.',
    wrongTitle: 'Non era quel numero',
    wrongText:
      'Perciò nessuno ha effettuato l’accesso e il link non funziona più. Se lo hai richiesto tu, richiedine uno nuovo.',
    takenTitle: 'È troppo tardi per rifiutare',
    takenText:
      'Sull’altra pagina l’accesso è già avvenuto. Se non eri tu, chiedi subito aiuto a {project}.',
    onwardTitle: 'Accesso in corso...',
    onward: 'Accedi',
  },
}
