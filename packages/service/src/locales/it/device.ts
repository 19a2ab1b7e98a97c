import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: 'Collega un dispositivo',
  lead: 'Inserisci il codice mostrato dalla TV o dalla console.',
  code: 'Codice',
  wrong: 'Questo codice è errato o è scaduto. Riprova.',
  continue: 'Continua',
  caution:
    'Inserisci solo il codice di un dispositivo che hai davanti a te. Mai un codice che ti ha inviato qualcuno.',
  someApp: 'L’app',
  connectApp: 'Collegare {app}?',
  asked:
    'Un dispositivo con il codice {code} chiede l’accesso al tuo account. Continua solo se il codice appare su un tuo dispositivo.',
  requesting: '{app} chiede di:',
  allow: 'Consenti',
  deny: 'Nega',
  connectedTitle: 'Il dispositivo è collegato',
  connectedText: 'Puoi chiudere questa pagina e continuare sul dispositivo.',
  deniedTitle: 'L’accesso all’applicazione è stato negato.',
  deniedText: 'Puoi chiudere questa pagina.',
  goToProject: 'Vai a {project}',
  unverified:
    'Questa app non è stata verificata. Si è registrata da sola e nessuno di {project} sa chi la gestisce.',
  otherScope: 'Usare l’ambito {scope}',
  scopes: {
    openid: {
      text: 'Verificare la tua identità',
      details: ['Vedere le informazioni salvate nel tuo account'],
    },
    profile: {
      text: 'Vedere le informazioni personali del tuo profilo',
      details: ['Nome, immagine del profilo e preferenze di lingua'],
    },
    email: {
      text: 'Vedere le informazioni personali del tuo profilo',
      details: ['Indirizzo email'],
    },
    phone: {
      text: 'Vedere le informazioni personali del tuo profilo',
      details: ['Numero di telefono'],
    },
    offline_access: {
      text: 'Mantenere l’accesso ai tuoi dati anche quando non usi l’app',
      details: [
        'Accedere ai tuoi dati anche quando sei offline',
        'Sincronizzare i dati ed eseguire attività in background per tuo conto',
      ],
    },
  },
}
