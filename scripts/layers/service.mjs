/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  {
    name: 'locales',
    says: 'the texts that users read; a folder a language, a file a room',
  },
  {
    name: 'foundation',
    says: 'independent of accounts: texts, addresses, errors, the query layer',
  },
  {
    name: 'senders',
    says: 'what sends mail and texts: one folder and one line per sender',
  },
  {
    name: 'declarations',
    says: 'what each method stores, configures and rate-limits; one line per method',
  },
  {
    name: 'kernel',
    says: 'storage, keys, configuration, HTTP, delivery, audit, webhooks',
  },
  {
    name: 'accounts',
    says: 'users, sessions, credentials, what every sign-in has in common',
  },
  {
    name: 'methods',
    says: 'ways to sign in',
  },
  {
    name: 'identity-provider',
    says: 'signing in to other apps',
  },
  {
    name: 'back-end',
    says: 'the API for the host’s back end',
  },
  {
    name: 'console',
    says: 'the operators’ console: its own sign-in, its calls, its page',
  },
  {
    name: 'server',
    says: 'one running service: its routes, its pages, its development tools',
  },
  {
    name: 'operations',
    says: 'the command line, moves and imports',
  },
]
