import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Zobrazit osobní údaje ve vašem profilu'

export const device: Translation<typeof english.device> = {
  connect: 'Připojení zařízení',
  lead: 'Zadejte kód, který ukazuje televizor nebo konzole.',
  code: 'Kód',
  wrong: 'Tento kód není správný, nebo jeho platnost vypršela. Zkuste to znovu.',
  continue: 'Pokračovat',
  caution:
    'Zadávejte jen kód ze zařízení, které máte před sebou. Nikdy ne kód, který vám někdo poslal.',
  someApp: 'bez názvu',
  connectApp: 'Připojit aplikaci {app}?',
  asked:
    'Zařízení s kódem {code} žádá o přístup k vašemu účtu. Pokračujte, jen pokud tento kód vidíte na svém zařízení.',
  requesting: 'Aplikace {app} chce:',
  allow: 'Povolit',
  deny: 'Odmítnout',
  connectedTitle: 'Zařízení je připojeno',
  connectedText: 'Tuto stránku můžete zavřít a pokračovat na zařízení.',
  deniedTitle: 'Přístup aplikace byl odmítnut.',
  deniedText: 'Tuto stránku můžete zavřít.',
  goToProject: 'Přejít na web {project}',
  unverified:
    'Tato aplikace nebyla ověřena. Zaregistrovala se sama a služba {project} neví, kdo ji provozuje.',
  otherScope: 'Použít oprávnění {scope}',
  scopes: {
    openid: {
      text: 'Ověřit vaši totožnost',
      details: ['Zobrazit informace uložené ve vašem účtu'],
    },
    profile: {
      text: personal,
      details: ['Jméno, profilový obrázek a upřednostňovaný jazyk'],
    },
    email: {
      text: personal,
      details: ['E-mailová adresa'],
    },
    phone: {
      text: personal,
      details: ['Telefonní číslo'],
    },
    offline_access: {
      text: 'Zachovat přístup k vašim údajům, i když aplikaci právě nepoužíváte',
      details: [
        'Získávat vaše údaje, i když jste offline',
        'Synchronizovat údaje a provádět úlohy na pozadí vaším jménem',
      ],
    },
  },
}
