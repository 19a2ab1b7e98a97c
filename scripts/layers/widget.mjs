/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  {
    name: 'locales',
    says: 'the texts that users read; a folder a language, a file a room',
  },
  {
    name: 'foundation',
    says: 'parts, icons, style sheets, themes; no texts and no client',
  },
  {
    name: 'declarations',
    says: 'what each method adds to options, texts and host events; only types',
  },
  {
    name: 'kernel',
    says: 'what every screen of a widget shares: configuration, texts, host',
  },
  {
    name: 'flow',
    says: 'screens, events and their effects; forms, and screens that methods share',
  },
  {
    name: 'methods',
    says: 'ways to sign in',
  },
  {
    name: 'screens',
    says: 'screens that several roots show: Main, the signed-in user, faults of the set-up',
  },
  {
    name: 'app',
    says: 'one widget: its machine, its screens, its card',
  },
  {
    name: 'roots',
    says: 'a folder a widget: element, mount call, start, screens; the served first screen, and what the packages export',
  },
]
