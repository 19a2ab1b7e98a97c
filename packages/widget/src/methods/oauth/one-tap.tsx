/** Google One Tap on Main. It is a chunk of its own, for pages that configure it. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OauthProviderOptions } from '../../declarations/oauth/options.ts'
import type { Problem } from '../../flow/use-submit.ts'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { isOwnMachine } from '../../foundation/parts/is-own-machine.ts'
import { Spinner } from '../../foundation/parts/spinner/spinner.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { toPageUrl } from '../../kernel/host/to-page-url.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'
import { createPromptParent, promptParentId } from './create-prompt-parent.ts'
import { describeOneTap } from './describe-one-tap.ts'
import { followHeight } from './follow-height.ts'
import { toOneTapMode } from './to-one-tap-mode.ts'

/**
 * The place of the prompt is higher than a button, and negative margins compensate for the difference, so that nothing
 * moves when the prompt appears.
 */
registerStyles(`
& .st-spinner[data-size="25"]{width:25px;height:25px}
& .st-one-tap{position:relative;height:47px;margin-block:-1px;overflow:hidden}
& .st-one-tap .st-spinner{position:absolute;inset:0;margin:auto}
& .st-one-tap iframe{width:100%!important}
& .st-card:has(.st-one-tap-alone){display:none}
`)

/** The state of the prompt. */
type Prompt = 'asked' | 'shown' | 'missed'

/**
 * Prepares a place for Google's prompt.
 *
 * @returns a function that removes the prompt
 */
function takePlace(place: HTMLElement): () => void {
  const parent = createPromptParent(place)
  const stopFollowing = followHeight(place, parent)
  return () => {
    stopFollowing()
    parent.remove()
  }
}

/**
 * Shows One Tap in place of Google's button, or above the page beside the button. If One Tap is not available, it shows
 * only the button.
 */
export function OneTap(props: {
  provider: OauthProviderOptions
  button: ReactNode
  /** Called with the reason if a sign-in fails after the user chose an account in the prompt. */
  onProblem: (problem: Problem) => void
}): ReactNode {
  const { position, cancel_on_tap_outside } = props.provider
  const { client, config, host } = useWidget()
  const { loginRedirectURL, signupRedirectURL, providers } = config.oauthOptions ?? {}
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [prompt, setPrompt] = useState<Prompt>('asked')
  const [advice, setAdvice] = useState<string | null>(null)
  const mode = toOneTapMode(position, 'IdentityCredential' in window)
  const isEmbedded = mode === 'embedded'
  const latest = useRef({ text, onProblem: props.onProblem })
  latest.current = { text, onProblem: props.onProblem }

  useEffect(() => {
    if (mode === 'button') return setPrompt('missed')
    const leaving = new AbortController()
    const { signal } = leaving
    const leavePlace = isEmbedded && place.current ? takePlace(place.current) : () => {}
    const giveUp = () => {
      leavePlace()
      setPrompt('missed')
    }
    const miss = (reason: string) => {
      giveUp()
      const line = describeOneTap(reason, location.origin)
      if (!line) return
      console.error(`Portico: ${line}`)
      host.report(Object.assign(new MessageError(line), { name: 'PorticoSetupError' }))
      if (isOwnMachine(location.hostname)) setAdvice(line)
    }
    const options = {
      login_redirect_url: loginRedirectURL,
      signup_redirect_url: signupRedirectURL,
      page_url: toPageUrl(),
      cancel_on_tap_outside,
      use_fedcm_for_prompt: position !== 'forceLegacyEmbedded',
      ...(isEmbedded && { prompt_parent_id: promptParentId }),
      onOneTapCancelled: giveUp,
      async onOneTapFailed(error: unknown) {
        host.report(error)
        const sentence = await toErrorText(error, latest.current.text)
        if (signal.aborted) return
        giveUp()
        latest.current.onProblem({ text: sentence, errorType: null, linkHosts: [] })
      },
    }
    client.oauth.googleOneTap.start(options, { signal }).then(
      (result) => {
        if (signal.aborted) return
        if (result.success) setPrompt('shown')
        else miss(result.reason)
      },
      (error) => {
        if (signal.aborted) return
        host.report(error)
        giveUp()
      },
    )
    return () => {
      leaving.abort()
      leavePlace()
    }
  }, [
    mode,
    isEmbedded,
    position,
    cancel_on_tap_outside,
    loginRedirectURL,
    signupRedirectURL,
    client,
    host,
  ])

  if (isEmbedded && prompt !== 'missed') {
    return (
      // the key makes the renderer replace this element: its height is set by script, so it must not be reused for the
      // button
      <div
        key="prompt"
        className="st-one-tap"
        ref={place}
        aria-busy={prompt === 'asked' || undefined}
      >
        {prompt === 'asked' && <Spinner size={25} />}
        <slot name="one-tap" />
      </div>
    )
  }
  const isOnly = providers?.length === 1
  const isAlone =
    isOnly && normalizeProducts(config.products, Object.values(Products)).ids.length === 1
  if (isAlone && mode === 'floating' && prompt !== 'missed') {
    return <div className="st-one-tap-alone" />
  }
  return (
    <>
      {advice && (
        <div lang="en" dir="ltr">
          <CalmBanner tone="warning">{advice}</CalmBanner>
        </div>
      )}
      {props.button}
    </>
  )
}
