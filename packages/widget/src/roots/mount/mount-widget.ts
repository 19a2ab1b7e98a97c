import { PorticoSDKUsageError } from '@portico/client'
import type { WidgetOptions } from '../../kernel/context/widget-options.ts'
import { defineElement } from '../elements/define-element.ts'
import {
  type WidgetElement,
  type WidgetElementClass,
  wantsShadow,
} from '../elements/widget-element.ts'
import { findTarget } from './find-target.ts'

/**
 * Mounts a widget, or sets new options on a widget that is already mounted in the element.
 *
 * @param ElementClass - the class that defines its first tag on first use
 * @param mountCall - the name of the mount function, for errors
 * @param options - the widget's options, with the selector of the host's element
 * @throws Error when the selector matches nothing, PorticoSDKUsageError when the selector or the client is missing
 */
export function mountWidget<Options extends WidgetOptions, Mounts extends object>(
  ElementClass: WidgetElementClass<Options, string, Mounts>,
  mountCall: keyof Mounts & string,
  given: Options & { elementId: string },
): WidgetElement<Options> {
  const { elementId, ...rest } = readGiven(mountCall, given)
  // without `elementId`, only the options remain
  const options = rest as unknown as Options
  const [tag] = ElementClass.tags
  const target = findTarget(elementId, mountCall)
  defineElement(tag, ElementClass)
  const mounted = target.querySelector<WidgetElement<Options>>(`:scope > ${tag}`)
  const isSameRoot = mounted && Boolean(mounted.shadowRoot) === wantsShadow(options)
  if (mounted && isSameRoot) {
    // resets all options, so that an option of an earlier call does not stay
    const nothing = Object.fromEntries(ElementClass.optionNames.map((name) => [name, undefined]))
    mounted.render({ ...nothing, ...options })
    return mounted
  }
  // elements of this tag have `render`, whichever copy of the package defined them
  const element = document.createElement(tag) as WidgetElement<Options>
  element.render(options)
  if (mounted) mounted.replaceWith(element)
  else target.append(element)
  return element
}

/** Checks the arguments, because a page without TypeScript may leave some out. */
function readGiven<Given extends { elementId: string; client: unknown }>(
  mountCall: string,
  given: Given | null | undefined,
): Given {
  const refuse = (problem: string): never => {
    throw new PorticoSDKUsageError(mountCall, problem)
  }
  if (typeof given?.elementId !== 'string')
    return refuse('elementId must be the selector of an element, as "#sign-in".')
  if (typeof given.client !== 'object' || !given.client)
    return refuse('client must be a client, as createClient makes it.')
  return given
}
