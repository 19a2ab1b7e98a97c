import { isUrl } from '../../../foundation/addresses/is-url.ts'
import type { ProjectConfig } from '../../config/config.ts'

/**
 * Returns the host name for which browsers autofill the code in a text message: that of the requesting page, or of the
 * project's first origin for a back end.
 */
export function toTextHost(
  { allowedOrigins }: Pick<ProjectConfig, 'allowedOrigins'>,
  origin: string | null,
): string | null {
  const page = origin ?? allowedOrigins[0]
  return page !== undefined && isUrl(page) ? new URL(page).hostname : null
}
