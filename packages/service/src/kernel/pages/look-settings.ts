import type { ProjectConfig } from '../config/config.ts'

/**
 * Returns the appearance of a page of the service, as attributes of the body that `hosted-page.js` and the style sheet
 * read.
 */
export function toLookSettings({ brand }: Pick<ProjectConfig, 'brand'>): Record<string, string> {
  const { theme, accent, logoUrl } = brand
  return {
    ...(theme !== 'default' && { theme }),
    ...(logoUrl !== null && { logo: logoUrl }),
    ...(accent && {
      accent: [accent.light, accent.dark].flatMap(({ fill, text }) => [fill, text]).join(' '),
    }),
  }
}
