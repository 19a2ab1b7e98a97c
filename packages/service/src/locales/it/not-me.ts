import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Non eri tu?',
  does: 'Il pulsante disconnette il browser di cui parla l’email.',
  button: 'Non ero io',
  otherwise: 'Se eri tu, chiudi questa pagina: non è cambiato nulla.',
  done: 'Quel browser è stato disconnesso',
  tooLate: 'Nel frattempo è cambiato qualcosa',
  tooLateText: 'Ciò di cui parla l’email non vale più. Ora non è stato modificato nulla.',
  next: 'Per proteggere l’account:',
  steps: [
    'Verifica che nessun altro legga la tua posta: chi la legge può accedere al tuo posto. Nel dubbio, cambia la password della tua casella.',
    'Imposta qui una nuova password che non usi altrove.',
    'Accedi ed elimina ciò che non riconosci: passkey, numeri di telefono, account collegati, un’app di autenticazione.',
  ],
  help: 'Chiedi aiuto',
  signInAgain: 'Accedi di nuovo',
  goOn: 'Vai a {project}',
  dead: 'Questo link non funziona più',
  deadText:
    'È scaduto o non è stato copiato per intero. Un link come questo funziona per 7 giorni.',
}
