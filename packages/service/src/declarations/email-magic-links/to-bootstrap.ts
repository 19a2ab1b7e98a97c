import type { BootstrapPart } from '../bootstrap-part.ts'
import type { MagicLinkConfig } from './magic-link-setting.ts'

/** Tells pages whether a link works only in the browser that requested it. */
export const toBootstrap = ({
  magicLinks,
}: {
  readonly magicLinks: MagicLinkConfig
}): BootstrapPart<'pkce_required_for_email_magic_links'> => ({
  pkce_required_for_email_magic_links: magicLinks.requireSameBrowser,
})
