import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Odkaz v e-mailu',
  mail: {
    login: {
      title: 'Přihlášení ke službě {project}',
      action: 'Přihlásit se',
    },
    signup: {
      title: 'Registrace do služby {project}',
      action: 'Zaregistrovat se',
    },
    preheader: 'Platí jednou. Doba platnosti: {duration}.',
    preheaderWithCode:
      'Otevřete odkaz, nebo zadejte kód {code}. Platí jednou. Doba platnosti: {duration}.',
    orCode: 'Nebo zadejte tento kód na stránce, kde přihlášení začalo:',
    worksUntil: 'Odkaz a kód platí jednou, do {time}. Použitím jednoho skončí platnost druhého.',
    worksFor:
      'Odkaz a kód platí jednou. Doba platnosti: {duration}. Použitím jednoho skončí platnost druhého.',
  },
  form: {
    sentTitle: 'Zkontrolujte e-mail',
    sentText: 'Poslali jsme e-mail na adresu {email}.',
    invalidTitle: 'Zkontrolujte e-mailovou adresu',
    invalidText: 'Vraťte se a zadejte platnou adresu.',
    tooManyTitle: 'Příliš mnoho pokusů',
    tooManyText: 'Počkejte několik minut, vraťte se a zkuste to znovu.',
    scriptTitle: 'Přihlášení zde vyžaduje JavaScript',
    scriptText: 'Zapněte ho v prohlížeči, vraťte se a zkuste to znovu.',
  },
  otherDevice: {
    question: 'Přihlásit se na druhém zařízení?',
    lead: 'Na něm někdo o tento odkaz požádal. Pokud jste to byli vy, vyberte číslo, které vidíte na jeho obrazovce:',
    numbers: 'Číslo na druhé obrazovce',
    someBrowser: 'Jiný prohlížeč',
    thatBrowser: 'jiný prohlížeč',
    justNow: 'právě teď',
    here: 'Přihlásit se zde',
    refuse: 'To není můj požadavek',
    approvedTitle: 'Na druhém zařízení jste přihlášeni',
    approvedText: 'Pokračujte na druhém zařízení ({browser}). Tuto stránku můžete zavřít.',
    soonTitle: 'Vraťte se ke druhému zařízení',
    soonText:
      'Přihlášení proběhne, jakmile se podíváte na stránku na druhém zařízení ({browser}). Tuto můžete zavřít.',
    refusedTitle: 'Odkaz už nefunguje',
    refusedText: 'Nikdo nebyl přihlášen.',
    wrongTitle: 'To nebylo správné číslo',
    wrongText:
      'Nikdo proto nebyl přihlášen a odkaz už nefunguje. Pokud šlo o váš požadavek, požádejte o nový odkaz.',
    takenTitle: 'Odmítnout už nelze',
    takenText:
      'Na druhé stránce už přihlášení proběhlo. Pokud jste to nebyli vy, ihned požádejte o pomoc službu {project}.',
    onwardTitle: 'Přihlašování...',
    onward: 'Přihlásit se',
  },
}
