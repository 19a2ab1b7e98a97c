import type { ShownRoot } from '../page/shown-root.ts'

/** The sign-in. */
export const root: ShownRoot = {
  label: 'Log in',
  place: 1,
  isForAll: true,
  mount: (client, options) => client.mountLogin(options),
}
