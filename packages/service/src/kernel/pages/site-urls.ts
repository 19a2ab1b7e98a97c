import { toRoot } from '../../foundation/addresses/site-root.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { CardAction } from './card-page.ts'

/**
 * The page of the site where people sign in.
 *
 * @param near an address of the site, for a project that names no page of its own
 */
export function findSignInUrl(
  { pages }: Pick<ProjectConfig, 'pages'>,
  near: string | null = null,
): string | null {
  return pages.signIn ?? (near === null ? null : toRoot(near))
}

/** "Go to {project}"; nothing where no page of it is known. */
export function toSiteActions(
  project: Pick<ProjectConfig, 'pages'> | null,
  { goToProject }: { readonly goToProject: string },
): readonly CardAction[] {
  const url = project && findSignInUrl(project)
  return url ? [{ label: goToProject, url: toRoot(url) }] : []
}
