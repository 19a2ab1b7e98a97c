import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Nastavte nový přístupový klíč',
  'passkey.registrationStart.error.noUser':
    'Chyba: komponentu PasskeyRegistration nelze použít bez přihlášeného uživatele.',
  'passkey.registrationSuccess.title': 'Přístupový klíč vytvořen!',
  'passkey.registrationSkipped.title': 'Přístupový klíč nebyl vytvořen',
  'passkey.registrationSkipped.content': 'Můžete pokračovat bez něj a nastavit ho později.',
  'passkey.list.title': 'Vaše přístupové klíče',
  'passkey.list.empty': 'Nemáte už žádný klíč. Nový můžete vytvořit teď nebo později.',
  'passkey.list.usedToday': 'Použito dnes',
  'passkey.list.used': 'Naposledy použito: {date}',
  'passkey.list.neverUsed': 'Zatím nepoužito',
  'passkey.list.created': 'Vytvořeno: {date}',
  'passkey.list.notRenamed': 'Název se nepodařilo změnit. Zkuste to znovu.',
  'passkey.list.notDeleted': 'Přístupový klíč se nepodařilo smazat. Zkuste to znovu.',
  'passkey.list.tooOldToDelete':
    'Přístupový klíč nebyl smazán, protože od přihlášení uplynulo příliš času. Přihlaste se znovu a pak ho smažte.',
  'passkey.registrationSuccess.existingPasskeys': 'Existující přístupové klíče',
  'passkey.registrationSuccess.deleteWarning': 'Smazaný přístupový klíč nelze obnovit.',
  'passkey.registrationSuccess.setupAnother': 'Nastavit další klíč',
  'passkey.editing.label': 'Název přístupového klíče',
  'button.createPasskey': 'Vytvořit přístupový klíč',
  'button.skip': 'Přeskočit',
  'button.edit': 'Upravit',
  'button.save': 'Uložit',
  'button.delete': 'Smazat',
  'button.cancel': 'Zrušit',
  'button.done': 'Hotovo',
  'error.passkeyNotCreated':
    'Přístupový klíč nebyl vytvořen. Kliknutím na „Vytvořit přístupový klíč“ to zkuste znovu, nebo tento krok přeskočte.',
  'error.passkeySessionTooOld':
    'Přístupový klíč nebyl vytvořen, protože od přihlášení uplynulo příliš času. Přihlaste se znovu a pak ho vytvořte.',
  'error.duplicatePasskey':
    'Přístupový klíč nelze vytvořit, protože je už nejspíš zaregistrovaný. Možná vznikl na jiném zařízení a pak se synchronizoval.',
}
