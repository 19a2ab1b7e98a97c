/** Handlers of the calls that show what users get. The senders’ own renderers make the messages, with made-up values. */

import { noticeMessages } from '../accounts/notices/messages.ts'
import { parseEmail } from '../foundation/addresses/parse-email.ts'
import {
  findMailLanguage,
  listLanguages,
  type MailLanguage,
  toDirection,
} from '../foundation/text/words.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { ButtonColors } from '../kernel/brand/brand.ts'
import { getContrast } from '../kernel/brand/color.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'
import { enqueueMail } from '../kernel/delivery/enqueue-mail.ts'
import type { MessageTemplate } from '../kernel/delivery/message-template.ts'
import type { TextTemplate } from '../kernel/delivery/text-template.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { methodMessages, methodTexts } from '../methods/all-methods.ts'
import type { RenderedMessage } from '../senders/mail-sender.ts'
import type { TextChannel } from '../senders/text-sender.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import { toLanguage } from './describe-words.ts'
import type { previewOperations } from './preview-operations.ts'
import { createCardPreviews } from './render-card-preview.ts'
import { toOperatorAct } from './to-operator-act.ts'
import { sampleAddress, toSamplePayload } from './to-sample-payload.ts'

const mails: Readonly<Record<string, MessageTemplate>> = { ...methodMessages, ...noticeMessages }
const texts: Readonly<Record<string, TextTemplate>> = methodTexts
const textChannels = ['sms', 'whatsapp'] as const satisfies readonly TextChannel[]

/** How long a mail that an operator wants to see is tried; milliseconds. */
const testMailMs = 15 * 60_000

/** A message that is wanted. */
interface Wanted {
  readonly template: string
  readonly template_id?: string | undefined
  readonly language: string
}

/** Creates all of them. */
export function createPreviewHandlers(
  dependencies: Dependencies,
): ConsoleHandlers<typeof previewOperations> {
  const { config, clock, rateLimits, storage, wakeOutbox } = dependencies
  const { baseUrl } = config
  const cards = createCardPreviews(config)
  const toPayload = ({ template, template_id: templateId, language }: Wanted) =>
    toSamplePayload({ template, templateId, language, baseUrl, now: clock.now() })
  const renderMail = (project: ProjectConfig, wanted: Wanted): RenderedMessage => {
    const context = { project, locale: toKnown(wanted.language), to: sampleAddress.email }
    return find(mails, wanted.template).render(toPayload(wanted), context)
  }
  const renderText = (project: ProjectConfig, channel: TextChannel, wanted: Wanted): string => {
    const context = { project, locale: toKnown(wanted.language), channel }
    return find(texts, wanted.template).render(toPayload(wanted), context).text
  }
  const subjects = new Map<string, readonly (readonly [template: string, subject: string])[]>()
  /** Lists the mails by their subjects. Rendered once, since other requests wait while thirty mails are rendered. */
  const listSubjects = (project: ProjectConfig, language: MailLanguage) => {
    const key = `${project.projectId} ${language}`
    const listed =
      subjects.get(key) ??
      Object.keys(mails).map(
        (template) => [template, renderMail(project, { template, language }).subject] as const,
      )
    subjects.set(key, listed)
    return listed
  }
  return {
    async listPreviews({ by: { project }, query, source }) {
      const language = toKnown(query.language ?? toLanguage(source))
      return {
        messages: [
          ...listSubjects(project, language).map(
            ([template, title]) => ({ channel: 'email', template, title }) as const,
          ),
          ...textChannels.flatMap((channel) =>
            Object.keys(texts).map((template) => {
              const [title = ''] = renderText(project, channel, { template, language }).split('\n')
              return { channel, template, title }
            }),
          ),
        ],
        template_ids: {
          email: [...new Set(project.emailTemplates.map(({ templateId }) => templateId))],
          text: [...new Set(project.texts.templates.map(({ templateId }) => templateId))],
        },
        languages: [...listLanguages()],
        theme: project.brand.theme,
        button: {
          light: withContrast(project.brand.button.light),
          dark: withContrast(project.brand.button.dark),
        },
        file: config.written?.file ?? null,
        card_problem: await cards.findProblem(project),
      }
    },

    async previewMessage({ by: { project }, query }) {
      const { channel } = query
      const direction = toDirection(toKnown(query.language))
      if (channel !== 'email') {
        const text = renderText(project, channel, query)
        return { from: project.name, to: sampleAddress.number, subject: '', text, direction }
      }
      const { subject, text } = renderMail(project, query)
      const address = project.mails.from ?? config.mail.from ?? 'no-reply@localhost'
      const from = `${project.name} <${address}>`
      return { from, to: sampleAddress.email, subject, text, direction }
    },

    async sendPreview({ by, body, source }) {
      const { project, operator } = by
      const { to, ...wanted } = body
      // before the limit: what cannot be sent does not count
      renderMail(project, wanted)
      const { address } = parseEmail(to)
      await rateLimits.takeOfKey('operatorTestMailPerOperator', project, operator.operatorId)
      const { template, language } = wanted
      const messageId = await storage.transaction(async (tx) => {
        const act = toOperatorAct(by, source)
        // without the address: the log keeps none
        const details = { ...act.details, template, language }
        const activity = { ...act, user: null, details, action: 'message.tested' } as const
        await recordActivity(tx, dependencies, activity)
        return enqueueMail(tx, dependencies, {
          ...{ project, to: address, template, locale: toKnown(language) },
          payload: { ...toPayload(wanted) },
          expiresAt: clock.now() + testMailMs,
        })
      })
      wakeOutbox()
      return { message_id: messageId }
    },

    async frameMail({ by: { project }, query }) {
      const { html } = renderMail(project, query)
      return { html: toScheme(html, query.scheme), image_origins: listImageOrigins(project) }
    },

    async frameCard({ by: { project }, query }) {
      const language = toKnown(query.language)
      const html = await cards.render(project, { ...query, language })
      if (html === null) throw new ConsoleError('preview_not_found')
      return { html, image_origins: listImageOrigins(project) }
    },
  }
}

/** Finds a template by its name. */
function find<Template>(all: Readonly<Record<string, Template>>, name: string): Template {
  const template = Object.hasOwn(all, name) ? all[name] : undefined
  if (template === undefined) throw new ConsoleError('preview_not_found')
  return template
}

/** A language of mails; a preview in another one would show what users never get. */
function toKnown(tag: string): MailLanguage {
  const language = findMailLanguage(tag)
  if (language === null) throw new ConsoleError('preview_not_found')
  return language
}

/** Fixes the scheme, which a mail leaves to the reader’s device; the frame would follow the operator’s. */
const toScheme = (html: string, scheme: 'light' | 'dark') =>
  html.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')

const withContrast = ({ fill, text }: ButtonColors) => ({
  fill,
  text,
  // rounded down, so that 4.499 is not shown as 4.50
  contrast: Math.floor(getContrast(fill, text) * 100) / 100,
})

const listImageOrigins = ({ brand: { logoUrl } }: Pick<ProjectConfig, 'brand'>) =>
  logoUrl === null ? [] : [new URL(logoUrl).origin]
