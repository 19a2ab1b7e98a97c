import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Odhlásit se?',
  question: 'Opravdu se chcete odhlásit z účtu {project}?',
  yes: 'Odhlásit se',
  no: 'Zůstat přihlášeni',
  stayed: 'Odhlášení neproběhlo. Tuto stránku můžete zavřít.',
  leftTitle: 'Jste odhlášeni',
  leftText: 'V tomto prohlížeči jste odhlášeni z účtu {project}.',
  appsText: 'Možná je stále otevřeno: {apps}.',
}
