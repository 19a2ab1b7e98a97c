import type { ComponentType } from 'react'
import type { WidgetProps } from '../context/widget-options.ts'
import type { Screen } from '../flow/flow.ts'
import { Login, type LoginOptions } from './login.tsx'

/** A widget that is the login widget's frame around one screen, which is loaded and has its own flow behind it. */
export const createWidgetFor = (firstScreen: Screen): ComponentType<WidgetProps<LoginOptions>> =>
  function Widget(props) {
    return <Login {...props} firstScreen={firstScreen} />
  }
