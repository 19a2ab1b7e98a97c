import { call } from '../call/call.ts'
import type { Message } from '../call/replies.ts'
import type { Act } from '../users/act-dialog.tsx'
import { words } from '../words/words.ts'

/** The act that stops messages to the address of one, or allows them again. */
export function toStop({
  to,
  user_id: userId,
  is_stopped: isStopped,
}: Pick<Message, 'to' | 'user_id' | 'is_stopped'>): Act {
  const texts = words().userActs
  const place = `users/${encodeURIComponent(userId ?? '')}/messages`
  return isStopped
    ? {
        title: texts.allowTitle(to),
        text: texts.allowText,
        button: texts.allow,
        isDangerous: false,
        run: (why) => call('POST', `${place}/allow`, { address: to, why }),
      }
    : {
        title: texts.stopTitle(to),
        text: texts.stopText,
        button: texts.stop,
        isDangerous: true,
        run: (why) => call('POST', `${place}/stop`, { address: to, why }),
      }
}

/** The act that stops messages to the addresses of several; those that are stopped already, or have no user, are left out. */
export function toStopSeveral(messages: readonly Message[]): Act {
  const texts = words().userActs
  const open = messages.filter((one) => one.user_id !== null && !one.is_stopped)
  // one message for each address
  const each = [...new Map(open.map((one) => [one.to.toLowerCase(), one])).values()]
  return {
    title: texts.stopTitle(each.length === 1 ? (each[0]?.to ?? '') : texts.addresses(each.length)),
    text: texts.stopText,
    button: texts.stop,
    isDangerous: true,
    run: async (why) => {
      for (const one of each) await toStop(one).run(why, '')
    },
  }
}
