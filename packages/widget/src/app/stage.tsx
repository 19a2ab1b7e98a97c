import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { TextContext, useText } from '../context/text-context.ts'
import type { FlowEvent, Screen } from '../flow/flow.ts'
import { moveFocus } from '../flow/move-focus.ts'
import { Spinner } from '../parts/spinner/spinner.tsx'
import { Screen as ScreenPart } from '../parts/stack/screen.tsx'
import { registerStyles } from '../styles/style-sheet.ts'
import { stageStyles } from './stage.css.ts'
import { useLoadedScreen } from './use-loaded-screen.ts'

registerStyles(stageStyles)

/** Shows one screen, loads it when it is due, and moves the focus to it. */
export function Stage(props: {
  screen: Screen
  emit: (event: FlowEvent) => void
  /** The screen's own view where it belongs to no method. */
  shared: ReactNode
  onLoadError: (error: unknown) => void
  footer: ReactNode
}): ReactNode {
  const { screen, emit, shared } = props
  const text = useText()
  const stage = useRef<HTMLDivElement>(null)
  const wasReady = useRef(true)
  const height = useRef(0)
  const focused = useRef(screen.name)
  const first = useRef(screen.name)
  const loaded = useLoadedScreen(shared ? null : screen.name, props.onLoadError)
  const isReady = Boolean(shared) || loaded !== null
  const ownText = useMemo(() => (loaded ? text.with(loaded.texts) : text), [text, loaded])
  // the view stands under this screen's name, so it takes this screen
  const ownScreen = screen as never
  const hasMoved = focused.current !== screen.name || focused.current !== first.current

  // until this render is on the page, the screen before is
  if (!isReady && wasReady.current) height.current = stage.current?.offsetHeight ?? 0
  wasReady.current = isReady
  const keepHeight = (waiting: HTMLElement | null) => {
    if (!waiting || !stage.current) return
    const missing = height.current - stage.current.offsetHeight
    waiting.style.setProperty('min-height', `${waiting.offsetHeight + missing}px`)
  }

  useEffect(() => {
    if (focused.current === screen.name) return
    // while the screen loads the focus waits with the stage: what had it is gone
    if (stage.current) moveFocus(stage.current)
    if (isReady) focused.current = screen.name
  }, [isReady, screen.name])

  return (
    <div className="st-stage" ref={stage} tabIndex={-1}>
      <ScreenPart key={screen.name} isBusy={!isReady} isEntering={hasMoved}>
        {shared}
        {loaded && (
          <TextContext.Provider value={ownText}>
            <loaded.View screen={ownScreen} emit={emit} />
          </TextContext.Provider>
        )}
        {!isReady && (
          <div className="st-waiting" ref={keepHeight}>
            <Spinner size={40} label={text('loading.label')} />
          </div>
        )}
        {props.footer}
      </ScreenPart>
    </div>
  )
}
