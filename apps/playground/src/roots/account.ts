import type { ShownRoot } from '../page/shown-root.ts'

/** The account. */
export const root: ShownRoot = {
  label: 'Account',
  isForAll: true,
  mount: (client, options) => client.mountAccount(options),
}
