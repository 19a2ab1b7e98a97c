import type { Client, LoginOptions, WidgetElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import type { Provided } from '../provider/provided.ts'
import { WidgetPlace } from './widget-place.tsx'

/** The options that every root has. */
type RootOptions = Omit<LoginOptions, 'config'> & { config?: { enableShadowDOM?: boolean } }

/**
 * Renders the element of a root with the client of a provider.
 *
 * @param isWaiting - whether the widget waits before it shows anything
 */
export function renderRoot<Options extends RootOptions, Mounts extends object>(
  ElementClass: WidgetElementClass<Options, string, Mounts>,
  props: Omit<Options, 'client'>,
  provided: Provided,
  isWaiting = false,
): ReactElement {
  const given: { client: Client } = { ...props, client: provided.client }
  // passes every option at each render, so that an option that the host has removed is reset
  const named = ElementClass.optionNames.map((name) => [name, Reflect.get(given, name)])
  // the class names the options of its own element
  const options = Object.fromEntries(named) as Options
  return (
    <WidgetPlace
      tag={ElementClass.tags[0]}
      ElementClass={ElementClass}
      options={options}
      provided={provided}
      isWaiting={isWaiting}
    />
  )
}
