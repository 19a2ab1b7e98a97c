/**
 * A page waits for the link that it requested. If the link is opened on another device, the user there picks the number
 * that the page displays, and the page signs in. The request by itself grants nothing.
 */

import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { createId, createToken } from '../../foundation/create-id.ts'
import type { Random } from '../../foundation/random.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

/** A waiting page: its rows, and the fields that it receives. */
export interface Wait {
  readonly challenge: ChallengeRow
  /** The part that the link's row keeps. */
  readonly kept: NonNullable<LinkPayload['otherDevice']>
  /** The part that only the page itself receives. */
  readonly told: { readonly poll_token: string; readonly number: string }
}

type Ports = Pick<Dependencies, 'random' | 'keyRing' | 'clock' | 'findPlace'>

/**
 * Lets the page that requests a link wait for it.
 *
 * @param minutes the longest life that its link could have, for known and for new users: the end of the wait must not
 *   reveal which kind of user it is
 * @returns null when the page does not request it, or the project disables it
 */
export function createWait(
  ports: Ports,
  {
    project,
    source,
    browserCookie,
    body,
  }: Call<{ readonly other_device?: boolean | undefined; readonly locale?: string | undefined }>,
  { locale, minutes }: { readonly locale: string; readonly minutes: number },
): Wait | null {
  if (!project.magicLinks.otherDevice || !body.other_device || !browserCookie) return null
  const { random, keyRing, clock } = ports
  const { projectId } = project
  const createdAt = clock.now()
  const pollToken = createToken(random)
  const waitId = createId(random, 'other-device', projectId)
  const choices = drawNumbers(random)
  const number = choices[random.integer(choices.length)] ?? choices[0]
  const cookie = browserCookie.keep()
  return {
    challenge: {
      projectId,
      challengeId: waitId,
      kind: 'other_device',
      // The wait has a subject of its own: an event of the user, such as a changed password, must not be visible to the
      // page.
      subject: waitId,
      secretHash: keyRing.hashToken(pollToken),
      payload: {},
      createdAt,
      expiresAt: createdAt + minutes * 60_000,
    },
    kept: {
      waitId,
      number,
      choices: [...choices],
      browserHash: keyRing.hashToken(cookie.token),
      isCookieKept: cookie.isKept,
      occasion: toOccasion(ports, source, locale),
    },
    told: { poll_token: pollToken, number },
  }
}

/** Draws three different two-digit numbers in random order. */
function drawNumbers(random: Random): readonly [string, string, string] {
  const draw = () => String(10 + random.integer(90))
  const first = draw()
  let second = draw()
  while (second === first) second = draw()
  let third = draw()
  while (third === first || third === second) third = draw()
  return [first, second, third]
}
