import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { ErrorBoundary } from '../flow/error/error-boundary.tsx'
import { ErrorView } from '../flow/error/error-screen.tsx'
import type { FlowEvent, Screen } from '../flow/flow.ts'
import { moveFocus } from '../flow/move-focus.ts'
import type { SharedEvent } from '../flow/shared-flow.ts'
import { Waiting } from '../flow/waiting.tsx'
import { Footer } from '../flow/watermark/footer.tsx'
import { Screen as ScreenPart } from '../foundation/parts/stack/screen.tsx'
import { registerStyles } from '../foundation/styles/style-sheet.ts'
import { TextContext, useText } from '../kernel/context/text-context.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { useScreens } from './use-screens.ts'

/**
 * The styles of the placeholder while a screen loads. It is invisible at first, so that a fast response does not make
 * it flash.
 */
registerStyles(`
& .st-stage{outline:0}
& .st-tabs-place{height:44px}
& .st-watermark{height:20px}
& .st-logo{height:40px}
& .st-waiting{display:grid;place-items:center;min-height:200px;animation:st-waiting .1s .2s both}
@keyframes st-waiting{from{opacity:0}}
`)

interface Shown {
  screen: Screen
  emit: (event: FlowEvent) => void
}

/** Shows a screen, or an error message if the screen throws. */
export function ScreenHost({ screen, emit }: Shown): ReactNode {
  const { host } = useWidget()
  const text = useText()
  return (
    <ErrorBoundary
      onError={host.report}
      fallback={(reset) => (
        <ScreenPart>
          <ErrorView
            message={text('errors.unexpected')}
            onBack={() => {
              emit({ type: 'error.left' })
              reset()
            }}
          />
        </ScreenPart>
      )}
    >
      <Stage screen={screen} emit={emit} />
    </ErrorBoundary>
  )
}

/** Loads the screen and moves the focus to it. */
function Stage({ screen, emit }: Shown): ReactNode {
  const { host } = useWidget()
  const text = useText()
  const stage = useRef<HTMLDivElement>(null)
  const wasReady = useRef(true)
  const height = useRef(0)
  const focused = useRef(screen.name)
  const first = useRef(screen.name)
  const failToLoad = useCallback(
    (error: unknown) => {
      host.report(error)
      const failed: SharedEvent = { type: 'flow.failed', message: text('errors.unreachable') }
      emit(failed)
    },
    [host, text, emit],
  )
  const screens = useScreens(screen.name, failToLoad)
  const ownText = useMemo(() => (screens ? text.with(screens.texts) : text), [text, screens])
  const View = screens?.views[screen.name]
  // the view was looked up by the screen's name, so it takes this screen
  const ownScreen = screen as never
  const hasMoved = focused.current !== screen.name || focused.current !== first.current

  // until this render is committed, the element still has the height of the previous screen
  if (!View && wasReady.current) height.current = stage.current?.offsetHeight ?? 0
  wasReady.current = Boolean(View)
  const keepHeight = (waiting: HTMLElement | null) => {
    if (!waiting || !stage.current) return
    const missing = height.current - stage.current.offsetHeight
    waiting.style.setProperty('min-height', `${waiting.offsetHeight + missing}px`)
  }

  const isReady = wasReady.current
  useEffect(() => {
    if (focused.current === screen.name) return
    // the focused element was removed with the previous screen, so the stage takes the focus while the next screen
    // loads
    if (stage.current) moveFocus(stage.current)
    if (isReady) focused.current = screen.name
  }, [isReady, screen.name])

  return (
    <div className="st-stage" ref={stage} tabIndex={-1}>
      <TextContext.Provider value={ownText}>
        {screens?.Background && <screens.Background emit={emit} />}
        <ScreenPart key={screen.name} isEntering={hasMoved}>
          {View ? <View screen={ownScreen} emit={emit} /> : <Waiting boxRef={keepHeight} />}
          <Footer />
        </ScreenPart>
      </TextContext.Provider>
    </div>
  )
}
