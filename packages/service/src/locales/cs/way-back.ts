import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} je váš kód {project}',
    plainSubject: 'Váš kód {project}',
    heading: 'Přihlášení bez druhého kroku',
    lead: 'Do vašeho účtu se chce dostat někdo, kdo už druhý krok nemá. Pokud jste to vy, zadejte tam tento kód.',
    notYou:
      'Nejste to vy? Pak někdo dokáže projít prvním krokem. Bez kódu se nic nezmění, ale nastavte si nové heslo.',
  },
  requested: {
    subject: 'Druhý krok vašeho účtu {project} má být odebrán',
    heading: 'Váš druhý krok má být odebrán',
    lead: 'Někdo se přihlásil, přečetl kód ve vaší poště a uvedl, že druhý krok je ztracený. Pokud nikdo nic nenamítne, bude odebrán.',
    does: 'Tlačítko to zastaví a druhý krok zůstane.',
  },
  text: 'Druhý krok vašeho účtu {project} bude odebrán: {date}. Pokud jste o to nežádali, zastavte to: {link}',
  undo: {
    does: 'Tlačítko zastaví to, o čem píše zpráva: váš druhý krok zůstane.',
    done: 'Váš druhý krok zůstává',
  },
  removed: {
    subject: 'Druhý krok vašeho účtu {project} byl odebrán',
    heading: 'Váš druhý krok byl odebrán',
    lead: 'Čekací doba uplynula a nikdo nic nenamítl. Teď se přihlašujete bez něj. Brzy si nastavte nový.',
    does: 'Vrátí vše, co se od té doby změnilo, a odhlásí všechny prohlížeče, které se od té doby přihlásily.',
  },
}
