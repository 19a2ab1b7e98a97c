import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Používá technologii Portico',
  goToProject: 'Přejít na web {project}',
  tryAgain: 'Zkusit znovu',
  logInAgain: 'Přihlásit se znovu',
  linkTitle: 'Odkaz už nefunguje',
  linkText: 'Už byl použit, nebo vypršel.',
  linkLife: 'Každý odkaz platí jednou. Doba platnosti: {duration}.',
  askForLink: 'Požádat o nový odkaz',
  usedTitle: 'Tento odkaz už byl použit',
  usedText: 'Vraťte se do aplikace, do které se chcete přihlásit, a začněte tam znovu.',
  refusedTitle: 'Žádost o přihlášení zamítnuta',
  refusedText:
    'Aplikace požádala službu {project} o něco, co nesmí dostat. Nic nebylo předáno a není to vaše chyba.',
  refusedDetails: 'Podrobnosti pro autory aplikace',
  failedTitle: 'Něco se nepovedlo',
  failedText: 'Vraťte se do aplikace, která vás sem poslala, a zkuste to tam znovu.',
  needsScript: 'Tato stránka vyžaduje JavaScript.',
  deviceText: 'Otevřete stránku znovu a zadejte kód, který ukazuje zařízení.',
  details: 'Podrobnosti',
  error: 'Chyba',
  app: 'Aplikace',
  time: 'Čas',
  number: 'Číslo pro dotazy',
  aboutText:
    'Tento web přihlašuje uživatele pomocí Portico: přihlašovacího widgetu a ověřovací služby, kterou si provozuje sám. S dotazy k účtu se obracejte na tento web.',
}
