import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { ClientData } from './read-credential.ts'
import { isExpectedOrigin } from './relying-party.ts'

/**
 * Checks where a ceremony took place: the page itself, at an origin of the project's that fits the domain.
 *
 * @throws Error that says what is wrong
 */
export function verifyClientData(
  project: ProjectConfig,
  domain: string,
  { origin, crossOrigin, topOrigin }: ClientData,
): void {
  // A page that frames ours must not have people prove themselves for it.
  if (crossOrigin || (topOrigin !== undefined && topOrigin !== null)) {
    throw new Error('The ceremony took place in a frame of another site.')
  }
  if (!isExpectedOrigin(project, domain, origin)) {
    throw new Error('The ceremony took place at an origin that is not expected.')
  }
}
