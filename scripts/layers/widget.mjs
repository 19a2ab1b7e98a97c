/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  {
    name: 'foundation',
    says: 'parts, icons, style sheets, themes; no texts and no client',
    folders: ['foundation', 'foundation/*'],
  },
  {
    name: 'declarations',
    says: 'what each method and each screen adds to options, texts and host events; only types and texts',
    folders: [
      'declarations/*',
      'declarations/index',
      'declarations/all-declarations',
      'declarations/method-declaration',
    ],
  },
  {
    name: 'kernel',
    says: 'what every screen of a widget shares: configuration, texts, host',
    folders: ['kernel', 'kernel/*'],
  },
  {
    name: 'flow',
    says: 'screens, events and their effects; forms, and screens that methods share',
    folders: ['flow'],
  },
  {
    name: 'methods',
    says: 'ways to sign in',
    folders: ['methods/*', 'methods/all-methods', 'methods/index'],
  },
  {
    name: 'screens',
    says: 'everything else that has screens: Main, the consent, the list of passkeys',
    folders: ['screens', 'screens/*'],
  },
  {
    name: 'app',
    says: 'one widget: its machine, its screens, its card',
    folders: ['app', 'app/*'],
  },
  {
    name: 'roots',
    says: 'elements, mount calls, the served first screen, and what the packages export',
    folders: ['roots', 'roots/*', 'index', 'standalone', 'quartz', 'compat', 'design-kit'],
  },
]
