import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { ClientData } from './read-credential.ts'
import { isExpectedOrigin } from './relying-party.ts'

/**
 * Verifies that the ceremony took place on a page itself, at an origin of the project that fits the domain.
 *
 * @throws Error with the reason
 */
export function verifyClientData(
  project: ProjectConfig,
  domain: string,
  { origin, crossOrigin, topOrigin }: ClientData,
): void {
  // A page that frames one of the project's pages must not obtain a proof of the user.
  if (crossOrigin || (topOrigin !== undefined && topOrigin !== null)) {
    throw new Error('The ceremony took place in a frame of another site.')
  }
  if (!isExpectedOrigin(project, domain, origin)) {
    throw new Error('The ceremony took place at an origin that is not expected.')
  }
}
