/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  {
    name: 'foundation',
    says: 'independent of accounts: texts, addresses, errors, the query layer',
    folders: ['foundation', 'foundation/*'],
  },
  {
    name: 'declarations',
    says: 'what each method stores, configures and rate-limits; one line per method',
    folders: [
      'declarations/*',
      'declarations/index',
      'declarations/all-declarations',
      'declarations/declare-credential',
      'declarations/declare-method',
      'declarations/setting-schemas',
      'declarations/undoable-event',
    ],
  },
  {
    name: 'kernel',
    says: 'storage, keys, configuration, HTTP, delivery, audit, webhooks',
    folders: ['kernel', 'kernel/*'],
  },
  {
    name: 'accounts',
    says: 'users, sessions, credentials, what every sign-in has in common',
    folders: ['accounts', 'accounts/*'],
  },
  {
    name: 'methods',
    says: 'ways to sign in, and further factors',
    folders: ['methods/*', 'methods/all-methods', 'methods/index'],
  },
  {
    name: 'identity-provider',
    says: 'signing in to other apps',
    folders: ['identity-provider'],
  },
  {
    name: 'back-end',
    says: 'the API for the host’s back end',
    folders: ['back-end'],
  },
  {
    name: 'server',
    says: 'one running service: its routes, its pages, its development tools',
    folders: ['server', 'server/*'],
  },
  {
    name: 'operations',
    says: 'the command line, moves and imports',
    folders: ['operations', 'operations/*', 'index', 'main'],
  },
]
