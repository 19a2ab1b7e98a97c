import type { advice } from './advice.ts'

/** Tells the site owner on the console; the sentence is loaded when it is due. */
export function advise(
  console: Pick<Console, 'warn' | 'error'>,
  id: keyof typeof advice,
  name: string = '',
  level: 'warn' | 'error' = 'warn',
): void {
  // failing to load advice harms nobody
  import('./advice.ts').then(
    ({ advice }) => console[level](advice[id](name)),
    () => {},
  )
}
