/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  { name: 'foundation', says: 'options, errors, the browser behind ports, hashing; no service' },
  {
    name: 'kernel',
    says: 'requests, the settings of the project, PKCE, abuse defence, the event log',
  },
  { name: 'session', says: 'the tokens and the state of who is signed in, in every tab' },
  { name: 'calls', says: 'what every call needs, and how its code is loaded at the first one' },
  { name: 'methods', says: 'the sign-in methods' },
  { name: 'account', says: 'the signed-in user, the session, authenticator apps, impersonation' },
  { name: 'rbac', says: 'what the roles of the signed-in user permit' },
  { name: 'identity-provider', says: 'the pages on which a user signs in to other apps' },
  { name: 'client', says: 'one client: its calls, its session, its start' },
]
