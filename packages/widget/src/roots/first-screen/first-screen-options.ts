import type { LoginOptions } from '../../kernel/context/widget-options.ts'

/** The options that the screen depends on. A page's other options, such as callbacks, exist only in its code. */
export type FirstScreenOptions = Pick<
  LoginOptions,
  'config' | 'presentation' | 'styles' | 'strings' | 'locale'
>
