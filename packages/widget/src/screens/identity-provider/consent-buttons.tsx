import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useVisibilityGuard, type Visibility } from './use-visibility-guard.ts'

/** Both answers stay in view below a list that is longer than the screen: to refuse takes no more than to allow. */
registerStyles(`
& .st-consent-buttons{scroll-margin-block:calc(4*var(--st-spacing))}
@media (min-height:500px){& .st-consent-buttons{position:sticky;bottom:0;z-index:1;margin-block:calc(3*var(--st-spacing)) calc(-3*var(--st-spacing));padding-block:calc(3*var(--st-spacing));background:var(--st-background);box-shadow:0 calc(-2*var(--st-spacing)) calc(3*var(--st-spacing)) var(--st-background)}}
`)

/** As `data-sight` says it, which tests of host pages read. */
const sights = {
  offscreen: 'away',
  unconfirmed: 'doubtful',
  visible: 'plain',
} satisfies Record<Visibility, string>

/**
 * Allow and Deny. A pointer allows only what has been seen for a moment: a press that was meant for what stood
 * there before, or that another page lured out of the person, allows nothing, and says so (FRM-02). A key works
 * at once, because it goes to what has the focus, and nothing here takes that by itself. Deny always works.
 */
export function ConsentButtons(props: {
  isPending: boolean
  onDecide: (isGranted: boolean) => void
}): ReactNode {
  const { isPending, onDecide } = props
  const text = useText()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [ignored, setIgnored] = useState(0)
  const all = useRef<HTMLDivElement>(null)
  const allow = useRef<HTMLDivElement>(null)
  const { visibility, restart } = useVisibilityGuard(allow)

  useEffect(() => {
    if (ignored > 0) all.current?.scrollIntoView?.({ block: 'nearest' })
  }, [ignored])

  const guard = (event: MouseEvent) => {
    // a key's click counts no presses
    if (visibility === 'visible' || event.detail === 0) return
    event.stopPropagation()
    // somebody who is made to press again and again never gets there
    restart()
    setIgnored(ignored + 1)
    console.warn('A press on Allow was ignored: the button was not in plain sight.')
  }
  const decide = (isGranted: boolean) => {
    setPressed(isGranted)
    setIgnored(0)
    onDecide(isGranted)
  }
  const button = text('idpConsent.button.allow')

  return (
    <div className="st-consent-buttons" ref={all}>
      <Stack>
        <div
          ref={allow}
          data-sight={sights[visibility]}
          // not where the person has yet to scroll: nothing is wrong with a button there
          aria-disabled={visibility === 'unconfirmed' || undefined}
          onClickCapture={guard}
        >
          <Button
            kind="primary"
            isLoading={isPending && pressed === true}
            isQuiet={isPending}
            onPress={() => decide(true)}
          >
            {button}
          </Button>
        </div>
        <Button
          kind="secondary"
          isLoading={isPending && pressed === false}
          isQuiet={isPending}
          onPress={() => decide(false)}
        >
          {text('idpConsent.button.deny')}
        </Button>
        {ignored > 0 && (
          // below the buttons, so that neither moves away from under the pointer; each time it is said anew
          <CalmBanner key={ignored} tone="warning">
            {text('idpConsent.notInSight', { button })}
          </CalmBanner>
        )}
      </Stack>
    </div>
  )
}
