import type { RenderedMessage } from '../../senders/mail-sender.ts'
import { joinSentences } from './join-words.ts'
import type { MailContent, MailFact } from './mail-content.ts'
import type { MessageContext } from './message-template.ts'
import { renderMail } from './render-mail.ts'
import { sharedWords } from './shared-words.ts'

/** A mail that reports a change of the account, with a button that undoes it. */
export interface NoticeContent
  extends Pick<MailContent, 'language' | 'subject' | 'preheader' | 'heading' | 'lead'> {
  readonly facts: readonly MailFact[]
  /** States what the button does. */
  readonly does: string
  /** The button's link; undefined in a message that an older version wrote, which gets no button. */
  readonly notMeUrl: string | undefined
}

/** Renders a notice. */
export function renderNotice(
  { facts, does, notMeUrl: url, ...content }: NoticeContent,
  context: MessageContext,
): RenderedMessage {
  const { notMe, ifItWasYou, sentFor } = sharedWords[content.language]
  return renderMail(
    {
      ...content,
      blocks: [
        ...(facts.length === 0 ? [] : [{ kind: 'facts', rows: facts } as const]),
        ...(url === undefined ? [] : [{ kind: 'button', label: notMe, url } as const]),
        { kind: 'note', text: joinSentences(content.language, url && does, ifItWasYou) },
      ],
      footer: sentFor.safety,
      links: url === undefined ? [] : [{ kind: 'not_me', url }],
    },
    context,
  )
}
