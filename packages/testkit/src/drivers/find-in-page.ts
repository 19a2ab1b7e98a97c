/** An element that a user would look for, by role and name. `text` is any element with that text in it. */
export interface Target {
  readonly role: 'button' | 'textbox' | 'heading' | 'tab' | 'link' | 'text'
  readonly name: string
}

/** The element that was found and scrolled into view. */
export interface Found {
  /** The middle of the element, in the viewport. */
  readonly x: number
  readonly y: number
  /** The content of a field. */
  readonly value: string
  /** Whether the element is enabled and a press at its middle reaches it. */
  readonly canBePressed: boolean
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * Runs in the page: finds the first visible element of a role and a name, including shadow roots, and scrolls it into
 * view. The function is sent to the page as text, so it uses nothing outside itself.
 */
export function findInPage({ role, name }: { role: Target['role']; name: string }): Found | null {
  const selectors = {
    button: 'button, [role=button]',
    textbox: 'input:not([type=hidden]), textarea',
    heading: 'h1, h2, h3',
    tab: '[role=tab]',
    link: 'a[href]',
    text: '*',
  }
  const listAll = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? listAll(element.shadowRoot) : []),
    ])
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const readLabels = (element: Element) => {
    const root = element.getRootNode() as Document | ShadowRoot // an element in a page has no other root
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    const labels = ids
      ? ids.map((id) => root.getElementById(id))
      : [...((element as HTMLInputElement).labels ?? [])] // null for an element that cannot have a label
    return clean(labels.map((label) => label?.textContent).join(' '))
  }
  const readName = (element: Element) =>
    clean(element.getAttribute('aria-label')) ||
    readLabels(element) ||
    (role === 'textbox' ? '' : clean((element as HTMLElement).innerText)) // a text is named only by its content
  const isMeant = (element: Element) => {
    if (!element.matches(selectors[role])) return false
    if (role !== 'text') return readName(element) === name
    const has = (each: Element) => clean(each.textContent).includes(name)
    return has(element) && ![...element.children].some(has)
  }
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }

  const element = listAll(document).find((each) => isMeant(each) && isVisible(each))
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = Math.floor(left + width / 2)
  const y = Math.floor(top + height / 2)
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  const isReached = element.contains(hit) || hit?.closest('label')?.control === element
  const isOff = element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null
  return {
    x,
    y,
    value: 'value' in element ? String(element.value) : '',
    canBePressed: isReached && !isOff,
    attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
  }
}
