import { Banner } from '@portico/widget/parts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Choice } from '../parts/choice.tsx'
import { PressButton } from '../parts/press-button.tsx'
import type { SignedIn } from '../session/use-session.ts'
import { type Width, widths } from './choices.ts'

/** The live widget in the middle, and one quiet line about it. */
export function Preview(props: {
  /** Mounts the widget into an element; another function is another mount. Null while nothing can be mounted. */
  mount: ((selector: string) => void) | null
  /** Another one is another widget, with nothing of the one before. */
  round: string
  /** Why there is no widget at all. */
  failure: string | null
  width: Width
  isShadowed: boolean
  canShadow: boolean
  signedIn: SignedIn | null
  /** Whether the person's passkeys are in the preview; null where there are none to be had. */
  isOnPasskeys: boolean | null
  onWidth: (width: Width) => void
  onShadow: (isShadowed: boolean) => void
  onPasskeys: (isOnPasskeys: boolean) => void
  onSignOut: () => void
  onRestart: () => void
}): ReactNode {
  const { failure, signedIn, isShadowed, isOnPasskeys } = props
  return (
    <main className="pg-preview">
      <div className="pg-preview-floor">
        <div className="pg-preview-card" data-width={props.width}>
          {failure ? (
            <div className="st-root pg-theme-root">
              <Banner tone="error">{failure}</Banner>
            </div>
          ) : (
            <WidgetContainer key={props.round} mount={props.mount} />
          )}
        </div>
      </div>
      <div className="pg-line">
        <Choice
          label="Width of the card, in pixels"
          look="plain"
          options={widths.map((value) => ({ value, label: value }))}
          value={props.width}
          onChoose={props.onWidth}
        />
        <p className="pg-line-session" role="status">
          {signedIn && (
            <>
              Signed in as <b>{signedIn.name}</b>
            </>
          )}
        </p>
        <div className="pg-line-end">
          {isOnPasskeys !== null && (
            <button
              className="pg-toggle"
              type="button"
              aria-pressed={isOnPasskeys}
              data-label="Your passkeys"
              onClick={() => props.onPasskeys(!isOnPasskeys)}
            >
              Your passkeys
            </button>
          )}
          {signedIn ? (
            <PressButton kind="quiet" onPress={() => props.onSignOut()}>
              Sign out
            </PressButton>
          ) : (
            <PressButton kind="quiet" onPress={() => props.onRestart()}>
              Start over
            </PressButton>
          )}
          <button
            className="pg-toggle"
            type="button"
            aria-pressed={isShadowed}
            data-label="Shadow root"
            disabled={!props.canShadow}
            onClick={() => props.onShadow(!isShadowed)}
          >
            Shadow root
          </button>
        </div>
      </div>
    </main>
  )
}

/** The element that the widget lives in. The renderer of this page never looks inside. */
function WidgetContainer({ mount }: { mount: ((selector: string) => void) | null }): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (mount && container.current) mount(`#${container.current.id}`)
  }, [mount])
  return <div id="sign-in" ref={container} />
}
