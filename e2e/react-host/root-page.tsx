import * as bindings from '@portico/react'
import type { ComponentType } from 'react'

/** A host that shows the component of any root, which the test names. */
export function RootPage({ config }: { config?: Readonly<Record<string, unknown>> | undefined }) {
  const name = String(config?.component)
  // the test names a component, and its props
  const Root = Reflect.get(bindings, name) as ComponentType<object> | undefined
  if (!Root) throw new Error(`@portico/react exports no ${name}.`)
  return <Root {...(config?.props as object | undefined)} />
}
