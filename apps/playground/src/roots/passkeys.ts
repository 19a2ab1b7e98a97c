import type { ShownRoot } from '../page/shown-root.ts'

/** The passkeys of the person who is signed in. */
export const root: ShownRoot = {
  label: 'Passkeys',
  place: 3,
  mount: (client, options) => client.mountPasskeyRegistration(options),
}
