import { type ReactNode, useCallback } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { ErrorBoundary } from '../error/error-boundary.tsx'
import { ErrorView } from '../error/error-screen.tsx'
import type { FlowEvent, MainScreen, Screen } from '../flow/flow.ts'
import type { ErrorScreen, SharedEvent } from '../flow/shared-flow.ts'
import { MainView } from '../main/main-screen.tsx'
import { Screen as ScreenPart } from '../parts/stack/screen.tsx'
import type { ResolvedTheme } from '../theme/resolve-theme.ts'
import { Footer } from '../watermark/footer.tsx'
import { preloadScreen } from './load-screen.ts'
import { Stage } from './stage.tsx'

const isMain = (screen: Screen): screen is MainScreen => screen.name === 'main'
const isError = (screen: Screen): screen is ErrorScreen => screen.name === 'error'

/** The screens of a login: Main and Error are at hand, a method's are loaded when they are due. */
export function LoginScreens(props: {
  screen: Screen
  emit: (event: FlowEvent) => void
  theme: Pick<ResolvedTheme, 'hideHeaderText' | 'logo'>
  /** Why the service did not tell of the project. */
  refusal: unknown
  /** Asks it again. */
  onRetry: () => void
}): ReactNode {
  const { screen, emit, theme, refusal, onRetry } = props
  const { host } = useWidget()
  const text = useText()
  const leaveError = () => emit({ type: 'error.left' })
  const failToLoad = useCallback(
    (error: unknown) => {
      host.report(error)
      const failed: SharedEvent = { type: 'flow.failed', message: text('errors.unreachable') }
      emit(failed)
    },
    [host, text, emit],
  )

  let shared: ReactNode = null
  if (isMain(screen)) {
    shared = (
      <MainView
        screen={screen}
        emit={emit}
        theme={theme}
        preload={preloadScreen}
        refusal={refusal}
        onRetry={onRetry}
      />
    )
  } else if (isError(screen)) {
    shared = <ErrorView message={screen.message} onBack={leaveError} />
  }

  return (
    <ErrorBoundary
      onError={host.report}
      fallback={(reset) => (
        <ScreenPart>
          <ErrorView
            message={text('errors.unexpected')}
            onBack={() => {
              leaveError()
              reset()
            }}
          />
        </ScreenPart>
      )}
    >
      <Stage
        screen={screen}
        emit={emit}
        shared={shared}
        onLoadError={failToLoad}
        footer={<Footer />}
      />
    </ErrorBoundary>
  )
}
