/** Texts of the tabs on Main. */
export const tabText = {
  'tab.listLabel': 'Ways to sign in',
  'tab.email': 'Email',
  'tab.text': 'Text',
  'tab.whatsapp': 'WhatsApp',
} as const

/** The line under the heading that names the project; see `main-logo.tsx`. */
export const projectText = { 'login.toProject': 'to {project}' } as const
