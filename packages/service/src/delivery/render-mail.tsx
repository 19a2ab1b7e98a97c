import { renderToStaticMarkup } from 'react-dom/server'
import { Layout, type LayoutProps } from './layout.tsx'
import type { MessageContext, RenderedMessage } from './message-template.ts'
import { fillText } from './words.ts'

/** A mail before it is laid out. */
export interface MailContent extends LayoutProps {
  /** What `{name}` stands for in subject, heading and lead. */
  readonly values: Readonly<Record<string, string>>
  /** The host's own words, by id, if it asked for them. */
  readonly templateId: string | undefined
  readonly links: RenderedMessage['links']
}

/** A subject is one header line: control characters and line breaks become spaces. */
const toHeaderText = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/** Lays a mail out as HTML and as text, with the host's words where a template id chose them. */
export function renderMail(content: MailContent, context: MessageContext): RenderedMessage {
  const own = context.project.emailTemplates.find(
    (template) => template.templateId === content.templateId,
  )
  const fill = (text: string) => fillText(text, content.values)
  const heading = own?.heading ?? content.heading
  const shown: LayoutProps = {
    language: content.language,
    subject: toHeaderText(fill(own?.subject ?? content.subject)),
    heading: heading === null ? null : fill(heading),
    lead: fill(own?.text ?? content.lead),
    code: content.code,
    action: content.action,
    notes: content.notes,
  }
  return {
    subject: shown.subject,
    html: `<!doctype html>${renderToStaticMarkup(<Layout {...shown} />)}`,
    text: toPlainText(shown),
    code: shown.code,
    links: content.links,
  }
}

function toPlainText(mail: LayoutProps): string {
  const action = mail.action && `${mail.action.label}: ${mail.action.url}`
  return [mail.heading, mail.lead, mail.code, action, ...mail.notes]
    .filter((part) => part !== null)
    .join('\n\n')
    .concat('\n')
}
