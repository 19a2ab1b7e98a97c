/** Texts of the tabs on Main. */
export const tabText = {
  'tab.listLabel': 'Ways to sign in',
  'tab.email': 'Email',
  'tab.text': 'Text',
  'tab.whatsapp': 'WhatsApp',
} as const

/** The text beside the project's logo above the heading; see `main-logo.tsx`. */
export const projectText = { 'login.toProject': 'to {project}' } as const
