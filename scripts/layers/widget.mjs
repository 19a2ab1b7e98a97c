/** @type {import('./find-violations.mjs').Layer[]} */
export const layers = [
  {
    name: 'drawing',
    says: 'what is drawn with: parts, icons, style sheets, themes; it knows no sentence and no client',
    folders: ['icons', 'parts', 'styles', 'theme', 'time'],
  },
  {
    name: 'declarations',
    says: 'what each method, and each start, adds to options, texts and host events; types and words alone',
    folders: [
      'methods/declarations',
      'methods/*/declaration',
      'methods/*/options',
      'methods/*/text',
      'further-factor/text',
      'identity-provider/options',
      'identity-provider/text',
      'passkey-registration/text',
      'setup/text',
      'signed-in/text',
      'watermark/text',
    ],
  },
  {
    name: 'widget',
    says: 'what every screen of a widget shares: configuration, texts, host',
    folders: ['config', 'text', 'host', 'context'],
  },
  {
    name: 'machine',
    says: 'screens, events and what they set off; forms, and screens that methods share',
    folders: ['flow', 'forms', 'resend', 'error', 'confirmation', 'further-factor', 'watermark'],
  },
  {
    name: 'screens',
    says: 'methods, and what else has screens',
    folders: [
      'methods/*',
      'methods/index',
      'main',
      'setup',
      'signed-in',
      'identity-provider',
      'passkey-registration',
    ],
  },
  { name: 'app', says: 'one widget: its machine, its screens, its card', folders: ['app'] },
  {
    name: 'roots',
    says: 'elements, mount calls, and what the packages export',
    folders: [
      'elements',
      'mount',
      'exports',
      'index',
      'standalone',
      'quartz',
      'compat',
      'design-kit',
    ],
  },
]
