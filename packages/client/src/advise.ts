import type { advice } from './advice.ts'

/** Warns the site owner on the console; the sentence is loaded when it is due. */
export function advise(
  console: Pick<Console, 'warn'>,
  id: keyof typeof advice,
  name: string = '',
): void {
  // failing to load advice harms nobody
  import('./advice.ts').then(
    ({ advice }) => console.warn(advice[id](name)),
    () => {},
  )
}
