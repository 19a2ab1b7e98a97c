/** The colours of mails in the light and the dark scheme, the same as on hosted pages. */
export const mailColors = {
  light: {
    page: '#F5F7F8',
    panel: '#FFFFFF',
    line: '#DCE3E7',
    ink: '#19303D',
    box: '#F3F5F6',
    quiet: '#5C727D',
  },
  dark: {
    page: '#0B141A',
    panel: '#14212A',
    line: '#2B3D48',
    ink: '#F0F5F7',
    box: '#1C2B35',
    quiet: '#A5B6BF',
  },
} as const
