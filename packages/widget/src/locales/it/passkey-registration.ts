import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Crea una nuova passkey',
  'passkey.registrationStart.error.noUser':
    'Errore: impossibile usare il componente PasskeyRegistration senza un utente autenticato con una sessione attiva.',
  'passkey.registrationSuccess.title': 'Passkey creata!',
  'passkey.registrationSkipped.title': 'Nessuna passkey creata',
  'passkey.registrationSkipped.content': 'Puoi continuare senza e crearne una più tardi.',
  'passkey.list.title': 'Le tue passkey',
  'passkey.list.empty': 'Non ne resta nessuna. Puoi crearne una nuova ora o più tardi.',
  'passkey.list.usedToday': 'Usata oggi',
  'passkey.list.used': 'Ultimo uso: {date}',
  'passkey.list.neverUsed': 'Mai usata',
  'passkey.list.created': 'Creata il {date}',
  'passkey.list.notRenamed': 'Il nome non è stato modificato. Riprova.',
  'passkey.list.notDeleted': 'Questa passkey non è stata eliminata. Riprova.',
  'passkey.list.tooOldToDelete':
    'Questa passkey non è stata eliminata perché hai effettuato l’accesso da un po’ di tempo. Accedi di nuovo, poi eliminala.',
  'passkey.registrationSuccess.existingPasskeys': 'Passkey esistenti',
  'passkey.registrationSuccess.deleteWarning':
    'Una volta eliminata, la passkey non può essere ripristinata.',
  'passkey.registrationSuccess.setupAnother': 'Crea un’altra passkey',
  'passkey.editing.label': 'Nome della passkey',
  'button.createPasskey': 'Crea una passkey',
  'button.skip': 'Salta',
  'button.edit': 'Modifica',
  'button.save': 'Salva',
  'button.delete': 'Elimina',
  'button.cancel': 'Annulla',
  'button.done': 'Fine',
  'error.passkeyNotCreated':
    'La passkey non è stata creata. Fai clic su “Crea una passkey” per riprovare oppure salta senza aggiungere una passkey.',
  'error.passkeySessionTooOld':
    'La passkey non è stata creata perché hai effettuato l’accesso da un po’ di tempo. Accedi di nuovo, poi creala.',
  'error.duplicatePasskey':
    'Non è possibile creare la passkey, perché sembra già registrata. Forse è stata registrata su un altro dispositivo e sincronizzata tra i tuoi dispositivi.',
}
