import type { ProjectConfig } from '../config/config.ts'

/** How a page of the service looks, as `hosted-page.js` and the style sheet read it from the body. */
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
