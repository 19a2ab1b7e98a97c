import type { OneTapPositions } from '../../declarations/oauth/options.ts'

/** How One Tap appears: in its place on the card, above the page, or not, so that the button is all there is. */
export type OneTapMode = 'embedded' | 'floating' | 'button'

/**
 * The rule of the protocol facts (section 2.9): a browser that shows the prompt itself embeds it nowhere.
 *
 * @param hasFedCm - whether the browser can show the prompt itself
 */
export function toOneTapMode(position: OneTapPositions | undefined, hasFedCm: boolean): OneTapMode {
  if (position === 'forceLegacyEmbedded') return 'embedded'
  if (!position || position === 'floating') return 'floating'
  if (!hasFedCm) return 'embedded'
  return position === 'embeddedOnly' ? 'button' : 'floating'
}
