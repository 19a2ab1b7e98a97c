import type { Bootstrap } from '@portico/contract'
import type { MagicLinkConfig } from './magic-link-setting.ts'

/** Tells pages whether a link works only in the browser that requested it. */
export const toBootstrap = ({
  magicLinks,
}: {
  readonly magicLinks: MagicLinkConfig
}): Pick<Bootstrap, 'pkce_required_for_email_magic_links'> => ({
  pkce_required_for_email_magic_links: magicLinks.requireSameBrowser,
})
