import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Do Twojego konta {project} utworzono nowe kody zapasowe',
    heading: 'Utworzono nowe kody zapasowe',
    lead: 'Wcześniejsze kody zapasowe już nie działają.',
    does: 'Przycisk unieważni nowe kody i wyloguje przeglądarkę, w której je utworzono.',
    undo: {
      does: 'Przycisk unieważni kody zapasowe, których dotyczy e-mail, i wyloguje przeglądarki, w których je utworzono lub użyto.',
      done: 'Te kody zapasowe już nie działają',
    },
  },
  used: {
    subject: 'Ktoś zalogował się na Twoje konto {project} kodem zapasowym',
    heading: 'Do zalogowania użyto kodu zapasowego',
    lead: 'Ten kod już nie działa.',
    remaining: 'Pozostałe kody',
    does: 'Przycisk cofnie wszystko, co zmieniono od tego logowania, wyloguje wszystkie przeglądarki zalogowane od tego czasu i unieważni wszystkie kody zapasowe.',
    undo: {
      does: 'Przycisk cofnie wszystko, co zmieniono od logowania, którego dotyczy e-mail, wyloguje wszystkie przeglądarki zalogowane od tego czasu i unieważni wszystkie kody zapasowe.',
      done: 'Zmiany zostały cofnięte',
    },
  },
}
