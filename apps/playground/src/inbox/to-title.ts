import type { DevMessage } from '../service/dev-message.ts'

/** What a message is called in the inbox: texts have no subject, so their first line stands for one. */
export const toTitle = ({ channel, subject, text }: DevMessage): string =>
  channel === 'email' ? subject : (text.split('\n')[0] ?? '')
