import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Länk i ett mejl',
  mail: {
    login: {
      title: 'Logga in på {project}',
      action: 'Logga in',
    },
    signup: {
      title: 'Registrera dig på {project}',
      action: 'Registrera dig',
    },
    preheader: 'Fungerar en gång, i {duration}.',
    preheaderWithCode: 'Öppna länken eller ange {code}. Fungerar en gång, i {duration}.',
    orCode: 'Eller ange den här koden på sidan där du begärde den:',
    worksUntil:
      'Länken och koden fungerar en gång, till {time}. När du använder den ena slutar den andra att gälla.',
    worksFor:
      'Länken och koden fungerar en gång, i {duration}. När du använder den ena slutar den andra att gälla.',
  },
  form: {
    sentTitle: 'Kolla din e-post',
    sentText: 'Ett mejl har skickats till {email}.',
    invalidTitle: 'Kontrollera e-postadressen',
    invalidText: 'Gå tillbaka och ange en giltig adress.',
    tooManyTitle: 'För många försök',
    tooManyText: 'Vänta några minuter, gå tillbaka och försök igen.',
    scriptTitle: 'Du behöver JavaScript för att logga in här',
    scriptText: 'Slå på det i webbläsaren, gå tillbaka och försök igen.',
  },
  otherDevice: {
    question: 'Logga in på din andra enhet?',
    lead: 'Någon begärde den här länken där. Om det var du väljer du talet som du ser på den skärmen:',
    numbers: 'Talet på den andra skärmen',
    someBrowser: 'En annan webbläsare',
    thatBrowser: 'den andra webbläsaren',
    justNow: 'nyss',
    here: 'Logga in här i stället',
    refuse: 'Jag har inte begärt detta',
    approvedTitle: 'Du är inloggad där',
    approvedText: 'Fortsätt i {browser}. Du kan stänga den här sidan.',
    soonTitle: 'Gå tillbaka till din andra enhet',
    soonText: 'Du loggas in när du tittar på sidan i {browser}. Den här sidan kan du stänga.',
    refusedTitle: 'Länken fungerar inte längre',
    refusedText: 'Ingen loggades in.',
    wrongTitle: 'Det var inte rätt tal',
    wrongText:
      'Därför loggades ingen in, och länken fungerar inte längre. Om du själv begärde den kan du begära en ny.',
    takenTitle: 'Det är för sent att neka',
    takenText:
      'Sidan där är redan inloggad. Om det inte var du ska du genast be {project} om hjälp.',
    onwardTitle: 'Loggar in...',
    onward: 'Logga in',
  },
}
