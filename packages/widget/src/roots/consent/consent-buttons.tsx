import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useVisibilityGuard, type Visibility } from './use-visibility-guard.ts'

/**
 * Both buttons stay in view below a list that is longer than the screen, so that denying takes no more effort than
 * allowing.
 */
registerStyles(`
& .st-consent-buttons{scroll-margin-block:calc(4*var(--st-spacing))}
@media (min-height:500px){& .st-consent-buttons{position:sticky;bottom:0;z-index:1;margin-block:calc(3*var(--st-spacing)) calc(-3*var(--st-spacing));padding-block:calc(3*var(--st-spacing));background:var(--st-background);box-shadow:0 calc(-2*var(--st-spacing)) calc(3*var(--st-spacing)) var(--st-background)}}
`)

/** The values of `data-sight`, which the tests of host pages read. */
const sights = {
  offscreen: 'away',
  unconfirmed: 'doubtful',
  visible: 'plain',
} satisfies Record<Visibility, string>

/**
 * The buttons Allow and Deny. A pointer can allow only after the button has been visible for a moment. A press that was
 * meant for an element there before, or that another page tricked the user into, has no effect and shows a warning
 * (FRM-02). A key works at once, because it goes to the focused element, and nothing here moves the focus to the
 * button. Deny always works.
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
    // a click by key has the detail 0
    if (visibility === 'visible' || event.detail === 0) return
    event.stopPropagation()
    // a page that makes the user press again and again must not succeed
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
          // not while the button is off-screen: it is not disabled, the user only has to scroll to it
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
          // below the buttons, so that they do not move away from under the pointer; the key makes screen readers
          // announce each warning anew
          <CalmBanner key={ignored} tone="warning">
            {text('idpConsent.notInSight', { button })}
          </CalmBanner>
        )}
      </Stack>
    </div>
  )
}
