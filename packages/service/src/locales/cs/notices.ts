import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nové přihlášení k vašemu účtu {project}',
    heading: 'Nové přihlášení k vašemu účtu',
    lead: 'Někdo se přihlásil jako {email} v prohlížeči, který jsme dosud neznali.',
    does: 'Tlačítko tento prohlížeč odhlásí a pomůže vám účet zabezpečit.',
  },
  noAccount: {
    subject: 'Žádný účet {project} nepoužívá tuto adresu',
    preheader: 'Někdo se s ní zkusil přihlásit. Můžete se zaregistrovat, nebo zkusit jinou adresu.',
    heading: 'S touto adresou není žádný účet',
    lead: 'Někdo se zkusil přihlásit jako {email}, ale žádný účet {project} tuto adresu nepoužívá. Možná jste se zaregistrovali s jinou adresou.',
    action: 'Zaregistrovat tuto adresu',
    notYou: 'Nejste to vy? Nedělejte nic. Nic nebylo vytvořeno.',
  },
}
