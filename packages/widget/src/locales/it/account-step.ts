import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Aggiungi un secondo passaggio',
  'account.step.addContent': 'Dopo la password chiediamo anche qualcosa che hai solo tu.',
  'account.step.app': 'App di autenticazione',
  'account.step.appDetail': 'Funziona senza rete',
  'account.step.passkey': 'Passkey',
  'account.step.passkeyDetail': 'Vale per entrambi i passaggi',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Meno sicuro degli altri',
  'account.step.smsTitle': 'Usa gli SMS',
  'account.step.smsContent': 'Inviamo un codice a questo numero quando accedi.',
  'account.step.smsRisk':
    'Chi si impossessa del tuo numero di telefono riceve anche i tuoi codici. Un’app di autenticazione è più sicura.',
  'account.step.smsOn': 'Gli SMS sono attivi.',
  'account.step.smsOff': 'Gli SMS sono disattivati.',
  'account.step.lost':
    'L’operazione è stata ricominciata in un’altra finestra. Ricomincia da capo.',
  'account.step.since': 'Attivo dal {date}.',
  'account.step.few':
    '{n, plural, one {È rimasto solo # codice di recupero} other {Sono rimasti solo # codici di recupero}}. Creane di nuovi.',
  'account.step.codes': 'Codici di recupero',
  'account.step.codesLeft': '{n} di {all} rimasti',
  'account.step.newCodes': 'Nuovi codici',
  'account.step.turnOff': 'Disattiva',
  'account.step.newPhone': 'Configura un nuovo telefono',
  'account.step.offTitle': 'Disattivare il secondo passaggio?',
  'account.step.offContent':
    'Poi la password da sola basta per accedere. I tuoi codici di recupero smettono di funzionare.',
  'account.step.offRequired':
    '{project} chiede un secondo passaggio, quindi non si può disattivare.',
  'account.step.keep': 'Lascialo attivo',
  'account.step.isOn': 'Il tuo secondo passaggio è attivo.',
  'account.step.isOff': 'Il tuo secondo passaggio è disattivato.',
  'account.step.progress': 'Passaggio {n} di {all}',
  'account.step.copy': 'Copia',
  'account.step.copied': 'Copiato',
  'account.act.addStep': 'Per aggiungere un secondo passaggio.',
  'account.act.newCodes': 'Per creare nuovi codici di recupero.',
  'account.act.turnOff': 'Per disattivare il secondo passaggio.',
  'account.act.smsOff': 'Per disattivare gli SMS.',
}
