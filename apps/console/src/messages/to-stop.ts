import { call } from '../call/call.ts'
import type { Message } from '../call/replies.ts'
import type { Act } from '../users/act-dialog.tsx'

/** The act that stops messages to the address of one, or allows them again. */
export function toStop({
  to,
  user_id: userId,
  is_stopped: isStopped,
}: Pick<Message, 'to' | 'user_id' | 'is_stopped'>): Act {
  const place = `users/${encodeURIComponent(userId ?? '')}/messages`
  return isStopped
    ? {
        title: `Send messages to ${to} again?`,
        text: 'Links, codes and notices leave again. Those that were given up meanwhile do not leave by themselves.',
        button: 'Allow messages',
        isDangerous: false,
        run: (why) => call('POST', `${place}/allow`, { address: to, why }),
      }
    : {
        title: `Stop messages to ${to}?`,
        text: 'Nothing is sent there until you allow it again: no links, no codes, and no notices about the account.',
        button: 'Stop messages',
        isDangerous: true,
        run: (why) => call('POST', `${place}/stop`, { address: to, why }),
      }
}
