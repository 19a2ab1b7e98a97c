import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Accedi a {clientName} con {projectName}',
  'idpConsent.customScopes.title': '{clientName} vuole accedere al tuo account {projectName}',
  'idpConsent.requestingTo': '{clientName} chiede di:',
  'idpConsent.allowClientTo': 'Consenti a {clientName} di:',
  'idpConsent.button.allow': 'Consenti',
  'idpConsent.button.deny': 'Nega',
  'idpConsent.notInSight':
    'Non è stato ancora consentito nulla, perché il pulsante non era ben visibile. Leggi la richiesta, poi scegli di nuovo {button}.',
  'idpConsent.defaultClientName': 'L’app',
  'idpConsent.denied': 'L’accesso all’applicazione è stato negato.',
  'idpConsent.useAnotherAccount': 'Usa un altro account',
  'idpConsent.chooseAccount.title': 'Scegli un account',
  'idpConsent.chooseAccount.content': 'per continuare su {clientName}',
  'idpConsent.noActiveSession': 'Nessuna sessione attiva rilevata. Accedi per continuare.',
  'idpConsent.noPermissionsToGrant':
    'Non hai l’autorizzazione per concedere a {clientName} l’accesso ad alcuni degli ambiti richiesti.',
  'idpConsent.cannotGrant': 'Non puoi consentire a {clientName} di:',
  'idpConsent.scope.identity': 'Verificare la tua identità',
  'idpConsent.scope.identity.detail': 'Vedere le informazioni salvate nel tuo account',
  'idpConsent.scope.personal': 'Vedere le informazioni personali del tuo profilo',
  'idpConsent.scope.profile.detail': 'Nome, immagine del profilo e preferenze di lingua',
  'idpConsent.scope.email.detail': 'Indirizzo email',
  'idpConsent.scope.phone.detail': 'Numero di telefono',
  'idpConsent.scope.offline': 'Mantenere l’accesso ai tuoi dati anche quando non usi l’app',
  'idpConsent.scope.offline.detail': 'Accedere ai tuoi dati anche quando sei offline',
  'idpConsent.scope.offline.tasks.detail':
    'Sincronizzare i dati ed eseguire attività in background per tuo conto',
  'idpConsent.scope.other': 'Usare l’ambito {scope}',
  'idpLogout.title': 'Vuoi uscire?',
  'idpLogout.confirmMessage': 'Vuoi davvero uscire dal tuo account {projectName}?',
  'idpLogout.yes': 'Sì',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'L’accesso resta attivo. Puoi chiudere questa pagina.',
}
