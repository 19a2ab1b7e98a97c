import { ErrorView } from '../flow/error/error-screen.tsx'
import type { ScreenProps, Screens } from '../flow/screens.ts'
import { type ErrorScreen, type SharedEvent, sharedFlow } from '../flow/shared-flow.ts'
import { MainView } from '../screens/main/main-screen.tsx'

const Failed = ({ screen, emit }: ScreenProps<ErrorScreen, SharedEvent>) => (
  <ErrorView message={screen.message} onBack={() => emit({ type: 'error.left' })} />
)

/** The screens that belong to no method. They are part of the first chunk. */
export const sharedScreens = {
  flow: sharedFlow,
  views: { main: MainView, error: Failed },
  texts: {},
} satisfies Screens
