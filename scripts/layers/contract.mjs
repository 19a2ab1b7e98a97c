/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  {
    name: 'foundation',
    says: 'shared errors, limits, what an operation is, cleaning of pasted text',
  },
  {
    name: 'declarations',
    says: 'what each method adds to users, factors, user operations and the settings of pages; a folder a method',
  },
  {
    name: 'objects',
    says: 'users, sessions and other objects that several operations answer with',
  },
  { name: 'project', says: 'what concerns a project as a whole: settings, events, captcha, audit' },
  { name: 'accounts', says: 'users, their sessions and authenticator apps, impersonation' },
  { name: 'methods', says: 'the sign-in methods' },
  { name: 'identity-provider', says: 'signing in to other apps' },
  { name: 'api', says: 'all operations and all errors, joined' },
]
