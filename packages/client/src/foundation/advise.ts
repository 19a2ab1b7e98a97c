import type { advice } from './advice.ts'

/** Writes advice for the site's developers to the console; the text is loaded when it is needed. */
export function advise(
  console: Pick<Console, 'warn' | 'error'>,
  id: keyof typeof advice,
  name: string = '',
  level: 'warn' | 'error' = 'warn',
): void {
  // without its text the advice is left out, which harms nothing
  import('./advice.ts').then(
    ({ advice }) => console[level](advice[id](name)),
    () => {},
  )
}
