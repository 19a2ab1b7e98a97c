import { StytchSDKUsageError } from '@portico/client'
import { optionNames, type WidgetOptions } from '../../kernel/context/widget-options.ts'
import { defineElement } from '../elements/define-element.ts'
import type { WidgetNames } from '../elements/tags.ts'
import {
  type WidgetElement,
  type WidgetElementClass,
  wantsShadow,
} from '../elements/widget-element.ts'
import { findTarget } from './find-target.ts'

/** Where an element goes without the option that was there before. */
const nothing = Object.fromEntries(optionNames.map((name) => [name, undefined]))

/**
 * Mounts a widget, or gives new options to the one that is mounted there already.
 *
 * @param ElementClass - what the tag is defined with on first use
 * @param options - of the widget, with the selector of the host's element
 * @throws Error when the selector matches nothing, StytchSDKUsageError when there is none, or no client
 */
export function mountWidget<Options extends WidgetOptions>(
  { tag, mountCall }: WidgetNames,
  ElementClass: WidgetElementClass<Options>,
  given: Options & { elementId: string },
): WidgetElement<Options> {
  const { elementId, ...rest } = readGiven(mountCall, given)
  // what is left are the options
  const options = rest as unknown as Options
  const target = findTarget(elementId, mountCall)
  defineElement(tag, ElementClass)
  const mounted = target.querySelector<WidgetElement<Options>>(`:scope > ${tag}`)
  const isSameRoot = mounted && Boolean(mounted.shadowRoot) === wantsShadow(options)
  if (mounted && isSameRoot) {
    mounted.render({ ...nothing, ...options })
    return mounted
  }
  // this tag's elements have `render`: whoever defined it
  const element = document.createElement(tag) as WidgetElement<Options>
  element.render(options)
  if (mounted) mounted.replaceWith(element)
  else target.append(element)
  return element
}

/** What a page without types may leave out by mistake. */
function readGiven<Given extends { elementId: string; client: unknown }>(
  mountCall: string,
  given: Given | null | undefined,
): Given {
  const refuse = (problem: string): never => {
    throw new StytchSDKUsageError(mountCall, problem)
  }
  if (typeof given?.elementId !== 'string')
    return refuse('elementId must be the selector of an element on the page, as "#sign-in".')
  if (typeof given.client !== 'object' || !given.client)
    return refuse('client must be a client, as createClient makes it.')
  return given
}
