/**
 * The buttons of social sign-in on Main. They are one chunk, and each provider's mark is another. The client starts and
 * completes a sign-in; the host configures the page that the service returns to.
 */
import { findHeldSignIn, findLastUsedProvider, getInternals, offerToAsk } from '@portico/client'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { OauthProviderOptions } from '../../declarations/oauth/options.ts'
import { loadForSubmit } from '../../flow/load-for-submit.ts'
import { loadScreens } from '../../flow/load-screens.ts'
import type { SectionProps } from '../../flow/method.ts'
import type { EmittedOn } from '../../flow/screens.ts'
import { type Problem, useSubmit } from '../../flow/use-submit.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { ButtonPlaces } from '../../foundation/parts/button/button-places.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useKnownProject } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { oauthText } from '../../locales/en/oauth.ts'
import type { OauthFlow } from './flow.ts'
import { ProviderIcon } from './provider-icon.tsx'
import { toButtonLabel } from './to-button-label.ts'
import { toProviders } from './to-providers.ts'

registerStyles(`
& .st-last-used{position:absolute;inset-block-start:-11px;inset-inline-end:9px;padding:0 6px;background:var(--st-fill);border-radius:var(--st-rounded-base);font-size:var(--st-small);line-height:18px;color:var(--st-muted-foreground)}
`)

const loadOneTap = () => import('./one-tap.tsx')
const loadStart = () => import('./start-sign-in.ts')
const loadInAppNote = () => import('./in-app-note.tsx')
const loadReturnedError = () => import('./returned-error.tsx')

/** The section of social sign-in buttons on Main. */
export function Section({
  emit,
  isDisabled,
  onProblem,
}: SectionProps<EmittedOn<OauthFlow, 'main'>>): ReactNode {
  const widget = useWidget()
  const { client, config, host, latest } = widget
  const { oauthOptions } = config
  const { buttonId } = latest.current.presentation?.options ?? {}
  const text = useText().with(oauthText)
  const [lastUsed] = useState(() => findLastUsedProvider(client))
  const [pressed, setPressed] = useState('')
  const [returned, setReturned] = useState<Problem | null>(null)
  const note = useLazy(loadInAppNote, /Mobi|Android/.test(navigator.userAgent))
  const error = useLazy(loadReturnedError, location.search.includes('error_type='))

  const { project, isCurrent, refusal } = useKnownProject()
  // the project's settings complete the options that the host left out
  const providers = toProviders(oauthOptions).map((provider) => ({
    ...project?.oauthProviders?.[provider.type],
    ...provider,
  }))
  const oneTap = useLazy(
    loadOneTap,
    providers.some((it) => it.one_tap),
  )

  const { submit, isPending, problem } = useSubmit({
    call: async (provider: OauthProviderOptions, signal) =>
      (await loadForSubmit(loadStart)).startSignIn(widget, provider, signal),
    done() {},
  })
  const keepFocus = useFocusBack(isPending)
  useEffect(() => {
    let isLeft = false
    const stop = offerToAsk(client, () => {
      loadScreens('oauth').then(
        () => isLeft || emit({ type: 'oauth.asked' }),
        (error) => {
          host.report(error)
          // no card can ask for the further proof, so the sign-in is given up
          findHeldSignIn(client)?.giveUp()
        },
      )
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [client, emit, host])
  const banner = problem ?? returned
  useEffect(() => {
    if (!banner) return
    onProblem(banner)
    return () => onProblem(null)
  }, [banner, onProblem])

  return (
    <div className="st-stack" onPointerEnter={() => getInternals(client).preload()}>
      {error && <error.ReturnedError onFound={setReturned} />}
      {providers.map((provider) => {
        const { type } = provider
        const label = toButtonLabel(provider, text)
        // a button without a label waits until the project's settings are known, because they may contain its label
        if (!label && !isCurrent && !refusal) return <ButtonPlaces key={type} labels={[type]} />
        const id = `oauth-${type}`
        const button = (
          <Button
            kind="secondary"
            id={buttonId ? (buttonId === true ? id : id + buttonId) : undefined}
            icon={<ProviderIcon {...provider} />}
            isLoading={isPending && type === pressed}
            isQuiet={isDisabled || isPending}
            onPress={() => {
              setReturned(null)
              keepFocus()
              setPressed(type)
              submit(provider)
            }}
          >
            {label}
            {type === lastUsed && (
              <span className="st-last-used"> {text('provider.lastUsed')}</span>
            )}
          </Button>
        )
        return (
          <Fragment key={type}>
            {oneTap && provider.one_tap ? (
              <oneTap.OneTap provider={provider} button={button} onProblem={setReturned} />
            ) : (
              button
            )}
            {note && type === 'google' && <note.InAppNote />}
          </Fragment>
        )
      })}
    </div>
  )
}
