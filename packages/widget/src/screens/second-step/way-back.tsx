/** A user who has none of their second steps: what it takes to get in without them, its beginning, and the days. */
import { secondSteps } from '@portico/client'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { CodeEntry } from '../../flow/account/code-entry.tsx'
import { followStage } from '../../flow/account/follow-stage.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { CheckCircleIcon } from '../../foundation/icons/check-circle-icon.tsx'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { KeyIcon } from '../../foundation/icons/key-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { formatRuns } from '../../kernel/text/format-runs.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { toDay } from '../../kernel/text/to-day.ts'
import { accountWayBackText } from '../../locales/en/account-way-back.ts'
import { checkEmailText } from '../../locales/en/check-email.ts'
import { codeText } from '../../locales/en/forms.ts'
import { resendText } from '../../locales/en/resend.ts'
import type { StepProps, StepRead } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

registerStyles(`
& .st-facts{display:grid;gap:8px;margin:calc(4*var(--st-spacing)) 0 0;padding-inline-start:18px;font-size:var(--st-small);line-height:1.4286}
`)

const texts = { ...accountWayBackText, ...checkEmailText, ...codeText, ...resendText }

type Way = NonNullable<StepRead['way_back']>

interface Shown extends Pick<StepProps, 'endsAt' | 'onBack'> {
  readonly read: StepRead
  /** Leads back to the step that was asked first. */
  onFound(): void
}

type Stage =
  | { readonly name: 'offer'; readonly way: Way | undefined; readonly isStopped?: boolean }
  | { readonly name: 'code'; readonly way: Way; readonly email: string }
  | { readonly name: 'days'; readonly end: string }

/** The screens of a user who has none of their second steps. */
export function WayBack(props: Shown): ReactNode {
  return (
    <WithAccountTexts room="account-way-back" texts={texts}>
      <Stages {...props} />
    </WithAccountTexts>
  )
}

/** What is shown of the way that the service tells of. */
const toStage = (way: Way | undefined, isStopped = false): Stage =>
  way?.waits_until === undefined
    ? { name: 'offer', way, isStopped }
    : { name: 'days', end: way.waits_until }

function Stages({ read, endsAt, onBack, onFound }: Shown): ReactNode {
  const steps = secondSteps(useWidget().client)
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState(() => toStage(read.way_back))
  const end = useRef('')
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    return followStage(place.current)
  }, [stage])
  const help = read.help_url
  if (stage.name === 'code') {
    const { email, way } = stage
    // a code ends with the first step
    const sent = { destination: email, methodId: '', expiresAt: endsAt }
    return (
      <div className="st-screen" ref={place}>
        <BackButton label={toBackLabel(text)} onPress={() => setStage(toStage(way))} />
        <Heading>{text('emailConfirmation.title')}</Heading>
        <Lead>
          <TextWithAddress
            id="passcode.sentConfirmation"
            values={{ destination: email }}
            isOwnLine
          />
        </Lead>
        <CodeEntry
          sent={sent}
          verify={async (code, _, signal) => {
            end.current = (await steps.startWayBack({ code }, { signal })).waits_until
          }}
          onVerified={() => setStage({ name: 'days', end: end.current })}
          resend={async (signal) => {
            await steps.sendWayBack({ signal })
            return sent
          }}
          toText={toStepErrorText}
        />
      </div>
    )
  }
  return (
    <div className="st-screen" ref={place}>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      {stage.name === 'days' ? (
        <Days end={stage.end} onFound={onFound} onStopped={(way) => setStage(toStage(way, true))} />
      ) : (
        <Offer
          {...stage}
          help={help}
          onSent={(way, email) => setStage({ name: 'code', way, email })}
        />
      )}
    </div>
  )
}

/** What it takes, where the project allows it. */
function Offer(props: {
  way: Way | undefined
  isStopped?: boolean
  help: string | undefined
  onSent: (way: Way, email: string) => void
}): ReactNode {
  const { way, isStopped, help, onSent } = props
  const steps = secondSteps(useWidget().client)
  const text = useText()
  const { submit, isPending, problem } = useSubmit({
    call: (_: Way, signal) => steps.sendWayBack({ signal }),
    done: ({ email }, asked) => onSent(asked, email),
    toText: toStepErrorText,
  })
  if (way?.email === undefined) {
    return (
      <>
        <Disc tone="neutral" icon={<KeyIcon />} />
        <Heading>{text('wayBack.title')}</Heading>
        <Lead>{text('wayBack.never')}</Lead>
        {help !== undefined && (
          <HelperRow>
            <Helper>
              <Help url={help} />
            </Helper>
          </HelperRow>
        )}
      </>
    )
  }
  const { days, email, first_step } = way
  const end = first_step === 'password' ? 'wayBack.removed' : 'wayBack.removedAlone'
  return (
    <>
      <Disc tone="neutral" icon={<KeyIcon />} />
      <Banner tone="error" {...problem} />
      <Heading>{text('wayBack.title')}</Heading>
      {isStopped && (
        <CalmBanner tone="success" icon={<CheckCircleIcon />}>
          {text('wayBack.stopped')}
        </CalmBanner>
      )}
      <Lead>{text('wayBack.content', { days })}</Lead>
      <ul className="st-facts">
        <li>
          <TextWithAddress id="wayBack.code" values={{ email }} />
        </li>
        <li>{text('wayBack.told', { days })}</li>
        <li>{text(end)}</li>
      </ul>
      <Stack>
        <Button kind="primary" isLoading={isPending} onPress={() => submit(way)}>
          {text('wayBack.send')}
        </Button>
      </Stack>
      {help !== undefined && (
        <HelperRow>
          <Helper>
            {text('wayBack.noMailbox')} <Help url={help} />
          </Helper>
        </HelperRow>
      )}
    </>
  )
}

/** Says until when the second step stays. */
function Days(props: {
  end: string
  onFound: () => void
  onStopped: (way: Way | undefined) => void
}): ReactNode {
  const { end, onFound, onStopped } = props
  const steps = secondSteps(useWidget().client)
  const text = useText()
  const { submit, isPending, problem } = useSubmit({
    async call(_: null, signal) {
      await steps.stopWayBack({ signal })
      return (await steps.get({ signal })).way_back
    },
    done: onStopped,
    toText: toStepErrorText,
  })
  return (
    <>
      <Disc tone="neutral" icon={<ClockIcon />} />
      <Banner tone="error" {...problem} />
      <Heading>{text('wayBack.date', { date: toDay(end, text) })}</Heading>
      <Lead>{text('wayBack.waits')}</Lead>
      <Stack>
        <Button kind="primary" isDisabled={isPending} onPress={onFound}>
          {text('wayBack.found')}
        </Button>
        <Button kind="secondary" isLoading={isPending} onPress={() => submit(null)}>
          {text('wayBack.stop')}
        </Button>
      </Stack>
    </>
  )
}

/** The address where the project gives help: an e-mail address, or a page. */
function Help({ url }: { url: string }): ReactNode {
  const { find, locale } = useText()
  const isMail = url.startsWith('mailto:')
  const help = isMail ? decodeURI(url.slice('mailto:'.length)) : url.replace(/^https:\/\//, '')
  return formatRuns(find('wayBack.write'), { help }, locale).map(({ tag, text }) => (
    <Fragment key={`${tag} ${text}`}>
      {tag === 'bold' ? (
        <a
          className="st-text-button"
          href={url}
          rel="noreferrer"
          target={isMail ? undefined : '_blank'}
        >
          <bdi dir="ltr">{text}</bdi>
        </a>
      ) : (
        text
      )}
    </Fragment>
  ))
}
