import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Heslo',
  mail: {
    reset: {
      sentFor: 'Posláno na adresu {email}, protože někdo požádal o nové heslo.',
      subject: 'Nové heslo k účtu {project}',
      preheaderUntil: 'Platí jednou, do {time}. Zatím se nic nezměnilo.',
      preheaderFor: 'Platí jednou. Doba platnosti: {duration}. Zatím se nic nezměnilo.',
      heading: 'Nastavte nové heslo',
      works: 'Staré heslo platí, dokud nenastavíte nové.',
      breached:
        'Vaše heslo je na seznamu odcizeném z jiného webu, a proto zde už neplatí. Do služby {project} nikdo nepronikl.',
      action: 'Nastavit nové heslo',
      notYou: 'Nejste to vy? Nedělejte nic: heslo zůstane, jak je.',
      login: 'Přihlášení bez nového hesla: {link}',
    },
    changed: {
      subject: 'Heslo k vašemu účtu {project} bylo změněno',
      heading: 'Heslo bylo změněno',
    },
    set: {
      subject: 'K vašemu účtu {project} bylo nastaveno heslo',
      heading: 'Bylo nastaveno heslo',
    },
    othersSignedOut: 'Všechny ostatní prohlížeče byly odhlášeny.',
    locks: 'Tlačítko nové heslo zablokuje a umožní vám nastavit vlastní.',
  },
  undo: {
    does: 'Tlačítko nové heslo zablokuje a odhlásí všechny prohlížeče. Potom dostanete e-mail s odkazem, kterým nastavíte vlastní heslo.',
    done: 'Nové heslo je zablokováno',
    mailSent: 'E-mail s odkazem pro nastavení nového hesla byl poslán na adresu {email}.',
    askForMail: 'O nové heslo požádejte na přihlašovací stránce.',
  },
  guessed: {
    mail: {
      subject: '{code} je váš kód {project}',
      plainSubject: 'Váš kód {project}',
      heading: 'Váš kód k přihlášení',
      lead: 'Někdo zadal vaše heslo na zařízení, které neznáme. Pokud jste to byli vy, zadejte tam tento kód.',
      notYou:
        'Nejste to vy? Pak někdo zná vaše heslo. Tlačítko ho zablokuje a odhlásí všechny prohlížeče a vy dostanete e-mail s odkazem, kterým nastavíte jiné.',
    },
    does: 'Tlačítko vaše heslo zablokuje a odhlásí všechny prohlížeče. Potom dostanete e-mail s odkazem, kterým nastavíte jiné.',
    done: 'Vaše heslo je zablokováno',
  },
}
