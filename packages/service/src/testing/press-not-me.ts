import { notMePath } from '../accounts/notices/undo-token.ts'
import type { DevMessage } from '../senders/create-dev-inbox.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'

/** Presses the button of "This was not me" for a notice. */
export function pressNotMe(
  world: TestService,
  mail: Pick<DevMessage, 'links'>,
): Promise<TestAnswer> {
  const url = mail.links.find(({ kind }) => kind === 'not_me')?.url ?? ''
  const token = new URL(url).searchParams.get('token') ?? ''
  return world.send('POST', notMePath, new URLSearchParams({ token }).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}
