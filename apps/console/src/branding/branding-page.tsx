import { useState } from 'react'
import { call } from '../call/call.ts'
import type { CardTheme, MessageChannel, MessagePreview, PreviewList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Choice, Spans } from '../parts/choice.tsx'
import { Empty } from '../parts/empty.tsx'
import { Fact } from '../parts/facts.tsx'
import { Problem } from '../parts/problem.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import type { PageProps } from '../shell/app.tsx'
import { type Act, ActDialog } from '../users/act-dialog.tsx'
import { language as spoken, words } from '../words/words.ts'
import { Frame, type Scheme } from './frame.tsx'

/** What is shown: the card, or a message as `channel template`. */
type What = 'card' | `${MessageChannel} ${string}`

/** How it is shown. */
interface Look {
  readonly what: What
  readonly language: string
  readonly templateId: string
  readonly theme: CardTheme
  readonly scheme: Scheme
  readonly width: 'full' | 'narrow'
}

const channels = ['email', 'sms', 'whatsapp'] as const
const themes = ['default', 'quartz'] as const
const schemes = ['light', 'dark'] as const
const widths = ['full', 'narrow'] as const

/** What users get: the card, mails and texts, in every language and look. The file owns them all. */
export function BrandingPage({ me, onSessionLost }: PageProps) {
  const { reply, error, reload } = useAnswer<PreviewList>(`previews?language=${spoken()}`)
  useLostSession(error, onSessionLost)
  if (reply !== null) return <Previews list={reply} me={me} onSessionLost={onSessionLost} />
  return error === null ? (
    <p className="loading" aria-busy="true" />
  ) : (
    <Problem title={words().branding.unread} error={error} onRetry={reload} />
  )
}

function Previews({ list, me, onSessionLost }: PageProps & { readonly list: PreviewList }) {
  const [look, setLook] = useState<Look>({
    what: 'card',
    language: spoken(),
    templateId: '',
    theme: list.theme,
    scheme: 'light',
    width: 'full',
  })
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  const text = words().branding
  const isMail = readWhat(look.what).channel === 'email'
  return (
    <>
      <header className="head">
        <h1>{text.title}</h1>
        <p className="note">{text.note(list.file ?? 'portico.config.ts')}</p>
        {isMail && (
          <div className="acts">
            <button
              type="button"
              disabled={me.operator.role !== 'act'}
              onClick={() => setSending(true)}
            >
              {text.send}
            </button>
          </div>
        )}
      </header>
      {isMail && <ReadingOnly me={me} />}
      <p className="told note" role="status">
        {said}
      </p>
      <Looks list={list} look={look} onChange={(changes) => setLook({ ...look, ...changes })} />
      {look.what === 'card' ? (
        <Card list={list} look={look} />
      ) : (
        <Message list={list} look={look} onSessionLost={onSessionLost} />
      )}
      {isSending && (
        <ActDialog
          act={toSending(look)}
          onDone={() => {
            setSaid(text.sent)
            setSending(false)
          }}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}

/** Sends the mail that is shown to an address: it is about no user, so it needs no reason. */
function toSending(look: Look): Act {
  const text = words().branding
  return {
    title: text.sendTitle,
    text: text.sendText,
    button: text.sendButton,
    isDangerous: false,
    reasons: [],
    field: { kind: 'text', label: text.sendTo, type: 'email' },
    run: (_, to) => call('POST', 'previews/mail', { ...toQuery(look), to: to.trim() }),
  }
}

/** Which message is shown, as the calls take it. */
const toQuery = ({ what, language, templateId }: Look) => ({
  template: readWhat(what).template,
  language,
  ...(templateId !== '' && { template_id: templateId }),
})

/** The choices of what is shown, and how. */
function Looks({
  list,
  look,
  onChange,
}: {
  readonly list: PreviewList
  readonly look: Look
  onChange(changes: Partial<Look>): void
}) {
  const text = words().branding
  const { channel } = readWhat(look.what)
  const ids = channel === null ? [] : list.template_ids[channel === 'email' ? 'email' : 'text']
  const hasFrame = channel === null || channel === 'email'
  return (
    <div className="filters">
      <label>
        <span className="hidden">{text.what}</span>
        <select
          value={look.what}
          // the options are those below
          onChange={(event) =>
            onChange({ what: event.currentTarget.value as What, templateId: '' })
          }
        >
          <option value="card">{text.card}</option>
          {channels.map((one) => (
            <optgroup key={one} label={text.channels[one]}>
              {list.messages
                .filter((message) => message.channel === one)
                .map(({ template, title }) => (
                  <option key={template} value={`${one} ${template}`}>
                    {title} ({template})
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {ids.length > 0 && (
        <Choice
          label={text.ownTexts}
          value={look.templateId}
          choices={[['', text.standard], ...ids.map((id) => [id, id] as const)]}
          onChoose={(templateId) => onChange({ templateId })}
        />
      )}
      <Choice
        label={text.language}
        value={look.language}
        choices={list.languages.map((tag) => [tag, toLanguageName(tag)] as const)}
        onChoose={(language) => onChange({ language })}
      />
      {channel === null && (
        <Choice
          label={text.theme}
          value={look.theme}
          choices={themes.map((one) => {
            const name = text.themes[one]
            return [one, one === list.theme ? text.ownTheme(name) : name] as const
          })}
          onChoose={(theme) => onChange({ theme })}
        />
      )}
      {hasFrame && (
        <>
          <Spans
            label={text.scheme}
            value={look.scheme}
            choices={schemes.map((one) => [one, text.schemes[one]] as const)}
            onChoose={(scheme) => onChange({ scheme })}
          />
          <Spans
            label={text.width}
            value={look.width}
            choices={widths.map((one) => [one, text.widths[one]] as const)}
            onChoose={(width) => onChange({ width })}
          />
        </>
      )}
    </div>
  )
}

function Card({ list, look }: { readonly list: PreviewList; readonly look: Look }) {
  const text = words().branding
  if (list.card_problem !== null) {
    return <Empty title={text.noCard} text={text.problems[list.card_problem]} />
  }
  const { language, theme, scheme, width } = look
  const { fill, text: label, contrast } = list.button[scheme]
  return (
    <div className="preview">
      <Frame
        title={text.frameOf(text.card)}
        path={`previews/card?${new URLSearchParams({ language, theme, scheme })}`}
        scheme={scheme}
        isNarrow={width === 'narrow'}
      />
      <dl className="panel facts">
        <Fact name={text.button}>
          {text.contrast(fill, label, contrast.toLocaleString(spoken()))}
        </Fact>
      </dl>
    </div>
  )
}

function Message({
  list,
  look,
  onSessionLost,
}: Pick<PageProps, 'onSessionLost'> & { readonly list: PreviewList; readonly look: Look }) {
  const text = words().branding
  const { language, scheme, width } = look
  const { channel, template } = readWhat(look.what)
  const query = toQuery(look)
  const all = new URLSearchParams({ ...query, channel: channel ?? '' })
  const { reply, error, reload } = useAnswer<MessagePreview>(`previews/message?${all}`)
  useLostSession(error, onSessionLost)
  if (reply === null) {
    return error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title={text.oneUnread} error={error} onRetry={reload} />
    )
  }
  const named = list.messages.find((one) => one.channel === channel && one.template === template)
  return (
    <div className="preview">
      <dl className="panel facts">
        <Fact name={text.from}>
          <bdi>{reply.from}</bdi>
        </Fact>
        <Fact name={text.to}>
          <bdi>{reply.to}</bdi>
        </Fact>
        {reply.subject !== '' && (
          <Fact name={text.subject}>
            <bdi lang={language}>{reply.subject}</bdi>
          </Fact>
        )}
      </dl>
      {channel === 'email' && (
        <Frame
          title={text.frameOf(named?.title ?? template)}
          path={`previews/mail?${new URLSearchParams({ ...query, scheme })}`}
          scheme={scheme}
          isNarrow={width === 'narrow'}
        />
      )}
      <h2>{text.plain}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className="scrolled" tabIndex={0} aria-label={text.plain}>
        <pre lang={language} dir={reply.direction}>
          {reply.text}
        </pre>
      </section>
    </div>
  )
}

function readWhat(what: What): {
  readonly channel: MessageChannel | null
  readonly template: string
} {
  const [first, template = ''] = what.split(' ')
  return { channel: channels.find((one) => one === first) ?? null, template }
}

/** The name of a language in the language that the console speaks; its tag where the browser knows none. */
const toLanguageName = (tag: string) =>
  new Intl.DisplayNames([spoken()], { type: 'language' }).of(tag) ?? tag
