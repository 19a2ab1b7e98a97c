import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Nebyli jste to vy?',
  does: 'Tlačítko odhlásí prohlížeč, o kterém píše e-mail.',
  button: 'To nejsem já',
  otherwise: 'Pokud jste to byli vy, zavřete tuto stránku: nic se nezměnilo.',
  done: 'Prohlížeč je odhlášen',
  tooLate: 'Mezitím se to změnilo',
  tooLateText: 'To, o čem píše e-mail, už neplatí. Teď se nic nezměnilo.',
  next: 'Jak účet zabezpečit:',
  steps: [
    'Ujistěte se, že vaši poštu nečte nikdo jiný: kdo ji čte, může se přihlásit za vás. V případě pochybností změňte heslo ke své schránce.',
    'Nastavte zde nové heslo, které nepoužíváte nikde jinde.',
    'Přihlaste se a smažte, co neznáte: přístupové klíče, telefonní čísla, propojené účty, ověřovací aplikaci.',
  ],
  help: 'Získat pomoc',
  signInAgain: 'Přihlásit se znovu',
  goOn: 'Přejít na web {project}',
  dead: 'Odkaz už nefunguje',
  deadText: 'Vypršel, nebo nebyl zkopírován celý. Takové odkazy platí 7 dní.',
}
