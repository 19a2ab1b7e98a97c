import { toRoot } from '../../foundation/addresses/site-root.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { CardAction } from './card-page.ts'

/**
 * Finds the page of the site on which users sign in.
 *
 * @param near a URL of the site, for a project that names no such page
 */
export function findSignInUrl(
  { pages }: Pick<ProjectConfig, 'pages'>,
  near: string | null = null,
): string | null {
  return pages.signIn ?? (near === null ? null : toRoot(near))
}

/** Returns the button "Go to {project}"; none if no page of the project is known. */
export function toSiteActions(
  project: Pick<ProjectConfig, 'pages'> | null,
  { goToProject }: { readonly goToProject: string },
): readonly CardAction[] {
  const url = project && findSignInUrl(project)
  return url ? [{ label: goToProject, url: toRoot(url) }] : []
}
