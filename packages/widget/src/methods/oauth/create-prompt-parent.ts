/** What Google's script finds the place of its prompt by: other hosts' code knows it, too. */
export const promptParentId = 'google-parent-prompt'

/**
 * Makes the element that Google draws in. It looks for that in the document alone: in a shadow root the element stands
 * in front of it, in the host's light DOM, and shows through the slot.
 *
 * @param place - the element on the card that holds the slot
 * @returns it, to be removed with its place
 */
export function createPromptParent(place: HTMLElement): HTMLElement {
  const root = place.getRootNode()
  const parent = place.ownerDocument.createElement('div')
  parent.id = promptParentId
  if (root instanceof ShadowRoot) {
    parent.slot = 'one-tap'
    root.host.append(parent)
  } else {
    place.append(parent)
  }
  return parent
}
