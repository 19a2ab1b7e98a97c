/**
 * A page that asked for a link and waits: should the link be opened on another device, the person there picks the
 * number that the page shows, and the page goes on. Whoever merely asked gets nothing by it.
 */

import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { createId, createToken } from '../../foundation/create-id.ts'
import type { Random } from '../../foundation/random.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

/** What is kept of a page that waits, and what it is told. */
export interface Wait {
  readonly challenge: ChallengeRow
  /** For the link's row. */
  readonly kept: NonNullable<LinkPayload['otherDevice']>
  /** For the page, and nobody else. */
  readonly told: { readonly poll_token: string; readonly number: string }
}

type Ports = Pick<Dependencies, 'random' | 'keyRing' | 'clock' | 'findPlace'>

/**
 * Lets the page that asks for a link wait for it.
 *
 * @param minutes the longest that its link may live, whoever gets it: when it ends must not tell who that was
 * @returns null for a page that does not ask for it, and where the project does not want it
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
      // Nobody's: what happens to a person must not show here.
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

/** Three different numbers of two digits, in no order. */
function drawNumbers(random: Random): readonly [string, string, string] {
  const draw = () => String(10 + random.integer(90))
  const first = draw()
  let second = draw()
  while (second === first) second = draw()
  let third = draw()
  while (third === first || third === second) third = draw()
  return [first, second, third]
}
