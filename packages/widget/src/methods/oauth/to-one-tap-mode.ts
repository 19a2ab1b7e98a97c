import type { OneTapPositions } from '../../declarations/oauth/options.ts'

/** How One Tap appears: in its place on the card, above the page, or not at all, so that there is only the button. */
export type OneTapMode = 'embedded' | 'floating' | 'button'

/**
 * Chooses the mode by the protocol facts (section 2.9): a browser that shows the prompt itself (FedCM) cannot embed it.
 *
 * @param hasFedCm - whether the browser shows the prompt itself
 */
export function toOneTapMode(position: OneTapPositions | undefined, hasFedCm: boolean): OneTapMode {
  if (position === 'forceLegacyEmbedded') return 'embedded'
  if (!position || position === 'floating') return 'floating'
  if (!hasFedCm) return 'embedded'
  return position === 'embeddedOnly' ? 'button' : 'floating'
}
