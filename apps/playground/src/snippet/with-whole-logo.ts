/** A logo's path made an address: the snippet stands on a page of another origin. */
export function withWholeLogo(
  styles: Readonly<Record<string, unknown>>,
  origin: string,
): Readonly<Record<string, unknown>> {
  const { logo } = styles
  if (typeof logo !== 'object' || logo === null || !('logoImageUrl' in logo)) return styles
  const url = logo.logoImageUrl
  if (typeof url !== 'string' || !url.startsWith('/')) return styles
  return { ...styles, logo: { ...logo, logoImageUrl: origin + url } }
}
